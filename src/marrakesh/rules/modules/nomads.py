"""Nomads: keshis that fit into any sector but the souk, and move between them."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from marrakesh.rules import keshis, payments, sources
from marrakesh.rules.actions import (
    DONE,
    NOMAD_FROM,
    NOMAD_FROM_SPECTATORS,
    NOMAD_FROM_VENDOR,
    NOMAD_TO,
    NOMAD_VENDOR,
    SPACE,
    SPECTATORS,
)
from marrakesh.rules.agenda import Choice, Effect, Reason
from marrakesh.rules.modules import camels
from marrakesh.rules.options import BITS, by_bits
from marrakesh.rules.sectors import sahara, square
from marrakesh.rules.words import (
    BROWN,
    EIGHT_SECTORS,
    GREEN,
    LEFT,
    MEDINA,
    MOST_SEATS,
    NOMAD,
    PINK,
    RED,
    RIGHT,
    SAHARA,
    SPACES,
)

if TYPE_CHECKING:
    from marrakesh.rules.state import Nomads, Player, Table

_TO_SECTORS: Final = by_bits(NOMAD_TO, 8)
_TO_VENDORS: Final = by_bits(NOMAD_VENDOR, 8)
_FROM_SECTORS: Final = by_bits(NOMAD_FROM, 8)
_FROM_OTHERS: Final = by_bits(NOMAD_FROM_VENDOR, 9)
_SPACE_OPTIONS: Final = by_bits(SPACE, 8)

VENDOR_PLACES: Final = 8
SPECTATOR_PLACE: Final = 16
"""Places of a nomad: 0-7 the sectors' own spaces, 8-15 their vendor spaces, 16 the spectators."""
RETURNABLE: Final = (1 << SPECTATOR_PLACE) - 1 & ~(1 << SAHARA)
"""Places from which an exchange returns nomads as such; caravans have their own rule (R203)."""
_BOTH: Final = 1 | 1 << VENDOR_PLACES
"""The two places of a sector, shifted by its number."""
_TOWN_SPACES: Final = 1 << 3 | 1 << 7
"""The fourth spaces of the paths, beside which there is no oasis (NOM-08, R147)."""
_ANYWHERE: Final = (1 << 16) - 1
"""Spaces of the square and, eight bits on, of the left and right path."""


def of(player: "Player") -> "Nomads":
    assert player.nomads is not None
    return player.nomads


def can_pay(table: "Table", player: "Player") -> bool:
    """1 date and 1 water; scroll 33 does not help (NOM-02, R194)."""
    cost = table.values.nomad_cost
    return all(player.resources[resource] >= cost[resource] for resource in range(3))


def free_places(player: "Player") -> int:
    """The places on the board that would take a nomad, as a bit set (NOM-03)."""
    free: i64 = 0
    bit: i64 = 1
    for sector in range(8):
        if player.keshis[sector] < SPACES:
            free |= bit
        bit <<= 1
    return free | (~player.vendors & EIGHT_SECTORS) << VENDOR_PLACES


def going_to(places: int) -> list[int]:
    """The actions that put a nomad on one of these places on the board."""
    return _TO_SECTORS[places & EIGHT_SECTORS] + _TO_VENDORS[places >> VENDOR_PLACES]


def coming_from(places: int) -> list[int]:
    """The actions that take a nomad from one of these places."""
    return _FROM_SECTORS[places & EIGHT_SECTORS] + _FROM_OTHERS[places >> VENDOR_PLACES]


def joins_spectators(table: "Table", player: "Player") -> bool:
    return table.camels and camels.has_room(table, player)


def claim(table: "Table", player: "Player") -> None:
    """The nomad of the round, paid at once (NOM-02)."""
    for resource, amount in enumerate(table.values.nomad_cost):
        if amount:
            table.spend(player, resource, amount)
    table.nomad_offered = False
    of(player).pending += 1
    table.tell("claim-nomad", player.seat)


def can_gain(table: "Table", player: "Player") -> bool:
    """Whether the nomad board has a nomad left (R205), and the player a place for it."""
    room = free_places(player) != 0 or joins_spectators(table, player)
    return table.nomad_supply > 0 and room


def gain(table: "Table", player: "Player") -> None:
    """A free nomad, if the nomad board has one left (R205)."""
    if table.nomad_supply:
        table.nomad_supply -= 1
        place(table, player)


def place(table: "Table", player: "Player") -> None:
    """Put a nomad somewhere; without any place it goes back."""
    if free_places(player) or joins_spectators(table, player):
        table.push(PLACE_NOMAD[player.seat])
    else:
        give_back(table)


def give_back(table: "Table") -> None:
    table.nomad_supply += 1
    table.tell("nomad-returned", -1)


class GiveBack(Effect):
    """A nomad goes back to the nomad board once it has left its place."""

    __slots__ = ()

    def resolve(self, table: "Table") -> None:
        give_back(table)


class PlaceNomad(Choice):
    """A nomad goes to any sector but the souk, vendor spaces included (NOM-03)."""

    __slots__ = ()

    def legal(self, table: "Table") -> list[int]:
        player = table.players[self.seat]
        places = free_places(player)
        if not table.camels:
            return going_to(places)
        options = going_to(places & ~_kept(table, player))
        if joins_spectators(table, player):
            options.append(SPECTATORS)
        return options or going_to(places)

    def take(self, table: "Table", action: int) -> None:
        put(table, table.players[self.seat], action)

    def asks(self) -> Reason:
        return "ask-nomad", {}

    def why_not(self, table: "Table", action: int) -> Reason:
        player = table.players[self.seat]
        if action in going_to(free_places(player)):
            return "why-space-kept", {}
        if action == SPECTATORS and table.camels and camels.free_spaces(table, player):
            return "why-space-kept", {}
        return why_not_there(action)


def why_not_there(action: int) -> Reason:
    """Why a nomad cannot go to a place that is not free."""
    if NOMAD_TO <= action < NOMAD_TO + 8:
        return "why-full", {"colour": action - NOMAD_TO}
    if NOMAD_VENDOR <= action < NOMAD_VENDOR + 8:
        return "why-vendor-there", {"sector": action - NOMAD_VENDOR}
    return "why-not-asked", {}


def _kept(table: "Table", player: "Player") -> int:
    """The places on the board that a claimed keshi must not lose to a nomad (R206)."""
    colours = camels.kept_spaces(table, player)
    vendors = EIGHT_SECTORS << VENDOR_PLACES if colours >> RED & 1 else 0
    return colours & EIGHT_SECTORS | vendors


PLACE_NOMAD: Final = [PlaceNomad(seat) for seat in range(MOST_SEATS)]  # made once


def put(table: "Table", player: "Player", action: int) -> None:
    """Put a nomad on a place, with the placement bonus of its sector (NOM-04, NOM-05)."""
    nomads = of(player)
    if action == SPECTATORS:  # CAM-06
        camels.add_spectator(table, player, NOMAD)
    elif action >= NOMAD_VENDOR:
        sector = action - NOMAD_VENDOR
        nomads.vendors |= 1 << sector
        keshis.put_vendor(table, player, sector)
    else:
        sector = action - NOMAD_TO
        nomads.on[sector] = nomads.on[sector] + 1
        if table.events is not None:
            table.tell("nomad", player.seat, sector=sector)
        if sector == PINK:
            table.push(square.PlaceEntertainer(player.seat, True))
        elif sector == BROWN:
            table.push(sahara.PlaceCaravan(player.seat, True))
        else:
            player.keshis[sector] = player.keshis[sector] + 1
            if sector == GREEN:
                table.score(player, table.values.green_bonus, sources.ORCHARD)


# --- moving ---------------------------------------------------------------------------------------


def movable(player: "Player", moved: tuple[int, ...], old: int = _ANYWHERE) -> int:
    """The places with a nomad that may still move, as a bit set (NOM-08).

    Nomads beside an oasis or at a gate stay, and those on spaces that are not `old`.
    """
    nomads = of(player)
    found = nomads.vendors << VENDOR_PLACES
    for sector, number in enumerate(nomads.on):
        if number and sector != SAHARA:
            staying = BITS[nomads.posts] if sector == MEDINA else 0
            if number > staying + (moved.count(sector) if moved else 0):
                found |= 1 << sector
    if nomads.caravans & _TOWN_SPACES & old >> 8:
        found |= 1 << SAHARA
    for place in moved:
        if place >= VENDOR_PLACES:
            found &= ~(1 << place)
    if player.camel is not None and camels.colours(player.camel.column) >> NOMAD:
        found |= 1 << SPECTATOR_PLACE
    return found


def offer_moves(table: "Table", player: "Player") -> None:
    """Once a round, before the assistants, any number of nomads may move (NOM-07, R200)."""
    if movable(player, ()):
        table.push(MOVE_NOMADS[player.seat])


class MoveNomads(Choice):
    """Move a nomad for 1 dinar, or some for free; each at most once."""

    __slots__ = ("free", "moved", "old")

    def __init__(self, seat: int, moved: tuple[int, ...], free: int, old: int = _ANYWHERE) -> None:
        self.seat = seat
        self.moved: tuple[int, ...] = moved  # places that nomads have moved to
        self.free: int = free  # moves without pay; then only these are offered
        self.old: int = old  # spaces whose nomads have not moved, as a bit set like _ANYWHERE

    def legal(self, table: "Table") -> list[int]:
        player = table.players[self.seat]
        if not self.free and not payments.can_pay(player, table.values.nomad_move):
            return []
        leaving = movable(player, self.moved, self.old)
        free = free_places(player)
        for place in range(SPECTATOR_PLACE + 1):
            if leaving >> place & 1 and not destinations(free, place):
                leaving &= ~(1 << place)
        return _NO_MOVE + coming_from(leaving) if leaving else []

    def take(self, table: "Table", action: int) -> None:
        if action == DONE:
            return
        place = action - NOMAD_FROM
        player = table.players[self.seat]
        table.push(Destination(self.seat, place, self))
        leave(table, player, place, self.old)
        if not self.free:
            payments.pay(table, player, table.values.nomad_move)

    def asks(self) -> Reason:
        return "ask-move-nomads", {"n": self.free}

    def why_not(self, table: "Table", action: int) -> Reason:
        if NOMAD_FROM <= action <= NOMAD_FROM_SPECTATORS:
            return "why-nomad-stays", {}
        return "why-not-asked", {}


_NO_MOVE: Final = [DONE]
MOVE_NOMADS: Final = [MoveNomads(seat, (), 0) for seat in range(MOST_SEATS)]  # made once


def destinations(free: int, place: int) -> int:
    """Another sector than the one it leaves; never into the spectator column."""
    return free if place == SPECTATOR_PLACE else free & ~(_BOTH << place % VENDOR_PLACES)


class Destination(Choice):
    """Where a nomad goes that has left its place."""

    __slots__ = ("moves", "place")

    def __init__(self, seat: int, place: int, moves: MoveNomads) -> None:
        self.seat = seat
        self.place: int = place
        self.moves: MoveNomads = moves

    def legal(self, table: "Table") -> list[int]:
        free = free_places(table.players[self.seat])
        return going_to(destinations(free, self.place))

    def take(self, table: "Table", action: int) -> None:
        player = table.players[self.seat]
        vendor = action >= NOMAD_VENDOR
        arrived = action - NOMAD_VENDOR + VENDOR_PLACES if vendor else action - NOMAD_TO
        moves = self.moves
        if moves.free != 1:
            moved = (*moves.moved, arrived)
            standing = of(player).square | of(player).caravans << 8
            old = moves.old & standing  # R200
            table.push(MoveNomads(self.seat, moved, max(0, moves.free - 1), old))
        put(table, player, action)

    def asks(self) -> Reason:
        return "ask-nomad", {}

    def why_not(self, table: "Table", action: int) -> Reason:
        if action in going_to(free_places(table.players[self.seat])):
            return "why-nomad-elsewhere", {}
        return why_not_there(action)


def leave(table: "Table", player: "Player", place: int, spaces: int = _ANYWHERE) -> None:
    """Take a nomad off its place, of square and paths off one of these spaces (NOM-14, R201)."""
    nomads = of(player)
    if table.events is not None:
        table.tell("nomad-leaves", player.seat, place=place)
    if place == SPECTATOR_PLACE:
        camels.remove_spectator(player, NOMAD)
    elif place >= VENDOR_PLACES:
        bit = 1 << place - VENDOR_PLACES
        nomads.vendors &= ~bit
        player.vendors &= ~bit
        player.keshis[RED] = player.keshis[RED] - 1
    elif place == PINK:
        table.push(LeaveSquare(player.seat, spaces & 255))
    else:
        if place == SAHARA:  # where it leaves cannot matter: towns stay, and paths are alike
            path = LEFT if nomads.caravans & spaces >> 8 & 1 << 3 else RIGHT
            nomads.caravans &= ~(1 << 4 * path + 3)
            player.caravans[path] = player.caravans[path] - 1
        nomads.on[place] = nomads.on[place] - 1
        player.keshis[place] = player.keshis[place] - 1


class LeaveSquare(Choice):
    """Which nomad leaves the square."""

    __slots__ = ("spaces",)

    def __init__(self, seat: int, spaces: int) -> None:
        self.seat = seat
        self.spaces: int = spaces

    def legal(self, table: "Table") -> list[int]:
        return _SPACE_OPTIONS[of(table.players[self.seat]).square & self.spaces]

    def take(self, table: "Table", action: int) -> None:
        player = table.players[self.seat]
        nomads = of(player)
        bit = 1 << action - SPACE
        nomads.square &= ~bit
        nomads.on[PINK] -= 1
        player.square &= ~bit
        player.keshis[PINK] -= 1

    def asks(self) -> Reason:
        return "ask-leave-square", {}
