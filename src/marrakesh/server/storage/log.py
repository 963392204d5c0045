"""The stored data of a table: its initial setup, the entries of its log, and its chat."""

from typing import Literal

from msgspec import Struct, field

from marrakesh.rules.config import Config
from marrakesh.server.messages import Colour, Kind, TableOptions

EntryKind = Literal[
    "move", "hold", "confirm", "undo", "ask", "answer", "bot", "back", "standing", "wishes",
    "rematch", "claim", "ticket", "code", "device", "withdraw", "lapse",
    "resign", "quit", "close", "hint", "free",
]  # fmt: skip


class EntryBody(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The payload of an entry; which fields apply depends on its kind."""

    action: int = -1
    """The action of a move, a held action or a standing answer; -1 withdraws a standing answer."""
    standing: bool = False
    """Whether a standing answer or the preset setup made the move, rather than the person."""
    held: bool = False
    """Whether the undo drops the held action, which was never carried out."""
    move: int = -1
    """The index of the decision to undo."""
    later: bool = False
    """Whether all later decisions are undone along with the decision at `move`."""
    what: Literal["undo", "replace"] = "undo"
    target: int = -1
    yes: bool = False
    bot: str = ""
    why: Literal["vote", "time", "nobody", "away", "back", "resign", "abandoned", "cancelled"] = (
        "vote"
    )
    away: list[int] = []
    """The seats that have no vote because their players have been away too long."""
    question: str = ""
    name: str | None = None
    confirm: bool | None = None
    table: str = ""
    """The table of the rematch."""
    secret: str = ""
    """The hash of a claim's or device's token, of a new ticket, or of a code."""
    person: str = ""
    """The tag of the person claiming the seat, if they have a saved name."""
    ran: float | None = None
    """At a table with a clock, the seconds charged since the last entry. None in older logs, where
    the entries' times count."""
    colour: Colour = ""
    """The colour chosen for the seat's pieces."""


class Entry(Struct, frozen=True, kw_only=True):
    """A change to a table, stored in its log; `seq` counts from 1."""

    seq: int
    kind: EntryKind
    seat: int
    body: EntryBody = EntryBody()
    client: str = ""
    """The idempotency key of the request that wrote the entry, if any."""
    at: float


class SetupSeat(Struct, frozen=True, kw_only=True):
    """A seat in the initial setup; seats with the same token belong to one link."""

    token_hash: str = ""
    ticket: bool = False
    """Whether `token_hash` is that of a ticket, because nobody holds the seat yet."""
    name: str = ""
    bot: str = ""
    person: str = ""
    """The tag of the person holding the seat, if they have a saved name."""
    colour: Colour = ""
    """The colour of its pieces; empty for the seat's default."""


class TableSetup(TableOptions, frozen=True, kw_only=True):
    """A table before its first entry."""

    table: str
    kind: Kind
    config: Config
    version: str
    seed: int
    known_seed: bool = False
    """Whether the seed comes from an earlier game or a record, and a player may know it."""
    created: float
    seats: list[SetupSeat] = field(name="places")

    @property
    def people(self) -> list[int]:
        """The seats not given to bots at setup."""
        return [seat for seat, one in enumerate(self.seats) if one.token_hash]

    def link_of(self, seat: int) -> str:
        """Return the hash of the token or ticket in a seat's link at setup; '' for bots."""
        return self.seats[seat].token_hash

    @property
    def one_link(self) -> bool:
        """Whether all human seats share one link, as they do at every table that is not online."""
        return self.kind != "net"


class ChatLine(Struct, frozen=True, kw_only=True):
    """A chat message at a table, stored alongside its log."""

    id: str
    seat: int
    name: str
    phrase: str
    text: str
    moves: int
    """The number of public decisions when the message was sent. During a secret choice, messages
    sent since the last public decision are withheld."""
    at: float
