"""Using assistants: a new keshi or the sector action."""

from typing import TYPE_CHECKING, Final

from marrakesh.rules import bonuses, events, keshis, questions, sources
from marrakesh.rules.actions import DONE, NEW_KESHI, SECTOR, SECTOR_ACTION, USE, is_verb
from marrakesh.rules.agenda import Choice, Reason
from marrakesh.rules.options import by_bits
from marrakesh.rules.sectors import madrasa, medina, orchard, river, sahara, souk, square, stairs
from marrakesh.rules.tile_names import MORE_VENDOR_WATER, VENDOR_POINTS
from marrakesh.rules.words import (
    MADRASA,
    MEDINA,
    MOSQUE,
    MOST_SEATS,
    ORCHARD,
    PALACE,
    RIVER,
    SAHARA,
    SECTORS,
    SOUK,
    SPACES,
    SQUARE,
    TO_MOSQUE,
    TO_PALACE,
    WATER,
)

if TYPE_CHECKING:
    from marrakesh.rules.state import Player, Table

_USE_OPTIONS: Final = by_bits(USE, 9)
_KESHI_OR_ACTION: Final = by_bits(NEW_KESHI, 2)  # SECTOR_ACTION comes next


def possible(table: "Table", player: "Player", sector: int, with_assistant: bool) -> bool:
    """Whether a sector action would have any effect (AST-13, R42)."""
    if sector == MADRASA:
        return madrasa.possible(table, player, with_assistant)
    if sector == MEDINA:
        return medina.possible(table, player)
    if sector == SAHARA:
        return sahara.possible(table, player)
    if sector == SOUK:
        return souk.possible(table, player)
    return player.keshis[sector] > 0  # SQR-10: the square needs an entertainer


def act(table: "Table", player: "Player", sector: int, with_assistant: bool) -> None:
    """Perform a sector action."""
    if table.events is not None:
        table.tell(events.SectorAction(player.seat, sector=sector))
    if sector == RIVER:
        river.act(table, player)
    elif sector == ORCHARD:
        orchard.act(table, player)
    elif sector == MADRASA:
        madrasa.act(table, player, with_assistant)
    elif sector == PALACE:
        stairs.act(table, player, TO_PALACE)
    elif sector == MOSQUE:
        stairs.act(table, player, TO_MOSQUE)
    elif sector == SQUARE:
        square.act(table, player)
    elif sector == MEDINA:
        medina.act(table, player)
    elif sector == SAHARA:
        sahara.act(table, player)
    else:
        souk.act(table, player)


class AnySectorAction(Choice):
    """Perform any sector action, or none (SCR-53, RVT-01), without assistant and water (R41)."""

    __slots__ = ()

    def legal(self, table: "Table") -> list[int]:
        player = table.players[self.seat]
        options = [
            SECTOR + sector
            for sector in range(len(SECTORS))
            if possible(table, player, sector, False)
        ]
        return [DONE, *options] if options else []

    def take(self, table: "Table", action: int) -> None:
        if action != DONE:
            act(table, table.players[self.seat], action - SECTOR, False)

    def asks(self) -> questions.Question:
        return questions.SectorAction()

    def why_not(self, table: "Table", action: int) -> Reason:
        if is_verb(action, SECTOR):
            return "why-no-action", {"sector": action - SECTOR}
        return "why-not-asked", {}


class NextAssistant(Choice):
    """Which assistant is used next (AST-01, AST-02)."""

    __slots__ = ()

    def legal(self, table: "Table") -> list[int]:
        player = table.players[self.seat]
        if player.souk_assistants:
            return _USE_OPTIONS[player.assistants | 1 << SOUK]
        return _USE_OPTIONS[player.assistants]

    def take(self, table: "Table", action: int) -> None:
        player = table.players[self.seat]
        sector = action - USE
        if sector == SOUK:
            player.souk_assistants -= 1
        else:
            player.assistants &= ~(1 << sector)
        if player.assistants or player.souk_assistants:
            table.push(self)
        if table.events is not None:
            table.tell(events.AssistantUsed(self.seat, sector=sector))
        paying = vendor_pays(player, sector)
        if paying:
            serve_water(table, player)
        table.push((_PAID_USE if paying else _USE)[9 * self.seat + sector])

    def asks(self) -> questions.Question:
        return questions.Assistant()

    def why_not(self, table: "Table", action: int) -> Reason:
        if is_verb(action, USE):
            return "why-no-assistant", {"sector": action - USE}
        return "why-not-asked", {}


NEXT_ASSISTANT: Final = [NextAssistant(seat) for seat in range(MOST_SEATS)]  # immutable


def vendor_pays(player: "Player", sector: int) -> bool:
    """Whether the sector's water vendor counts for an assistant used now (R40)."""
    return (player.vendors & ~player.fresh_vendors) >> sector & 1 == 1


def vendor_water(player: "Player") -> int:
    """The water a vendor pays an assistant; 1 more with scroll 35."""
    return 2 if player.has(MORE_VENDOR_WATER) else 1


def serve_water(table: "Table", player: "Player") -> None:
    """Pay the vendor's water first (AST-10), in Essential with the points of scroll 50."""
    table.gain(player, WATER, vendor_water(player))
    if player.has(VENDOR_POINTS) and not table.deluxe:
        table.score(player, 2, sources.SCROLL + VENDOR_POINTS)


def used(table: "Table", player: "Player", sector: int) -> list[int]:
    """What an assistant used in a sector can do, once the vendor has paid; the table changes."""
    paying = vendor_pays(player, sector)
    if paying:
        serve_water(table, player)
    return (_PAID_USE if paying else _USE)[9 * player.seat + sector].legal(table)


class UseAssistant(Choice):
    """A new keshi or the sector action (AST-05); if neither is possible, nothing (AST-14)."""

    __slots__ = ("paying", "sector")

    def __init__(self, seat: int, sector: int, paying: bool) -> None:
        self.seat = seat
        self.sector: int = sector
        self.paying: bool = paying  # the sector has a vendor that paid water

    def legal(self, table: "Table") -> list[int]:
        player = table.players[self.seat]
        options = 0
        if self.sector == SOUK or player.keshis[self.sector] < SPACES:  # AST-09
            options = 1
        if possible(table, player, self.sector, True):
            options += 2
        return _KESHI_OR_ACTION[options]

    def take(self, table: "Table", action: int) -> None:
        player = table.players[self.seat]
        if action == SECTOR_ACTION:
            if self.paying and table.deluxe and player.has(VENDOR_POINTS):  # SCR-50, R114
                table.score(player, 2, sources.SCROLL + VENDOR_POINTS)
            act(table, player, self.sector, True)
        elif self.sector == SOUK:  # AST-08
            table.push(bonuses.AnyGoods(self.seat, 1))
        else:  # AST-06, AST-07
            keshis.gain(table, player, self.sector)

    def asks(self) -> questions.Question:
        return questions.Use(self.sector)


# one per seat and sector, immutable
_USE: Final = [UseAssistant(seat, n, False) for seat in range(MOST_SEATS) for n in range(9)]
_PAID_USE: Final = [UseAssistant(seat, n, True) for seat in range(MOST_SEATS) for n in range(9)]
