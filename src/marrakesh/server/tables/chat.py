"""What may be said at a table, and who may read it when."""

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
"""Characters of what somebody says at once. Longer texts are refused, not cut: a cut may go through
a letter and its accents, or through a family of emoji."""
AT_ONCE: Final = 8
WITHIN: Final = 30.0
"""A seat may say so much in so many seconds."""
_MARKS: Final = 4
"""Accents on one letter; more than any language needs would be drawn over other lines."""


def allowed(setup: TableSetup) -> Talk:
    """What may be said: at one screen nothing, since everybody sits there."""
    return "none" if setup.one_link else setup.talk


def repeated(state: TableState, message: Say, lately: Iterable[ChatLine]) -> bool:
    """Whether a request was carried out before."""
    return any(one.id == idempotency_key(state, message) for one in lately)


def saying(state: TableState, message: Say, lately: Sequence[ChatLine], now: float) -> ChatLine:
    """What somebody at a seat says, as it is stored; RequestError if they must not."""
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
    """What the holder of these seats may read; without any, a spectator, if the table allows it.

    While all choose in secret, nobody who still has to choose reads what the others say meanwhile,
    and neither do spectators, who may be one of them in another window.
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
    """A text in one line without what is invisible, turns other text around or piles up."""
    kept: list[str] = []
    marks = 0
    for char in printable(text):
        marks = marks + 1 if category(char) in ("Mn", "Me") else 0
        if marks <= _MARKS:
            kept.append(char)
    return "".join(kept)
