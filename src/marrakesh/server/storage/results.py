"""Stored results of games played by people with saved names, and their ratings.

Ratings use openskill's Plackett-Luce model. Each person has two: one from games between people, the
other from games of one person against our levels, whose own ratings are measured and fixed.
"""

from collections.abc import Collection
from typing import Any, Final

from openskill.models import PlackettLuce
from sqlalchemy import insert, select, update
from sqlalchemy.engine import Connection, Row

from marrakesh.server.storage.schema import PEOPLE, RESULTS
from marrakesh.server.storage.store_interface import GameResult, SeatResult, Strength

LEVELS: Final = {
    "apprentice": Strength(9.8, 1.0),
    "journeyman": Strength(16.0, 1.0),
    "merchant": Strength(25.0, 1.0),
    "expert": Strength(32.1, 1.0),
    "master": Strength(38.3, 1.0),
}
"""The levels' ratings, derived from the share of games that each level wins against the one below
(docs/bots.md). New people start with the Merchant's mean."""
_MODEL: Final = PlackettLuce()
_LAST: Final = 9
"""The finishing position used to rate players who left."""


def rate(game: GameResult, before: dict[str, Strength]) -> dict[str, Strength]:
    """Return the new ratings of the people in a game. Bots count only in the pool `levels`."""
    players = [
        (one, before[one.person] if one.person in before else LEVELS[one.bot])
        for one in game.seats
        if one.person in before or (game.pool == "levels" and one.bot in LEVELS)
    ]
    if len(players) < 2:
        return {}
    teams = [[_MODEL.rating(mu=was.mu, sigma=was.sigma)] for _, was in players]
    places = [float(_LAST if one.gone else one.place) for one, _ in players]
    after = _MODEL.rate(teams, ranks=places)
    return {
        one.person: Strength(team[0].mu, team[0].sigma)
        for (one, _), team in zip(players, after, strict=True)
        if one.person
    }


def write_result(connection: Connection, ended: GameResult) -> None:
    """Write a game's result and the ratings it changes, in the transaction of its last entry.

    Nothing is written if none of its players has a saved name. People's rows are locked, since two
    of a person's games may end simultaneously. (In SQLite, writing the entry has already locked the
    whole database.)
    """
    tags = sorted({one.person for one in ended.seats if one.person})
    known = select(PEOPLE).where(PEOPLE.c.tag.in_(tags)).order_by(PEOPLE.c.tag).with_for_update()
    people = {row.tag: row for row in connection.execute(known)}
    if not people:
        return
    gains = _rate(connection, ended, people) if ended.pool else {}
    connection.execute(insert(RESULTS), [_row(ended, one, people, gains) for one in ended.seats])


def _rate(
    connection: Connection, ended: GameResult, people: dict[str, Row[Any]]
) -> dict[str, float]:
    """Write the new ratings; return the change in each, by tag."""
    before = {tag: strength_of(row, ended.pool) for tag, row in people.items()}
    gains = {}
    for tag, after in rate(ended, before).items():
        games = PEOPLE.c[f"{ended.pool}_games"]
        values = {
            f"{ended.pool}_mu": after.mu,
            f"{ended.pool}_sigma": after.sigma,
            games.name: games + 1,
        }
        connection.execute(update(PEOPLE).where(PEOPLE.c.tag == tag).values(values))
        gains[tag] = after.mu - before[tag].mu
    return gains


def strength_of(row: Row[Any], pool: str) -> Strength:
    """Return a person's rating in one of the pools, `people` or `levels`."""
    mu, sigma = getattr(row, f"{pool}_mu"), getattr(row, f"{pool}_sigma")
    return Strength() if mu is None else Strength(mu, sigma)


def _row(
    ended: GameResult, one: SeatResult, people: Collection[str], gains: dict[str, float]
) -> dict[str, object]:
    erased = bool(one.person) and one.person not in people
    return {
        "game": ended.table,
        "seat": one.seat,
        "at": ended.at,
        "kind": ended.kind,
        "mode": ended.mode,
        "rated": bool(ended.pool),
        "person": None if erased else one.person or None,
        "name": "" if erased else one.name,
        "bot": one.bot,
        "points": one.points,
        "place": one.place,
        "gone": one.gone,
        "gain": gains.get(one.person) if one.person else None,
    }
