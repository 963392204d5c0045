"""The WebSocket of a table: messages from the server."""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from marrakesh.analysis import Hint
from marrakesh.presentation.subjects import Place, Subject, Verb
from marrakesh.rules.questions import CATALOGUE, Nothing
from marrakesh.rules.view_types import Piece, View
from marrakesh.server.messages.games import Fact, GameEvent, LogEntry
from marrakesh.server.messages.shared_types import Id, Phrase
from marrakesh.server.messages.tables import TableInfo

QUESTION_KEYS: Final = ("", *(key for key in CATALOGUE if key != Nothing.key))
QuestionKey = Annotated[str, Meta(extra_json_schema={"enum": list(QUESTION_KEYS)})]


class Way(Struct, frozen=True, kw_only=True):
    """What an assistant can do: a new keshi, or the sector action, and how much of it.

    As many steps, dates or spectators, or tiles within reach (`presentation/ways.py`).
    """

    verb: Verb
    n: int
    keshi: Piece | None
    then: list[int]
    """The answers to the questions that follow at once."""
    water: int
    """Paid for as many further steps on the river."""


class Shortcut(Struct, frozen=True, kw_only=True):
    """A place of a later question, at which an option and what follows can be chosen at once."""

    place: Place
    then: list[int]
    """The answers to the questions that follow the option."""


class Option(Struct, frozen=True, kw_only=True):
    """A legal action of the seat."""

    action: int
    notation: str
    words: str
    about: Subject
    ways: list[Way]
    """What an assistant can do by it."""
    aims: list[Shortcut]
    """Places of later questions that only this option leads to."""
    repeats: list[list[int]]
    """Of a further step on the river: the actions to send after it for one step and no more, for
    two, and so on."""


class Proposal(Struct, frozen=True, kw_only=True):
    """What a player asks the others to agree to."""

    what: Literal["undo", "replace"]
    number: int
    """Tells it from others before and after it."""
    seat: int
    target: int
    yes: list[int]
    needed: list[int]
    """Who has not voted yet."""
    text: str
    """The request in words; for an undo, also what it costs each player."""


class Lapsed(Struct, frozen=True, kw_only=True):
    """Why one's own proposal came to nothing."""

    what: Literal["undo", "replace"]
    target: int
    why: Literal["refused", "away", "back", "moved"]
    by: int
    """Who refused, left, came back or played on."""
    at: float


class SeatNews(Struct, frozen=True, kw_only=True):
    """Someone took a seat, handed it on, resigned or asked for a hint."""

    seat: int
    text: str
    at: float


class Snapshot(Struct, frozen=True, kw_only=True, tag="sight"):
    """The table as the client may see it now; `news` are the log entries it does not have."""

    info: TableInfo
    seq: int
    yours: list[int]
    """The seats that this client holds."""
    due: list[int]
    """Those of them that must decide now."""
    seat: int
    """The seat it views; -1: a spectator, or at a shared screen nobody has said to look alone."""
    secret: bool
    """Whether somebody is deciding or seeing something hidden from the others."""
    view: View
    question: QuestionKey
    """The key of the question this seat is asked, such as `ask-claim`; empty if none."""
    facts: dict[str, Fact]
    """The question's parameters, such as a sector; see `rules.questions`."""
    prompt: str
    """The question in words; or who and what the table is waiting for."""
    options: list[Option]
    held: int
    """The action that awaits confirmation, or -1."""
    foreseen: View | None
    """The table after the held action, if that reveals nothing."""
    undo: Literal["free", "ask", "no"]
    undo_why: str
    """Why it needs agreement or is not possible."""
    confirm: bool
    standing: dict[str, int]
    can_stand: bool
    """Whether the question may get a standing answer."""
    can_hint: bool
    """Whether players may ask a bot what it would do."""
    proposal: Proposal | None
    lapsed: Lapsed | None
    """What became of the seat's last proposal, until it decides again."""
    undone: SeatNews | None
    """Who has undone this seat's decisions along with another, until it decides again."""
    absent: list[int]
    """Seats of absent people, for whom a bot may be proposed."""
    may_free: list[int]
    """The seats you may free: taken by others at your table, without a public move so far."""
    seating: list[SeatNews]
    """Who took which seat, handed one on, resigned or asked for hints, latest last."""
    news: list[LogEntry]
    taken_back: int
    """How many of the decisions the client knows still stand."""


class Done(Struct, frozen=True, kw_only=True, tag="done"):
    """The request was carried out and stored, under this sequence number."""

    id: Id
    seq: int


class Refused(Struct, frozen=True, kw_only=True, tag="refused"):
    """The request was refused; a snapshot of the table follows."""

    id: Id
    error: str


class WhyNot(Struct, frozen=True, kw_only=True, tag="because"):
    """Why it is not possible; empty if it is, or if another question is being asked."""

    id: Id
    clear: bool
    """Whether pointing at the place means a particular action now."""
    text: str


class Preview(Struct, frozen=True, kw_only=True, tag="foreseen"):
    """What an action would lead to, up to the first thing it reveals."""

    id: Id
    events: list[GameEvent]
    view: View | None
    reveals: bool


class Advice(Struct, frozen=True, kw_only=True, tag="advice"):
    """What a bot would do, and why."""

    id: Id
    hint: Hint


class Pong(Struct, frozen=True, kw_only=True, tag="pong"):
    """The connection is alive: the reply to a ping, and sent while a request takes long."""


class ChatMessage(Struct, frozen=True, kw_only=True):
    """What somebody said. It is plain text, whatever it looks like."""

    id: str
    seat: int
    name: str
    """Of who sat there then; empty if they had none."""
    phrase: Phrase | None
    text: str
    """Empty if it is a ready phrase."""
    at: float


class ChatUpdate(Struct, frozen=True, kw_only=True, tag="company"):
    """What was said at the table since the last such message, and how many are watching."""

    said: list[ChatMessage]
    """In the order of their times; older ones may come later, once they may be read."""
    watching: int
    """Connections without a seat."""


FromServer = ChatUpdate | Snapshot | Done | Refused | WhyNot | Preview | Advice | Pong
