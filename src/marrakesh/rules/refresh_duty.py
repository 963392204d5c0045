"""The duty after a refresh: one of the new scrolls must be bought (MAD-09, R98).

While it stands (`table.new_scrolls`), an option is legal only if the duty can still be met, in the
action itself or in one that a scroll grants. Options are tried out on copies, so no code needs to
know how dates and scholars can be lost or regained.
"""

from typing import TYPE_CHECKING, Final

from marrakesh.rules import bonuses
from marrakesh.rules.actions import DONE, REFRESH, SCROLL
from marrakesh.rules.agenda import Choice, Frame, Reason
from marrakesh.rules.redeal import redeal
from marrakesh.rules.sectors import madrasa
from marrakesh.rules.tile_names import ORANGE_SCROLL, SECTOR_ACTION_NOW
from marrakesh.rules.words import DATE, GRAY, KESHI

if TYPE_CHECKING:
    from marrakesh.rules.state import Table

_INSTANT: Final = "instant"
_MOST_COPIES: Final = 60
"""Search limit: a way not found within this many copies does not count."""
_GRANTING: Final = (SECTOR_ACTION_NOW, ORANGE_SCROLL)
"""Scrolls that may still grant an orange scroll when too few scholars are left for it."""


def come_up(table: "Table") -> bool:
    """`Frame.come_up` for the top of the agenda while the duty stands.

    Every option offered has a way to meet the duty, which still exists at the next decision, unless
    it led through hidden tiles that turned out different from those assumed. Then the duty
    lapses.
    """
    frame = table.top
    if isinstance(frame, madrasa.BuyScrolls) and frame.refreshed and not frame.legal(table):
        table.new_scrolls = ()
    if not frame.come_up(table):
        return False
    options = [option for option in table.options if _leaves_way(table, frame, option)]
    if not options:
        table.new_scrolls = ()
        return frame.come_up(table)
    table.options = options
    if len(options) > 1:
        return True
    frame.answer(table, frame.seat, options[0])
    return False


def _leaves_way(table: "Table", frame: Frame, option: int) -> bool:
    if isinstance(frame, madrasa.BuyScrolls):
        clear = _at_first_glance(table, frame, option)
        if clear is not None:
            return clear
    lookout = Lookout(table, frame.seat)
    way = lookout.sees_way_after(table, option)
    if lookout.peeked:  # the legal options must not reveal hidden tiles
        known = table.copy()
        redeal(known, frame.seat, 0)
        way = Lookout(known, frame.seat).sees_way_after(known, option)
    return way


def _at_first_glance(table: "Table", frame: madrasa.BuyScrolls, action: int) -> bool | None:
    """Whether a new scroll can be bought after this purchase; None if that needs a closer look."""
    if not SCROLL <= action < REFRESH:
        return None
    tile = action - SCROLL + 1
    if tile in table.new_scrolls:
        return True
    player = table.players[frame.seat]
    values = table.values
    scholars = frame.free_scholars(table) - values.scroll_scholars[tile]
    dates = player.resources[DATE] - madrasa.price(table, player, tile)
    if values.scroll_acts[tile] == _INSTANT:
        if not values.scroll_gain[tile]:
            return None
        for kind, amount in values.scroll_gain[tile]:
            if not bonuses.plain(table, kind):
                return None
            if kind == DATE:
                dates += amount
            elif kind == KESHI + GRAY:
                scholars += min(amount, player.room(GRAY))
    if madrasa.affordable(table, player, table.new_scrolls[0], scholars, dates):
        return True
    if not frame.refreshed:
        return None  # the purchase that began with the refresh continues below
    for other in table.scrolls:  # only scrolls can bring scholars or dates
        if other and other != tile and values.scroll_acts[other] == _INSTANT:
            if madrasa.affordable(table, player, other, scholars, dates):
                return None
    return False


def holds_back(table: "Table", frame: Choice, action: int) -> bool:
    """Whether only the duty makes an action illegal."""
    if not table.new_scrolls or action in table.options:
        return False
    return action in frame.legal(table)


def why_not(table: "Table", seat: int) -> Reason:
    tile = table.new_scrolls[0]
    dates = madrasa.price(table, table.players[seat], tile)
    return "why-held-back", {"scholars": table.values.scroll_scholars[tile], "dates": dates}


class Lookout:
    """Searches the player's own decisions for a way to buy one of the new scrolls."""

    __slots__ = ("_open", "_seat", "copies", "peeked")

    def __init__(self, table: "Table", seat: int) -> None:
        self.copies: int = 0
        self.peeked: bool = False
        """Whether the search has reached hidden information."""
        self._seat: int = seat
        self._open: int = _revealed(table, seat)

    def sees_way_after(self, table: "Table", option: int) -> bool:
        """Whether a way remains after taking this option of the top decision."""
        self.copies += 1
        twin = table.copy()
        twin.top.answer(twin, twin.top.seat, option)
        way = self._sees_way(twin)
        self.peeked = self.peeked or _revealed(twin, self._seat) != self._open
        return way

    def _sees_way(self, table: "Table") -> bool:
        while table.new_scrolls:
            frame = table.top
            if isinstance(frame, madrasa.BuyScrolls):
                if _sells_new(table, frame):
                    return True
                if frame.refreshed and not frame.legal(table):
                    return False
            if frame.come_up(table):
                for option in _promising(table, frame):
                    if self.copies < _MOST_COPIES and self.sees_way_after(table, option):
                        return True
                return False
        return True


def _sells_new(table: "Table", frame: madrasa.BuyScrolls) -> bool:
    """Whether the new scrolls, which all cost the same, are affordable."""
    player = table.players[frame.seat]
    scholars, dates = frame.free_scholars(table), player.resources[DATE]
    return madrasa.affordable(table, player, table.new_scrolls[0], scholars, dates)


def _revealed(table: "Table", seat: int) -> int:
    """Changes whenever a random draw is made or an oasis discovered."""
    return int(table.chance_drawn) + sum(table.players[seat].caravans)


def _promising(table: "Table", frame: Frame) -> list[int]:
    """The options of the top decision without pointless purchases; DONE first."""
    options = sorted(table.options)
    if not isinstance(frame, madrasa.BuyScrolls):
        return options
    needed = table.values.scroll_scholars[table.new_scrolls[0]]
    if frame.refreshed and frame.free_scholars(table) < needed:
        # apart from rare chains, no scroll yields more scholars than it requires
        return [option for option in options if option - SCROLL + 1 in _GRANTING]
    acts = table.values.scroll_acts
    return [o for o in options if o == DONE or acts[o - SCROLL + 1] == _INSTANT]
