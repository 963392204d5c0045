"""Replaying a record action by action."""

import re
from collections.abc import Iterator
from difflib import get_close_matches
from pathlib import Path
from typing import NamedTuple

from marrakesh.components import Components
from marrakesh.records.errors import RecordError
from marrakesh.records.header import Header
from marrakesh.records.lines import telling_lines
from marrakesh.records.outcome_lines import Telling
from marrakesh.rules.actions import NOTATION, to_number, to_text
from marrakesh.rules.events import Event
from marrakesh.rules.game import Game
from marrakesh.versions import version


def load(path: Path, components: Components = None) -> Game:
    """The game of a record file, replayed; `components` as for Game.new."""
    return loads(read(path), components)


def loads(text: str, components: Components = None) -> Game:
    """The game of a record, replayed to its last line."""
    told = replay(text, components)
    for _ in told:
        pass
    return told.game.copy()


def read(path: Path) -> str:
    """The text of a record file."""
    data = path.read_bytes()
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        number = data.count(b"\n", 0, error.start) + 1
        line = data.split(b"\n")[number - 1].decode("utf-8", errors="replace")
        raise RecordError(number, line, "not-text") from None


class Step(NamedTuple):
    """One action of a replay, with the game before it and its events."""

    seat: int
    action: int
    before: Game
    events: list[Event]


def replay(text: str, components: Components = None) -> "Replay":
    """The game of a record, action by action: `for step in replay(text)`."""
    return Replay(text, components)


class Replay:
    """A record being replayed. The header is read immediately; `game` follows the iteration."""

    def __init__(self, text: str, components: Components = None) -> None:
        header = Header(text)
        self.names: list[str] | None = header.names
        self.bots: dict[int, str] | None = header.bots
        self.seed_hash = header.seed_hash
        self._lines = header.rest
        self._hint = header.version if header.version != version() else ""
        self._telling = Telling()
        self._steps: Iterator[Step] | None = None
        box = header.corrections or None if components is None else components
        self.game: Game = Game.new(header.config, header.seed, box)
        own = self.game.fingerprint
        if own != header.components:
            number, line = header.components_line
            raise RecordError(number, line, "components", own=own)
        self.game.listen()

    def __iter__(self) -> Iterator[Step]:
        """The remaining steps."""
        if self._steps is None:
            self._steps = self._play()
        return self._steps

    def _play(self) -> Iterator[Step]:
        expected = telling_lines(self._telling.deal(self.game))
        for number, line, whole in self._lines:
            if not whole:
                raise RecordError(number, line, "breaks-off")
            if expected:
                right = expected.pop(0)
                if line != right:
                    raise self._refuse(number, line, "differs", expected=right)
                continue
            seat, action = self._parse(number, line)
            before = self.game.copy()
            events = self.game.apply(action, seat)
            expected = telling_lines(self._telling.consequences(self.game, events))
            yield Step(seat, action, before, events)

    def _parse(self, number: int, line: str) -> tuple[int, int]:
        """The seat and the legal action of a line."""
        game = self.game
        if game.over:
            raise RecordError(number, line, "over")
        if line.startswith("result:"):
            raise RecordError(number, line, "not-over")
        found = re.fullmatch("([0-9]): (.+)", line, re.ASCII)
        if found is None:
            raise RecordError(number, line, "no-action-line")
        seat, words = int(found[1]), found[2]
        try:
            action = to_number(words)
        except ValueError:
            like = get_close_matches(words[:40], NOTATION, n=1) or ["claim green 2"]
            raise RecordError(number, line, "no-action", like=like[0]) from None
        if seat not in game.waiting:
            waiting = ", ".join(str(other) for other in game.waiting)
            raise self._refuse(number, line, "not-to-act", seat=str(seat), waiting=waiting)
        legal = game.legal_actions(seat)
        if action not in legal:
            possible = "; ".join(to_text(other) for other in legal[:4])
            error = self._refuse(number, line, "illegal", possible=possible)
            error.reason = action, game.why_not(action, seat)
            raise error
        return seat, action

    def _refuse(self, number: int, line: str, key: str, **params: str | int) -> RecordError:
        """An error, with a hint if the record is from another version of the rules."""
        if self._hint:
            key = f"{key}-old"
            params = {**params, "old": self._hint, "new": version()}
        return RecordError(number, line, key, **params)
