"""A bot with a net-guided tree search."""

import random
import time
from dataclasses import dataclass
from statistics import fmean
from typing import ClassVar, Final

from marrakesh.bots.budget import Budget
from marrakesh.bots.net import shipped
from marrakesh.bots.seat import Seat
from marrakesh.bots.tree import NEGLIGIBLE, Node, Tree, lead
from marrakesh.workers import side_by_side

SECONDS: Final = 1.0
CANDIDATES: Final = 8
"""The actions with the highest priors that are considered."""
HOPELESS: Final = 5.0
"""An action so many points behind the best is dropped at once,"""
ENOUGH: Final = 16
"""if it has this many visits."""


@dataclass(frozen=True)
class Weighed:
    """An action as the search sees it."""

    action: int
    visits: int
    scores: tuple[float, ...]
    """The expected final points of each seat after it."""


class SearchBot:
    """Searches within its budget and keeps its tree from decision to decision.

    With several processes it is root-parallel: each grows the tree on its own.
    """

    name: ClassVar[str] = "search"

    def __init__(self, seed: int | str, budget: Budget | None = None) -> None:
        self.budget = budget or Budget(seconds=SECONDS)
        self._random = random.Random(seed)
        self._trees: dict[int, Tree] = {}  # by seat

    def choose(self, seat: Seat) -> int:
        return self._best_first(seat, 1)[0].action

    def weigh(self, seat: Seat) -> list[Weighed]:
        """The seat's legal actions, the best first; even a clear choice is compared with one."""
        return self._best_first(seat, 2)

    def _best_first(self, seat: Seat, least: int) -> list[Weighed]:
        seeds = [self._random.getrandbits(64) for _ in range(self.budget.processes)]
        found = side_by_side(lambda number: self._search(seat, least, seeds[number]), len(seeds))
        if len(found) == 1:
            return found[0]
        merged = [
            _merge([one for options in found for one in options if one.action == action])
            for action in seat.legal_actions
        ]
        return sorted(merged, key=lambda one: (-one.visits, -lead(list(one.scores), seat.number)))

    def _search(self, seat: Seat, least: int, seed: int) -> list[Weighed]:
        chance = random.Random(seed)
        tree = self._trees.setdefault(seat.number, Tree(seat.number, shipped()))
        root = tree.turn_to(seat.imagine(chance.getrandbits(40)))
        race = Race(root, self.budget, least)
        while places := race.next_places():
            deal = chance.getrandbits(40)
            for place in places:
                race.found[place].append(tree.iterate(seat.imagine(deal), place))
        return race.ranking


class Race:
    """Sequential halving: the budget is shared equally among the rounds, and each of them halves
    the candidates.

    In a sweep all candidates get the same deal, so that they differ by what they do, not by luck.
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
        """The points of each seat that every visit found, by the place of the action."""
        self._rounds = _rounds(number)
        self._done = 0
        self._start = time.perf_counter()

    @property
    def ranking(self) -> list[Weighed]:
        """All actions, the best first; one without visits promises what the seat has without it."""
        return [
            Weighed(
                self._root.actions[place],
                len(self.found[place]),
                tuple(map(fmean, zip(*(self.found[place] or [self._root.points]), strict=True))),
            )
            for place in self._candidates + self._rest
        ]

    def next_places(self) -> list[int]:
        """The places of the actions for the next sweep; none once the race is over."""
        if self._done:
            self._drop()
        if len(self._candidates) < 2:
            return []
        self._done += len(self._candidates)
        return self._candidates

    def _drop(self) -> None:
        promises = {place: self._root.promise(place) for place in self._candidates}
        self._candidates.sort(key=lambda place: -promises[place])
        most = promises[self._candidates[0]]
        while most - promises[last := self._candidates[-1]] > HOPELESS:
            if self._root.visits[last] < ENOUGH:
                break
            self._keep(len(self._candidates) - 1)
        while (left := _rounds(len(self._candidates))) and self._spent() > (
            1 - (left - 1) / self._rounds
        ):
            self._keep((len(self._candidates) + 1) // 2)

    def _keep(self, number: int) -> None:
        self._candidates, dropped = self._candidates[:number], self._candidates[number:]
        self._rest = dropped + self._rest

    def _spent(self) -> float:
        """The part of the budget that will be spent after another sweep."""
        done = self._done + len(self._candidates)
        if self._limit:
            return done / self._limit
        return (time.perf_counter() - self._start) * done / self._done / self._seconds


def _rounds(candidates: int) -> int:
    """How often they have to be halved until one is left."""
    return (candidates - 1).bit_length()


def _merge(parts: list[Weighed]) -> Weighed:
    """One action merged over several trees, weighted by visits."""
    visits = sum(part.visits for part in parts)
    scores = [0.0] * len(parts[0].scores)
    for part in parts:
        share = (part.visits + 1) / (visits + len(parts))
        for seat, score in enumerate(part.scores):
            scores[seat] += share * score
    return Weighed(parts[0].action, visits, tuple(scores))
