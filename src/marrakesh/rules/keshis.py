"""Gaining keshis: where they go, and what placing them gives."""

from typing import TYPE_CHECKING, Final

from marrakesh.rules import sources
from marrakesh.rules.actions import DEPLOY, DONE, VENDOR
from marrakesh.rules.agenda import Choice, Reason
from marrakesh.rules.options import by_bits
from marrakesh.rules.sectors import sahara, square
from marrakesh.rules.words import (
    BROWN,
    EIGHT_SECTORS,
    GREEN,
    PINK,
    RED,
    SOUK,
    YELLOW,
)

if TYPE_CHECKING:
    from marrakesh.rules.state import Player, Table

_VENDOR_OPTIONS: Final = by_bits(VENDOR, 8)


def gain(table: "Table", player: "Player", colour: int) -> None:
    """Gain one keshi and place it by the rules, with its placement bonus (EXC-02, EXC-03)."""
    if colour < RED:
        if player.keshis[colour] >= 8:
            lose(table, player, colour)  # EXC-14, R5
        elif colour == PINK:
            table.push(square.PlaceEntertainer(player.seat))
        elif colour == BROWN:
            table.push(sahara.PlaceCaravan(player.seat))
        else:
            player.keshis[colour] += 1
            if table.events is not None:
                table.tell("keshi", player.seat, colour=colour, value=player.keshis[colour])
            if colour == GREEN:  # EXC-06, ORC-02
                table.score(player, table.values.green_bonus, sources.ORCHARD)
    elif colour >= YELLOW:
        player.keshis[colour] += 1
        if table.events is not None:
            table.tell("keshi", player.seat, colour=colour, value=player.keshis[colour])
    elif player.vendors & EIGHT_SECTORS == EIGHT_SECTORS:
        lose(table, player, RED)  # R6
    else:
        table.push(PlaceVendor(player.seat))


def gain_several(table: "Table", player: "Player", colour: int, amount: int) -> None:
    """Gain keshis of one colour, one after the other."""
    if colour in (PINK, BROWN, RED):
        if amount > 1:
            table.push(Deploy(player.seat, (colour,) * (amount - 1)))
        gain(table, player, colour)
    else:
        for _ in range(amount):
            gain(table, player, colour)


def lose(table: "Table", player: "Player", colour: int) -> None:
    if table.events is not None:
        table.tell("keshi-lost", player.seat, colour=colour)


def placeable(player: "Player", first: int) -> list[int]:
    """The actions first + colour for every colour that still has a space."""
    keshis = player.keshis
    options = [first + colour for colour in range(8) if keshis[colour] < 8]
    if player.vendors & EIGHT_SECTORS != EIGHT_SECTORS:
        options.append(first + RED)
    options += [first + YELLOW, first + YELLOW + 1, first + YELLOW + 2]
    return options


def why_not_placed(player: "Player", colour: int) -> Reason:
    if 0 <= colour < 12 and player.full(colour):
        return "why-full", {"colour": colour}
    return "why-not-asked", {}


def put_vendor(table: "Table", player: "Player", sector: int) -> None:
    """Put a water vendor beside a sector."""
    player.vendors |= 1 << sector
    player.keshis[RED] += 1
    if table.deluxe or sector == SOUK:  # R40: no water from it in this assistant turn
        player.fresh_vendors |= 1 << sector
    table.tell("vendor", player.seat, sector=sector)


class PlaceVendor(Choice):
    """A red keshi goes to any sector but the souk that has no vendor (EXC-10)."""

    __slots__ = ()

    def legal(self, table: "Table") -> list[int]:
        return _VENDOR_OPTIONS[~table.players[self.seat].vendors & EIGHT_SECTORS]

    def take(self, table: "Table", action: int) -> None:
        put_vendor(table, table.players[self.seat], action - VENDOR)

    def asks(self) -> Reason:
        return "ask-vendor", {}

    def why_not(self, table: "Table", action: int) -> Reason:
        if action == VENDOR + SOUK:
            return "why-souk-vendor", {}
        if VENDOR <= action < VENDOR + SOUK:
            return "why-vendor-there", {"sector": action - VENDOR}
        return "why-not-asked", {}


class Deploy(Choice):
    """Place keshis in any order (R30, R132); those for which it cannot matter come first."""

    __slots__ = ("colours",)

    def __init__(self, seat: int, colours: tuple[int, ...]) -> None:
        self.seat = seat
        self.colours: tuple[int, ...] = colours

    def legal(self, table: "Table") -> list[int]:
        colours = self.colours
        # scroll 68 may score oasis 24, which wants small sectors
        small = table.players[self.seat].has(68) and (PINK in colours or BROWN in colours)
        for colour in colours:
            if colour >= YELLOW or not (small or colour in (PINK, BROWN, RED)):
                return [DEPLOY + colour]
        return [DEPLOY + colour for colour in range(YELLOW) if colour in colours]

    def take(self, table: "Table", action: int) -> None:
        colour = action - DEPLOY
        if len(self.colours) > 1:
            place = self.colours.index(colour)
            table.push(Deploy(self.seat, self.colours[:place] + self.colours[place + 1 :]))
        gain(table, table.players[self.seat], colour)

    def asks(self) -> Reason:
        return "ask-deploy", {"n": len(self.colours)}


class MayPlace(Choice):
    """A keshi that may be placed or left."""

    __slots__ = ("colour",)

    def __init__(self, seat: int, colour: int) -> None:
        self.seat = seat
        self.colour: int = colour

    def legal(self, table: "Table") -> list[int]:
        return [DONE, DEPLOY + self.colour]

    def take(self, table: "Table", action: int) -> None:
        if action != DONE:
            gain(table, table.players[self.seat], self.colour)

    def asks(self) -> Reason:
        return "ask-may-place", {"colour": self.colour}
