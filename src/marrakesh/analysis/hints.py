"""Hints: what a bot would do now, and why."""

from collections.abc import Sequence
from statistics import mean
from typing import Final

from marrakesh import bots
from marrakesh.analysis.coach import Coach, explain
from marrakesh.analysis.lines import Pair, pairs, preferred
from marrakesh.analysis.model import Hint, HintOption
from marrakesh.analysis.weighing import weighed
from marrakesh.bots import Budget, SearchBot, Seat
from marrakesh.narration import describe
from marrakesh.rules.game import Game

COMPARING: Final = Budget(seconds=1.0)
"""For bots that do not search."""


def hint(
    game: Game, seat: int, bot: str = "search:1s", lang: str = "en", names: Sequence[str] = ()
) -> Hint:
    """What a bot would do at this seat now, and why; `names` are those of the players."""
    made, place = bots.make(bot, seat), Seat(game, seat)
    if isinstance(made, SearchBot):
        options = weighed(game, seat, made, lang)
        why = explain(place, options[0], options[1], made.budget, lang, names)
        return Hint(seat, options, why)
    choice = made.choose(place)
    rival = next(action for action in preferred(place) if action != choice)
    found = pairs(place, choice, rival, COMPARING)
    options = [
        HintOption(action, describe(game, action, lang, seat), _points(found, side), len(found))
        for side, action in enumerate((choice, rival))
    ]
    coach = Coach(seat, names, found[0][0].before.table, lang)
    return Hint(seat, options, coach.why(found, *options))


def _points(found: list[Pair], side: int) -> list[float]:
    """The expected final points by seat in the lines of one of two options."""
    each = zip(*(pair[side].points for pair in found), strict=True)
    return [round(mean(points), 2) for points in each]
