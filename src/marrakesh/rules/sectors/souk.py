"""The souk: the exchange office and the luxury goods."""

from typing import TYPE_CHECKING, Final

from marrakesh.rules import bonuses, sources
from marrakesh.rules.actions import DONE, LUXURY, OFFICE
from marrakesh.rules.agenda import Choice, Reason
from marrakesh.rules.tiles import displays
from marrakesh.rules.words import ANY_RESOURCE, YELLOW

if TYPE_CHECKING:
    from marrakesh.rules.state import Player, Table

EITHER: Final = 0
OFFICE_ONLY: Final = 1
LUXURY_ONLY: Final = 2


def possible(table: "Table", player: "Player") -> bool:
    """Any goods keshi serves the office, and every luxury good costs goods (R42)."""
    return len(Trade(player.seat, EITHER).legal(table)) > 0


def act(table: "Table", player: "Player") -> None:
    """The sector action: the office once, or one luxury good (SOU-01)."""
    table.push(Trade(player.seat, EITHER))


def affordable(table: "Table", player: "Player", tile: int) -> bool:
    cost = table.values.luxury_cost[tile]
    keshis = player.keshis
    return (
        keshis[YELLOW] >= cost[0]
        and keshis[YELLOW + 1] >= cost[1]
        and keshis[YELLOW + 2] >= cost[2]
    )


def return_goods(table: "Table", player: "Player", goods: int, amount: int) -> None:
    if amount:
        player.keshis[YELLOW + goods] -= amount
        table.tell("goods-returned", player.seat, colour=YELLOW + goods, n=amount)


class Trade(Choice):
    """Use the office or buy a luxury good; scrolls 46 and 34 repeat one's own branch (R90)."""

    __slots__ = ("branch",)

    def __init__(self, seat: int, branch: int) -> None:
        self.seat = seat
        self.branch: int = branch

    def legal(self, table: "Table") -> list[int]:
        player = table.players[self.seat]
        options = []
        if self.branch != LUXURY_ONLY:
            options = [OFFICE + goods for goods in range(3) if player.keshis[YELLOW + goods]]
        if self.branch != OFFICE_ONLY:
            for tile in table.luxury:
                if tile and affordable(table, player, tile):
                    options.append(LUXURY + tile - 1)
        if self.branch != EITHER:
            options.append(DONE)
        return options

    def take(self, table: "Table", action: int) -> None:
        if action == DONE:
            return
        player = table.players[self.seat]
        if action >= LUXURY:
            if player.has(34):
                table.push(Trade(self.seat, LUXURY_ONLY))
            buy_luxury(table, player, action - LUXURY + 1)
        else:
            if player.has(46):
                table.push(Trade(self.seat, OFFICE_ONLY))
            use_office(table, player, action - OFFICE)

    def asks(self) -> Reason:
        return "ask-souk", {}

    def why_not(self, table: "Table", action: int) -> Reason:
        if LUXURY <= action < LUXURY + 35:
            tile = action - LUXURY + 1
            if tile not in table.luxury:
                return "why-luxury-not-shown", {"luxury": tile}
            yellow, orange, purple = table.values.luxury_cost[tile]
            cost = {"yellow": yellow, "orange": orange, "purple": purple}
            return "why-luxury-goods", {"luxury": tile, **cost}
        if OFFICE <= action < OFFICE + 3:
            return "why-no-goods", {"colour": action - OFFICE + YELLOW}
        return "why-not-asked", {}


def use_office(table: "Table", player: "Player", goods: int) -> None:
    """Return 1 goods keshi for what the office of the season gives (SOU-02, SOU-03)."""
    table.tell("office", player.seat, colour=YELLOW + goods, office=table.office)
    return_goods(table, player, goods, 1)
    gains = table.values.office[table.office][goods]
    bonuses.give_all(table, player, gains, sources.OFFICES)
    if player.has(18):  # R91
        table.push(bonuses.Give(player.seat, ANY_RESOURCE, 1, sources.SCROLL + 18))


def buy_luxury(table: "Table", player: "Player", tile: int) -> None:
    """Return the depicted goods (SOU-04)."""
    cost = table.values.luxury_cost[tile]
    for goods in range(3):
        return_goods(table, player, goods, cost[goods])
    take_luxury(table, player, tile)


def take_luxury(table: "Table", player: "Player", tile: int) -> None:
    """Take a luxury good with its points and resources (SOU-05)."""
    displays.take_luxury(table, tile)
    player.luxuries += (tile,)
    values = table.values
    table.tell("luxury", player.seat, luxury=tile, type=values.luxury_type[tile])
    table.score(player, values.luxury_points[tile], sources.LUXURY + values.luxury_type[tile])
    bonuses.give_all(table, player, values.luxury_gain[tile], sources.LUXURY)
