"""A batch of games that writes everything a learner needs into a buffer, one record per game.

A record holds the cells of the deciding seat, the mask of legal actions, and facts such as scores
and results. No numpy here: this file is compiled, and the buffer may be shared memory.
"""

from typing import Final

from librt.strings import BytesWriter, write_i16_le

from marrakesh.bots import Bot, Seat
from marrakesh.observation.cells import lines, write_cells
from marrakesh.observation.layout import LENGTH
from marrakesh.rules.actions import ACTION_COUNT
from marrakesh.rules.config import Config
from marrakesh.rules.game import Game
from marrakesh.rules.state import Table

CELLS: Final = LENGTH
MASK: Final = CELLS
"""Offset of the flags of the legal actions."""
FACTS: Final = (CELLS + ACTION_COUNT + 15) // 16 * 16
"""Offset of the facts."""
RECORD: Final = FACTS + 32
"""Size of a record in bytes."""

# The facts, one byte each; those after ENDED describe the game that just ended in this lane.
SEAT: Final = 0  # the deciding seat
GUEST: Final = 1  # 1: in a lane with guests, a seat that is not the learner's
SCORING: Final = 2  # seats that score: the Pashabot does, the simplified one does not
KIND: Final = 3  # number of the configuration
ENDED: Final = 4  # 1: a game ended
LAST_SEAT: Final = 5  # the learner's seat in it
LAST_SCORING: Final = 6
LAST_KIND: Final = 7
LAST_PLACES: Final = 8  # of 4 seats
SCORES: Final = 12  # of 4 seats now, little-endian 16 bits each
LAST_SCORES: Final = 20

_NO_MASK: Final = bytes(FACTS - CELLS)
_NO_LAST: Final = bytes(8)
_REST: Final = bytes(RECORD - FACTS - 28)


class Rows:
    """Lanes in which one game follows another; game number k has the seed `seed + k`.

    The seed also draws its configuration. The learner's seat in a game is its seed modulo the
    number of players. In the first `guests` lanes, the record flags the other seats as guests. If
    there is a `rival`, it plays the other seats, and only the learner's decisions are written.
    """

    def __init__(
        self,
        configs: list[Config],
        lanes: int,
        seed: int,
        buffer: memoryview,
        guests: int = 0,
        rival: Bot | None = None,
    ) -> None:
        if len(buffer) != lanes * RECORD:
            raise ValueError(f"{lanes} lanes need {lanes * RECORD} bytes, not {len(buffer)}.")
        if not 1 <= len(configs) <= 256:
            raise ValueError(f"There can be 1 to 256 configurations, not {len(configs)}.")
        self.configs: list[Config] = configs
        self.next_seed: int = seed
        self.guests: int = guests
        self.rival: Bot | None = rival
        self.buffer: memoryview = buffer
        self.games: list[Game] = []
        self._record: BytesWriter = BytesWriter()
        self._kinds: list[int] = [0] * lanes
        self._lines: list[bytes] = [b""] * lanes
        for lane in range(lanes):
            self._deal(lane)
            self._write(lane, _NO_LAST, _NO_LAST)

    def step(self, actions: list[int]) -> None:
        """Take an action in each lane. Where that ends the game, the next one begins."""
        for lane, action in enumerate(actions):
            game = self.games[lane]
            game.apply(action)
            if self.rival is not None:
                self._let_rival_play(game)
            if game.seat >= 0:
                self._write(lane, _NO_LAST, _NO_LAST)
                continue
            places = [*game.result, 0, 0, 0][:4]
            own = game.seed % game.config.players
            facts = bytes([1, own, game.table.pawns, self._kinds[lane], *places])
            scores = BytesWriter()
            _write_scores(scores, game.table)
            self._deal(lane)
            self._write(lane, facts, scores.getvalue())

    def _deal(self, lane: int) -> None:
        seed = self.next_seed
        self.next_seed = seed + 1
        kind = (seed * 0x9E3779B1 >> 12) % len(self.configs)
        game = Game.new(self.configs[kind], seed)
        if lane < len(self.games):
            self.games[lane] = game
        else:
            self.games.append(game)
        self._kinds[lane] = kind
        self._lines[lane] = lines(game.table)
        if self.rival is not None:
            self._let_rival_play(game)

    def _let_rival_play(self, game: Game) -> None:
        own = game.seed % game.config.players
        rival = self.rival
        while game.seat >= 0 and game.seat != own and rival is not None:
            game.apply(rival.choose(Seat(game, game.seat)))

    def _write(self, lane: int, last: bytes, last_scores: bytes) -> None:
        game = self.games[lane]
        table = game.table
        seat = table.asked
        record = self._record
        record.truncate(0)
        write_cells(record, table, seat, self._lines[lane])
        before = len(record)
        record.write(_NO_MASK)
        for action in table.options:
            record[before + action] = 1
        record.append(seat)
        record.append(lane < self.guests and seat != game.seed % game.config.players)
        record.append(table.pawns)
        record.append(self._kinds[lane])
        record.write(last)
        _write_scores(record, table)
        record.write(last_scores)
        record.write(_REST)
        self.buffer[lane * RECORD : (lane + 1) * RECORD] = record.getvalue()


def _write_scores(record: BytesWriter, table: Table) -> None:
    """The scores of four seats, little-endian 16 bits each."""
    for seat in range(4):
        write_i16_le(record, table.players[seat].score if seat < table.pawns else 0)
