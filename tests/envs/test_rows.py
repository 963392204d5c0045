"""Rows for a learner: compiled code writes the state of each game into a buffer."""

import random
import subprocess
import sys

import numpy as np
import pytest
from numpy.typing import NDArray

from marrakesh import Config, Game, IllegalAction
from marrakesh.bots import make_bot
from marrakesh.envs import rows
from marrakesh.envs.rows import RECORD, Rows
from marrakesh.observation.cells import MOST, cells
from marrakesh.observation.layout import LENGTH, SCALES, input_names
from marrakesh.rules.actions import ACTION_COUNT
from marrakesh.rules.config import MODULES

KINDS = [
    Config(2),
    Config(4, "deluxe", modules=frozenset(MODULES)),
    Config.solo_game("hard"),
    Config(1, solo="simplified"),
]


def points(facts: NDArray[np.uint8], first: int) -> list[int]:
    numbers: list[int] = facts[first : first + 8].copy().view("<i2").tolist()
    return numbers


def test_record_matches_the_game() -> None:
    lanes = 4
    records = np.full((lanes, RECORD), 77, np.uint8)
    many = Rows(KINDS, lanes, 5, records.data.cast("B"), guests=2)
    rng = random.Random(1)
    ended = dict.fromkeys(range(len(KINDS)), 0)
    before: list[tuple[Game, int]] = []
    for _ in range(900):
        for lane, game in enumerate(many.games):
            record, facts = records[lane], records[lane, rows.FACTS :]
            kind = KINDS.index(game.config)
            own = game.seed % game.config.players
            assert record[:LENGTH].tobytes() == cells(game.table, game.seat)
            mask = record[rows.MASK : rows.MASK + ACTION_COUNT]
            assert np.flatnonzero(mask).tolist() == sorted(game.legal_actions())
            assert facts[rows.SEAT] == game.seat
            assert facts[rows.GUEST] == (lane < 2 and game.seat != own)
            assert facts[rows.KIND] == kind
            assert facts[rows.SCORING] == len(game.scores)
            assert points(facts, rows.SCORES)[: len(game.scores)] == game.scores
            new = bool(before) and before[lane][0] is not game
            assert facts[rows.ENDED] == new
            if new:
                last, last_kind = before[lane]
                ended[last_kind] += 1
                assert last.over
                assert facts[rows.LAST_KIND] == last_kind
                assert facts[rows.LAST_SEAT] == last.seed % last.config.players
                assert points(facts, rows.LAST_SCORES)[: len(last.scores)] == last.scores
                places = facts[rows.LAST_PLACES : rows.LAST_PLACES + len(last.result)]
                assert places.tolist() == last.result
        before = [(game, KINDS.index(game.config)) for game in many.games]
        many.step([rng.choice(game.legal_actions()) for game in many.games])
    assert all(ended.values())


def test_padding_stays_unchanged() -> None:
    records = np.zeros(RECORD, np.uint8)
    Rows([Config(2)], 1, 0, records.data)
    assert not records[LENGTH + ACTION_COUNT : rows.FACTS].any()


def test_same_seed_deals_the_same_games() -> None:
    buffers = [bytearray(3 * RECORD) for _ in range(2)]
    twins = [Rows(KINDS, 3, 9, memoryview(buffer)) for buffer in buffers]
    for _ in range(50):
        actions = [game.legal_actions()[0] for game in twins[0].games]
        for twin in twins:
            twin.step(actions)
    assert buffers[0] == buffers[1]


def test_rival_plays_for_all_other_seats() -> None:
    records = np.zeros((3, RECORD), np.uint8)
    many = Rows([Config(3)], 3, 0, records.data.cast("B"), rival=make_bot("random", 1))
    rng = random.Random(2)
    for _ in range(300):
        assert records[:, rows.FACTS + rows.SEAT].tolist() == [g.seed % 3 for g in many.games]
        many.step([rng.choice(game.legal_actions()) for game in many.games])


def test_points_that_do_not_fit_into_a_byte_are_clamped() -> None:
    game = Game.new(Config(2), 1)
    places = [name.startswith("score[") for name in input_names()]
    for score, told in ((300, MOST), (-4, 0)):
        game.table.players[0].score = score
        row = cells(game.table, 0)
        assert row[places.index(True)] == told


def test_every_number_of_a_row_has_a_unique_name() -> None:
    assert len(set(input_names())) == len(SCALES) == LENGTH


def test_invalid_input_is_refused() -> None:
    with pytest.raises(ValueError, match=f"2 lanes need {2 * RECORD} bytes, not 5"):
        Rows([Config(2)], 2, 0, memoryview(bytearray(5)))
    with pytest.raises(ValueError, match="1 to 256 configurations, not 0"):
        Rows([], 1, 0, memoryview(bytearray(RECORD)))
    many = Rows([Config(2)], 1, 0, memoryview(bytearray(RECORD)))
    with pytest.raises(IllegalAction):
        many.step([ACTION_COUNT])


def test_rows_need_neither_numpy_nor_gymnasium() -> None:
    code = (
        "import sys\n"
        "sys.modules.update(dict.fromkeys(['numpy', 'gymnasium', 'pettingzoo']))\n"
        "from marrakesh import Config\n"
        "from marrakesh.envs.rows import RECORD, Rows\n"
        "Rows([Config(2)], 1, 0, memoryview(bytearray(RECORD)))\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
