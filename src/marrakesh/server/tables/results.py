"""The result of a game, and ratings as people see them."""

from typing import Final

from marrakesh.server.messages import Mode, Rating
from marrakesh.server.storage.results import Ended, Outcome, Strength
from marrakesh.server.tables.table_state import Sitting

_BASE: Final = 1000
_POINTS: Final = 30.0
"""Shown points: as many per unit that 400 mean ten to one, as with Elo's."""


def result_of(sitting: Sitting) -> Ended | None:
    """What to store of a game that is over; nothing if nobody's name is kept."""
    if not any(seat.person for seat in sitting.seats.seats):
        return None
    head, game = sitting.head, sitting.game
    seats = [
        Outcome(
            seat=seat,
            person=sitting.seats[seat].person,
            name=sitting.names[seat],
            bot="" if sitting.seats[seat].tokens else sitting.bots.get(seat, ""),
            points=game.scores[seat],
            place=game.result[seat],
            gone=seat in sitting.bots and bool(sitting.seats[seat].tokens),
        )
        for seat in range(len(head.places))
    ]
    pool = {"net": "people", "bots": "levels"}.get(head.kind, "") if head.rated else ""
    return Ended(head.table, sitting.at, head.kind, Mode.of(head.config), pool, seats)


def shown(strength: Strength, games: int) -> Rating:
    """A rating as people see it."""
    return Rating(
        points=_BASE + gained(strength.mu - Strength().mu),
        spread=gained(2 * strength.sigma),
        games=games,
    )


def gained(gain: float) -> int:
    return round(_POINTS * gain)
