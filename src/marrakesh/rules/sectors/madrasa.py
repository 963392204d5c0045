"""The madrasa: buying scrolls."""

from typing import TYPE_CHECKING

from marrakesh.rules import events, payments, questions
from marrakesh.rules.actions import DONE, REFRESH, SCROLL, STACK, is_verb
from marrakesh.rules.agenda import Choice, Effect, Reason
from marrakesh.rules.modules import imam_sultan
from marrakesh.rules.tile_names import DINARS_IN_KIND
from marrakesh.rules.tiles import displays, scrolls
from marrakesh.rules.words import DATE, DINAR, GRAY, TO_PALACE, WATER

if TYPE_CHECKING:
    from marrakesh.rules.state import Player, Table


def possible(table: "Table", player: "Player", with_assistant: bool) -> bool:
    """Whether a scroll can be bought (R42)."""
    scholars = player.keshis[GRAY]
    if scholars == 0:
        return False
    dates = player.resources[DATE]
    for tile in table.scrolls:
        if tile and affordable(table, player, tile, scholars, dates):
            return True
    return with_assistant and len(_refreshable(table, player, scholars)) > 0


def within_reach(table: "Table", player: "Player") -> int:
    """How many of the face-up scrolls the player could buy, each on its own."""
    scholars, dates = player.keshis[GRAY], player.resources[DATE]
    return sum(
        1 for tile in table.scrolls if tile and affordable(table, player, tile, scholars, dates)
    )


def affordable(table: "Table", player: "Player", tile: int, scholars: int, dates: int) -> bool:
    """Whether these scholars and dates suffice for a scroll (MAD-01, MAD-02)."""
    needed = table.values.scroll_scholars[tile]
    return needed <= scholars and price(table, player, tile) <= dates


def _refreshable(table: "Table", player: "Player", scholars: int) -> list[int]:
    """The actions that refresh a colour."""
    return [
        REFRESH + colour for colour in range(4) if _can_refresh(table, player, colour, scholars)
    ]


def _can_refresh(table: "Table", player: "Player", colour: int, scholars: int) -> bool:
    """Whether the player could still afford a new scroll after the refresh (R98)."""
    have = player.resources
    need, dates = first_of(table, player, colour)
    if need > scholars or dates > have[DATE] or not displays.can_refresh(table, colour):
        return False
    if player.has(DINARS_IN_KIND):
        return have[DINAR] + have[WATER] + have[DATE] - dates >= 1
    return have[DINAR] >= 1


def act(table: "Table", player: "Player", with_assistant: bool) -> None:
    """The sector action: buy at least one scroll (R45)."""
    table.push(BuyScrolls(player.seat, 0, False, with_assistant, False))


class BuyScrolls(Choice):
    """Buy scrolls within one's scholars and dates (MAD-01 to MAD-05)."""

    __slots__ = ("bought", "may_refresh", "refreshed", "spent")

    def __init__(
        self, seat: int, spent: int, bought: bool, may_refresh: bool, refreshed: bool
    ) -> None:
        self.seat = seat
        self.spent: int = spent  # requirements of the scrolls bought so far
        self.bought: bool = bought
        self.may_refresh: bool = may_refresh
        self.refreshed: bool = refreshed  # must end with a new scroll (refresh_duty.py)

    def legal(self, table: "Table") -> list[int]:
        player = table.players[self.seat]
        scholars = self.free_scholars(table)
        dates = player.resources[DATE]
        options = [
            SCROLL + tile - 1
            for tile in table.scrolls
            if tile and affordable(table, player, tile, scholars, dates)
        ]
        if self.may_refresh:
            options += _refreshable(table, player, scholars)
        if self.bought and not (self.refreshed and table.new_scrolls):
            options.append(DONE)
        return options

    def free_scholars(self, table: "Table") -> int:
        return table.players[self.seat].keshis[GRAY] - self.spent

    def take(self, table: "Table", action: int) -> None:
        player = table.players[self.seat]
        if action == DONE:
            return
        if action >= REFRESH:
            colour = action - REFRESH
            table.push(Refresh(self.seat, colour, self.spent))
            payments.pay_dinars(table, player, 1, first_of(table, player, colour)[1])
            return
        tile = action - SCROLL + 1
        spent = self.spent + table.values.scroll_scholars[tile]  # MAD-03
        table.push(BuyScrolls(self.seat, spent, True, False, self.refreshed))
        pay(table, player, price(table, player, tile))
        displays.take_scroll(table, tile)
        scrolls.acquire(table, player, tile)

    def asks(self) -> questions.Question:
        return questions.Scrolls(self.spent)

    def why_not(self, table: "Table", action: int) -> Reason:
        player = table.players[self.seat]
        if is_verb(action, SCROLL):
            return self._why_not_scroll(table, player, action - SCROLL + 1)
        if is_verb(action, REFRESH):
            if not self.may_refresh:
                return "why-refresh-over", {}
            return "why-no-refresh", {"academy": action - REFRESH}
        if action == DONE:
            return ("why-buy-new", {}) if self.refreshed else ("why-buy-one", {})
        return "why-not-asked", {}

    def _why_not_scroll(self, table: "Table", player: "Player", tile: int) -> Reason:
        scholars = self.free_scholars(table)
        if tile not in table.scrolls:
            return "why-tile-not-shown", {"scroll": tile}
        if table.values.scroll_scholars[tile] > scholars:
            return "why-scholars", {"n": table.values.scroll_scholars[tile], "have": scholars}
        dates = price(table, player, tile)
        return "why-dates", {"n": dates, "have": player.resources[DATE]}


def price(table: "Table", player: "Player", tile: int) -> int:
    """Dates for a scroll; 1 less with the sultan (XP2-03)."""
    return less_with_sultan(table, player, table.values.scroll_dates[tile])


def less_with_sultan(table: "Table", player: "Player", dates: int) -> int:
    if table.imam_sultan and imam_sultan.holds(table, player, TO_PALACE):
        return max(0, dates - table.values.sultan_dates)  # XP2-09
    return dates


def pay(table: "Table", player: "Player", dates: int) -> None:
    if dates:
        table.spend(player, DATE, dates)


def first_of(table: "Table", player: "Player", colour: int) -> tuple[int, int]:
    """Requirement and price of a colour's scrolls, which are all the same."""
    number = table.values.scroll_first[colour]
    return table.values.scroll_scholars[number], price(table, player, number)


class Refresh(Effect):
    """New scrolls of one colour, after the dinar is paid (MAD-08)."""

    __slots__ = ("colour", "spent")

    def __init__(self, seat: int, colour: int, spent: int) -> None:
        self.seat = seat
        self.colour: int = colour
        self.spent: int = spent

    def resolve(self, table: "Table") -> None:
        table.tell(events.Refresh(self.seat, academy=self.colour))
        table.new_scrolls = displays.refresh(table, self.colour)
        table.push(BuyScrolls(self.seat, self.spent, False, False, True))


class FreeScroll(Choice):
    """Take a face-up scroll of one colour without requirement, for a fixed number of dates."""

    __slots__ = ("colour", "dates", "may_decline")

    def __init__(self, seat: int, colour: int, dates: int, may_decline: bool) -> None:
        self.seat = seat
        self.colour: int = colour
        self.dates: int = dates
        self.may_decline: bool = may_decline

    def legal(self, table: "Table") -> list[int]:
        player = table.players[self.seat]
        if player.resources[DATE] < less_with_sultan(table, player, self.dates):
            return []
        shown = table.scrolls[3 * self.colour : 3 * self.colour + 3]
        options = [SCROLL + tile - 1 for tile in shown if tile]
        return [DONE, *options] if self.may_decline and options else options

    def take(self, table: "Table", action: int) -> None:
        if action == DONE:
            return
        player = table.players[self.seat]
        tile = action - SCROLL + 1
        pay(table, player, less_with_sultan(table, player, self.dates))  # R107
        displays.take_scroll(table, tile)
        scrolls.acquire(table, player, tile)

    def asks(self) -> questions.Question:
        return questions.FreeScroll(self.colour, self.dates)


class ChooseStack(Choice):
    """Which stack of a colour to search for a scroll (R222)."""

    __slots__ = ("colour", "library")

    def __init__(self, seat: int, colour: int, library: bool) -> None:
        self.seat = seat
        self.colour: int = colour
        self.library: bool = library  # must be bought (BLD-06, R227), else may be taken for free

    def legal(self, table: "Table") -> list[int]:
        player = table.players[self.seat]
        if self.library:
            need, dates = first_of(table, player, self.colour)
            if player.keshis[GRAY] < need or player.resources[DATE] < dates:
                return []  # R227
        stacks = [
            STACK + place
            for place in range(3)
            if displays.scrolls_in(table, 3 * self.colour + place)
        ]
        return stacks if self.library or not stacks else [DONE, *stacks]

    def take(self, table: "Table", action: int) -> None:
        if action == DONE:
            return
        player = table.players[self.seat]
        if self.library:
            pay(table, player, first_of(table, player, self.colour)[1])
        table.push(TakeFromStack(self.seat, 3 * self.colour + action - STACK))

    def asks(self) -> questions.Question:
        return questions.Stack(self.colour)


class TakeFromStack(Choice):
    """Any scroll of one stack; the rest is shuffled and the top revealed (AWD-11)."""

    __slots__ = ("stack",)

    def __init__(self, seat: int, stack: int) -> None:
        self.seat = seat
        self.stack: int = stack

    def legal(self, table: "Table") -> list[int]:
        return [SCROLL + tile - 1 for tile in sorted(displays.scrolls_in(table, self.stack))]

    def take(self, table: "Table", action: int) -> None:
        tile = action - SCROLL + 1
        displays.take_scroll_from_stack(table, self.stack, tile)
        scrolls.acquire(table, table.players[self.seat], tile)

    def asks(self) -> questions.Question:
        return questions.ScrollOfStack()
