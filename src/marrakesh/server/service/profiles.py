"""People: names that are kept, the histories of their games, and their records."""

import asyncio
import io
import time
import zipfile
from collections.abc import AsyncIterator
from typing import Any, Final

import msgspec
from sqlalchemy.engine import Row

from marrakesh.server.errors import RequestError
from marrakesh.server.messages import Best, History, Mode, PastGame, PastSeat, Profile
from marrakesh.server.service.archive import Archive
from marrakesh.server.service.table_repository import TableRepository
from marrakesh.server.storage.results import strength_of
from marrakesh.server.storage.store_interface import Conflict
from marrakesh.server.storage.table_store import SqlTableStore
from marrakesh.server.tables.player_names import plain_name
from marrakesh.server.tables.results import gained, shown

PAGE: Final = 50
"""Games told at once."""


class Profiles:
    """Keeps people's names and tells them about their games."""

    def __init__(self, store: SqlTableStore, repository: TableRepository) -> None:
        self._people = store.people
        self._repository = repository
        self._archive = Archive(repository)
        self._packing = asyncio.Lock()  # records are work: one at a time

    async def name(self, key: str, name: str) -> Profile:
        """Keep a name under a key, or change it."""
        plain = plain_name(name)
        if not _is_key(key):
            raise RequestError("no-key", 403)
        if not plain:
            raise RequestError("no-name")
        try:
            await self._people.named(key, plain, time.time())
        except Conflict:
            if not await self._people.tag_of(key):  # or it was sent twice at once
                raise RequestError("key-used", 409) from None
        return await self.person(await self._people.tag_of(key))

    async def person(self, tag: str) -> Profile:
        """What everybody may know of a person."""
        found = await self._people.person(tag)
        if found is None:
            raise RequestError("no-person", 404)
        row, games = found
        return Profile(
            name=row.name,
            tag=row.tag,
            games=games,
            people=shown(strength_of(row, "people"), row.people_games),
            levels=shown(strength_of(row, "levels"), row.levels_games),
        )

    async def history(self, key: str, before: float) -> History:
        """A person's own page."""
        tag = await self._own(key)
        rows, seats, there = await self._people.games(tag, before, PAGE + 1)
        best = await self._people.best(tag)
        return History(
            person=await self.person(tag),
            best=[Best(mode=mode, points=points, games=games) for mode, points, games in best],
            games=[_game(row, seats[row.game], there) for row in rows[:PAGE]],
            more=len(rows) > PAGE,
        )

    async def erase(self, key: str) -> None:
        """Forget a person, and their name wherever it is stored."""
        await self._people.erase(await self._own(key))
        self._repository.discard_unused()

    async def records(self, key: str) -> AsyncIterator[bytes]:
        """The records of all games of a person, as the parts of a zip file."""
        return self._packed(await self._people.records(await self._own(key)))

    async def _packed(self, tables: list[str]) -> AsyncIterator[bytes]:
        parts = _Parts()
        with zipfile.ZipFile(parts, "w", zipfile.ZIP_DEFLATED) as packed:
            for table in tables:
                try:
                    async with self._packing:
                        record = await self._archive.record(table, "")
                except RequestError:
                    continue  # of other rules, or deleted just now
                packed.writestr(f"marrakesh-{table}.txt", record)
                yield parts.taken()
        yield parts.taken()

    async def _own(self, key: str) -> str:
        tag = await self._people.tag_of(key)
        if not tag:
            raise RequestError("no-person", 404)
        return tag


class _Parts(io.RawIOBase):
    """A file that is sent while it is written."""

    def __init__(self) -> None:
        super().__init__()
        self._parts: list[bytes] = []

    def writable(self) -> bool:
        return True

    def write(self, part: Any) -> int:
        self._parts.append(bytes(part))
        return len(part)

    def taken(self) -> bytes:
        """What was written since the last time."""
        parts, self._parts = self._parts, []
        return b"".join(parts)


def _is_key(key: str) -> bool:
    return len(key) == 32 and key.isascii() and key.replace("-", "").replace("_", "").isalnum()


def _game(own: Row[Any], seats: list[Row[Any]], there: set[str]) -> PastGame:
    return PastGame(
        table=own.game,
        at=own.at,
        kind=own.kind,
        mode=msgspec.json.decode(own.mode, type=Mode),
        rated=own.rated,
        seat=own.seat,
        seats=[
            PastSeat(
                name=row.name,
                tag=row.person or "",
                bot=row.bot,
                points=row.points,
                place=row.place,
                gone=row.gone,
            )
            for row in seats
        ],
        gain=None if own.gain is None else gained(own.gain),
        record=own.game in there,
    )
