"""The errors of the net's expected points by rounds left, in games of a bot against itself."""

from collections import defaultdict
from collections.abc import Callable
from concurrent.futures import Future
from typing import Final, NamedTuple

from marrakesh.arena.estimates import Clusters
from marrakesh.arena.strength import SEEDS, TRIALS
from marrakesh.bots import Seat, make_bot
from marrakesh.bots.net import default_net
from marrakesh.rules.calendar import rounds_left
from marrakesh.rules.config import MODULES, Config
from marrakesh.rules.game import Game
from marrakesh.workers import Workers, as_ended

CONFIGS: Final = {
    **{name: trial.config for name, trial in TRIALS.items()},
    "3 players": Config(3, "deluxe"),
    "4 players, all modules": Config(4, "deluxe", modules=frozenset(MODULES)),
}
PER_TASK: Final = 4
"""Games per task."""


class Off(NamedTuple):
    """The mean errors of expected points in one stage of a game, given by the rounds left."""

    seed: int
    left: int
    """Rounds left."""
    own: float
    """Mean of expected minus final points of the deciding seat."""
    far: float
    """Mean of the absolute values of these differences."""
    others: float | None
    """Mean of expected minus final points of the others that score, including the Pashabot; None
    if there are none."""


class Stage:
    """The errors in one stage of all games."""

    def __init__(self) -> None:
        self.own = Clusters()
        self.far = Clusters()
        self.others = Clusters()

    def add(self, off: Off) -> None:
        self.own.add(off.seed, off.own)
        self.far.add(off.seed, off.far)
        if off.others is not None:
            self.others.add(off.seed, off.others)


def stages_of(
    bot: str, config: Config, games: int, processes: int, report: Callable[[int], None]
) -> dict[int, Stage]:
    """Play games, and return their errors by rounds left; `report` gets the number of games
    finished so far."""
    stages: defaultdict[int, Stage] = defaultdict(Stage)
    workers = Workers(processes)
    try:
        tasks: list[Future[list[Off]]] = [
            workers.submit(play, bot, config, range(SEEDS + k, SEEDS + min(games, k + PER_TASK)))
            for k in range(0, games, PER_TASK)
        ]
        for done, task in enumerate(as_ended(tasks), 1):
            for off in task.result():
                stages[off.left].add(off)
            report(min(games, PER_TASK * done))
    finally:
        workers.close()
    return dict(sorted(stages.items(), reverse=True))


def play(bot: str, config: Config, seeds: range) -> list[Off]:
    return [off for seed in seeds for off in play_one(bot, Game.new(config, seed))]


def play_one(bot: str, game: Game) -> list[Off]:
    """Play a game to its end, and compare the net's expectations during it with the result."""
    player = make_bot(bot, game.seed)
    judged: defaultdict[int, list[tuple[int, list[float]]]] = defaultdict(list)
    while not game.over:
        seat = game.seat
        judged[rounds_left(game.table)].append((seat, default_net().judge(game, seat).points))
        game.apply(player.choose(Seat(game, seat)))
    return [_off(game, left, some) for left, some in judged.items()]


def _off(game: Game, left: int, judged: list[tuple[int, list[float]]]) -> Off:
    final, number = game.scores, len(judged)
    own = [points[seat] - final[seat] for seat, points in judged]
    whole = sum(sum(points) - sum(final) for _, points in judged)
    others = len(final) - 1
    return Off(
        game.seed,
        left,
        sum(own) / number,
        sum(map(abs, own)) / number,
        (whole - sum(own)) / (number * others) if others else None,
    )
