"""The strength of a bot in fixed trials: against `greedy`, and in solo games."""

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from statistics import fmean
from typing import Final, NamedTuple

import msgspec

from marrakesh.arena.estimates import Estimate, wilson
from marrakesh.arena.executors import InProcess, Processes
from marrakesh.arena.job import Job, Outcome, Setting, levels_of
from marrakesh.arena.job_queue import Run
from marrakesh.bots import LADDER
from marrakesh.rules.config import MODULES, Config

SEEDS: Final = -(1 << 45)
"""The first seed in a trial. No net was trained on these seeds: training uses those from 0 up."""
_ALL: Final = frozenset(MODULES)


class Trial(NamedTuple):
    """A configuration, and the bot at all other seats (empty in a solo game)."""

    config: Config
    rival: str = ""


TRIALS: Final = {
    "2 players, Essential": Trial(Config(2), "greedy"),
    "2 players, Deluxe": Trial(Config(2, "deluxe"), "greedy"),
    "2 players, all modules": Trial(Config(2, modules=_ALL), "greedy"),
    "4 players": Trial(Config(4), "greedy"),
    "simplified": Trial(Config(1, solo="simplified")),
    "Pashabot normal": Trial(Config.solo_game("normal")),
    "Pashabot hard": Trial(Config.solo_game("hard")),
}


def rungs(trials: dict[str, Trial]) -> Iterator[tuple[str, str, Trial]]:
    """Yield a title, a level and a trial, for every level in every trial.

    In a trial with a rival, the level below replaces the rival; for the lowest level, the level
    itself does.
    """
    for name, trial in trials.items():
        for below, level in pairwise((LADDER[0], *LADDER)):
            rival = below if trial.rival else ""
            yield f"{level}, {name}", level, Trial(trial.config, rival)


class Strength(msgspec.Struct, frozen=True):
    """The results of a bot in a trial."""

    games: int
    wins: Estimate
    """The share of first places, including shared ones."""
    points: float
    others: float
    """Mean points of the other seats that score."""
    levels: list[float]
    """The share of games that reached each level of the simplified solo game."""


class Ended(NamedTuple):
    """The result of one game for the tested seat."""

    won: bool
    points: int
    others: float


def strength_of(games: Sequence[Ended], trial: Trial) -> Strength:
    levels = levels_of(Setting(trial.config))
    return Strength(
        len(games),
        wilson(sum(game.won for game in games), len(games)),
        fmean(game.points for game in games),
        fmean(game.others for game in games),
        [fmean(game.points >= level for game in games) for level in levels],
    )


def jobs_of(trial: Trial, bot: str, games: int) -> list[Job]:
    """Return jobs for at least this many games; each seed is played with the bot at each seat."""
    seats = trial.config.players
    around = [
        tuple(bot if seat == own else trial.rival for seat in range(seats)) for own in range(seats)
    ]
    around = list(dict.fromkeys(around))  # a bot against itself has only one seating
    return [Job(SEEDS + k, seating) for k in range(-(-games // len(around))) for seating in around]


def try_bot(
    bot: str, trial: Trial, games: int, processes: int, report: Callable[[int], None]
) -> Strength:
    """Play a bot's games in a trial; `report` gets the number finished so far."""
    setting = Setting(trial.config, items=False)
    executor = InProcess(setting) if processes == 1 else Processes(setting, processes)
    ended: list[Ended] = []

    def on_outcome(outcome: Outcome) -> None:
        own = outcome.job.bots.index(bot)
        rest = [points for seat, points in enumerate(outcome.scores) if seat != own]
        mean = fmean(rest) if rest else 0.0
        ended.append(Ended(outcome.places[own] == 1, outcome.scores[own], mean))
        report(len(ended))

    try:
        Run(jobs_of(trial, bot, games), executor).play(on_outcome)
    finally:
        executor.close()
    return strength_of(ended, trial)
