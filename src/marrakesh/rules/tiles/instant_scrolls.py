"""The instant scrolls that do more than to combine common gains."""

from typing import TYPE_CHECKING

from marrakesh.rules import bonuses, keshis, sources, usage
from marrakesh.rules.actions import ANY, DONE, PAY, TRACK
from marrakesh.rules.agenda import Choice, Effect, Reason
from marrakesh.rules.sectors import madrasa, sahara, square, stairs
from marrakesh.rules.tiles import oases, scrolls
from marrakesh.rules.words import (
    MOSQUE_STEP,
    ORANGE_SCROLLS,
    PALACE_STEP,
    RED,
    SOUK,
    WATER,
    sector_of,
)

if TYPE_CHECKING:
    from marrakesh.rules.state import Player, Table


def _47(table: "Table", player: "Player") -> None:
    """Every space facing 3 spectators pays 3 times."""
    square.give_spaces(table, player, square.spaces_facing(table, player, 3), 3, 47)


def _53(table: "Table", player: "Player") -> None:
    """Any one sector action."""
    table.push(usage.AnySectorAction(player.seat))


def _55(table: "Table", player: "Player") -> None:
    """3 palace and 3 mosque steps, in the order of choice (R80)."""
    source = sources.SCROLL + 55
    bonuses.give_in_any_order(
        table, player, [(TRACK, PALACE_STEP, 3, source), (TRACK + 1, MOSQUE_STEP, 3, source)]
    )


def _57(table: "Table", player: "Player") -> None:
    """A vendor for the souk, and 3 water."""
    keshis.put_vendor(table, player, SOUK)
    table.gain(player, WATER, 3)


def _58(table: "Table", player: "Player") -> None:
    """An orange scroll for 1 date (R107)."""
    table.push(madrasa.FreeScroll(player.seat, ORANGE_SCROLLS, 1))


def _59(table: "Table", player: "Player") -> None:
    """Every bonus of the current connection line."""
    stairs.give_line(table, player, 59)


def _62(table: "Table", player: "Player") -> None:
    """Claim 3 discovered oases."""
    table.push(sahara.ClaimFree(player.seat, 3, False))


def _64(table: "Table", player: "Player") -> None:
    """A keshi, then the action of the sector it went to."""
    table.push(KeshiThenAction(player.seat))


def _70(table: "Table", player: "Player") -> None:
    """Every entertainer pays."""
    square.give_entertainers(table, player, 70)


def _71(table: "Table", player: "Player") -> None:
    """Score a claimed oasis now."""
    table.push(oases.ScoreClaimed(player.seat))


def _72(table: "Table", player: "Player") -> None:
    """Resources for 2 points each."""
    table.push(ReturnForPoints(player.seat))


scrolls.INSTANT.update({
    47: _47, 53: _53, 55: _55, 57: _57, 58: _58, 59: _59,
    62: _62, 64: _64, 70: _70, 71: _71, 72: _72,
})  # fmt: skip


class KeshiThenAction(Choice):
    """Scroll 64: any keshi that has a space (R104)."""

    __slots__ = ()

    def legal(self, table: "Table") -> list[int]:
        return keshis.gainable(table, table.players[self.seat], ANY)

    def take(self, table: "Table", action: int) -> None:
        colour = action - ANY
        player = table.players[self.seat]
        if colour == RED:
            table.push(ActAtNewVendor(self.seat, player.vendors))
        else:
            table.push(ActIfPlaced(self.seat, colour, player.keshis[colour]))
        keshis.gain(table, player, colour)

    def asks(self) -> Reason:
        return "ask-keshi-then-action", {}

    def why_not(self, table: "Table", action: int) -> Reason:
        return keshis.why_not_placed(table.players[self.seat], action - ANY)


class Act(Effect):
    """Perform a sector action without an assistant; it lapses if it is not possible (R105)."""

    __slots__ = ("sector",)

    def __init__(self, seat: int, sector: int) -> None:
        self.seat = seat
        self.sector: int = sector

    def resolve(self, table: "Table") -> None:
        player = table.players[self.seat]
        if usage.possible(table, player, self.sector, False):
            usage.act(table, player, self.sector, False)


class ActIfPlaced(Effect):
    """The sector of a keshi acts, unless the keshi went to the spectators."""

    __slots__ = ("before", "colour")

    def __init__(self, seat: int, colour: int, before: int) -> None:
        self.seat = seat
        self.colour: int = colour
        self.before: int = before  # keshis of the colour

    def resolve(self, table: "Table") -> None:
        if table.players[self.seat].keshis[self.colour] > self.before:
            Act(self.seat, sector_of(self.colour)).resolve(table)


class ActAtNewVendor(Effect):
    """The sector into which a vendor was just put acts."""

    __slots__ = ("before",)

    def __init__(self, seat: int, before: int) -> None:
        self.seat = seat
        self.before: int = before  # the sectors that had a vendor

    def resolve(self, table: "Table") -> None:
        new = table.players[self.seat].vendors & ~self.before
        if new:
            Act(self.seat, new.bit_length() - 1).resolve(table)


class ReturnForPoints(Choice):
    """Scroll 72: return resources, 2 points each (R127)."""

    __slots__ = ()

    def legal(self, table: "Table") -> list[int]:
        have = table.players[self.seat].resources
        return [DONE, *(PAY + resource for resource in range(3) if have[resource])]

    def take(self, table: "Table", action: int) -> None:
        if action == DONE:
            return
        table.push(self)
        player = table.players[self.seat]
        table.spend(player, action - PAY, 1)
        table.score(player, 2, sources.SCROLL + 72)

    def asks(self) -> Reason:
        return "ask-return-for-points", {}
