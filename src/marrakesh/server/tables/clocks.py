"""Clocks: people use up their time while they must decide."""

from collections.abc import Iterable
from typing import Final

from marrakesh.server.messages import ClockSettings

AFTER_RETURN: Final = 60.0
"""Minimum seconds left for a player who comes back after their time was up."""


class Clock:
    """The time left for each seat at the last entry; starts once all have laid out their boards."""

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
        """Let the process have run for this many more seconds."""
        for seat in self.running:
            self.left[seat] = self.remaining(seat, ran)

    def decided(self, seat: int) -> None:
        self.left[seat] += self._increment

    def back(self, seat: int) -> None:
        """Somebody takes their seat back."""
        self.left[seat] = max(self.left[seat], AFTER_RETURN)

    def run_for(self, seats: Iterable[int]) -> None:
        self.running = tuple(seats)

    def remaining(self, seat: int, ran: float) -> float:
        """What is left after this many more seconds."""
        return max(0.0, self.left[seat] - ran) if seat in self.running else self.left[seat]

    def expires_in(self, ran: float) -> float | None:
        """In how many seconds the first clock will expire, after this many more seconds."""
        return min((self.remaining(seat, ran) for seat in self.running), default=None)
