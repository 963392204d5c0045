"""The cost of the same work after a pause, with low clocks and cold caches; `make bench` measures
the engine at full speed.

    PYTHONPATH=build/compiled .venv/bin/python benchmarks/cold_start.py
"""

import random
import time
from collections.abc import Callable

import msgspec

from marrakesh.rules.config import Config
from marrakesh.rules.game import Game

PAUSES = (0.0, 0.002, 0.02, 0.1)
SECONDS = 3


def count() -> None:
    number = 0
    for one in range(15_000):
        number += one & 3


def moves(rng: random.Random) -> Callable[[], None]:
    """Return a task that makes three moves in one of 200 games and encodes a view of it."""
    games = []
    for _ in range(200):
        game = Game.new(Config(2), rng.getrandbits(64))
        for _ in range(rng.randrange(20, 200)):
            game.apply(rng.choice(game.legal_actions()))
        games.append(game)

    def work() -> None:
        game = rng.choice(games).copy()
        for _ in range(3):
            game.apply(game.legal_actions()[0])
        msgspec.json.encode(game.view(0))

    return work


def spent(work: Callable[[], None], pause: float) -> float:
    """Processor time per task in milliseconds."""
    times = int(SECONDS / pause) if pause else 1000
    total = 0.0
    for _ in range(times):
        time.sleep(pause)
        began = time.thread_time()
        work()
        total += time.thread_time() - began
    return 1000 * total / times


def main() -> None:
    print(f"{'seconds between':<20}" + "".join(f"{pause:>8}" for pause in PAUSES))
    for title, work in (("a loop", count), ("moves in 200 games", moves(random.Random(1)))):
        print(f"{title:<20}" + "".join(f"{spent(work, pause):>8.3f}" for pause in PAUSES))


if __name__ == "__main__":
    main()
