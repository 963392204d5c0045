"""The search tree: information-set Monte Carlo tree search (ISMCTS) guided by the net.

A node is an information state: what the searching seat knows at a decision of any seat. Every
iteration descends through a fresh determinization by PUCT. From the first state without a node on,
all seats play the net's choices, up to the searching seat's first decision in a later round. There
the points that the net expects are backed up along the path. Every seat maximises its lead.

There are two reasons to play that far: seen from different seats, the net's estimates of the same
table differ by about 4 points, so leaves at decisions of different seats cannot be compared; and
the estimates are better after a round than during it. docs/bots.md has the measurements.
"""

import math
from typing import Final

from librt.strings import BytesWriter

from marrakesh.bots.layers import WEIGHT_BITS
from marrakesh.bots.net import Net
from marrakesh.observation.cells import write_cells
from marrakesh.rules.actions import ACTION_COUNT
from marrakesh.rules.agenda import Together
from marrakesh.rules.game import Game

EXPLORATION: Final = 3.0
"""The PUCT exploration constant, in points."""
TEMPERATURE: Final = 2.0
"""Divides the logits of the policy, which is too confident to serve as a prior."""
OPENNESS: Final = 0.05
"""The share of the prior that PUCT spreads evenly over the actions."""
NEGLIGIBLE: Final = 0.001
"""At the root, actions with a prior below this are not tried."""
TRUST: Final = 2.0
"""Weight of the logarithm of an action's prior, in points; it falls with the square root of the
visits."""
FADED: Final = 15
"""Visits after which this weight stays the same, because the net's errors do not average out."""
MOST_NODES: Final = 200_000
"""Limit on the size of a tree; a node takes about a kilobyte."""


class Node:
    """A decision with the statistics of its actions."""

    __slots__ = (
        "actions", "points", "priors", "seat", "turn", "visited", "visits", "worth", "worths",
    )  # fmt: skip

    def __init__(self, seat: int, actions: list[int], priors: list[float]) -> None:
        self.seat: int = seat
        self.actions: list[int] = actions
        self.priors: list[float] = priors
        self.visits: list[int] = [0] * len(actions)
        self.worths: list[float] = [0.0] * len(actions)  # sums of the deciding seat's leads
        self.visited: int = 0
        self.worth: float = 0.0  # the sum over all visits
        self.points: list[float] = []  # expected final points by seat; only at a root
        self.turn: int = 0  # the last search that came here

    def promise(self, place: int) -> float:
        """The lead after a visited action, adjusted by its prior: less so after more visits."""
        visits = self.visits[place]
        trust = TRUST / math.sqrt(min(visits, FADED) + 1)
        return self.worths[place] / visits + trust * math.log(max(self.priors[place], NEGLIGIBLE))


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
    """The search results of a seat, kept from decision to decision."""

    __slots__ = ("_base", "_chosen", "_frame", "_net", "_nodes", "_round", "_seat", "_turn")

    def __init__(self, seat: int, net: Net) -> None:
        self._seat: int = seat
        self._net: Net = net
        self._nodes: dict[int, Node] = {}
        self._turn: int = 0
        self._round: tuple[int, int] = (0, 0)
        self._frame: Together | None = None  # the current simultaneous decision
        self._base: int = 0  # hash of the knowledge before it
        self._chosen: int = 0  # the deciding seat's choices in it

    @property
    def nodes(self) -> list[Node]:
        return list(self._nodes.values())

    def turn_to(self, game: Game) -> Node:
        """Return the node of the seat's current decision; forget nodes not visited last time."""
        nodes = self._nodes
        self._nodes = {key: node for key, node in nodes.items() if node.turn == self._turn}
        self._turn += 1
        self._round = _round(game)
        state = self._state(game, self._seat)
        judged = self._net.judge(game, self._seat)
        root = self._nodes.get(state) or _node(game, self._seat, judged.logits)
        root.points = judged.points
        self._nodes[state] = root
        return root

    def iterate(self, game: Game, first: int = -1) -> list[float]:
        """Play the game into a later round, back up the points that the net expects there, and
        return them; `first` is the index of the first action, if given."""
        table = game.table
        path: list[Node] = []
        places: list[int] = []
        self._frame = None
        seat = -1
        while table.asked >= 0:
            seat = self._decides(game, seat)
            state = self._state(game, seat)
            node = self._nodes.get(state)
            if node is None:
                if seat == self._seat and _round(game) != self._round:
                    return self._judge(game, state, path, places)
                node = self._add(state, _node(game, seat, self._net.logits(game, seat)))
            node.turn = self._turn
            place = self._select(node) if first < 0 else first
            first = -1
            path.append(node)
            places.append(place)
            action = node.actions[place]
            self._chosen = self._chosen * ACTION_COUNT + action
            game.apply(action, seat)
        scores = [float(score) for score in game.scores]
        self._back_up(path, places, scores)
        return scores

    def _judge(self, game: Game, state: int, path: list[Node], places: list[int]) -> list[float]:
        judged = self._net.judge(game, self._seat)
        leaf = self._add(state, _node(game, self._seat, judged.logits))
        leaf.turn = self._turn
        leaf.visited = 1
        leaf.worth = lead(judged.points, self._seat)
        self._back_up(path, places, judged.points)
        return judged.points

    def _add(self, state: int, node: Node) -> Node:
        if len(self._nodes) < MOST_NODES:
            self._nodes[state] = node
        return node

    def _decides(self, game: Game, before: int) -> int:
        """The seat to decide now. In a simultaneous decision the searching seat comes first, then
        the others one by one."""
        table = game.table
        frame = table.top
        if not isinstance(frame, Together):
            self._frame = None
            return table.asked
        if frame is not self._frame:
            self._frame = frame
            self._base = self._knowledge(game)
        elif game.legal_actions(before):
            return before
        self._chosen = 0
        return self._seat if game.legal_actions(self._seat) else table.asked

    def _state(self, game: Game, seat: int) -> int:
        """The information state. In a simultaneous decision the other seats know only their own
        choices, so that none of them reacts to the searching seat's."""
        options = tuple(game.legal_actions(seat))
        if self._frame is not None and seat != self._seat:
            return hash((self._base, self._chosen, seat, options))
        return hash((self._knowledge(game), seat, options))

    def _knowledge(self, game: Game) -> int:
        """What the searching seat knows, without the connection lines, which never change."""
        row = BytesWriter()
        write_cells(row, game.table, self._seat, b"")
        return hash(row.getvalue())

    def _select(self, node: Node) -> int:
        """The index of the action with the highest PUCT value."""
        untried = node.worth / node.visited if node.visited else 0.0
        exploration = EXPLORATION * math.sqrt(node.visited + 1)
        equal = OPENNESS / len(node.actions)
        best = -1
        most = 0.0
        for place in range(len(node.actions)):
            visits = node.visits[place]
            value = node.worths[place] / visits if visits else untried
            prior = (1 - OPENNESS) * node.priors[place] + equal
            value += exploration * prior / (visits + 1)
            if best < 0 or value > most:
                best = place
                most = value
        return best

    def _back_up(self, path: list[Node], places: list[int], values: list[float]) -> None:
        leads = [lead(values, seat) for seat in range(len(values))]
        for number in range(len(path)):
            node = path[number]
            place = places[number]
            node.visited += 1
            node.visits[place] += 1
            node.worth += leads[node.seat]
            node.worths[place] += leads[node.seat]


def _round(game: Game) -> tuple[int, int]:
    return game.table.season, game.table.round


def _node(game: Game, seat: int, logits: list[int]) -> Node:
    """A node with the net's policy as its prior."""
    scale = TEMPERATURE * (1 << WEIGHT_BITS)
    most = max(logits)
    weights = [math.exp((logit - most) / scale) for logit in logits]
    total = sum(weights)
    return Node(seat, game.legal_actions(seat), [weight / total for weight in weights])
