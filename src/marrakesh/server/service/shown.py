"""A sight on its way to clients."""

import time
from functools import cached_property

import msgspec

from marrakesh.server.messages import Sight


class Shown:
    """A sight, encoded once for all who are shown it."""

    def __init__(self, sight: Sight, state: object = None) -> None:
        self.sight = sight
        self.state = state
        """What it was made of."""
        self.at = time.monotonic()

    @cached_property
    def text(self) -> str:
        return msgspec.json.encode(self.sight).decode()
