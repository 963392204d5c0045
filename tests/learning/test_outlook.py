"""Examples for the outlook: positions and their outcomes."""

import random
from pathlib import Path

import numpy as np
import pytest

from marrakesh.envs.rows import RECORD, Rows
from marrakesh.learning import positions
from marrakesh.learning.mixture import mixture
from marrakesh.learning.positions import POINTS, SOURCES, Examples, Notebook, Opening
from marrakesh.rules.game import Game
from marrakesh.rules.sources import TO_COME


def noted(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Examples:
    """Record positions of random games, after openings played by bots."""
    monkeypatch.setattr(positions, "OPENINGS", {"net": 2, "1": 1, "apprentice": 1})
    configs = [kind.config for kind in mixture()[::30]]
    buffer = bytearray(6 * RECORD)
    rows = Rows(configs, 6, 1, memoryview(buffer))
    book = Notebook(rows, folder / "0")
    rng = random.Random(2)
    for _ in range(260):
        book.step([rng.choice(game.legal_actions()) for game in rows.games])
    return Examples.read(folder)


def test_points_to_come_are_the_sum_of_all_categories(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    examples = noted(tmp_path, monkeypatch)
    outcomes = examples.outcomes
    assert len(examples.records) == len(outcomes) > 60
    assert (outcomes[:, SOURCES:].sum(1) == outcomes[:, POINTS]).all()
    used = outcomes[:, SOURCES:].any(0)
    assert {"provisions", "leftovers"} <= {TO_COME[k] for k in np.flatnonzero(used)}
    missing = np.arange(4) >= outcomes[:, positions.SCORING, None]
    assert not outcomes[:, POINTS:SOURCES][missing].any()
    assert (outcomes[:, positions.LEFT] >= 0).all()


def test_openings_end_before_the_end_of_the_game() -> None:
    for seed in range(40):
        game = Game.new(mixture()[seed].config, seed)
        opening = Opening(game)
        assert opening.over(game) == (opening.how == "net")
        game.table.season, game.table.round = 3, 5
        assert opening.over(game)


def test_outlook_predicts_the_points_of_its_examples(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    torch = pytest.importorskip("torch")
    from marrakesh.learning import outlook
    from marrakesh.learning.net import fresh, scale, trunk

    torch.set_num_threads(1)
    torch.manual_seed(1)
    examples = noted(tmp_path, monkeypatch)
    weights = fresh(1, 24, 16, 1)
    monkeypatch.setattr(outlook, "BATCH", 32)
    monkeypatch.setattr(outlook, "EPOCHS", 60)
    found = outlook.fit(weights, examples, "cpu")
    records, factors = torch.from_numpy(examples.records), scale("cpu", torch.float32)
    told = outlook.predict(found, trunk(weights, records, factors), records * factors)
    wanted = torch.from_numpy(examples.outcomes[:, POINTS].astype(np.float32))
    assert (told[:, 0] - wanted).abs().mean() < 0.3 * (wanted - wanted.mean()).abs().mean()
    assert (told[:, 5:].sum(1) - told[:, 0]).abs().mean() < 5
