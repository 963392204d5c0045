"""Secrets of modules."""

import pytest

from marrakesh import Config, Game
from marrakesh.rules import phases
from marrakesh.rules.modules.awards import LuxuryOfStack
from marrakesh.rules.modules.buildings import KeepScroll
from marrakesh.rules.sectors.madrasa import TakeFromStack
from marrakesh.rules.words import BUILDINGS, COLOURS
from rules.secrets.helpers import choose_in_order, dealt_anew, player, to
from scenario import Scenario, options, play

HOUSES = Config(3, modules=frozenset({"special-buildings"}))
TILES = Config(3, modules=frozenset({"provision-tiles"}))
OFFICES = Config(3, "essential", modules=frozenset({"exchange-offices"}))


def test_the_place_of_a_provision_tile_does_not_reveal_its_level() -> None:
    """A face-down tile may be of any level, whatever is known of the others."""
    kinds = set()
    for seed in range(60):
        table = Game.new(TILES, seed).table
        kinds |= {
            (place, table.values.provision_level[tile])
            for player in table.players
            for place, tile in enumerate(player.face_down)
        }
    assert kinds == {(place, kind) for place in range(5) for kind in ("base", "moderate", "hard")}


def test_a_redeal_changes_unseen_buildings_of_other_players() -> None:
    game = Game.new(HOUSES, 5)
    choose_in_order(game, [1], 5)
    mine = set(game.table.players[0].offered)
    tables = dealt_anew(game, 0, 200)
    assert {house for t in tables for house in t.players[1].offered} == {
        house for house in range(len(BUILDINGS)) if house not in mine
    }
    chosen = [t.players[1].offered.index(t.players[1].house) for t in tables]
    assert 70 < sum(chosen) < 130  # either of the two
    assert all(t.players[2].house < 0 for t in tables)
    for table in dealt_anew(game, 1):
        own = table.players[1]
        assert (own.offered, own.house) == (
            game.table.players[1].offered,
            game.table.players[1].house,
        )


@pytest.mark.rule("BLD-07")
def test_a_redeal_gives_a_training_room_its_own_disc() -> None:
    """It has 3 spectators more than the discs of other buildings."""
    game = Game.new(HOUSES, 6)
    assert "training room" not in player(game, 0, 0)["offered"]
    choose_in_order(game, [1], 6)
    discs = {
        BUILDINGS[t.players[1].house] == "training room": sum(t.players[1].spectators)
        for t in dealt_anew(game, 0, 200)
    }
    usual = sum(game.table.disc)
    assert discs == {True: usual + 3, False: usual}


@pytest.mark.rule("XP3-01")
def test_a_redeal_turns_hidden_offices_to_either_side_equally_often() -> None:
    game = to(phases.CLAIM, OFFICES)
    new = game.table.values.new_offices
    hidden = [tile for t in dealt_anew(game, 0, 200) for tile in (*t.offices, *t.unused_offices)]
    backs = sum(tile in new for tile in hidden)
    assert 0.45 < backs / len(hidden) < 0.55


def test_only_your_own_building_is_visible_before_all_have_chosen() -> None:
    game = Game.new(HOUSES, 5)
    choose_in_order(game, [1], 5)
    seen = [player(game, 1, seat) for seat in (0, 1, 2)]
    assert [view["building"] for view in seen] == [None, seen[1]["building"], None]
    assert seen[1]["building"] in BUILDINGS
    assert [len(view["offered"]) for view in seen] == [0, 2, 0]
    choose_in_order(game, [0, 2], 5)
    assert player(game, 1, 0)["building"] == seen[1]["building"]


def test_drawn_yellow_scrolls_are_visible_only_to_the_player_who_drew_them() -> None:
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
        assert len(drawn) == 21  # the others know nothing about them
        assert all(t.options == t.agenda[-1].legal(t) for t in tables)  # type: ignore[attr-defined]


def test_rejected_yellow_scrolls_are_known_only_to_the_player_who_drew_them() -> None:
    game = to(phases.BUILDINGS, HOUSES)
    first, second, _ = (game.table.seat_at(turn) for turn in range(3))
    while not (isinstance(game.table.agenda[-1], KeepScroll) and game.seat == second):
        game.apply(game.legal_actions()[0])
    not_kept = game.table.unused_scrolls
    assert len(not_kept) == 2
    assert {t.unused_scrolls for t in dealt_anew(game, first)} == {not_kept}
    assert len({t.unused_scrolls for t in dealt_anew(game, second)}) > 10
    assert len({t.unused_scrolls for t in dealt_anew(game, -1)}) > 10  # nor do mere viewers


@pytest.mark.rule("NPV-01")
def test_provision_tiles_are_unknown_until_all_players_have_chosen_their_levels() -> None:
    game = Game.new(TILES, 5)
    choose_in_order(game, [1], 5)
    assert len(player(game, 1, 1)["face_down"]) == 3
    assert player(game, 1, 1)["provisions"] == [None] * 3
    for watcher in (0, 2):
        assert player(game, 1, watcher)["face_down"] == []
        assert player(game, 1, watcher)["provisions"] == [None] * 5  # or how far the player has got
    levels = game.table.values.provision_level
    for seat in (0, 1):
        tables = dealt_anew(game, seat)
        assert len({t.players[seat].face_down for t in tables}) > 10
        known = [levels[tile] for tile in game.table.players[seat].face_down]
        assert all([levels[tile] for tile in t.players[seat].face_down] == known for t in tables)


@pytest.mark.rule("NPV-01")
def test_provision_tiles_left_out_are_secret() -> None:
    game = Game.new(TILES, 5)
    choose_in_order(game, [0, 1, 2], 5)  # the levels
    choose_in_order(game, [0, 1, 2], 5)  # the tile to reveal first
    own = game.table.players[0].provisions
    tables = dealt_anew(game, 0, 300)
    levels = game.table.values.provision_level
    kept = {tuple(sorted(levels[tile] for tile in t.players[1].provisions)) for t in tables}
    shown = levels[game.table.players[1].provisions[game.table.players[1].active.bit_length() - 1]]
    possible = {
        ("base", "base", "base"),
        ("base", "base", "hard"),
        ("base", "base", "moderate"),
        ("base", "hard", "moderate"),
    }
    assert kept == {kinds for kinds in possible if shown in kinds}
    assert {t.players[0].provisions for t in tables} == {own}
    assert len({t.unused_provisions for t in tables}) > 10  # they have not been looked at


@pytest.mark.parametrize("kind", [TakeFromStack, LuxuryOfStack])
def test_a_player_who_searches_a_stack_remembers_its_contents(kind: type) -> None:
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
    """A seat searches a stack for an award."""
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
