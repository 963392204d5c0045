"""Redealing what a seat cannot know, and continuing from there."""

import random
from collections.abc import Callable
from functools import reduce
from operator import or_

import pytest
from hypothesis import given
from hypothesis import strategies as st

from marrakesh import Config, Game
from marrakesh.rules import phases
from marrakesh.rules.modules.buildings import KeepScroll
from marrakesh.rules.state import Table
from rules.properties.laws import check_options, check_position
from rules.properties.snapshots import snapshot
from rules.properties.starts import CONFIGS, SEEDS, STARTS, Start, finish, moments
from rules.secrets.helpers import (
    choose_in_order,
    dealt_anew,
    own_choice,
    secret_moments,
    to,
)

# --- redeal ---------------------------------------------------------------------------------------


HIDDEN: dict[str, Callable[[Table], object]] = {
    "oases": lambda table: [player.oases for player in table.players],
    "unused oases": lambda table: table.unused_oases,
    "scroll stacks": lambda table: table.scroll_stacks[:],
    "luxury stacks": lambda table: table.luxury_stacks[:],
    "offices": lambda table: table.offices,
    "unused offices": lambda table: table.unused_offices,
    "provisions of others": lambda table: [player.provisions for player in table.players[1:]],
    "unused provisions": lambda table: table.unused_provisions,
    "chance": lambda table: table.chance_key,
}
CHOSEN: dict[str, Callable[[Table], object]] = {
    "arrangement": lambda table: (table.players[1].disc, table.players[1].storage[:]),
    "first provision": lambda table: table.players[1].revealing,
}


@pytest.mark.parametrize("thing", HIDDEN)
@pytest.mark.parametrize("seat", [-1, 0])
def test_a_redeal_changes_everything_hidden(edition: str, thing: str, seat: int) -> None:
    tables = dealt_anew(to(phases.CLAIM, Config(2, edition)), seat)
    assert len({str(HIDDEN[thing](table)) for table in tables}) > 1


@pytest.mark.parametrize("thing", CHOSEN)
def test_a_redeal_changes_the_board_layout_of_other_players(edition: str, thing: str) -> None:
    game = Game.new(Config(3, edition), 5)
    choose_in_order(game, [1], 5)
    assert len({str(CHOSEN[thing](table)) for table in dealt_anew(game, 0)}) > 1
    assert len({str(CHOSEN[thing](table)) for table in dealt_anew(game, 1)}) == 1


def test_a_redeal_changes_the_selection_of_other_players(edition: str) -> None:
    game = to(phases.SELECT, Config(3, edition))
    choose_in_order(game, [1], 5)
    tables = dealt_anew(game, 0)
    assert len({table.players[1].chosen for table in tables}) > 20
    assert {table.players[1].chosen.bit_count() for table in tables} == {3}
    assert reduce(or_, (table.players[1].chosen for table in tables)) == 0b111111111111
    assert {table.players[1].chosen for table in dealt_anew(game, 1)} == {
        game.table.players[1].chosen
    }


def test_a_redeal_changes_the_next_provision_tile_of_other_players(edition: str) -> None:
    game = to(phases.NEXT_PROVISION, Config(3, edition))
    choose_in_order(game, [1], 5)
    player = game.table.players[1]
    hidden = {1 << place for place in range(3) if not player.active >> place & 1}
    assert {table.players[1].revealing for table in dealt_anew(game, 0)} == hidden
    assert {table.players[1].revealing for table in dealt_anew(game, 1)} == {player.revealing}


def test_a_redeal_keeps_the_seats_own_provision_tiles(edition: str) -> None:
    game = to(phases.CLAIM, Config(4, edition))
    for seat in range(4):
        own = game.table.players[seat].provisions
        assert {table.players[seat].provisions for table in dealt_anew(game, seat)} == {own}


def test_a_redeal_can_put_any_hidden_tile_in_any_hidden_place(edition: str) -> None:
    game = to(phases.CLAIM, Config(2, edition))
    table = game.table
    tables = dealt_anew(game, 0, 300)
    assert {t.offices[0] for t in tables} == {*table.offices, *table.unused_offices}
    place = next(place for place in range(6) if not table.players[1].discovered(place))
    seen = {p.oases[k] for p in table.players for k in range(6) if p.discovered(k)}
    seen.update(table.open_oases)
    assert {t.players[1].oases[place] for t in tables} == set(range(1, 31)) - seen
    hidden = {tile for stack in table.luxury_stacks for tile in stack}
    assert {t.luxury_stacks[0][-1] for t in tables} == hidden


def test_redeals_with_the_same_seed_are_identical(edition: str) -> None:
    game = to(phases.CLAIM, Config(3, edition))
    twins = [game.copy(), game.copy()]
    for twin in twins:
        twin.redeal(2, 77)
    assert snapshot(twins[0]) == snapshot(twins[1])
    assert snapshot(twins[0]) != snapshot(game)


DEALT = frozenset({"special-buildings", "provision-tiles", "exchange-offices"})


@pytest.mark.parametrize(
    ("phase", "config"),
    [
        (phases.SETUP, Config(3, "essential", modules=DEALT)),
        (phases.BUILDINGS, Config(3, "deluxe", modules=DEALT)),
        (phases.SELECT, Config(3, "deluxe")),
        (phases.CLAIM, Config(3, "essential", modules=DEALT)),
        (phases.CLAIM, Config(1, solo="pashabot")),
    ],
)
def test_nothing_hidden_can_be_recovered_from_a_redealt_game(phase: int, config: Config) -> None:
    game = to(phase, config)
    if phase in (phases.SETUP, phases.SELECT):
        choose_in_order(game, [1], 5)
    while phase == phases.BUILDINGS and not isinstance(game.table.agenda[-1], KeepScroll):
        game.apply(game.legal_actions()[0])
    for seat in range(config.players):
        twins = [game.copy(), game.copy()]
        twins[1].redeal(seat, 99)
        for twin in twins:
            twin.redeal(seat, 7)
        assert snapshot(twins[0]) == snapshot(twins[1])


def test_a_redeal_can_give_other_players_any_board_layout(edition: str) -> None:
    seed = next(s for s in range(99) if 0 in Game.new(Config(3, edition), s).table.players[1].draw)
    game = Game.new(Config(3, edition), seed)
    keshis = game.table.players[1].draw
    choose_in_order(game, [1], 5)
    tables = dealt_anew(game, 0)
    storages = {tuple(c for c in t.players[1].storage if c >= 0) for t in tables}
    assert {tuple(sorted(storage)) for storage in storages} == {keshis}
    assert len({storage.index(0) for storage in storages}) == len(keshis)
    assert {t.players[1].disc for t in tables} == set(range(8))
    assert {t.players[2].disc for t in tables} == {-1}  # seat 2 has not chosen yet


@pytest.mark.rule("SET-07", "RVT-02")
def test_open_oases_that_left_the_game_never_return(edition: str) -> None:
    seed = next(s for s in range(99) if Game.new(Config(2, edition), s).table.river_tiles[0] == 2)
    start = Start(Config(2, edition), seed)
    game = start.game()
    was_open = set(game.table.open_oases)
    for _ in moments(game, start):
        if game.table.season == 2:
            break
    taken = {tile for player in game.table.players for tile in player.claimed}
    gone = was_open - taken
    assert len(gone) >= 2
    for seat in (-1, 0, 1):
        for table in dealt_anew(game, seat, 60):
            assert all(gone.isdisjoint(player.oases) for player in table.players)
            assert gone == set(table.seen_oases)


# --- continuing -----------------------------------------------------------------------------------


@given(STARTS, st.integers(-1, 3), st.integers(0, 600))
def test_a_game_can_continue_after_a_redeal(start: Start, seat: int, moment: int) -> None:
    """Even when redealt games are redealt again, as in a search."""
    game = start.game()
    for number in moments(game, start):
        if number in (moment, moment + 3):
            game.redeal(min(seat, game.table.n - 1), start.seed + number)
            check_options(game)
        elif number > moment:
            check_position(game)
    check_position(game)


@given(CONFIGS, SEEDS)
def test_a_redeal_in_the_middle_of_secret_choices_leaves_a_consistent_game(
    config: Config, seed: int
) -> None:
    for moment in secret_moments(config, seed):
        game = moment.copy()
        rng = random.Random(seed)
        for _ in range(rng.randrange(1, 8)):
            if game.table.phase != moment.table.phase:
                break
            seat = rng.choice(game.waiting)
            game.apply(own_choice(game, seat, seed), seat)
            game.redeal(rng.randrange(-1, config.players), seed)
            check_options(game)
            check_position(game)
    check_position(finish(game, Start(config, seed)))


@pytest.mark.parametrize("phase", [phases.SELECT, phases.CLAIM, phases.ASSISTANTS])
@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_a_redeal_does_not_depend_on_anything_hidden(edition: str, phase: int, seat: int) -> None:
    """Two games that look the same to a seat are identical after a redeal with the same seed."""
    game = to(phase, Config(3, edition, modules=frozenset({"oasis-tiles", "provision-tiles"})))
    twins = [game.copy(), game.copy()]
    for number, twin in enumerate(twins):
        twin.redeal(seat, number)
    assert snapshot(twins[0]) != snapshot(twins[1])
    for twin in twins:
        twin.redeal(seat, 7)
    assert snapshot(twins[0]) == snapshot(twins[1])


@pytest.mark.parametrize("seat", [-1, 0])
def test_a_redeal_shuffles_every_stack(edition: str, seat: int) -> None:
    tables = dealt_anew(to(phases.CLAIM, Config(2, edition)), seat)
    for stacks in zip(
        *(table.scroll_stacks + table.luxury_stacks for table in tables), strict=True
    ):
        assert len(set(stacks)) > 1
