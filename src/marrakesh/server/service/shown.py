"""A snapshot on its way to clients."""

import time
from functools import cached_property

import msgspec

from marrakesh.server.messages import Snapshot


class Shown:
    """A snapshot, encoded once for all who are shown it."""

    def __init__(self, snapshot: Snapshot, state: object = None) -> None:
        self.snapshot = snapshot
        self.state = state
        """What it was made of."""
        self.at = time.monotonic()

    @cached_property
    def text(self) -> str:
        return msgspec.json.encode(self.snapshot).decode()
