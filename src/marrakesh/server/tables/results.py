"""Results of games as they are stored, and ratings as they are displayed."""

from typing import Final

from marrakesh.server.messages import Mode, Rating
from marrakesh.server.storage.store_interface import GameResult, SeatResult, Strength
from marrakesh.server.tables.table_state import TableState

_BASE: Final = 1000
_POINTS: Final = 30.0
"""Displayed points per openskill unit, so that 400 points mean odds of ten to one, as in Elo."""


def result_of(state: TableState) -> GameResult | None:
    """Return the result to store for a finished game; None if no player has a saved name."""
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
    """Return a rating as it is displayed."""
    return Rating(
        points=_BASE + gained(strength.mu - Strength().mu),
        spread=gained(2 * strength.sigma),
        games=games,
    )


def gained(gain: float) -> int:
    return round(_POINTS * gain)
