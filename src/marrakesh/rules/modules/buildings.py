"""Special buildings: different starting goods, and with the front side an ability."""

from typing import TYPE_CHECKING, Final

from marrakesh.rules import chance, events, keshis, questions
from marrakesh.rules.actions import LUXURY, SCROLL
from marrakesh.rules.agenda import Choice, Effect
from marrakesh.rules.sectors import medina, souk
from marrakesh.rules.tiles import scrolls
from marrakesh.rules.words import (
    BARRACKS,
    BOAT_HOUSE,
    GAZEBO,
)

if TYPE_CHECKING:
    from marrakesh.rules.state import Player, Table

TAJINE: Final = 1


def move_in(table: "Table", player: "Player", building: int) -> None:
    """Move in: keshi with bonus, resources, the ability's gain, a scroll (BLD-04, R224)."""
    table.tell(events.Building(player.seat, building=building))
    table.push(YellowScrolls(player.seat))
    if player.building == BARRACKS:
        table.push(medina.FreeGate(player.seat, (0,), False))  # R226
    elif player.building == GAZEBO:
        table.push(Tajine(player.seat))
    elif player.building == BOAT_HOUSE:
        to_crocodile(table, player)
    table.push(Resources(player.seat, building))
    keshis.place(table, player, table.values.building_keshi[building])


def to_crocodile(table: "Table", player: "Player") -> None:
    """Start a season on the crocodile, never backwards (BLD-09, RVT-09, AWD-14)."""
    if player.fisherman < table.values.crocodile:
        player.fisherman = table.values.crocodile
        table.arrivals += 1
        player.arrival = table.arrivals  # R53: in turn order
        table.tell(events.HeadStart(player.seat, end=player.fisherman))


class Resources(Effect):
    """The resources of a building (BLD-03)."""

    __slots__ = ("building",)

    def __init__(self, seat: int, building: int) -> None:
        self.seat = seat
        self.building: int = building

    def resolve(self, table: "Table") -> None:
        for resource, amount in enumerate(table.values.building_resources[self.building]):
            if amount:
                table.gain(table.players[self.seat], resource, amount)


class Tajine(Choice):
    """Gazebo: any one of the five tajines for free (BLD-12)."""

    __slots__ = ()

    def legal(self, table: "Table") -> list[int]:
        types = table.values.luxury_type
        return [LUXURY + tile - 1 for tile in range(1, len(types)) if types[tile] == TAJINE]

    def take(self, table: "Table", action: int) -> None:
        souk.take(table, table.players[self.seat], action - LUXURY + 1)

    def asks(self) -> questions.Question:
        return questions.Tajine()


class YellowScrolls(Effect):
    """Draw 3 yellow scrolls in secret, from those not yet drawn (BLD-04)."""

    __slots__ = ()

    def resolve(self, table: "Table") -> None:
        bag = list(table.scroll_stacks[0])
        chance.shuffle(table, bag)
        player = table.players[self.seat]
        player.offered = tuple(bag[:3])
        table.scroll_stacks[0] = tuple(bag[3:])
        table.push(KeepScroll(self.seat))


class KeepScroll(Choice):
    """Keep one of the yellow scrolls drawn; the others join the regular setup."""

    __slots__ = ()

    def legal(self, table: "Table") -> list[int]:
        return [SCROLL + tile - 1 for tile in sorted(table.players[self.seat].offered)]

    def take(self, table: "Table", action: int) -> None:
        player = table.players[self.seat]
        tile = action - SCROLL + 1
        table.unused_scrolls += tuple(other for other in player.offered if other != tile)
        player.offered = ()
        scrolls.acquire(table, player, tile)

    def asks(self) -> questions.Question:
        return questions.KeepScroll()
