"""Clocks: a player's time runs down while they have to decide."""

from collections.abc import Iterable
from typing import Final

from marrakesh.server.messages import ClockSettings

AFTER_RETURN: Final = 60.0
"""Minimum seconds left on the clock of a player who returns to their seat."""


class Clock:
    """The clocks of a table: the time left for each seat as of the last entry, in seconds."""

    __slots__ = ("_increment", "left", "running")

    def __init__(self, settings: ClockSettings, seats: int) -> None:
        self.left = [settings.minutes * 60.0] * seats
        self.running: tuple[int, ...] = ()
        self._increment = settings.increment

    def copy(self) -> "Clock":
        twin = Clock.__new__(Clock)
        twin.left = self.left[:]
        twin.running = self.running
        twin._increment = self._increment
        return twin

    def pass_time(self, ran: float) -> None:
        """Deduct `ran` seconds from the running clocks."""
        for seat in self.running:
            self.left[seat] = self.remaining(seat, ran)

    def decided(self, seat: int) -> None:
        self.left[seat] += self._increment

    def back(self, seat: int) -> None:
        """Ensure that a returning player has at least AFTER_RETURN seconds left."""
        self.left[seat] = max(self.left[seat], AFTER_RETURN)

    def run_for(self, seats: Iterable[int]) -> None:
        self.running = tuple(seats)

    def remaining(self, seat: int, ran: float) -> float:
        """Return the seconds left for a seat, `ran` seconds after the last entry."""
        return max(0.0, self.left[seat] - ran) if seat in self.running else self.left[seat]

    def expires_in(self, ran: float) -> float | None:
        """Return the seconds until the first clock expires, counted from `ran` seconds after the
        last entry; None if no clock is running."""
        return min((self.remaining(seat, ran) for seat in self.running), default=None)
