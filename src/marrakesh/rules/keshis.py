"""Gaining keshis: where they go, and their placement bonuses."""

from typing import TYPE_CHECKING, Final

from marrakesh.rules import events, questions, sources
from marrakesh.rules.actions import DEPLOY, DEPLOY_NOMAD, DONE, VENDOR, is_verb
from marrakesh.rules.agenda import Choice, Reason
from marrakesh.rules.modules import nomads, spectators
from marrakesh.rules.options import by_bits
from marrakesh.rules.tile_names import SCORE_DISCOVERED
from marrakesh.rules.words import (
    BROWN,
    EIGHT_SECTORS,
    GREEN,
    MOST_SEATS,
    NOMAD,
    PINK,
    RED,
    SOUK,
    SPACES,
    YELLOW,
)

if TYPE_CHECKING:
    from marrakesh.rules.state import Player, Table

_VENDOR_OPTIONS: Final = by_bits(VENDOR, 8)
_DEPLOY_OPTIONS: Final = by_bits(DEPLOY, YELLOW)
# colours as bit sets
_GOODS: Final = 7 << YELLOW
_SMALL: Final = 1 << PINK | 1 << BROWN | 1 << NOMAD
_ASKED: Final = _SMALL | 1 << RED
"""Keshis whose order can always matter."""

# Choices of higher modules, registered by them on import; one per seat.
PLACES: Final[list[list[Choice]]] = [[] for _ in range(NOMAD + 1)]
"""Which space a keshi goes to, by colour: square, Sahara, vendors and nomads."""
BOARD_OR_SPECTATORS: Final[list[Choice]] = []
"""Whether a keshi goes to the spectators (camels), by seat, colour and whether claimed."""


def gain(table: "Table", player: "Player", colour: int, claimed: bool = False) -> None:
    """Gain one keshi: to the board, or with camels perhaps to the spectators (CAM-03)."""
    if table.camels and spectators.takes(table, player, colour, claimed):
        which = 2 * (YELLOW * player.seat + colour) + (1 if claimed else 0)
        table.push(BOARD_OR_SPECTATORS[which])
    else:
        place(table, player, colour)


def place(table: "Table", player: "Player", colour: int) -> None:
    """Place a keshi on the board, with its placement bonus (EXC-02, EXC-03)."""
    if colour < RED:
        if player.keshis[colour] >= SPACES:
            lose(table, player, colour)  # EXC-14, R5
        elif colour in (PINK, BROWN):
            table.push(PLACES[colour][player.seat])
        else:
            _count(table, player, colour)
            if colour == GREEN:  # EXC-06, ORC-02
                table.score(player, table.values.green_bonus, sources.ORCHARD)
    elif colour >= YELLOW:
        _count(table, player, colour)
    elif player.vendors & EIGHT_SECTORS == EIGHT_SECTORS:
        lose(table, player, RED)  # R6
    else:
        table.push(PLACES[RED][player.seat])


def place_nomad(table: "Table", player: "Player") -> None:
    """Place a nomad; without a free place it goes back."""
    if nomads.free_places(player) or nomads.joins_spectators(table, player):
        table.push(PLACES[NOMAD][player.seat])
    else:
        nomads.give_back(table)


def _count(table: "Table", player: "Player", colour: int) -> None:
    value = player.keshis[colour] + 1
    player.keshis[colour] = value
    if table.events is not None:
        table.tell(events.Keshi(player.seat, colour=colour, value=value))


def gain_several(table: "Table", player: "Player", colour: int, amount: int) -> None:
    """Gain keshis of one colour, one by one."""
    if colour in (PINK, BROWN, RED) or (table.camels and colour < YELLOW):
        if amount > 1:
            table.push(Deploy(player.seat, (colour,) * (amount - 1)))
        gain(table, player, colour)
    else:
        for _ in range(amount):
            gain(table, player, colour)


def lose(table: "Table", player: "Player", colour: int) -> None:
    if table.events is not None:
        table.tell(events.KeshiLost(player.seat, colour=colour))


def placeable(player: "Player", first: int) -> list[int]:
    """The actions first + colour for every colour that still has a space."""
    keshis = player.keshis
    options = [first + colour for colour in range(8) if keshis[colour] < SPACES]
    if player.vendors & EIGHT_SECTORS != EIGHT_SECTORS:
        options.append(first + RED)
    options += [first + YELLOW, first + YELLOW + 1, first + YELLOW + 2]
    return options


def gainable(table: "Table", player: "Player", first: int) -> list[int]:
    """The actions first + colour for every colour that could be gained."""
    if table.camels and spectators.has_room(table, player):
        return list(range(first, first + 12))
    return placeable(player, first)


def useful(table: "Table", player: "Player", colour: int) -> bool:
    """Whether a gained keshi of this colour would find a place."""
    return not player.full(colour) or (table.camels and spectators.has_room(table, player))


def why_not_placed(player: "Player", colour: int) -> Reason:
    if 0 <= colour < 12 and player.full(colour):
        return "why-full", {"colour": colour}
    return "why-not-asked", {}


def put_vendor(table: "Table", player: "Player", sector: int) -> None:
    """Place a water vendor beside a sector."""
    player.vendors |= 1 << sector
    player.keshis[RED] = player.keshis[RED] + 1
    if table.deluxe or sector == SOUK:  # R40: no water from it in this assistant turn
        player.fresh_vendors |= 1 << sector
    if table.events is not None:
        table.tell(events.Vendor(player.seat, sector=sector))


class PlaceVendor(Choice):
    """A red keshi goes to any sector but the souk that has no vendor (EXC-10)."""

    __slots__ = ()

    def legal(self, table: "Table") -> list[int]:
        return _VENDOR_OPTIONS[~table.players[self.seat].vendors & EIGHT_SECTORS]

    def take(self, table: "Table", action: int) -> None:
        put_vendor(table, table.players[self.seat], action - VENDOR)

    def asks(self) -> questions.Question:
        return questions.Vendor()

    def why_not(self, table: "Table", action: int) -> Reason:
        if action == VENDOR + SOUK:
            return "why-souk-vendor", {}
        if is_verb(action, VENDOR):
            return "why-vendor-there", {"sector": action - VENDOR}
        return "why-not-asked", {}


PLACES[RED] += [PlaceVendor(seat) for seat in range(MOST_SEATS)]


def deploy(
    table: "Table", player: "Player", colours: tuple[int, ...], claimed: bool = False
) -> None:
    """Place keshis in any order (R30, R132); immediately if the order cannot matter."""
    first = _in_no_order(table, player, _held(colours))
    if first:
        rest: list[int] = []
        for colour in colours:
            if first >> colour & 1:
                gain(table, player, colour, claimed)
            else:
                rest.append(colour)
        colours = tuple(rest)
    if colours:
        table.push(Deploy(player.seat, colours, claimed))


def _held(colours: tuple[int, ...]) -> int:
    """The colours present, as a bit set."""
    held = 0
    for colour in colours:
        held |= 1 << colour
    return held


def _in_no_order(table: "Table", player: "Player", held: int) -> int:
    """The colours whose order cannot matter, as a bit set."""
    # scroll 68 may score oasis 24, which counts small sectors
    if table.camels or (held & _SMALL and player.has(SCORE_DISCOVERED)):
        return held & _GOODS
    return held & ~_ASKED


class Deploy(Choice):
    """Which of several keshis is placed next."""

    __slots__ = ("claimed", "colours")

    def __init__(self, seat: int, colours: tuple[int, ...], claimed: bool = False) -> None:
        self.seat = seat
        self.colours: tuple[int, ...] = colours  # a nomad among them is NOMAD
        self.claimed: bool = claimed

    def legal(self, table: "Table") -> list[int]:
        held = _held(self.colours)
        first = _in_no_order(table, table.players[self.seat], held)
        if first:
            for colour in self.colours:
                if first >> colour & 1:
                    return [DEPLOY + colour]
        if held >> NOMAD & 1:
            return [*_DEPLOY_OPTIONS[held & ~(1 << NOMAD)], DEPLOY_NOMAD]
        return _DEPLOY_OPTIONS[held]

    def take(self, table: "Table", action: int) -> None:
        colour = NOMAD if action == DEPLOY_NOMAD else action - DEPLOY
        if len(self.colours) > 1:
            place = self.colours.index(colour)
            rest = self.colours[:place] + self.colours[place + 1 :]
            table.push(Deploy(self.seat, rest, self.claimed))
        if colour == NOMAD:
            place_nomad(table, table.players[self.seat])
        else:
            gain(table, table.players[self.seat], colour, self.claimed)

    def claimed_keshis(self) -> tuple[int, ...]:
        return self.colours if self.claimed else ()

    def asks(self) -> questions.Question:
        return questions.Deploy(len(self.colours))


class MayPlace(Choice):
    """A keshi that may be placed or declined."""

    __slots__ = ("colour",)

    def __init__(self, seat: int, colour: int) -> None:
        self.seat = seat
        self.colour: int = colour

    def legal(self, table: "Table") -> list[int]:
        return [DONE, DEPLOY + self.colour]

    def take(self, table: "Table", action: int) -> None:
        if action != DONE:
            gain(table, table.players[self.seat], self.colour)

    def asks(self) -> questions.Question:
        return questions.MayPlace(self.colour)
