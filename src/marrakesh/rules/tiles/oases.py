"""The oases: what each is worth."""

from itertools import combinations
from typing import TYPE_CHECKING

from marrakesh.rules import events, questions, sources
from marrakesh.rules.actions import HAND_IN, SCORE_OASIS, is_verb
from marrakesh.rules.agenda import Choice, Reason
from marrakesh.rules.tile_names import SCORE_CLAIMED
from marrakesh.rules.values import OasisRule
from marrakesh.rules.words import SOUK, TO_MOSQUE, TO_PALACE

if TYPE_CHECKING:
    from marrakesh.rules.state import Player, Table


def rule_of(table: "Table", tile: int) -> OasisRule:
    rule = table.values.oases[tile]
    assert rule is not None
    return rule


def worth(table: "Table", player: "Player", tile: int, handed_in: int) -> int:
    """Points of an oasis now; `handed_in` resources count for 19 to 21 (R11, OAS-37)."""
    rule = rule_of(table, tile)
    name = rule.rule
    if name == "resource":  # OAS-19 to OAS-21
        return rule.base + rule.each * handed_in
    if name == "palace":  # OAS-27
        return rule.base if player.stairs[TO_PALACE] == table.values.steps else 0
    if name == "mosque":  # OAS-28
        return rule.base if player.stairs[TO_MOSQUE] == table.values.steps else 0
    if name == "thresholds":  # OAS-29
        return rule.base if thresholds(table, player) >= rule.at_least else 0
    if name == "jetty":  # OAS-30
        return rule.base if player.fisherman == table.values.jetty else 0
    if name == "luxury types":  # OAS-31, R238
        return rule.table[min(len(rule.table) - 1, len(luxury_types(table, player)))]
    points = rule.base + rule.each * (_count(table, player, rule) // rule.per)
    return min(points, rule.most_points)


def _count(table: "Table", player: "Player", rule: OasisRule) -> int:
    """How many of what it counts the player has."""
    name = rule.rule
    if name == "gates":  # OAS-01 to OAS-04
        return sum(1 for colour in player.gates if colour in rule.colours)
    if name == "keshis":  # OAS-05 to OAS-13
        return sum(player.bare(colour) for colour in rule.colours)  # NOM-10
    if name == "luxury type":  # OAS-14 to OAS-18
        types = table.values.luxury_type
        return sum(1 for tile in player.luxuries if types[tile] == rule.luxury)
    if name == "luxury goods":  # OAS-22
        return len(player.luxuries)
    if name == "scrolls":  # OAS-23
        return len(player.scrolls)
    if name == "small sectors":  # OAS-24
        return sum(1 for sector in range(SOUK) if player.keshis[sector] <= rule.at_most)
    if name == "complete sectors":  # OAS-25
        return sum(1 for sector in range(SOUK) if player.complete(sector))
    if name == "luxury pairs":  # OAS-32, R239
        return sum(1 for number in luxury_types(table, player).values() if number > 1)
    if name == "camel":  # OAS-35
        return player.camel.step if player.camel is not None else 0
    if name == "nomads":  # OAS-36
        return player.nomads.on_board() if player.nomads is not None else 0
    return len(player.claimed)  # OAS-26


def luxury_types(table: "Table", player: "Player") -> dict[int, int]:
    """How many luxury goods of each type the player owns."""
    numbers: dict[int, int] = {}
    for tile in player.luxuries:
        kind = table.values.luxury_type[tile]
        numbers[kind] = numbers.get(kind, 0) + 1
    return numbers


def thresholds(table: "Table", player: "Player") -> int:
    """Thresholds crossed on both staircases together."""
    segment = table.values.segment
    return segment[player.stairs[TO_PALACE]] + segment[player.stairs[TO_MOSQUE]] - 2


def most_handed_in(table: "Table", player: "Player", tile: int) -> int:
    """How many resources the player could hand in for an oasis."""
    rule = rule_of(table, tile)
    return min(rule.most, player.resources[rule.resource]) if rule.resource >= 0 else 0


def score_now(table: "Table", player: "Player", tile: int, scroll: int) -> None:
    """Score an oasis in mid-game by scroll 68 or 71."""
    most = most_handed_in(table, player, tile)
    if most:
        table.push(HandIn(player.seat, tile, scroll))
    else:
        _score(table, player, tile, scroll, 0)


def _score(table: "Table", player: "Player", tile: int, scroll: int, handed_in: int) -> None:
    table.tell(events.OasisScored(player.seat, oasis=tile))
    if handed_in:
        table.spend(player, rule_of(table, tile).resource, handed_in)
    table.score(player, worth(table, player, tile, handed_in), sources.SCROLL + scroll)


class HandIn(Choice):
    """How many resources are handed in for oasis 19 to 21 now (R119, R122)."""

    __slots__ = ("scroll", "tile")

    def __init__(self, seat: int, tile: int, scroll: int) -> None:
        self.seat = seat
        self.tile: int = tile
        self.scroll: int = scroll

    def legal(self, table: "Table") -> list[int]:
        most = most_handed_in(table, table.players[self.seat], self.tile)
        return list(range(HAND_IN, HAND_IN + most + 1))

    def take(self, table: "Table", action: int) -> None:
        _score(table, table.players[self.seat], self.tile, self.scroll, action - HAND_IN)

    def asks(self) -> questions.Question:
        return questions.HandIn(self.tile)

    def why_not(self, table: "Table", action: int) -> Reason:
        if is_verb(action, HAND_IN):
            most = most_handed_in(table, table.players[self.seat], self.tile)
            return "why-hand-in", {"n": most}
        return "why-not-asked", {}


class ScoreClaimed(Choice):
    """Scroll 71: score one claimed oasis now (R122)."""

    __slots__ = ()

    def legal(self, table: "Table") -> list[int]:
        claimed = table.players[self.seat].claimed
        return list(range(SCORE_OASIS, SCORE_OASIS + len(claimed)))

    def take(self, table: "Table", action: int) -> None:
        player = table.players[self.seat]
        score_now(table, player, player.claimed[action - SCORE_OASIS], SCORE_CLAIMED)

    def asks(self) -> questions.Question:
        return questions.ScoreOasis()


def best_final(table: "Table", player: "Player") -> list[tuple[int, int]]:
    """The best final scoring of claimed oases, with the resources handed in for each.

    Handing in is never worse than keeping, so the search is only over sets of oases, for the most
    points from oases and leftovers together (FIN-03, R159).
    """
    best: list[tuple[int, int]] = []
    most = -1
    stock = sum(player.resources) + goods_left(player)
    number = min(table.values.oases_scored, len(player.claimed))
    for some in combinations(player.claimed, number):
        chosen = [(tile, most_handed_in(table, player, tile)) for tile in some]
        points = sum(worth(table, player, tile, handed_in) for tile, handed_in in chosen)
        left = stock - sum(handed_in for _, handed_in in chosen)
        points += left // table.values.leftovers_per_point
        if points > most:
            most = points
            best = chosen
    return best


def goods_left(player: "Player") -> int:
    return player.keshis[9] + player.keshis[10] + player.keshis[11]
