"""The plan of a contest: every seed is played in every seating of the bots."""

from itertools import combinations

import msgspec

from marrakesh.arena.job import Job, Setting
from marrakesh.bots import make_bot
from marrakesh.errors import LocalizedError


class Plan(msgspec.Struct, frozen=True):
    """The games to play: at least `games` of them, with seeds counting up from `seed`."""

    setting: Setting
    bots: tuple[str, ...]
    games: int
    seed: int = 0

    @property
    def seatings(self) -> list[tuple[str, ...]]:
        return seatings(self.bots, self.setting.config.players)

    @property
    def jobs(self) -> list[Job]:
        """All games, seed by seed; each seed is played in all seatings."""
        around = self.seatings
        seeds = -(-self.games // len(around))
        return [Job(self.seed + k, seating) for k in range(seeds) for seating in around]


def seatings(bots: tuple[str, ...], seats: int) -> list[tuple[str, ...]]:
    """Return seatings with each bot at each seat equally often, and the others in all combinations.

    If there are fewer bots than seats, bots take several seats in a game.

    >>> ["".join(seating) for seating in seatings(("a", "b"), 3)]
    ['aba', 'baa', 'aab', 'bab', 'abb', 'bba']
    """
    if len(bots) >= seats:
        tables = list(combinations(bots, seats))
    else:
        number = len(bots)
        tables = [
            tuple(bots[(first + seat) % number] for seat in range(seats)) for first in range(number)
        ]
    rotated = (table[turn:] + table[:turn] for table in tables for turn in range(seats))
    return list(dict.fromkeys(rotated))


def bots_named(typed: str) -> tuple[str, ...]:
    """Parse a comma-separated list of bots; each must exist and appear once."""
    bots = tuple(typed.replace(",", " ").split())
    if not bots:
        raise LocalizedError("arena-no-bots")
    for bot in bots:
        if bots.count(bot) > 1:
            raise LocalizedError("arena-twice", bot=bot)
        make_bot(bot, 0)
    return bots
