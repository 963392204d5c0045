"""Fit the weights of the evaluation to self-play of the greedy bot, in two ways.

    .venv/bin/python tools/fit_evaluation.py regress --games 2000
    .venv/bin/python tools/fit_evaluation.py climb --games 4000

`regress` samples features during games and fits the weights, by ridge regression, to the points
still gained. That gives the right magnitudes, but correlation is not causation. `climb` therefore
does stochastic hill climbing: it perturbs the weights at random for every player, estimates the
gradient of the points, and takes a step; repeat until nothing is gained. `measure` prints the mean
points of the greedy bot with the current weights.
"""

import argparse
import random
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt

from marrakesh.bots import evaluation, weights
from marrakesh.bots.features import NAMES, features, rounds_left
from marrakesh.bots.greedy import best_step
from marrakesh.rules.config import MODULES, Config
from marrakesh.rules.game import Game

Array = npt.NDArray[np.float64]

FILE = Path(weights.__file__).with_name("weights.toml")
SIZE = len(NAMES)
CHUNK = 10
RANDOM_MOVES = 0.04
SAMPLED = 0.25
PULL = 1000.0
"""Strength of the ridge prior on the old weights, in samples."""
NOISE = 0.3
"""Standard deviation of perturbations, relative to the size of a weight."""
LEAST = 0.4
"""Minimum effect in points assumed for a feature when scaling perturbations."""
TILT = np.array([0.7, 0.0, -0.7])
"""Weights are perturbed as a whole and, by this tilt, between start and end of the game."""


def config(chance: random.Random) -> Config:
    """A random number of players and edition; half of the games with some or all modules."""
    edition = chance.choice(("essential", "deluxe"))
    players = chance.choice((1, 2, 2, 2, 3, 4))
    some = chance.sample(MODULES, chance.randint(1, len(MODULES)))
    modules = chance.choice(((), (), some, MODULES))
    solo = "pashabot" if players == 1 else ""
    return Config(players, edition, modules=frozenset(modules), solo=solo)


# --- regression -----------------------------------------------------------------------------------


@dataclass
class Samples:
    """Features by knot, and the points still to be gained."""

    rows: Array
    gained: Array


def sample(seed: int) -> Samples:
    """Samples from one game with occasional random moves."""
    chance = random.Random(f"regress {seed}")
    game = Game.new(config(chance), seed)
    noted: list[tuple[int, list[float]]] = []
    while not game.over:
        seat = game.seat
        erring = chance.random() < RANDOM_MOVES
        game.apply(chance.choice(game.legal_actions()) if erring else best_step(game, seat))
        if chance.random() < SAMPLED and not game.over:
            left, score = float(rounds_left(game.table)), float(game.scores[seat])
            noted.append((seat, [left, score, *features(game.table, seat)]))
    table = np.array([row for _, row in noted])
    final = np.array([game.scores[seat] for seat, _ in noted])
    return Samples(by_knots(table[:, 2:], table[:, 0]), final - table[:, 1])


def by_knots(found: Array, left: Array) -> Array:
    """Every feature once per knot, weighted by linear interpolation in the rounds left."""
    start, middle, _ = weights.KNOTS
    first = np.clip((left - middle) / (start - middle), 0, 1)
    last = np.clip((middle - left) / middle, 0, 1)
    shares = (first, 1 - first - last, last)
    return np.concatenate([found * share[:, None] for share in shares], axis=1)


def regress(samples: list[Samples], before: Array) -> Array:
    """Weights (features x knots) near the old ones that explain the points gained."""
    old = before.T.reshape(3 * SIZE)
    rows = np.concatenate([some.rows for some in samples])
    gained = np.concatenate([some.gained for some in samples])
    products = rows.T @ rows
    belief = np.diag(PULL * (np.diag(products) / len(rows) + 0.003))
    change = np.linalg.solve(products + belief, rows.T @ (gained - rows @ old))
    print(f"residual {np.std(gained - rows @ (old + change)):.2f} points")
    return (old + change).reshape(3, SIZE).T


# --- climbing -------------------------------------------------------------------------------------


def sizes(before: Array, spread: Array) -> Array:
    """How much a unit perturbation changes each weight."""
    size: Array = NOISE * np.maximum(np.abs(before).mean(axis=1), LEAST / np.maximum(spread, 0.3))
    size[:5] = 0  # features that are the same for all actions
    return size


def perturbed(before: Array, size: Array, noise: Array) -> Array:
    found: Array = before + size[:, None] * (noise[:SIZE, None] + noise[SIZE:, None] * TILT)
    return found


def compare(seed: int, before: Array, size: Array) -> list[tuple[Array, float]]:
    """One game twice with antithetic perturbations: each player's, and half of its gain."""
    chance = random.Random(f"climb {seed}")
    setting = config(chance)
    noises = [np.random.default_rng((seed, k)).standard_normal(2 * SIZE) for k in range(4)]
    scores = []
    for sign in (1, -1):
        game = Game.new(setting, seed)
        tables = [weights.by_rounds(perturbed(before, size, sign * z).tolist()) for z in noises]
        while not game.over:
            evaluation.use(tables[game.seat])
            game.apply(best_step(game, game.seat))
        scores.append(game.scores)
    plus, minus = scores
    return [(noises[seat], (plus[seat] - minus[seat]) / 2) for seat in range(setting.players)]


def climb(found: list[tuple[Array, float]], before: Array, size: Array, step: float) -> Array:
    """A step along the estimated gradient, with insignificant components shrunk."""
    noises = np.array([noise for noise, _ in found])
    gained = np.array([points for _, points in found])
    number = len(found)
    slope = np.linalg.solve(
        noises.T @ noises / number + 0.5 * np.eye(2 * SIZE), 1.5 * noises.T @ gained / number
    )
    error = gained.std() / number**0.5
    slope *= np.maximum(0, 1 - (error / slope) ** 2)
    length = float(np.linalg.norm(slope))
    if length == 0:
        print("Too few games: no significant gain, the weights stay as they are.")
        return before
    return perturbed(before, size, step * slope / length)


# --- command --------------------------------------------------------------------------------------


def spread_of(seed: int) -> Array:
    """The standard deviation of features over positions."""
    rows = sample(seed).rows
    spread: Array = (rows[:, :SIZE] + rows[:, SIZE : 2 * SIZE] + rows[:, 2 * SIZE :]).std(axis=0)
    return spread


def measure(seed: int) -> list[int]:
    """The points of one game."""
    game = Game.new(config(random.Random(f"measure {seed}")), seed)
    while not game.over:
        game.apply(best_step(game, game.seat))
    return game.scores[: game.table.humans]


def write(new: Array) -> None:
    lines = [
        "# What each feature is worth with 12, 6 and 0 rounds left, in points;",
        "# generated by tools/fit_evaluation.py.",
    ]
    for name, row in zip(NAMES, new, strict=True):
        lines.append(f'"{name}" = [{", ".join(f"{weight:.3f}" for weight in row)}]')
    FILE.write_text("\n".join(lines) + "\n", "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("way", choices=("regress", "climb", "measure"))
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0, help="seed of the first game")
    parser.add_argument(
        "--step", type=float, default=3.0, help="step length, in unit perturbations"
    )
    parser.add_argument("--processes", type=int, default=2)
    given = parser.parse_args()
    seeds = range(given.seed, given.seed + given.games)
    before = np.array(weights.read())
    with ProcessPoolExecutor(given.processes) as pool:
        if given.way == "regress":
            write(regress(list(pool.map(sample, seeds, chunksize=CHUNK)), before))
        elif given.way == "climb":
            spread = np.mean(list(pool.map(spread_of, range(20))), axis=0)
            size = sizes(before, spread)
            all_of = [[before] * len(seeds), [size] * len(seeds)]
            some = pool.map(compare, seeds, *all_of, chunksize=CHUNK)
            write(climb([pair for pairs in some for pair in pairs], before, size, given.step))
        else:
            points = [p for scores in pool.map(measure, seeds, chunksize=CHUNK) for p in scores]
            error = 1.96 * np.std(points) / len(points) ** 0.5
            print(f"{np.mean(points):.1f} ± {error:.1f} points, {len(points)} seats")


if __name__ == "__main__":
    main()
