"""Requests about seats, tickets and devices, and to cancel a table.

Each is validated and written to the table's log.
"""

import re
import secrets
from typing import Final

from marrakesh.bots import NAMES
from marrakesh.server.errors import ForwardedError, RequestError
from marrakesh.server.messages import Claim, Fill, HandOn, Join
from marrakesh.server.storage.log import EntryBody
from marrakesh.server.storage.tokens import LETTERS, hash_token
from marrakesh.server.tables.bots import check_bot
from marrakesh.server.tables.draft import Draft
from marrakesh.server.tables.player_names import check_name, plain_name
from marrakesh.server.tables.requests import check_open, check_room
from marrakesh.server.tables.snapshots import display_names
from marrakesh.server.tables.table_state import TableState
from marrakesh.texts import text

_CODE: Final = re.compile(f"[{LETTERS}]{{6}}")


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(6))


def is_code(ticket: str) -> bool:
    """Return whether this looks like a code rather than a ticket."""
    return _CODE.fullmatch(ticket) is not None


def claim(draft: Draft, wish: Claim, person: str = "") -> None:
    """Take the seat that a ticket is for; repeating this with the same token changes nothing."""
    state, token = draft.state, hash_token(wish.token)
    seat = state.seats.with_ticket(hash_token(wish.ticket))
    if seat < 0:
        raise RequestError("no-ticket", 404)
    tokens = state.seats[seat].tokens
    if token in tokens:
        return
    check_open(state)
    if tokens:
        names = state.names
        raise ForwardedError(
            lambda lang: text(lang)("refuse-seat-taken", name=display_names(names, lang)[seat]), 409
        )
    _take(draft, seat, wish, person)


def _take(draft: Draft, seat: int, wish: Claim | Join, person: str) -> None:
    """Give a seat to the requester, who in a rated game needs a saved name and may have no other
    seat."""
    if draft.state.setup.rated:
        if not person:
            raise RequestError("rated-name", 403)
        if any(one.person == person for one in draft.state.seats.seats):
            raise RequestError("rated-twice", 409)
    if wish.colour and wish.colour in _worn(draft.state, seat):
        raise RequestError("colour-taken", 409)
    check_room(draft)
    name, token = plain_name(wish.name) or None, hash_token(wish.token)
    check_name(name or "", seat, draft.state.names, draft.state.setup.people)
    body = EntryBody(secret=token, name=name, person=person, colour=wish.colour)
    draft.write("claim", seat, body)


def _worn(state: TableState, seat: int) -> list[str]:
    """Return the colours of the other players already at the table, and of the Pashabot."""
    return [
        colour
        for other, colour in enumerate(state.colours)
        if other != seat and not (other in state.people and state.seats[other].free)
    ]


def join(draft: Draft, wish: Join, person: str = "") -> None:
    """Take a seat that is open to everyone; repeating this with the same token changes nothing."""
    state = draft.state
    if state.seats_of(wish.token):
        return
    if not state.setup.open:
        raise RequestError("not-open", 403)
    if not state.open_seats:
        raise RequestError("nothing-free", 409)
    _take(draft, state.open_seats[0], wish, person)


def fill(draft: Draft, token: str, wish: Fill) -> None:
    """Fill all free seats with bots; for the table's creator only."""
    state = draft.state
    maker = state.setup.people[0]
    if maker not in state.seats_of(token):
        raise RequestError("only-maker", 403)
    check_bot(wish.bot)
    check_open(state)
    empty = [seat for seat in state.people if state.seats[seat].free]
    if not empty:
        raise RequestError("nothing-free", 409)
    check_room(draft)
    for seat in empty:
        body = EntryBody(target=seat, bot=wish.bot, why="nobody", name=NAMES[seat])
        draft.write("bot", maker, body)


def add_device(draft: Draft, wish: Claim) -> None:
    """Add the token of another device to the seats of the player who requested the code."""
    seats, token = draft.state.seats, hash_token(wish.token)
    if seats.held_by(token):
        return
    code = hash_token(wish.ticket)
    found = [seat for seat in seats.seats if seat.code == code and draft.now < seat.until]
    if not found:
        raise RequestError("no-code", 404)
    check_room(draft)
    for seat in seats.held_by(found[0].holder):
        draft.write("device", seat, EntryBody(secret=token))


def offer_code(draft: Draft, token: str, code: str) -> None:
    """Record a code with which this token's holder can add another device."""
    seats = draft.state.seats_of(token)
    if not seats:
        raise RequestError("not-your-seat", 403)
    check_room(draft)
    draft.write("code", seats[0], EntryBody(secret=hash_token(code)))


def hand_on(draft: Draft, token: str, wish: HandOn, ticket: str) -> None:
    """Give up a seat, and record a ticket with which someone else can claim it.

    This is refused in rated games, and at tables that are not online, whose human seats all share
    one link.
    """
    if wish.seat not in draft.state.seats_of(token):
        raise RequestError("not-your-seat", 403)
    if draft.state.setup.one_link:
        raise RequestError("only-net", 409)
    if draft.state.setup.rated:
        raise RequestError("rated-hand-on", 409)
    if draft.state.has_resigned(wish.seat):
        raise RequestError("resigned", 409)
    check_open(draft.state)
    check_room(draft)
    name = plain_name(wish.name)
    check_name(name, wish.seat, draft.state.names, draft.state.setup.people)
    draft.write("ticket", wish.seat, EntryBody(secret=hash_token(ticket), name=name))


def renew(draft: Draft, token: str, seat: int, ticket: str) -> None:
    """Replace an unused ticket; for the table's creator, or the player who passed the seat on."""
    state = draft.state
    if seat not in state.setup.people:
        raise RequestError("no-invitation", 404)
    old = state.seats[seat]
    maker = state.setup.people[0] in state.seats_of(token)
    if not maker and hash_token(token) not in old.givers:
        raise RequestError("not-maker", 403)
    if old.tokens:
        raise RequestError("ticket-used", 409)
    check_room(draft)
    draft.write("ticket", seat, EntryBody(secret=hash_token(ticket)))


def cancel(draft: Draft, token: str) -> None:
    """Cancel an online table; for its creator, until someone joins.

    Repeating this changes nothing.
    """
    state = draft.state
    if state.closed == "cancelled":
        return
    maker, *others = state.setup.people
    if state.setup.one_link:
        raise RequestError("only-net-leave", 409)
    if maker not in state.seats_of(token):
        raise RequestError("only-maker", 403)
    check_open(state)
    if not all(state.seats[seat].free for seat in others):
        raise RequestError("somebody-came", 409)
    check_room(draft)
    draft.write("close", maker, EntryBody(why="cancelled"))
