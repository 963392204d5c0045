"""The river tiles: what the season's leaders on the river gain."""

from typing import TYPE_CHECKING, Final

from marrakesh.rules import bonuses, events, keshis, questions, sources, usage
from marrakesh.rules.actions import ANY, PRIZE
from marrakesh.rules.agenda import Choice, Effect, Reason
from marrakesh.rules.sectors import sahara, square
from marrakesh.rules.tile_names import (
    ENTERTAINERS_OR_VENDORS,
    GATES_OR_PICKERS,
    KESHIS_OR_LUXURIES,
    LEADER_ACTS,
    LEADER_CLAIMS,
    LEADER_CLAIMS_OPEN,
    LEADER_CLIMBS,
    LEADER_FILLS_SPACE,
    LEADER_GAINS_KESHIS,
    LEADER_GAINS_VENDOR,
    LEADER_PERFORMS,
    LEADER_STARTS_AHEAD,
)
from marrakesh.rules.tiles.displays import Refill
from marrakesh.rules.words import BEIGE, BROWN, DATE, DINAR, GREEN, PINK, RED, SQUARE, WATER

if TYPE_CHECKING:
    from marrakesh.rules.state import Player, Table

_PRIZES: Final = (GATES_OR_PICKERS, ENTERTAINERS_OR_VENDORS, KESHIS_OR_LUXURIES)


def award_first(table: "Table", player: "Player", tile: int, second: int) -> None:
    """The winner's bonus; `second` is the seat that gains the other one, or -1."""
    values = table.values
    source = sources.RIVER_TILE + tile
    if tile in _PRIZES:  # SEA-04: the first chooses, the second gets the other
        table.push(ChoosePrize(player.seat, tile, second))
        return
    if second >= 0:
        table.push(Refill(second))
        table.push(Second(second, tile))
    table.push(Refill(player.seat))  # R46
    if values.river_gain[tile]:
        bonuses.give_all(table, player, values.river_gain[tile], source)
    elif tile == LEADER_ACTS:
        table.push(usage.AnySectorAction(player.seat))
    elif tile == LEADER_CLAIMS_OPEN:
        table.push(sahara.ClaimOpen(player.seat))
    elif tile == LEADER_GAINS_KESHIS:  # R3: in the Deluxe edition it may be declined
        table.push(bonuses.AnyKeshi(player.seat, 2, table.deluxe))
    elif tile == LEADER_GAINS_VENDOR and keshis.useful(table, player, RED):
        table.push(keshis.MayPlace(player.seat, RED))
    elif tile == LEADER_STARTS_AHEAD:
        table.head_starts |= 1 << player.seat
    elif tile == LEADER_CLIMBS:  # R168
        table.push(bonuses.EitherStair(player.seat, 3, True))
    elif tile == LEADER_FILLS_SPACE:
        table.push(PinkBrownBeige(player.seat))
    elif tile == LEADER_CLAIMS:
        table.push(sahara.ClaimFree(player.seat, 2, True))
    elif tile == LEADER_PERFORMS and usage.possible(table, player, SQUARE, False):
        square.act(table, player)
        square.act(table, player)


def useful(table: "Table", player: "Player", tile: int) -> bool:
    """Whether the winner's bonus would have any effect (R4)."""
    if tile == LEADER_ACTS:
        return len(usage.AnySectorAction(player.seat).legal(table)) > 0
    if tile == LEADER_CLAIMS_OPEN:
        return len(table.open_oases) > 0
    if tile == LEADER_GAINS_VENDOR:
        return keshis.useful(table, player, RED)
    if tile == LEADER_FILLS_SPACE:
        return len(PinkBrownBeige(player.seat).legal(table)) > 0
    if tile == LEADER_CLAIMS:
        return len(sahara.open_to_claim(player)) > 0
    return tile != LEADER_PERFORMS or usage.possible(table, player, SQUARE, False)


class Second(Effect):
    """The second-place bonus of tiles 05, 06 and 11, after the first place is resolved."""

    __slots__ = ("tile",)

    def __init__(self, seat: int, tile: int) -> None:
        self.seat = seat
        self.tile: int = tile

    def resolve(self, table: "Table") -> None:
        player = table.players[self.seat]
        table.tell(events.RiverSecond(self.seat, tile=self.tile))
        if self.tile == LEADER_CLIMBS:
            table.push(bonuses.EitherStair(self.seat, 1, True))
        else:
            gains = table.values.river_second[self.tile]
            bonuses.give_all(table, player, gains, sources.RIVER_TILE + self.tile)


class ChoosePrize(Choice):
    """Tiles 12, 17 and 18: the first chooses one of two bonuses, the second gets the other."""

    __slots__ = ("second", "tile")

    def __init__(self, seat: int, tile: int, second: int) -> None:
        self.seat = seat
        self.tile: int = tile
        self.second: int = second

    def legal(self, table: "Table") -> list[int]:
        return [PRIZE, PRIZE + 1]

    def take(self, table: "Table", action: int) -> None:
        prize(table, table.players[self.seat], self.tile, action - PRIZE)
        if self.second >= 0:
            table.tell(events.RiverSecond(self.second, tile=self.tile))
            prize(table, table.players[self.second], self.tile, PRIZE + 1 - action)

    def asks(self) -> questions.Question:
        return questions.Prize(self.tile)


def prize(table: "Table", player: "Player", tile: int, which: int) -> None:
    """One of the two bonuses of a tile."""
    source = sources.RIVER_TILE + tile
    if tile == GATES_OR_PICKERS:  # RVT-12
        points = player.keshis[GREEN] if which else player.built_gates()
        table.score(player, points, source)
    elif tile == ENTERTAINERS_OR_VENDORS:  # RVT-17
        number = player.keshis[RED] if which else player.keshis[PINK]
        if number:
            table.gain(player, DATE, number)
            table.gain(player, WATER if which else DINAR, number)
    else:  # RVT-18, R172
        points = 2 * len(player.luxuries) if which else sum(player.keshis) // 4
        table.score(player, points, source)


_OFFERED: Final = (PINK, BROWN, BEIGE)


class PinkBrownBeige(Choice):
    """Tile 13: an entertainer, a caravan or a guard (RVT-13)."""

    __slots__ = ()

    def legal(self, table: "Table") -> list[int]:
        player = table.players[self.seat]
        return [ANY + colour for colour in _OFFERED if keshis.useful(table, player, colour)]

    def take(self, table: "Table", action: int) -> None:
        keshis.gain(table, table.players[self.seat], action - ANY)

    def asks(self) -> questions.Question:
        return questions.RiverTile13()

    def why_not(self, table: "Table", action: int) -> Reason:
        if action - ANY in _OFFERED:
            return "why-full", {"colour": action - ANY}
        return "why-not-asked", {}
