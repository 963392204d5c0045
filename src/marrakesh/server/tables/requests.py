"""Player requests, each validated against the table and written to its log."""

from collections.abc import Callable, Collection
from hashlib import sha256
from typing import Any, Final

from marrakesh.rules.actions import ACTION_COUNT
from marrakesh.rules.game import IllegalAction
from marrakesh.rules.questions import CATALOGUE, Nothing
from marrakesh.server.errors import ForwardedError, RequestError, forwarded
from marrakesh.server.messages import (
    Answer,
    Confirm,
    Move,
    Quit,
    Replace,
    Resign,
    Return,
    Say,
    SeatSettings,
    Standing,
    Undo,
    Withdraw,
)
from marrakesh.server.storage.log import EntryBody
from marrakesh.server.tables.bots import STAND_IN
from marrakesh.server.tables.deadlines import has_time
from marrakesh.server.tables.draft import Draft
from marrakesh.server.tables.player_names import check_name, plain_name
from marrakesh.server.tables.table_state import TableState
from marrakesh.server.tables.undo import look_ahead, preset_move, undo_of
from marrakesh.texts import text

Request = (
    Move
    | Confirm
    | Undo
    | Answer
    | Replace
    | Return
    | Standing
    | SeatSettings
    | Withdraw
    | Resign
    | Quit
)
MOST_ENTRIES: Final = 10_000
"""Maximum length of a log: far more than a game needs, and still quick to replay."""


def idempotency_key(state: TableState, message: Request | Say) -> str:
    """Return the key under which a request is stored; "" if it has no id.

    Keys include the seat's holder, since two clients may choose the same id.
    """
    if not message.id:
        return ""
    holder = state.seats[message.seat].holder
    return sha256(f"{holder} {message.id}".encode()).hexdigest()[:40]


def answered_at(state: TableState, message: Request) -> int:
    """Return the seq for the reply to a request; a repeated request gets the same seq again."""
    seq = state.answered.get(idempotency_key(state, message))
    return state.shown_seq(state.setup.link_of(message.seat)) if seq is None else seq


def carry_out(message: Request, token_hash: str, away: Collection[int], draft: Draft) -> None:
    """Validate a request from this token's holder and write the resulting entries.

    `away` lists the seats of people who have been away too long. A repeated request changes
    nothing.
    """
    if message.seat not in draft.state.seats.held_by(token_hash):
        raise RequestError("not-your-seat", 403)
    draft.key = idempotency_key(draft.state, message)
    if draft.key in draft.state.answered:
        return
    check_room(draft)
    if not isinstance(message, SeatSettings):
        check_open(draft.state)
    if isinstance(message, Replace):
        _replace(draft, message, away)
    elif isinstance(message, Undo):
        _undo(draft, message, away)
    else:
        _PLANS[type(message)](draft, message)


def check_room(draft: Draft) -> None:
    """Raise RequestError if the log is full."""
    if draft.state.seq >= MOST_ENTRIES:
        raise RequestError("full", 409)


def check_open(state: TableState) -> None:
    """Raise RequestError if the table has been closed."""
    if state.closed:
        raise RequestError(state.closed, 409)


def _check_turn(draft: Draft, message: Move | Confirm | Undo) -> None:
    """Refuse stale requests, and those for a seat that a bot is playing."""
    state = draft.state
    if message.seq < state.asked_since[message.seat]:
        raise RequestError("stale")
    if message.seat in state.bots:
        raise RequestError("bot-plays")


def _move(draft: Draft, message: Move) -> None:
    _check_turn(draft, message)
    state, seat = draft.state, message.seat
    try:
        held = state.confirms[seat] and look_ahead(state.game, seat, message.action).ends
        draft.write("hold" if held else "move", seat, EntryBody(action=message.action))
    except IllegalAction as error:
        raise forwarded(error) from None


def _confirm(draft: Draft, message: Confirm) -> None:
    _check_turn(draft, message)
    if message.seat not in draft.state.held:
        raise RequestError("nothing-held")
    draft.write("confirm", message.seat)


def _undo(draft: Draft, message: Undo, away: Collection[int]) -> None:
    _check_turn(draft, message)
    if message.setup:
        first = preset_move(draft.state, message.seat)
        if first < 0:
            raise ForwardedError(lambda lang: text(lang)("undo-nothing"))
        draft.write("undo", message.seat, EntryBody(move=first, later=True))
        return
    undo = undo_of(draft.state, message.seat)
    if undo.how == "no":
        raise ForwardedError(lambda lang: text(lang)(undo.why))
    if undo.how == "free":
        draft.write("undo", message.seat, undo.body)
        return
    if draft.state.asked:
        raise RequestError("asked-already")
    if any(seat in away for seat in draft.state.people if seat != message.seat):
        raise RequestError("asked-away")
    draft.write("ask", message.seat, EntryBody(what="undo", move=undo.body.move))
    _settle(draft)


def _replace(draft: Draft, message: Replace, away: Collection[int]) -> None:
    state, target = draft.state, message.target
    if state.asked and state.asked.what != "undo":
        raise RequestError("asked-already")
    if has_time(state, draft.now):
        raise RequestError("not-late")
    if target not in away or target == message.seat or target not in state.waiting:
        raise RequestError("not-absent")
    gone = [seat for seat in away if seat not in (target, message.seat)]
    draft.write("ask", message.seat, EntryBody(what="replace", target=target, away=gone))
    _settle(draft)


def _withdraw(draft: Draft, message: Withdraw) -> None:
    asked = draft.state.asked
    if asked is None or asked.seat != message.seat:
        raise RequestError("nothing-asked")
    draft.write("withdraw", message.seat)


def _answer(draft: Draft, message: Answer) -> None:
    asked = draft.state.asked
    if asked is None or message.number not in (0, asked.number):
        raise RequestError("nothing-asked")
    if message.seat not in asked.needed:
        raise RequestError("no-vote")
    draft.write("answer", message.seat, EntryBody(yes=message.yes))
    _settle(draft)


def _settle(draft: Draft) -> None:
    """Carry out the proposal once enough players have agreed."""
    asked = draft.state.asked
    if asked is None or not asked.agreed:
        return
    if asked.what == "undo":
        draft.write("undo", asked.seat, EntryBody(move=asked.move, later=True))
    else:
        body = EntryBody(target=asked.target, bot=STAND_IN, why="vote")
        draft.write("bot", asked.seat, body)


def _return(draft: Draft, message: Return) -> None:
    if message.seat not in draft.state.bots:
        raise RequestError("no-stand-in")
    if draft.state.has_resigned(message.seat):
        raise RequestError("resigned")
    draft.write("back", message.seat, EntryBody(target=message.seat))


def _check_leaving(draft: Draft, seat: int) -> None:
    """Raise RequestError unless the seat can resign or quit, which only online games allow."""
    if draft.state.setup.one_link:
        raise RequestError("only-net-leave")
    if draft.state.over:
        raise RequestError("over")
    if draft.state.has_resigned(seat):
        raise RequestError("resigned")


def _resign(draft: Draft, message: Resign) -> None:
    _check_leaving(draft, message.seat)
    body = EntryBody(target=message.seat, bot=STAND_IN, why="resign")
    draft.write("resign", message.seat, body)


def _quit(draft: Draft, message: Quit) -> None:
    """Vote on ending the game; it ends once all players not replaced by bots agree."""
    _check_leaving(draft, message.seat)
    if message.seat in draft.state.bots:
        raise RequestError("bot-plays")
    draft.write("quit", message.seat, EntryBody(yes=message.yes))
    if set(draft.state.people) <= set(draft.state.quitting):
        draft.write("close", message.seat, EntryBody(why="abandoned"))


def _standing(draft: Draft, message: Standing) -> None:
    question = CATALOGUE.get(message.question, Nothing)
    if not question.routine or not -1 <= message.action < ACTION_COUNT:
        raise RequestError("no-standing")
    body = EntryBody(question=message.question, action=message.action)
    draft.write("standing", message.seat, body)


def _wishes(draft: Draft, message: SeatSettings) -> None:
    name = None if message.name is None else plain_name(message.name)
    state = draft.state
    check_name(name or "", message.seat, state.names, state.setup.people)
    draft.write("wishes", message.seat, EntryBody(name=name, confirm=message.confirm))


_PLANS: dict[type, Callable[[Draft, Any], None]] = {
    Move: _move,
    Confirm: _confirm,
    Answer: _answer,
    Withdraw: _withdraw,
    Return: _return,
    Resign: _resign,
    Quit: _quit,
    Standing: _standing,
    SeatSettings: _wishes,
}
