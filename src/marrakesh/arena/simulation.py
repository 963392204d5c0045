"""Simulation: many games of random bots, with statistics by seat."""

import math
import time
from collections import Counter
from collections.abc import Callable
from typing import Final

from marrakesh.arena.estimates import NORMAL, Sample
from marrakesh.arena.executors import executor_for
from marrakesh.arena.job import Outcome, levels_of
from marrakesh.arena.job_queue import Run
from marrakesh.arena.plan import Plan
from marrakesh.rules.config import Config
from marrakesh.rules.game import Game
from marrakesh.versions import version

SHARES: Final = 12
"""Shares into which a win is divided: a multiple of 2, 3 and 4, for shared wins."""


class Tally:
    """Statistics of the games played so far."""

    def __init__(self, config: Config) -> None:
        players = scored_seats(config)
        self.games = 0
        self.options = 0
        self.decisions = Sample()
        self.scores = [Sample() for _ in range(players)]
        self.wins = [0] * players  # in shares
        self.sources: list[Counter[str]] = [Counter() for _ in range(players)]  # points
        self.levels: Counter[int] = Counter()  # games by the level reached, if there are levels
        self.seconds = 0.0
        self.interrupted = False

    def add(self, outcome: Outcome) -> None:
        self.games += 1
        self.options += outcome.options
        self.decisions.add(sum(times.decisions for times in outcome.times))
        winners = outcome.places.count(1)
        for seat, score in enumerate(outcome.scores):
            self.scores[seat].add(score)
            if outcome.places[seat] == 1:
                self.wins[seat] += SHARES // winners
            self.sources[seat].update(outcome.points[seat])
        if outcome.level is not None:
            self.levels[outcome.level] += 1

    @property
    def points(self) -> Counter[str]:
        """The points of all seats by source."""
        points: Counter[str] = Counter()
        for some in self.sources:
            points.update(some)
        return points

    def win_share(self, seat: int) -> float:
        """Return the share of games that a seat won; a shared win counts as a fraction."""
        return self.wins[seat] / SHARES / self.games if self.games else 0.0

    def win_margin(self, seat: int) -> float:
        share = self.win_share(seat)
        return NORMAL * math.sqrt(share * (1 - share) / self.games) if self.games else 0.0

    def level_share(self, level: int) -> float:
        """Return the share of games that reached at least this level."""
        reached = sum(games for other, games in self.levels.items() if other >= level)
        return reached / self.games if self.games else 0.0

    def mean_options(self) -> float:
        return self.options / self.decisions.total if self.decisions.total else 0.0

    def mean_points(self) -> dict[str, float]:
        """Return the mean points per seat and game by source, largest first."""
        shares = self.games * len(self.scores)
        return {source: points / shares for source, points in self.points.most_common()}


def scored_seats(config: Config) -> int:
    """Return the number of seats that score: the players', and the Pashabot's unless simplified."""
    return config.players + (config.solo == "pashabot")


def simulate(plan: Plan, processes: int, report: Callable[[int], None]) -> Tally:
    """Play the games of a plan, stopping early after Ctrl-C; `report` gets the number of games
    finished so far."""
    tally = Tally(plan.setting.config)

    def on_outcome(outcome: Outcome) -> None:
        tally.add(outcome)
        report(tally.games)

    started = time.perf_counter()
    executor = executor_for(plan, processes)
    try:
        Run(plan.jobs, executor).play(on_outcome)
    except KeyboardInterrupt:
        tally.interrupted = True
    finally:
        executor.close()
    tally.seconds = time.perf_counter() - started
    return tally


def summary(plan: Plan, tally: Tally) -> dict[str, object]:
    """Return the statistics as plain data."""
    config = plan.setting.config
    return {
        "config": config.plain(),
        "seed": plan.seed,
        "version": version(),
        "components": Game.new(config, 0, plan.setting.components).fingerprint,
        "bots": list(plan.bots) * config.players,
        **_levels(plan, tally),
        "games": tally.games,
        "seconds": round(tally.seconds, 3),
        "decisions": _figures(tally.decisions),
        "options_per_decision": round(tally.mean_options(), 4),
        "seats": [
            {
                "score": _figures(scores),
                "wins": round(tally.win_share(seat), 4),
                "wins_margin95": round(tally.win_margin(seat), 4),
            }
            for seat, scores in enumerate(tally.scores)
        ],
        "points_per_player": {
            source: round(points, 4) for source, points in tally.mean_points().items()
        },
    }


def _levels(plan: Plan, tally: Tally) -> dict[str, object]:
    """Return the share of games that reached each level against the simplified Pashabot, as
    `levels`; in other games, nothing."""
    levels = len(levels_of(plan.setting))
    shares = [round(tally.level_share(level + 1), 4) for level in range(levels)]
    return {"levels": shares} if levels else {}


def _figures(sample: Sample) -> dict[str, float]:
    return {
        "mean": round(sample.mean, 4),
        "margin95": round(sample.margin, 4),
        "sd": round(sample.deviation, 4),
        "min": sample.least,
        "max": sample.most,
    }
