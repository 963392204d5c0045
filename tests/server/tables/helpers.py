"""Tables in memory: their logs, without a service or a database."""

from collections.abc import Callable, Collection, Mapping
from typing import Any, Final

import pytest

from marrakesh import Config
from marrakesh.rules.phases import PHASES
from marrakesh.server.errors import RequestError
from marrakesh.server.messages import Kind, Snapshot, Undo
from marrakesh.server.storage.log import EntryBody, EntryKind, SetupSeat, TableSetup
from marrakesh.server.storage.tokens import hash_token
from marrakesh.server.tables.draft import Draft
from marrakesh.server.tables.requests import Request, carry_out
from marrakesh.server.tables.snapshots import PresenceInfo, SnapshotBuilder, Viewpoint
from marrakesh.server.tables.table_state import TableState

START: Final = 1000.0
NAMES: Final = ("Anna", "Ben", "Cleo", "Dora")
NOW: Final = 1_000_000
"""As the `seq` of a request: sent with knowledge of all events."""


def token_of(seat: int) -> str:
    return f"token {seat}"


def table(
    players: int = 2, kind: Kind = "net", bots: Mapping[int, str] | None = None, **setup: Any
) -> TableState:
    """Return a table for Anna, Ben and others; only online does each have their own token."""
    seats = [
        SetupSeat(name=NAMES[seat], bot=bots[seat])
        if bots and seat in bots
        else SetupSeat(
            token_hash=hash_token(token_of(seat if kind == "net" else 0)), name=NAMES[seat]
        )
        for seat in range(players)
    ]
    config = Config(players) if players > 1 else Config(1, solo="pashabot")
    about = {"config": config, "seats": seats, "seed": 1, "created": START, **setup}
    return TableState(TableSetup(table="t", kind=kind, version="0", **about))


def after(
    state: TableState, kind: EntryKind, seat: int, at: float = START, **body: Any
) -> TableState:
    """Return the table with one more entry in its log."""
    draft = Draft(state)
    draft.now = draft.ticks = at
    draft.write(kind, seat, EntryBody(**body))
    return draft.state


def moved(
    state: TableState, seat: int | None = None, choice: int = 0, at: float = START
) -> TableState:
    """Let a player to act, by default the first, choose one of their options."""
    who = state.waiting[0] if seat is None else seat
    return after(state, "move", who, at, action=state.game.legal_actions(who)[choice])


def chosen(state: TableState, seat: int, at: float = START) -> TableState:
    """Make all decisions that a seat has to make now."""
    while seat in state.waiting:
        state = moved(state, seat, at=at)
    return state


def played(state: TableState, until: Callable[[TableState], bool]) -> TableState:
    """Let everyone choose their first option until a condition holds."""
    while not until(state):
        state = moved(state)
    return state


def played_to(state: TableState, phase: str) -> TableState:
    return played(state, lambda now: PHASES[now.game.table.phase] == phase)


def requested(
    state: TableState, message: Request, away: Collection[int] = (), at: float = START
) -> TableState:
    """Return the table after a request from the seat's holder."""
    draft = Draft(state)
    draft.now = draft.ticks = at
    carry_out(message, state.seats[message.seat].holder, away, draft)
    return draft.state


def refused(
    state: TableState, message: Request, away: Collection[int] = (), at: float = START
) -> str:
    """Return the key of the refusal of a request."""
    return refusal(lambda: requested(state, message, away, at))[0]


def refusal(work: Callable[[], object]) -> tuple[str, int]:
    with pytest.raises(RequestError) as found:
        work()
    return found.value.key, found.value.status


def undo(seat: int) -> Undo:
    return Undo(id="", seq=NOW, seat=seat)


def seen(state: TableState, seat: int = -1, now: float = START, **known: int) -> Snapshot:
    """Return the snapshot for a seat or a spectator, by default for a client without prior data."""
    who = Viewpoint([seat] if seat >= 0 else [], seat, "en")
    presence = PresenceInfo(range(len(state.setup.seats)), [], now)
    return SnapshotBuilder(state).build(who, presence, known.get("heard", 0), known.get("since", 0))
