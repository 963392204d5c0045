"""Presence: the players and spectators connected to this process or to another one."""

import time
from collections import Counter, defaultdict
from collections.abc import Iterable
from typing import Final, NamedTuple

from marrakesh.server.service.table_repository import LoadedTable
from marrakesh.server.settings import Settings
from marrakesh.server.tables import uptime
from marrakesh.server.tables.deadlines import has_time
from marrakesh.server.tables.snapshots import PresenceInfo
from marrakesh.server.tables.table_state import TableState

REPEAT: Final = 30.0
"""Seconds between the heartbeats in which a process reports who is connected to it."""
_BELIEVED: Final = 3 * REPEAT
"""Seconds of silence after which a process is considered dead."""


class _Elsewhere(NamedTuple):
    seats: set[int]
    watching: int
    heard: float


class Presence:
    """Open connections by table and seat, and when disconnected seats were last seen, in ticks."""

    def __init__(self, settings: Settings, now: float) -> None:
        self._grace = {"live": settings.grace_live, "days": settings.grace_days}
        self._here: defaultdict[str, Counter[int]] = defaultdict(Counter)
        self._elsewhere: defaultdict[str, dict[str, _Elsewhere]] = defaultdict(dict)
        self._watching: Counter[str] = Counter()  # connections to this process without a seat
        self._seen: dict[tuple[str, int], float] = {}
        self._start = now  # absences are counted from then at the earliest

    def come(self, table: str, seats: Iterable[int]) -> None:
        self._here[table].update(seats)

    def go(self, table: str, seats: Iterable[int], now: float) -> None:
        here = self._here[table]
        for seat in seats:
            here[seat] -= 1
            if not here[seat]:
                del here[seat]
                self._seen[table, seat] = now
        if not here:
            del self._here[table]

    def watch(self, table: str, more: int) -> None:
        """Count `more` spectators connected to this process; a negative number is subtracted."""
        self._watching[table] += more
        if not self._watching[table]:
            del self._watching[table]

    def receive(
        self, table: str, process: str, seats: set[int], now: float, watching: int = 0
    ) -> bool:
        """Record who is connected to another process; return whether its seats have changed."""
        known = self._elsewhere[table].pop(process, _Elsewhere(set(), 0, now)).seats
        for seat in known - seats:
            self._seen[table, seat] = now
        if seats or watching:
            self._elsewhere[table][process] = _Elsewhere(seats, watching, now)
        if not self._elsewhere[table]:
            del self._elsewhere[table]
        return known != seats

    def forget_old(self, now: float) -> list[str]:
        """Forget processes whose heartbeats have stopped, and absences beyond any grace period.

        Return the tables to which those processes had connections."""
        early = now - max(self._grace.values())
        self._seen = {whom: seen for whom, seen in self._seen.items() if seen > early}
        dead = [
            (table, process)
            for table, processes in self._elsewhere.items()
            for process, there in processes.items()
            if there.heard < now - _BELIEVED
        ]
        for table, process in dead:
            self.receive(table, process, set(), now)
        return [table for table, _ in dead]

    @property
    def tables_here(self) -> list[str]:
        return list({*self._here, *self._watching})

    def here(self, table: str) -> set[int]:
        """Return the seats connected to this process."""
        return set(self._here[table]) if table in self._here else set()

    def present(self, table: str) -> set[int]:
        there = self._elsewhere[table].values() if table in self._elsewhere else ()
        return self.here(table).union(*(process.seats for process in there))

    def watching_here(self, table: str) -> int:
        """Return the number of spectators connected to this process."""
        return self._watching[table]

    def watching(self, table: str) -> int:
        there = self._elsewhere[table].values() if table in self._elsewhere else ()
        return self.watching_here(table) + sum(process.watching for process in there)

    def info(self, loaded: LoadedTable) -> PresenceInfo:
        """Return who is connected to a table and who is absent; its log does not record this."""
        state, now = loaded.state, uptime.ticks()
        asked = [] if has_time(state, time.time()) else state.waiting
        present, absent = self.present(state.setup.table), self.absent(state, asked, now)
        if state.setup.one_link:
            return PresenceInfo(present, absent, now)
        away = {
            seat: round(now - self._last(state, seat), 1)
            for seat in state.people
            if seat not in present and not state.seats[seat].free
        }
        return PresenceInfo(present, absent, now, away, self._grace[state.setup.pace])

    def away(self, state: TableState, now: float) -> list[int]:
        """Return the seats of people who have been away longer than the grace period."""
        return self.absent(state, state.people, now)

    def absent(self, state: TableState, asked: Iterable[int], now: float) -> list[int]:
        """Return the `asked` seats whose players have been away longer than the grace period."""
        setup = state.setup
        if setup.one_link:
            return []
        here = self.present(setup.table)
        early = now - self._grace[setup.pace]
        return [
            seat
            for seat in asked
            if seat in state.people and seat not in here and self._last(state, seat) <= early
        ]

    def _last(self, state: TableState, seat: int) -> float:
        """Return when an absent seat was last connected, or its table was created if later."""
        return self.last_seen(state.setup.table, seat, state.setup.created)

    def last_seen(self, table: str, seat: int, created: float) -> float:
        """Return when an absent seat was last connected, in ticks.

        At the earliest, this is when the table was `created`, a Unix timestamp.
        """
        return max(self._seen.get((table, seat), self._start), uptime.UPTIME.at(created))
