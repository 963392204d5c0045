"""Secrets are kept: no view depends on what its seat may not know, redeal deals just that anew."""

import json
import random
from collections.abc import Callable, Iterator
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from marrakesh import Config, Game
from marrakesh.rules import phases
from marrakesh.rules.state import Table
from test_properties import (
    CONFIGS,
    SEEDS,
    STARTS,
    Start,
    check_options,
    check_position,
    finish,
    moments,
    pick,
    snapshot,
)

SECRET = (phases.SETUP, phases.SELECT, phases.NEXT_PROVISION)


def own_choice(game: Game, seat: int, seed: int) -> int:
    """A choice that depends on nothing but the seat's own options."""
    options = game.legal_actions(seat)
    return random.Random(f"{seed} {seat} {options}").choice(options)


def secret_moments(config: Config, seed: int) -> Iterator[Game]:
    """A game at the beginning of each secret choice of all."""
    game = Game.new(config, seed)
    rng = random.Random(seed)
    last = None
    while not game.over:
        table = game.table
        moment = (table.phase, table.season, table.round)
        if table.phase in SECRET and moment != last:
            yield game
        last = moment
        game.apply(pick(rng, game.legal_actions()))


def choose_in_order(game: Game, seats: list[int], seed: int) -> None:
    """These seats make their secret choices, one after the other."""
    phase = game.table.phase
    for seat in seats:
        while game.table.phase == phase and seat in game.waiting:
            game.apply(own_choice(game, seat, seed), seat)


# --- views ----------------------------------------------------------------------------------------


@given(STARTS)
def test_a_view_does_not_depend_on_what_is_dealt_anew(start: Start) -> None:
    game = start.game()
    for number in moments(game, start):
        often = game.table.phase in (phases.SETUP, phases.NEXT_PROVISION)
        if often or number % 40 == start.seed % 40:
            same_views_after_redeal(game, start.seed + number)
    same_views_after_redeal(game, start.seed)


def same_views_after_redeal(game: Game, seed: int) -> None:
    for seat in range(-1, game.table.n):
        known = None if seat < 0 else seat
        dealt = game.copy()
        dealt.redeal(seat, seed)
        assert dealt.view(known) == game.view(known)
        assert dealt.view() == game.view()
        assert (dealt.seat, dealt.waiting) == (game.seat, game.waiting)
        if seat >= 0:
            assert dealt.legal_actions(seat) == game.legal_actions(seat)
        if game.table.phase not in SECRET:
            assert dealt.legal_actions() == game.legal_actions()
        if not dealt.over:
            check_options(dealt)
        check_position(dealt)


@given(CONFIGS, SEEDS)
def test_secret_choices_of_others_show_neither_in_views_nor_in_options(
    config: Config, seed: int
) -> None:
    for game in secret_moments(config, seed):
        me = seed % config.players
        others = [seat for seat in range(config.players) if seat != me]
        twins = [game.copy(), game.copy(), game.copy()]
        choose_in_order(twins[1], others, seed)
        choose_in_order(twins[2], others[::-1], seed + 1)
        for twin in twins[1:]:
            if me not in twins[0].waiting:
                continue  # the only tile left is revealed without a question
            assert twin.view(me) == twins[0].view(me)
            assert twin.view() == twins[0].view()
            assert twin.legal_actions(me) == twins[0].legal_actions(me)
            for other in others:
                assert twin.view(other)["players"] != twins[0].view(other)["players"]


@given(CONFIGS, SEEDS)
def test_the_events_of_secret_choices_tell_nothing_before_all_have_chosen(
    config: Config, seed: int
) -> None:
    for moment in secret_moments(config, seed):
        game = moment.copy()
        game.listen()
        phase = game.table.phase
        while True:
            seat = random.Random(seed + len(game.history)).choice(game.waiting)
            events = game.apply(own_choice(game, seat, seed), seat)
            if game.table.phase != phase:
                break
            assert events == []
        reveals = "selected" if phase == phases.SELECT else "provision"
        assert {event.seat for event in events if event.kind == reveals} == set(
            range(config.players)
        )


@pytest.mark.rule("SEL-01", "SEL-02")
@given(CONFIGS, SEEDS)
def test_the_order_of_secret_choices_does_not_matter(config: Config, seed: int) -> None:
    for moment in secret_moments(config, seed):
        after = []
        for order in permutations(range(config.players)):
            game = moment.copy()
            choose_in_order(game, list(order), seed)
            assert game.table.phase != moment.table.phase
            after.append(snapshot(game))
        mixed = moment.copy()
        rng = random.Random(seed)
        while mixed.table.phase == moment.table.phase:
            seat = rng.choice(mixed.waiting)
            mixed.apply(own_choice(mixed, seat, seed), seat)
        after.append(snapshot(mixed))
        assert all(state == after[0] for state in after)


@given(STARTS)
def test_a_view_is_plain_data_and_nobody_else_s(start: Start) -> None:
    game = start.game()
    for number in moments(game, start):
        if number % 100 == start.seed % 100:
            before = snapshot(game)
            view = game.view(number % start.config.players)
            assert json.loads(json.dumps(view)) == view
            spoil(view)
            assert snapshot(game) == before


def spoil(thing: object) -> None:
    """Empty every list and dictionary inside."""
    if isinstance(thing, dict):
        for part in thing.values():
            spoil(part)
        thing.clear()
    elif isinstance(thing, list):
        for part in thing:
            spoil(part)
        thing.clear()


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
    "chance": lambda table: (table.chance_a, table.chance_b),
}
CHOSEN: dict[str, Callable[[Table], object]] = {
    "arrangement": lambda table: (table.players[1].disc, table.players[1].storage[:]),
    "first provision": lambda table: table.players[1].revealing,
}


def dealt_anew(game: Game, seat: int, seeds: int = 40) -> list[Table]:
    tables = []
    for seed in range(seeds):
        dealt = game.copy()
        dealt.redeal(seat, seed)
        tables.append(dealt.table)
    return tables


def to(phase: int, config: Config, seed: int = 5) -> Game:
    """A game at its first decision in this phase."""
    game = Game.new(config, seed)
    for _ in moments(game, Start(config, seed)):
        if game.table.phase == phase:
            return game
    raise AssertionError(f"no decision in the phase {phases.PHASES[phase]}")


@pytest.mark.parametrize("thing", HIDDEN)
@pytest.mark.parametrize("seat", [-1, 0])
def test_redeal_changes_what_is_hidden(edition: str, thing: str, seat: int) -> None:
    tables = dealt_anew(to(phases.CLAIM, Config(2, edition)), seat)
    assert len({str(HIDDEN[thing](table)) for table in tables}) > 1


@pytest.mark.parametrize("thing", CHOSEN)
def test_redeal_changes_the_arrangement_of_others(edition: str, thing: str) -> None:
    game = Game.new(Config(3, edition), 5)
    choose_in_order(game, [1], 5)
    assert len({str(CHOSEN[thing](table)) for table in dealt_anew(game, 0)}) > 1
    assert len({str(CHOSEN[thing](table)) for table in dealt_anew(game, 1)}) == 1


def test_redeal_changes_the_selection_of_others(edition: str) -> None:
    game = to(phases.SELECT, Config(3, edition))
    choose_in_order(game, [1], 5)
    tables = dealt_anew(game, 0)
    assert len({table.players[1].chosen for table in tables}) > 20
    assert {table.players[1].chosen.bit_count() for table in tables} == {3}
    assert {table.players[1].chosen for table in dealt_anew(game, 1)} == {
        game.table.players[1].chosen
    }


def test_redeal_changes_the_next_provision_of_others(edition: str) -> None:
    game = to(phases.NEXT_PROVISION, Config(3, edition))
    choose_in_order(game, [1], 5)
    player = game.table.players[1]
    hidden = {1 << place for place in range(3) if not player.active >> place & 1}
    assert {table.players[1].revealing for table in dealt_anew(game, 0)} == hidden
    assert {table.players[1].revealing for table in dealt_anew(game, 1)} == {player.revealing}


def test_redeal_leaves_the_own_tiles(edition: str) -> None:
    game = to(phases.CLAIM, Config(4, edition))
    for seat in range(4):
        own = game.table.players[seat].provisions
        assert {table.players[seat].provisions for table in dealt_anew(game, seat)} == {own}


def test_redeal_gives_every_hidden_tile_its_chance(edition: str) -> None:
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


def test_the_same_seed_deals_the_same(edition: str) -> None:
    game = to(phases.CLAIM, Config(3, edition))
    twins = [game.copy(), game.copy()]
    for twin in twins:
        twin.redeal(2, 77)
    assert snapshot(twins[0]) == snapshot(twins[1])
    assert snapshot(twins[0]) != snapshot(game)


@pytest.mark.rule("SET-07", "RVT-02")
def test_open_oases_that_left_the_game_never_come_back(edition: str) -> None:
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
            assert gone <= set(table.unused_oases)


@given(STARTS, st.integers(-1, 3), st.integers(0, 600))
def test_a_game_can_be_played_on_after_redeal(start: Start, seat: int, moment: int) -> None:
    """Also after a search has gone on from what it dealt: redeal upon redeal."""
    game = start.game()
    for number in moments(game, start):
        if number in (moment, moment + 3):
            game.redeal(min(seat, game.table.n - 1), start.seed + number)
            check_options(game)
        elif number > moment:
            check_position(game)
    check_position(game)


@given(CONFIGS, SEEDS)
def test_redeal_in_the_middle_of_secret_choices(config: Config, seed: int) -> None:
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
