"""One measurement of the importable engine, printed as JSON; speed.py runs it repeatedly.

Random play on one core. CPU time is measured, so other programs hardly interfere.
"""

import json
import random
import sys
import time
import tracemalloc
from collections.abc import Callable
from typing import Any, Final

from marrakesh import Config, Game
from marrakesh.rules import compiled
from marrakesh.rules.config import MODULES

CONFIGS: Final = {
    "Essential, 4 players": Config(4),
    "Deluxe, 4 players": Config(4, "deluxe"),
    "Essential, 2 players": Config(2),
    "Essential, 4 players, all modules": Config(4, modules=frozenset(MODULES)),
    "Deluxe, 4 players, all modules": Config(4, "deluxe", modules=frozenset(MODULES)),
}
COPIES: Final = 5000
VIEWS: Final = 300
KEPT: Final = 100
"""Games held in memory at once to measure their size."""


def play(config: Config, games: int) -> int:
    """Play random games; return the number of decisions."""
    decisions = 0
    for seed in range(games):
        game = Game.new(config, seed)
        chance = random.Random(seed).random
        while not game.over:
            legal = game.legal_actions()
            game.apply(legal[int(chance() * len(legal))])
            decisions += 1
    return decisions


def options(config: Config) -> float:
    """The mean number of options per decision over a few games."""
    decisions = found = 0
    for seed in range(10):
        game = Game.new(config, seed)
        while not game.over:
            legal = game.legal_actions()
            found += len(legal)
            decisions += 1
            game.apply(random.choice(legal))
    return found / decisions


def middle(config: Config) -> Game:
    """A half-played game."""
    game = Game.new(config, 1)
    chance = random.Random(1).random
    while game.table.season < 2 or game.table.round < 3:
        legal = game.legal_actions()
        game.apply(legal[int(chance() * len(legal))])
    return game


def microseconds(work: Callable[[], object], times: int) -> float:
    start = time.process_time()
    for _ in range(times):
        work()
    return (time.process_time() - start) / times * 1e6


def kilobytes(game: Game) -> float:
    """The memory of one more copy of a game."""
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = [game.copy() for _ in range(KEPT)]
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) / len(kept) / 1000


def measure(config: Config, games: int) -> dict[str, float]:
    choices = options(config)
    start = time.process_time()
    decisions = play(config, games)
    seconds = time.process_time() - start
    game = middle(config)
    return {
        "decision_us": seconds / decisions * 1e6,
        "game_us": seconds / games * 1e6,
        "decisions_per_game": decisions / games,
        "options": choices,
        "copy_us": microseconds(game.copy, COPIES),
        "view_us": microseconds(game.view, VIEWS),
        "kilobytes": kilobytes(game),
    }


def main() -> None:
    games = int(sys.argv[1])
    figures: dict[str, Any] = {name: measure(config, games) for name, config in CONFIGS.items()}
    print(json.dumps({"compiled": compiled(), "configs": figures}))


if __name__ == "__main__":
    main()
