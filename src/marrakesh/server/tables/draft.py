"""A change of a table before it is written."""

import time
from collections.abc import Callable

from marrakesh.server.storage.log import Body, Entry, EntryKind, Head
from marrakesh.server.tables.sitting import Sitting


class Draft:
    """A table with entries that are not written yet: nobody sees it before they are."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting.copy()
        self.entries: list[Entry] = []
        self.key = ""
        """The idempotency key of the request it answers, for its first entry."""
        self.rematch: Head | None = None
        self.now = time.time()

    def write(self, kind: EntryKind, seat: int, body: Body | None = None) -> None:
        entry = Entry(
            seq=self.sitting.seq + 1,
            kind=kind,
            seat=seat,
            body=body or Body(),
            client="" if self.entries else self.key,
            at=self.now,
        )
        self.sitting.fold(entry)
        self.entries.append(entry)

    def answer_standing(self) -> None:
        """Answer the questions for which somebody has said once for all what to do."""
        while True:
            game = self.sitting.game
            question = game.question
            action = self.sitting.standing.get(game.seat, {}).get(question.key, -1)
            legal = question.routine and action in game.legal_actions()
            if not legal or game.seat in self.sitting.bots:
                return
            self.write("move", game.seat, Body(action=action, standing=True))


Plan = Callable[[Draft], None]
"""Checks a wish and writes what it leads to; a Refusal if it cannot be."""
