"""The bot `net`: whole numbers, the same choice everywhere, what was learned and nothing else."""

import hashlib
import random
import struct
from importlib.resources import files

import numpy as np
import pytest

from marrakesh import Config, Game
from marrakesh.bots import Seat, make
from marrakesh.bots.net import (
    MOST_EXPONENT,
    MOST_VALUE,
    VALUE_BITS,
    WEIGHT_BITS,
    ZERO,
    Layer,
    Net,
    shipped,
)
from marrakesh.envs import rows
from marrakesh.learning.export import net_in_bytes
from marrakesh.observation.layout import record_names
from marrakesh.rules.actions import ACTION_COUNT

INPUTS = len(record_names())


def test_a_layer_adds_whole_numbers() -> None:
    rng = random.Random(5)
    inputs, outputs, bits = 30, 7, VALUE_BITS
    weights = rng.randbytes(inputs * outputs)
    exponents = [rng.randrange(12) for _ in range(inputs)]
    biases = [rng.randrange(-(1 << 20), 1 << 20) for _ in range(outputs)]
    body = weights + bytes(exponents) + struct.pack(f"<{outputs}i", *biases)
    layer = Layer(inputs, outputs, b"---" + body, 3)
    assert layer.size == len(body)
    for most in (1, 1000, MOST_VALUE):
        values = [rng.randint(0, most) * rng.randrange(2) for _ in range(inputs)]
        sums = [
            sum(
                value * (weights[number * outputs + output] - ZERO) << exponents[number]
                for number, value in enumerate(values)
            )
            for output in range(outputs)
        ]
        expected = [
            (total + (bias << bits)) >> WEIGHT_BITS
            for total, bias in zip(sums, biases, strict=True)
        ]
        chosen = [(number, value) for number, value in enumerate(values) if value]
        assert layer.sums(chosen, bits) == expected


def test_the_shipped_net_is_the_one_that_was_learned() -> None:
    content = files("marrakesh.bots").joinpath("net.bin").read_bytes()
    head = int.from_bytes(content[:4], "little")
    assert len(content) <= 8_000_000
    assert hashlib.sha256(content[4 + head :]).hexdigest() == shipped().about["sha256"]
    for layer in shipped().about["layers"]:
        assert max(shipped().layers[layer].exponents) <= MOST_EXPONENT


@pytest.mark.parametrize("config", [Config(2), Config(1, solo="simplified")])
def test_the_net_plays_whole_games(config: Config) -> None:
    bot = make("net", 1)
    game = Game.new(config, 8)
    rng = random.Random(3)
    while not game.over:
        legal = game.legal_actions()
        if game.seat == 0:
            action = bot.choose(Seat(game, 0))
            assert action in legal
        else:
            action = rng.choice(legal)
        game.apply(action)
    assert game.scores[0] > 100
    assert game.result[0] == 1


def test_the_net_chooses_alike_whatever_it_cannot_know() -> None:
    game = Game.new(Config(2), 5)
    for number in range(120):
        game.apply(make("random", number).choose(Seat(game, game.seat)))
    twin = game.copy()
    twin.redeal(game.seat, 77)
    judged = shipped().judge(game, game.seat)
    assert judged == shipped().judge(twin, game.seat)
    assert len(judged[0]) == len(game.legal_actions())


def test_a_net_knows_inputs_by_their_names() -> None:
    """Inputs that move, come and go leave what it has learned about the others as it was."""
    rng = np.random.default_rng(4)
    shapes = {"first": (8, INPUTS), "second": (6, 8), "policy": (ACTION_COUNT, 6), "value": (4, 6)}
    weights = {}
    for name, shape in shapes.items():
        weights[f"{name}.weight"] = rng.normal(0, 0.3, shape).astype(np.float32)
        weights[f"{name}.bias"] = rng.normal(0, 0.3, shape[0]).astype(np.float32)
    game = Game.new(Config(2), 1)
    judged = Net(net_in_bytes(weights, {})).judge(game, game.seat)
    renamed = Net(net_in_bytes(weights, {}).replace(b'"season[0]"', b'"former[0]"'))
    changed = weights["first.weight"].copy()
    changed[:, record_names().index("season[0]")] = 0
    without = Net(net_in_bytes({**weights, "first.weight": changed}, {}))
    assert renamed.judge(game, game.seat) == without.judge(game, game.seat) != judged


def test_the_net_without_pytorch_is_the_one_with_it() -> None:
    torch = pytest.importorskip("torch")
    from marrakesh.learning.net import POINTS, forward, fresh, scale

    weights = fresh(3, 64, 32, 2)
    weights["policy.weight"] *= 30
    net = Net(net_in_bytes({name: part.numpy() for name, part in weights.items()}, {}))
    records = np.zeros((1, rows.RECORD), np.uint8)
    many = rows.Rows([Config(2)], 1, 5, records.data.cast("B"))
    for _ in range(60):
        game = many.games[0]
        legal = game.legal_actions()
        with torch.no_grad():
            told = forward(weights, torch.from_numpy(records), scale("cpu", torch.float32))
        logits, points = net.judge(game, game.seat)
        expected = told[0][0, legal].tolist()
        assert [logit / 1024 for logit in logits] == pytest.approx(expected, abs=0.1)
        assert [p / 1024 for p in points] == pytest.approx((told[1][0] * POINTS).tolist(), abs=1)
        many.step([legal[logits.index(max(logits))]])
