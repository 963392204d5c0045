"""Several people at one screen undo, hold and confirm moves in any order."""

import random
from typing import Any

import pytest

from marrakesh import Config
from marrakesh.rules.config import MODULES
from marrakesh.server.errors import RequestError
from marrakesh.server.messages import Confirm, Move, Undo
from marrakesh.server.tables.draft import Draft
from marrakesh.server.tables.requests import Request, carry_out
from marrakesh.server.tables.snapshots import NOBODY, SnapshotBuilder, Viewpoint
from marrakesh.server.tables.table_state import TableState
from server.tables.helpers import table
from soak import count, rounds

CONFIGS = [Config(2), Config(3, "deluxe", modules=frozenset(MODULES)), Config(4)]


def something(state: TableState, number: int, rng: random.Random) -> Request:
    """Return a request that someone at the screen might make."""
    seat = rng.randrange(state.setup.config.players)
    about: dict[str, Any] = {"id": str(number), "seq": state.seq, "seat": seat}
    legal = state.game.legal_actions(seat)
    kind = rng.random()
    if legal and kind < 0.55:
        return Move(**about, action=rng.choice(legal))
    return Confirm(**about) if kind < 0.8 else Undo(**about)


@pytest.mark.parametrize("config", CONFIGS)
def test_held_move_is_always_among_the_options_shown(config: Config) -> None:
    rng = random.Random(2)
    seats = list(range(config.players))
    kinds = set()
    for number in rounds(200, "requests at shared screens"):
        if number % 200 == 0:
            state = table(config.players, "screen", config=config, seed=number)
            state.confirms = dict.fromkeys(seats, True)
        draft = Draft(state)
        request = something(state, number, rng)
        try:
            carry_out(request, state.seats[0].holder, (), draft)
        except RequestError:
            count("requests at shared screens refused")
            continue
        state = draft.state
        kinds |= {entry.kind for entry in draft.entries}
        for seat in seats:
            snapshot = SnapshotBuilder(state).build(
                Viewpoint(seats, seat, "en"), NOBODY, state.seq, 0
            )
            assert snapshot.held < 0 or snapshot.held in {
                option.action for option in snapshot.options
            }
    assert kinds == {"hold", "confirm", "undo", "move"}
