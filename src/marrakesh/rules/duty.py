"""The duty after a refresh: one of the new scrolls must be bought (MAD-09, R98).

While it stands (`table.new_scrolls`), an option is possible only if there is still a way to meet
it, in the action itself as in any that a scroll grants. Options are tried out on copies, so nobody
needs to know how dates and scholars can be lost, nor what would bring them back.
"""

from typing import TYPE_CHECKING, Final

from marrakesh.rules.actions import DONE, SCROLL
from marrakesh.rules.agenda import Choice, Frame, Reason
from marrakesh.rules.sectors import madrasa

if TYPE_CHECKING:
    from marrakesh.rules.state import Table

_MOST_COPIES: Final = 300
"""A way that is not found with so many is none."""
_GRANTING: Final = (53, 58)
"""With these an orange scroll may still be had where too few scholars are left for it."""


def come_up(table: "Table") -> bool:
    """Resolve or ask what is on top of the agenda, as `Frame.come_up` does, while the duty stands.

    It never leaves a player without an option: each is there because of a way, and the same way
    leads on from the next decision.
    """
    frame = table.top
    if not frame.come_up(table):
        return False
    table.options = [o for o in table.options if Lookout().sees_way_after(table, o)]
    if len(table.options) > 1:
        return True
    frame.answer(table, frame.seat, table.options[0])
    return False


def holds_back(table: "Table", frame: Choice, action: int) -> bool:
    """Whether nothing but the duty is against an action."""
    if not table.new_scrolls or action in table.options:
        return False
    return action in frame.legal(table)


def why_held_back(table: "Table", seat: int) -> Reason:
    tile = table.new_scrolls[0]
    dates = madrasa.price(table, table.players[seat], tile)
    return "why-held-back", {"scholars": table.values.scroll_scholars[tile], "dates": dates}


class Lookout:
    """Looks for a way to one of the new scrolls by the player's own decisions."""

    __slots__ = ("copies",)

    def __init__(self) -> None:
        self.copies: int = 0

    def sees_way_after(self, table: "Table", option: int) -> bool:
        """Whether there is a way if the decision on top of the agenda is this one."""
        self.copies += 1
        twin = table.copy()
        twin.top.answer(twin, twin.top.seat, option)
        return self._sees_way(twin)

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
