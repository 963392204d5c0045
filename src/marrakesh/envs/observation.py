"""A learner's observation: what its seat may know, and the mask of legal actions."""

from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from marrakesh.observation.cells import SEATS, cells
from marrakesh.observation.layout import BOARD, BOARD_PARTS, BOARDS, LENGTH, SCALES, TABLE_PARTS
from marrakesh.rules.actions import ACTION_COUNT
from marrakesh.rules.game import Game

Row = NDArray[np.float32]
Named = dict[str, Row]
Mask = NDArray[np.int8]

KINDS: Final = ("vector", "dict")
MOST: Final = 2.0**15
"""Upper bound of the numbers in an observation."""


SCALE: Final[Row] = np.array(SCALES, np.float32)
"""Divisors that normalise a row for a network."""
SCALE.flags.writeable = False


def write(game: Game, seat: int, row: Row) -> None:
    """Write what a seat may know into a row of LENGTH numbers."""
    row[:] = np.frombuffer(cells(game.table, seat), np.uint8)
    players = game.table.players
    for turn in range(len(players)):  # scores may exceed a byte
        row[BOARDS + turn * BOARD] = players[(seat + turn) % len(players)].score


def named(row: Row) -> Named:
    """Views of a row's parts by name; those of the boards have one line per seat."""
    boards = row[BOARDS:].reshape(SEATS, BOARD)
    parts = {part.name: row[part.start : part.start + part.length] for part in TABLE_PARTS}
    for part in BOARD_PARTS:
        parts[part.name] = boards[:, part.start : part.start + part.length]
    return parts


def observe(game: Game, seat: int, kind: str) -> Row | Named:
    """A new observation for a seat: a `vector`, or a `dict` of its parts."""
    row = np.empty(LENGTH, np.float32)
    write(game, seat, row)
    return row if kind == "vector" else named(row)


def space(kind: str) -> spaces.Space[Any]:
    """The Gymnasium space of such observations."""
    if kind not in KINDS:
        raise ValueError(f"There is no observation '{kind}': choose vector or dict.")
    if kind == "vector":
        return _box(LENGTH)
    table = {part.name: _box(part.length) for part in TABLE_PARTS}
    return spaces.Dict(table | {part.name: _box(SEATS, part.length) for part in BOARD_PARTS})


def _box(*shape: int) -> spaces.Space[Any]:
    return spaces.Box(-MOST, MOST, shape, np.float32)


def mask(game: Game, seat: int) -> Mask:
    """1 for each legal action if the seat has to decide, else 0."""
    flags = np.zeros(ACTION_COUNT, np.int8)
    if seat == game.seat:
        flags[game.legal_actions()] = 1
    return flags
