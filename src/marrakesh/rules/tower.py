"""The cube tower: what is thrown in, what stays inside, what falls into the base."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from marrakesh.rules import chance, events
from marrakesh.rules.values import CHANCE_UNIT

if TYPE_CHECKING:
    from marrakesh.rules.state import Table


def toss(table: "Table") -> None:
    """Throw in all chosen keshis (TWR-01); some stay, some of those inside fall (TWR-02)."""
    stays: i64 = table.values.tower_stays[table.layer]
    falls: i64 = table.values.tower_falls[table.layer]
    for colour, inside in enumerate(table.tower):
        bit: i64 = 1 << colour
        fallen = 0
        for _ in range(inside):
            if chance.draw(table, CHANCE_UNIT) < falls:
                fallen += 1
        thrown = 0
        for player in table.players:
            if player.chosen & bit:
                thrown += 1
                if chance.draw(table, CHANCE_UNIT) >= stays:
                    fallen += 1
        table.tower[colour] = inside + thrown - fallen
        table.base[colour] = fallen
        if table.events is not None and inside + thrown:
            table.tell(events.Toss(-1, colour=colour, thrown=thrown, fallen=fallen))
    for player in table.players:
        player.chosen = 0
