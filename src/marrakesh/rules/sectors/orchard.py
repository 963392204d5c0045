"""The date orchard."""

from typing import TYPE_CHECKING

from marrakesh.rules import questions, sources
from marrakesh.rules.actions import TAKE, TAKE_POINT
from marrakesh.rules.agenda import Choice
from marrakesh.rules.tile_names import HARVEST_DINARS, HARVEST_POINTS, HARVEST_WATER
from marrakesh.rules.words import DATE, DINAR, GREEN, WATER

if TYPE_CHECKING:
    from marrakesh.rules.state import Player, Table


def act(table: "Table", player: "Player") -> None:
    """The sector action: as many dates as the green value (ORC-01)."""
    dates = player.keshis[GREEN]
    if player.has(HARVEST_WATER) or player.has(HARVEST_DINARS) or player.has(HARVEST_POINTS):
        table.push(Harvest(player.seat, dates))
    else:
        table.gain(player, DATE, dates)


class Harvest(Choice):
    """Each date may be exchanged for what scrolls 23 to 25 offer (R88)."""

    __slots__ = ("dates",)

    def __init__(self, seat: int, dates: int) -> None:
        self.seat = seat
        self.dates: int = dates

    def legal(self, table: "Table") -> list[int]:
        player = table.players[self.seat]
        options = [TAKE + DATE]
        if player.has(HARVEST_WATER):
            options.append(TAKE + WATER)
        if player.has(HARVEST_DINARS):
            options.append(TAKE + DINAR)
        if player.has(HARVEST_POINTS):
            options.append(TAKE_POINT)
        return options

    def take(self, table: "Table", action: int) -> None:
        if self.dates > 1:
            table.push(Harvest(self.seat, self.dates - 1))
        player = table.players[self.seat]
        if action == TAKE_POINT:
            table.score(player, 1, sources.SCROLL + HARVEST_POINTS)
        else:
            table.gain(player, action - TAKE, 1)

    def asks(self) -> questions.Question:
        return questions.Harvest(self.dates)
