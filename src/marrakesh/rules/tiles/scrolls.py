"""Acquiring scrolls. Permanent ones are implemented next to the rule they change."""

from collections.abc import Callable
from typing import Final

from marrakesh.rules import bonuses, events, sources
from marrakesh.rules.state import FIRST_ENHANCEMENT, Player, Table

INSTANT: Final[dict[int, Callable[[Table, Player], None]]] = {}
"""The special instant scrolls; registered by `instant_scrolls` on import."""


def acquire(table: Table, player: Player, tile: int) -> None:
    """Take a scroll; instant ones act immediately (MAD-11), the others from now on (R129)."""
    player.scrolls += (tile,)
    if table.events is not None:
        table.tell(events.Scroll(player.seat, scroll=tile))
    if table.values.scroll_acts[tile] != "instant":
        player.enhancements |= 1 << tile - FIRST_ENHANCEMENT
        return
    gains = table.values.scroll_gain[tile]
    if gains:
        bonuses.give_all(table, player, gains, sources.SCROLL + tile)
    else:
        INSTANT[tile](table, player)
