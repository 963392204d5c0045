"""Paying resources. Scroll 33 lets dates and water stand in for dinars (R109)."""

from typing import TYPE_CHECKING

from marrakesh.rules import questions
from marrakesh.rules.actions import OMIT_RESOURCE, PAY, is_verb
from marrakesh.rules.agenda import Choice, Reason
from marrakesh.rules.tile_names import DINARS_IN_KIND
from marrakesh.rules.words import DATE, DINAR, WATER

if TYPE_CHECKING:
    from marrakesh.rules.state import Player, Table


def can_pay(player: "Player", cost: list[int]) -> bool:
    """Whether a cost of [water, dates, dinars] can be paid at all."""
    have = player.resources
    water = have[WATER] - cost[WATER]
    dates = have[DATE] - cost[DATE]
    dinars = have[DINAR] - cost[DINAR]
    if water < 0 or dates < 0:
        return False
    if dinars < 0 and player.has(DINARS_IN_KIND):
        dinars += water + dates
    return dinars >= 0


def pay(table: "Table", player: "Player", cost: list[int]) -> None:
    """Pay a cost; with scroll 33 the player decides what stands in for the dinars."""
    for resource in (WATER, DATE):
        if cost[resource]:
            table.spend(player, resource, cost[resource])
    pay_dinars(table, player, cost[DINAR], 0)


def missing(player: "Player", cost: list[int]) -> list[int]:
    """What a player lacks to pay a cost, by resource."""
    have = player.resources
    short = [max(0, cost[resource] - have[resource]) for resource in range(3)]
    if player.has(DINARS_IN_KIND):
        spare = max(0, have[WATER] - cost[WATER]) + max(0, have[DATE] - cost[DATE])
        short[DINAR] = max(0, short[DINAR] - spare)
    return short


def can_pay_less(player: "Player", cost: list[int], off: int) -> bool:
    """Whether a cost can be paid if `off` of its resources may be omitted."""
    return sum(missing(player, cost)) <= off


def pay_less(table: "Table", player: "Player", cost: list[int], off: int) -> None:
    """Pay a cost, omitting `off` resources of the player's choice."""
    if off >= sum(cost):
        return
    if off:
        table.push(LeaveOut(player.seat, (cost[WATER], cost[DATE], cost[DINAR]), off))
    else:
        pay(table, player, cost)


def pay_dinars(table: "Table", player: "Player", dinars: int, keep_dates: int) -> None:
    """Pay dinars; with scroll 33 in any mix that keeps `keep_dates` dates."""
    if dinars:
        if player.has(DINARS_IN_KIND):
            table.push(PayDinars(player.seat, dinars, keep_dates))
        else:
            table.spend(player, DINAR, dinars)


class PayDinars(Choice):
    """Pay dinars with any resource, one by one (SCR-33)."""

    __slots__ = ("dinars", "keep_dates")

    def __init__(self, seat: int, dinars: int, keep_dates: int) -> None:
        self.seat = seat
        self.dinars: int = dinars
        self.keep_dates: int = keep_dates

    def legal(self, table: "Table") -> list[int]:
        have = table.players[self.seat].resources
        options = []
        if have[WATER]:
            options.append(PAY + WATER)
        if have[DATE] > self.keep_dates:
            options.append(PAY + DATE)
        if have[DINAR]:
            options.append(PAY + DINAR)
        return options

    def take(self, table: "Table", action: int) -> None:
        if self.dinars > 1:
            table.push(PayDinars(self.seat, self.dinars - 1, self.keep_dates))
        table.spend(table.players[self.seat], action - PAY, 1)

    def asks(self) -> questions.Question:
        return questions.PayDinars(self.dinars)

    def why_not(self, table: "Table", action: int) -> Reason:
        return why_not_paid(table.players[self.seat], action)


class LeaveOut(Choice):
    """Which resource of a price is omitted (BLD-10, NLX-03)."""

    __slots__ = ("cost", "off")

    def __init__(self, seat: int, cost: tuple[int, int, int], off: int) -> None:
        self.seat = seat
        self.cost: tuple[int, int, int] = cost
        self.off: int = off

    def _ways(self, player: "Player") -> list[tuple[int, int, int]]:
        """The omissions that leave an affordable rest."""
        water, dates, dinars = self.cost
        ways = []
        for less_water in range(min(water, self.off) + 1):
            for fewer_dates in range(min(dates, self.off - less_water) + 1):
                fewer_dinars = self.off - less_water - fewer_dates
                rest = [water - less_water, dates - fewer_dates, dinars - fewer_dinars]
                if fewer_dinars <= dinars and can_pay(player, rest):
                    ways.append((less_water, fewer_dates, fewer_dinars))
        return ways

    def legal(self, table: "Table") -> list[int]:
        ways = self._ways(table.players[self.seat])
        for resource in range(3):
            if ways and all(way[resource] for way in ways):
                return [OMIT_RESOURCE + resource]  # omitted in every way
        return [OMIT_RESOURCE + k for k in range(3) if any(way[k] for way in ways)]

    def take(self, table: "Table", action: int) -> None:
        cost = list(self.cost)
        cost[action - OMIT_RESOURCE] -= 1
        pay_less(table, table.players[self.seat], cost, self.off - 1)

    def asks(self) -> questions.Question:
        return questions.LeaveOut(self.off)


class PayAny(Choice):
    """Pay resources of any kind, one by one."""

    __slots__ = ("amount",)

    def __init__(self, seat: int, amount: int) -> None:
        self.seat = seat
        self.amount: int = amount

    def legal(self, table: "Table") -> list[int]:
        have = table.players[self.seat].resources
        return [PAY + resource for resource in (WATER, DATE, DINAR) if have[resource]]

    def take(self, table: "Table", action: int) -> None:
        if self.amount > 1:
            table.push(PayAny(self.seat, self.amount - 1))
        table.spend(table.players[self.seat], action - PAY, 1)

    def asks(self) -> questions.Question:
        return questions.PayAny(self.amount)

    def why_not(self, table: "Table", action: int) -> Reason:
        return why_not_paid(table.players[self.seat], action)


def why_not_paid(player: "Player", action: int) -> Reason:
    if is_verb(action, PAY):
        if player.resources[action - PAY]:
            return "why-date-needed", {}
        return "why-none-left", {"resource": action - PAY}
    return "why-not-asked", {}
