"""Hints: what a bot would do now, and why."""

from collections.abc import Sequence
from statistics import mean
from typing import Final

from marrakesh import bots
from marrakesh.analysis.achievements import companions
from marrakesh.analysis.coach import Coach, explain
from marrakesh.analysis.continuations import Continuation, Pair, pairs, play_on, preferred
from marrakesh.analysis.judgement import weighed
from marrakesh.analysis.model import Hint, HintOption
from marrakesh.bots import Bot, Budget, SearchBot, Seat
from marrakesh.bots.tree import lead
from marrakesh.narration import describe
from marrakesh.rules.actions import SELECT
from marrakesh.rules.game import Game

COMPARING: Final = Budget(seconds=1.0)
"""The budget for comparisons by bots that do not search."""
LOOKS: Final = 4
"""How many other options are tried in search of a worse one."""


def hint(
    game: Game, seat: int, bot: str = "search:1s", lang: str = "en", names: Sequence[str] = ()
) -> Hint:
    """What a bot would do at this seat now, and why; `names` are the players' names."""
    made, place = bots.make_bot(bot, seat), Seat(game, seat)
    if not isinstance(made, SearchBot):
        return _of_choice(game, place, made, lang, names)
    options = weighed(game, seat, made, lang)
    best, *others = (option.action for option in options)
    rival = _different(play_on(place, best, 0), seat, others)[0]
    other = next(option for option in options if option.action == rival)
    return Hint(seat, options, explain(place, options[0], other, made.budget, lang, names))


def _of_choice(game: Game, place: Seat, bot: Bot, lang: str, names: Sequence[str]) -> Hint:
    """The choice of a bot that does not rank its options, and an option that it beats."""
    seat, choice = place.number, bot.choose(place)
    rival = _beaten(place, choice)
    found = pairs(place, choice, rival, COMPARING)
    options = [
        HintOption(action, describe(game, action, lang, seat), _points(found, side), len(found))
        for side, action in enumerate((choice, rival))
    ]
    coach = Coach(seat, names, found[0][0].before.table, lang)
    return Hint(seat, options, coach.why(found, *options))


def _different(line: Continuation, seat: int, others: list[int]) -> list[int]:
    """The options that really differ, without colours that will be selected anyway."""
    with_it = companions(line, seat)
    return [one for one in others if not with_it or not with_it >> (one - SELECT) & 1] or others


def _beaten(place: Seat, choice: int) -> int:
    """The best of the other options that looks worse than the choice, if there is any."""
    seat = place.number
    line = play_on(place, choice, 0)
    others = [action for action in preferred(place) if action != choice]
    others = _different(line, seat, others)[:LOOKS]
    for action in others:
        if lead(play_on(place, action, 0).points, seat) < lead(line.points, seat):
            return action
    return others[0]


def _points(found: list[Pair], side: int) -> list[float]:
    """The expected final points by seat in the lines of one of two options."""
    each = zip(*(pair[side].points for pair in found), strict=True)
    return [round(mean(points), 2) for points in each]
