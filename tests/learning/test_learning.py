"""Learning by self-play: the games dealt, the work shared, and the advantages of decisions."""

import sys
from collections import Counter
from itertools import product
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner
from numpy.typing import NDArray

from marrakesh import Config, Game
from marrakesh.cli import cli
from marrakesh.envs import rows
from marrakesh.learning.mixture import SHARES, mixture
from marrakesh.learning.selfplay import Crew, Plan
from marrakesh.observation.layout import record_names
from marrakesh.rules.actions import ACTION_COUNT
from marrakesh.rules.config import MODULES
from wording import says

Step = tuple[int, int]
"""Step and lane."""


def test_mixture_covers_all_player_counts_editions_and_modules() -> None:
    kinds = mixture()
    assert kinds == mixture()
    assert Counter(kind.family for kind in kinds) == SHARES
    assert len(kinds) <= 256  # a record stores the number of the kind in one byte
    configs = [kind.config for kind in kinds]
    assert {config.players for config in configs} == {1, 2, 3, 4}
    for players in (2, 4):
        ways = {(c.deluxe, c.tower) for c in configs if c.players == players and not c.modules}
        assert len(ways) == 4
    assert {module for config in configs for module in config.modules} == set(MODULES)
    assert {config.solo for config in configs} == {"", "pashabot", "simplified"}
    for number, config in enumerate(configs):
        Game.new(config, number)


def test_workers_play_the_actions_they_are_sent() -> None:
    plan = Plan((Config(1, solo="simplified"),), workers=1, lanes=2, seed=4)
    chance = np.random.default_rng(1)
    ended = 0
    with Crew(plan) as crew:
        for _ in range(220):
            for group in range(plan.groups):
                records = crew.wait(group)
                mask = records[:, rows.MASK : rows.MASK + ACTION_COUNT]
                assert (mask.sum(1) > 1).all()
                ended += int(records[:, rows.FACTS + rows.ENDED].sum())
                crew.play(group, (mask * chance.random(mask.shape)).argmax(1).astype(np.int16))
        crew.wait(0)
        crew.wait(1)
    assert ended >= plan.groups * plan.width


def test_dead_worker_is_reported() -> None:
    plan = Plan((Config(2),), workers=1, lanes=1, seed=0)
    with Crew(plan) as crew:
        crew.wait(0)
        crew.play(0, np.array([ACTION_COUNT - 1], np.int16))  # illegal, so the worker fails
        with pytest.raises(RuntimeError, match="has died"):
            crew.wait(0)


def test_missing_pytorch_is_reported_with_the_command_that_installs_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    done = CliRunner().invoke(cli, ["train", "--resume", str(tmp_path / "checkpoint.pt")])
    assert done.exit_code == 2
    assert says(done.stderr, "train-no-torch")
    assert "pip install '.[learning]'" in done.stderr


# --- with PyTorch ---------------------------------------------------------------------------------


def by_hand(facts: NDArray[np.uint8], values: NDArray[np.float32]) -> dict[Step, list[float]]:
    """Return generalised advantages of each step with a known successor, seat by seat."""
    from marrakesh.learning.net import POINTS, VALUES
    from marrakesh.learning.ppo import LAMBDA

    def points(step: int, lane: int, first: int) -> list[float]:
        """Return the points as the deciding seat sees them at the step."""
        scores = facts[step, lane, first : first + 8].copy().view("<i2").tolist()
        return [scores[(seat + k) % scoring] if k < scoring else 0 for k in range(4)]

    worth: dict[Step, list[float]] = {}
    steps, lanes = values.shape[:2]
    for step, lane in product(range(steps - 1, -1, -1), range(lanes)):
        seat, scoring = (int(facts[step, lane, k]) for k in (rows.SEAT, rows.SCORING))
        for later in range(step + 1, steps + 1):
            over = bool(facts[later, lane, rows.ENDED])
            if over or (later < steps and facts[later, lane, rows.SEAT] == seat):
                break
        else:
            continue
        then = points(later, lane, rows.LAST_SCORES if over else rows.SCORES)
        now = points(step, lane, rows.SCORES)
        won = over and facts[later, lane, rows.LAST_PLACES + seat] == 1
        then, now = [*then, POINTS * won], [*now, 0]
        nothing = [0.0] * VALUES
        sequel = nothing if over else values[later, lane].tolist()
        after = nothing if over else worth.get((later, lane), nothing)
        worth[step, lane] = [
            (then[k] - now[k]) / POINTS
            + sequel[k]
            - float(values[step, lane, k])
            + LAMBDA * after[k]
            for k in range(VALUES)
        ]
    return worth


def test_advantages_are_computed_from_each_seats_own_decisions() -> None:
    torch = pytest.importorskip("torch")
    from marrakesh.learning.net import VALUES
    from marrakesh.learning.ppo import WIN, lessons

    kinds = [Config(2), Config(4), Config(3, "deluxe"), Config.solo_game(), mixture()[-90].config]
    lanes, steps = 10, 220
    records = np.zeros((lanes, rows.RECORD), np.uint8)
    many = rows.Rows(kinds, lanes, 3, records.data.cast("B"), guests=3)
    chance = np.random.default_rng(2)
    facts = np.zeros((steps + 1, lanes, rows.RECORD - rows.FACTS), np.uint8)
    for step in range(steps + 1):
        facts[step] = records[:, rows.FACTS :]
        many.step([int(chance.choice(game.legal_actions())) for game in many.games])
    values = chance.random((steps, lanes, VALUES)).astype(np.float32)
    found = lessons(torch.from_numpy(facts), torch.from_numpy(values))
    worth = by_hand(facts, values)
    gains = (found.targets - torch.from_numpy(values)).numpy()
    assert facts[1:, :, rows.ENDED].sum() > 3
    for step in range(steps):
        for lane in range(lanes):
            known = (step, lane) in worth
            guest = bool(facts[step, lane, rows.GUEST])
            assert bool(found.valid[step, lane]) == (known and not guest)
            if known:
                assert gains[step, lane] == pytest.approx(worth[step, lane], abs=1e-3)
                seats = int(facts[step, lane, rows.SCORING])
                *points, win = worth[step, lane]
                own, *others = points[:seats]
                lead = own - sum(others) / max(1, len(others))
                told = float(found.advantage[step, lane])
                assert told == pytest.approx(lead + WIN * win, abs=1e-3)


def test_run_resumes_where_the_last_one_ended(tmp_path: Path) -> None:
    torch = pytest.importorskip("torch")
    from marrakesh.learning import outlook
    from marrakesh.learning.checkpoint import Checkpoint
    from marrakesh.learning.net import fresh
    from marrakesh.learning.train import Learner, Progress, Settings

    torch.set_num_threads(1)
    file = tmp_path / "checkpoint.pt"
    Checkpoint(fresh(1, 24, 16, 1), outlook=outlook.fresh(16, 8)).write(file)
    settings = Settings(minutes=0.005, workers=1, lanes=4, steps=8, batch=16, league_every=0)
    kinds = [kind for kind in mixture() if kind.config.players < 3]
    told: list[Progress] = []
    for piece in (1, 2):
        checkpoint = Checkpoint.read(file)
        before = {name: part.clone() for name, part in checkpoint.weights.items()}
        learner = Learner(checkpoint, settings, kinds)
        try:
            learner.run(told.append, file)
            learner.run(told.append, file)
        finally:
            learner.close()
        after = Checkpoint.read(file)
        assert after.counters.pieces == piece
        assert after.counters.updates > 0
        assert after.league
        assert not after.outlook  # fitted to other weights
        assert set(after.moments["exp_avg"]) == set(before)
        assert all(torch.isfinite(part).all() for part in after.weights.values())
    assert told[-1].decisions == after.counters.decisions
    assert after.counters.decisions % (2 * 4 * 8) == 0


def test_weights_learned_with_fewer_inputs_and_actions_are_adapted() -> None:
    torch = pytest.importorskip("torch")
    from marrakesh.learning.net import adapted, fresh, names_of_inputs
    from marrakesh.rules.actions import NOTATION

    inputs, actions = names_of_inputs(), list(NOTATION)
    now = fresh(1, 8, 8, 1)
    then = {name: part.clone() for name, part in now.items()}
    then["first.weight"] = then["first.weight"][:, 1:]
    then["policy.weight"], then["policy.bias"] = (
        then["policy.weight"][:-2],
        then["policy.bias"][:-2],
    )
    found = adapted(then, inputs[1:], actions[:-2])
    assert torch.equal(found["first.weight"][:, 1:], now["first.weight"][:, 1:])
    assert not found["first.weight"][:, 0].any()
    assert torch.equal(found["policy.weight"][:-2], now["policy.weight"][:-2])
    assert not found["policy.weight"][-2:].any()


def test_onnx_model_matches_the_net(tmp_path: Path) -> None:
    torch = pytest.importorskip("torch")
    reference = pytest.importorskip("onnx.reference")
    from marrakesh.learning import outlook
    from marrakesh.learning.checkpoint import Checkpoint
    from marrakesh.learning.net import forward, fresh, scale, trunk

    file = tmp_path / "checkpoint.pt"
    weights = fresh(3, 32, 16, 2)
    heads = outlook.fresh(16, 8)
    for head in ("trunk", "hidden"):
        heads[f"outlook.{head}.weight"] += torch.arange(31)[:, None] / 32
    Checkpoint(weights, outlook=heads).write(file)
    args = ["train", "--minutes", "0", "--resume", str(file), "--onnx", str(tmp_path / "net.onnx")]
    assert CliRunner().invoke(cli, args).exit_code == 0
    records = np.zeros((3, rows.RECORD), np.uint8)
    rows.Rows([Config(2), Config.solo_game()], 3, 1, records.data.cast("B"))
    seen, factors = torch.from_numpy(records), scale("cpu", torch.float32)
    logits, _ = forward(weights, seen, factors)
    inputs = seen[:, : rows.FACTS] * factors
    expected = outlook.predict(heads, trunk(weights, seen, factors), inputs)
    model = reference.ReferenceEvaluator(str(tmp_path / "net.onnx"))
    told = model.run(None, {"record": records[:, : len(record_names())]})
    assert told[0] == pytest.approx(logits.numpy(), abs=1e-4)
    assert told[1] == pytest.approx(expected[:, :4].numpy(), rel=0.01, abs=0.01)
    assert told[2] == pytest.approx(expected[:, 4:5].sigmoid().numpy(), abs=0.01)
    assert told[3] == pytest.approx(expected[:, 5:].numpy(), rel=0.01, abs=0.01)
