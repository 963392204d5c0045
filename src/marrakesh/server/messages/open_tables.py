"""HTTP: tables at which anybody may take a seat."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from marrakesh.server.messages.shared_types import Bot, Colour, Id, Key, Name, Pace, Token


class TableFilter(Struct, frozen=True, kw_only=True):
    """Which open tables somebody looks for; what has its default does not matter to them."""

    players: Literal[0, 2, 3, 4] = 0
    edition: Literal["", "deluxe", "essential"] = ""
    modules: Literal["", "none", "some"] = ""
    pace: Pace | Literal[""] = ""
    clock: bool | None = None
    rated: bool | None = None


class Join(Struct, frozen=True, kw_only=True):
    """Take a seat that is open to everyone."""

    token: Token
    """Made by the client. Sent again, it changes nothing."""
    name: Name = ""
    colour: Colour = ""
    """The colour of your pieces, if nobody has it yet."""
    key: Key = ""
    """Whose history the game belongs to."""


class Meet(Struct, frozen=True, kw_only=True):
    """Play against whoever comes: at an open table that fits, or else at a new one."""

    token: Token
    """Made by the client. Sent again, it leads to the same table."""
    name: Name = ""
    key: Key = ""
    """Whose history the game belongs to."""
    sought: TableFilter = TableFilter()
    not_at: Annotated[list[Id], Meta(max_length=200)] = []
    """The tables at which one has a seat already."""


class Fill(Struct, frozen=True, kw_only=True):
    """Let bots play the seats of one's table that nobody has taken."""

    bot: Bot = "merchant"
