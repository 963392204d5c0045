"""The duty after a refresh: one of the new scrolls must be bought (MAD-09, R98).

While it stands (`table.new_scrolls`), an option is possible only if there is still a way to meet
it, in the action itself as in any that a scroll grants. Options are tried out on copies, so nobody
needs to know how dates and scholars can be lost, nor what would bring them back.
"""

from typing import TYPE_CHECKING, Final

from marrakesh.rules.actions import DONE, SCROLL
from marrakesh.rules.agenda import Choice, Frame, Reason
from marrakesh.rules.redeal import redeal
from marrakesh.rules.sectors import madrasa
from marrakesh.rules.tile_names import ORANGE_SCROLL, SECTOR_ACTION_NOW

if TYPE_CHECKING:
    from marrakesh.rules.state import Table

_MOST_COPIES: Final = 60
"""A way that is not found with so many is none."""
_GRANTING: Final = (SECTOR_ACTION_NOW, ORANGE_SCROLL)
"""With these an orange scroll may still be had where too few scholars are left for it."""


def come_up(table: "Table") -> bool:
    """Resolve or ask what is on top of the agenda, as `Frame.come_up` does, while the duty stands.

    Each option is there because of a way, and the same way leads on from the next decision, unless
    it led through hidden tiles and they are others than it was looked for with. Then the duty
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
        leaves = frame.leaves_new(table, option)
        if leaves != madrasa.PERHAPS:
            return leaves == madrasa.SURELY
    lookout = Lookout(table, frame.seat)
    way = lookout.sees_way_after(table, option)
    if lookout.peeked:  # what is possible must tell nothing of what is hidden
        known = table.copy()
        redeal(known, frame.seat, 0)
        way = Lookout(known, frame.seat).sees_way_after(known, option)
    return way


def holds_back(table: "Table", frame: Choice, action: int) -> bool:
    """Whether nothing but the duty is against an action."""
    if not table.new_scrolls or action in table.options:
        return False
    return action in frame.legal(table)


def why_not(table: "Table", seat: int) -> Reason:
    tile = table.new_scrolls[0]
    dates = madrasa.price(table, table.players[seat], tile)
    return "why-held-back", {"scholars": table.values.scroll_scholars[tile], "dates": dates}


class Lookout:
    """Looks for a way to one of the new scrolls by the player's own decisions."""

    __slots__ = ("_open", "_seat", "copies", "peeked")

    def __init__(self, table: "Table", seat: int) -> None:
        self.copies: int = 0
        self.peeked: bool = False
        """Whether it has come upon something that is hidden."""
        self._seat: int = seat
        self._open: int = _revealed(table, seat)

    def sees_way_after(self, table: "Table", option: int) -> bool:
        """Whether there is a way if the decision on top of the agenda is this one."""
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
                if frame.sells_new(table):
                    return True
                if frame.refreshed and not frame.legal(table):
                    return False
            if frame.come_up(table):
                for option in _promising(table, frame):
                    if self.copies < _MOST_COPIES and self.sees_way_after(table, option):
                        return True
                return False
        return True


def _revealed(table: "Table", seat: int) -> int:
    """Another number once chance decides something, or an oasis is discovered."""
    return int(table.chance_drawn) + sum(table.players[seat].caravans)


def _promising(table: "Table", frame: Frame) -> list[int]:
    """The options of the decision on top, but for purchases that bring nothing; DONE first."""
    options = sorted(table.options)
    if not isinstance(frame, madrasa.BuyScrolls):
        return options
    needed = table.values.scroll_scholars[table.new_scrolls[0]]
    if frame.refreshed and frame.free_scholars(table) < needed:
        # but for rare chains no scroll brings more scholars than it requires
        return [option for option in options if option - SCROLL + 1 in _GRANTING]
    acts = table.values.scroll_acts
    return [o for o in options if o == DONE or acts[o - SCROLL + 1] == "instant"]
