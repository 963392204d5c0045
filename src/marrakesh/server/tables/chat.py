"""Chat at a table: what players may write, and which messages each viewer may read."""

from collections.abc import Iterable, Sequence
from secrets import token_hex
from typing import Final
from unicodedata import category

from marrakesh.server.errors import RequestError
from marrakesh.server.messages import Say, Talk
from marrakesh.server.storage.log import ChatLine, TableSetup
from marrakesh.server.tables.player_names import printable
from marrakesh.server.tables.requests import idempotency_key
from marrakesh.server.tables.table_state import TableState

LONGEST: Final = 300
"""Maximum number of characters in a message. Longer texts are refused rather than truncated, which
could separate a letter from its accents or break up an emoji sequence."""
AT_ONCE: Final = 8
WITHIN: Final = 30.0
"""Rate limit per seat: at most AT_ONCE messages in WITHIN seconds."""
_MARKS: Final = 4
"""Maximum combining marks per letter: enough for any language. More could overlap other lines."""


def allowed(setup: TableSetup) -> Talk:
    """Return the kind of chat that a table allows; only online tables have any."""
    return "none" if setup.one_link else setup.talk


def repeated(state: TableState, message: Say, lately: Iterable[ChatLine]) -> bool:
    """Return whether a message has already been stored for this request."""
    return any(one.id == idempotency_key(state, message) for one in lately)


def saying(state: TableState, message: Say, lately: Sequence[ChatLine], now: float) -> ChatLine:
    """Return a seat's message as it is stored; raise RequestError if it is not allowed."""
    talk, seat = allowed(state.setup), message.seat
    text = plain_text(message.text)
    if talk == "none" or (talk == "phrases" and not message.phrase):
        raise RequestError(f"talk-{talk}")
    if bool(text) == bool(message.phrase):
        raise RequestError("say-something")
    if len(text) > LONGEST:
        raise RequestError("say-less", most=LONGEST)
    if sum(one.seat == seat and one.at > now - WITHIN for one in lately) >= AT_ONCE:
        raise RequestError("say-slower")
    return ChatLine(
        id=idempotency_key(state, message) or token_hex(20),
        seat=seat,
        name=state.names[seat],
        phrase=message.phrase or "",
        text=text,
        moves=state.public_moves,
        at=now,
    )


def readable(state: TableState, said: Iterable[ChatLine], seats: Sequence[int]) -> list[ChatLine]:
    """Return the messages that the viewer who holds these seats may read.

    Spectators, who hold none, may read public chat only. During a secret choice, players who still
    have to choose cannot read new messages from others, and neither can spectators, who may be such
    players in another window.
    """
    if not seats and not state.setup.public_talk:
        return []
    waiting = state.waiting
    chooses = not seats or any(seat in waiting for seat in seats)
    if state.game.secret is None or not chooses:
        return list(said)
    now = state.public_moves
    return [one for one in said if one.moves != now or one.seat in seats]


def plain_text(text: str) -> str:
    """Reduce text to one line, without invisible characters, bidirectional controls or excess
    combining marks."""
    kept: list[str] = []
    marks = 0
    for char in printable(text):
        marks = marks + 1 if category(char) in ("Mn", "Me") else 0
        if marks <= _MARKS:
            kept.append(char)
    return "".join(kept)
