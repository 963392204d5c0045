"""Bots for tests, in a file of their own so that workers need not load the tests."""

import os
import signal
import time
from pathlib import Path

from marrakesh.bots import RandomBot, Seat


class Eager(RandomBot):
    """Takes the first legal action: faster than our other bots, and unlike the random one."""

    def choose(self, seat: Seat) -> int:
        return seat.legal_actions[0]


class DiesOnce(RandomBot):
    """Kills its whole process, the first time only."""

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
    """Chooses an illegal action."""

    def choose(self, seat: Seat) -> int:
        return -7


class Lingers(RandomBot):
    """Never decides on a doomed node; elsewhere, waits until that node is lost."""

    def choose(self, seat: Seat) -> int:
        graves = Path(os.environ["GRAVES"])
        if os.environ.get("DOOMED"):
            (graves / str(os.getpid())).touch()
        while not (graves / "lost").exists() or os.environ.get("DOOMED"):
            time.sleep(0.05)
        return super().choose(seat)
