"""People in the database: names and ratings under a key's hash, and the results of their games."""

from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from msgspec.structs import replace
from sqlalchemy import ColumnElement, Text, delete, func, insert, select, type_coerce, update
from sqlalchemy.engine import Connection, Row

from marrakesh.server.messages import Kind, Mode, TableInfo
from marrakesh.server.storage.results import strength_of
from marrakesh.server.storage.schema import ENTRIES, PEOPLE, RESULTS, SAID, SEATS, TABLES
from marrakesh.server.storage.store_interface import SeatResult, Strength
from marrakesh.server.storage.tokens import LETTERS, hash_token

if TYPE_CHECKING:
    from marrakesh.server.storage.table_store import SqlTableStore


_NAMING: Final = ("claim", "ticket", "free", "wishes")
"""The kinds of entries that may contain the name of a seat's current or future holder."""


def tag_for(key: str) -> str:
    """Return a key's tag: six characters derived from the key, which reveal nothing about it."""
    digest = sha256(f"marrakesh tag {key}".encode()).digest()
    return "".join(LETTERS[byte % 32] for byte in digest[:6])


class StoredProfile(NamedTuple):
    """A person, with their ratings and numbers of games."""

    name: str
    tag: str
    games: int
    people: Strength
    people_games: int
    levels: Strength
    levels_games: int


class StoredGame(NamedTuple):
    """A person's result in a game."""

    table: str
    at: float
    kind: Kind
    mode: Mode
    rated: bool
    seat: int
    seats: list[SeatResult]
    gain: float | None
    kept: bool
    """Whether the table still exists."""


class ProfileRepository:
    """Stores and erases people's names, and reads their ratings and results."""

    def __init__(self, store: "SqlTableStore") -> None:
        self._store = store

    async def tag_of(self, key: str) -> str:
        """Return the tag that belongs to a key; empty if no name is stored under it."""
        if not key:
            return ""
        wanted = select(PEOPLE.c.tag).where(PEOPLE.c.key_hash == hash_token(key))
        rows = await self._store.read(wanted)
        return str(rows[0].tag) if rows else ""

    async def named(self, key: str, name: str, now: float) -> None:
        """Store or change the name under a key; raise Conflict if another key has the same tag."""
        held = PEOPLE.c.key_hash == hash_token(key)

        def work(connection: Connection) -> None:
            changed = connection.execute(update(PEOPLE).where(held).values(name=name))
            if not changed.rowcount:
                row = {
                    "tag": tag_for(key),
                    "key_hash": hash_token(key),
                    "name": name,
                    "created": now,
                }
                connection.execute(insert(PEOPLE), row)

        await self._store.write(work)

    async def person(self, tag: str) -> StoredProfile | None:
        count = select(func.count()).select_from(RESULTS).where(RESULTS.c.person == tag)
        found = await self._store.read(select(PEOPLE).where(PEOPLE.c.tag == tag))
        games = int((await self._store.read(count))[0][0])
        return next((_profile(row, games) for row in found), None)

    async def best(self, tag: str) -> list[tuple[Mode, int, int]]:
        """Return the best score and number of completed games in each mode, most played first."""
        number = func.count().label("number")
        wanted = (
            select(RESULTS.c.mode, func.max(RESULTS.c.points).label("most"), number)
            .where(RESULTS.c.person == tag, ~RESULTS.c.gone)
            .group_by(RESULTS.c.mode)
            .order_by(number.desc(), RESULTS.c.mode)
        )
        rows = await self._store.read(wanted)
        return [(row.mode, row.most, row.number) for row in rows]

    async def games(self, tag: str, before: float, most: int) -> list[StoredGame]:
        """Return a person's results before a given time, newest first."""
        own = (
            select(RESULTS)
            .where(RESULTS.c.person == tag, RESULTS.c.at < before)
            .order_by(RESULTS.c.at.desc(), RESULTS.c.game, RESULTS.c.seat)
            .limit(most)
        )
        found = await self._store.read(own)
        ids = [row.game for row in found]
        all_seats = select(RESULTS).where(RESULTS.c.game.in_(ids)).order_by(RESULTS.c.seat)
        seats: dict[str, list[SeatResult]] = {}
        for row in await self._store.read(all_seats):
            seats.setdefault(row.game, []).append(_seat_result(row))
        kept = await self._store.read(select(TABLES.c.id).where(TABLES.c.id.in_(ids)))
        tables = {row.id for row in kept}
        return [_game(row, seats[row.game], row.game in tables) for row in found]

    async def records(self, tag: str) -> list[str]:
        """Return the ids of a person's finished games whose tables still exist, newest first."""
        wanted = (
            select(RESULTS.c.game)
            .join(TABLES, TABLES.c.id == RESULTS.c.game)
            .where(RESULTS.c.person == tag)
            .order_by(RESULTS.c.at.desc())
        )
        return list(dict.fromkeys(row.game for row in await self._store.read(wanted)))

    async def erase(self, tag: str) -> None:
        """Erase a person: remove their name, tag and chat from all tables, and their name and tag
        from their results."""

        def work(connection: Connection) -> None:
            own = RESULTS.c.person == tag
            connection.execute(update(RESULTS).where(own).values(person=None, name=""))
            shown = type_coerce(TABLES.c.info, Text).contains(f'"tag":"{tag}"', autoescape=True)
            tables = connection.execute(select(TABLES.c.id, TABLES.c.info).where(shown)).all()
            for table, info in tables:
                _erase_at(connection, table, info, tag)
            connection.execute(delete(PEOPLE).where(PEOPLE.c.tag == tag))

        await self._store.write(work)


def _erase_at(connection: Connection, table: str, info: TableInfo, tag: str) -> None:
    """Remove a person's name, tag and chat messages from a table's stored data."""
    seats = [number for number, seat in enumerate(info.seats) if seat.tag == tag]
    there = (SEATS.c.table_id == table) & SEATS.c.seat.in_(seats)
    connection.execute(update(SEATS).where(there).values(person="", name=""))
    named = (ENTRIES.c.table_id == table) & ENTRIES.c.kind.in_(_NAMING)
    own = named & ENTRIES.c.seat.in_(seats)
    for seq, body in connection.execute(select(ENTRIES.c.seq, ENTRIES.c.body).where(own)).all():
        name = None if body.name is None else ""
        bare = replace(body, person="", name=name)
        one: ColumnElement[bool] = (ENTRIES.c.table_id == table) & (ENTRIES.c.seq == seq)
        connection.execute(update(ENTRIES).where(one).values(body=bare))
    said = (SAID.c.table_id == table) & SAID.c.seat.in_(seats)
    connection.execute(delete(SAID).where(said))
    nameless = [
        replace(seat, name="", tag="") if number in seats else seat
        for number, seat in enumerate(info.seats)
    ]
    told = replace(info, seats=nameless)
    connection.execute(update(TABLES).where(TABLES.c.id == table).values(info=told))


def _profile(row: Row[Any], games: int) -> StoredProfile:
    people, levels = strength_of(row, "people"), strength_of(row, "levels")
    return StoredProfile(
        row.name, row.tag, games, people, row.people_games, levels, row.levels_games
    )


def _game(row: Row[Any], seats: list[SeatResult], kept: bool) -> StoredGame:
    return StoredGame(
        table=row.game,
        at=row.at,
        kind=row.kind,
        mode=row.mode,
        rated=row.rated,
        seat=row.seat,
        seats=seats,
        gain=row.gain,
        kept=kept,
    )


def _seat_result(row: Row[Any]) -> SeatResult:
    return SeatResult(
        seat=row.seat,
        person=row.person or "",
        name=row.name,
        bot=row.bot,
        points=row.points,
        place=row.place,
        gone=row.gone,
    )
