"""The tree that the search grows: information-set Monte Carlo tree search.

Open loop: a node is a sequence of actions, not a position. Every iteration starts from a game in
which all that the seat cannot know is dealt anew, and goes down among the actions that are legal
there. Where the tree ends, all play the round to its end a step at a time, and the evaluation says
what that is worth. Every seat wants to lead by much.
"""

import math
from typing import Final

from marrakesh.bots.evaluation import expected
from marrakesh.bots.greedy import finish_round, settle
from marrakesh.rules.actions import ACTION_COUNT
from marrakesh.rules.agenda import Together
from marrakesh.rules.game import Game

CURIOSITY: Final = 4.0
"""How many points an option may look worse and still be tried: more with more trust in it."""
HEAT: Final = 2.0
"""So many points less, and an option is trusted 1/e as much."""
WIDTH: Final = 4
"""How many options a node looks at when it is young; the square root of its visits come on top."""
PATIENCE: Final = 0.2
"""The part of the iterations left that a runner-up would have to win to go on with the search."""
MOST_NODES: Final = 1_000_000
"""A tree does not grow beyond; some 600 bytes each."""


class Node:
    """What is known of a sequence of actions: how often it was played, and what came of it."""

    __slots__ = ("action", "actions", "children", "joint", "own", "prior", "totals", "trust",
                 "visits")  # fmt: skip

    def __init__(self, action: int, prior: list[float]) -> None:
        self.action: int = action
        self.prior: list[float] = prior  # expected points by seat, judged at first sight
        self.totals: list[float] = prior[:]  # of the prior and all visits
        self.visits: int = 0
        self.trust: float = 0.0
        self.children: dict[int, Node] = {}  # by action
        self.actions: list[int] = []  # of the children, the most trusted first
        self.own: dict[int, Node] = {}  # where all decide at once: a tree for each seat,
        self.joint: dict[int, Node] = {}  # and how it goes on, by what all have chosen

    @property
    def scores(self) -> list[float]:
        """The expected points by seat."""
        return [total / (self.visits + 1) for total in self.totals]


def lead(scores: list[float], seat: int) -> float:
    """How far a seat is ahead of the best of the others, if there are any."""
    ahead = scores[seat]
    most = 0.0
    first = True
    for other in range(len(scores)):
        if other != seat and (first or scores[other] > most):
            most = scores[other]
            first = False
    return ahead - most


class Tree:
    """Grown for a seat, by one imagined game after the other."""

    __slots__ = ("iterations", "nodes", "root", "seat")

    def __init__(self, seat: int, start: Game) -> None:
        self.seat: int = seat
        self.root: Node = Node(-1, expected(start.table))
        self.iterations: int = 0
        self.nodes: int = 1

    @property
    def options(self) -> list[Node]:
        """The seat's actions, the most played first."""
        top = self.root.own.get(self.seat, self.root)
        order = [
            (-node.visits, -lead(node.scores, self.seat), node.action)
            for node in top.children.values()
        ]
        order.sort()
        return [top.children[action] for _, _, action in order]

    def decided(self, left: int) -> bool:
        """Whether so many more iterations will hardly change what is played most."""
        first = second = 0
        for node in self.root.own.get(self.seat, self.root).children.values():
            if node.visits > first:
                first, second = node.visits, first
            elif node.visits > second:
                second = node.visits
        return first - second > PATIENCE * left

    def iterate(self, game: Game) -> None:
        """Play the game on to where the tree ends, and remember what came of it."""
        path = [self.root]
        leaf = False
        while game.table.asked >= 0 and not leaf:
            if isinstance(game.table.agenda[-1], Together):
                leaf = self._decide_together(game, path)
            else:
                leaf = self._step(game, game.table.asked, path)
        finish_round(game)
        scores = expected(game.table)
        for node in path:
            node.visits += 1
            for seat in range(len(scores)):
                node.totals[seat] += scores[seat]
        self.iterations += 1

    def _decide_together(self, game: Game, path: list[Node]) -> bool:
        """Each waiting seat goes down a tree of its own, so none answers what another has chosen
        in secret; then it goes on from what all have chosen. Whether a tree ended."""
        before = path[-1]
        frame = game.table.agenda[-1]
        waiting = game.waiting
        if self.seat in waiting:
            waiting.remove(self.seat)
            waiting.insert(0, self.seat)
        chosen = 0
        for seat in waiting:
            if seat not in before.own:
                before.own[seat] = Node(-1, before.prior)
            path.append(before.own[seat])
            while game.table.agenda and game.table.agenda[-1] is frame and game.legal_actions(seat):
                if self._step(game, seat, path):
                    return True
                chosen = chosen * ACTION_COUNT + path[-1].action
        if chosen not in before.joint:
            before.joint[chosen] = Node(-1, path[-1].prior)
        path.append(before.joint[chosen])
        return False

    def _step(self, game: Game, seat: int, path: list[Node]) -> bool:
        """One action further; whether the tree ended here."""
        node = path[-1]
        options = game.legal_actions(seat)
        fresh = not node.children
        if fresh and self.nodes > MOST_NODES:
            return True
        self._grow(node, game, seat, options)
        child = node.children[self._select(node, seat, options)]
        path.append(child)
        game.apply(child.action, seat)
        return fresh

    def _grow(self, node: Node, game: Game, seat: int, options: list[int]) -> None:
        """Judge the options that the node does not know yet, each once all is settled that it asks
        of the seat: half-done actions are hard to judge."""
        known = node.children
        before = len(known)
        for action in options:
            if action not in known:
                twin = game.copy()
                twin.apply(action, seat)
                settle(twin, seat)
                known[action] = Node(action, expected(twin.table))
        if len(known) == before:
            return
        self.nodes += len(known) - before
        order = [(-lead(child.prior, seat), child.action) for child in known.values()]
        order.sort()
        node.actions = [action for _, action in order]
        best = order[0][0]
        total = 0.0
        for worse, action in order:
            known[action].trust = math.exp((best - worse) / HEAT)
            total += known[action].trust
        for child in known.values():
            child.trust /= total

    def _select(self, node: Node, seat: int, options: list[int]) -> int:
        """The option with the best balance of what it promises and how little is known of it."""
        width = WIDTH + int(math.sqrt(node.visits))
        curiosity = CURIOSITY * math.sqrt(node.visits + 1)
        best = -1
        most = 0.0
        for action in node.actions:
            if action in options:
                child = node.children[action]
                visits = child.visits + 1
                value = (lead(child.totals, seat) + curiosity * child.trust) / visits
                if best < 0 or value > most:
                    best = action
                    most = value
                width -= 1
                if width == 0:
                    break
        return best
