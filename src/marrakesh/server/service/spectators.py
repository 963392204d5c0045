"""Spectators: how many there may be, when each of them looks, and what all of them are shown."""

import time
from collections import Counter
from collections.abc import Callable
from typing import Final

from marrakesh.server.errors import RequestError
from marrakesh.server.messages import Snapshot
from marrakesh.server.service.session import ClientSession
from marrakesh.server.service.shown import Shown
from marrakesh.server.service.table_repository import LoadedTable
from marrakesh.server.settings import Settings

PERIOD: Final = 0.5
"""Seconds between two snapshots of a spectator."""
APART: Final = 0.001
"""Seconds between two spectators, so that they do not hold up the players."""


class Spectators:
    """Those who watch without a seat, connected to this process."""

    def __init__(self, settings: Settings) -> None:
        self._at_table = settings.spectators_per_table
        self._at_address = settings.spectators_per_address
        self._by_address: Counter[str] = Counter()
        self._free = 0.0
        """When the next of them may look."""

    def check_room(self, watching: int, source: str) -> None:
        """RequestError if a table has too many already, or too many come from one address.

        This computer itself, whose `source` is empty, is not limited.
        """
        if watching >= self._at_table:
            raise RequestError("table-watched", 429, most=self._at_table)
        if source and self._by_address[source] >= self._at_address:
            raise RequestError("address-watches", 429, most=self._at_address)

    def count(self, source: str, more: int) -> None:
        self._by_address[source] += more
        if not self._by_address[source]:
            del self._by_address[source]

    def wait_of(self, session: ClientSession) -> float:
        """Seconds until it is a spectator's turn to look."""
        now = time.monotonic()
        rest = session.looked + PERIOD - now
        if rest > 0:
            return rest  # they stay as far apart as the last time
        turn = max(now, self._free)
        self._free = turn + APART
        return turn - now

    def shown(self, loaded: LoadedTable, state: object, make: Callable[[], Snapshot]) -> Shown:
        """The snapshot made of this state; kept only for a moment, since clocks run."""
        fresh = time.monotonic() - PERIOD
        loaded.shown = [one for one in loaded.shown if one.at > fresh]
        for one in loaded.shown:
            if one.state == state:
                return one
        loaded.shown.append(Shown(make(), state))
        return loaded.shown[-1]
