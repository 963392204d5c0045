"""The bot `net`: integer arithmetic, the same choices everywhere, exactly the learned weights."""

import hashlib
import math
import random
import struct
from importlib.resources import files

import numpy as np
import pytest

from marrakesh import Config, Game
from marrakesh.bots import Seat, layers, make_bot
from marrakesh.bots.layers import MOST_EXPONENT, MOST_INPUTS, MOST_VALUE, ZERO
from marrakesh.bots.net import FIRST, OUTLOOK, SEATS, Net, default_net
from marrakesh.envs import rows
from marrakesh.learning.export import net_in_bytes
from marrakesh.observation.layout import record_names
from marrakesh.rules.actions import ACTION_COUNT

INPUTS = len(record_names())


def numbers(rng: random.Random, size: int, least: int, most: int) -> bytes:
    return struct.pack(f"<{size}i", *(rng.randint(least, most) for _ in range(size)))


def test_first_layer_computes_exact_integer_sums() -> None:
    rng = random.Random(5)
    inputs, outputs = 30, 7
    weights = rng.randbytes(inputs * outputs)
    biases = numbers(rng, outputs, -(1 << 20), 1 << 20)
    for most in (8, MOST_EXPONENT):
        exponents = bytes(rng.randint(0, most) for _ in range(inputs))
        record = bytes(rng.randrange(256) * rng.randrange(2) for _ in range(inputs))
        expected = [
            sum(
                record[i] * (weights[i * outputs + output] - ZERO) << exponents[i]
                for i in range(inputs)
            )
            for output in range(outputs)
        ]
        expected = [
            (total + bias + 128) >> 8
            for total, bias in zip(expected, struct.unpack(f"<{outputs}i", biases), strict=True)
        ]
        found = layers.First(weights, exponents, biases).active(record)
        assert found == activations(expected)


def test_dense_layer_computes_exact_integer_sums() -> None:
    rng = random.Random(6)
    inputs, outputs = 40, 9
    weights = rng.randbytes(inputs * outputs)
    scales, biases = numbers(rng, outputs, 1, 1 << 18), numbers(rng, outputs, -999999, 999999)
    layer = layers.Dense(weights, scales, biases)
    skip = [(2, 700), (8, MOST_VALUE)]
    for most in (1, 1000, MOST_VALUE):
        values = [(i, rng.randint(1, most)) for i in range(inputs) if rng.randrange(2)]
        exact = [
            sum(value * (weights[i * outputs + output] - ZERO) for i, value in values)
            * scale
            / 2**32
            + bias / 2**16
            for output, (scale, bias) in enumerate(
                zip(
                    struct.unpack(f"<{outputs}i", scales),
                    struct.unpack(f"<{outputs}i", biases),
                    strict=True,
                )
            )
        ]
        chosen = [7, 0, 3]
        assert layer.outputs(values, chosen) == [math.floor(exact[j] * 2**16 + 0.5) for j in chosen]
        rounded = [math.floor(number * 2**8 + 0.5) for number in exact]
        assert layer.active(values) == activations(rounded)
        for j, value in skip:
            rounded[j] += value
        assert layer.active(values, skip) == activations(rounded)


def activations(values: list[int]) -> list[tuple[int, int]]:
    return [(j, min(value, MOST_VALUE)) for j, value in enumerate(values) if value > 0]


def test_kernel_computes_the_same_as_plain_python() -> None:
    """Even at the limits of its 32 bits: full activations, weights and inputs."""
    fast = pytest.importorskip("marrakesh.bots.fast_layers", exc_type=ImportError)
    rng = random.Random(7)
    inputs, outputs = MOST_INPUTS, 11
    scales, biases = numbers(rng, outputs, 1, 1 << 20), numbers(rng, outputs, -(1 << 30), 1 << 30)
    exponents = bytes(rng.randint(0, MOST_EXPONENT) for _ in range(inputs))
    for weights in (rng.randbytes(inputs * outputs), bytes([1, 255] * (inputs * outputs // 2))):
        record = bytes(rng.choice((0, 1, 255)) for _ in range(inputs))
        parts = weights, exponents, biases
        assert listed(fast.First(*parts).active(record)) == layers.First(*parts).active(record)
        quick, slow = (kind.Dense(weights, scales, biases) for kind in (fast, layers))
        for most in (0, 1, MOST_VALUE):
            values = [min(most, rng.choice((0, 1, MOST_VALUE))) for _ in range(inputs)]
            skip = [rng.randint(0, MOST_VALUE) for _ in range(outputs)]
            told = packed(values), packed(skip)
            plain = activations(values), activations(skip)
            assert listed(quick.active(*told)) == slow.active(*plain)
            assert quick.outputs(told[0], [10, 4]) == slow.outputs(plain[0], [10, 4])


def test_kernel_refuses_parts_of_the_wrong_size() -> None:
    kernel = pytest.importorskip("marrakesh.bots.kernel", exc_type=ImportError)
    four = bytes(4)
    for function, wrong in (
        (kernel.by_output, (bytes(7), 2)),
        (kernel.by_output, (bytes(7), 0)),
        (kernel.first, (bytes(3), bytes(4), bytes(3), four)),
        (kernel.hidden, (bytes(4), bytes(5), four, four)),
        (kernel.hidden, (bytes(4), bytes(4), four, four, bytes(4))),
        (kernel.outputs, (bytes(4), bytes(4), four, four, [1])),
        (kernel.outputs, (bytes(4), bytes(4), bytes(8), four, [0])),
    ):
        with pytest.raises(ValueError, match="do not fit"):
            function(*wrong)


def packed(values: list[int]) -> bytes:
    return struct.pack(f"<{len(values)}h", *values)


def listed(found: bytes) -> list[tuple[int, int]]:
    return activations(list(struct.unpack(f"<{len(found) // 2}h", found)))


def test_shipped_net_matches_its_checksum() -> None:
    content = files("marrakesh.bots").joinpath("net.bin").read_bytes()
    head = int.from_bytes(content[:4], "little")
    assert len(content) <= 8_000_000
    assert hashlib.sha256(content[4 + head :]).hexdigest() == default_net().about["sha256"]


@pytest.mark.parametrize("config", [Config(2), Config(1, solo="simplified")])
def test_net_plays_whole_games_and_wins(config: Config) -> None:
    bot = make_bot("net", 1)
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


def test_net_does_not_use_hidden_information() -> None:
    game = Game.new(Config(2), 5)
    for number in range(120):
        game.apply(make_bot("random", number).choose(Seat(game, game.seat)))
    twin = game.copy()
    twin.redeal(game.seat, 77)
    judged = default_net().judge(game, game.seat)
    assert judged == default_net().judge(twin, game.seat)
    assert len(judged.logits) == len(game.legal_actions())
    slow = Net(files("marrakesh.bots").joinpath("net.bin").read_bytes(), quick=False)
    assert judged == slow.judge(game, game.seat)


def test_net_identifies_inputs_by_name() -> None:
    """Moving, adding or removing inputs leaves everything learned about the others unchanged."""
    rng = np.random.default_rng(4)
    predicted = len(OUTLOOK)
    shapes = {
        "first": (8, INPUTS),
        "second": (6, 8),
        "policy": (ACTION_COUNT, 6),
        "value": (SEATS, 6),
        "outlook.first": (5, INPUTS),
        "outlook.second": (5, 6),
        "outlook.inner": (5, 5),
        "outlook.outer": (5, 5),
        "outlook.trunk": (predicted, 6),
        "outlook.hidden": (predicted, 5),
    }
    weights = {}
    for name, shape in shapes.items():
        weights[f"{name}.weight"] = rng.normal(0, 0.1, shape).astype(np.float32)
        weights[f"{name}.bias"] = rng.normal(0, 0.1, shape[0]).astype(np.float32)
    weights["first.weight"][:, record_names().index("season[0]")] += 9
    game = Game.new(Config(2), 1)
    judged = Net(net_in_bytes(weights, {})).judge(game, game.seat)
    renamed = Net(net_in_bytes(weights, {}).replace(b'"season[0]"', b'"former[0]"'))
    for layer in FIRST:
        weights[f"{layer}.weight"][:, record_names().index("season[0]")] = 0
    without = Net(net_in_bytes(weights, {}))
    assert renamed.judge(game, game.seat) == without.judge(game, game.seat) != judged


def test_net_without_pytorch_matches_the_one_with_it() -> None:
    torch = pytest.importorskip("torch")
    from marrakesh.learning import outlook
    from marrakesh.learning.net import forward, fresh, scale, trunk

    weights = fresh(3, 64, 32, 2)
    weights["policy.weight"] *= 30
    heads = outlook.fresh(32, 24)
    for head in ("trunk", "hidden"):
        heads[f"outlook.{head}.weight"] += torch.randn(len(OUTLOOK), 1)
    every = {**weights, **heads}
    net = Net(net_in_bytes({name: part.numpy() for name, part in every.items()}, {}))
    records = np.zeros((1, rows.RECORD), np.uint8)
    many = rows.Rows([Config(2)], 1, 5, records.data.cast("B"))
    factors = scale("cpu", torch.float32)
    for _ in range(60):
        game = many.games[0]
        legal = game.legal_actions()
        seen = torch.from_numpy(records)
        logits, _ = forward(weights, seen, factors)
        inputs = seen[:, : rows.FACTS] * factors
        told = outlook.predict(heads, trunk(weights, seen, factors), inputs)[0]
        judged = net.judge(game, game.seat)
        expected = logits[0, legal].tolist()
        assert [logit / 65536 for logit in judged.logits] == pytest.approx(expected, abs=0.1)
        own = judged.points[game.seat] - game.scores[game.seat]
        assert own == pytest.approx(told[0].item(), abs=0.3)
        assert judged.win == pytest.approx(told[4].sigmoid().item(), abs=0.1)
        assert judged.sources == pytest.approx(told[5:].tolist(), abs=0.3)
        many.step([legal[judged.logits.index(max(judged.logits))]])
