"""Secrets are kept: no view depends on what its seat may not know, redeal deals just that anew."""

import json
import random
from collections.abc import Callable, Iterator
from itertools import permutations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from marrakesh import Config, Game
from marrakesh.rules import phases
from marrakesh.rules.modules.awards import LuxuryOfStack
from marrakesh.rules.modules.buildings import KeepScroll
from marrakesh.rules.sectors.madrasa import TakeFromStack
from marrakesh.rules.state import Table
from marrakesh.rules.words import BUILDINGS, COLOURS
from rules.test_properties import (
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
from scenario import Scenario, options, play

SECRET = (phases.SETUP, phases.SELECT, phases.NEXT_PROVISION)
PRIVATE = (KeepScroll, TakeFromStack, LuxuryOfStack)
"""Decisions between things that only one seat sees."""


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
        often = game.table.phase in (phases.SETUP, phases.BUILDINGS, phases.NEXT_PROVISION)
        if often or private(game) or number % 40 == start.seed % 40:
            same_views_after_redeal(game, start.seed + number)
    same_views_after_redeal(game, start.seed)


def private(game: Game) -> bool:
    return bool(game.table.agenda) and isinstance(game.table.agenda[-1], PRIVATE)


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
        if game.table.phase not in SECRET and not private(game):
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
    "chance": lambda table: table.chance_key,
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
            assert gone == set(table.seen_oases)


# --- what modules hide ----------------------------------------------------------------------------

HOUSES = Config(3, modules=frozenset({"special-buildings"}))
TILES = Config(3, modules=frozenset({"provision-tiles"}))


def test_the_place_of_a_provision_tile_does_not_tell_its_kind() -> None:
    """Wherever a tile lies face down it can be of any kind, whatever is known of the others."""
    kinds = set()
    for seed in range(60):
        table = Game.new(TILES, seed).table
        kinds |= {
            (place, table.values.provision_level[tile])
            for player in table.players
            for place, tile in enumerate(player.provisions)
        }
    assert kinds == {(place, kind) for place in range(5) for kind in ("base", "moderate", "hard")}


def test_redeal_changes_buildings_of_others_that_nobody_has_seen() -> None:
    game = Game.new(HOUSES, 5)
    choose_in_order(game, [1], 5)
    mine = set(game.table.players[0].offered)
    tables = dealt_anew(game, 0, 200)
    assert {house for t in tables for house in t.players[1].offered} == {
        house for house in range(len(BUILDINGS)) if house not in mine
    }
    assert all(t.players[1].house in t.players[1].offered for t in tables)
    assert all(t.players[2].house < 0 for t in tables)
    for table in dealt_anew(game, 1):
        own = table.players[1]
        assert (own.offered, own.house) == (
            game.table.players[1].offered,
            game.table.players[1].house,
        )


def test_only_the_own_building_is_seen_before_all_have_chosen() -> None:
    game = Game.new(HOUSES, 5)
    choose_in_order(game, [1], 5)
    seen = [player(game, 1, seat) for seat in (0, 1, 2)]
    assert [view["building"] for view in seen] == [None, seen[1]["building"], None]
    assert seen[1]["building"] in BUILDINGS
    assert [len(view["offered"]) for view in seen] == [0, 2, 0]
    choose_in_order(game, [0, 2], 5)
    assert player(game, 1, 0)["building"] == seen[1]["building"]


def player(game: Game, seat: int, watcher: int) -> dict[str, Any]:
    players: Any = game.view(watcher)["players"]
    return dict(players[seat])


def test_drawn_yellow_scrolls_are_seen_by_who_draws_them() -> None:
    game = to(phases.BUILDINGS, HOUSES)
    while not isinstance(game.table.agenda[-1], KeepScroll):
        game.apply(game.legal_actions()[0])
    me = game.seat
    others = [seat for seat in range(3) if seat != me]
    assert len(player(game, me, me)["offered"]) == 3
    assert all(player(game, me, seat)["offered"] == [] for seat in others)
    assert {t.players[me].offered for t in dealt_anew(game, me)} == {game.table.players[me].offered}
    for seat in others:
        tables = dealt_anew(game, seat, 200)
        drawn = {tile for t in tables for tile in t.players[me].offered}
        assert len(drawn) == 21  # nothing is known of them
        assert all(t.options == t.agenda[-1].legal(t) for t in tables)  # type: ignore[attr-defined]


def test_yellow_scrolls_not_kept_are_known_to_who_drew_them() -> None:
    game = to(phases.BUILDINGS, HOUSES)
    first, second, _ = (game.table.seat_at(turn) for turn in range(3))
    while not (isinstance(game.table.agenda[-1], KeepScroll) and game.seat == second):
        game.apply(game.legal_actions()[0])
    not_kept = game.table.unused_scrolls
    assert len(not_kept) == 2
    assert {t.unused_scrolls for t in dealt_anew(game, first)} == {not_kept}
    assert len({t.unused_scrolls for t in dealt_anew(game, second)}) > 10


def test_provision_tiles_not_kept_are_a_secret() -> None:
    game = Game.new(TILES, 5)
    choose_in_order(game, [1], 5)
    assert len(player(game, 1, 1)["left_out"]) == 2
    for watcher in (0, 2):
        assert player(game, 1, watcher)["left_out"] == []
        assert player(game, 1, watcher)["provisions"] == [None] * 5  # nor how far one has chosen
    choose_in_order(game, [0, 2], 5)
    tables = dealt_anew(game, 0, 300)
    levels = game.table.values.provision_level
    left = {tuple(sorted(levels[tile] for tile in t.players[1].left_out)) for t in tables}
    shown = levels[game.table.players[1].provisions[game.table.players[1].active.bit_length() - 1]]
    possible = {("base", "base"), ("base", "hard"), ("base", "moderate"), ("hard", "moderate")}
    assert left == {kinds for kinds in possible if shown == "base" or shown not in kinds}
    for t in tables:
        own = [levels[tile] for tile in (*t.players[1].provisions, *t.players[1].left_out)]
        assert sorted(own) == ["base", "base", "base", "hard", "moderate"]
        assert t.players[0].left_out == game.table.players[0].left_out


@pytest.mark.parametrize("kind", [TakeFromStack, LuxuryOfStack])
def test_who_looks_through_a_stack_keeps_what_is_seen(kind: type) -> None:
    """R222."""
    game = looking(kind)
    stack = game.table.agenda[-1].stack  # type: ignore[attr-defined]
    stacks = "scroll_stacks" if kind is TakeFromStack else "luxury_stacks"
    me, now = game.seat, getattr(game.table, stacks)[stack]
    assert {getattr(t, stacks)[stack] for t in dealt_anew(game, me)} == {now}
    assert {tuple(t.options) for t in dealt_anew(game, me)} == {tuple(game.legal_actions())}
    for other in (seat for seat in range(3) if seat != me):
        tables = dealt_anew(game, other)
        assert len({getattr(t, stacks)[stack] for t in tables}) > 10
        assert all(t.options == t.agenda[-1].legal(t) for t in tables)  # type: ignore[attr-defined]


def looking(kind: type) -> Game:
    """A seat looks through a stack for an award."""
    award = {TakeFromStack: ("scroll", 2), LuxuryOfStack: ("luxury_off", 3)}[kind]
    table = Scenario("essential", 3, modules=["camels"])
    sides = table.table.values.awards
    side, tier = next(
        (side, tier)
        for side, benefits in enumerate(sides)
        for tier, benefit in enumerate(benefits)
        if getattr(benefit, award[0]) == award[1]
    )
    colour = sides[side][tier].colour
    column = [COLOURS[colour], *(c for c in COLOURS[:9] if c != COLOURS[colour])][: tier + 1]
    table.awards(f"{side // 2 + 1}{'ab'[side % 2]}", "1a", "2a")
    game = table.player(0, column=column, yellow=9, orange=9, purple=9).season_payout()
    play(game, f"award for {tier + 1}")
    while options(game)[0].startswith("discard"):
        play(game, options(game)[0])
    play(game, "stack 1")
    assert isinstance(game.table.agenda[-1], kind)
    return game


# --- playing on -----------------------------------------------------------------------------------


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
