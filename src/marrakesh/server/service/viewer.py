"""A connected client."""

from collections.abc import Callable

from marrakesh.server.messages import Hello, Sight
from marrakesh.server.refusals import Refusal

Wake = Callable[[], None]
"""Tells a client that its table may have changed."""


class Viewer:
    """One connected client, and what it knows already."""

    def __init__(
        self, table: str, seats: list[int], seat: int, hello: Hello, wake: Wake | None
    ) -> None:
        self.table = table
        self.seats = seats
        self.seat = seat
        self.alone = seat == hello.seat  # it goes on after a break
        self.lang: str = hello.lang
        self.heard = max(0, hello.seen)
        self.seen = hello.seq
        self.last: Sight | None = None
        self.gone = False
        self.wake = wake

    def check_owns(self, seat: int) -> None:
        """Refusal if somebody else plays the seat."""
        if seat not in self.seats:
            raise Refusal("not-your-seat", 403)
