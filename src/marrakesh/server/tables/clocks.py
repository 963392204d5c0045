"""Clocks: people use up their time while they must decide."""

from collections.abc import Iterable
from typing import Final

from marrakesh.server.messages import ClockSettings

AFTER_RETURN: Final = 60.0
"""Minimum seconds left for a player who comes back after their time was up."""


class Clock:
    """The time left for each seat; starts once all have laid out their boards."""

    __slots__ = ("_at", "_increment", "left", "running")

    def __init__(self, settings: ClockSettings, seats: int) -> None:
        self.left = [settings.minutes * 60.0] * seats
        self.running: tuple[int, ...] = ()
        self._increment = settings.increment
        self._at = 0.0

    def copy(self) -> "Clock":
        twin = Clock.__new__(Clock)
        twin.left = self.left[:]
        twin.running = self.running
        twin._increment = self._increment
        twin._at = self._at
        return twin

    def pass_time(self, at: float) -> None:
        """Advance to `at`; never backwards, since system clocks may differ between processes."""
        for seat in self.running:
            self.left[seat] = self.remaining(seat, at)
        self._at = max(self._at, at)

    def decided(self, seat: int) -> None:
        self.left[seat] += self._increment

    def back(self, seat: int) -> None:
        """Somebody takes their seat back."""
        self.left[seat] = max(self.left[seat], AFTER_RETURN)

    def run_for(self, seats: Iterable[int]) -> None:
        self.running = tuple(seats)

    def remaining(self, seat: int, now: float) -> float:
        spent = max(0.0, now - self._at) if seat in self.running else 0.0
        return max(0.0, self.left[seat] - spent)

    @property
    def due(self) -> float | None:
        """When the first clock will expire."""
        return min((self._at + self.left[seat] for seat in self.running), default=None)
