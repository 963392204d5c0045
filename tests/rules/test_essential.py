"""What is special in the Essential Edition: markers, and the limited wooden keshis."""

import pytest

from marrakesh import Config, Game
from marrakesh.rules.words import COLOURS, TRACK_COLOURS
from scenario import Scenario, happened, look, options, play, points, see, wander

rule = pytest.mark.rule

TRACKS = {
    "turquoise": "river",
    "green": "orchard",
    "gray": "madrasa",
    "white": "palace",
    "black": "mosque",
}
"""The colours with a marker, and their sectors."""
RICH = {"water": 9, "dates": 9, "dinars": 9}


def all_but(*colours: str) -> list[str]:
    return [colour for colour in COLOURS if colour not in colours]


def wood(game: Game) -> dict[str, int]:
    """All wooden keshis but the markers, wherever they are."""
    view = look(game)
    total = dict.fromkeys(COLOURS, 0)
    for place in (view["supply"], view["tower"], view["base"]):
        for colour, number in place.items():
            total[colour] += number
    for player in view["players"]:
        thrown_soon = player["chosen"] if view["phase"] == "deploy" else []
        for colour in [*player["hand"], *thrown_soon]:
            total[colour] += 1
        for colour, number in player["claimed_keshis"].items():
            total[colour] += number
    return total


def in_circulation(players: int) -> dict[str, int]:
    """SET-26"""
    return {
        colour: 10 - players if number in TRACK_COLOURS else 6
        for number, colour in enumerate(COLOURS)
    }


# --- markers --------------------------------------------------------------------------------------


@rule("ESS-01")
@pytest.mark.parametrize(
    ("sector", "facts", "gained"),
    [
        ("river", {"turquoise": 2}, {"fisherman": 2}),
        ("river", {"turquoise": 7}, {"fisherman": 7}),
        ("orchard", {"green": 3}, {"dates": 3}),
        ("orchard", {"green": 8}, {"dates": 8}),
        ("palace", {"white": 3}, {"palace": 3}),
        ("mosque", {"black": 2}, {"mosque": 2}),
    ],
)
def test_a_sector_is_as_strong_as_its_marker(
    edition: str, sector: str, facts: dict[str, int], gained: dict[str, int]
) -> None:
    table = Scenario(edition).player(0, water=0, dates=0, **facts)
    game = table.assistants({0: [sector]})
    if "sector action" in options(game):  # with value 8 the only possibility
        play(game, "sector action")
    state = {"fisherman": 0, "palace": 0, "mosque": 0, "dates": 0}
    assert {name: getattr(see(game, 0), name) for name in state} == {**state, **gained}


@rule("ESS-01")
@pytest.mark.parametrize(("scholars", "buys"), [(2, False), (3, True), (4, True)])
def test_the_gray_marker_decides_which_scrolls_can_be_bought(
    edition: str, scholars: int, buys: bool
) -> None:
    table = Scenario(edition).player(0, gray=scholars, dates=9).scrolls_shown("yellow", 37)
    game = table.assistants({0: ["madrasa"]})
    play(game, "sector action")
    assert ("scroll 37" in options(game)) == buys


@rule("ESS-02")
@pytest.mark.parametrize("colour", TRACKS)
def test_any_keshi_may_be_a_step_of_a_marker(edition: str, colour: str) -> None:
    """Scroll 43: twice any keshi."""
    game = Scenario(edition).buys_scroll(43)
    before = see(game, 0).keshis[colour]
    play(game, f"keshi {colour}")
    assert see(game, 0).keshis[colour] == before + 1
    play(game, f"keshi {colour}")
    assert see(game, 0).keshis[colour] == before + 2
    assert points(game, 0) == ({"orchard": 2} if colour == "green" else {})


@rule("ESS-03")
@pytest.mark.parametrize("colour", TRACKS)
def test_the_exchange_icon_moves_a_marker_back(edition: str, colour: str) -> None:
    """The fourth claimed oasis covers the icon."""
    table = Scenario(edition).player(
        0, water=1, caravans=[3, 1, 0], claimed=[1, 2, 3], **{colour: 3}
    )
    game = table.assistants({0: ["sahara"]})
    play(game, "sector action")  # the only oasis in reach
    play(game, f"return {colour}", "keshi beige")
    assert see(game, 0).keshis[colour] == 2
    assert see(game, 0).free_guards == 1


@rule("ESS-03")
@pytest.mark.parametrize("seed", range(2))
def test_nothing_else_moves_a_marker_back(edition: str, seed: int) -> None:
    game = Game.new(Config(players=3, edition=edition), seed)
    before = look(game)["players"]
    for events in wander(game, seed):
        returned = {COLOURS[fact["colour"]] for fact in happened(events, "returned")}
        now = look(game)["players"]
        for old, new in zip(before, now, strict=True):
            assert {c for c in TRACKS if new["keshis"][c] < old["keshis"][c]} <= returned
        before = now


@rule("ESS-11")
@pytest.mark.parametrize(("colour", "sector"), TRACKS.items())
@pytest.mark.parametrize(("value", "vendor", "score"), [(8, 1, 10), (8, 0, 0), (7, 1, 0)])
def test_a_track_sector_is_complete_with_value_8_and_vendor(
    edition: str, colour: str, sector: str, value: int, vendor: int, score: int
) -> None:
    table = Scenario(edition).player(0, vendors=[sector] * vendor, **{colour: value})
    assert points(table.final_scoring(), 0).get("sectors", 0) == score


@rule("ESS-12")
def test_gate_keshis_of_track_colours_move_markers(edition: str) -> None:
    table = Scenario(edition).player(0, beige=2, white=3, dinars=0)
    game = table.workshop(1, "white", "green").assistants({0: ["medina"]})
    play(game, "sector action", "gate white from 1", "at souk")
    assert see(game, 0).keshis["white"] == 3  # the keshis wait until all gates are bought
    play(game, "gate green from 1", "at river")
    assert see(game, 0).keshis["white"] == 4
    assert see(game, 0).keshis["green"] == 1
    assert points(game, 0) == {"gates": -6, "orchard": 1}


# --- wooden keshis and placeholders ---------------------------------------------------------------


def new_season(
    players: int, stuck: dict[str, int], scores: list[int] | None = None, start: int = 0
) -> Game:
    """Season 3 is prepared while keshis are stuck in the tower; nobody loses points before."""
    table = Scenario("essential", players=players, season=2, start=start).tower(**stuck)
    for seat in range(players):
        table.player(seat, **RICH, score=scores[seat] if scores else 10)
    game = table.season_scoring()
    assert (look(game)["season"], look(game)["phase"]) == (3, "select")
    return game


def placeholders(game: Game) -> list[list[str]]:
    return [player["placeholders"] for player in look(game)["players"]]


@rule("ESS-08")
@pytest.mark.parametrize(
    ("players", "colour", "enough"),
    [
        (4, "green", 2),
        (4, "pink", 2),
        (4, "purple", 2),
        (3, "green", 4),
        (3, "pink", 3),
        (2, "green", 6),
        (2, "pink", 4),
    ],
)
def test_when_wooden_keshis_are_short(players: int, colour: str, enough: int) -> None:
    """R38: the rule is the same with 2 and 3 players."""
    game = new_season(players, {colour: enough})
    assert placeholders(game) == [[]] * players
    assert colour not in look(game)["supply"]
    game = new_season(players, {colour: enough + 1})
    assert sorted(placeholders(game)) == [[]] * (players - 1) + [[colour]]


@rule("ESS-04")
@pytest.mark.parametrize(
    ("stuck", "scores", "lacking"),
    [
        ({"green": 3}, [12, 40, 30, 9], {1: ["green"]}),
        ({"green": 3, "pink": 3}, [12, 40, 30, 9], {1: ["green", "pink"]}),
        ({"pink": 4}, [12, 40, 30, 9], {1: ["pink"], 2: ["pink"]}),
        ({"pink": 6}, [12, 40, 30, 9], {seat: ["pink"] for seat in range(4)}),
    ],
)
def test_the_leaders_get_the_placeholders(
    stuck: dict[str, int], scores: list[int], lacking: dict[int, list[str]]
) -> None:
    """R36: further missing keshis go down the ranking."""
    game = new_season(4, stuck, scores)
    assert placeholders(game) == [lacking.get(seat, []) for seat in range(4)]
    for seat in range(4):
        assert see(game, seat).hand == all_but(*lacking.get(seat, []))


@rule("ESS-04")
@pytest.mark.parametrize(
    ("start", "scores", "holder"),
    [
        (0, [20, 20, 20, 20], 0),  # season 3 goes round as 1, 2, 3, 0
        (0, [10, 20, 20, 10], 2),
        (2, [20, 20, 20, 20], 2),  # 3, 0, 1, 2
        (2, [20, 10, 10, 20], 0),
        (3, [20, 10, 20, 20], 3),  # 0, 1, 2, 3
    ],
)
def test_tied_leaders(start: int, scores: list[int], holder: int) -> None:
    """R36: the one later in the coming turn order."""
    game = new_season(4, {"beige": 3}, scores, start)
    assert look(game)["start_seat"] == (start + 1) % 4
    assert [seat for seat in range(4) if placeholders(game)[seat]] == [holder]


@rule("ESS-05")
def test_the_colour_of_a_placeholder_is_not_selected() -> None:
    game = new_season(4, {"green": 3}, [40, 10, 10, 10])
    assert options(game, 0) == [f"select {colour}" for colour in all_but("green")]
    for seat in (1, 2, 3):
        assert "select green" in options(game, seat)


def one_round_on(green_in_hands: int) -> Scenario:
    """After round 1 seat 0 holds a green placeholder; so many others still have their green."""
    used = ("turquoise", "gray", "white")
    table = Scenario("essential", players=4, season=2).tower(green=3)
    table.player(0, hand=all_but("green", *used), placeholders=["green"])
    for seat in (1, 2, 3):
        hand = all_but(*used) if seat <= green_in_hands else all_but("green", *used[:2])
        table.player(seat, hand=hand)
    return table


@rule("ESS-06")
@pytest.mark.parametrize("used", [1, 3])
def test_a_placeholder_is_swapped_when_its_colour_is_in_the_supply(used: int) -> None:
    game = one_round_on(green_in_hands=3 - used).end_of_round()
    assert look(game)["round"] == 2
    assert placeholders(game) == [[], [], [], []]
    assert "green" in see(game, 0).hand
    assert "select green" in options(game, 0)
    assert look(game)["supply"].get("green", 0) == used - 1


@rule("ESS-05", "ESS-06")
def test_a_placeholder_stays_while_its_colour_is_missing() -> None:
    game = one_round_on(green_in_hands=3).end_of_round()
    assert look(game)["round"] == 2
    assert placeholders(game) == [["green"], [], [], []]
    assert "select green" not in options(game, 0)


@rule("ESS-06")
def test_the_supply_is_checked_at_the_end_of_the_round() -> None:
    """R34: not when the claimed keshis return to it."""
    table = one_round_on(green_in_hands=0).base(green=3)
    game = table.deploy({0: ["river", "medina"]}).claim()
    play(game, "claim green 2")  # and the next player the third
    assert look(game)["phase"] == "assistants"
    assert look(game)["supply"]["green"] == 3
    assert placeholders(game)[0] == ["green"]
    play(game, "use river")  # both gain a keshi, unasked
    assert look(game)["round"] == 2
    assert placeholders(game)[0] == []
    assert look(game)["supply"]["green"] == 2


def before_round_4(*holders: int, **tower: int) -> Game:
    """Round 3 ends; holders have a green placeholder, yellow and orange, the others green too."""
    table = Scenario("essential", players=4, season=2, round=3)
    for seat in range(4):
        table.player(seat, hand=["green", "yellow", "orange"])
        if seat in holders:
            table.player(seat, placeholders=["green"])
    return table.tower(green=2 + len(holders), **tower).end_of_round()


@rule("ESS-07")
def test_before_round_4_a_placeholder_becomes_a_colour_already_used() -> None:
    """R37: one that lies in the supply."""
    game = before_round_4(0, beige=6)
    assert game.seat == 0
    in_supply = all_but("green", "yellow", "orange", "beige")
    assert options(game) == [f"keshi {colour}" for colour in in_supply]
    before = look(game)["supply"]["black"]
    events = play(game, "keshi black")
    assert len(happened(events, "placeholder-swapped")) == 1
    assert look(game)["round"] == 4
    assert placeholders(game) == [[], [], [], []]
    # there was nothing else to select
    assert see(game, 0).assistants == ["mosque", "souk", "souk"]
    assert look(game)["supply"].get("black", 0) == before - 1


@rule("ESS-07")
def test_several_swap_in_turn_order() -> None:
    game = before_round_4(3, 1, pink=5)
    assert game.seat == 1
    play(game, "keshi pink")
    assert game.seat == 3
    assert "keshi pink" not in options(game)  # it was the last one
    play(game, "keshi red")
    assert look(game)["round"] == 4
    assert placeholders(game) == [[], [], [], []]


def no_colour_for_the_placeholder() -> Game:
    """Before round 4 all that seat 0 has used is stuck in the tower."""
    table = Scenario("essential", players=4, season=2, round=3)
    table.player(0, hand=["yellow", "orange"], placeholders=["purple"])
    used = all_but("yellow", "orange", "purple")
    return table.tower(purple=3, **dict.fromkeys(used, 6)).end_of_round()


@rule("ESS-07")
def test_without_any_colour_in_the_supply_round_4_has_two_keshis() -> None:
    """R37"""
    game = no_colour_for_the_placeholder()
    assert look(game)["round"] == 4
    assert [len(player["assistants"]) for player in look(game)["players"]] == [2, 3, 3, 3]
    assert wood(game) == in_circulation(4)


@rule("ESS-06", "ESS-07", "SET-26")
def test_no_wooden_keshi_is_lost_with_a_placeholder_held_to_the_end() -> None:
    game = no_colour_for_the_placeholder()
    while look(game)["season"] == 2:
        game.apply(game.legal_actions()[0])
    assert wood(game) == in_circulation(4)
    for player in look(game)["players"]:
        assert sorted([*player["hand"], *player["placeholders"]]) == sorted(COLOURS)


@rule("SET-26")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_wooden_keshis_are_conserved(players: int) -> None:
    game = Game.new(Config(players=players, edition="essential", tower="B2"), players)
    for _ in wander(game, players):
        assert wood(game) == in_circulation(players)


@rule("ESS-05", "ESS-06", "ESS-07", "SET-26")
@pytest.mark.parametrize("seed", range(6))
def test_a_season_with_placeholders(seed: int) -> None:
    game = new_season(4, {"green": 4, "pink": 3, "red": 5, "purple": 3}, [10, 40, 30, 20])
    most = ["green", "pink", "red", "purple"]
    assert placeholders(game) == [[], most, ["green", "red"], ["red"]]
    rounds = 0
    for events in wander(game, seed):
        assert wood(game) == in_circulation(4)
        for player in look(game)["players"]:
            assert not set(player["hand"]) & set(player["placeholders"])
        if look(game)["phase"] == "select" and happened(events, "phase"):
            rounds += 1
            for held in placeholders(game):
                assert not set(held) & set(look(game)["supply"])
    assert rounds >= 2
