"""A game being played here: who plays, what happened, what can be taken back, where it is saved."""

import tempfile
import time
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from marrakesh import records
from marrakesh.bots import Budget, Seat, make
from marrakesh.folders import state_folder
from marrakesh.revealing import pashabot_acted, reveals
from marrakesh.rules.events import Event
from marrakesh.rules.game import Game


class Leave(Exception):
    """A player wants to leave the game."""


class Memory(NamedTuple):
    """A game before a decision that can be taken back."""

    game: Game
    seat: int
    told: int  # how many events had happened


class Session:
    """A game, its players, its events; `bots` names who plays which seat."""

    def __init__(self, game: Game, names: list[str], bots: Mapping[int, str]) -> None:
        self.game = game
        self.names = names
        self.bots = bots
        seed = f"{game.seed} {len(game.history)}"
        self._bots = {seat: make(bot, f"{seed} {seat}") for seat, bot in bots.items()}
        self.events: list[Event] = []
        self.file: Path | None = None  # where it was saved last
        self._memories: list[Memory] = []
        self._forgot = "undo-nothing"  # why there is no memory, as the key of a text
        game.listen()

    @property
    def people(self) -> list[int]:
        return [seat for seat in range(self.game.config.players) if seat not in self.bots]

    def apply(self, seat: int, action: int) -> list[Event]:
        """Take an action, and remember how it was before."""
        memory = Memory(self.game.copy(), seat, len(self.events))
        events = self.game.apply(action, seat)
        self.events += events
        if seat in self.bots:
            self._forget("undo-others")
        else:
            if self._memories and self._memories[-1].seat != seat:
                self._forget("undo-others")
            self._memories.append(memory)
            if reveals(self.game, events):
                self._forget("undo-revealed")
            elif pashabot_acted(self.game, events):
                self._forget("undo-others")
        return events

    def choose(self, seat: int) -> int:
        """What the bot of this seat does."""
        return self._bots[seat].choose(Seat(self.game, seat))

    def ponders(self, seat: int) -> bool:
        """Whether the bot of this seat may take a while."""
        return self._bots[seat].budget != Budget()

    def undo(self, seat: int) -> str:
        """Take back the seat's last decision; or why that cannot be, as the key of a text."""
        if not self._memories:
            return self._forgot
        if self._memories[-1].seat != seat:
            return "undo-others"
        memory = self._memories.pop()
        self.game = memory.game
        self.game.listen()
        del self.events[memory.told :]
        return ""

    def _forget(self, reason: str) -> None:
        self._memories.clear()
        self._forgot = reason

    def save(self, path: Path) -> None:
        records.save(self.game, path, self.names, self.bots)
        self.file = path

    def save_somewhere(self) -> Path:
        """Save where it can be found again, even if the usual place cannot be written."""
        name = f"marrakesh-{time.strftime('%Y%m%d-%H%M%S')}.txt"
        folder = state_folder()
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self.save(folder / name)
        except OSError:
            folder = Path(tempfile.gettempdir())
            self.save(folder / name)
        return folder / name
