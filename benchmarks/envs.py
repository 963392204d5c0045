"""The overhead of the learning environments over the bare engine: the table of docs/envs.md.

python benchmarks/envs.py --games 64 --lanes 16 --json FILE

Random play on one core; the layers are measured in turn, taking the best of several repeats. The
figure is CPU time per decision made in a game, by any seat.
"""

import argparse
import json
import random
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

import numpy as np

from marrakesh import Config, Game
from marrakesh.envs import Batch, MarrakeshEnv, marrakesh_v0
from marrakesh.envs.observation import Mask
from marrakesh.envs.rows import ENDED, FACTS, RECORD, Rows
from marrakesh.observation import cells
from marrakesh.rules import game as engine
from marrakesh.rules.config import MODULES

REPEATS: Final = 7
CONFIGS: Final = {
    "2 players, Essential": Config(2),
    "4 players, Deluxe, all modules": Config(4, "deluxe", modules=frozenset(MODULES)),
}
Spent = tuple[float, int]
"""Seconds and decisions."""


def bare(config: Config, games: int) -> Spent:
    decisions = 0
    start = time.process_time()
    for seed in range(games):
        game = Game.new(config, seed)
        chance = random.Random(seed).random
        while not game.over:
            legal = game.legal_actions()
            game.apply(legal[int(chance() * len(legal))])
            decisions += 1
    return time.process_time() - start, decisions


def batch(config: Config, games: int, lanes: int, look: Callable[[Batch], object]) -> Spent:
    """Step until this many games have ended; the set-up of the first ones is not timed."""
    many = Batch(config, lanes)
    rng = np.random.default_rng(0)
    decisions = ended = 0
    start = time.process_time()
    while ended < games:
        look(many)
        ended += len(many.step(many.sample(rng)))
        decisions += lanes
    return time.process_time() - start, decisions


def both(many: Batch) -> object:
    return many.observe(), many.masks


def rows(config: Config, games: int, lanes: int) -> Spent:
    """Write records with observation and mask to a buffer, one per decision."""
    records = np.zeros((lanes, RECORD), np.uint8)
    many = Rows([config], lanes, 0, records.data.cast("B"))
    chance = random.Random(0).random
    decisions = ended = 0
    start = time.process_time()
    while ended < games:
        options = [game.table.options for game in many.games]
        many.step([legal[int(chance() * len(legal))] for legal in options])
        ended += int(records[:, FACTS + ENDED].sum())
        decisions += lanes
    return time.process_time() - start, decisions


def pick(mask: Mask, rng: np.random.Generator) -> np.int64:
    """A random legal action; `rng.choice` would take longer than the game itself."""
    legal = np.flatnonzero(mask)
    return np.int64(legal[int(rng.random() * len(legal))])


def pettingzoo(config: Config, games: int) -> Spent:
    env = marrakesh_v0.env(config)
    rng = np.random.default_rng(0)
    decisions = 0
    start = time.process_time()
    for seed in range(games):
        env.reset(seed=seed)
        for _ in env.agent_iter():
            observation, _, over, _, _ = env.last()
            if over:
                env.step(None)
            else:
                env.step(pick(observation["action_mask"], rng))
                decisions += 1
    return time.process_time() - start, decisions


def gymnasium(config: Config, games: int) -> Spent:
    env = MarrakeshEnv(config, "random")
    rng = np.random.default_rng(0)
    decisions = 0
    start = time.process_time()
    for seed in range(games):
        _, info = env.reset(seed=seed)
        over = False
        while not over:
            _, _, over, _, info = env.step(pick(info["action_mask"], rng))
        decisions += len(env.game.history)
    return time.process_time() - start, decisions


def measure(config: Config, games: int, lanes: int) -> dict[str, float]:
    """Microseconds per decision in each layer."""
    few = max(1, games // 8)  # games of the slow layers
    layers: dict[str, Callable[[], Spent]] = {
        "the engine alone": lambda: bare(config, games),
        "Batch: legal actions": lambda: batch(config, games, lanes, len),
        "Batch: masks": lambda: batch(config, games, lanes, lambda many: many.masks),
        "Batch: observations": lambda: batch(config, games // 2, lanes, Batch.observe),
        "Batch: observations and masks": lambda: batch(config, games // 2, lanes, both),
        "Rows: observations and masks": lambda: rows(config, games, lanes),
        "Gymnasium against random": lambda: gymnasium(config, few),
        "PettingZoo": lambda: pettingzoo(config, few),
    }
    best = dict.fromkeys(layers, float("inf"))
    for _ in range(REPEATS):
        for name, layer in layers.items():
            seconds, decisions = layer()
            best[name] = min(best[name], seconds / decisions * 1e6)
    return best


def compiled(module: object) -> str:
    return "plain" if str(getattr(module, "__file__", "")).endswith(".py") else "compiled"


def main() -> int:
    parser = argparse.ArgumentParser(
        description="Measure the overhead of the learning environments."
    )
    parser.add_argument("--games", type=int, default=64, help="games per measurement (64)")
    parser.add_argument("--lanes", type=int, default=16, help="games in a batch (16)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures to a file")
    chosen = parser.parse_args()
    if chosen.games < 2 or chosen.lanes < 1:
        parser.error("--games must be at least 2 and --lanes at least 1")

    print(f"rules {compiled(engine)}, observations {compiled(cells)}, {chosen.lanes} lanes")
    figures = {}
    for name, config in CONFIGS.items():
        print(f"\n{name:<32} µs/decision  decisions/s  of the engine's speed")
        figures[name] = measure(config, chosen.games, chosen.lanes)
        alone = figures[name]["the engine alone"]
        for layer, cost in figures[name].items():
            print(f"{layer:<32} {cost:>11.1f}  {1e6 / cost:>11,.0f}  {100 * alone / cost:>18.0f} %")
    if chosen.json:
        about: dict[str, object] = {"rules": compiled(engine), "observations": compiled(cells)}
        about |= {"games": chosen.games, "lanes": chosen.lanes, "microseconds": figures}
        chosen.json.write_text(json.dumps(about, indent=2) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
