"""Nomads: keshis that fit any sector except the souk. The places they may take and leave."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from marrakesh.rules import events, questions
from marrakesh.rules.actions import (
    NOMAD_FROM,
    NOMAD_FROM_VENDOR,
    NOMAD_TO,
    NOMAD_VENDOR,
    SPACE,
    is_verb,
)
from marrakesh.rules.agenda import Choice, Effect, Reason
from marrakesh.rules.modules import spectators
from marrakesh.rules.options import BITS, by_bits
from marrakesh.rules.words import (
    EIGHT_SECTORS,
    LEFT,
    MEDINA,
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
_TOWN_SPACES: Final = 1 << 3 | 1 << 7
"""The fourth spaces of the paths, which have no oasis (NOM-08, R147)."""
ANYWHERE: Final = (1 << 16) - 1
"""Spaces of the square and, shifted by eight bits, of the left and right path."""


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
    """The actions that place a nomad on one of these places on the board."""
    return _TO_SECTORS[places & EIGHT_SECTORS] + _TO_VENDORS[places >> VENDOR_PLACES]


def coming_from(places: int) -> list[int]:
    """The actions that take a nomad from one of these places."""
    return _FROM_SECTORS[places & EIGHT_SECTORS] + _FROM_OTHERS[places >> VENDOR_PLACES]


def joins_spectators(table: "Table", player: "Player") -> bool:
    return table.camels and spectators.has_room(table, player)


def claim(table: "Table", player: "Player") -> None:
    """Claim the nomad of the round and pay for it immediately (NOM-02)."""
    for resource, amount in enumerate(table.values.nomad_cost):
        if amount:
            table.spend(player, resource, amount)
    table.nomad_offered = False
    of(player).pending += 1
    table.tell(events.ClaimNomad(player.seat))


def can_gain(table: "Table", player: "Player") -> bool:
    """Whether the nomad board has a nomad left (R205) and the player a place for it."""
    room = free_places(player) != 0 or joins_spectators(table, player)
    return table.nomad_supply > 0 and room


def give_back(table: "Table") -> None:
    table.nomad_supply += 1
    table.tell(events.NomadReturned(-1))


class GiveBack(Effect):
    """Return a nomad that has left its place to the nomad board."""

    __slots__ = ()

    def resolve(self, table: "Table") -> None:
        give_back(table)


def why_not_there(action: int) -> Reason:
    """Why a nomad cannot go to a place that is not free."""
    if is_verb(action, NOMAD_TO):
        return "why-full", {"colour": action - NOMAD_TO}
    if is_verb(action, NOMAD_VENDOR):
        return "why-vendor-there", {"sector": action - NOMAD_VENDOR}
    return "why-not-asked", {}


def movable(player: "Player", moved: tuple[int, ...], old: int = ANYWHERE) -> int:
    """The places with a nomad that may still move, as a bit set (NOM-08).

    Nomads beside an oasis or at a gate cannot move, nor can those on spaces that are not `old`.
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
    if player.camel is not None and spectators.colours(player.camel.column) >> NOMAD:
        found |= 1 << SPECTATOR_PLACE
    return found


def leave(table: "Table", player: "Player", place: int, spaces: int = ANYWHERE) -> None:
    """Remove a nomad from its place; on square and paths, from one of `spaces` (NOM-14, R201)."""
    nomads = of(player)
    if table.events is not None:
        table.tell(events.NomadLeaves(player.seat, place=place))
    if place == SPECTATOR_PLACE:
        spectators.remove(player, NOMAD)
    elif place >= VENDOR_PLACES:
        bit = 1 << place - VENDOR_PLACES
        nomads.vendors &= ~bit
        player.vendors &= ~bit
        player.keshis[RED] = player.keshis[RED] - 1
    elif place == PINK:
        table.push(LeaveSquare(player.seat, spaces & 255))
    else:
        if place == SAHARA:  # any space will do: towns stay, and the paths are equivalent
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

    def asks(self) -> questions.Question:
        return questions.LeaveSquare()
