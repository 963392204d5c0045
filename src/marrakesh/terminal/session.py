"""A game in progress: its players, event log, undo stack and save file."""

import tempfile
import time
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from marrakesh import records
from marrakesh.bots import LADDER, Budget, Seat, make_bot
from marrakesh.paths import state_folder
from marrakesh.rules.events import Event
from marrakesh.rules.game import Game
from marrakesh.undo import pashabot_acted, reveals


class Leave(Exception):
    """Raised when a player leaves the game."""


class Snapshot(NamedTuple):
    """A game before a decision that can be undone."""

    game: Game
    seat: int
    told: int  # number of events at that time


class Session:
    """A game, its players and events; `bots` names the bot at each seat."""

    def __init__(self, game: Game, names: list[str], bots: Mapping[int, str]) -> None:
        self.game = game
        self.names = names
        self.bots = bots
        seed = f"{game.seed} {len(game.history)}"
        self._bots = {seat: make_bot(bot, f"{seed} {seat}") for seat, bot in bots.items()}
        self.events: list[Event] = []
        self.file: Path | None = None  # last saved here
        self._snapshots: list[Snapshot] = []
        self._no_undo = "undo-nothing"  # text key: why there is no snapshot
        game.listen()

    @property
    def people(self) -> list[int]:
        return [seat for seat in range(self.game.config.players) if seat not in self.bots]

    def apply(self, seat: int, action: int) -> list[Event]:
        """Take an action, with a snapshot for undo."""
        snapshot = Snapshot(self.game.copy(), seat, len(self.events))
        events = self.game.apply(action, seat)
        self.events += events
        if seat in self.bots:
            self._forget("undo-others")
        else:
            if self._snapshots and self._snapshots[-1].seat != seat:
                self._forget("undo-others")
            self._snapshots.append(snapshot)
            if reveals(self.game, events):
                self._forget("undo-revealed")
            elif pashabot_acted(self.game, events):
                self._forget("undo-others")
        return events

    def choose(self, seat: int) -> int:
        """The choice of this seat's bot."""
        return self._bots[seat].choose(Seat(self.game, seat))

    def ponders(self, seat: int) -> bool:
        """Whether this seat's bot may take a while."""
        return self._bots[seat].budget != Budget()

    @property
    def level_beaten(self) -> str:
        """The level of the bots if the only human player has beaten them all, else empty."""
        kinds, result = set(self.bots.values()), self.game.result
        won = [seat for seat, place in enumerate(result) if place == 1]
        return kinds.pop() if len(kinds) == 1 and kinds < set(LADDER) and won == self.people else ""

    def undo(self, seat: int) -> str:
        """Undo the seat's last decision; return the text key of a refusal, or an empty string."""
        if not self._snapshots:
            return self._no_undo
        if self._snapshots[-1].seat != seat:
            return "undo-others"
        snapshot = self._snapshots.pop()
        self.game = snapshot.game
        self.game.listen()
        del self.events[snapshot.told :]
        return ""

    def _forget(self, reason: str) -> None:
        self._snapshots.clear()
        self._no_undo = reason

    def save(self, path: Path) -> None:
        records.save(self.game, path, self.names, self.bots)
        self.file = path

    def save_somewhere(self) -> Path:
        """Save in the default folder, or in the temporary one if that is not writable."""
        name = f"marrakesh-{time.strftime('%Y%m%d-%H%M%S')}.txt"
        folder = state_folder()
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self.save(folder / name)
        except OSError:
            folder = Path(tempfile.gettempdir())
            self.save(folder / name)
        return folder / name
