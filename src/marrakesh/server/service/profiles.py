"""Profiles: people's saved names, game histories and game records."""

import asyncio
import io
import time
import zipfile
from collections.abc import AsyncIterator
from typing import Any, Final

from marrakesh.server.errors import RequestError
from marrakesh.server.messages import Best, History, PastGame, PastSeat, Profile
from marrakesh.server.service.archive import Archive
from marrakesh.server.service.table_repository import TableRepository
from marrakesh.server.storage.profiles import ProfileRepository, StoredGame
from marrakesh.server.storage.store_interface import Conflict
from marrakesh.server.tables.player_names import plain_name
from marrakesh.server.tables.results import gained, shown

PAGE: Final = 50
"""Games per page."""


class Profiles:
    """Stores and erases people's names, and returns their profiles, game histories and records."""

    def __init__(
        self, profiles: ProfileRepository, repository: TableRepository, archive: Archive
    ) -> None:
        self._profiles = profiles
        self._repository = repository
        self._archive = archive
        self._packing = asyncio.Lock()  # packing records is expensive: one at a time

    async def name(self, key: str, name: str) -> Profile:
        """Store a name under a key, or change it."""
        plain = plain_name(name)
        if not _is_key(key):
            raise RequestError("no-key", 403)
        if not plain:
            raise RequestError("no-name")
        try:
            await self._profiles.named(key, plain, time.time())
        except Conflict:
            if not await self._profiles.tag_of(key):  # otherwise, the request was sent twice
                raise RequestError("key-used", 409) from None
        return await self.person(await self._profiles.tag_of(key))

    async def person(self, tag: str) -> Profile:
        """Return a person's public profile."""
        found = await self._profiles.person(tag)
        if found is None:
            raise RequestError("no-person", 404)
        return Profile(
            name=found.name,
            tag=found.tag,
            games=found.games,
            people=shown(found.people, found.people_games),
            levels=shown(found.levels, found.levels_games),
        )

    async def history(self, key: str, before: float) -> History:
        """Return a person's profile, best scores and a page of games that ended before a given
        time."""
        tag = await self._own(key)
        games = await self._profiles.games(tag, before, PAGE + 1)
        best = await self._profiles.best(tag)
        return History(
            person=await self.person(tag),
            best=[Best(mode=mode, points=points, games=number) for mode, points, number in best],
            games=[_past_game(game) for game in games[:PAGE]],
            more=len(games) > PAGE,
        )

    async def erase(self, key: str) -> None:
        """Erase a person, and their name wherever it is stored."""
        await self._profiles.erase(await self._own(key))
        self._repository.discard_unused()

    async def records(self, key: str) -> AsyncIterator[bytes]:
        """Return the records of all of a person's games as a zip file, in chunks."""
        return self._packed(await self._profiles.records(await self._own(key)))

    async def _packed(self, tables: list[str]) -> AsyncIterator[bytes]:
        parts = _Parts()
        with zipfile.ZipFile(parts, "w", zipfile.ZIP_DEFLATED) as packed:
            for table in tables:
                try:
                    async with self._packing:
                        record = await self._archive.record(table, "")
                except RequestError:
                    continue  # played under other rules, or just deleted
                packed.writestr(f"marrakesh-{table}.txt", record)
                yield parts.taken()
        yield parts.taken()

    async def _own(self, key: str) -> str:
        tag = await self._profiles.tag_of(key)
        if not tag:
            raise RequestError("no-person", 404)
        return tag


class _Parts(io.RawIOBase):
    """A write-only file whose contents can be collected while it is being written."""

    def __init__(self) -> None:
        super().__init__()
        self._parts: list[bytes] = []

    def writable(self) -> bool:
        return True

    def write(self, part: Any) -> int:
        self._parts.append(bytes(part))
        return len(part)

    def taken(self) -> bytes:
        """Return the bytes written since the last call."""
        parts, self._parts = self._parts, []
        return b"".join(parts)


def _is_key(key: str) -> bool:
    return len(key) == 32 and key.isascii() and key.replace("-", "").replace("_", "").isalnum()


def _past_game(game: StoredGame) -> PastGame:
    return PastGame(
        table=game.table,
        at=game.at,
        kind=game.kind,
        mode=game.mode,
        rated=game.rated,
        seat=game.seat,
        seats=[
            PastSeat(
                name=seat.name,
                tag=seat.person,
                bot=seat.bot,
                points=seat.points,
                place=seat.place,
                gone=seat.gone,
            )
            for seat in game.seats
        ],
        gain=None if game.gain is None else gained(game.gain),
        record=game.kept,
    )
