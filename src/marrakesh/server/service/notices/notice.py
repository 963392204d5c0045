"""What is told, and what every way of telling it can do."""

from typing import Protocol

from msgspec import Struct

from marrakesh.server.storage.log import Head


class Notice(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """It is somebody's turn. Nothing in it is secret: the link to the table contains no token."""

    table: str
    seat: int
    name: str
    link: str
    due: float | None = None
    """Of a reminder: when the time for this turn is up, in seconds since 1970."""


class Way(Protocol):
    """A way in which notices travel."""

    async def send(self, notice: Notice, head: Head) -> None:
        """Tell whoever wants to be told in this way. What fails is logged, never raised."""

    async def close(self) -> None: ...
