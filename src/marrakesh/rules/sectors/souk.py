"""The souk: the exchange office and the luxury goods."""

from typing import TYPE_CHECKING, Final

from marrakesh.rules import bonuses, events, exchange, questions, sources
from marrakesh.rules.actions import DONE, GIVE, LUXURY, OFFICE, OMIT, RETURN, is_verb
from marrakesh.rules.agenda import Choice, Effect, Reason
from marrakesh.rules.modules import imam_sultan, perks
from marrakesh.rules.tile_names import OFFICE_AGAIN, OFFICE_RESOURCE, SEVERAL_LUXURIES
from marrakesh.rules.tiles import displays
from marrakesh.rules.words import (
    ANY_RESOURCE,
    DATE_WAREHOUSE,
    LUXURY_TYPES,
    ORANGE,
    PURPLE,
    TO_MOSQUE,
    YELLOW,
)

if TYPE_CHECKING:
    from marrakesh.rules.state import Player, Table

EITHER: Final = 0
OFFICE_ONLY: Final = 1
LUXURY_ONLY: Final = 2


def possible(table: "Table", player: "Player") -> bool:
    """Any goods keshi can be used at the office, and every luxury good costs goods (R42)."""
    if player.keshis[YELLOW] or player.keshis[ORANGE] or player.keshis[PURPLE]:
        return True
    for tile in table.luxury:
        if tile and affordable(table, player, tile):
            return True
    return False


def act(table: "Table", player: "Player") -> None:
    """The sector action: the office once, or one luxury good (SOU-01)."""
    table.push(Trade(player.seat, EITHER))


def affordable(table: "Table", player: "Player", tile: int, off: int = 0) -> bool:
    """Whether the discounted goods and a falcon's keshi can be paid."""
    short = _short(player, table.values.luxury_cost[tile])
    if short > 0 and short > off + discount(table, player, tile):
        return False
    return can_give_keshi(table, player, tile)


def can_give_keshi(table: "Table", player: "Player", tile: int) -> bool:
    """Whether the player has the keshi that a falcon costs in addition to goods (NLX-04)."""
    colours = table.values.luxury_keshis[tile]
    return not colours or any(exchange.spare(player, colour) for colour in colours)


def _short(player: "Player", cost: list[int]) -> int:
    """How many goods the player lacks."""
    keshis = player.keshis
    short = 0
    for goods, number in enumerate(cost):
        if number > keshis[YELLOW + goods]:
            short += number - keshis[YELLOW + goods]
    return short


def discount(table: "Table", player: "Player", tile: int) -> int:
    """The discount on a luxury good: imam, date warehouse, hard provision (R92)."""
    off = 0
    if table.imam_sultan and imam_sultan.holds(table, player, TO_MOSQUE):  # XP2-04
        off += table.values.imam_goods
    if player.perks & perks.LUXURY_DISCOUNT:  # NPV-05
        off += 1
    if player.building == DATE_WAREHOUSE:  # BLD-05
        types = table.values.luxury_type
        if all(types[owned] != types[tile] for owned in player.luxuries):
            off += 1
    return off


def return_goods(table: "Table", player: "Player", goods: int, amount: int) -> None:
    if amount:
        player.keshis[YELLOW + goods] = player.keshis[YELLOW + goods] - amount
        if table.events is not None:
            table.tell(events.GoodsReturned(player.seat, colour=YELLOW + goods, n=amount))


class Trade(Choice):
    """Use the office or buy a luxury good; scrolls 46 and 34 each repeat one of these (R90)."""

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
            if player.has(SEVERAL_LUXURIES):
                table.push(Trade(self.seat, LUXURY_ONLY))
            buy_luxury(table, player, action - LUXURY + 1)
        else:
            if player.has(OFFICE_AGAIN):
                table.push(Trade(self.seat, OFFICE_ONLY))
            use_office(table, player, action - OFFICE)

    def asks(self) -> questions.Question:
        return questions.Souk()

    def why_not(self, table: "Table", action: int) -> Reason:
        if is_verb(action, LUXURY):
            if self.branch == OFFICE_ONLY:
                return "why-office-only", {}
            return why_not_bought(table, table.players[self.seat], action - LUXURY + 1)
        if is_verb(action, OFFICE):
            if self.branch == LUXURY_ONLY:
                return "why-luxury-only", {}
            return "why-no-goods", {"colour": action - OFFICE + YELLOW}
        return "why-not-asked", {}


def why_not_bought(table: "Table", player: "Player", tile: int) -> Reason:
    if tile not in table.luxury:
        return "why-luxury-not-shown", {"luxury": tile}
    if not can_give_keshi(table, player, tile):
        return "why-falcon-keshi", {"luxury": tile}
    yellow, orange, purple = table.values.luxury_cost[tile]
    cost = {"luxury": tile, "yellow": yellow, "orange": orange, "purple": purple}
    off = discount(table, player, tile)
    return ("why-luxury-less", {**cost, "n": off}) if off else ("why-luxury-goods", cost)


def use_office(table: "Table", player: "Player", goods: int) -> None:
    """Return 1 goods keshi for what the office of the season gives (SOU-02, SOU-03)."""
    if table.events is not None:
        table.tell(events.Office(player.seat, colour=YELLOW + goods, office=table.office))
    return_goods(table, player, goods, 1)
    gains = table.values.office[table.office][goods]
    bonuses.give_all(table, player, gains, sources.OFFICES)
    if player.has(OFFICE_RESOURCE):  # R91
        table.push(bonuses.Give(player.seat, ANY_RESOURCE, 1, sources.SCROLL + OFFICE_RESOURCE))


def buy_luxury(table: "Table", player: "Player", tile: int) -> None:
    """Buy a face-up luxury good."""
    displays.take_luxury(table, tile)
    pay_and_take(table, player, tile, 0)


def pay_and_take(table: "Table", player: "Player", tile: int, off: int) -> None:
    """Return the depicted goods (SOU-04), less the discount, and take the tile."""
    off += discount(table, player, tile)
    cost = table.values.luxury_cost[tile]
    take(table, player, tile)
    if off == 0:
        for goods in range(3):
            return_goods(table, player, goods, cost[goods])
    elif off < sum(cost):
        table.push(PayGoods(player.seat, (cost[0], cost[1], cost[2]), off))


class PayGoods(Choice):
    """Which of the depicted goods a discount waives (R92)."""

    __slots__ = ("cost", "off")

    def __init__(self, seat: int, cost: tuple[int, int, int], off: int) -> None:
        self.seat = seat
        self.cost: tuple[int, int, int] = cost
        self.off: int = off

    def legal(self, table: "Table") -> list[int]:
        have = table.players[self.seat].keshis
        for goods in range(3):
            if self.cost[goods] > have[YELLOW + goods]:
                return [OMIT + goods]  # missing goods must be waived
        return [OMIT + goods for goods in range(3) if self.cost[goods]]

    def take(self, table: "Table", action: int) -> None:
        cost = list(self.cost)
        cost[action - OMIT] -= 1
        if self.off > 1:
            table.push(PayGoods(self.seat, (cost[0], cost[1], cost[2]), self.off - 1))
            return
        for goods in range(3):
            return_goods(table, table.players[self.seat], goods, cost[goods])

    def asks(self) -> questions.Question:
        return questions.OmitGoods(self.off)


def take_shown(table: "Table", player: "Player", tile: int) -> None:
    """Take a face-up luxury good whose goods are paid; a falcon also costs a keshi."""
    displays.take_luxury(table, tile)
    take(table, player, tile)


def take(table: "Table", player: "Player", tile: int) -> None:
    if table.values.luxury_keshis[tile]:
        table.push(GiveKeshi(player.seat, tile))
    else:
        table.push(OwnLuxury(player.seat, tile, -1))


class GiveKeshi(Choice):
    """The keshi from one's own board that a falcon costs (NLX-04, R236)."""

    __slots__ = ("tile",)

    def __init__(self, seat: int, tile: int) -> None:
        self.seat = seat
        self.tile: int = tile

    def legal(self, table: "Table") -> list[int]:
        player = table.players[self.seat]
        colours = table.values.luxury_keshis[self.tile]
        return [GIVE + colour for colour in colours if exchange.spare(player, colour)]

    def take(self, table: "Table", action: int) -> None:
        colour = action - GIVE
        table.push(OwnLuxury(self.seat, self.tile, colour))
        exchange.return_keshi(table, table.players[self.seat], RETURN + colour)

    def asks(self) -> questions.Question:
        return questions.GiveKeshi()


class Extra:
    """What a new type of luxury good gives besides points and resources."""

    __slots__ = ()

    def give(self, table: "Table", player: "Player", tile: int, paid: int) -> None:
        """Give it; `paid` is the colour of the keshi that a falcon cost."""
        raise NotImplementedError


EXTRAS: Final[list[Extra | None]] = [None for _ in LUXURY_TYPES]
"""By type; registered by the new luxury goods module on import."""


class OwnLuxury(Effect):
    """Gain a luxury good's points and resources (SOU-05) and its extras."""

    __slots__ = ("paid", "tile")

    def __init__(self, seat: int, tile: int, paid: int) -> None:
        self.seat = seat
        self.tile: int = tile
        self.paid: int = paid  # the colour given for a falcon

    def resolve(self, table: "Table") -> None:
        player = table.players[self.seat]
        tile = self.tile
        player.luxuries += (tile,)
        values = table.values
        if table.events is not None:
            table.tell(events.Luxury(player.seat, luxury=tile, type=values.luxury_type[tile]))
        table.score(player, values.luxury_points[tile], sources.LUXURY + values.luxury_type[tile])
        bonuses.give_all(table, player, values.luxury_gain[tile], sources.LUXURY)
        extra = EXTRAS[values.luxury_type[tile]]
        if extra is not None:
            extra.give(table, player, tile, self.paid)
