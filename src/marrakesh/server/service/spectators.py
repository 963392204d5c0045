"""Spectators: limits on their number, the timing of their snapshots, and shared snapshots."""

import time
from collections import Counter
from collections.abc import Callable
from functools import cached_property
from typing import Final
from weakref import WeakKeyDictionary

import msgspec

from marrakesh.server.errors import RequestError
from marrakesh.server.messages import Snapshot
from marrakesh.server.service.table_repository import LoadedTable
from marrakesh.server.settings import Settings

PERIOD: Final = 0.5
"""Minimum seconds between two snapshots for the same spectator."""
APART: Final = 0.001
"""Minimum seconds between snapshots for two spectators, so that players are not held up."""


class EncodedSnapshot:
    """A snapshot to send, encoded only once however many clients get it."""

    def __init__(self, snapshot: Snapshot, state: object = None) -> None:
        self.snapshot = snapshot
        self.state = state
        """The state from which the snapshot was built."""
        self.at = time.monotonic()

    @cached_property
    def text(self) -> str:
        return msgspec.json.encode(self.snapshot).decode()


class Spectators:
    """Limits this process's spectators, schedules their snapshots and shares them."""

    def __init__(self, settings: Settings) -> None:
        self._at_table = settings.spectators_per_table
        self._at_address = settings.spectators_per_address
        self._by_address: Counter[str] = Counter()
        self._shown: WeakKeyDictionary[LoadedTable, list[EncodedSnapshot]] = WeakKeyDictionary()
        self._free = 0.0
        """When the next spectator may get a snapshot, by the monotonic clock."""

    def check_room(self, watching: int, source: str) -> None:
        """Raise RequestError if the table or the address has too many spectators already.

        An empty `source` stands for this computer itself, to which the limit per address does not
        apply.
        """
        if watching >= self._at_table:
            raise RequestError("table-watched", 429, most=self._at_table)
        if source and self._by_address[source] >= self._at_address:
            raise RequestError("address-watches", 429, most=self._at_address)

    def count(self, source: str, more: int) -> None:
        self._by_address[source] += more
        if not self._by_address[source]:
            del self._by_address[source]

    def wait_of(self, looked: float) -> float:
        """Reserve a turn for a spectator whose last snapshot was at `looked`; return the seconds to
        wait.

        Within PERIOD of that snapshot, no turn is needed: spectators stay as far apart as last
        time.
        """
        now = time.monotonic()
        rest = looked + PERIOD - now
        if rest > 0:
            return rest  # spectators stay as far apart as last time
        turn = max(now, self._free)
        self._free = turn + APART
        return turn - now

    def snapshot(
        self, loaded: LoadedTable, state: object, build: Callable[[], Snapshot]
    ) -> EncodedSnapshot:
        """Return a snapshot of a state. Only recent ones are reused, since clocks keep running."""
        recent = time.monotonic() - PERIOD
        shown = [one for one in self._shown.get(loaded, ()) if one.at > recent]
        self._shown[loaded] = shown
        for one in shown:
            if one.state == state:
                return one
        shown.append(EncodedSnapshot(build(), state))
        return shown[-1]
