"""Expansion 5: desert towns at the far end of the caravan paths."""

from typing import Any

import pytest

from marrakesh import Config, Game
from scenario import Scenario, happened, look, options, play, points, see, wander

rule = pytest.mark.rule

MODULES = ["desert-towns"]
COST = {"yellow": 1, "orange": 1, "purple": 1}
CALM = 4
"""A town that does nothing when it is claimed."""


def table_of(edition: str, players: int = 2, *modules: str, **choices: Any) -> Scenario:
    return Scenario(edition, players, modules=[*MODULES, *modules], **choices)


def with_town(edition: str, town: int, *modules: str, **facts: Any) -> Scenario:
    """Seat 0 can claim a town at the end of the left path, or the first oasis of the right."""
    table = table_of(edition, 2, *modules)
    table.player(0, caravans=[4, 1, 0], towns=[town, 0], **COST)
    return table.player(0, water=1, dates=0, dinars=0).player(0, **facts)


def in_the_sahara(table: Scenario, *actions: str) -> Game:
    """Seat 0 performs the sector action."""
    game = table.assistants({0: ["sahara"]})
    if "sector action" in options(game):  # not asked when no caravan space is left
        play(game, "sector action")
    play(game, *actions)
    return game


def claiming(edition: str, town: int, *modules: str, **facts: Any) -> Game:
    """Seat 0 claims this town."""
    table = with_town(edition, town, *modules, **facts)
    return in_the_sahara(table, f"town {town}")


# --- setup ----------------------------------------------------------------------------------------


@rule("XP5-01", "XP5-03")
def test_the_start_oasis_is_covered(edition: str) -> None:
    """A caravan goes to one of the two upper paths, of four spaces each."""
    game = table_of(edition).towns_open(1, 2, 3).assistants({0: ["sahara"]})
    assert options(game) == ["caravan left", "caravan right"]
    play(game, "caravan left")
    assert see(game, 0).caravans == [1, 0, 0]
    table = table_of(edition).player(0, caravans=[4, 3, 0], towns=[1, 0]).towns_open(2, 3)
    game = table.assistants({0: ["sahara"]})
    play(game, "new keshi")  # only the right path is open
    assert see(game, 0).caravans == [4, 4, 0]


@rule("XP5-02")
@pytest.mark.parametrize(("players", "number"), [(2, 3), (3, 5), (4, 7)])
def test_so_many_towns_lie_open(edition: str, players: int, number: int) -> None:
    seen = set()
    for seed in range(30):
        config = Config(players, edition, modules=frozenset(MODULES))
        towns = look(Game.new(config, seed))["open_towns"]
        assert len(set(towns)) == number
        seen |= set(towns)
    assert seen == set(range(1, 13))


@rule("XP5-02")
def test_nobody_owns_a_town_at_first(edition: str) -> None:
    game = table_of(edition, 3).game
    for seat in range(3):
        assert see(game, seat).towns == [0, 0]
        assert see(game, seat).claimed_towns == []


# --- the fourth space -----------------------------------------------------------------------------


@rule("XP5-03", "XP5-04")
@pytest.mark.parametrize(("path", "slot"), [("left", 0), ("right", 1)])
def test_a_caravan_on_the_fourth_space_brings_a_town_and_four_points(
    edition: str, path: str, slot: int
) -> None:
    table = table_of(edition).towns_open(2, 5, 11).player(0, caravans=[3, 3, 0])
    game = table.assistants({0: ["sahara"]})
    play(game, "new keshi", f"caravan {path}")
    assert points(game, 0) == {"town spaces": 4}
    assert options(game) == ["town 2", "town 5", "town 11"]  # R152: one must be taken
    play(game, "town 5")
    assert see(game, 0).towns[slot] == 5
    assert see(game, 0).towns[1 - slot] == 0
    assert see(game, 0).claimed_towns == []
    assert look(game)["open_towns"] == [2, 11]


@rule("XP5-04")
@pytest.mark.parametrize("caravans", [[2, 3, 0], [1, 1, 0]])
def test_earlier_spaces_bring_no_town(edition: str, caravans: list[int]) -> None:
    table = table_of(edition).towns_open(2, 5, 11).player(0, caravans=caravans)
    game = table.assistants({0: ["sahara"]})
    play(game, "new keshi", "caravan left")
    assert points(game, 0) == {}
    assert see(game, 0).towns == [0, 0]


@rule("XP5-04")
def test_without_a_town_there_are_still_four_points(edition: str) -> None:
    """R151."""
    table = table_of(edition).towns_open().player(0, caravans=[3, 0, 0])
    game = table.assistants({0: ["sahara"]})
    play(game, "new keshi", "caravan left")
    assert points(game, 0) == {"town spaces": 4}
    assert see(game, 0).towns == [0, 0]
    assert see(game, 0).caravans == [4, 0, 0]


@rule("XP5-12")
def test_a_player_can_have_two_towns(edition: str) -> None:
    """One beside each path; then no caravan space is left."""
    table = table_of(edition, 4).towns_open(1, 2, 3).player(0, caravans=[4, 3, 0], towns=[4, 0])
    game = table.assistants({0: ["sahara"]})
    play(game, "new keshi", "town 2")
    assert see(game, 0).towns == [4, 2]
    full = table_of(edition).player(0, caravans=[4, 4, 0], towns=[4, 2], **COST)
    assert "new keshi" not in options(full.assistants({0: ["sahara"]}))


def test_scroll_68_does_not_score_a_town(edition: str) -> None:
    """R119: only oases are discovered."""
    table = table_of(edition).towns_open(1, 4).player(0, caravans=[3, 0, 0], scrolls=[68])
    game = table.player(0, palace=9).assistants({0: ["sahara"]})
    play(game, "new keshi", "caravan left", "town 4")
    assert points(game, 0) == {"town spaces": 4}


# --- claiming -------------------------------------------------------------------------------------


@rule("XP5-05")
def test_a_town_costs_a_goods_keshi_of_each_colour(edition: str) -> None:
    table = with_town(edition, CALM, yellow=2, orange=1, purple=3, water=1, dates=1, dinars=1)
    game = in_the_sahara(table, f"town {CALM}")
    seen = see(game, 0)
    assert seen.goods == {"yellow": 1, "orange": 0, "purple": 2}
    assert seen.resources == {"water": 1, "date": 1, "dinar": 1}
    assert seen.towns == [CALM, 0]  # it stays where it is
    assert seen.claimed_towns == [CALM]


@rule("XP5-05")
@pytest.mark.parametrize("lacking", ["yellow", "orange", "purple"])
def test_without_one_of_the_goods_it_cannot_be_claimed(edition: str, lacking: str) -> None:
    table = with_town(edition, CALM, dinars=1)
    table.player(0, **{colour: 0 if colour == lacking else 5 for colour in COST})
    assert options(in_the_sahara(table)) == ["oasis left 1", "oasis right 1"]


@rule("XP5-05")
def test_a_town_is_claimed_once(edition: str) -> None:
    table = with_town(edition, CALM, yellow=2, orange=2, purple=2)
    game = in_the_sahara(table, f"town {CALM}")
    assert options(game) == ["oasis right 1", "done"]


@rule("XP5-05", "XP5-06")
def test_a_claimable_town_alone_makes_the_action_possible(edition: str) -> None:
    """R42; without goods only a new keshi is left."""
    game = with_town(edition, CALM, water=0).assistants({0: ["sahara"]})
    assert options(game) == ["new keshi", "sector action"]
    game = with_town(edition, CALM, water=0, yellow=0).assistants({0: ["sahara"]})
    assert see(game, 0).caravans == [4, 2, 0]  # nothing else was possible


@rule("XP5-06")
def test_one_action_claims_oases_and_towns(edition: str) -> None:
    table = with_town(edition, CALM, dinars=1, water=0, dates=0).player(0, storage={1: "red"})
    game = in_the_sahara(table, "oasis left 1", "done", f"town {CALM}")
    assert len(see(game, 0).claimed_oases) == 1
    assert see(game, 0).claimed_towns == [CALM]


@rule("XP5-06")
def test_both_towns_can_be_claimed_at_once(edition: str) -> None:
    table = table_of(edition).player(0, caravans=[4, 4, 0], towns=[4, 5])
    game = in_the_sahara(table.player(0, yellow=2, orange=2, purple=2), "town 5", "town 4")
    assert see(game, 0).claimed_towns == [4, 5]
    assert see(game, 0).goods == {"yellow": 0, "orange": 0, "purple": 0}


@rule("XP5-06")
def test_a_town_found_during_the_action_can_be_claimed_in_it(edition: str) -> None:
    """R191: the storage keshi of an oasis is a caravan that reaches a town."""
    table = table_of(edition, 2, "special-buildings").towns_open(3, CALM)
    table.player(0, caravans=[3, 0, 0], storage={1: "brown"}, dinars=1, **COST)
    game = in_the_sahara(table, "oasis left 1", "deploy brown", "caravan left", f"town {CALM}")
    assert f"town {CALM}" in options(game)
    play(game, f"town {CALM}")
    assert see(game, 0).claimed_towns == [CALM]


@rule("XP5-08")
def test_a_town_uses_no_storage_space(edition: str) -> None:
    """The first oasis after it still lies on the first storage space."""
    table = with_town(edition, CALM, dinars=1, water=0, dates=0)
    game = in_the_sahara(table.player(0, storage={1: "green"}), f"town {CALM}")
    assert see(game, 0).claimed_oases == []
    assert see(game, 0).storage[0] == "green"
    play(game, "oasis left 1", "deploy green")
    assert see(game, 0).keshis["green"] == 1


def test_scroll_45_does_not_pay_for_a_town(edition: str) -> None:
    """R126."""
    table = with_town(edition, CALM, yellow=0, scrolls=[45], water=3)
    oases = ["oasis left 1", "oasis left 2", "oasis left 3", "oasis right 1"]
    assert options(in_the_sahara(table)) == oases


def test_the_camel_stable_does_not_make_towns_cheaper(edition: str) -> None:
    """BLD-10."""
    table = with_town(edition, CALM, "special-buildings", yellow=0, building="camel stable")
    assert options(in_the_sahara(table)) == ["oasis left 1", "oasis right 1"]


@rule("XP5-11")
def test_scroll_62_claims_no_town(edition: str) -> None:
    """Only the oases, although fewer than three are there."""
    table = table_of(edition).player(0, caravans=[4, 0, 0], towns=[CALM, 0], **COST)
    game = table.player(0, claimed=[10, 11]).buys_scroll(62)
    assert len(see(game, 0).claimed_oases) == 3
    assert see(game, 0).claimed_towns == []
    assert see(game, 0).goods == COST


def test_river_tile_15_claims_no_town(edition: str) -> None:
    """R123."""
    table = table_of(edition, season=2).river_tiles(1, 15, 5)
    table.player(0, caravans=[4, 0, 0], towns=[CALM, 0], fisherman=5, **COST)
    game = table.season_scoring()
    assert options(game) == ["oasis left 1", "oasis left 2", "oasis left 3", "done"]


# --- the exchange icon ----------------------------------------------------------------------------


def exchanging(edition: str, caravans: list[int], towns: list[int], **facts: Any) -> Game:
    """Seat 0 has claimed three oases and now covers the exchange icon."""
    table = table_of(edition, 3).towns_open(7, 9).player(0, caravans=caravans, towns=towns)
    table.player(0, claimed=[1, 2, 3], water=3, dates=3, dinars=3, gray=1, **facts)
    return in_the_sahara(table, "oasis right 1")


def test_only_deluxe_returns_the_caravan_of_a_town() -> None:
    """R147, SAH-11: those beside oases stay in both editions."""
    game = exchanging("deluxe", [4, 4, 0], [1, 2])
    assert options(game) == ["return gray", "return caravan left", "return caravan right", "done"]
    game = exchanging("deluxe", [3, 4, 0], [0, 2])
    assert options(game) == ["return gray", "return caravan right", "done"]
    game = exchanging("essential", [4, 4, 0], [1, 2])
    assert options(game) == ["return gray", "done"]


def test_a_town_stays_when_its_caravan_is_returned() -> None:
    """R147: refilling its space pays 4 points again, but no second town."""
    table = table_of("deluxe", 3).towns_open(7, 9).player(0, caravans=[4, 1, 0], towns=[6, 0])
    table.player(0, claimed=[1, 2, 3], water=3, dates=3, dinars=0, gray=3)
    table.scrolls_shown("yellow", 30)
    game = table.assistants({0: ["sahara", "madrasa"]})
    play(game, "use sahara", "sector action", "return caravan left")
    assert "keshi brown" not in options(game)  # R148: another colour
    play(game, "keshi green")
    seen = see(game, 0)
    assert (seen.caravans, seen.keshis["brown"], seen.towns) == ([3, 1, 0], 4, [6, 0])
    play(game, "sector action", "scroll 30", "keshi brown", "caravan left")
    assert points(game, 0) == {"orchard": 1, "town spaces": 4}
    assert see(game, 0).towns == [6, 0]
    assert "town 7" not in options(game)


def test_an_empty_slot_gets_a_town_when_its_space_is_refilled() -> None:
    """R147."""
    table = table_of("deluxe", 3).towns_open(7, 9).player(0, caravans=[4, 1, 0])
    table.player(0, claimed=[1, 2, 3], water=3, dates=3, dinars=0, gray=3)
    table.scrolls_shown("yellow", 30)
    game = table.assistants({0: ["sahara", "madrasa"]})
    play(game, "use sahara", "sector action", "return caravan left", "keshi white")
    play(game, "sector action", "scroll 30", "keshi brown", "caravan left", "town 9")
    assert see(game, 0).towns == [9, 0]


# --- towns that act at once -----------------------------------------------------------------------


@rule("TWN-10", "XP5-07")
@pytest.mark.parametrize(("colour", "tile"), [("gray", 13), ("pink", 52), ("orange", 61)])
def test_town_10_gives_any_open_scroll(edition: str, colour: str, tile: int) -> None:
    table = with_town(edition, 10, gray=0, dates=0, dinars=1).scrolls_shown(colour, tile)
    game = in_the_sahara(table, "town 10")
    shown = {f"scroll {tile}" for row in look(game)["scrolls"] for tile in row}
    assert set(options(game)) == shown | {"done"}  # R153: no refresh
    play(game, f"scroll {tile}")
    assert see(game, 0).scrolls == [tile]
    assert (see(game, 0).dates, see(game, 0).dinars) == (0, 1)


@rule("EX-49", "TWN-10")
def test_town_10_with_scroll_67(edition: str) -> None:
    """R153: instant scrolls act at once; three keshis without scholars and dates."""
    table = with_town(edition, 10, gray=0, dates=0).scrolls_shown("orange", 67)
    game = in_the_sahara(table, "town 10", "scroll 67")
    play(game, "keshi white", "keshi green", "keshi gray")
    keshis = see(game, 0).keshis
    assert (keshis["white"], keshis["green"], keshis["gray"]) == (1, 1, 1)
    assert points(game, 0) == {"orchard": 1}
    assert see(game, 0).scrolls == [67]


@rule("TWN-11", "EX-50", "XP5-07")
def test_town_11_gives_any_open_luxury_good(edition: str) -> None:
    """R94: with its full reward; R92: nothing is paid."""
    table = with_town(edition, 11, orange=3, purple=4).luxuries_shown(21, 2, 3, 14, 15)
    game = in_the_sahara(table, "town 11")
    assert set(options(game)) == {f"luxury {tile}" for tile in (21, 2, 3, 14, 15)} | {"done"}
    twin = game.copy()
    play(game, "luxury 21")
    assert points(game, 0) == {"necklace": 13}
    assert see(game, 0).goods == {"yellow": 0, "orange": 2, "purple": 3}  # the town's price only
    play(twin, "luxury 2")
    assert (see(twin, 0).water, points(twin, 0)) == (1 + 1, {"slipper": 2})


@rule("TWN-11")
def test_town_11_asks_for_the_keshi_of_a_falcon(edition: str) -> None:
    table = with_town(edition, 11, "luxury-goods", gray=0).luxuries_shown(32, 2)
    assert "luxury 32" not in options(in_the_sahara(table, "town 11"))
    table = with_town(edition, 11, "luxury-goods", gray=2).luxuries_shown(32, 2)
    game = in_the_sahara(table, "town 11", "luxury 32")
    assert see(game, 0).keshis["gray"] == 1
    assert points(game, 0) == {"falcon": 20}


@rule("TWN-11")
def test_town_11_with_a_saddle_claims_an_oasis_for_less(edition: str) -> None:
    """Up to 2 resources less: with 1 water even one that costs one of each."""
    table = with_town(edition, 11, "luxury-goods").luxuries_shown(26)
    game = in_the_sahara(table, "town 11", "luxury 26")
    oases = ["oasis left 1", "oasis left 2", "oasis left 3", "oasis right 1"]
    assert options(game) == ["done", *oases]
    play(game, "oasis left 3")  # date and dinar must go
    assert points(game, 0) == {"race saddle": 16}
    assert (see(game, 0).claimed_places, see(game, 0).water) == ([2], 0)


@rule("TWN-12", "EX-51", "XP5-07")
@pytest.mark.parametrize(("colour", "home"), [("turquoise", "river"), ("white", "palace")])
def test_town_12_gives_a_gate_without_dinars(edition: str, colour: str, home: str) -> None:
    """R139: the keshi comes at once."""
    table = with_town(edition, 12, beige=1, dinars=2).workshop(4, colour)
    game = in_the_sahara(table, "town 12", f"gate {colour} from 4", f"at {home}")
    seen = see(game, 0)
    assert points(game, 0) == {"gates": 7, "gate matches": 2}
    assert (seen.free_guards, seen.keshis["beige"]) == (0, 1)
    assert seen.keshis[colour] == 1
    assert seen.dinars == 2


@rule("TWN-12")
@pytest.mark.parametrize(("workshop", "gain"), [(1, -3), (2, 1), (3, 3), (4, 7)])
def test_town_12_may_use_any_workshop(edition: str, workshop: int, gain: int) -> None:
    table = with_town(edition, 12, beige=1, dinars=0).workshop(workshop, "red")
    game = in_the_sahara(table, "town 12", f"gate red from {workshop}", "at river")
    assert points(game, 0) == {"gates": gain}
    assert options(game)[0].startswith("vendor")


@rule("TWN-12")
@pytest.mark.parametrize(("beige", "gates"), [(0, {}), (2, {"river": "red", "souk": "red"})])
def test_town_12_needs_a_free_guard(edition: str, beige: int, gates: dict[str, str]) -> None:
    """R154: without one its effect lapses."""
    game = claiming(edition, 12, beige=beige, gates=gates)
    assert see(game, 0).claimed_towns == [12]
    assert len([gate for gate in see(game, 0).gates if gate]) == len(gates)
    assert not any(option.startswith("gate") for option in options(game))


def test_no_scroll_changes_the_gate_of_town_12(edition: str) -> None:
    """R138: it is taken, not bought: 22, 32, 36, 66 and the barracks speak of buying."""
    table = with_town(edition, 12, "special-buildings", beige=1, building="barracks", dinars=3)
    table.player(0, scrolls=[22, 32, 36, 66]).workshop(1, "gray")
    game = in_the_sahara(table, "town 12", "gate gray from 1", "at river")
    assert points(game, 0) == {"gates": -3}
    assert see(game, 0).keshis["gray"] == 1
    assert see(game, 0).dinars == 3


def test_the_keshi_of_town_12_may_have_no_space(edition: str) -> None:
    table = with_town(edition, 12, beige=1, gray=8).workshop(4, "gray")
    game = in_the_sahara(table, "town 12", "gate gray from 4", "at madrasa")
    assert see(game, 0).keshis["gray"] == 8
    assert points(game, 0) == {"gates": 7, "gate matches": 2}


def test_a_nomad_can_guard_the_gate_of_town_12(edition: str) -> None:
    """R202: the only one on the watchtower is committed without a question."""
    table = with_town(edition, 12, "nomads", nomads={"medina": 1}).workshop(4, "white")
    game = in_the_sahara(table, "town 12", "gate white from 4", "at palace")
    seen = see(game, 0)
    assert (seen.free_guards, seen.nomads["committed"]) == (0, [3])
    assert seen.keshis["white"] == 1


@pytest.mark.parametrize(("who", "committed"), [("guard", []), ("nomad", [3])])
def test_guard_or_nomad_for_the_gate_of_town_12(
    edition: str, who: str, committed: list[int]
) -> None:
    """R202, R139: the guard is committed before the keshi comes."""
    table = with_town(edition, 12, "nomads", beige=1, nomads={"medina": 1}).workshop(4, "white")
    game = in_the_sahara(table, "town 12", "gate white from 4", "at palace")
    assert options(game) == ["commit guard", "commit nomad"]
    assert see(game, 0).keshis["white"] == 0
    play(game, f"commit {who}")
    seen = see(game, 0)
    assert (seen.free_guards, seen.nomads["committed"]) == (1, committed)
    assert seen.keshis["white"] == 1


@pytest.mark.parametrize(("town", "facts"), [(10, {}), (11, {}), (12, {"beige": 1})])
def test_towns_that_act_at_once_may_be_declined(
    edition: str, town: int, facts: dict[str, int]
) -> None:
    """R154: now or never."""
    game = claiming(edition, town, **facts)
    play(game, "done")
    seen = see(game, 0)
    assert (seen.claimed_towns, seen.scrolls, seen.luxury) == ([town], [], [])
    assert f"town {town}" not in options(game)


@rule("XP5-07")
def test_other_towns_do_nothing_when_claimed(edition: str) -> None:
    for town in range(1, 10):
        table = with_town(edition, town, mosque=7, palace=7, luxuries=[2])
        game = in_the_sahara(table, f"town {town}")
        assert points(game, 0) == {}
        assert options(game) == ["oasis right 1", "done"]


def test_tiles_taken_by_towns_are_replaced_at_the_end_of_the_turn(edition: str) -> None:
    """R46, AST-15."""
    table = with_town(edition, 10, dinars=1).scrolls_shown("gray", 13, 14, 15)
    game = table.assistants({0: ["sahara", "palace"]})
    play(game, "use sahara", "sector action", "town 10", "scroll 14")
    assert look(game)["scrolls"][0] == [13, 0, 15]
    play(game, "done")
    assert 0 not in look(game)["scrolls"][0]


# --- the final scoring ----------------------------------------------------------------------------


def scored(edition: str, town: int, *modules: str, players: int = 2, **facts: Any) -> int:
    """Points of a claimed town at the end."""
    table = table_of(edition, players, *modules)
    table.player(0, caravans=[4, 0, 0], towns=[town, 0], claimed_towns=[town])
    game = table.player(0, **facts).final_scoring()
    return points(game, 0).get(f"town {town:02}", 0)


GATES = {"river": "red", "souk": "gray", "palace": "white"}


@rule("TWN-01")
@pytest.mark.parametrize(("gates", "worth"), [({}, 0), (GATES, 6)])
def test_town_01_counts_gates(edition: str, gates: dict[str, str], worth: int) -> None:
    assert scored(edition, 1, beige=5, gates=gates) == worth


@rule("TWN-02")
@pytest.mark.parametrize(("luxuries", "worth"), [([], 0), ([1, 2, 21], 6), ([6], 2)])
def test_town_02_counts_luxury_goods(edition: str, luxuries: list[int], worth: int) -> None:
    assert scored(edition, 2, luxuries=luxuries) == worth


@rule("TWN-02")
def test_town_02_counts_falcons_and_saddles(edition: str) -> None:
    """R240."""
    assert scored(edition, 2, "luxury-goods", luxuries=[26, 32, 1]) == 6


@rule("TWN-03")
@pytest.mark.parametrize(("scrolls", "worth"), [([], 0), ([13, 1, 67, 20], 8)])
def test_town_03_counts_scrolls(edition: str, scrolls: list[int], worth: int) -> None:
    """R130: used ones too."""
    assert scored(edition, 3, scrolls=scrolls) == worth


@rule("TWN-04", "TWN-05", "EX-46")
@pytest.mark.parametrize("step", [0, 5, 11, 16])
@pytest.mark.parametrize(
    ("town", "own", "other"), [(4, "palace", "mosque"), (5, "mosque", "palace")]
)
def test_towns_04_and_05_count_steps(
    edition: str, town: int, own: str, other: str, step: int
) -> None:
    """EX-46: the first step of segment 4 is step 11."""
    assert scored(edition, town, **{own: step, other: 3}) == step


@rule("TWN-04", "TWN-05")
@pytest.mark.parametrize(
    ("town", "stair", "colour"), [(4, "palace", "white"), (5, "mosque", "black")]
)
def test_steps_beyond_the_final_space_do_not_count(
    edition: str, town: int, stair: str, colour: str
) -> None:
    table = table_of(edition, season=3, round=4)
    table.player(0, caravans=[4, 0, 0], towns=[town, 0], claimed_towns=[town])
    game = table.player(0, **{colour: 7, stair: 15}).assistants({0: [stair]})
    play(game, "sector action", "done")
    assert game.over
    assert points(game, 0)[stair] == 6
    assert points(game, 0)[f"town {town:02}"] == 16


@rule("TWN-06", "EX-47")
@pytest.mark.parametrize(("turquoise", "worth"), [(3, 13), (2, 13), (1, 13), (0, 12), (4, 14)])
def test_town_06_counts_keshis_in_threes(edition: str, turquoise: int, worth: int) -> None:
    """R157: 38 keshis and the turquoise ones; EX-47: 41, and in Deluxe 39, are worth 13."""
    facts: dict[str, Any] = {
        "green": 6, "gray": 6, "white": 5, "black": 4, "beige": 3,  # 24
        "entertainers": [1, 2, 3, 4],  # 28
        "vendors": ["river", "orchard", "madrasa", "palace", "mosque", "square"],  # 34
        "turquoise": turquoise,
        "yellow": 9, "orange": 9, "purple": 9,
        "storage": {1: "red", 5: "white"},
    }  # fmt: skip
    assert scored(edition, 6, **facts) == worth  # the 4 caravans make 38


@rule("TWN-06")
def test_town_06_counts_nomads_and_the_souk_vendor_but_no_spectators(edition: str) -> None:
    """R157, R95: 4 caravans, 1 nomad guard, 2 in the palace, 2 vendors, of each a nomad."""
    facts: dict[str, Any] = {
        "white": 1,
        "nomads": {"medina": 1, "palace": 1},
        "vendors": ["souk"],
        "nomad_vendors": ["river"],
        "column": ["red", "green", "pink", "gray", "white"],
    }
    assert scored(edition, 6, "nomads", "camels", **facts) == 9 // 3


@rule("TWN-08")
@pytest.mark.parametrize(
    ("facts", "worth"),
    [
        ({"white": 4}, 2),
        ({"white": 3}, 0),
        ({"white": 3, "vendors": ["palace"]}, 2),
        ({"white": 2, "vendors": ["palace"]}, 0),
        ({"white": 3, "vendors": ["mosque"]}, 0),
        ({"entertainers": [1, 2, 3], "vendors": ["square"]}, 2),
        ({"beige": 4, "gates": {"river": "red"}}, 2),
        ({"vendors": ["river", "orchard", "madrasa", "palace"]}, 0),
        ({"yellow": 4, "orange": 4, "purple": 4, "vendors": ["souk"]}, 0),
        ({"turquoise": 8, "green": 5, "gray": 4, "black": 3, "vendors": ["mosque"]}, 8),
    ],
)
def test_town_08_counts_sectors_with_four(edition: str, facts: dict[str, Any], worth: int) -> None:
    """R156: the vendor counts; its own Sahara has 4 caravans here."""
    assert scored(edition, 8, **facts) == worth + 2


@rule("TWN-09", "EX-48")
def test_town_09_counts_the_spectators_of_entertainers(edition: str) -> None:
    """EX-48: spaces 2, 4 and 5 face 2, 1 and 3."""
    assert scored(edition, 9, disc=0, entertainers=[2, 4, 5]) == 6
    assert scored(edition, 9, disc=0) == 0


@rule("TWN-09")
def test_town_09_with_scroll_31_and_nomads(edition: str) -> None:
    """R64, R204."""
    assert scored(edition, 9, disc=0, entertainers=[2, 4, 5], scrolls=[31]) == 9
    nomads: dict[str, Any] = {"entertainers": [2, 4], "nomad_entertainers": [5]}
    assert scored(edition, 9, "nomads", disc=0, **nomads) == 6


@rule("TWN-13")
@pytest.mark.parametrize("town", [10, 11, 12])
def test_towns_10_to_12_are_worth_nothing_at_the_end(edition: str, town: int) -> None:
    """R155."""
    assert scored(edition, town, scrolls=[13], luxuries=[2], beige=3, gates=GATES) == 0


@rule("XP5-10")
def test_two_towns_and_three_oases_score(edition: str) -> None:
    """The fourth oasis does not."""
    table = table_of(edition).player(0, caravans=[4, 4, 0], towns=[4, 5], claimed_towns=[4, 5])
    table.player(0, claimed=[27, 28, 29, 5], palace=16, mosque=16, white=0)
    booked = points(table.final_scoring(), 0)
    assert (booked["town 04"], booked["town 05"]) == (16, 16)
    assert {name for name in booked if name.startswith("oasis")} == {
        "oasis 27", "oasis 28", "oasis 29",
    }  # fmt: skip


@rule("XP5-10", "XP5-05")
def test_a_town_not_claimed_does_not_score(edition: str) -> None:
    table = table_of(edition).player(0, caravans=[4, 4, 0], towns=[4, 5], claimed_towns=[5])
    booked = points(table.player(0, palace=9, mosque=9).final_scoring(), 0)
    assert "town 04" not in booked
    assert booked["town 05"] == 9


@rule("XP5-09")
@pytest.mark.parametrize(
    ("caravans", "complete"), [([4, 4, 0], 10), ([4, 3, 0], 0), ([3, 3, 0], 0)]
)
def test_the_sahara_is_complete_with_both_town_spaces(
    edition: str, caravans: list[int], complete: int
) -> None:
    """R190: still 8 caravans."""
    table = table_of(edition).player(0, caravans=caravans, vendors=["sahara"])
    assert points(table.final_scoring(), 0).get("sectors", 0) == complete


# --- town 07 --------------------------------------------------------------------------------------


def last_round(edition: str, **facts: Any) -> Game:
    """Seat 0 has claimed town 07 and is about to use an assistant on the river."""
    table = table_of(edition, season=3, round=4).river_tiles(1, 3, 5)
    table.player(0, caravans=[4, 0, 0], towns=[7, 0], claimed_towns=[7], **facts)
    return table.assistants({0: ["river"]})


def river_steps(game: Game, seed: int) -> int:
    """Play to the end; the steps that the fisherman of seat 0 makes on the way."""
    return sum(
        event.facts["end"] - event.facts["start"]
        for events in wander(game, seed)
        for event in events
        if event.kind == "fisherman" and event.seat == 0
    )


@rule("TWN-07")
@pytest.mark.parametrize(
    ("turquoise", "water", "worth"), [(5, 0, 5), (5, 2, 7), (7, 7, 14), (7, 9, 14)]
)
def test_town_07_counts_the_steps_of_the_last_season(
    edition: str, turquoise: int, water: int, worth: int
) -> None:
    """Up to the jetty: 2 of 16 steps go beyond it."""
    game = last_round(edition, turquoise=turquoise, water=water)
    play(game, "sector action", *["step for water"] * water)
    while not game.over:
        play(game, options(game)[0])
    assert points(game, 0)["town 07"] == worth
    assert points(game, 0).get("river", 0) == turquoise + water - worth


@rule("TWN-07")
@pytest.mark.parametrize("seed", range(4))
def test_neither_earlier_seasons_nor_a_head_start_count_for_town_07(
    edition: str, seed: int
) -> None:
    """R58: 5 steps in season 2 win river tile 09, and season 3 starts on the crocodile."""
    table = table_of(edition, season=2, round=4).river_tiles(1, 9, 5)
    table.player(0, caravans=[4, 0, 0], towns=[7, 0], claimed_towns=[7], turquoise=5, water=0)
    game = table.assistants({0: ["river"]})
    events = play(game, "sector action")
    while look(game)["season"] == 2:
        events += play(game, options(game)[0])
    assert happened(events, "head-start")
    assert see(game, 0).fisherman == 4
    steps = river_steps(game, seed)
    assert points(game, 0).get("town 07", 0) == steps


@rule("TWN-07")
def test_steps_of_awards_count_for_town_07(edition: str) -> None:
    """AWD-14: made after the return of season 2, they are a lead for season 3."""
    table = table_of(edition, 2, "camels", season=2).awards("2b", "1a")
    table.player(0, caravans=[4, 0, 0], towns=[7, 0], claimed_towns=[7], column=["green", "red"])
    game = table.player(0, water=0).season_payout()
    play(game, "award for 2")
    assert see(game, 0).fisherman == 2
    steps = river_steps(game, 1)
    assert points(game, 0)["town 07"] == steps + 2
