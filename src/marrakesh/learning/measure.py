"""How strong a net is: games with seeds that no learner is dealt, in all seats by turns."""

from dataclasses import dataclass
from math import sqrt
from typing import Final, NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray

from marrakesh.envs import rows
from marrakesh.learning.net import Weights, chances, forward, scale
from marrakesh.learning.selfplay import Crew, Plan
from marrakesh.rules.config import MODULES, Config

SEEDS: Final = -(1 << 45)
"""Learners are dealt seeds from 0 on."""
ALL: Final = frozenset(MODULES)


class Contest(NamedTuple):
    """What is played, and against whom: a bot, or in a solo game nobody else."""

    config: Config
    rival: str


CONTESTS: Final = {
    "2 players, Essential": Contest(Config(2), "greedy"),
    "2 players, Deluxe": Contest(Config(2, "deluxe"), "greedy"),
    "2 players, all modules": Contest(Config(2, modules=ALL), "greedy"),
    "4 players": Contest(Config(4), "greedy"),
    "simplified": Contest(Config(1, solo="simplified"), ""),
    "Pashabot normal": Contest(Config.solo_game("normal"), ""),
    "Pashabot hard": Contest(Config.solo_game("hard"), ""),
}


@dataclass(frozen=True)
class Measured:
    games: int
    won: int
    """Games in which the net has the first place, alone or with others."""
    points: float
    others: float
    """Mean points of the other seats that have any."""
    levels: tuple[float, ...] = ()
    """The part of the games that reach each level of the simplified solo game."""

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's, of the part won, at 95 %."""
        n, z = self.games, 1.96
        part = self.won / n
        middle = (part + z * z / (2 * n)) / (1 + z * z / n)
        width = z / (1 + z * z / n) * sqrt(part * (1 - part) / n + z * z / (4 * n * n))
        return middle - width, middle + width


def measure(
    weights: Weights,
    contest: Contest,
    games: int,
    workers: int,
    device: str = "cpu",
    seeds: int = SEEDS,
) -> Measured:
    """Play so many games, or a few more, and take the best action at every decision."""
    kind = torch.bfloat16 if device == "cuda" else torch.float32
    factors = scale(device, kind)
    still = {name: part.detach().to(device, kind) for name, part in weights.items()}
    lanes = -(-games // (2 * workers))
    plan = Plan((contest.config,), workers, lanes, seeds, rival=contest.rival)
    ended = np.zeros((2, plan.width), bool)
    facts = np.zeros((2, plan.width, rows.RECORD - rows.FACTS), np.uint8)
    with Crew(plan) as crew:
        while not ended.all():
            for group in range(2):
                records = crew.wait(group)
                now = records[:, rows.FACTS :]
                first = (now[:, rows.ENDED] > 0) & ~ended[group]
                facts[group][first] = now[first]
                ended[group] |= first
                seen = torch.from_numpy(records).to(device)
                with torch.no_grad():
                    likings, _ = forward(still, seen, factors)
                best = chances(likings, seen).argmax(1)
                crew.play(group, best.to("cpu", torch.int16).numpy())
    levels: tuple[int, ...] = ()
    if contest.config.solo == "simplified":
        from marrakesh.rules.game import Game

        levels = tuple(Game.new(contest.config, 0).table.values.levels)
    return _sum_up(facts.reshape(2 * plan.width, -1), levels)


def _sum_up(facts: NDArray[np.uint8], levels: tuple[int, ...]) -> Measured:
    points = facts[:, rows.LAST_SCORES : rows.LAST_SCORES + 8].copy().view(np.int16)
    own, line = facts[:, rows.LAST_SEAT], np.arange(len(facts))
    scores = points[line, own]
    won = facts[line, rows.LAST_PLACES + own] == 1
    seats = int(facts[0, rows.LAST_SCORING])
    others = (points[:, :seats].sum(1) - scores).mean() / max(1, seats - 1)
    reached = tuple(float((scores >= level).mean()) for level in levels)
    return Measured(len(facts), int(won.sum()), float(scores.mean()), float(others), reached)
