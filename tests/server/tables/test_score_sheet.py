"""The score sheet: points by part of the game."""

import pytest

from marrakesh import Config
from marrakesh.rules.game import Game
from marrakesh.server.tables.score_sheet import sheet_of


def games() -> list[Game]:
    """Return the same game before its first round, in the middle of each season, and at its end."""
    game = Game.new(Config(3), 1)
    found = [game.copy()]
    while not game.over:
        game.apply(game.legal_actions()[0])
        if game.table.round == 3 and len(found) < game.table.season + 1:
            found.append(game.copy())
    return [*found, game]


@pytest.mark.parametrize("number", range(5))
def test_points_are_listed_under_the_season_in_which_they_were_gained(number: int) -> None:
    game = games()[number]
    values = game.table.values
    sheet = sheet_of(game, "en")
    for seat in range(3):
        columns = [0] * (values.seasons + 2)
        for booking in game.bookings(seat):
            last = booking.round == values.rounds + 2
            columns[-1 if last else booking.season if booking.round else 0] += booking.points
        shown = [
            sum(column) for column in zip(*(row.seasons[seat] for row in sheet.rows), strict=True)
        ]
        assert shown == columns
        assert sum(row.points[seat] for row in sheet.rows) == sheet.totals[seat]
    assert all(any(map(any, row.seasons)) for row in sheet.rows)


def test_course_has_one_entry_for_each_round_that_began() -> None:
    before, *seasons, over = games()
    assert sheet_of(before, "en").course == []
    for season, game in enumerate(seasons, start=1):
        course = sheet_of(game, "en").course
        assert len(course) == 4 * (season - 1) + 3
        assert course[-1] == game.scores
        assert course[0] == [
            sum(b.points for b in game.bookings(seat) if b.season == 1 and b.round <= 1)
            for seat in range(3)
        ]
    assert len(sheet_of(over, "en").course) == 12
    assert sheet_of(over, "en").course[-1] == over.scores
    assert sum(row.seasons[0][-1] for row in sheet_of(over, "en").rows) > 0  # final scoring
