"""The options of one decision, weighed with the seat's knowledge."""

import random
import time
from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from marrakesh import bots
from marrakesh.analysis.coach import Coach
from marrakesh.analysis.continuations import pairs
from marrakesh.analysis.model import Decision, HintOption, behind, mark, only_good
from marrakesh.bots import Budget, Seat
from marrakesh.bots.net import default_net
from marrakesh.bots.search import SearchBot
from marrakesh.bots.tree import Tree, lead
from marrakesh.errors import LocalizedError
from marrakesh.narration import describe
from marrakesh.rules.calendar import season_and_round
from marrakesh.rules.game import Game

Readers = Mapping[str, Sequence[str]]
"""The players' names by language."""


def judge_named(bot: str, seed: int | str) -> SearchBot:
    """Return the bot that a text specifies; raise LocalizedError if unknown or unable to judge."""
    made = bots.make_bot(bot, seed)
    if not isinstance(made, SearchBot):
        raise LocalizedError("bot-no-judge", bot=bot)
    return made


def judge(
    game: Game, seat: int, played: int, number: int, bot: str, readers: Readers
) -> dict[str, Decision]:
    """Judge a decision in the position before it, for readers of several languages. Its number is
    the seed, so that the result does not depend on the process."""
    search = judge_named(bot, number)
    place = Seat(game, seat)
    options = weighed(game, seat, search, "en")
    rival = _rival(options, played, seat)
    if rival:
        options = _compared(options, rival, place, search.budget, number)
    index = [option.action for option in options].index(played)
    loss = behind(options, seat, index)
    sign = mark(loss, options, seat, index)
    other = index or 1
    lines = pairs(place, options[0].action, options[other].action, search.budget) if sign else []
    when = season_and_round(game.table)
    found = {}
    for lang, names in readers.items():
        told = [replace(one, words=describe(game, one.action, lang, seat)) for one in options]
        coach = Coach(seat, names, game.table, lang)
        why = coach.why(lines, told[0], told[other]) if lines else ""
        found[lang] = Decision(number, seat, *when, played, told, loss, sign, why)
    return found


def doubt(seat: int, played: int, game: Game) -> int:
    """How strongly the net prefers another action; 0 if it agrees with the one played."""
    logits = default_net().logits(game, seat)
    return max(logits) - logits[game.legal_actions(seat).index(played)]


def weighed(game: Game, seat: int, search: SearchBot, lang: str) -> list[HintOption]:
    """All options, best first."""
    found = []
    for one in search.rank(Seat(game, seat)):
        words = describe(game, one.action, lang, seat)
        found.append(HintOption(one.action, words, _rounded(one.scores), one.visits))
    return found


def _rounded(scores: Sequence[float]) -> list[float]:
    return [round(points, 2) for points in scores]


def _rival(options: list[HintOption], played: int, seat: int) -> HintOption | None:
    """The option to compare with the best one: the one played, or else the runner-up.

    If the best was played, it is compared only if it looks like the only good choice.
    """
    if options[0].action != played:
        return next(option for option in options if option.action == played)
    if not only_good(options, seat):
        return None
    return max(options[1:], key=lambda option: lead(option.points, seat))


def _compared(
    options: list[HintOption], rival: HintOption, place: Seat, budget: Budget, seed: int
) -> list[HintOption]:
    """Search the best option and its rival again, separately, with the same budget and seed.

    A search spends few visits on actions with low priors, so their values are noisy, and among many
    similar actions the maximum is biased upwards. A second, equal search is fair to both.
    """
    pair = [_alone(option, place, budget, seed) for option in (options[0], rival)]
    pair.sort(key=lambda option: -lead(option.points, place.number))
    return pair + [option for option in options[1:] if option.action != rival.action]


def _alone(option: HintOption, place: Seat, budget: Budget, seed: int) -> HintOption:
    """An option, evaluated by spending the whole budget on the position after it."""
    chance = random.Random(seed)

    def after() -> Game:
        game = place.imagine(chance.getrandbits(40))
        game.apply(option.action, place.number)
        return game

    tree = Tree(place.number, default_net())
    totals = tree.iterate(after())[:]
    visits = 1
    end = time.perf_counter() + (budget.seconds or 0.0)
    while visits < (budget.iterations or 1) or time.perf_counter() < end:
        for seat, points in enumerate(tree.iterate(after())):
            totals[seat] += points
        visits += 1
    return replace(option, points=_rounded([one / visits for one in totals]), visits=visits)
