"""The continuations of an option: lines in which all seats play as the net would.

A line starts from a determinization, so it never knows more than the seat, and ends at the seat's
first decision of a later round, where the net judges the position.
"""

import time
from collections import defaultdict
from typing import Final, NamedTuple

from marrakesh.bots import Budget, Seat
from marrakesh.bots.net import default_net
from marrakesh.rules.calendar import season_and_round
from marrakesh.rules.events import Event
from marrakesh.rules.game import Game
from marrakesh.rules.sources import TO_COME, category_of

LEAST: Final = 2
"""The minimum number of deals to compare: a single one may be due to luck."""
MOST: Final = 12
SHARE: Final = 0.5
"""The time for lines, as a share of the time for the preceding search."""
ITERATIONS: Final = 16
"""Search iterations that count as much as one deal, if the budget is not a time."""
DETAILS: Final = {"ask-gate-space", "ask-commit", "ask-caravan"}
"""Questions about the details of an option."""
GROUPS: Final = {
    "jetty": "river", "rapids": "river", "river tiles": "river",
    "palace": "stairs", "mosque": "stairs", "lines": "stairs",
    "gate matches": "gates", "start oasis": "oases", "town spaces": "towns",
    "finish": "camels", "race": "camels", "dung": "camels", "awards": "camels",
    "luxury goods": "souk", "offices": "souk",
}  # fmt: skip
"""Categories of points that players think of as one; any other is a group of its own."""

Sources = defaultdict[str, float]
"""Points by group of categories."""


class Continuation(NamedTuple):
    """A possible continuation of the game after an option."""

    action: int
    before: Game
    then: Game
    """The game right after the option."""
    after: Game
    told: list[Event]
    at_once: int
    """How many of these events the option itself causes."""
    points: list[float]
    """The expected final points by seat."""
    sources: Sources
    """The seat's points from now on by source: those scored in the line and those to come."""


Pair = tuple[Continuation, Continuation]
"""The lines of two options, from the same deal."""


def pairs(place: Seat, option: int, rival: int, budget: Budget) -> list[Pair]:
    """Lines of both options, as many as the time allows."""
    found: list[Pair] = []
    end = time.perf_counter() + SHARE * (budget.seconds or 0.0)
    least = min(MOST, max(LEAST, (budget.iterations or 0) // ITERATIONS))
    while len(found) < least or (len(found) < MOST and time.perf_counter() < end):
        deal = len(found)
        found.append((play_on(place, option, deal), play_on(place, rival, deal)))
    return found


def play_on(place: Seat, action: int, deal: int) -> Continuation:
    """Take an action in a determinization, and let the net decide for all seats from there on."""
    before = place.imagine(deal)
    seat, now = place.number, season_and_round(before.table)
    game = before.copy()
    game.listen()
    told = list(game.apply(action, seat))
    while game.seat == seat and game.question.key in DETAILS:
        told += game.apply(_choice(game), seat)
    at_once, then = len(told), game.copy()
    while not game.over and not (seat in game.waiting and season_and_round(game.table) != now):
        told += game.apply(_choice(game), game.seat)
    booked = game.bookings(seat)[len(before.bookings(seat)) :]
    points, sources = _expected(game, seat)
    for booking in booked:
        sources[group_of(category_of(booking.source))] += booking.points
    return Continuation(action, before, then, game, told, at_once, points, sources)


def _expected(game: Game, seat: int) -> tuple[list[float], Sources]:
    """The expected final points by seat, and the seat's own points to come by source."""
    sources: Sources = defaultdict(float)
    if game.over:
        return [float(score) for score in game.scores], sources
    judged = default_net().judge(game, seat)
    table = game.table
    in_play = {
        "camels": table.camels, "towns": table.desert_towns, "buildings": table.buildings,
    }  # fmt: skip
    for category, points in zip(TO_COME, judged.sources, strict=True):
        group = group_of(category)
        if in_play.get(group, True):
            sources[group] += points
    return judged.points, sources


def group_of(category: str) -> str:
    """The group of a source of points."""
    return GROUPS.get(category, category)


def preferred(place: Seat) -> list[int]:
    """The seat's legal actions, those that the net prefers first."""
    game = place.imagine(0)
    legal = place.legal_actions
    told = dict(zip(legal, default_net().logits(game, place.number), strict=True))
    return sorted(legal, key=lambda action: -told[action])


def _choice(game: Game) -> int:
    legal = game.legal_actions()
    logits = default_net().logits(game, game.seat)
    return legal[logits.index(max(logits))]
