"""The Sahara: caravans discover oases, oases are claimed into the storage row."""

from typing import TYPE_CHECKING, Final

from marrakesh.rules import bonuses, keshis, payments, sources
from marrakesh.rules.actions import ANY, CARAVAN, DONE, OASIS, OPEN_OASIS, RETURN, SPACE, VENDOR
from marrakesh.rules.agenda import Choice, Effect, Reason
from marrakesh.rules.options import by_bits
from marrakesh.rules.sectors import madrasa
from marrakesh.rules.tiles import oases
from marrakesh.rules.values import STORES_EXCHANGE, STORES_KESHI, STORES_SCROLL
from marrakesh.rules.words import (
    BEIGE,
    BROWN,
    LEFT,
    PINK,
    RED,
    RIGHT,
    START,
    TRACK_COLOURS,
    YELLOW_SCROLLS,
)

if TYPE_CHECKING:
    from marrakesh.rules.state import Player, Table

PATH_SPACES: Final = (3, 3, 2)
_SPACE_OPTIONS: Final = by_bits(SPACE, 8)
_VENDOR_OPTIONS: Final = by_bits(VENDOR, 9)


class PlaceCaravan(Choice):
    """A caravan extends one of the three paths (SAH-01, SAH-02)."""

    __slots__ = ()

    def legal(self, table: "Table") -> list[int]:
        caravans = table.players[self.seat].caravans
        return [
            CARAVAN + path for path in (LEFT, RIGHT, START) if caravans[path] < PATH_SPACES[path]
        ]

    def take(self, table: "Table", action: int) -> None:
        player = table.players[self.seat]
        path = action - CARAVAN
        space = player.caravans[path]
        player.caravans[path] = space + 1
        player.keshis[BROWN] += 1
        if table.events is not None:
            table.tell("caravan", self.seat, path=path, space=space + 1)
        if path == START:  # SAH-04
            kind, amount = table.values.start_oasis[space]
            bonuses.give(table, player, kind, amount, sources.START_OASIS)
        else:  # SAH-03
            tile = player.oases[3 * path + space]
            if table.events is not None:
                table.tell("discovered", self.seat, oasis=tile, place=3 * path + space)
            if player.has(68):
                oases.score_now(table, player, tile, 68)

    def asks(self) -> Reason:
        return "ask-caravan", {}

    def why_not(self, table: "Table", action: int) -> Reason:
        if CARAVAN <= action < CARAVAN + 3:
            return "why-path-full", {"path": action - CARAVAN}
        return "why-not-asked", {}


def possible(table: "Table", player: "Player") -> bool:
    return len(affordable(table, player)) > 0


def act(table: "Table", player: "Player") -> None:
    """The sector action: claim at least one discovered oasis (SAH-05, R45)."""
    table.push(ClaimOases(player.seat, False))


def open_to_claim(player: "Player") -> list[int]:
    """The places of discovered oases not yet claimed (SAH-06)."""
    left = player.caravans[LEFT]
    right = player.caravans[RIGHT]
    taken = player.taken
    return [place for place in range(left) if not taken >> place & 1] + [
        place for place in range(3, 3 + right) if not taken >> place & 1
    ]


def affordable(table: "Table", player: "Player") -> list[int]:
    """The places whose oasis can be claimed and paid."""
    places = open_to_claim(player)
    if not places:
        return places
    if player.has(45):  # R124
        return places if sum(player.resources) else []
    cost = table.values.oasis_cost
    return [place for place in places if payments.can_pay(player, cost[place])]


class ClaimOases(Choice):
    """Claim any number of discovered oases, one after the other (SAH-05, R144)."""

    __slots__ = ("claimed",)

    def __init__(self, seat: int, claimed: bool) -> None:
        self.seat = seat
        self.claimed: bool = claimed

    def legal(self, table: "Table") -> list[int]:
        options = [OASIS + place for place in affordable(table, table.players[self.seat])]
        if self.claimed:
            options.append(DONE)
        return options

    def take(self, table: "Table", action: int) -> None:
        if action == DONE:
            return
        player = table.players[self.seat]
        place = action - OASIS
        table.push(ClaimOases(self.seat, True))
        table.push(Claim(self.seat, place))
        if player.has(45):
            table.push(payments.PayAny(self.seat, 1))
        else:
            payments.pay(table, player, table.values.oasis_cost[place])

    def asks(self) -> Reason:
        return "ask-oases", {}

    def why_not(self, table: "Table", action: int) -> Reason:
        if OASIS <= action < OASIS + 6:
            return why_not_claimed(table, table.players[self.seat], action - OASIS)
        if action == DONE:
            return "why-claim-one", {}
        return "why-not-asked", {}


def why_not_claimed(table: "Table", player: "Player", place: int) -> Reason:
    if player.taken >> place & 1:
        return "why-oasis-claimed", {}
    if not player.discovered(place):
        return "why-undiscovered", {}
    if player.has(45):
        return "why-none-at-all", {}
    water, date, dinar = table.values.oasis_cost[place]
    return "why-oasis-cost", {"place": place, "water": water, "date": date, "dinar": dinar}


class Claim(Effect):
    """Claim the oasis of a space, once it is paid."""

    __slots__ = ("place",)

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place: int = place

    def resolve(self, table: "Table") -> None:
        player = table.players[self.seat]
        player.taken |= 1 << self.place
        store(table, player, player.oases[self.place])


class ClaimFree(Choice):
    """Claim discovered oases without paying (SCR-62, RVT-15)."""

    __slots__ = ("may_stop", "number")

    def __init__(self, seat: int, number: int, may_stop: bool) -> None:
        self.seat = seat
        self.number: int = number
        self.may_stop: bool = may_stop

    def legal(self, table: "Table") -> list[int]:
        options = [OASIS + place for place in open_to_claim(table.players[self.seat])]
        if self.may_stop and options:
            options.append(DONE)
        return options

    def take(self, table: "Table", action: int) -> None:
        if action == DONE:
            return
        if self.number > 1:
            table.push(ClaimFree(self.seat, self.number - 1, self.may_stop))
        Claim(self.seat, action - OASIS).resolve(table)

    def asks(self) -> Reason:
        return "ask-free-oases", {"n": self.number}

    def why_not(self, table: "Table", action: int) -> Reason:
        if OASIS <= action < OASIS + 6:
            return why_not_claimed(table, table.players[self.seat], action - OASIS)
        return "why-not-asked", {}


class ClaimOpen(Choice):
    """River tile 02: claim one of the three open oases for free (RVT-02)."""

    __slots__ = ()

    def legal(self, table: "Table") -> list[int]:
        return [DONE, *range(OPEN_OASIS, OPEN_OASIS + len(table.open_oases))]

    def take(self, table: "Table", action: int) -> None:
        if action == DONE:
            return
        tile = table.open_oases[action - OPEN_OASIS]
        table.open_oases = tuple(other for other in table.open_oases if other != tile)
        store(table, table.players[self.seat], tile)

    def asks(self) -> Reason:
        return "ask-open-oasis", {}


def store(table: "Table", player: "Player", tile: int) -> None:
    """Lay a claimed oasis on the next storage space, which may give something (SAH-07)."""
    space = len(player.claimed)
    player.claimed += (tile,)
    table.tell("claimed", player.seat, oasis=tile)
    if space >= 6:
        return  # R146
    shows = table.values.storage[0 if table.n == 2 else 1][space]
    if shows == STORES_KESHI:
        colour = player.storage[space]
        player.storage[space] = -1
        if colour >= 0 and not player.full(colour):  # SAH-08, R145: now or never
            table.push(keshis.MayPlace(player.seat, colour))
    elif shows == STORES_EXCHANGE:
        table.push(ReturnKeshi(player.seat))
    elif shows == STORES_SCROLL:
        table.push(madrasa.FreeScroll(player.seat, YELLOW_SCROLLS, 0))  # SAH-12


class ReturnKeshi(Choice):
    """The exchange icon: return a placed keshi or step a marker back (SAH-09, SAH-10)."""

    __slots__ = ()

    def legal(self, table: "Table") -> list[int]:
        player = table.players[self.seat]
        options = [
            RETURN + colour for colour in (*TRACK_COLOURS, PINK, RED) if player.keshis[colour]
        ]
        if player.free_guards() > 0:
            options.append(RETURN + BEIGE)
        if options:
            options.append(DONE)
        return options

    def take(self, table: "Table", action: int) -> None:
        if action == DONE:
            return
        colour = action - RETURN
        table.push(TakeOther(self.seat, colour))
        if colour == PINK:
            table.push(ReturnEntertainer(self.seat))
        elif colour == RED:
            table.push(ReturnVendor(self.seat))
        else:
            table.players[self.seat].keshis[colour] -= 1
            table.tell("returned", self.seat, colour=colour)

    def asks(self) -> Reason:
        return "ask-return", {}

    def why_not(self, table: "Table", action: int) -> Reason:
        if action == RETURN + BROWN:
            return "why-caravan-stays", {}
        if action == RETURN + BEIGE:
            return "why-no-guard", {}
        if RETURN <= action < RETURN + 9:
            return "why-nothing-to-return", {"colour": action - RETURN}
        if RETURN <= action < RETURN + 12:
            return "why-goods-stay", {}
        return "why-not-asked", {}


class ReturnEntertainer(Choice):
    """Which entertainer leaves the square."""

    __slots__ = ()

    def legal(self, table: "Table") -> list[int]:
        return _SPACE_OPTIONS[table.players[self.seat].square]

    def take(self, table: "Table", action: int) -> None:
        player = table.players[self.seat]
        player.square &= ~(1 << action - SPACE)
        player.keshis[PINK] -= 1
        table.tell("returned", self.seat, colour=PINK, space=action - SPACE)

    def asks(self) -> Reason:
        return "ask-return-entertainer", {}


class ReturnVendor(Choice):
    """Which water vendor leaves; the one of the souk may go too (R96)."""

    __slots__ = ()

    def legal(self, table: "Table") -> list[int]:
        return _VENDOR_OPTIONS[table.players[self.seat].vendors]

    def take(self, table: "Table", action: int) -> None:
        player = table.players[self.seat]
        player.vendors &= ~(1 << action - VENDOR)
        player.keshis[RED] -= 1
        table.tell("returned", self.seat, colour=RED, sector=action - VENDOR)

    def asks(self) -> Reason:
        return "ask-return-vendor", {}


class TakeOther(Choice):
    """For the returned keshi, one of another colour that has a space (R148, R150)."""

    __slots__ = ("returned",)

    def __init__(self, seat: int, returned: int) -> None:
        self.seat = seat
        self.returned: int = returned

    def legal(self, table: "Table") -> list[int]:
        options = keshis.placeable(table.players[self.seat], ANY)
        return [option for option in options if option != ANY + self.returned]

    def take(self, table: "Table", action: int) -> None:
        keshis.gain(table, table.players[self.seat], action - ANY)

    def asks(self) -> Reason:
        return "ask-take-other", {"colour": self.returned}

    def why_not(self, table: "Table", action: int) -> Reason:
        if action == ANY + self.returned:
            return "why-same-colour", {}
        return keshis.why_not_placed(table.players[self.seat], action - ANY)
