"""The colours of the players' pieces: a matter of taste that does not affect the rules."""

from collections.abc import Sequence
from typing import Final, Literal, get_args

SeatColour = Literal["red", "blue", "yellow", "green"]
COLOURS: Final[tuple[SeatColour, ...]] = get_args(SeatColour)
"""The default colours, in seat order."""
PASHABOT: Final = "yellow"  # PSH-02


def seat_colours(wished: Sequence[SeatColour | Literal[""]], solo: bool) -> list[SeatColour]:
    """A colour for each seat, and in a solo game for the Pashabot: the one requested, else the
    default, else a free one. ValueError if two would be the same."""
    wishes = [*wished, PASHABOT] if solo else [*wished]
    chosen: list[SeatColour] = [wish for wish in wishes if wish]
    if len(set(chosen)) < len(chosen):
        raise ValueError(f"the same colour twice: {', '.join(chosen)}")
    free = [colour for colour in COLOURS if colour not in chosen]
    usual = [colour for wish, colour in zip(wishes, COLOURS, strict=False) if not wish]
    free.sort(key=lambda colour: colour in usual)  # another seat's default comes last
    found: list[SeatColour] = []
    for wish, colour in zip(wishes, COLOURS, strict=False):
        found.append(wish or (colour if colour in free else free[0]))
        if not wish:
            free.remove(found[-1])
    return found
