"""The WebSocket of a table: what the browser says."""

from typing import Annotated

from msgspec import Meta, Struct

from marrakesh.rules.subjects import Place
from marrakesh.server.messages.words import Id, Lang, Name


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
    """Why is it not possible to do something at this place of the boards?"""

    id: Id
    seat: int
    place: Place


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
