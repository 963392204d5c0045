"""Fit the weights of the evaluation to games that greed plays against itself.

    .venv/bin/python tools/fit_evaluation.py --games 400 --processes 2

After some of the decisions of a game the features of the seat that acted are noted. What they are
to predict is the seat's final points, mixed with what the weights so far say of its next
positions: the nearer the better (a lambda return), for final points alone are a noisy teacher. The
fit is a ridge regression towards the weights so far, which stay where the games tell nothing.
"""

import argparse
import random
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt

from marrakesh.bots import weights
from marrakesh.bots.features import NAMES, features, rounds_left
from marrakesh.bots.greedy import best_step
from marrakesh.rules.config import MODULES, Config
from marrakesh.rules.game import Game

Array = npt.NDArray[np.float64]

FILE = Path(weights.__file__).with_name("weights.toml")
RANDOM_MOVES = 0.04
SAMPLED = 0.25
CHUNK = 10
TRUST_IN_END = 0.8
"""How much of a prediction's target comes from beyond a round, for each round."""


@dataclass
class Track:
    """The samples of one seat in one game."""

    found: Array
    left: Array
    score: Array
    final: int


def config(chance: random.Random) -> Config:
    """Any number of players, either edition; half of the games with some modules or all."""
    edition = chance.choice(("essential", "deluxe"))
    players = chance.choice((1, 2, 2, 2, 3, 4))
    some = chance.sample(MODULES, chance.randint(1, len(MODULES)))
    modules = chance.choice(((), (), some, MODULES))
    solo = "pashabot" if players == 1 else ""
    return Config(players, edition, modules=frozenset(modules), solo=solo)


def play(seed: int) -> list[Track]:
    """One game."""
    chance = random.Random(f"fit {seed}")
    game = Game.new(config(chance), seed)
    seats = range(game.table.humans)
    rows: list[list[list[float]]] = [[] for _ in seats]
    while not game.over:
        seat = game.seat
        if chance.random() < RANDOM_MOVES:
            game.apply(chance.choice(game.legal_actions()))
        else:
            game.apply(best_step(game, seat))
        if chance.random() < SAMPLED and not game.over:
            left, score = float(rounds_left(game.table)), float(game.scores[seat])
            rows[seat].append([left, score, *features(game.table, seat)])
    tracks = []
    for seat in seats:
        if rows[seat]:
            table = np.array(rows[seat])
            tracks.append(Track(table[:, 2:], table[:, 0], table[:, 1], game.scores[seat]))
    return tracks


def play_some(first: int) -> list[Track]:
    return [track for seed in range(first, first + CHUNK) for track in play(seed)]


def by_knots(found: Array, left: Array) -> Array:
    """Every feature once for each knot, shared out by how near the rounds left are to it."""
    start, middle, _ = weights.KNOTS
    first = np.clip((left - middle) / (start - middle), 0, 1)
    last = np.clip((middle - left) / middle, 0, 1)
    shares = (first, 1 - first - last, last)
    return np.concatenate([found * share[:, None] for share in shares], axis=1)


def targets(track: Track, rows: Array, old: Array) -> Array:
    """What the predictions should have been: points still to come."""
    worth = track.score + rows @ old
    wanted = np.empty_like(worth)
    ahead = float(track.final)
    for number in range(len(worth) - 1, -1, -1):
        if number < len(worth) - 1:
            trust = TRUST_IN_END ** (track.left[number] - track.left[number + 1] + 0.1)
            ahead = trust * ahead + (1 - trust) * worth[number + 1]
        wanted[number] = ahead
    return wanted - track.score


def fit(tracks: list[Track], before: Array, pull: float) -> tuple[Array, float]:
    """New weights (knots x features), and how far the old ones missed the final points."""
    size = 3 * len(NAMES)
    old = before.reshape(size)
    products, missed = np.zeros((size, size)), np.zeros(size)
    number, squares = 0, 0.0
    for track in tracks:
        rows = by_knots(track.found, track.left)
        products += rows.T @ rows
        missed += rows.T @ (targets(track, rows, old) - rows @ old)
        number += len(rows)
        squares += float(((track.final - track.score - rows @ old) ** 2).sum())
    # as if so many more samples had said that the old weights are right
    believed = np.diag(pull * (np.diag(products) / number + 0.003))
    believed += pull * _kinship(products, number)
    change = np.linalg.solve(products + believed, missed)
    return (old + change).reshape(3, len(NAMES)), (squares / number) ** 0.5


def _kinship(products: Array, number: int) -> Array:
    """The weights of one feature rather change together: a penalty for what differs."""
    size = len(NAMES)
    found = np.zeros_like(products)
    for feature in range(size):
        places = [feature, feature + size, feature + 2 * size]
        scale = float(np.mean([products[place, place] for place in places])) / number
        for one, other in ((0, 1), (1, 2)):
            a, b = places[one], places[other]
            found[a, a] += scale
            found[b, b] += scale
            found[a, b] -= scale
            found[b, a] -= scale
    return found


def write(new: Array) -> None:
    lines = [
        "# What each feature is worth with 12, 6 and 0 rounds left, in points;",
        "# made by tools/fit_evaluation.py.",
    ]
    for number, name in enumerate(NAMES):
        row = ", ".join(f"{weight:.3f}" for weight in new[:, number])
        lines.append(f'"{name}" = [{row}]')
    FILE.write_text("\n".join(lines) + "\n", "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--pull", type=float, default=3000.0, help="old weights, in samples")
    given = parser.parse_args()
    firsts = range(given.seed, given.seed + given.games, CHUNK)
    with ProcessPoolExecutor(given.processes) as pool:
        tracks = [track for some in pool.map(play_some, firsts) for track in some]
    new, missed = fit(tracks, np.array(weights.read()).T, given.pull)
    write(new)
    mean = sum(track.final for track in tracks) / len(tracks)
    print(f"{given.games} games, mean {mean:.1f} points; the old weights missed by {missed:.2f}")


if __name__ == "__main__":
    main()
