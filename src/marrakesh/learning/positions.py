"""Positions from games of the net against itself, with their outcomes: examples for a fit.

After an opening, all seats play as well as they can, and only positions from then on are recorded.
In most games, seats play loosely during the opening or are played by weaker bots, so that the
examples include positions of weaker players.
"""

import random
from functools import lru_cache
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from marrakesh.bots import Bot, Seat, make_bot
from marrakesh.bots.net import SEATS
from marrakesh.envs.rows import FACTS, RECORD, Rows
from marrakesh.rules.calendar import rounds_left
from marrakesh.rules.game import Game
from marrakesh.rules.sources import TO_COME, category_of, name_of

EVERY: Final = 8
"""Number of decisions in a lane from one recorded position to the next."""
FRESH: Final = 24
"""Number of decisions after a weak opening that are all recorded, since the net soon leaves such
positions behind."""
LOOSE: Final = RECORD - 1
"""Offset of a spare byte of the record, which requests a temperature, in units of 1 / WARMTH."""
WARMTH: Final = 16
OPENINGS: Final = {
    "net": 40, "1": 6, "2": 6, "4": 6,
    "apprentice": 10, "journeyman": 10, "merchant": 10, "greedy": 12,
}  # fmt: skip
"""Openings, each with its share of the games in per cent: `net` for none, a temperature of the net,
or a bot."""

# The columns of an example
KIND: Final = 0  # number of the configuration
LEFT: Final = 1  # rounds left
OPENING: Final = 2  # index in OPENINGS
AGE: Final = 3  # decisions since the opening
SCORING: Final = 4  # seats that score
WON: Final = 5
POINTS: Final = 6  # still to come for each seat, own first
SOURCES: Final = POINTS + SEATS  # own points still to come by category
COLUMNS: Final = SOURCES + len(TO_COME)


class Examples(NamedTuple):
    records: NDArray[np.uint8]
    outcomes: NDArray[np.int16]
    """The columns of each record, from KIND to the last of SOURCES."""

    @classmethod
    def read(cls, folder: Path) -> "Examples":
        names = sorted(folder.glob("*.records"))
        records = [np.fromfile(name, np.uint8).reshape(-1, FACTS) for name in names]
        outcomes = [np.fromfile(name.with_suffix(".outcomes"), np.int16) for name in names]
        return cls(np.concatenate(records), np.concatenate(outcomes).reshape(-1, COLUMNS))


class Note(NamedTuple):
    record: bytes
    seat: int
    left: int
    age: int
    booked: int
    """Number of entries in the seat's ledger so far."""
    scores: list[int]


class Opening:
    """The opening of a game, in which some or all seats play less well, up to a certain round."""

    def __init__(self, game: Game) -> None:
        rng = random.Random(f"opening {game.seed}")
        self.how = rng.choices(list(OPENINGS), list(OPENINGS.values()))[0]
        self._warmth = WARMTH * int(self.how) if self.how.isdecimal() else 0
        self._bot = None if self._warmth or self.how == "net" else make_bot(self.how, game.seed)
        players = game.config.players
        self._loose = rng.sample(range(players), rng.choice((players, rng.randint(1, players))))
        self._until = rng.randint(0, 11)

    def over(self, game: Game) -> bool:
        return self.how == "net" or rounds_left(game.table) <= self._until

    def bot(self, game: Game) -> Bot | None:
        """Return the bot at the deciding seat during the opening; None if the net decides there."""
        return self._bot if game.seat in self._loose else None

    def warmth(self, game: Game) -> int:
        return self._warmth if game.seat in self._loose else 0


class Notebook:
    """A worker's lanes with their recorded positions; those of finished games go to files."""

    def __init__(self, rows: Rows, file: Path) -> None:
        self._rows = rows
        self._file = file
        lanes = len(rows.games)
        self._notes: list[list[Note]] = [[] for _ in range(lanes)]
        self._openings = [Opening(game) for game in rows.games]
        self._opening = set(range(lanes))
        self._began = [0] * lanes  # the first step after the opening
        self._steps = 0
        self._look()

    def step(self, actions: list[int]) -> None:
        games = self._rows.games[:]
        for lane in self._opening:
            game = games[lane]
            bot = self._openings[lane].bot(game)
            if bot is not None:
                actions[lane] = bot.choose(Seat(game, game.seat))
        self._rows.step(actions)
        for lane, game in enumerate(self._rows.games):
            if game is not games[lane]:
                self._finish(lane, games[lane])
        self._steps += 1
        self._look()

    def _look(self) -> None:
        """Request loose play in lanes with an opening under way, and record positions in others."""
        games, buffer = self._rows.games, self._rows.buffer
        for lane in list(self._opening):
            opening = self._openings[lane]
            if opening.over(games[lane]):
                self._opening.discard(lane)
                self._began[lane] = self._steps
            else:
                buffer[lane * RECORD + LOOSE] = opening.warmth(games[lane])
        for lane, game in enumerate(games):
            if lane not in self._opening:
                age = self._steps - self._began[lane]
                fresh = age < FRESH and self._openings[lane].how != "net"
                if fresh or (self._steps + lane) % EVERY == 0:
                    self._notes[lane].append(self._note(lane, game, age))

    def _note(self, lane: int, game: Game, age: int) -> Note:
        seat, start = game.seat, lane * RECORD
        booked = len(game.table.players[seat].ledger)
        record = bytes(self._rows.buffer[start : start + FACTS])
        return Note(record, seat, rounds_left(game.table), age, booked, game.scores)

    def _finish(self, lane: int, game: Game) -> None:
        kind = self._rows.configs.index(game.config)
        how = list(OPENINGS).index(self._openings[lane].how)
        records, outcomes = bytearray(), bytearray()
        for note in self._notes[lane]:
            columns = [kind, note.left, how, note.age, *outcome(game, note)]
            records += note.record
            outcomes += np.array(columns, np.int16).tobytes()
        _append(self._file.with_suffix(".records"), records)
        _append(self._file.with_suffix(".outcomes"), outcomes)
        self._notes[lane] = []
        self._openings[lane] = Opening(self._rows.games[lane])
        self._opening.add(lane)


def _append(file: Path, content: bytearray) -> None:
    with file.open("ab") as stream:
        stream.write(content)


def outcome(game: Game, note: Note) -> list[int]:
    """Return the outcome of a position in a finished game: the columns from SCORING on."""
    scoring = len(game.scores)
    points = [0] * SEATS
    for turn in range(scoring):
        seat = (note.seat + turn) % scoring
        points[turn] = game.scores[seat] - note.scores[seat]
    sources = [0] * len(TO_COME)
    for entry in game.table.players[note.seat].ledger[note.booked :]:
        sources[_column(entry >> 10 & 1023)] += (entry & 1023) - 512
    return [scoring, game.result[note.seat] == 1, *points, *sources]


@lru_cache(maxsize=512)
def _column(source: int) -> int:
    return TO_COME.index(category_of(name_of(source)))
