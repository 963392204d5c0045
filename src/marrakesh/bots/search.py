"""A bot with a net-guided tree search."""

import math
import random
import time
from dataclasses import dataclass
from statistics import fmean
from typing import ClassVar, Final

from marrakesh.bots.budget import Budget
from marrakesh.bots.net import default_net
from marrakesh.bots.seat import Seat
from marrakesh.bots.tree import NEGLIGIBLE, Node, Tree, lead

SECONDS: Final = 1.0
CANDIDATES: Final = 8
"""The actions with the highest priors that are considered."""
SETTLED: Final = 0.04
"""An action is dropped once the expected loss from dropping it is below this many points."""
SPREAD: Final = 3.0
"""Prior standard deviation, across deals, of the difference between two actions, in points."""
ASSUMED: Final = 4
"""Weight of that prior, in deals."""


@dataclass(frozen=True)
class RankedAction:
    """An action with its search results."""

    action: int
    visits: int
    scores: tuple[float, ...]
    """The expected final points of each seat after the action."""


class SearchBot:
    """Searches within its budget and keeps its tree from decision to decision.

    With several processes it is root-parallel: each grows a tree of its own.
    """

    name: ClassVar[str] = "search"

    def __init__(self, seed: int | str, budget: Budget | None = None) -> None:
        self.budget = budget or Budget(seconds=SECONDS)
        self._random = random.Random(seed)
        self._trees: dict[int, Tree] = {}  # by seat

    def choose(self, seat: Seat) -> int:
        return self._best_first(seat, 1)[0].action

    def rank(self, seat: Seat) -> list[RankedAction]:
        """Rank the seat's legal actions, best first; even a clear choice gets a rival."""
        return self._best_first(seat, 2)

    def _best_first(self, seat: Seat, least: int) -> list[RankedAction]:
        seeds = [self._random.getrandbits(64) for _ in range(self.budget.processes)]
        if len(seeds) == 1:
            return self._search(seat, least, seeds[0])
        from marrakesh.workers import side_by_side  # a browser has no processes

        found = side_by_side(lambda number: self._search(seat, least, seeds[number]), len(seeds))
        merged = [
            _merge([one for options in found for one in options if one.action == action])
            for action in seat.legal_actions
        ]
        return sorted(merged, key=lambda one: (-one.visits, -lead(list(one.scores), seat.number)))

    def _search(self, seat: Seat, least: int, seed: int) -> list[RankedAction]:
        chance = random.Random(seed)
        tree = self._trees.setdefault(seat.number, Tree(seat.number, default_net()))
        root = tree.turn_to(seat.imagine(chance.getrandbits(40)))
        halving = SequentialHalving(root, self.budget, least)
        while places := halving.next_places():
            deal = chance.getrandbits(40)
            for place in places:
                halving.found[place].append(tree.iterate(seat.imagine(deal), place))
        return halving.ranking


class SequentialHalving:
    """Rounds with equal shares of the budget, each of which halves the number of candidates.
    Most are dropped earlier, as soon as they are clearly no better.

    All candidates of a sweep get the same deal, so that luck does not distort the comparison.
    """

    def __init__(self, root: Node, budget: Budget, least: int) -> None:
        self._root = root
        self._seconds = budget.seconds or SECONDS
        self._limit = -(-(budget.iterations or 0) // budget.processes)
        ranked = sorted(range(len(root.actions)), key=lambda place: -root.priors[place])
        number = sum(prior >= NEGLIGIBLE for prior in root.priors)
        number = min(max(number, least), CANDIDATES, self._limit or CANDIDATES)
        self._candidates, self._rest = ranked[:number], ranked[number:]
        self.found: list[list[list[float]]] = [[] for _ in ranked]
        """The points of each seat found by every visit, by index of the action."""
        self._rounds = _rounds(number)
        self._done = 0
        self._next_check = 2  # in deals
        self._start = time.perf_counter()

    @property
    def ranking(self) -> list[RankedAction]:
        """All actions, best first; unvisited ones get the expected points of the position."""
        return [
            RankedAction(
                self._root.actions[place],
                len(self.found[place]),
                tuple(map(fmean, zip(*(self.found[place] or [self._root.points]), strict=True))),
            )
            for place in self._candidates + self._rest
        ]

    def next_places(self) -> list[int]:
        """The indices of the actions for the next sweep; empty once the search is over."""
        if self._done:
            self._drop()
        if len(self._candidates) < 2:
            return []
        self._done += len(self._candidates)
        return self._candidates

    def _drop(self) -> None:
        promises = {place: self._root.promise(place) for place in self._candidates}
        self._candidates.sort(key=lambda place: -promises[place])
        if len(self.found[self._candidates[0]]) >= self._next_check:
            self._drop_settled(promises)
        while (left := _rounds(len(self._candidates))) and self._spent() > (
            1 - (left - 1) / self._rounds
        ):
            self._keep(self._candidates[: (len(self._candidates) + 1) // 2])

    def _drop_settled(self, promises: dict[int, float]) -> None:
        best, *others = self._candidates
        deals = len(self.found[best])
        self._next_check = deals + max(deals // 4, 1)  # ever more rarely: it costs time
        losses = {
            place: expected_loss(promises[best] - promises[place], self._error(best, place))
            for place in others
        }
        self._keep([best, *(place for place in others if losses[place] > SETTLED)])

    def _error(self, best: int, other: int) -> float:
        """The standard error of the difference between two actions, deal by deal."""
        seat = self._root.seat
        pairs = zip(self.found[best], self.found[other], strict=True)
        gaps = [lead(one, seat) - lead(two, seat) for one, two in pairs]
        mean = fmean(gaps)
        squares = sum((gap - mean) ** 2 for gap in gaps) + ASSUMED * SPREAD**2
        return math.sqrt(squares / (len(gaps) - 1 + ASSUMED) / len(gaps))

    def _keep(self, kept: list[int]) -> None:
        self._rest = [place for place in self._candidates if place not in kept] + self._rest
        self._candidates = kept

    def _spent(self) -> float:
        """The share of the budget that will be spent after another sweep."""
        done = self._done + len(self._candidates)
        if self._limit:
            return done / self._limit
        return (time.perf_counter() - self._start) * done / self._done / self._seconds


def _rounds(candidates: int) -> int:
    """The number of halvings until one candidate is left."""
    return (candidates - 1).bit_length()


def expected_loss(gap: float, error: float) -> float:
    """The expected loss from preferring an action that leads by this gap, given the standard error
    of the gap."""
    z = gap / error
    density = math.exp(-z * z / 2) / math.sqrt(2 * math.pi)
    return error * (density - z * math.erfc(z / math.sqrt(2)) / 2)


def _merge(parts: list[RankedAction]) -> RankedAction:
    """One action merged over several trees, weighted by visits."""
    visits = sum(part.visits for part in parts)
    scores = [0.0] * len(parts[0].scores)
    for part in parts:
        share = (part.visits + 1) / (visits + len(parts))
        for seat, score in enumerate(part.scores):
            scores[seat] += share * score
    return RankedAction(parts[0].action, visits, tuple(scores))
