"""Using assistants: their order, the vendors' water, a new keshi or the sector action."""

from collections.abc import Mapping
from itertools import permutations
from typing import Any

import pytest

from marrakesh import Game, IllegalAction
from marrakesh.rules.events import Event
from marrakesh.rules.words import SECTORS
from scenario import Scenario, happened, options, play, play_on, points, see

rule = pytest.mark.rule

BOTH = ["new keshi", "sector action"]
TRACKS = {
    "river": "turquoise",
    "orchard": "green",
    "madrasa": "gray",
    "palace": "white",
    "mosque": "black",
}

# the fact that brings so many keshis into a sector
Facts = Mapping[str, Any]
FILLED: dict[str, tuple[Facts, Facts]] = {
    **{sector: ({colour: 7}, {colour: 8}) for sector, colour in TRACKS.items()},
    "square": ({"entertainers": range(1, 8)}, {"entertainers": range(1, 9)}),
    "medina": ({"beige": 7}, {"beige": 8}),
    "sahara": ({"caravans": [3, 3, 1]}, {"caravans": [3, 3, 2]}),
}


def using(events: list[Event]) -> list[str]:
    """The sectors of the assistants that were used, in order."""
    return [SECTORS[facts["sector"]] for facts in happened(events, "assistant-used")]


def acting(events: list[Event]) -> list[str]:
    return [SECTORS[facts["sector"]] for facts in happened(events, "sector-action")]


# --- order --------------------------------------------------------------------------------------


@rule("AST-01")
def test_each_player_uses_all_three_assistants_before_the_next(edition: str) -> None:
    sectors = ["river", "palace", "mosque"]
    game = Scenario(edition, players=3, start=1).assistants(dict.fromkeys(range(3), sectors))
    events = []
    while game.view()["phase"] == "assistants":
        events += play(game, options(game)[-1])
    users = [event.seat for event in events if event.kind == "assistant-used"]
    assert users == [1, 1, 1, 2, 2, 2, 0, 0, 0]


@rule("AST-02")
@pytest.mark.parametrize("order", list(permutations(["river", "madrasa", "mosque"])))
def test_the_owner_chooses_the_order(edition: str, order: tuple[str, ...]) -> None:
    """R44: the order is decided one by one, and no assistant may be left out."""
    game = Scenario(edition).assistants({0: ["river", "madrasa", "mosque"]})
    assert options(game) == ["use river", "use madrasa", "use mosque"]  # no "done"
    events = play(game, f"use {order[0]}")
    assert set(options(game)) == {f"use {order[1]}", f"use {order[2]}"}
    assert using(events + play(game, f"use {order[1]}")) == list(order)


@rule("AST-03")
def test_an_assistant_finishes_before_the_next_starts(edition: str) -> None:
    table = Scenario(edition).player(0, turquoise=1, water=2)
    game = table.assistants({0: ["river", "palace", "mosque"]})
    play(game, "use river")
    assert options(game) == BOTH
    play(game, "sector action")
    assert options(game) == ["done", "step for water"]
    play(game, "step for water", "done")
    assert options(game) == ["use palace", "use mosque"]


@rule("AST-04")
def test_a_used_assistant_leaves_the_board(edition: str) -> None:
    game = Scenario(edition).player(0, green=1).assistants({0: ["orchard", "souk", "souk"]})
    assert see(game, 0).assistants == ["orchard", "souk", "souk"]
    play(game, "use souk", "goods yellow")
    assert see(game, 0).assistants == ["orchard", "souk"]
    play(game, "use orchard", "sector action")
    assert see(game, 0).assistants == []  # the last one is at work
    play(game, "new keshi")
    assert see(game, 0).assistants == []


@rule("AST-05")
@pytest.mark.parametrize(
    ("option", "green", "dates"), [("new keshi", 4, 0), ("sector action", 3, 3)]
)
def test_a_new_keshi_or_the_sector_action_not_both(
    edition: str, option: str, green: int, dates: int
) -> None:
    table = Scenario(edition).player(0, green=3, dates=0, white=1)
    game = table.assistants({0: ["orchard", "palace"]})
    play(game, "use orchard")
    assert options(game) == BOTH
    assert using(play(game, option)) == ["palace"]
    assert see(game, 0).keshis["green"] == green
    assert see(game, 0).dates == dates


# --- a new keshi --------------------------------------------------------------------------------


@rule("AST-06")
def test_a_new_keshi_in_the_square_takes_a_free_space_with_its_bonus(edition: str) -> None:
    table = Scenario(edition).player(0, entertainers=[1, 4], dinars=0, disc=0)
    game = table.assistants({0: ["square"]})
    play(game, "new keshi", "entertainer 8")
    assert see(game, 0).entertainers == [0, 3, 7]
    assert see(game, 0).dinars == 1  # once, although 3 spectators face it


@rule("AST-06")
def test_a_new_keshi_in_the_medina_joins_the_watchtower(edition: str) -> None:
    table = Scenario(edition).player(0, beige=2, gates={"river": "white"})
    game = table.assistants({0: ["medina"]})
    play(game, "new keshi")
    assert see(game, 0).keshis["beige"] == 3
    assert see(game, 0).free_guards == 2
    assert points(game, 0) == {}


@rule("AST-06")
def test_a_new_keshi_in_the_sahara_discovers_or_pays_the_start_oasis(edition: str) -> None:
    table = Scenario(edition).player(0, oases={"left 1": 7}, water=0, dates=0)
    game = table.assistants({0: ["sahara"], 1: ["sahara"]})
    play(game, "caravan left")  # nothing can be claimed, so a new keshi is all there is
    assert see(game, 0).keshis["brown"] == 1
    assert see(game, 0).oases == [7, None, None, None, None, None]
    resources = see(game, 1).resources
    play(game, "caravan start", "take water", "take date")
    assert see(game, 1).resources["water"] == resources["water"] + 1
    assert see(game, 1).resources["date"] == resources["date"] + 1


@rule("AST-07")
@pytest.mark.parametrize(("sector", "colour"), TRACKS.items())
def test_a_new_keshi_on_a_track_moves_its_marker(edition: str, sector: str, colour: str) -> None:
    table = Scenario(edition).player(0, **{colour: 3}, dates=5)
    game = table.assistants({0: [sector]})
    events = play(game, "new keshi")
    board = see(game, 0)
    assert {name: n for name, n in board.keshis.items() if n} == {colour: 4}
    assert (board.fisherman, board.palace, board.mosque, board.dates) == (0, 0, 0, 5)
    assert points(game, 0) == ({"orchard": 1} if colour == "green" else {})
    assert acting(events) == []


@rule("AST-06", "AST-07")
@pytest.mark.parametrize("red", ["palace", "square"])
def test_a_red_joker_takes_the_colour_of_its_sector(edition: str, red: str) -> None:
    """R22: the assistant space decides, never red."""
    table = Scenario(edition).player(0, hand=["red", "gray", "green"], white=1, entertainers=[1])
    game = table.select()
    play(game, *[f"1: {option}" for option in options(game, 1)[:3]], f"assistant {red}")
    play_on(game, 0, f"use {red}")
    before = see(game, 0).keshis
    play(game, f"use {red}", "new keshi")
    if red == "square":
        play(game, "entertainer 2")
    gained = {c: n - before[c] for c, n in see(game, 0).keshis.items() if n != before[c]}
    assert gained == {"white" if red == "palace" else "pink": 1}


@rule("AST-08")
@pytest.mark.parametrize("colour", ["yellow", "orange", "purple"])
def test_a_new_keshi_in_the_souk_is_goods_of_choice(edition: str, colour: str) -> None:
    game = Scenario(edition).player(0, yellow=1).assistants({0: ["souk"]})
    play(game, "new keshi")
    assert options(game) == ["goods yellow", "goods orange", "goods purple"]
    play(game, f"goods {colour}")
    expected = {"yellow": 1, "orange": 0, "purple": 0}
    expected[colour] += 1
    assert see(game, 0).goods == expected


@rule("AST-08", "AST-09")
def test_the_souk_is_never_full(edition: str) -> None:
    game = Scenario(edition).player(0, yellow=20).assistants({0: ["souk"]})
    play(game, "new keshi", "goods yellow")
    assert see(game, 0).goods["yellow"] == 21


@rule("AST-09")
@pytest.mark.parametrize("sector", FILLED)
def test_no_new_keshi_in_a_full_sector(edition: str, sector: str) -> None:
    seven, eight = FILLED[sector]
    rich = {"water": 1, "dates": 1, "dinars": 1}
    game = Scenario(edition).player(0, **seven, **rich).assistants({0: [sector, "souk"]})
    play(game, f"use {sector}")
    assert options(game) == BOTH
    game = Scenario(edition).player(0, **eight, **rich).assistants({0: [sector, "souk"]})
    assert acting(play(game, f"use {sector}")) == [sector]  # the only option left
    with pytest.raises(IllegalAction):
        play(game, "new keshi")


# --- the vendor's water -------------------------------------------------------------------------


@rule("AST-10")
@pytest.mark.parametrize("option", BOTH)
def test_vendor_water_comes_with_either_option(edition: str, option: str) -> None:
    """R39: before the option is chosen."""
    table = Scenario(edition).player(0, vendors=["orchard"], green=2, water=0, white=1)
    game = table.assistants({0: ["orchard", "palace"]})
    play(game, "use orchard")
    assert see(game, 0).water == 1
    assert options(game) == BOTH
    play(game, option)
    assert see(game, 0).water == 1  # and none for the palace, which has no vendor


@rule("AST-10")
@pytest.mark.parametrize("vendors", [[], ["orchard"], ["sahara"]])
def test_options_are_judged_once_the_water_is_there(edition: str, vendors: list[str]) -> None:
    """The only discovered oasis costs 1 water."""
    table = Scenario(edition).player(0, caravans=[0, 1, 0], vendors=vendors, water=0)
    game = table.assistants({0: ["sahara", "souk"]})
    play(game, "use sahara")
    if vendors == ["sahara"]:
        assert options(game) == BOTH
        play(game, "sector action")
        assert len(see(game, 0).claimed_oases) == 1
        assert see(game, 0).water == 0
    else:
        assert options(game) == ["caravan left", "caravan right", "caravan start"]


@rule("AST-10")
@pytest.mark.parametrize("option", BOTH)
def test_scrolls_35_and_50_come_with_the_water(edition: str, option: str) -> None:
    """R114: Essential pays scroll 50 with either option, Deluxe once the action is chosen."""
    table = Scenario(edition).player(0, vendors=["palace"], scrolls=[35, 50], white=2, water=0)
    game = table.assistants({0: ["palace", "souk"]})
    play(game, "use palace")
    assert see(game, 0).water == 2
    paid = {"scroll 50": 2}
    assert points(game, 0) == ({} if edition == "deluxe" else paid)
    play(game, option)
    deluxe = paid if option == "sector action" else {}
    assert points(game, 0) == (deluxe if edition == "deluxe" else paid)


@rule("AST-11")
def test_vendor_water_can_be_spent_in_the_same_action(edition: str) -> None:
    table = Scenario(edition).player(0, vendors=["river"], turquoise=1, water=0)
    game = table.assistants({0: ["river"]})
    play(game, "sector action", "step for water")
    assert see(game, 0).fisherman == 2
    assert see(game, 0).water == 0


@rule("AST-12")
@pytest.mark.parametrize(
    ("colour", "scroll", "choice", "dates"),
    [("pink", 53, "sector orchard", 3), ("orange", 64, "keshi green", 4)],
)
def test_a_granted_sector_action_gives_no_vendor_water(
    edition: str, colour: str, scroll: int, choice: str, dates: int
) -> None:
    """R41: no scroll 35 or 50 benefit either."""
    table = Scenario(edition).scrolls_shown(colour, scroll)
    table.player(0, scrolls=[35, 50], vendors=["orchard"])
    table.player(0, gray=7, green=3, water=0, dates=3, dinars=0)
    game = table.assistants({0: ["madrasa"]})
    paid = 2 if colour == "pink" else 3
    events = play(game, "sector action", f"scroll {scroll}", choice)
    assert acting(events) == ["madrasa", "orchard"]
    assert see(game, 0).dates == 3 - paid + dates
    assert see(game, 0).water == 0
    assert "scroll 50" not in points(game, 0)


@rule("AST-12")
def test_the_action_of_river_tile_01_gives_no_vendor_water(edition: str) -> None:
    table = Scenario(edition).river_tiles(1, 3, 5).player(0, fisherman=5, vendors=["orchard"])
    game = table.player(0, scrolls=[35, 50], green=3, dates=0, water=0).season_scoring()
    events = play(game, "sector orchard")
    facts = [event.facts for event in events if event.kind == "resource" and event.seat == 0]
    assert [(gain["resource"], gain["n"]) for gain in facts] == [(1, 3)]  # dates only
    assert "scroll 50" not in points(game, 0)


@rule("AST-10")
@pytest.mark.parametrize("sector", ["orchard", "palace"])
def test_water_from_a_vendor_placed_in_the_same_turn(edition: str, sector: str) -> None:
    """R40: an earlier assistant's vendor counts in Essential, the current action's nowhere."""
    table = Scenario(edition).player(0, palace=6, white=1, green=1, water=0)
    game = table.assistants({0: ["palace", "orchard", "mosque"]})
    play(game, "use palace", "sector action", "line middle", f"vendor {sector}")
    assert see(game, 0).vendors == [sector]
    assert see(game, 0).water == 0
    play(game, "use orchard")
    paid = sector == "orchard" and edition == "essential"
    assert see(game, 0).water == (1 if paid else 0)


@rule("AST-10")
def test_water_from_a_vendor_claimed_in_the_same_round(edition: str) -> None:
    """R40: a vendor of the claim phase is there when the assistant's use begins."""
    table = Scenario(edition).deploy({0: ["orchard"]}).base(red=1)
    game = table.player(0, green=1, water=0).claim()
    play(game, "vendor orchard")
    assert options(game) == BOTH
    assert see(game, 0).water == 1


@rule("AST-10")
def test_water_from_a_vendor_of_the_round_before(edition: str) -> None:
    """R40: what was too fresh for Deluxe pays in the next turn."""
    table = Scenario(edition).player(0, palace=6, white=1, green=1)
    game = table.assistants({0: ["palace"]})
    play(game, "sector action", "line middle", "vendor orchard")
    play_on(game, 0, "use orchard", "select green")
    water = see(game, 0).water
    play(game, "use orchard")
    assert see(game, 0).water == water + 1


# --- what can be done at all --------------------------------------------------------------------

LACKING: list[tuple[str, Facts, Facts]] = [
    *((sector, {colour: 0}, {colour: 1}) for sector, colour in TRACKS.items()),
    ("madrasa", {"gray": 1, "dates": 0}, {"gray": 1, "dates": 1}),
    ("square", {"entertainers": []}, {"entertainers": [3]}),
    ("medina", {"beige": 0}, {"beige": 1}),
    (
        "medina",
        {"beige": 1, "gates": {"river": "white"}},
        {"beige": 2, "gates": {"river": "white"}},
    ),
    ("sahara", {"caravans": [0, 0, 2]}, {"caravans": [1, 0, 2]}),
    ("sahara", {"caravans": [1, 0, 0], "dinars": 0}, {"caravans": [1, 0, 0], "dinars": 1}),
    ("souk", {}, {"purple": 1}),
]


@rule("AST-13")
@pytest.mark.parametrize(("sector", "lacking", "enough"), LACKING)
def test_an_action_without_any_effect_is_not_offered(
    edition: str, sector: str, lacking: Facts, enough: Facts
) -> None:
    """R42."""
    rich = {"water": 1, "dates": 1, "dinars": 1}
    other = "palace" if sector != "palace" else "mosque"

    def use(facts: Facts) -> tuple[Game, list[Event]]:
        table = Scenario(edition).player(0, **{**rich, **facts})
        game = table.assistants({0: [sector, other]})
        return game, play(game, f"use {sector}")

    game, events = use(lacking)
    assert acting(events) == []
    assert "sector action" not in options(game)
    game, _ = use(enough)
    assert options(game) == BOTH


@rule("AST-14")
def test_an_assistant_without_any_option_is_spent(edition: str) -> None:
    """R43: the vendor's water is still gained."""
    gates = dict(
        zip(
            ["river", "orchard", "madrasa", "palace", "mosque", "square", "sahara", "souk"],
            ["white", "white", "green", "green", "gray", "gray", "black", "black"],
            strict=True,
        )
    )
    table = Scenario(edition).player(0, beige=8, gates=gates, vendors=["medina", "sahara"])
    table.player(0, caravans=[3, 3, 2], claimed=[1, 2, 3, 4, 5, 6], water=0, white=1)
    game = table.assistants({0: ["medina", "sahara", "palace"]})
    events = play(game, "use medina", "use sahara")
    assert using(events) == ["medina", "sahara", "palace"]
    assert acting(events) == []
    assert see(game, 0).water == 2
    assert see(game, 0).keshis["beige"] == see(game, 0).keshis["brown"] == 8
    assert see(game, 0).assistants == []


@pytest.mark.parametrize(
    ("sector", "facts"),
    [
        ("madrasa", {"gray": 7, "dates": 3}),
        ("medina", {"beige": 2}),
        ("sahara", {"caravans": [1, 1, 0]}),
        ("souk", {"yellow": 2}),
        ("square", {"entertainers": [1, 2]}),
    ],
)
def test_a_chosen_action_is_used_at_least_once(edition: str, sector: str, facts: Facts) -> None:
    """R45: it cannot be declined once chosen."""
    game = Scenario(edition).player(0, **facts).assistants({0: [sector]})
    play(game, "sector action")
    assert len(options(game)) > 1
    assert "done" not in options(game)


# --- the displays -------------------------------------------------------------------------------


@rule("AST-15")
def test_displays_are_refilled_after_the_third_assistant(edition: str) -> None:
    table = Scenario(edition).luxuries_shown(1, 2, 21, 22, 23).scrolls_shown("gray", 19, 20, 21)
    table.player(0, yellow=1, orange=1, gray=1, dates=1, green=1)
    game = table.assistants({0: ["souk", "madrasa", "orchard"], 1: ["orchard"]})
    play(game, "use souk", "sector action", "luxury 2")
    assert game.view()["luxury"] == [1, 0, 21, 22, 23]
    play(game, "use madrasa", "sector action", "scroll 20")
    scrolls: Any = game.view()["scrolls"]
    assert scrolls[0] == [19, 0, 21]
    assert game.view()["luxury"] == [1, 0, 21, 22, 23]
    play(game, "new keshi")
    luxury: Any = game.view()["luxury"]
    assert (luxury[0], luxury[2:]) == (1, [21, 22, 23])
    assert luxury[1] not in (0, 2)
    scrolls = game.view()["scrolls"]
    assert (scrolls[0][0], scrolls[0][2]) == (19, 21)
    assert scrolls[0][1] not in (0, 20)


@rule("AST-15")
def test_the_next_player_finds_full_displays(edition: str) -> None:
    table = Scenario(edition).luxuries_shown(1, 2, 21, 22, 23)
    table.player(0, orange=1).player(1, green=1)
    game = table.assistants({0: ["souk"], 1: ["orchard"]})
    play(game, "sector action", "luxury 2")
    assert game.seat == 1
    luxury: Any = game.view()["luxury"]
    assert all(luxury)


def test_outside_an_assistant_turn_displays_are_refilled_at_once(edition: str) -> None:
    """R46: river tile 01 lets the leader shop; his chain of effects is his turn."""
    table = Scenario(edition).river_tiles(1, 3, 5).luxuries_shown(1, 2, 21, 22, 23)
    game = table.player(0, fisherman=5, orange=1).season_scoring()
    play(game, "sector souk", "luxury 2")
    luxury: Any = game.view()["luxury"]
    assert see(game, 0).luxury == [2]
    assert all(luxury)
    assert 2 not in luxury


# --- the rulebook's examples --------------------------------------------------------------------


@rule("EX-07", "AST-07", "AST-10")
def test_lukas_takes_new_keshis_in_orchard_and_mosque(edition: str) -> None:
    table = Scenario(edition).player(0, vendors=["mosque"], green=2, black=3, water=0)
    game = table.assistants({0: ["orchard", "mosque"]})
    play(game, "use orchard", "new keshi")
    assert (see(game, 0).keshis["green"], points(game, 0)) == (3, {"orchard": 1})
    play(game, "new keshi")
    assert (see(game, 0).keshis["black"], see(game, 0).water) == (4, 1)
    assert points(game, 0) == {"orchard": 1}


@rule("EX-08", "AST-13")
def test_jan_has_no_entertainer_and_takes_a_new_keshi(edition: str) -> None:
    game = Scenario(edition).player(0, green=1).assistants({0: ["square", "orchard"]})
    play(game, "use square")
    assert options(game) == [f"entertainer {space}" for space in range(1, 9)]
    play(game, "entertainer 6")
    assert options(game) == ["goods yellow", "goods orange", "goods purple"]
    play(game, "goods orange")
    assert see(game, 0).goods == {"yellow": 0, "orange": 1, "purple": 0}
    assert see(game, 0).entertainers == [5]


@rule("EX-20", "AST-10")
@pytest.mark.parametrize(
    ("option", "white", "steps"), [("new keshi", 5, 0), ("sector action", 4, 4)]
)
def test_jan_gets_water_in_the_palace_either_way(
    edition: str, option: str, white: int, steps: int
) -> None:
    table = Scenario(edition).player(0, vendors=["palace"], white=4, water=0)
    game = table.assistants({0: ["palace", "river"]})
    play(game, "use palace")
    assert see(game, 0).water == 1
    play(game, option)
    if steps:
        play(game, "done")  # the connection bonus
    assert see(game, 0).keshis["white"] == white
    assert see(game, 0).palace == steps
    assert see(game, 0).water == 1
