"""Matchmaking: finding open tables that are waiting for players, and quick matches."""

import time
from typing import Final

from msgspec.structs import replace

from marrakesh.rules.config import FIELDS, PRESETS
from marrakesh.server.errors import RequestError
from marrakesh.server.messages import (
    ClockSettings,
    Created,
    Join,
    Meet,
    NewSeat,
    NewTable,
    Rules,
    TableFilter,
    TableInfo,
)
from marrakesh.server.service.lobby import Lobby
from marrakesh.server.service.presence import Presence
from marrakesh.server.settings import Settings
from marrakesh.server.storage.table_store import SqlTableStore
from marrakesh.server.storage.tokens import hash_token
from marrakesh.server.tables import uptime

LIVE_FOR: Final = 12 * 3600.0
DAYS_FOR: Final = 14 * 24 * 3600.0
"""Seconds for which new tables are offered: live ones, and those for play over several days."""


class Matchmaker:
    """Finds open tables, and seats players at them."""

    def __init__(
        self,
        store: SqlTableStore,
        presence: Presence,
        lobby: Lobby,
        settings: Settings,
    ) -> None:
        self._store = store
        self._presence = presence
        self._lobby = lobby
        self._grace = settings.grace_live

    async def waiting(self, sought: TableFilter) -> list[TableInfo]:
        """Return the tables that match a filter and are waiting for players, oldest first."""
        now, ticks = time.time(), uptime.ticks()
        found = await self._store.waiting(now - LIVE_FOR, now - DAYS_FOR)
        return [
            self._lobby.here(info)
            for info, *_ in found
            if fits(info, sought) and self._is_awaited(info, ticks)
        ]

    def _is_awaited(self, info: TableInfo, ticks: float) -> bool:
        """Return whether a player is or recently was at a table; always True if it is not live."""
        here = self._presence.present(info.table)
        return info.pace == "days" or any(
            number in here
            or ticks - self._presence.last_seen(info.table, number, info.started) < self._grace
            for number, seat in enumerate(info.seats)
            if seat.taken and not seat.bot
        )

    async def meet(self, wish: Meet) -> Created:
        """Seat a player at the oldest matching table, or at a new one; one request at a time."""
        person = await self._store.people.tag_of(wish.key)
        sought = wish.sought
        if not person and sought.rated is None:
            sought = replace(sought, rated=False)  # rated tables need a saved name
        async with self._store.one_at_a_time():
            for owned in await self._store.owned([hash_token(wish.token)]):  # a repeated request
                return await self._sit(owned.summary.info.table, wish)
            for info in await self.waiting(sought):
                own = person and any(seat.tag == person for seat in info.seats)
                if info.table not in wish.not_at and not own and not info.corrected:
                    try:
                        return await self._sit(info.table, wish)
                    except RequestError:
                        continue  # someone else took the last seat first
            return await self._lobby.create(_wished(wish), wish.token)

    async def _sit(self, table: str, wish: Meet) -> Created:
        link = await self._lobby.join(table, Join(token=wish.token, name=wish.name, key=wish.key))
        return Created(table=table, links=[link])


def fits(info: TableInfo, sought: TableFilter) -> bool:
    rules = info.rules
    timed = any(seat.seconds is not None for seat in info.seats)
    return (
        sought.players in (0, rules.players)
        and sought.edition in ("", rules.edition)
        and sought.modules in ("", "some" if rules.modules else "none")
        and sought.pace in ("", info.pace)
        and sought.clock in (None, timed)
        and sought.rated in (None, info.rated)
    )


def _wished(wish: Meet) -> NewTable:
    """Return the request for a new table that matches the wish."""
    sought = wish.sought
    modules = PRESETS["all"]["modules"] if sought.modules == "some" else ()
    rules = Rules(
        players=sought.players or FIELDS["players"].default,
        edition=sought.edition or FIELDS["edition"].default,
        modules=sorted(modules),
    )
    return NewTable(
        kind="net",
        rules=rules,
        seats=[NewSeat(name=wish.name)],
        pace=sought.pace or "live",
        clock=ClockSettings() if sought.clock else None,
        open=True,
        rated=bool(sought.rated),
        key=wish.key,
    )
