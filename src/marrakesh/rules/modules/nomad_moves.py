"""Placing nomads on the board, and moving them between its sectors."""

from typing import TYPE_CHECKING, Final

from marrakesh.rules import events, keshis, payments, questions, sources
from marrakesh.rules.actions import (
    DONE,
    NOMAD_FROM,
    NOMAD_FROM_SPECTATORS,
    NOMAD_TO,
    NOMAD_VENDOR,
    SPECTATORS,
)
from marrakesh.rules.agenda import Choice, Reason
from marrakesh.rules.modules import camels, nomads, spectators
from marrakesh.rules.sectors import sahara, square
from marrakesh.rules.words import BROWN, EIGHT_SECTORS, GREEN, MOST_SEATS, NOMAD, PINK, RED

if TYPE_CHECKING:
    from marrakesh.rules.state import Player, Table

_BOTH: Final = 1 | 1 << nomads.VENDOR_PLACES
"""The two places of a sector, shifted by its number."""


def gain(table: "Table", player: "Player") -> None:
    """A free nomad, if the nomad board has one left (R205)."""
    if table.nomad_supply:
        table.nomad_supply -= 1
        keshis.place_nomad(table, player)


class PlaceNomad(Choice):
    """A nomad goes to any sector except the souk, vendor spaces included (NOM-03)."""

    __slots__ = ()

    def legal(self, table: "Table") -> list[int]:
        player = table.players[self.seat]
        places = nomads.free_places(player)
        if not table.camels:
            return nomads.going_to(places)
        options = nomads.going_to(places & ~_kept(table, player))
        if nomads.joins_spectators(table, player):
            options.append(SPECTATORS)
        return options or nomads.going_to(places)

    def take(self, table: "Table", action: int) -> None:
        put(table, table.players[self.seat], action)

    def asks(self) -> questions.Question:
        return questions.Nomad()

    def why_not(self, table: "Table", action: int) -> Reason:
        player = table.players[self.seat]
        if action in nomads.going_to(nomads.free_places(player)):
            return "why-space-kept", {}
        if action == SPECTATORS and table.camels and spectators.free_spaces(table, player):
            return "why-space-kept", {}
        return nomads.why_not_there(action)


def _kept(table: "Table", player: "Player") -> int:
    """The places on the board reserved for claimed keshis (R206)."""
    colours = spectators.kept_spaces(table, player)
    vendors = EIGHT_SECTORS << nomads.VENDOR_PLACES if colours >> RED & 1 else 0
    return colours & EIGHT_SECTORS | vendors


keshis.PLACES[NOMAD] += [PlaceNomad(seat) for seat in range(MOST_SEATS)]


def put(table: "Table", player: "Player", action: int) -> None:
    """Place a nomad, with the placement bonus of its sector (NOM-04, NOM-05)."""
    own = nomads.of(player)
    if action == SPECTATORS:  # CAM-06
        camels.add_spectator(table, player, NOMAD)
    elif action >= NOMAD_VENDOR:
        sector = action - NOMAD_VENDOR
        own.vendors |= 1 << sector
        keshis.put_vendor(table, player, sector)
    else:
        sector = action - NOMAD_TO
        own.on[sector] = own.on[sector] + 1
        if table.events is not None:
            table.tell(events.Nomad(player.seat, sector=sector))
        if sector == PINK:
            table.push(square.PlaceEntertainer(player.seat, True))
        elif sector == BROWN:
            table.push(sahara.PlaceCaravan(player.seat, True))
        else:
            player.keshis[sector] = player.keshis[sector] + 1
            if sector == GREEN:
                table.score(player, table.values.green_bonus, sources.ORCHARD)


def offer_moves(table: "Table", player: "Player") -> None:
    """Once a round, before the assistants, any number of nomads may move (NOM-07, R200)."""
    if nomads.movable(player, ()):
        table.push(MOVE_NOMADS[player.seat])


class MoveNomads(Choice):
    """Move a nomad for 1 dinar, or some for free; each at most once."""

    __slots__ = ("free", "moved", "old")

    def __init__(
        self, seat: int, moved: tuple[int, ...], free: int, old: int = nomads.ANYWHERE
    ) -> None:
        self.seat = seat
        self.moved: tuple[int, ...] = moved  # places that nomads have moved to
        self.free: int = free  # free moves left; only these are offered
        self.old: int = old  # spaces whose nomads have not moved, as a bit set like nomads.ANYWHERE

    def legal(self, table: "Table") -> list[int]:
        player = table.players[self.seat]
        if not self.free and not payments.can_pay(player, table.values.nomad_move):
            return []
        leaving = nomads.movable(player, self.moved, self.old)
        free = nomads.free_places(player)
        for place in range(nomads.SPECTATOR_PLACE + 1):
            if leaving >> place & 1 and not destinations(free, place):
                leaving &= ~(1 << place)
        return _NO_MOVE + nomads.coming_from(leaving) if leaving else []

    def take(self, table: "Table", action: int) -> None:
        if action == DONE:
            return
        place = action - NOMAD_FROM
        player = table.players[self.seat]
        table.push(Destination(self.seat, place, self))
        nomads.leave(table, player, place, self.old)
        if not self.free:
            payments.pay(table, player, table.values.nomad_move)

    def asks(self) -> questions.Question:
        return questions.MoveNomads(self.free)

    def why_not(self, table: "Table", action: int) -> Reason:
        if NOMAD_FROM <= action <= NOMAD_FROM_SPECTATORS:
            return "why-nomad-stays", {}
        return "why-not-asked", {}


_NO_MOVE: Final = [DONE]


MOVE_NOMADS: Final = [MoveNomads(seat, (), 0) for seat in range(MOST_SEATS)]  # immutable


def destinations(free: int, place: int) -> int:
    """Any sector other than the one it leaves; never the spectator column."""
    if place == nomads.SPECTATOR_PLACE:
        return free
    return free & ~(_BOTH << place % nomads.VENDOR_PLACES)


class Destination(Choice):
    """Where a nomad that has left its place goes."""

    __slots__ = ("moves", "place")

    def __init__(self, seat: int, place: int, moves: MoveNomads) -> None:
        self.seat = seat
        self.place: int = place
        self.moves: MoveNomads = moves

    def legal(self, table: "Table") -> list[int]:
        free = nomads.free_places(table.players[self.seat])
        return nomads.going_to(destinations(free, self.place))

    def take(self, table: "Table", action: int) -> None:
        player = table.players[self.seat]
        vendor = action >= NOMAD_VENDOR
        arrived = action - NOMAD_VENDOR + nomads.VENDOR_PLACES if vendor else action - NOMAD_TO
        moves = self.moves
        if moves.free != 1:
            moved = (*moves.moved, arrived)
            standing = nomads.of(player).square | nomads.of(player).caravans << 8
            old = moves.old & standing  # R200
            table.push(MoveNomads(self.seat, moved, max(0, moves.free - 1), old))
        put(table, player, action)

    def asks(self) -> questions.Question:
        return questions.Nomad()

    def why_not(self, table: "Table", action: int) -> Reason:
        if action in nomads.going_to(nomads.free_places(table.players[self.seat])):
            return "why-nomad-elsewhere", {}
        return nomads.why_not_there(action)
