"""The score sheet: points by category, seat and season, and the scores after each round."""

from collections import Counter

from marrakesh.narration import category_name
from marrakesh.presentation.score_groups import group_of
from marrakesh.rules.game import Game
from marrakesh.rules.scoring import Booking
from marrakesh.rules.sources import CATEGORIES, category_of
from marrakesh.server.messages import Sheet, SheetRow


def sheet_of(game: Game, lang: str) -> Sheet:
    """Return the points by category and seat: in total, and for setup, each season and final
    scoring."""
    seats = range(len(game.scores))
    columns = game.table.values.seasons + 2
    points: dict[str, list[list[int]]] = {
        category: [[0] * columns for _ in seats] for category in CATEGORIES
    }
    for seat in seats:
        for booking in game.bookings(seat):
            points[category_of(booking.source)][seat][_column(game, booking)] += booking.points
    rows = [
        SheetRow(
            category=category,
            group=group_of(category),
            name=category_name(category, lang),
            points=[sum(by_season) for by_season in by_seat],
            seasons=by_seat,
        )
        for category, by_seat in points.items()
        if any(number for by_season in by_seat for number in by_season)
    ]
    return Sheet(rows=rows, totals=game.scores, course=_course(game))


def _column(game: Game, booking: Booking) -> int:
    """Return the column of a booking: 0 for setup, then the seasons, then final scoring."""
    values = game.table.values
    if booking.round == 0:
        return 0
    return values.seasons + 1 if booking.round == values.rounds + 2 else booking.season


def _course(game: Game) -> list[list[int]]:
    """Return the scores after each round; season and final scoring count towards the round before
    them."""
    values, table = game.table.values, game.table
    played = max(0, (table.season - 1) * values.rounds + min(table.round, values.rounds))
    gains: list[Counter[int]] = [Counter() for _ in game.scores]
    for seat, gained in enumerate(gains):
        for booking in game.bookings(seat):
            number = min(max(booking.round, 1), values.rounds)
            gained[(max(booking.season, 1) - 1) * values.rounds + number] += booking.points
    return [
        [sum(p for at, p in gained.items() if at <= number) for gained in gains]
        for number in range(1, played + 1)
    ]
