"""Play random games of all configurations and check every position: make fuzz

Every game has a number, which determines configuration, seed and decisions. An interrupted run
resumes where it stopped, and the next one plays other games: build/fuzz/state.json holds the count.
A game that breaks a law is recorded there, to open with `marrakesh replay`; its last line is the
decision at fault. `--game NUMBER` plays one game again and shows the trace.
"""

import argparse
import json
import os
import random
import time
from collections.abc import Iterator
from multiprocessing import Pool
from pathlib import Path
from typing import Final, NamedTuple

import golden_games
from marrakesh import Config, Game, records
from marrakesh.rules import compiled
from marrakesh.rules.actions import to_text
from marrakesh.rules.config import FIELDS, Field
from rules.properties import laws, solo
from rules.properties.ledger import Ledger
from rules.properties.snapshots import snapshot
from rules.properties.starts import MOST_DECISIONS, Start, pick

FOLDER: Final = Path(__file__).parents[1] / "build" / "fuzz"
STATE: Final = FOLDER / "state.json"
DECISIONS: Final = 1_000_000
BATCH: Final = 10
"""Games per process between two updates of the state."""
REDEALS: Final = 50
"""Decisions between two redeals of hidden information."""


class Played(NamedTuple):
    """A finished game, and its record if it failed."""

    decisions: int
    failure: str = ""


def any_config(rng: random.Random) -> Config:
    """Any edition, number of players, set of modules, opponent and variants."""
    chosen: dict[str, object] = {name: field.default for name, field in FIELDS.items()}
    for name, field in FIELDS.items():
        if all(word in FIELDS[other].words(chosen[other]) for other, word in field.needs):  # type: ignore[arg-type]
            chosen[name] = field.of_words(_any_words(rng, field))
    return Config(**chosen)  # type: ignore[arg-type]


def _any_words(rng: random.Random, field: Field) -> list[str]:
    if field.name == "staircase":
        tiles = rng.sample(range(1, 21), rng.choice((0, 12)))
        return [f"{tile}{rng.choice('ab')}" for tile in tiles]
    if not field.several:
        return [rng.choice(field.choices)]
    share = rng.choice((0.0, 0.2, 0.5, 1.0))
    words = [word for word in field.choices if rng.random() < share]
    return [
        word for word in words if not any(p[0] in words and p[1] == word for p in field.exclusive)
    ]


def start_of(number: int) -> Start:
    rng = random.Random(number)
    box = "rich" if number % 4 == 3 else "real"
    return Start(any_config(rng), number, box, rng.choice((0.0, 0.4, 0.8)))


def play(number: int) -> Played:
    """Play a game to its end; record it if something goes wrong."""
    start = start_of(number)
    game = start.game()
    try:
        for _ in soundly(game, start):
            pass
    except Exception as error:
        return Played(len(game.history), failed(start, game, f"{type(error).__name__}: {error}"))
    return Played(len(game.history))


def soundly(game: Game, start: Start) -> Iterator[None]:
    """Decide at random, and check everything at every decision."""
    rng = random.Random(start.seed)
    check_position = solo.check_position if start.config.solo else laws.check_position
    ledger = (solo.SoloLedger if start.config.solo else Ledger)(game.table)
    game.listen()
    while not game.over:
        laws.check_options(game)
        check_position(game)
        ledger.compare(game.table)
        if len(game.history) % REDEALS == 0:
            check_redeal(game)
        seat = rng.choice(game.waiting)
        for event in game.apply(pick(rng, game.legal_actions(seat), start.eager), seat):
            ledger.hear(event)
        assert len(game.history) <= MOST_DECISIONS * game.table.n, "this game does not end"
        yield
    check_position(game)
    replayed = records.loads(records.dumps(game), components(start))
    game.table.events = None
    assert snapshot(replayed) == snapshot(game)


def check_redeal(game: Game) -> None:
    """Check that other deals look the same, and that copies are independent."""
    before = snapshot(game)
    for seat in game.waiting:
        other = game.copy()
        other.redeal(seat, len(game.history))
        assert other.view(seat) == game.view(seat)
        assert other.legal_actions(seat) == game.legal_actions(seat)
        other.apply(other.legal_actions(seat)[0], seat)
    assert snapshot(game) == before


def components(start: Start) -> Path | None:
    return golden_games.RICH if start.box == "rich" else None


def failed(start: Start, game: Game, error: str) -> str:
    """A record up to the decision at fault, which a replay repeats."""
    lines = [f"# {line}" for line in error.splitlines()]
    twin = start.game()
    for seat, action in game.history[:-1]:
        twin.apply(action, seat)
    last = [f"{seat}: {to_text(action)}" for seat, action in game.history[-1:]]
    option = f" --components {components(start)}" if components(start) else ""
    lines.append(f"# marrakesh replay failure-{start.seed}.txt{option}")
    return records.dumps(twin) + "\n".join([*last, *lines]) + "\n"


class Progress:
    """The progress so far, over all runs; kept in a file."""

    def __init__(self, wanted: int) -> None:
        known = json.loads(STATE.read_text("utf-8")) if STATE.exists() else {}
        self.game: int = known.get("game", 0)
        self.decisions: int = known.get("decisions", 0)
        self.failures: int = known.get("failures", 0)
        self.left: int = known.get("left", 0) or wanted
        self._began, self._at_first = time.monotonic(), self.decisions

    def add(self, played: Played) -> None:
        if played.failure:
            file = FOLDER / f"failure-{self.game}.txt"
            file.write_text(played.failure, encoding="utf-8")
            self.failures += 1
            print(f"Game {self.game} failed: {file}", flush=True)
        self.game += 1
        self.decisions += played.decisions
        self.left = max(0, self.left - played.decisions)

    def save(self) -> None:
        names = ("game", "decisions", "failures", "left")
        STATE.write_text(json.dumps({name: getattr(self, name) for name in names}), "utf-8")

    def __str__(self) -> str:
        speed = (self.decisions - self._at_first) / (time.monotonic() - self._began)
        return (
            f"{self.decisions:,} decisions in {self.game:,} games, {self.failures} failures,"
            f" {speed:,.0f} decisions/s, {self.left:,} left"
        )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--decisions", type=int, default=DECISIONS, help="how many to play")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--game", type=int, help="play only this game and show the trace")
    args = parser.parse_args()
    if args.game is not None:
        start = start_of(args.game)
        print(start)
        print(f"{sum(1 for _ in soundly(start.game(), start))} decisions")
        return
    FOLDER.mkdir(parents=True, exist_ok=True)
    progress = Progress(args.decisions)
    print(f"Engine: {'compiled' if compiled() else 'plain Python'}. {progress}", flush=True)
    with Pool(args.processes) as pool:
        told = time.monotonic()
        while progress.left:
            numbers = range(progress.game, progress.game + BATCH * args.processes)
            for played in pool.imap(play, numbers):
                progress.add(played)
            progress.save()
            if time.monotonic() - told > 10 or not progress.left:
                told = time.monotonic()
                print(progress, flush=True)
    raise SystemExit(1 if progress.failures else 0)


if __name__ == "__main__":
    main()
