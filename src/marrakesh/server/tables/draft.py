"""A pending change to a table."""

import time
from collections.abc import Callable

from msgspec.structs import replace

from marrakesh.server.storage.log import Entry, EntryBody, EntryKind, TableSetup
from marrakesh.server.tables import uptime
from marrakesh.server.tables.table_state import TableState


class Draft:
    """A copy of a table's state, with the new entries to be stored and published together."""

    def __init__(self, state: TableState) -> None:
        self.state = state.copy()
        self.entries: list[Entry] = []
        self.key = ""
        """The request's idempotency key, stored with the first entry."""
        self.rematch: tuple[TableSetup, list[Entry]] | None = None
        self.now = time.time()
        self.ticks = uptime.ticks()

    def write(self, kind: EntryKind, seat: int, body: EntryBody | None = None) -> None:
        body = body or EntryBody()
        if self.state.clock:
            body = replace(body, ran=round(self.state.ran(self.ticks), 3))
        entry = Entry(
            seq=self.state.seq + 1,
            kind=kind,
            seat=seat,
            body=body,
            client="" if self.entries else self.key,
            at=self.now,
        )
        self.state.fold(entry)
        self.state.ticked = self.ticks
        self.entries.append(entry)

    def answer_standing(self) -> None:
        """Answer questions with legal standing answers, up to the first that has none."""
        while True:
            game = self.state.game
            question = game.question
            action = self.state.standing.get(game.seat, {}).get(question.key, -1)
            legal = question.routine and action in game.legal_actions()
            if self.state.closed or not legal or game.seat in self.state.bots:
                return
            self.write("move", game.seat, EntryBody(action=action, standing=True))


TableEdit = Callable[[Draft], None]
"""A function that validates a change and writes its entries to a draft, or raises RequestError."""
