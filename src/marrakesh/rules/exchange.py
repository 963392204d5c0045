"""Keshi exchanges: one keshi leaves the board, one of another colour replaces it.

Granted by the storage row's icon, falcons and provision tiles.
"""

from typing import TYPE_CHECKING, Final

from marrakesh.rules import events, keshis, questions
from marrakesh.rules.actions import (
    ANY,
    DONE,
    NOMAD_FROM,
    RETURN,
    RETURN_CARAVAN,
    SPACE,
    VENDOR,
    is_verb,
)
from marrakesh.rules.agenda import Choice, Reason
from marrakesh.rules.modules import nomads
from marrakesh.rules.options import by_bits
from marrakesh.rules.words import (
    BEIGE,
    BROWN,
    GOODS,
    LEFT,
    NOMAD,
    PINK,
    RED,
    RIGHT,
)

if TYPE_CHECKING:
    from marrakesh.rules.state import Player, Table

_RETURN_OPTIONS: Final = by_bits(RETURN, 9)
_SPACE_OPTIONS: Final = by_bits(SPACE, 8)
_VENDOR_OPTIONS: Final = by_bits(VENDOR, 9)


def spare(player: "Player", colour: int) -> bool:
    """Whether a keshi of this colour, neither nomad nor committed guard, can leave the board."""
    if colour != BEIGE:
        return player.bare(colour) > 0
    nomads = player.nomads
    free = player.free_guards()
    return free > 0 if nomads is None else free > nomads.on_tower()


class ReturnKeshi(Choice):
    """The exchange icon: return a placed keshi or step a marker back (SAH-09, SAH-10)."""

    __slots__ = ()

    def legal(self, table: "Table") -> list[int]:
        options = returnable(table, table.players[self.seat])
        if options:
            options.append(DONE)
        return options

    def take(self, table: "Table", action: int) -> None:
        if action != DONE:
            table.push(TakeOther(self.seat, returned_colour(table.players[self.seat], action)))
            return_keshi(table, table.players[self.seat], action)

    def asks(self) -> questions.Question:
        return questions.Return()

    def why_not(self, table: "Table", action: int) -> Reason:
        return why_not_returned(table.players[self.seat], action)


def returnable(table: "Table", player: "Player") -> list[int]:
    """What may be returned in an exchange (SAH-10, SAH-11, R147, R203)."""
    colours = 0
    for colour in range(RED + 1):
        if colour != BROWN and spare(player, colour):
            colours |= 1 << colour
    options = _RETURN_OPTIONS[colours][:]
    if table.nomads:
        options += nomads.coming_from(nomads.movable(player, ()) & nomads.RETURNABLE)
    if table.deluxe and table.desert_towns:
        options += [RETURN_CARAVAN + path for path in (LEFT, RIGHT) if player.caravans[path] == 4]
    return options


def why_not_returned(player: "Player", action: int) -> Reason:
    if action == RETURN + BROWN:
        return "why-caravan-stays", {}
    if action == RETURN + BEIGE and player.bare(BEIGE):
        return "why-no-guard", {}
    if not is_verb(action, RETURN):
        return "why-not-asked", {}
    if action - RETURN in GOODS:
        return "why-goods-stay", {}
    return "why-nothing-to-return", {"colour": action - RETURN}


def returned_colour(player: "Player", action: int) -> int:
    """The colour that may not be taken in return; none for a nomad."""
    if action >= RETURN_CARAVAN:
        path = action - RETURN_CARAVAN
        nomad = player.nomads is not None and player.nomads.caravans >> 4 * path + 3 & 1
        return NOMAD if nomad else BROWN
    return NOMAD if action >= NOMAD_FROM else action - RETURN


def return_keshi(table: "Table", player: "Player", action: int) -> None:
    """Take a keshi off the board."""
    if action >= RETURN_CARAVAN:
        _return_caravan(table, player, action - RETURN_CARAVAN)
    elif action >= NOMAD_FROM:
        table.push(nomads.GiveBack(player.seat))
        nomads.leave(table, player, action - NOMAD_FROM)
    elif action == RETURN + PINK:
        table.push(ReturnEntertainer(player.seat))
    elif action == RETURN + RED:
        table.push(ReturnVendor(player.seat))
    else:
        player.keshis[action - RETURN] -= 1
        table.tell(events.Returned(player.seat, colour=action - RETURN))


def _return_caravan(table: "Table", player: "Player", path: int) -> None:
    """Take a caravan, or the nomad that stands for one, off a town space."""
    player.caravans[path] -= 1
    player.keshis[BROWN] -= 1
    nomads_here = player.nomads
    space = 1 << 4 * path + 3
    if nomads_here is not None and nomads_here.caravans & space:
        nomads_here.caravans &= ~space
        nomads_here.on[BROWN] -= 1
        nomads.give_back(table)
    table.tell(events.Returned(player.seat, colour=BROWN))


class ReturnEntertainer(Choice):
    """Which entertainer leaves the square."""

    __slots__ = ()

    def legal(self, table: "Table") -> list[int]:
        player = table.players[self.seat]
        if player.nomads is None:
            return _SPACE_OPTIONS[player.square]
        return _SPACE_OPTIONS[player.square & ~player.nomads.square]

    def take(self, table: "Table", action: int) -> None:
        player = table.players[self.seat]
        player.square &= ~(1 << action - SPACE)
        player.keshis[PINK] -= 1
        table.tell(events.Returned(self.seat, colour=PINK, space=action - SPACE))

    def asks(self) -> questions.Question:
        return questions.ReturnEntertainer()


class ReturnVendor(Choice):
    """Which water vendor leaves; the one of the souk may go too (R96)."""

    __slots__ = ()

    def legal(self, table: "Table") -> list[int]:
        player = table.players[self.seat]
        if player.nomads is None:
            return _VENDOR_OPTIONS[player.vendors]
        return _VENDOR_OPTIONS[player.vendors & ~player.nomads.vendors]

    def take(self, table: "Table", action: int) -> None:
        player = table.players[self.seat]
        player.vendors &= ~(1 << action - VENDOR)
        player.keshis[RED] -= 1
        table.tell(events.Returned(self.seat, colour=RED, sector=action - VENDOR))

    def asks(self) -> questions.Question:
        return questions.ReturnVendor()


class TakeOther(Choice):
    """A keshi of another colour with a space, for the returned one (R148, R150)."""

    __slots__ = ("returned",)

    def __init__(self, seat: int, returned: int) -> None:
        self.seat = seat
        self.returned: int = returned

    def legal(self, table: "Table") -> list[int]:
        options = keshis.placeable(table.players[self.seat], ANY)
        return [option for option in options if option != ANY + self.returned]

    def take(self, table: "Table", action: int) -> None:
        keshis.place(table, table.players[self.seat], action - ANY)  # CAM-20: to the board

    def asks(self) -> questions.Question:
        return questions.TakeOther(self.returned)

    def why_not(self, table: "Table", action: int) -> Reason:
        return why_not_taken(table.players[self.seat], self.returned, action)


def why_not_taken(player: "Player", returned: int, action: int) -> Reason:
    if action == ANY + returned and returned != NOMAD:
        return "why-same-colour", {}
    return keshis.why_not_placed(player, action - ANY)
