"""Open tables: finding those that wait for players, and meeting whoever comes."""

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
"""Seconds after which a table is no longer offered, in live play and over days."""


class Matchmaker:
    """Offers seats that anybody may take."""

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
        """The tables that wait for players, the oldest first."""
        now, ticks = time.time(), uptime.ticks()
        found = await self._store.waiting(now - LIVE_FOR, now - DAYS_FOR)
        return [
            self._lobby.here(info)
            for info, *_ in found
            if fits(info, sought) and self._is_awaited(info, ticks)
        ]

    def _is_awaited(self, info: TableInfo, ticks: float) -> bool:
        """Whether those who sit there would notice that somebody comes."""
        here = self._presence.present(info.table)
        return info.pace == "days" or any(
            number in here
            or ticks - self._presence.last_seen(info.table, number, info.started) < self._grace
            for number, seat in enumerate(info.seats)
            if seat.taken and not seat.bot
        )

    async def meet(self, wish: Meet) -> Created:
        """A seat at the oldest table that fits, or at a new one; one request after the other."""
        person = await self._store.people.tag_of(wish.key)
        sought = wish.sought
        if not person and sought.rated is None:
            sought = replace(sought, rated=False)  # they could not sit down
        async with self._store.one_at_a_time():
            for owned in await self._store.owned([hash_token(wish.token)]):  # asked again
                return await self._sit(owned.summary.info.table, wish)
            for info in await self.waiting(sought):
                own = person and any(seat.tag == person for seat in info.seats)
                if info.table not in wish.not_at and not own and not info.corrected:
                    try:
                        return await self._sit(info.table, wish)
                    except RequestError:
                        continue  # somebody was quicker on the page of open tables
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
    """The table for whoever comes, as it is sought."""
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
