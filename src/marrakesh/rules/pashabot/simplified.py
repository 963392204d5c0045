"""The simplified Pashabot: only removes keshis, by a line of colours."""

from typing import TYPE_CHECKING

from marrakesh.rules import chance, events
from marrakesh.rules.pashabot import board

if TYPE_CHECKING:
    from marrakesh.rules.state import Table


def set_up(table: "Table") -> None:
    """A random line of the twelve colours (PSS-01)."""
    line = list(range(12))
    chance.shuffle(table, line)
    board.of(table).line = tuple(line)


def claim(table: "Table") -> bool:
    """A colour with 2 keshis in the base, else any; leftmost in the line (PSS-04)."""
    there = [colour for colour in board.of(table).line if table.base[colour]]
    if not there:
        return False
    pairs = [colour for colour in there if table.base[colour] > 1]
    colour = pairs[0] if pairs else there[0]
    number = min(2, table.base[colour])
    table.base[colour] -= number
    if not table.deluxe:
        table.supply[colour] += number
    rule = 1 if pairs else 2
    table.tell(events.BotTakes(board.player(table).seat, colour=colour, n=number, rule=rule))
    return True


def wins_tile(table: "Table") -> bool:
    """Whether you win the river tile: past rapid k in season k (PSS-07)."""
    return board.human(table).fisherman >= table.values.rapids[table.season - 1]


def level(table: "Table") -> int:
    """How many levels your score reaches (PSS-08, R265)."""
    more = table.values.levels_with_towns if table.desert_towns else 0
    score = board.human(table).score
    return sum(1 for points in table.values.levels if score >= points + more)
