"""One measurement of Catanatron, printed as JSON; speed.py alternates it with the engine.

Its own random players in its own game loop, 4 players, as in `catanatron-play`.
"""

import json
import random
import sys
import time

from catanatron import Color, Game, RandomPlayer


def main() -> None:
    games = int(sys.argv[1])
    decisions = 0
    start = time.process_time()
    for seed in range(games):
        random.seed(seed)
        game = Game([RandomPlayer(color) for color in Color], seed=seed)
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            decisions += 1
    seconds = time.process_time() - start
    print(json.dumps({"decision_us": seconds / decisions * 1e6, "game_us": seconds / games * 1e6}))


if __name__ == "__main__":
    main()
