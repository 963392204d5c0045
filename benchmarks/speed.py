"""How fast is the engine? `make bench`, or python benchmarks/speed.py --games 200 --json FILE

Random games on one core, the best of several repeats; time is processor time, so other programs
disturb little. Machines differ, so a yard-stick, a fixed loop of plain Python, is measured in turn
with the games: decisions per yard-stick unit can be compared between machines that run the same
Python.
"""

import argparse
import json
import platform
import random
import sys
import time
import tracemalloc
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from marrakesh import Config, Game
from marrakesh.rules import game as engine

REPEATS: Final = 5
UNITS: Final = 100_000
COPIES: Final = 2000
VIEWS: Final = 500
KEPT: Final = 100
"""Games held in memory at the same time to weigh them."""


class Row(NamedTuple):
    """What was measured for one configuration."""

    edition: str
    players: int
    games_per_second: float
    decisions_per_second: float
    units_per_second: float
    decisions_per_unit: float
    decisions_per_game: float
    options: float
    copy_us: float
    view_us: float
    kilobytes: float


def yard_stick(units: int) -> int:
    """Work of the engine's kind: small integers, lists, a branch and a call. Never change it."""
    cells = [(7 * k + 3) % 11 for k in range(12)]
    total = 0
    for unit in range(units):
        place = (unit * 5 + total) % 12
        if cells[place] > 5:
            cells[place] -= 3
            total += len([cell for cell in cells if cell & 1])
        else:
            cells[place] += _shift(place, unit)
            total ^= cells[place]
    return total


def _shift(place: int, unit: int) -> int:
    return (place + unit) % 5 + 1


def seconds(*works: Callable[[], object]) -> list[float]:
    """How long each takes at best, done in turn so that all meet the same conditions."""
    best = [float("inf")] * len(works)
    for _ in range(REPEATS):
        for number, work in enumerate(works):
            start = time.process_time()
            work()
            best[number] = min(best[number], time.process_time() - start)
    return best


def repeat(work: Callable[[], object], times: int) -> None:
    for _ in range(times):
        work()


def play(config: Config, seeds: range) -> int:
    """Play games by chance; how many decisions there were."""
    decisions = 0
    for seed in seeds:
        game = Game.new(config, seed)
        chance = random.Random(seed).random
        while not game.over:
            options = game.legal_actions()
            game.apply(options[int(chance() * len(options))])
            decisions += 1
    return decisions


def count(config: Config, seeds: range) -> tuple[int, int]:
    """How many decisions the same games have, and how many options in all."""
    decisions = options = 0
    for seed in seeds:
        game = Game.new(config, seed)
        chance = random.Random(seed).random
        while not game.over:
            legal = game.legal_actions()
            options += len(legal)
            decisions += 1
            game.apply(legal[int(chance() * len(legal))])
    return decisions, options


def middle(config: Config, decisions: float) -> Game:
    """A game half played."""
    game = Game.new(config, 1)
    chance = random.Random(1).random
    while len(game.history) < decisions / 2:
        legal = game.legal_actions()
        game.apply(legal[int(chance() * len(legal))])
    return game


def weight(game: Game) -> float:
    """Kilobytes that one more copy of a game takes."""
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = [game.copy() for _ in range(KEPT)]
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) / len(kept) / 1000


def measure(config: Config, games: int) -> Row:
    seeds = range(games)
    decisions, options = count(config, seeds)
    game = middle(config, decisions / games)
    playing, stick, copying, viewing = seconds(
        lambda: play(config, seeds),
        lambda: yard_stick(UNITS),
        lambda: repeat(game.copy, COPIES),
        lambda: repeat(game.view, VIEWS),
    )
    return Row(
        edition=config.edition,
        players=config.players,
        games_per_second=games / playing,
        decisions_per_second=decisions / playing,
        units_per_second=UNITS / stick,
        decisions_per_unit=decisions / playing / (UNITS / stick),
        decisions_per_game=decisions / games,
        options=options / decisions,
        copy_us=copying / COPIES * 1e6,
        view_us=viewing / VIEWS * 1e6,
        kilobytes=weight(game),
    )


HEAD: Final = (
    "edition    players  games/s  decisions/s  per unit  decisions/game  options"
    "  copy µs  view µs  memory kB"
)


def line(row: Row) -> str:
    return (
        f"{row.edition:<10} {row.players:>7}  {row.games_per_second:>7.0f}"
        f"  {row.decisions_per_second:>11,.0f}  {row.decisions_per_unit:>8.4f}"
        f"  {row.decisions_per_game:>14.0f}  {row.options:>7.2f}"
        f"  {row.copy_us:>7.1f}  {row.view_us:>7.0f}  {row.kilobytes:>9.1f}"
    )


def machine() -> dict[str, Any]:
    compiled = not str(engine.__file__).endswith(".py")
    return {
        "python": platform.python_version(),
        "implementation": platform.python_implementation(),
        "processor": platform.machine(),
        "system": platform.system(),
        "engine": "compiled" if compiled else "plain Python",
    }


def progress(text: str) -> None:
    """Say on the terminal what is being measured, and take it away again."""
    if sys.stderr.isatty():
        print(f"\r\033[K{text}", end="", file=sys.stderr, flush=True)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Measure the engine's speed with random games.")
    parser.add_argument("--games", type=int, default=40, help="of each configuration (40)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures to a file")
    chosen = parser.parse_args(arguments)
    if chosen.games < 1:
        parser.error("--games must be at least 1")

    about = machine()
    print(
        f"{about['engine']}, {about['implementation']} {about['python']} on {about['processor']},"
        f" one core; {chosen.games} games each, best of {REPEATS}"
    )
    print(HEAD)
    configs = [Config(n, edition) for edition in ("essential", "deluxe") for n in (2, 3, 4)]
    rows = []
    for number, config in enumerate(configs, start=1):
        progress(f"{number} of {len(configs)}: {config.edition}, {config.players} players ...")
        row = measure(config, chosen.games)
        progress("")
        print(line(row), flush=True)
        rows.append(row)
    units = max(row.units_per_second for row in rows)
    print(f"per unit: decisions per unit of the yard-stick, which makes {units:,.0f} units/s")
    if chosen.json:
        figures = {**about, "games": chosen.games, "repeats": REPEATS}
        figures["rows"] = [row._asdict() for row in rows]
        chosen.json.write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
