"""The madrasa: buying scrolls."""

from typing import TYPE_CHECKING

from marrakesh.rules import payments
from marrakesh.rules.actions import DONE, REFRESH, SCROLL
from marrakesh.rules.agenda import Choice, Effect, Reason
from marrakesh.rules.tiles import displays, scrolls
from marrakesh.rules.words import DATE, DINAR, GRAY, WATER

if TYPE_CHECKING:
    from marrakesh.rules.state import Player, Table


def possible(table: "Table", player: "Player", with_assistant: bool) -> bool:
    """Whether a scroll can be bought (R42)."""
    if player.keshis[GRAY] == 0:
        return False
    return len(BuyScrolls(player.seat, 0, False, with_assistant, ()).legal(table)) > 0


def act(table: "Table", player: "Player", with_assistant: bool) -> None:
    """The sector action: buy at least one scroll (R45)."""
    table.push(BuyScrolls(player.seat, 0, False, with_assistant, ()))


class BuyScrolls(Choice):
    """Buy scrolls within the scholars' number and one's dates (MAD-01 to MAD-05)."""

    __slots__ = ("bought", "may_refresh", "new", "spent")

    def __init__(
        self, seat: int, spent: int, bought: bool, may_refresh: bool, new: tuple[int, ...]
    ) -> None:
        self.seat = seat
        self.spent: int = spent  # requirements of the scrolls bought so far
        self.bought: bool = bought
        self.may_refresh: bool = may_refresh
        self.new: tuple[int, ...] = new  # tiles of a refresh, one of which must be bought

    def legal(self, table: "Table") -> list[int]:
        player = table.players[self.seat]
        values = table.values
        scholars = player.keshis[GRAY] - self.spent
        dates = player.resources[DATE]
        options = []
        must_buy_new = self._must_buy_new(table)
        if must_buy_new:  # MAD-09: one of the new tiles must remain within reach
            scholars_kept = values.scroll_scholars[self.new[0]]
            dates_kept = values.scroll_dates[self.new[0]]
        else:
            scholars_kept = dates_kept = 0
        for tile in table.scrolls:
            if tile:
                new = tile in self.new
                if values.scroll_scholars[tile] + (0 if new else scholars_kept) <= scholars:
                    if values.scroll_dates[tile] + (0 if new else dates_kept) <= dates:
                        options.append(SCROLL + tile - 1)
        if self.may_refresh:
            options += [
                REFRESH + colour
                for colour in range(4)
                if self._can_refresh(table, player, colour, scholars)
            ]
        if self.bought and not must_buy_new:
            options.append(DONE)
        return options

    def _must_buy_new(self, table: "Table") -> bool:
        """Whether no tile of the refresh is bought yet, be it in an action granted meanwhile."""
        return bool(self.new) and all(tile in table.scrolls for tile in self.new)

    def _can_refresh(self, table: "Table", player: "Player", colour: int, scholars: int) -> bool:
        """A refresh must leave the price of one of its new scrolls (R98)."""
        need, price = first_of(table, colour)
        have = player.resources
        if need > scholars or price > have[DATE] or not displays.can_refresh(table, colour):
            return False
        if player.has(33):
            return have[DINAR] + have[WATER] + have[DATE] - price >= 1
        return have[DINAR] >= 1

    def take(self, table: "Table", action: int) -> None:
        player = table.players[self.seat]
        if action == DONE:
            return
        if action >= REFRESH:
            colour = action - REFRESH
            table.push(Refresh(self.seat, colour, self.spent))
            payments.pay_dinars(table, player, 1, first_of(table, colour)[1])
            return
        tile = action - SCROLL + 1
        values = table.values
        new = () if tile in self.new else self.new
        spent = self.spent + values.scroll_scholars[tile]
        table.push(BuyScrolls(self.seat, spent, True, False, new))
        if values.scroll_dates[tile]:
            table.spend(player, DATE, values.scroll_dates[tile])
        displays.take_scroll(table, tile)
        scrolls.acquire(table, player, tile)

    def asks(self) -> Reason:
        return "ask-scrolls", {"spent": self.spent}

    def why_not(self, table: "Table", action: int) -> Reason:
        player = table.players[self.seat]
        if SCROLL <= action < SCROLL + 72:
            return self._why_not_scroll(table, player, action - SCROLL + 1)
        if REFRESH <= action < REFRESH + 4:
            if not self.may_refresh:
                return "why-refresh-over", {}
            return "why-no-refresh", {"academy": action - REFRESH}
        if action == DONE:
            return ("why-buy-new", {}) if self.new else ("why-buy-one", {})
        return "why-not-asked", {}

    def _why_not_scroll(self, table: "Table", player: "Player", tile: int) -> Reason:
        scholars = player.keshis[GRAY] - self.spent
        if tile not in table.scrolls:
            return "why-tile-not-shown", {"scroll": tile}
        if table.values.scroll_scholars[tile] > scholars:
            return "why-scholars", {"n": table.values.scroll_scholars[tile], "have": scholars}
        if table.values.scroll_dates[tile] > player.resources[DATE]:
            dates = table.values.scroll_dates[tile]
            return "why-dates", {"n": dates, "have": player.resources[DATE]}
        return "why-buy-new", {}


def first_of(table: "Table", colour: int) -> tuple[int, int]:
    """Requirement and price of the scrolls of a colour, which are all alike."""
    number = table.values.scroll_colour.index(colour)
    return table.values.scroll_scholars[number], table.values.scroll_dates[number]


class Refresh(Effect):
    """New scrolls of one colour, once their dinar is paid (MAD-08)."""

    __slots__ = ("colour", "spent")

    def __init__(self, seat: int, colour: int, spent: int) -> None:
        self.seat = seat
        self.colour: int = colour
        self.spent: int = spent

    def resolve(self, table: "Table") -> None:
        table.tell("refresh", self.seat, academy=self.colour)
        new = displays.refresh(table, self.colour)
        table.push(BuyScrolls(self.seat, self.spent, False, False, new))


class FreeScroll(Choice):
    """Take a face-up scroll of one colour without requirement, for some dates or none."""

    __slots__ = ("colour", "dates")

    def __init__(self, seat: int, colour: int, dates: int) -> None:
        self.seat = seat
        self.colour: int = colour
        self.dates: int = dates

    def legal(self, table: "Table") -> list[int]:
        if table.players[self.seat].resources[DATE] < self.dates:
            return []
        shown = [tile for tile in table.scrolls[3 * self.colour : 3 * self.colour + 3] if tile]
        return [DONE, *(SCROLL + tile - 1 for tile in shown)] if shown else []

    def take(self, table: "Table", action: int) -> None:
        if action == DONE:
            return
        player = table.players[self.seat]
        tile = action - SCROLL + 1
        if self.dates:
            table.spend(player, DATE, self.dates)
        displays.take_scroll(table, tile)
        scrolls.acquire(table, player, tile)

    def asks(self) -> Reason:
        return "ask-free-scroll", {"academy": self.colour, "n": self.dates}
