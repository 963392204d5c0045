"""Score sheets by source and by season."""

from collections import Counter

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from marrakesh.narration import category_name, source_name
from marrakesh.rules.game import Game
from marrakesh.rules.sources import CATEGORIES, category_of
from marrakesh.terminal.look import HEADING, QUIET, Look
from marrakesh.texts import MINUS


def by_source(game: Game, look: Look) -> Table:
    """A row for every source that gave a player points."""
    table = _sheet("sheet-source", game, look)
    columns = [_by_category(game, seat) for seat in range(len(game.scores))]
    for category in CATEGORIES:
        if any(column[category] for column in columns):
            table.add_row(
                category_name(category, look.lang),
                *(_points(column[category]) for column in columns),
            )
    return _total(table, game, look)


def by_season(game: Game, look: Look) -> Table:
    """A row for the setup, each season and the final scoring."""
    table = _sheet("sheet-season", game, look)
    seats = range(len(game.scores))
    values = game.table.values
    final = values.rounds + 2  # the ledger's round of the final scoring
    rows: dict[str, Counter[int]] = {look.say("phase-setup"): Counter()}
    for season in range(1, values.seasons + 1):
        rows[look.say("season-name", number=season)] = Counter()
    rows[look.say("phase-final-scoring")] = Counter()
    names = list(rows)
    for seat in seats:
        for booking in game.bookings(seat):
            place = 0 if booking.round == 0 else booking.season
            place = -1 if booking.round == final else place
            rows[names[place]][seat] += booking.points
    for name, points in rows.items():
        table.add_row(name, *(_points(points[seat]) for seat in seats))
    return _total(table, game, look)


def of_one(game: Game, seat: int, look: Look) -> Table:
    """Every individual source of one player's points."""
    table = Table(title=look.name(seat), title_justify="left")
    table.add_column(look.say("sheet-source"))
    table.add_column(look.say("sheet-points"), justify="right")
    points: Counter[str] = Counter()
    for booking in game.bookings(seat):
        points[booking.source] += booking.points
    for source in sorted(points, key=lambda one: CATEGORIES.index(category_of(one))):
        table.add_row(source_name(source, look.lang), _points(points[source]))
    table.add_section()
    table.add_row(look.heading("sheet-total"), Text(_number(game.scores[seat]), HEADING))
    return table


def final_sheet(game: Game, look: Look) -> RenderableType:
    """Both sheets, and the winner."""
    return Group(by_source(game, look), Text(), by_season(game, look), Text(), _ending(game, look))


def _ending(game: Game, look: Look) -> Text:
    """The winner, or the result against the Pashabot."""
    if game.level is not None:
        return _level(game, game.level, look)
    if game.config.solo:
        yours, its = game.scores
        key = "sheet-solo-won" if game.result[0] == 1 else "sheet-solo-lost"
        return look.heading(
            key, name=look.names[0], n=abs(yours - its), yours=str(yours), its=str(its)
        )
    places = game.result
    winners = [look.names[seat] for seat, place in enumerate(places) if place == 1]
    names, points = look.say.listing(winners), max(game.scores)
    return look.heading("sheet-winner", n=len(winners), names=names, points=points)


def _level(game: Game, reached: int, look: Look) -> Text:
    """The level reached against the simplified Pashabot, and what the next one requires."""
    values = game.table.values
    more = values.levels_with_towns if game.table.desert_towns else 0
    levels = [str(points + more) for points in values.levels]
    said = look.say(
        "sheet-level" if reached else "sheet-no-level",
        name=look.names[0],
        n=game.scores[0],
        rank=reached,
        all=str(len(levels)),
    )
    if reached < len(levels):
        following = look.say("sheet-next-level", rank=reached + 1, points=levels[reached])
        said = f"{said} {following}"
    return Text(said, HEADING)


def _sheet(first: str, game: Game, look: Look) -> Table:
    table = Table()
    table.add_column(look.say(first))
    for seat in range(len(game.scores)):
        table.add_column(look.name(seat), justify="right")
    return table


def _by_category(game: Game, seat: int) -> Counter[str]:
    points: Counter[str] = Counter()
    for booking in game.bookings(seat):
        points[category_of(booking.source)] += booking.points
    return points


def _points(points: int) -> Text:
    return Text(_number(points)) if points else Text("–", QUIET)


def _number(points: int) -> str:
    return str(points).replace("-", MINUS)


def _total(table: Table, game: Game, look: Look) -> Table:
    table.add_section()
    totals = (Text(_number(points), HEADING) for points in game.scores)
    table.add_row(look.heading("sheet-total"), *totals)
    return table
