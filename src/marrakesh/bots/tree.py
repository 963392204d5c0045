"""The search tree: information-set Monte Carlo tree search (ISMCTS).

Open loop: a node is a sequence of actions, not a position. Every iteration starts from a fresh
determinization and descends by PUCT through the actions legal there, with progressive widening. At
a leaf, a greedy rollout finishes the round and the evaluation scores the result. Every seat
maximises its lead.
"""

import math
from typing import Final

from marrakesh.bots.evaluation import expected
from marrakesh.bots.greedy import finish_round, settle
from marrakesh.rules.actions import ACTION_COUNT
from marrakesh.rules.agenda import Together
from marrakesh.rules.game import Game

EXPLORATION: Final = 4.0
"""The PUCT exploration constant, in points."""
TEMPERATURE: Final = 2.0
"""Of the softmax that turns expected leads into priors, in points."""
WIDTH: Final = 4
"""Progressive widening: a node considers this many options plus the square root of its visits."""
PATIENCE: Final = 0.2
"""Stop early once the runner-up trails by more than this part of the remaining iterations."""
MOST_NODES: Final = 1_000_000
"""Limit on the size of a tree; a node takes some 600 bytes."""


class Node:
    """Statistics of a sequence of actions: its visits and their results."""

    __slots__ = ("action", "actions", "children", "estimate", "joint", "own", "prior", "totals",
                 "visits")  # fmt: skip

    def __init__(self, action: int, estimate: list[float]) -> None:
        self.action: int = action
        self.estimate: list[float] = estimate  # expected points by seat when the node was created
        self.totals: list[float] = estimate[:]  # sum of the estimate and all visits
        self.visits: int = 0
        self.prior: float = 0.0
        self.children: dict[int, Node] = {}  # by action
        self.actions: list[int] = []  # of the children, highest prior first
        self.own: dict[int, Node] = {}  # simultaneous decisions: a subtree for each seat,
        self.joint: dict[int, Node] = {}  # and the continuation, by the joint choice

    @property
    def scores(self) -> list[float]:
        """The expected points by seat."""
        return [total / (self.visits + 1) for total in self.totals]


def lead(scores: list[float], seat: int) -> float:
    """A seat's lead over the best opponent, if there is any."""
    ahead = scores[seat]
    most = 0.0
    first = True
    for other in range(len(scores)):
        if other != seat and (first or scores[other] > most):
            most = scores[other]
            first = False
    return ahead - most


class Tree:
    """The tree of a seat, grown by one determinization per iteration."""

    __slots__ = ("iterations", "nodes", "root", "seat")

    def __init__(self, seat: int, start: Game) -> None:
        self.seat: int = seat
        self.root: Node = Node(-1, expected(start.table))
        self.iterations: int = 0
        self.nodes: int = 1

    @property
    def options(self) -> list[Node]:
        """The seat's actions, most visited first."""
        top = self.root.own.get(self.seat, self.root)
        order = [
            (-node.visits, -lead(node.scores, self.seat), node.action)
            for node in top.children.values()
        ]
        order.sort()
        return [top.children[action] for _, _, action in order]

    def decided(self, left: int) -> bool:
        """Whether that many more iterations are unlikely to change the most visited action."""
        first = second = 0
        for node in self.root.own.get(self.seat, self.root).children.values():
            if node.visits > first:
                first, second = node.visits, first
            elif node.visits > second:
                second = node.visits
        return first - second > PATIENCE * left

    def iterate(self, game: Game) -> None:
        """Descend to a leaf, roll out, and back up the result along the path."""
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
        """Descend one subtree per waiting seat, so that none reacts to another's secret choice,
        then continue from the joint choice; whether a leaf was reached."""
        before = path[-1]
        frame = game.table.agenda[-1]
        waiting = game.waiting
        if self.seat in waiting:
            waiting.remove(self.seat)
            waiting.insert(0, self.seat)
        chosen = 0
        for seat in waiting:
            if seat not in before.own:
                before.own[seat] = Node(-1, before.estimate)
            path.append(before.own[seat])
            while game.table.agenda and game.table.agenda[-1] is frame and game.legal_actions(seat):
                if self._step(game, seat, path):
                    return True
                chosen = chosen * ACTION_COUNT + path[-1].action
        if chosen not in before.joint:
            before.joint[chosen] = Node(-1, path[-1].estimate)
        path.append(before.joint[chosen])
        return False

    def _step(self, game: Game, seat: int, path: list[Node]) -> bool:
        """Take one action; whether this was a leaf."""
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
        """Expand the new options and compute priors. An option is evaluated after its follow-up
        decisions, as half-finished actions are hard to evaluate."""
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
        order = [(-lead(child.estimate, seat), child.action) for child in known.values()]
        order.sort()
        node.actions = [action for _, action in order]
        best = order[0][0]
        total = 0.0
        for worse, action in order:
            known[action].prior = math.exp((best - worse) / TEMPERATURE)
            total += known[action].prior
        for child in known.values():
            child.prior /= total

    def _select(self, node: Node, seat: int, options: list[int]) -> int:
        """The option with the highest PUCT value among those that widening admits."""
        width = WIDTH + int(math.sqrt(node.visits))
        exploration = EXPLORATION * math.sqrt(node.visits + 1)
        best = -1
        most = 0.0
        for action in node.actions:
            if action in options:
                child = node.children[action]
                visits = child.visits + 1
                value = (lead(child.totals, seat) + exploration * child.prior) / visits
                if best < 0 or value > most:
                    best = action
                    most = value
                width -= 1
                if width == 0:
                    break
        return best
