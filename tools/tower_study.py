"""How the cube tower behaves with each layer, in whole games: the table of docs/balance.md.

    python tools/tower_study.py --games 500

Try other probabilities with corrections: --correct "tower B2 stays = 0.3". Rows are printed as they
are completed; a terminal also shows the progress of the current one.
"""

import argparse
import math
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import product, repeat
from typing import Final, NamedTuple

from marrakesh.bots import Bot, Seat, make_bot
from marrakesh.components.corrections import Corrections
from marrakesh.rules.config import LAYERS, Config
from marrakesh.rules.events import Toss
from marrakesh.rules.game import Game

TABLES: Final = (("essential", 4), ("essential", 3), ("essential", 2), ("deluxe", 4))
BOTS: Final = ("random", "apprentice", "net")
HEAD: Final = (
    "| edition | players | they play | layer | stock | other | differ | placeholder |\n"
    "|---|---|---|---|---|---|---|---|"
)


class Setting(NamedTuple):
    """A row of the table: who plays with which layer."""

    config: Config
    bot: str
    corrections: Corrections = ()


class Tally(NamedTuple):
    """Statistics of the tower over some games."""

    games: int = 0
    tosses: int = 0
    stock: int = 0
    """Keshis inside after each toss, in total."""
    other: int = 0
    """Tosses in which the keshis that fell out differed from those thrown in."""
    differ: int = 0
    """Keshis that stayed inside or fell out in addition, colour by colour."""
    placeholders: int = 0
    """Games with a season in which the supply lacked keshis of a colour (ESS-04)."""

    def plus(self, more: "Tally") -> "Tally":
        return Tally(*(a + b for a, b in zip(self, more, strict=True)))

    @property
    def mean_stock(self) -> float:
        return self.stock / self.tosses

    @property
    def other_share(self) -> float:
        return self.other / self.tosses

    @property
    def mean_difference(self) -> float:
        return self.differ / self.tosses

    @property
    def placeholder_share(self) -> float:
        return self.placeholders / self.games


def play(setting: Setting, seed: int) -> Tally:
    """Play a game between bots of one kind."""
    game = Game.new(setting.config, seed, setting.corrections)
    game.listen()
    bots: list[Bot] = [make_bot(setting.bot, f"{seed} {n}") for n in range(setting.config.players)]
    tosses = stock = inside = other = differ = placeholder = 0
    while not game.over:
        options, seat = game.legal_actions(), game.seat
        events = game.apply(
            options[0] if len(options) == 1 else bots[seat].choose(Seat(game, seat))
        )
        placeholder |= any(event.kind == "placeholder" for event in events)
        toss = [event for event in events if isinstance(event, Toss)]
        if toss:
            change = sum(abs(colour.thrown - colour.fallen) for colour in toss)
            inside += sum(colour.thrown - colour.fallen for colour in toss)
            tosses += 1
            stock += inside
            other += change > 0
            differ += change
    return Tally(1, tosses, stock, other, differ, placeholder)


def row(setting: Setting, tally: Tally) -> str:
    config, share = setting.config, tally.placeholder_share
    margin = 1.96 * math.sqrt(share * (1 - share) / tally.games)
    cells = [
        config.edition, str(config.players), setting.bot, config.tower,
        f"{tally.mean_stock:.1f}", f"{tally.other_share:.0%}".replace("%", " %"),
        f"{tally.mean_difference:.1f}", f"{100 * share:.1f} % ±{100 * margin:.1f}",
    ]  # fmt: skip
    return "| " + " | ".join(cells) + " |"


def show(done: int, games: int) -> None:
    if sys.stderr.isatty():
        print(f"\r{done} of {games} games\033[K\r", end="", file=sys.stderr, flush=True)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="What the cube tower keeps with each layer.")
    parser.add_argument("--games", type=int, default=500, help="games per row")
    parser.add_argument("--bots", nargs="+", default=BOTS, help="who plays")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--correct", action="append", default=[], help="a corrected probability")
    wanted = parser.parse_args(arguments)
    print(HEAD)
    with ProcessPoolExecutor(wanted.processes) as pool:
        side_by_side = partial(pool.map, chunksize=5) if wanted.processes > 1 else map
        for (edition, players), bot, layer in product(TABLES, wanted.bots, LAYERS):
            setting = Setting(Config(players, edition, layer), bot, tuple(wanted.correct))
            tally = Tally()
            for one in side_by_side(play, repeat(setting), range(wanted.games)):
                tally = tally.plus(one)
                show(tally.games, wanted.games)
            print(row(setting, tally), flush=True)


if __name__ == "__main__":
    main()
