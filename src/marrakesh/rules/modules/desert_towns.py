"""Desert towns (expansion 5): the fourth caravan space of each path, and what towns are worth."""

from typing import TYPE_CHECKING, Final

from marrakesh.rules import events, questions, sources
from marrakesh.rules.actions import DONE, LUXURY, SCROLL, TOWN
from marrakesh.rules.agenda import Choice
from marrakesh.rules.sectors import medina, souk, square
from marrakesh.rules.tile_names import TOWN_OF_GATES, TOWN_OF_LUXURY, TOWN_OF_SCROLLS
from marrakesh.rules.tiles import displays, scrolls
from marrakesh.rules.values import TownRule
from marrakesh.rules.words import RED, SOUK, TO_MOSQUE, TO_PALACE, YELLOW

if TYPE_CHECKING:
    from marrakesh.rules.state import Player, Table

PATH_SPACES: Final = [4, 4, 0]
"""The start oasis is covered (XP5-01); each path has a fourth space (XP5-03)."""


def arrive(table: "Table", player: "Player", path: int) -> None:
    """A caravan on the fourth space: 4 points, and a town if one is left (XP5-04, R151)."""
    table.score(player, table.values.town_points, sources.TOWN_SPACES)
    if table.open_towns and not player.towns[path]:
        table.push(ChooseTown(player.seat, path))


class ChooseTown(Choice):
    """Take one of the open towns (R152)."""

    __slots__ = ("path",)

    def __init__(self, seat: int, path: int) -> None:
        self.seat = seat
        self.path: int = path

    def legal(self, table: "Table") -> list[int]:
        return [TOWN + town - 1 for town in table.open_towns]

    def take(self, table: "Table", action: int) -> None:
        town = action - TOWN + 1
        player = table.players[self.seat]
        table.open_towns = tuple(other for other in table.open_towns if other != town)
        left, right = player.towns
        player.towns = (left, town) if self.path else (town, right)
        table.tell(events.Town(self.seat, town=town))

    def asks(self) -> questions.Question:
        return questions.Town()


def claimable(table: "Table", player: "Player") -> list[int]:
    """Own towns not yet claimed, if the player has a goods keshi of each colour (XP5-05)."""
    cost = table.values.town_cost
    if any(player.keshis[YELLOW + goods] < cost[goods] for goods in range(3)):
        return []
    return [
        town
        for slot, town in enumerate(player.towns)
        if town and not player.town_claims >> slot & 1
    ]


def claim(table: "Table", player: "Player", town: int) -> None:
    """Flip a town for 1 goods keshi of each colour; 10 to 12 act immediately (XP5-07)."""
    for goods in range(3):
        souk.return_goods(table, player, goods, table.values.town_cost[goods])
    player.town_claims |= 1 << player.towns.index(town)
    table.tell(events.TownClaimed(player.seat, town=town))
    if town == TOWN_OF_SCROLLS:
        table.push(AnyScroll(player.seat))
    elif town == TOWN_OF_LUXURY:
        table.push(AnyLuxury(player.seat))
    elif town == TOWN_OF_GATES and player.free_guards() > 0:
        table.push(medina.FreeGate(player.seat, (0, 1, 2, 3), True))


class AnyScroll(Choice):
    """Town 10: any face-up scroll for free (TWN-10, R153)."""

    __slots__ = ()

    def legal(self, table: "Table") -> list[int]:
        shown = [SCROLL + tile - 1 for tile in table.scrolls if tile]
        return [DONE, *shown] if shown else []

    def take(self, table: "Table", action: int) -> None:
        if action != DONE:
            tile = action - SCROLL + 1
            displays.take_scroll(table, tile)
            scrolls.acquire(table, table.players[self.seat], tile)

    def asks(self) -> questions.Question:
        return questions.AnyScroll()


class AnyLuxury(Choice):
    """Town 11: any face-up luxury good for free, except for a falcon's keshi (TWN-11)."""

    __slots__ = ()

    def legal(self, table: "Table") -> list[int]:
        player = table.players[self.seat]
        shown = [
            LUXURY + tile - 1
            for tile in table.luxury
            if tile and souk.can_give_keshi(table, player, tile)
        ]
        return [DONE, *shown] if shown else []

    def take(self, table: "Table", action: int) -> None:
        if action != DONE:
            tile = action - LUXURY + 1
            souk.take_shown(table, table.players[self.seat], tile)

    def asks(self) -> questions.Question:
        return questions.AnyLuxury()


def worth(table: "Table", player: "Player", town: int) -> int:
    """Points of a claimed town at the end (TWN-01 to TWN-09)."""
    rule = table.values.towns[town]
    assert rule is not None
    return min(rule.each * (_count(table, player, rule) // rule.per), rule.most_points)


def _count(table: "Table", player: "Player", rule: TownRule) -> int:
    """How many of what it counts the player has; towns 10 to 12 count nothing (TWN-13)."""
    name = rule.rule
    if name == "gates":
        return player.built_gates()
    if name == "luxury goods":
        return len(player.luxuries)
    if name == "scrolls":
        return len(player.scrolls)
    if name == "palace steps":
        return player.stairs[TO_PALACE]
    if name == "mosque steps":
        return player.stairs[TO_MOSQUE]
    if name == "keshis":
        return sum(player.keshis[: RED + 1])
    if name == "river steps":
        return player.river_moves
    if name == "sectors":
        sectors = range(SOUK)
        return sum(1 for sector in sectors if _with_vendor(player, sector) >= rule.at_least)
    if name == "spectators":
        spaces = [space for space in range(8) if player.square >> space & 1]
        return sum(square.spectators(table, player, space) for space in spaces)
    return 0


def _with_vendor(player: "Player", sector: int) -> int:
    return player.keshis[sector] + (player.vendors >> sector & 1)


def score(table: "Table", player: "Player") -> None:
    """The best of the claimed towns, at most two (XP5-10)."""
    claimed = [town for slot, town in enumerate(player.towns) if player.town_claims >> slot & 1]
    claimed.sort(key=lambda town: worth(table, player, town), reverse=True)
    for town in claimed[: table.values.towns_scored]:
        table.score(player, worth(table, player, town), sources.TOWN + town)
