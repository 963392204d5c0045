"""The result of a game, and ratings as people see them."""

from typing import Final

from marrakesh.server.messages import Mode, Rating
from marrakesh.server.storage.store_interface import GameResult, SeatResult, Strength
from marrakesh.server.tables.table_state import TableState

_BASE: Final = 1000
_POINTS: Final = 30.0
"""Shown points: as many per unit that 400 mean ten to one, as with Elo's."""


def result_of(state: TableState) -> GameResult | None:
    """What to store of a game that is over; nothing if nobody's name is kept."""
    if not any(seat.person for seat in state.seats.seats):
        return None
    setup, game = state.setup, state.game
    seats = [
        SeatResult(
            seat=seat,
            person=state.seats[seat].person,
            name=state.names[seat],
            bot="" if state.seats[seat].tokens else state.bots.get(seat, ""),
            points=game.scores[seat],
            place=game.result[seat],
            gone=seat in state.bots and bool(state.seats[seat].tokens),
        )
        for seat in range(len(setup.seats))
    ]
    pool = {"net": "people", "bots": "levels"}.get(setup.kind, "") if setup.rated else ""
    return GameResult(setup.table, state.at, setup.kind, Mode.of(setup.config), pool, seats)


def shown(strength: Strength, games: int) -> Rating:
    """A rating as people see it."""
    return Rating(
        points=_BASE + gained(strength.mu - Strength().mu),
        spread=gained(2 * strength.sigma),
        games=games,
    )


def gained(gain: float) -> int:
    return round(_POINTS * gain)
