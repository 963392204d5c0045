"""Bots for tests, in a file of their own so that a worker need not load the tests."""

import os
import signal
from pathlib import Path

from marrakesh.bots import RandomBot, Seat


class Eager(RandomBot):
    """Quicker than our other bots, and not like the random one: does the first thing it may."""

    def choose(self, seat: Seat) -> int:
        return seat.legal_actions[0]


class DiesOnce(RandomBot):
    """Takes its whole process with it, the first time."""

    def choose(self, seat: Seat) -> int:
        grave = Path(os.environ["GRAVE"])
        if not grave.exists():
            grave.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return super().choose(seat)


class DiesAlways(RandomBot):
    def choose(self, seat: Seat) -> int:
        os.kill(os.getpid(), signal.SIGKILL)
        return 0


class Wrong(RandomBot):
    """Does what nobody may do."""

    def choose(self, seat: Seat) -> int:
        return -7
