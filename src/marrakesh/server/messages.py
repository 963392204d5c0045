"""What goes over the wire: HTTP bodies, and the messages of a table's WebSocket.

The browser's types are made from these (`tools/web_types.py`), docs/messages.md explains them.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from marrakesh.analysis import Hint
from marrakesh.sight import View

Name = Annotated[str, Meta(max_length=24)]
Word = Annotated[str, Meta(max_length=40)]
Words = Annotated[list[Word], Meta(max_length=40)]
Lang = Literal["en", "de", "nl"]
Kind = Literal["solo", "bots", "screen", "net"]
"""Alone against the Pashabot; one person against bots; people at one screen; over the net."""
Pace = Literal["live", "days"]
Id = Annotated[str, Meta(max_length=40)]
"""Chosen by the client for each request, so that its answer can be told and a repetition known."""


# ---- HTTP: tables


class Rules(Struct, frozen=True, kw_only=True):
    """What is played: `Config` as a message."""

    players: Annotated[int, Meta(ge=0, le=99)] = 2
    edition: Word = "essential"
    tower: Word = "B1"
    first_game: bool = False
    modules: Words = []
    staircase: Words = []
    offices: Word = "mixed"
    buildings: Word = "front"
    library: Word = "gray"
    solo: Word = ""
    variants: Words = []


class NewSeat(Struct, frozen=True, kw_only=True):
    """Who shall sit on a seat: a bot such as `greedy` or `search:1s`, or a person."""

    name: Name = ""
    bot: Annotated[str, Meta(max_length=20)] = ""


class ClockSettings(Struct, frozen=True, kw_only=True):
    """Time for live play: for the whole game, and more for each decision."""

    minutes: Annotated[int, Meta(ge=1, le=600)] = 30
    increment: Annotated[int, Meta(ge=0, le=600)] = 10


class NewTable(Struct, frozen=True, kw_only=True):
    """A wish for a table."""

    kind: Kind
    rules: Rules = field(default_factory=Rules)
    seats: list[NewSeat] = []
    """One for each player; missing ones are people without a name."""
    pace: Pace = "live"
    clock: ClockSettings | None = None
    listed: bool = False
    """Whether anybody may find it on the start page and watch."""
    webhook: Annotated[str, Meta(max_length=500)] = ""
    """Told by POST when a person's turn comes, in play over days."""


class SeatLink(Struct, frozen=True, kw_only=True):
    """A secret: whoever has the token plays the seats."""

    seats: list[int]
    names: list[str]
    token: str


class Created(Struct, frozen=True, kw_only=True):
    """A new table: the creator's link first, then one for each invitation."""

    table: str
    links: list[SeatLink]


class SeatInfo(Struct, frozen=True, kw_only=True):
    """Who sits on a seat."""

    name: str
    bot: str
    """The bot that plays it, or nothing."""
    stand_in: bool
    """Whether the bot plays for a person who left and may come back."""
    present: bool
    """Whether the person is connected now."""
    seconds: float | None
    """What is left on the clock; it runs for the seats that are waited for."""


class TableInfo(Struct, frozen=True, kw_only=True):
    """What everybody may know of a table."""

    table: str
    kind: Kind
    pace: Pace
    rules: Rules
    seats: list[SeatInfo]
    listed: bool
    seq: int
    moves: int
    season: int
    round: int
    phase: str
    waiting: list[int]
    """Who has to decide; in a secret choice all people, whether they have decided or not."""
    over: bool
    scores: list[int]
    places: list[int]
    """The place of each seat once the game is over, before that nothing."""
    level: int | None
    """The level reached against the simplified Pashabot."""
    seed_hash: str
    """Shown from the start; nothing if the seed comes from an earlier game or a record, so that
    somebody may have known it."""
    seed: str
    """Published when the game is over: SHA-256 of `marrakesh seed N` is the hash."""
    started: float
    changed: float
    rematch: str
    """The table of the rematch, if there is one."""


class Mine(Struct, frozen=True, kw_only=True):
    """Tokens of somebody who wants to know how their games stand."""

    tokens: Annotated[list[str], Meta(max_length=200)]


class MyTable(Struct, frozen=True, kw_only=True):
    """A table with seats of one's own."""

    info: TableInfo
    token: str
    seats: list[int]
    your_turn: bool


class PlayOn(Struct, frozen=True, kw_only=True):
    """Go on from a moment of a game, at a table of one's own."""

    moves: Annotated[int, Meta(ge=0)]
    kind: Literal["bots", "screen", "solo"]
    name: Name = ""
    """What you are called, alone; at one screen everybody keeps the name they had."""
    seat: Annotated[int, Meta(ge=-1)] = -1
    """Whose place you take against bots; -1: your own, or the first."""


class Problem(Struct, frozen=True, kw_only=True):
    """What was wrong with a request, in a sentence."""

    error: str


# ---- HTTP: what a game looked like, what it came to


class Happening(Struct, frozen=True, kw_only=True):
    """An event of the rules: enough to animate, and its sentence."""

    kind: str
    seat: int
    facts: dict[str, int]
    text: str


class LogEntry(Struct, frozen=True, kw_only=True):
    """A decision and what came of it. Secret decisions do not tell their seat and action."""

    move: int
    """The number of decisions up to and including this one; 0 is the beginning."""
    seat: int
    action: str
    """Its notation, such as `claim green 2`."""
    season: int
    round: int
    at: float
    events: list[Happening]


class Moment(Struct, frozen=True, kw_only=True):
    """The table after so many decisions."""

    move: int
    moves: int
    view: View
    entry: LogEntry | None
    prompt: str


class SheetRow(Struct, frozen=True, kw_only=True):
    """A category of the score sheet: points by seat, and by seat and season."""

    category: str
    name: str
    points: list[int]
    seasons: list[list[int]]


class Sheet(Struct, frozen=True, kw_only=True):
    """The score sheet, and the scores after each round."""

    rows: list[SheetRow]
    totals: list[int]
    course: list[list[int]]
    """For each round of the game the score of each seat at its end."""


class Offered(Struct, frozen=True, kw_only=True):
    """Something that can be chosen for a game, in words."""

    name: str
    title: str
    about: str


class Offer(Struct, frozen=True, kw_only=True):
    """All that can be chosen for a game."""

    editions: list[Offered]
    towers: list[Offered]
    modules: list[Offered]
    presets: list[Offered]
    opponents: list[Offered]
    difficulties: list[Offered]
    difficulty_variants: dict[str, list[str]]
    variants: list[Offered]
    bots: list[Offered]


class TileHelp(Struct, frozen=True, kw_only=True):
    """A tile explained, the first line its name; and which of its values no rulebook prints."""

    lines: list[str]
    notes: list[str]


# ---- WebSocket: what the browser says


class Hello(Struct, frozen=True, kw_only=True, tag="hello"):
    """The first message. Without a token one watches."""

    token: str = ""
    lang: Lang = "en"
    seen: int = 0
    """The number of decisions whose log entries the client has already."""
    seq: int = 0
    """Of the last sight that it has: what was taken back since then is told."""
    seat: int = -1
    """The seat it looked from before the connection broke."""


class Look(Struct, frozen=True, kw_only=True, tag="look"):
    """Who sits at the screen now: see the table from one of one's own seats."""

    seat: int
    alone: bool = False
    """Whether the others at the screen look away, as they must while something is secret."""


class Speak(Struct, frozen=True, kw_only=True, tag="speak"):
    """From now on in this language."""

    lang: Lang


class Move(Struct, frozen=True, kw_only=True, tag="move"):
    """Take an action, as an answer to the table as it was at `seq`."""

    id: Id
    seq: int
    seat: int
    action: int


class Confirm(Struct, frozen=True, kw_only=True, tag="confirm"):
    """Carry out the action that waits for confirmation."""

    id: Id
    seq: int
    seat: int


class Undo(Struct, frozen=True, kw_only=True, tag="undo"):
    """Take back the seat's last decision, or ask the others to agree to that."""

    id: Id
    seq: int
    seat: int


class Answer(Struct, frozen=True, kw_only=True, tag="answer"):
    """Agree to what another player asks for (undo, a bot for somebody who left), or not."""

    id: Id
    seat: int
    yes: bool


class Replace(Struct, frozen=True, kw_only=True, tag="replace"):
    """Propose that a bot plays for somebody who left."""

    id: Id
    seat: int
    target: int


class Return(Struct, frozen=True, kw_only=True, tag="return"):
    """Take one's seat back from the bot."""

    id: Id
    seat: int


class Standing(Struct, frozen=True, kw_only=True, tag="standing"):
    """Always answer this question with this action, where it is possible; -1: ask again."""

    id: Id
    seat: int
    question: Annotated[str, Meta(max_length=40)]
    action: int


class Wishes(Struct, frozen=True, kw_only=True, tag="wishes"):
    """A seat's name, and whether its turns wait for confirmation."""

    id: Id
    seat: int
    name: Name | None = None
    confirm: bool | None = None


class Why(Struct, frozen=True, kw_only=True, tag="why"):
    """Why is an action not possible?"""

    id: Id
    seat: int
    action: str
    """Its notation."""


class Foresee(Struct, frozen=True, kw_only=True, tag="foresee"):
    """What would an action lead to?"""

    id: Id
    seat: int
    action: int


class Advise(Struct, frozen=True, kw_only=True, tag="advise"):
    """What would a bot do?"""

    id: Id
    seat: int
    bot: Annotated[str, Meta(max_length=20)] = "search:1s"


FromClient = (
    Hello | Look | Speak | Move | Confirm | Undo | Answer | Replace | Return | Standing | Wishes
    | Why | Foresee | Advise
)  # fmt: skip


# ---- WebSocket: what the server says


class Option(Struct, frozen=True, kw_only=True):
    """Something the seat may do."""

    action: int
    notation: str
    words: str


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
    question: str
    """The key of what this seat is asked, such as `ask-claim`; nothing if it is not asked."""
    facts: dict[str, int]
    """What the question is about, such as the number of a sector."""
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
    """Why an action is not possible; nothing if it is, or if something else is asked."""

    id: Id
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
