"""An assistant takes a new keshi."""

import pytest

from marrakesh import IllegalAction
from rules.assistants.helpers import BOTH, TRACKS, Facts, acting
from scenario import Scenario, options, play, play_on, points, see

rule = pytest.mark.rule
FILLED: dict[str, tuple[Facts, Facts]] = {
    **{sector: ({colour: 7}, {colour: 8}) for sector, colour in TRACKS.items()},
    "square": ({"entertainers": range(1, 8)}, {"entertainers": range(1, 9)}),
    "medina": ({"beige": 7}, {"beige": 8}),
    "sahara": ({"caravans": [3, 3, 1]}, {"caravans": [3, 3, 2]}),
}


@rule("AST-06")
def test_a_new_entertainer_takes_a_free_space_and_gives_its_bonus(edition: str) -> None:
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
def test_a_new_caravan_discovers_an_oasis_or_gives_the_start_oasis_bonus(edition: str) -> None:
    table = Scenario(edition).player(0, oases={"left 1": 7}, water=0, dates=0)
    game = table.assistants({0: ["sahara"], 1: ["sahara"]})
    play(game, "caravan left")  # nothing can be claimed, so a new keshi is the only option
    assert see(game, 0).keshis["brown"] == 1
    assert see(game, 0).oases == [7, None, None, None, None, None]
    resources = see(game, 1).resources
    play(game, "caravan start", "take water", "take date")
    assert see(game, 1).resources["water"] == resources["water"] + 1
    assert see(game, 1).resources["date"] == resources["date"] + 1


@rule("AST-07")
@pytest.mark.parametrize(("sector", "colour"), TRACKS.items())
def test_a_new_keshi_in_a_track_sector_advances_its_marker_by_one(
    edition: str, sector: str, colour: str
) -> None:
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
def test_an_assistant_sent_by_red_gains_a_keshi_of_its_sectors_colour(
    edition: str, red: str
) -> None:
    """R22: the assistant's space decides; the new keshi is never red."""
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
def test_a_new_keshi_in_the_souk_is_a_goods_keshi_of_any_colour(edition: str, colour: str) -> None:
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
def test_a_full_sector_offers_no_new_keshi(edition: str, sector: str) -> None:
    seven, eight = FILLED[sector]
    rich = {"water": 1, "dates": 1, "dinars": 1}
    game = Scenario(edition).player(0, **seven, **rich).assistants({0: [sector, "souk"]})
    play(game, f"use {sector}")
    assert options(game) == BOTH
    game = Scenario(edition).player(0, **eight, **rich).assistants({0: [sector, "souk"]})
    assert acting(play(game, f"use {sector}")) == [sector]  # the only option left
    with pytest.raises(IllegalAction):
        play(game, "new keshi")
