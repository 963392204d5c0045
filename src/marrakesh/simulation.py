"""Many games of random bots, on one processor or several, and what came of them in figures."""

import math
import os
import signal
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Final

from marrakesh.bots import Bot, RandomBot, Seat
from marrakesh.records import version
from marrakesh.rules.config import MODULES, Config
from marrakesh.rules.game import Game
from marrakesh.rules.pashabot.variants import VARIANTS

CHUNK: Final = 20
"""Games a process plays before it reports."""
SHARES: Final = 12
"""A win counts so many shares, which 2, 3 or 4 winners divide without a rest."""
NORMAL: Final = 1.96
"""Half the width of a 95 % interval, in standard errors."""


@dataclass(frozen=True)
class Plan:
    """What is to be played: game number k has the seed `seed + k`, whoever plays it."""

    config: Config
    games: int
    seed: int = 0
    components: Path | None = None


class Sample:
    """Numbers of one kind, kept as sums."""

    def __init__(self) -> None:
        self.count = 0
        self.total = 0
        self.squares = 0
        self.least = 0
        self.most = 0

    def add(self, number: int) -> None:
        self.least = min(self.least, number) if self.count else number
        self.most = max(self.most, number) if self.count else number
        self.count += 1
        self.total += number
        self.squares += number * number

    def merge(self, other: "Sample") -> None:
        if other.count:
            self.least = min(self.least, other.least) if self.count else other.least
            self.most = max(self.most, other.most) if self.count else other.most
            self.count += other.count
            self.total += other.total
            self.squares += other.squares

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    @property
    def deviation(self) -> float:
        """The standard deviation of the population this is a sample of."""
        if self.count < 2:
            return 0.0
        return math.sqrt(max(0.0, self.squares - self.count * self.mean**2) / (self.count - 1))

    @property
    def margin(self) -> float:
        """Mean plus and minus this is the 95 % interval."""
        return NORMAL * self.deviation / math.sqrt(self.count) if self.count else 0.0


class Tally:
    """The figures of the games played so far."""

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

    def add(self, game: Game, decisions: int, options: int) -> None:
        self.games += 1
        self.options += options
        self.decisions.add(decisions)
        places = game.result
        winners = places.count(1)
        for seat, score in enumerate(game.scores):
            self.scores[seat].add(score)
            if places[seat] == 1:
                self.wins[seat] += SHARES // winners
            for booking in game.bookings(seat):
                self.sources[seat][booking.source] += booking.points
        if game.level is not None:
            self.levels[game.level] += 1

    def merge(self, other: "Tally") -> None:
        self.games += other.games
        self.options += other.options
        self.decisions.merge(other.decisions)
        for seat, scores in enumerate(other.scores):
            self.scores[seat].merge(scores)
            self.wins[seat] += other.wins[seat]
            self.sources[seat].update(other.sources[seat])
        self.levels.update(other.levels)

    @property
    def points(self) -> Counter[str]:
        """The points of all seats by source."""
        points: Counter[str] = Counter()
        for some in self.sources:
            points.update(some)
        return points

    def win_share(self, seat: int) -> float:
        """The part of the games that a seat won; a shared win counts in part."""
        return self.wins[seat] / SHARES / self.games if self.games else 0.0

    def win_margin(self, seat: int) -> float:
        share = self.win_share(seat)
        return NORMAL * math.sqrt(share * (1 - share) / self.games) if self.games else 0.0

    def level_share(self, level: int) -> float:
        """The part of the games that reached this level or a higher one."""
        reached = sum(games for other, games in self.levels.items() if other >= level)
        return reached / self.games if self.games else 0.0

    def mean_options(self) -> float:
        return self.options / self.decisions.total if self.decisions.total else 0.0

    def mean_points(self) -> dict[str, float]:
        """Points per player and game by their source, the largest first."""
        shares = self.games * len(self.scores)
        return {source: points / shares for source, points in self.points.most_common()}


def scored_seats(config: Config) -> int:
    """How many seats score: all players', and the Pashabot's unless it is the simplified one."""
    return config.players + (config.solo == "pashabot")


def play(game: Game, bots: list[Bot], tally: Tally) -> None:
    """Let bots play a game to its end."""
    decisions = options = 0
    while not game.over:
        options += len(game.legal_actions())
        game.apply(bots[game.seat].choose(Seat(game, game.seat)))
        decisions += 1
    tally.add(game, decisions, options)


def play_some(plan: Plan, first: int, number: int) -> Tally:
    """Some of the games of a plan, from game number `first` on."""
    players = plan.config.players
    tally = Tally(plan.config)
    for seed in range(plan.seed + first, plan.seed + first + number):
        bots: list[Bot] = [RandomBot(f"{seed} {seat}") for seat in range(players)]
        play(Game.new(plan.config, seed, plan.components), bots, tally)
    return tally


def run(plan: Plan, processes: int, report: Callable[[int], None]) -> Tally:
    """All games of a plan, or with Ctrl-C those played until then; `report` hears how many."""
    tally = Tally(plan.config)
    started = time.perf_counter()
    try:
        if processes == 1:
            for first in range(0, plan.games, CHUNK):
                tally.merge(play_some(plan, first, min(CHUNK, plan.games - first)))
                report(tally.games)
        else:
            _run_in_parallel(plan, processes, report, tally)
    except KeyboardInterrupt:
        tally.interrupted = True
    tally.seconds = time.perf_counter() - started
    return tally


def _run_in_parallel(
    plan: Plan, processes: int, report: Callable[[int], None], tally: Tally
) -> None:
    context = get_context("spawn")  # a fork would copy the thread that draws the progress bar
    pool = ProcessPoolExecutor(processes, mp_context=context)
    try:
        with _ctrl_c_ignored():  # by the processes that start now: the table is not their business
            jobs: list[Future[Tally]] = [
                pool.submit(play_some, plan, first, min(CHUNK, plan.games - first))
                for first in range(0, plan.games, CHUNK)
            ]
        for job in as_completed(jobs):
            tally.merge(job.result())
            report(tally.games)
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def _ctrl_c_ignored() -> Iterator[None]:
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def usual_processes(games: int) -> int:
    """As many processes as help: none for few games, else one a processor."""
    return max(1, min(os.cpu_count() or 1, games // (10 * CHUNK)))


def summary(plan: Plan, tally: Tally) -> dict[str, object]:
    """The figures as plain data, for a file."""
    config = plan.config
    return {
        "config": {
            "players": config.players,
            "edition": config.edition,
            "tower": config.tower,
            "first_game": config.first_game,
            "modules": [module for module in MODULES if module in config.modules],
            "staircase": list(config.staircase),
            "offices": config.offices,
            "buildings": config.buildings,
            "library": config.library,
            "solo": config.solo,
            "variants": [variant for variant in VARIANTS if variant in config.variants],
        },
        "seed": plan.seed,
        "version": version(),
        "components": Game.new(config, 0, plan.components).fingerprint,
        "bots": ["random"] * config.players,
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
    """The part of the games that reached each level, against the simplified Pashabot."""
    config = plan.config
    if config.solo != "simplified":
        return {}
    levels = len(Game.new(config, 0, plan.components).table.values.levels)
    return {"levels": [round(tally.level_share(level + 1), 4) for level in range(levels)]}


def _figures(sample: Sample) -> dict[str, float]:
    return {
        "mean": round(sample.mean, 4),
        "margin95": round(sample.margin, 4),
        "sd": round(sample.deviation, 4),
        "min": sample.least,
        "max": sample.most,
    }
