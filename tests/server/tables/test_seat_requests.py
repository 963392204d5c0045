"""Refused seat requests: full logs, closed tables and other people's seats."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

import refusals
from marrakesh.server.messages import Claim, Fill, HandOn, Join, Move, Quit, SeatSettings
from marrakesh.server.storage.log import SetupSeat
from marrakesh.server.storage.tokens import hash_token
from marrakesh.server.tables import seat_requests
from marrakesh.server.tables.draft import Draft
from marrakesh.server.tables.requests import MOST_ENTRIES, answered_at, carry_out
from marrakesh.server.tables.table_state import TableState
from server.tables.helpers import (
    NOW,
    START,
    after,
    played_to,
    refusal,
    requested,
    table,
    token_of,
    undo,
)

Work = Callable[[Draft], None]


def waiting(**setup: Any) -> TableState:
    """Make a table for Anna that no one else has joined yet."""
    seats = [
        SetupSeat(token_hash=hash_token(token_of(0)), name="Anna"),
        SetupSeat(token_hash=hash_token("ticket 1"), ticket=True, name="Ben"),
        SetupSeat(token_hash=hash_token("ticket 2"), ticket=True),
    ]
    return table(3, seats=seats, open=True, **setup)


def claim(seat: int, token: str = "new") -> Claim:
    return Claim(ticket=f"ticket {seat}", token=token)


def done(state: TableState, work: Work, at: float = START) -> TableState:
    draft = Draft(state)
    draft.now = at
    work(draft)
    return draft.state


def refused(state: TableState, work: Work, at: float = START) -> str:
    """Return the key of a refusal; check that its status is the right one."""
    key, status = refusal(lambda: done(state, work, at))
    statuses = [number for number, keys in refusals.STATUS.items() if key in keys.split()]
    assert status == (statuses or [400])[0], key
    return key


MAKER = token_of(0)
AT_A_NEW_TABLE: dict[str, Work] = {
    "claim": lambda draft: seat_requests.claim(draft, claim(1)),
    "join": lambda draft: seat_requests.join(draft, Join(token="new")),
    "fill": lambda draft: seat_requests.fill(draft, MAKER, Fill()),
    "code": lambda draft: seat_requests.offer_code(draft, MAKER, "ABCDEF"),
    "device": lambda draft: seat_requests.add_device(draft, Claim(ticket="ABCDEF", token="new")),
    "hand on": lambda draft: seat_requests.hand_on(draft, MAKER, HandOn(seat=0), "ticket"),
    "renew": lambda draft: seat_requests.renew(draft, MAKER, 1, "ticket"),
    "cancel": lambda draft: seat_requests.cancel(draft, MAKER),
    "move": lambda draft: carry_out(
        Move(id="", seq=NOW, seat=0, action=draft.state.game.legal_actions(0)[0]),
        hash_token(MAKER), (), draft,
    ),
    "wish": lambda draft: carry_out(
        SeatSettings(id="", seat=0, name="A"), hash_token(MAKER), (), draft
    ),
}  # fmt: skip


@pytest.mark.parametrize("what", AT_A_NEW_TABLE)
def test_full_log_accepts_no_more_entries(what: str) -> None:
    state = after(waiting(), "code", 0, secret=hash_token("ABCDEF"))
    work = AT_A_NEW_TABLE[what]
    for seq, full in ((9_999, False), (10_000, True), (10_001, True)):
        state.seq = seq
        if full:
            assert refused(state, work) == "full"
        else:
            assert done(state, work).seq > seq
    assert MOST_ENTRIES == 10_000


@pytest.mark.parametrize("why", ["cancelled", "abandoned"])
def test_seats_of_a_closed_table_cannot_be_taken_or_left(why: str) -> None:
    state = after(waiting(), "close", 0, why=why)
    for what in ("claim", "fill", "hand on", "move"):
        assert refused(state, AT_A_NEW_TABLE[what]) == why
    assert refused(state, AT_A_NEW_TABLE["join"]) == "nothing-free"
    if why == "abandoned":
        assert refused(state, AT_A_NEW_TABLE["cancel"]) == why
    else:  # a repeated request
        assert done(state, AT_A_NEW_TABLE["cancel"]).seq == state.seq
    assert done(state, AT_A_NEW_TABLE["wish"]).names[0] == "A"


def test_player_replaced_by_a_bot_cannot_move_undo_or_vote_to_end_the_game() -> None:
    state = after(played_to(table(3), "claim"), "bot", 0, target=1, bot="merchant", why="vote")
    for message in (undo(1), Move(id="", seq=NOW, seat=1, action=0), Quit(id="", seat=1)):
        assert refusal(partial(requested, state, message)) == ("bot-plays", 400)
    assert requested(state, Quit(id="", seat=0)).closed == ""
    assert requested(requested(state, Quit(id="", seat=2)), Quit(id="", seat=0)).closed


def test_repeated_request_gets_its_original_answer() -> None:
    first, unnamed = (
        SeatSettings(id="1", seat=0, name="Ada"),
        SeatSettings(id="", seat=0, name="Ada"),
    )
    state = requested(table(), first)
    assert answered_at(state, first) == 1
    for message in (unnamed, unnamed, first):
        state = requested(state, message)
    assert answered_at(state, first) == 1
    assert answered_at(state, unnamed) == 3
    state = requested(state, SeatSettings(id="2", seat=1, confirm=True))  # unnoticed by the others
    assert [answered_at(state, SeatSettings(id="2", seat=seat)) for seat in (0, 1)] == [3, 4]
