"""The WebSocket of a table: what the server says."""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from marrakesh.analysis import Hint
from marrakesh.rules.questions import CATALOGUE, Nothing
from marrakesh.rules.subjects import Subject
from marrakesh.rules.view_types import View
from marrakesh.server.messages.games import Fact, Happening, LogEntry
from marrakesh.server.messages.tables import TableInfo
from marrakesh.server.messages.words import Id

QUESTION_KEYS: Final = ("", *(key for key in CATALOGUE if key != Nothing.key))
QuestionKey = Annotated[str, Meta(extra_json_schema={"enum": list(QUESTION_KEYS)})]


class Option(Struct, frozen=True, kw_only=True):
    """Something the seat may do."""

    action: int
    notation: str
    words: str
    about: Subject


class Proposal(Struct, frozen=True, kw_only=True):
    """What a player asks the others for."""

    what: Literal["undo", "replace"]
    seat: int
    target: int
    yes: list[int]
    needed: list[int]
    """Who has not answered yet."""


class Sight(Struct, frozen=True, kw_only=True, tag="sight"):
    """The table as the client may see it now; `news` is what it has not heard of."""

    info: TableInfo
    seq: int
    yours: list[int]
    """The seats of this client's link."""
    due: list[int]
    """Those of them that have to decide."""
    seat: int
    """The seat it looks from; -1: it watches, or nobody at its screen has said to look alone."""
    secret: bool
    """Whether somebody now decides or sees what is not for the others."""
    view: View
    question: QuestionKey
    """The key of what this seat is asked, such as `ask-claim`; nothing if it is not asked."""
    facts: dict[str, Fact]
    """What the question is about, such as a sector; see `rules.questions`."""
    prompt: str
    """What is asked and why, in words; or for whom and what the table waits."""
    options: list[Option]
    held: int
    """The action that waits for confirmation, or -1."""
    foreseen: View | None
    """The table after the held action, if that reveals nothing."""
    undo: Literal["free", "ask", "no"]
    undo_why: str
    """Why it must be asked for or is not possible."""
    confirm: bool
    standing: dict[str, int]
    can_stand: bool
    """Whether the question may get a standing answer."""
    proposal: Proposal | None
    absent: list[int]
    """Seats of people for whom a bot may be proposed."""
    news: list[LogEntry]
    taken_back: int
    """How many decisions are still true of those the client has heard of."""


class Done(Struct, frozen=True, kw_only=True, tag="done"):
    """The request was carried out and is kept, under this sequence number."""

    id: Id
    seq: int


class Refused(Struct, frozen=True, kw_only=True, tag="refused"):
    """The request was not carried out; a sight of the table follows."""

    id: Id
    error: str


class Because(Struct, frozen=True, kw_only=True, tag="because"):
    """Why it is not possible; nothing if it is, or if something else is asked."""

    id: Id
    clear: bool
    """Whether there is something that one would do there now."""
    text: str


class Foreseen(Struct, frozen=True, kw_only=True, tag="foreseen"):
    """What an action would lead to, as far as nothing is revealed."""

    id: Id
    events: list[Happening]
    view: View | None
    reveals: bool


class Advice(Struct, frozen=True, kw_only=True, tag="advice"):
    """What a bot would do, and why."""

    id: Id
    hint: Hint


FromServer = Sight | Done | Refused | Because | Foreseen | Advice
