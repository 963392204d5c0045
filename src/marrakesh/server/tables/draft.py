"""A pending change of a table."""

import time
from collections.abc import Callable

from msgspec.structs import replace

from marrakesh.server.storage.log import Body, Entry, EntryKind, Head
from marrakesh.server.tables import uptime
from marrakesh.server.tables.table_state import Sitting


class Draft:
    """A table with entries not written yet; invisible until they are."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting.copy()
        self.entries: list[Entry] = []
        self.key = ""
        """The request's idempotency key, stored with the first entry."""
        self.rematch: tuple[Head, list[Entry]] | None = None
        self.now = time.time()
        self.ticks = uptime.ticks()

    def write(self, kind: EntryKind, seat: int, body: Body | None = None) -> None:
        body = body or Body()
        if self.sitting.clock:
            body = replace(body, ran=round(self.sitting.ran(self.ticks), 3))
        entry = Entry(
            seq=self.sitting.seq + 1,
            kind=kind,
            seat=seat,
            body=body,
            client="" if self.entries else self.key,
            at=self.now,
        )
        self.sitting.fold(entry)
        self.sitting.ticked = self.ticks
        self.entries.append(entry)

    def answer_standing(self) -> None:
        """Answer the questions that have a standing answer."""
        while True:
            game = self.sitting.game
            question = game.question
            action = self.sitting.standing.get(game.seat, {}).get(question.key, -1)
            legal = question.routine and action in game.legal_actions()
            if self.sitting.closed or not legal or game.seat in self.sitting.bots:
                return
            self.write("move", game.seat, Body(action=action, standing=True))


Plan = Callable[[Draft], None]
"""Validates a request and writes the resulting entries; raises RequestError."""
