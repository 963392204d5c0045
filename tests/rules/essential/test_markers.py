"""The markers of the Essential edition."""

import pytest

from marrakesh import Config, Game
from marrakesh.rules.words import COLOURS
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
def test_the_strength_of_a_track_sector_is_the_position_of_its_marker(
    edition: str, sector: str, facts: dict[str, int], gained: dict[str, int]
) -> None:
    table = Scenario(edition).player(0, water=0, dates=0, **facts)
    game = table.assistants({0: [sector]})
    if "sector action" in options(game):  # with value 8 it is the only option
        play(game, "sector action")
    state = {"fisherman": 0, "palace": 0, "mosque": 0, "dates": 0}
    assert {name: getattr(see(game, 0), name) for name in state} == {**state, **gained}


@rule("ESS-01")
@pytest.mark.parametrize(("scholars", "buys"), [(2, False), (3, True), (4, True)])
def test_the_grey_marker_decides_which_scrolls_can_be_bought(
    edition: str, scholars: int, buys: bool
) -> None:
    table = Scenario(edition).player(0, gray=scholars, dates=9).scrolls_shown("yellow", 37)
    game = table.assistants({0: ["madrasa"]})
    play(game, "sector action")
    assert ("scroll 37" in options(game)) == buys


@rule("ESS-02")
@pytest.mark.parametrize("colour", TRACKS)
def test_a_keshi_of_the_players_choice_may_advance_any_marker(edition: str, colour: str) -> None:
    """Scroll 43 gives any keshi twice."""
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
    play(game, "sector action")  # the only oasis within reach
    play(game, f"return {colour}", "keshi beige")
    assert see(game, 0).keshis[colour] == 2
    assert see(game, 0).free_guards == 1


@rule("ESS-03")
@pytest.mark.parametrize("seed", range(2))
def test_a_marker_moves_back_only_when_a_keshi_is_returned(edition: str, seed: int) -> None:
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
def test_a_track_sector_is_complete_with_value_8_and_a_vendor(
    edition: str, colour: str, sector: str, value: int, vendor: int, score: int
) -> None:
    table = Scenario(edition).player(0, vendors=[sector] * vendor, **{colour: value})
    assert points(table.final_scoring(), 0).get("sectors", 0) == score


@rule("ESS-12")
def test_gate_keshis_of_track_colours_advance_markers(edition: str) -> None:
    table = Scenario(edition).player(0, beige=2, white=3, dinars=0)
    game = table.workshop(1, "white", "green").assistants({0: ["medina"]})
    play(game, "sector action", "gate white from 1", "at souk")
    assert see(game, 0).keshis["white"] == 3  # the keshis wait until all gates are bought
    play(game, "gate green from 1", "at river")
    assert see(game, 0).keshis["white"] == 4
    assert see(game, 0).keshis["green"] == 1
    assert points(game, 0) == {"gates": -6, "orchard": 1}
