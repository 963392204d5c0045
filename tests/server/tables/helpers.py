"""Tables in memory: their logs, without a service or a database."""

from collections.abc import Callable, Collection, Mapping
from typing import Any, Final

import pytest

from marrakesh import Config
from marrakesh.rules.phases import PHASES
from marrakesh.server.errors import RequestError
from marrakesh.server.messages import Kind, Sight, Undo
from marrakesh.server.storage.log import Body, EntryKind, Head, Place, hashed
from marrakesh.server.tables.draft import Draft
from marrakesh.server.tables.requests import Request, carry_out
from marrakesh.server.tables.snapshots import Around, Sights, Watcher
from marrakesh.server.tables.table_state import Sitting

START: Final = 1000.0
NAMES: Final = ("Anna", "Ben", "Cleo", "Dora")
NOW: Final = 1_000_000
"""As the `seq` of a request: it knows all that has happened."""


def token_of(seat: int) -> str:
    return f"token {seat}"


def table(
    players: int = 2, kind: Kind = "net", bots: Mapping[int, str] | None = None, **head: Any
) -> Sitting:
    """Anna, Ben and the others at a table; only over the net has each a token of their own."""
    places = [
        Place(name=NAMES[seat], bot=bots[seat])
        if bots and seat in bots
        else Place(token_hash=hashed(token_of(seat if kind == "net" else 0)), name=NAMES[seat])
        for seat in range(players)
    ]
    config = Config(players) if players > 1 else Config(1, solo="pashabot")
    about = {"config": config, "places": places, "seed": 1, "created": START, **head}
    return Sitting(Head(table="t", kind=kind, version="0", **about))


def after(sitting: Sitting, kind: EntryKind, seat: int, at: float = START, **body: Any) -> Sitting:
    """The table with one more entry in its log."""
    draft = Draft(sitting)
    draft.now = draft.ticks = at
    draft.write(kind, seat, Body(**body))
    return draft.sitting


def moved(sitting: Sitting, seat: int | None = None, choice: int = 0) -> Sitting:
    """Somebody who is asked, by default the first of them, takes one of their options."""
    who = sitting.waiting[0] if seat is None else seat
    return after(sitting, "move", who, action=sitting.game.legal_actions(who)[choice])


def chosen(sitting: Sitting, seat: int) -> Sitting:
    """A seat decides all that it is asked for now."""
    while seat in sitting.waiting:
        sitting = moved(sitting, seat)
    return sitting


def played(sitting: Sitting, until: Callable[[Sitting], bool]) -> Sitting:
    """All take their first option, until something holds."""
    while not until(sitting):
        sitting = moved(sitting)
    return sitting


def played_to(sitting: Sitting, phase: str) -> Sitting:
    return played(sitting, lambda now: PHASES[now.game.table.phase] == phase)


def requested(
    sitting: Sitting, message: Request, away: Collection[int] = (), at: float = START
) -> Sitting:
    """What comes of a request of whoever holds the seat."""
    draft = Draft(sitting)
    draft.now = draft.ticks = at
    carry_out(message, sitting.seats[message.seat].holder, away, draft)
    return draft.sitting


def refused(
    sitting: Sitting, message: Request, away: Collection[int] = (), at: float = START
) -> str:
    """The key of the refusal of a request."""
    return refusal(lambda: requested(sitting, message, away, at))[0]


def refusal(work: Callable[[], object]) -> tuple[str, int]:
    with pytest.raises(RequestError) as found:
        work()
    return found.value.key, found.value.status


def undo(seat: int) -> Undo:
    return Undo(id="", seq=NOW, seat=seat)


def seen(sitting: Sitting, seat: int = -1, now: float = START, **known: int) -> Sight:
    """What a seat, or a spectator, is shown; by default to a client that knows nothing yet."""
    who = Watcher([seat] if seat >= 0 else [], seat, "en")
    around = Around(range(len(sitting.head.places)), [], now)
    return Sights(sitting).sight(who, around, known.get("heard", 0), known.get("since", 0))
