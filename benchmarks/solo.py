"""Results of random and greedy play against the Pashabot: the table of docs/solo.md.

python benchmarks/solo.py --games 1000
"""

import argparse
import math
import random
import statistics
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from typing import NamedTuple

from marrakesh.bots import GreedyBot, Seat
from marrakesh.rules.config import Config
from marrakesh.rules.game import Game


class Setting(NamedTuple):
    """A row of the table: who plays against whom."""

    opponent: str  # easy, normal, hard or simplified
    edition: str
    player: str  # random or greedy


def config_of(setting: Setting) -> Config:
    if setting.opponent == "simplified":
        return Config(1, setting.edition, solo="simplified")
    return Config.solo_game(setting.opponent, setting.edition)


def play(setting: Setting, seed: int) -> tuple[int, int, int]:
    """Play a game: your points, the Pashabot's, and whether you won or which level you reached."""
    game = Game.new(config_of(setting), seed)
    chance = random.Random(seed)
    greedy = GreedyBot(seed)
    while not game.over:
        if setting.player == "greedy":
            game.apply(greedy.choose(Seat(game, 0)))
        else:
            game.apply(chance.choice(game.legal_actions()))
    if setting.opponent == "simplified":
        levels = game.table.values.levels
        return game.scores[0], 0, sum(game.scores[0] >= level for level in levels)
    return game.scores[0], game.scores[1], int(game.result[0] == 1)


def spread(points: list[int]) -> str:
    margin = 1.96 * statistics.stdev(points) / math.sqrt(len(points))
    return f"{statistics.mean(points):.1f} ± {margin:.1f}"


def row(setting: Setting, results: list[tuple[int, int, int]]) -> str:
    yours = [result[0] for result in results]
    cells = [setting.opponent, setting.edition, setting.player, spread(yours), str(max(yours))]
    if setting.opponent == "simplified":
        reached = [sum(result[2] >= level for result in results) for level in (1, 2, 3, 4)]
        cells += ["–", " / ".join(f"{100 * n / len(results):.1f} %" for n in reached)]
    else:
        won = sum(result[2] for result in results)
        cells += [spread([result[1] for result in results]), f"{100 * won / len(results):.1f} %"]
    return "| " + " | ".join(cells) + " |"


def main() -> None:
    parser = argparse.ArgumentParser(description="Random and greedy play against the Pashabot.")
    parser.add_argument("--games", type=int, default=1000, help="games per row")
    parser.add_argument("--processes", type=int, default=2)
    wanted = parser.parse_args()
    print("| opponent | edition | you play | your points | best | its points | you win / levels |")
    print("|---|---|---|---|---|---|---|")
    with ProcessPoolExecutor(wanted.processes) as pool:
        for opponent in ("easy", "normal", "hard", "simplified"):
            for edition in ("essential", "deluxe"):
                for player in ("random", "greedy"):
                    setting = Setting(opponent, edition, player)
                    results = pool.map(play, repeat(setting), range(wanted.games), chunksize=25)
                    print(row(setting, list(results)), flush=True)


if __name__ == "__main__":
    main()
