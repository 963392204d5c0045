"""The course of a game: each seat's expected points at the start of every round."""

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

from marrakesh.analysis.model import Expectation
from marrakesh.bots.expectation import expected
from marrakesh.records import Step
from marrakesh.rules.calendar import season_and_round
from marrakesh.rules.game import Game


def course(steps: list[Step], last: Game) -> list[Expectation]:
    """The course from the first decision to the position at the end of the record."""
    moments = [_expectation(game, 0.0) for game in _rounds(steps)]
    return [*moments, _expectation(last, 1.0 if last.over else 0.5)]


def times(steps: list[Step]) -> list[float]:
    """When each decision was made, in rounds since the start: evenly spread within its round."""
    begun = [_begun(step.before) for step in steps]
    together, before = Counter(begun), Counter[int]()
    found = []
    for time in begun:
        found.append(time + before[time] / together[time])
        before[time] += 1
    return found


def _begun(game: Game) -> int:
    """When the current round began, in rounds since the start."""
    season, number = season_and_round(game.table)
    return game.table.values.rounds * (season - 1) + number - 1


def _rounds(steps: list[Step]) -> Iterator[Game]:
    """The game at its start and at the start of each round.

    Within a round, expectations swing with every choice and payment, so only like moments are
    comparable.
    """
    if steps:
        yield steps[0].before
    for step, after in pairwise(steps):
        if season_and_round(after.before.table) != season_and_round(step.before.table):
            yield after.before


def _expectation(game: Game, part: float) -> Expectation:
    """The expectation in a position; `part` is the elapsed part of its round."""
    season, number = season_and_round(game.table)
    points = [round(points, 2) for points in expected(game)]
    return Expectation(season, number, _begun(game) + part, points)
