"""The speed of the engine: `make bench`, or python benchmarks/speed.py --compiled build/compiled

Our engine as plain Python and compiled, and Catanatron, an engine for Catan in plain Python: random
games with 4 players on one core. Machines are noisy, so the engines are measured in turn, several
times, and the best of each is taken; only the ratios are meaningful.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

HERE: Final = Path(__file__).resolve().parent
REPEATS: Final = 5
Figures = dict[str, Any]


def run(script: str, games: int, package: Path | None = None) -> Figures:
    """One measurement in its own process."""
    environment = {**os.environ, "PYTHONPATH": str(package.resolve()) if package else ""}
    command = [sys.executable, str(HERE / script), str(games)]
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, check=True, text=True)
    figures: Figures = json.loads(done.stdout)
    return figures


def best(runs: list[Figures]) -> Figures:
    """The minimum of every figure."""
    return {name: min(run[name] for run in runs) for name in runs[0]}


def best_of_each(runs: list[Figures]) -> dict[str, Figures]:
    return {name: best([run["configs"][name] for run in runs]) for name in runs[0]["configs"]}


def progress(text: str) -> None:
    """Show what is being measured in a transient status line."""
    if sys.stderr.isatty():
        print(f"\r\033[K{text}", end="", file=sys.stderr, flush=True)


def measure(games: int, package: Path | None) -> Figures:
    """Measure all engines in turn."""
    plain, compiled, catan = [], [], []
    for repeat in range(REPEATS):
        progress(f"round {repeat + 1} of {REPEATS} ...")
        catan.append(run("catan.py", max(2, games // 8)))
        plain.append(run("engine.py", games))
        if package is not None:
            compiled.append(run("engine.py", games, package))
            if not compiled[-1]["compiled"]:
                raise SystemExit(
                    f"The engine in {package} is not compiled: is a C compiler installed?"
                )
    progress("")
    engines = {"plain": best_of_each(plain)}
    if compiled:
        engines["compiled"] = best_of_each(compiled)
    return {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "games": games,
        "repeats": REPEATS,
        "catanatron": best(catan),
        "engines": engines,
    }


HEAD: Final = (
    f"{'':<34} {'engine':<8}  decisions/s  x Catanatron  games/s  options"
    "  copy µs  view µs  kB/game"
)


def line(name: str, engine: str, row: Figures, catan: Figures) -> str:
    return (
        f"{name:<34} {engine:<8}  {1e6 / row['decision_us']:>11,.0f}"
        f"  {catan['decision_us'] / row['decision_us']:>12.1f}  {1e6 / row['game_us']:>7,.0f}"
        f"  {row['options']:>7.2f}  {row['copy_us']:>7.2f}  {row['view_us']:>7.0f}"
        f"  {row['kilobytes']:>7.1f}"
    )


def show(figures: Figures) -> None:
    catan = figures["catanatron"]
    print(
        f"CPython {figures['python']} on {figures['machine']}, one core, random play;"
        f" {figures['games']} games each, best of {figures['repeats']}"
    )
    print(HEAD)
    for name in figures["engines"]["plain"]:
        for engine, rows in figures["engines"].items():
            print(line(name, engine, rows[name], catan))
    print(
        f"{'Catanatron, 4 players':<34} {'plain':<8}  {1e6 / catan['decision_us']:>11,.0f}"
        f"  {1:>12.1f}  {1e6 / catan['game_us']:>7,.0f}"
    )


def slowest(figures: Figures) -> float:
    """The engine's decisions for each of Catanatron's in the configuration with the fewest.

    The engine is the compiled one if it was measured.
    """
    rows = list(figures["engines"].values())[-1].values()
    return float(figures["catanatron"]["decision_us"] / max(row["decision_us"] for row in rows))


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure the engine's speed with random games.")
    parser.add_argument("--games", type=int, default=60, help="games per configuration (60)")
    parser.add_argument(
        "--compiled", type=Path, metavar="FOLDER", help="also measure the compiled package there"
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures to a file")
    parser.add_argument(
        "--at-least", type=float, metavar="RATIO", help="fail below this multiple of Catanatron"
    )
    chosen = parser.parse_args()
    if chosen.games < 1:
        parser.error("--games must be at least 1")
    figures = measure(chosen.games, chosen.compiled)
    show(figures)
    if chosen.json:
        chosen.json.write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")
    if chosen.at_least:
        ratio = slowest(figures)
        print(
            f"At its slowest, the engine is {ratio:.1f} times as fast as Catanatron;"
            f" at least {chosen.at_least:g} is required."
        )
        return int(ratio < chosen.at_least)
    return 0


if __name__ == "__main__":
    sys.exit(main())
