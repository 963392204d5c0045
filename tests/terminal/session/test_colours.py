"""The players' colours in the terminal."""

import pytest

from marrakesh.seat_colours import COLOURS, seat_colours
from marrakesh.terminal.look import PIECES, Look


def test_names_and_pieces_are_shown_in_the_players_colours() -> None:
    look = Look("en", ["Ada", "Ben"], colours=["green", "red"])
    assert [look.name(seat).style for seat in (0, 1)] == [PIECES["green"], PIECES["red"]]
    assert look.mark(0).style == PIECES["green"]
    assert Look("en", ["Ada", "Ben"]).name(1).style == PIECES["blue"]
    assert len({*PIECES.values()}) == len(COLOURS)


@pytest.mark.rule("PSH-02")
def test_yellow_is_reserved_for_the_pashabot_in_solo_games() -> None:
    assert seat_colours([""], solo=True) == ["red", "yellow"]
    with pytest.raises(ValueError, match="yellow, yellow"):
        seat_colours(["yellow"], solo=True)


def test_players_without_a_preference_get_the_default_colour_if_it_is_free() -> None:
    assert seat_colours(["", "", "", ""], solo=False) == list(COLOURS)
    assert seat_colours(["blue", "", "", "red"], solo=False) == ["blue", "green", "yellow", "red"]
