"""A connected client."""

import math
from collections.abc import Callable

from marrakesh.server.errors import RequestError
from marrakesh.server.messages import Hello, Snapshot
from marrakesh.server.storage.tokens import hash_token

Wake = Callable[[], None]
"""Notifies a client that its table may have changed."""


class ClientSession:
    """One connected client, and what it already knows."""

    def __init__(
        self,
        table: str,
        seats: list[int],
        seat: int,
        hello: Hello,
        wake: Wake | None,
        source: str,
    ) -> None:
        self.table = table
        self.token_hash = hash_token(hello.token)
        self.seats = seats
        self.seat = seat
        self.alone = seat == hello.seat  # continues after a reconnect
        self.lang: str = hello.lang
        self.heard = max(0, hello.seen)
        self.seen = hello.seq
        self.last: Snapshot | None = None
        self.state: object = None
        """What the last snapshot was made of: while that is the same, nothing has changed."""
        self.heard_said: set[str] = set()
        """What was said and told, by id."""
        self.watching = 0
        """How many watch, as it was told."""
        self.looked = -math.inf
        """When it was last sent a snapshot, by the monotonic clock."""
        self.gone = False
        self.notify = wake
        self.source = source

    def check_owns(self, seat: int) -> None:
        """RequestError if the seat is not the client's."""
        if seat not in self.seats:
            raise RequestError("not-your-seat", 403)
