"""Messages from the server on a table's WebSocket."""

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
    """A way to use an assistant: a new keshi, or the sector action and its amount.

    `n` is the number of steps, dates, spectators or affordable tiles (see `presentation/ways.py`).
    """

    verb: Verb
    n: int
    keshi: Piece | None
    then: list[int]
    """The answers to the questions that follow immediately."""
    water: int
    """The water spent on extra steps on the river."""


class Shortcut(Struct, frozen=True, kw_only=True):
    """A place that can be chosen already, although only a question after the option offers it."""

    place: Place
    then: list[int]
    """The answers to the questions after the option; the last answer chooses the place."""


class Option(Struct, frozen=True, kw_only=True):
    """A legal action, offered as an answer to the question."""

    action: int
    notation: str
    words: str
    effect: str
    """The effect of the action's tile in words; empty if there is none, or `words` includes it."""
    about: Subject
    ways: list[Way]
    """The ways in which this option can use an assistant."""
    aims: list[Shortcut]
    """Places that later questions offer and to which only this option leads."""
    repeats: list[list[int]]
    """For an extra step on the river: the actions to send after it to take exactly one step, two
    steps, and so on."""


class Proposal(Struct, frozen=True, kw_only=True):
    """A player's request that other players must agree to."""

    what: Literal["undo", "replace"]
    number: int
    """Distinguishes the proposal from earlier and later ones."""
    seat: int
    target: int
    yes: list[int]
    needed: list[int]
    """The seats that have not voted yet."""
    text: str
    """The request in words; for an undo, this includes what it costs each player."""


class Lapsed(Struct, frozen=True, kw_only=True):
    """Why your own proposal lapsed."""

    what: Literal["undo", "replace"]
    target: int
    why: Literal["refused", "away", "back", "moved"]
    by: int
    """The seat that refused, left, returned or made a move."""
    at: float


class SeatNews(Struct, frozen=True, kw_only=True):
    """News about a seat: for example, that someone took it, passed it on or resigned."""

    seat: int
    text: str
    at: float


class Snapshot(Struct, frozen=True, kw_only=True, tag="sight"):
    """The table as the client may see it; `news` lists the log entries that the client lacks."""

    info: TableInfo
    seq: int
    yours: list[int]
    """The seats that this client holds."""
    due: list[int]
    """Those of your seats that must decide now."""
    seat: int
    """The seat being viewed; -1 for spectators, or at a shared screen until someone looks alone."""
    secret: bool
    """Whether someone is deciding on or seeing something hidden from the others."""
    view: View
    question: QuestionKey
    """The key of the question this seat is asked, such as `ask-claim`; empty if none."""
    facts: dict[str, Fact]
    """The question's parameters, such as a sector; see `rules.questions`."""
    prompt: str
    """The question in words, or who and what the table is waiting for."""
    options: list[Option]
    held: int
    """The action that awaits confirmation, or -1."""
    foreseen: View | None
    """The table after the held action, if the action reveals nothing."""
    undo: Literal["free", "ask", "no"]
    undo_why: str
    """Why an undo needs agreement or is not possible."""
    preset: bool
    """Whether the table has laid out the seat's board, and the player may still do it instead."""
    confirm: bool
    standing: dict[str, int]
    draws: bool
    """Whether the question lets the player choose from the general supply of keshis."""
    can_stand: bool
    """Whether the question can be given a standing answer."""
    can_hint: bool
    """Whether players may ask a bot what it would do."""
    proposal: Proposal | None
    lapsed: Lapsed | None
    """Why the seat's last proposal lapsed; reported until the seat decides or proposes again."""
    undone: SeatNews | None
    """Another seat's undo that reverted decisions of this seat, until this seat decides again."""
    absent: list[int]
    """Seats of absent people, for whom a bot can be proposed."""
    may_free: list[int]
    """The seats you can free: taken by others at your table, and without a public move so far."""
    seating: list[SeatNews]
    """Seats taken, passed on or freed, resignations and requests for hints; oldest first."""
    news: list[LogEntry]
    taken_back: int
    """The number of decisions in the client's log that remain; later ones have been undone."""


class Done(Struct, frozen=True, kw_only=True, tag="done"):
    """The request was carried out; `seq` is the table's sequence number after it."""

    id: Id
    seq: int


class Refused(Struct, frozen=True, kw_only=True, tag="refused"):
    """The request was refused; a snapshot of the table follows."""

    id: Id
    error: str


class WhyNot(Struct, frozen=True, kw_only=True, tag="because"):
    """Why a place cannot be chosen; empty if it can, or if it is unrelated to the question."""

    id: Id
    clear: bool
    """Whether the place stands for exactly one action now; only then is a reason given."""
    text: str


class Preview(Struct, frozen=True, kw_only=True, tag="foreseen"):
    """The results of an action, up to the first that reveals hidden information."""

    id: Id
    events: list[GameEvent]
    view: View | None
    reveals: bool


class Advice(Struct, frozen=True, kw_only=True, tag="advice"):
    """The action a bot would take, and why."""

    id: Id
    hint: Hint


class Pong(Struct, frozen=True, kw_only=True, tag="pong"):
    """The connection is alive: the reply to a ping, also sent while a request takes a long time."""


class ChatMessage(Struct, frozen=True, kw_only=True):
    """A chat message. Treat it as plain text, even if it looks like markup."""

    id: str
    seat: int
    name: str
    """The name of the player who sat there at the time; empty if they had none."""
    phrase: Phrase | None
    text: str
    """Empty for a preset phrase."""
    at: float


class ChatUpdate(Struct, frozen=True, kw_only=True, tag="company"):
    """Chat messages since the last update, and the number of spectators."""

    said: list[ChatMessage]
    """In chronological order; older messages may follow once you are allowed to read them."""
    watching: int
    """The number of connections without a seat."""


FromServer = ChatUpdate | Snapshot | Done | Refused | WhyNot | Preview | Advice | Pong
