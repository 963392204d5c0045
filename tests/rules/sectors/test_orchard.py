"""The date orchard: dates, and a point for every green step."""

from collections.abc import Callable

import pytest

from marrakesh import Game
from scenario import Scenario, happened, options, play, points, see

rule = pytest.mark.rule


# --- the action ---------------------------------------------------------------------------------


@rule("ORC-01", "ORC-03")
@pytest.mark.parametrize("value", range(1, 8))
def test_the_orchard_action_gives_dates_and_no_points(edition: str, value: int) -> None:
    table = Scenario(edition).player(0, green=value, dates=2, water=1, dinars=1)
    game = table.assistants({0: ["orchard"]})
    play(game, "sector action")
    board = see(game, 0)
    assert (board.dates, board.water, board.dinars) == (2 + value, 1, 1)
    assert board.keshis["green"] == value
    assert points(game, 0) == {}


@rule("EX-10", "ORC-01")
def test_jan_gains_as_many_dates_as_his_green_keshi_marker_shows(edition: str) -> None:
    pickers = 4 if edition == "deluxe" else 3
    game = Scenario(edition).player(0, green=pickers, dates=0).assistants({0: ["orchard"]})
    play(game, "sector action")
    assert see(game, 0).dates == pickers


def test_scrolls_23_to_25_do_not_replace_dates_from_elsewhere(edition: str) -> None:
    """R89: they apply only to the orchard action."""
    table = Scenario(edition).player(0, scrolls=[23, 24, 25], green=1, dates=0, white=1)
    game = table.assistants({0: ["square", "orchard", "palace"]})
    play(game, "use square", "entertainer 4")  # 1 date
    assert see(game, 0).dates == 1
    play(game, "use orchard", "sector action")
    assert options(game) == ["take date", "take water", "take dinar", "take point"]


# --- the placement bonus ------------------------------------------------------------------------


def new_keshi(edition: str, green: int) -> Game:
    game = Scenario(edition).player(0, green=green).assistants({0: ["orchard"]})
    play(game, "new keshi")
    return game


def claim(edition: str, green: int) -> Game:
    game = Scenario(edition).player(0, green=green).base(green=1, gray=1).claim()
    play(game, "claim green 1")  # grey is left for seat 1
    return game


def scroll(edition: str, green: int) -> Game:
    table = Scenario(edition).scrolls_shown("gray", 1).player(0, green=green, gray=1, dates=1)
    game = table.assistants({0: ["madrasa"]})
    play(game, "sector action", "scroll 1")
    return game


def connection_line(edition: str, green: int) -> Game:
    table = Scenario(edition).player(0, green=green, palace=3, mosque=7, white=1)
    game = table.assistants({0: ["palace"]})
    play(game, "sector action", "line right" if green < 8 else "line dinars")
    return game


def gate(edition: str, green: int) -> Game:
    table = Scenario(edition).workshop(2, "green").player(0, green=green, beige=1, dinars=1)
    game = table.assistants({0: ["medina"]})
    play(game, "sector action", "gate green from 2", "at souk")
    return game


def storage_row(edition: str, green: int) -> Game:
    table = Scenario(edition).player(0, green=green, storage={1: "green"}, caravans=[1, 0, 0])
    game = table.player(0, dinars=1).assistants({0: ["sahara"]})
    play(game, "sector action")
    if green < 8:
        play(game, "deploy green")
    return game


Source = Callable[[str, int], Game]
SOURCES: list[Source] = [new_keshi, claim, scroll, connection_line, gate, storage_row]


@rule("ORC-02")
@pytest.mark.parametrize("gain", SOURCES)
def test_a_green_step_from_any_source_scores_a_point(edition: str, gain: Source) -> None:
    game = gain(edition, 2)
    assert see(game, 0).keshis["green"] == 3
    assert points(game, 0)["orchard"] == 1


@rule("ORC-02")
@pytest.mark.parametrize("gain", SOURCES[2:])
def test_a_green_keshi_gained_for_a_full_orchard_scores_no_point(
    edition: str, gain: Source
) -> None:
    """R4, R5: a keshi gained for a full orchard is lost or not even offered."""
    game = gain(edition, 8)
    assert see(game, 0).keshis["green"] == 8
    assert "orchard" not in points(game, 0)


@rule("ORC-02")
def test_two_green_steps_score_two_points(edition: str) -> None:
    game = Scenario(edition).base(green=2, gray=1).claim()
    events = play(game, "claim green 2")
    assert see(game, 0).keshis["green"] == 2
    assert points(game, 0) == {"orchard": 2}
    assert [facts["points"] for facts in happened(events, "points")] == [1, 1]


@rule("ORC-03")
def test_only_new_green_keshis_score(edition: str) -> None:
    """A keshi of another colour scores no orchard point."""
    game = Scenario(edition).player(0, green=3, gray=1).assistants({0: ["madrasa", "orchard"]})
    play(game, "use madrasa", "new keshi", "sector action")
    assert points(game, 0) == {}
