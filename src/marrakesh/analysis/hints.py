"""Hints: what a bot would do now, and why."""

from collections.abc import Sequence
from statistics import mean
from typing import Final

from marrakesh import bots
from marrakesh.analysis.achievements import companions, selected
from marrakesh.analysis.coach import Coach, explain
from marrakesh.analysis.continuations import Continuation, Pair, pairs, play_on, preferred
from marrakesh.analysis.judgement import weighed
from marrakesh.analysis.model import Hint, HintOption
from marrakesh.bots import Bot, Budget, SearchBot, Seat
from marrakesh.bots.tree import lead
from marrakesh.narration import describe
from marrakesh.rules.actions import SELECT
from marrakesh.rules.game import Game
from marrakesh.rules.words import RED, SECTORS, colours_in
from marrakesh.texts import text

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
    line = play_on(place, best, 0)
    rival = _different(line, seat, others)[0]
    other = next(option for option in options if option.action == rival)
    why = explain(place, options[0], other, made.budget, lang, names)
    return _hint(line, seat, options, why, lang)


def _hint(
    line: Continuation, seat: int, options: list[HintOption], why: list[str], lang: str
) -> Hint:
    """The best option, the rest of its selection in its line, and the most important reason."""
    also = [SELECT + colour for colour in colours_in(companions(line, seat))]
    return Hint(seat, options, also, _where(selected(line, seat), lang), why[0])


def _where(colours: int, lang: str) -> str:
    """Where the keshis of these colours send assistants."""
    say, chosen = text(lang), colours_in(colours)
    where = [say("to-sector", sector=SECTORS[colour]) for colour in chosen if colour < RED]
    souk = sum(colour > RED for colour in chosen)
    if souk:
        where.append(say("souk-assistants", n=souk))
    if RED in chosen:
        where.append(say("to-any-sector"))
    return say.listing(where) if where else ""


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
    return _hint(found[0][0], seat, options, coach.reasons(found, *options), lang)


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
