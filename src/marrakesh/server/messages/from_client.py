"""Messages from the client on a table's WebSocket."""

from typing import Annotated

from msgspec import Meta, Struct

from marrakesh.presentation.subjects import Place
from marrakesh.server.messages.shared_types import Id, Lang, Name, Phrase


class Hello(Struct, frozen=True, kw_only=True, tag="hello"):
    """A client's first message; without a seat's token, the client is a spectator."""

    token: str = ""
    lang: Lang = "en"
    seen: int = 0
    """The number of decisions whose log entries the client already has."""
    seq: int = 0
    """The `seq` of the client's last snapshot; the reply reports what has been undone since
    then."""
    seat: int = -1
    """The seat that the client was viewing before the connection broke."""


class ViewSeat(Struct, frozen=True, kw_only=True, tag="look"):
    """Switch to another of your seats, that of the player now at the screen."""

    seat: int
    alone: bool = False
    """Whether the others at the screen are looking away, as they must while a secret is shown."""


class SetLanguage(Struct, frozen=True, kw_only=True, tag="speak"):
    """Switch to another language."""

    lang: Lang


class Ping(Struct, frozen=True, kw_only=True, tag="ping"):
    """Check that the connection is alive; browsers cannot send the WebSocket's own pings."""


class Move(Struct, frozen=True, kw_only=True, tag="move"):
    """Take an action; `seq` is that of the snapshot it responds to (optimistic locking)."""

    id: Id
    seq: int
    seat: int
    action: int


class Confirm(Struct, frozen=True, kw_only=True, tag="confirm"):
    """Carry out the action that awaits confirmation."""

    id: Id
    seq: int
    seat: int


class Undo(Struct, frozen=True, kw_only=True, tag="undo"):
    """Undo the seat's last decision, or ask the other players to agree to an undo."""

    id: Id
    seq: int
    seat: int
    setup: bool = False
    """Whether to undo the preset setup instead, so as to lay out the board (`Snapshot.preset`)."""


class Answer(Struct, frozen=True, kw_only=True, tag="answer"):
    """Vote on a proposal: an undo, or a bot for an absent player."""

    id: Id
    seat: int
    yes: bool
    number: int = 0
    """The number of the proposal; 0 for the current one."""


class Withdraw(Struct, frozen=True, kw_only=True, tag="withdraw"):
    """Withdraw your own proposal."""

    id: Id
    seat: int


class Replace(Struct, frozen=True, kw_only=True, tag="replace"):
    """Propose replacing an absent player with a bot."""

    id: Id
    seat: int
    target: int


class Return(Struct, frozen=True, kw_only=True, tag="return"):
    """Return to your seat, replacing the bot that stands in for you."""

    id: Id
    seat: int


class Resign(Struct, frozen=True, kw_only=True, tag="resign"):
    """Leave the game for good: a bot takes over the seat until the end."""

    id: Id
    seat: int


class Quit(Struct, frozen=True, kw_only=True, tag="quit"):
    """Agree to end the game without a result, or change your mind; it ends when everyone agrees."""

    id: Id
    seat: int
    yes: bool = True


class Standing(Struct, frozen=True, kw_only=True, tag="standing"):
    """Set a standing answer to a question: an action to take whenever it is legal; -1 for none."""

    id: Id
    seat: int
    question: Annotated[str, Meta(max_length=40)]
    action: int


class SeatSettings(Struct, frozen=True, kw_only=True, tag="wishes"):
    """Change a seat's name, or whether its turns need confirmation."""

    id: Id
    seat: int
    name: Name | None = None
    confirm: bool | None = None


class Say(Struct, frozen=True, kw_only=True, tag="say"):
    """Send a chat message: a preset phrase, or a text of at most 300 characters."""

    id: Id
    seat: int
    phrase: Phrase | None = None
    text: str = ""


class WhyNotRequest(Struct, frozen=True, kw_only=True, tag="why"):
    """Ask why no action is possible at this place on the boards."""

    id: Id
    seat: int
    place: Place


class PreviewRequest(Struct, frozen=True, kw_only=True, tag="foresee"):
    """Preview the results of an action and of `then`, the answers to the questions after it."""

    id: Id
    seat: int
    action: int
    then: Annotated[list[int], Meta(max_length=12)] = []


class Advise(Struct, frozen=True, kw_only=True, tag="advise"):
    """Ask which action a bot would take; `bot` is a level, or a search such as `search:1s`."""

    id: Id
    seat: int
    bot: Annotated[str, Meta(max_length=20)] = "master"


FromClient = (
    Hello | ViewSeat | SetLanguage | Ping | Move | Confirm | Undo | Answer | Replace | Return
    | Standing | SeatSettings | Withdraw | Resign | Quit | Say | WhyNotRequest | PreviewRequest
    | Advise
)  # fmt: skip
