"""The Sahara: caravans discover oases, which are claimed into the storage row."""

from typing import TYPE_CHECKING, Final

from marrakesh.rules import bonuses, events, exchange, keshis, payments, questions, sources
from marrakesh.rules.actions import (
    CARAVAN,
    DONE,
    OASIS,
    OPEN_OASIS,
    TOWN,
    is_verb,
)
from marrakesh.rules.agenda import Choice, Effect, Reason
from marrakesh.rules.modules import desert_towns
from marrakesh.rules.options import by_bits
from marrakesh.rules.sectors import madrasa
from marrakesh.rules.tile_names import CHEAP_OASES, SCORE_DISCOVERED
from marrakesh.rules.tiles import oases
from marrakesh.rules.values import STORES_EXCHANGE, STORES_SCROLL
from marrakesh.rules.words import (
    BROWN,
    CAMEL_STABLE,
    LEFT,
    MOST_SEATS,
    RIGHT,
    START,
    YELLOW_SCROLLS,
)

if TYPE_CHECKING:
    from marrakesh.rules.state import Player, Table

PATH_SPACES: Final = [3, 3, 2]
_CARAVAN_OPTIONS: Final = by_bits(CARAVAN, 3)


class PlaceCaravan(Choice):
    """A caravan extends one of the three paths (SAH-01, SAH-02)."""

    __slots__ = ("nomad",)

    def __init__(self, seat: int, nomad: bool = False) -> None:
        self.seat = seat
        self.nomad: bool = nomad

    def legal(self, table: "Table") -> list[int]:
        spaces = desert_towns.PATH_SPACES if table.desert_towns else PATH_SPACES
        free = 0  # paths with a free space, as a bit set
        for path, caravans in enumerate(table.players[self.seat].caravans):
            if caravans < spaces[path]:
                free |= 1 << path
        return _CARAVAN_OPTIONS[free]

    def take(self, table: "Table", action: int) -> None:
        player = table.players[self.seat]
        path = action - CARAVAN
        space = player.caravans[path]
        player.caravans[path] = space + 1
        player.keshis[BROWN] = player.keshis[BROWN] + 1
        if self.nomad and player.nomads is not None:
            player.nomads.caravans |= 1 << 4 * path + space
        if table.events is not None:
            table.tell(events.Caravan(self.seat, path=path, space=space + 1))
        if path == START:  # SAH-04
            kind, amount = table.values.start_oasis[space]
            bonuses.give(table, player, kind, amount, sources.START_OASIS)
        elif space == 3:
            desert_towns.arrive(table, player, path)
        else:  # SAH-03
            tile = player.oases[3 * path + space]
            if table.events is not None:
                table.tell(events.Discovered(self.seat, oasis=tile, place=3 * path + space))
            if player.has(SCORE_DISCOVERED):
                oases.score_now(table, player, tile, SCORE_DISCOVERED)

    def asks(self) -> questions.Question:
        return questions.Caravan()

    def why_not(self, table: "Table", action: int) -> Reason:
        if is_verb(action, CARAVAN):
            return "why-path-full", {"path": action - CARAVAN}
        return "why-not-asked", {}


keshis.PLACES[BROWN] += [PlaceCaravan(seat) for seat in range(MOST_SEATS)]


def possible(table: "Table", player: "Player") -> bool:
    """Whether an oasis or a town can be claimed (R42)."""
    if affordable(table, player, 0):
        return True
    return table.desert_towns and len(desert_towns.claimable(table, player)) > 0


def act(table: "Table", player: "Player") -> None:
    """The sector action: claim at least one discovered oasis (SAH-05, R45)."""
    table.push(ClaimOases(player.seat, False))


def open_to_claim(player: "Player") -> list[int]:
    """The places of discovered oases not yet claimed (SAH-06)."""
    left = player.caravans[LEFT]
    right = player.caravans[RIGHT]
    taken = player.taken
    return [place for place in range(min(left, 3)) if not taken >> place & 1] + [
        place for place in range(3, 3 + min(right, 3)) if not taken >> place & 1
    ]


def stable_off(player: "Player") -> int:
    """The camel stable makes every oasis 1 resource cheaper (BLD-10)."""
    return 1 if player.building == CAMEL_STABLE else 0


def affordable(table: "Table", player: "Player", off: int) -> list[int]:
    """The places whose oasis the player can claim and pay for, at a discount of `off`."""
    places = open_to_claim(player)
    if not places:
        return places
    off += stable_off(player)
    if player.has(CHEAP_OASES):  # R124, R125
        return places if off or sum(player.resources) else []
    cost = table.values.oasis_cost
    if off:
        return [place for place in places if payments.can_pay_less(player, cost[place], off)]
    return [place for place in places if payments.can_pay(player, cost[place])]


def pay_and_claim(table: "Table", player: "Player", place: int, off: int) -> None:
    """Claim an oasis after paying for it."""
    table.push(TakeOasis(player.seat, place))
    off += stable_off(player)
    if not player.has(CHEAP_OASES):
        payments.pay_less(table, player, table.values.oasis_cost[place], off)
    elif not off:
        table.push(payments.PayAny(player.seat, 1))


class ClaimOases(Choice):
    """Claim any number of discovered oases, one by one (SAH-05, R144)."""

    __slots__ = ("claimed",)

    def __init__(self, seat: int, claimed: bool) -> None:
        self.seat = seat
        self.claimed: bool = claimed

    def legal(self, table: "Table") -> list[int]:
        player = table.players[self.seat]
        options = [OASIS + place for place in affordable(table, player, 0)]
        if table.desert_towns:  # XP5-06
            options += [TOWN + town - 1 for town in desert_towns.claimable(table, player)]
        if self.claimed:
            options.append(DONE)
        return options

    def take(self, table: "Table", action: int) -> None:
        if action == DONE:
            return
        player = table.players[self.seat]
        table.push(ClaimOases(self.seat, True))
        if action >= TOWN:
            desert_towns.claim(table, player, action - TOWN + 1)
        else:
            pay_and_claim(table, player, action - OASIS, 0)

    def asks(self) -> questions.Question:
        return questions.Oases()

    def why_not(self, table: "Table", action: int) -> Reason:
        if is_verb(action, OASIS):
            return why_not_claimed(table, table.players[self.seat], action - OASIS, 0)
        if action == DONE:
            return ("why-claim-one-town" if table.desert_towns else "why-claim-one"), {}
        if table.desert_towns and is_verb(action, TOWN):
            yellow, orange, purple = table.values.town_cost
            cost = {"yellow": yellow, "orange": orange, "purple": purple}
            return "why-town", {"town": action - TOWN + 1, **cost}
        return "why-not-asked", {}


def why_not_claimed(table: "Table", player: "Player", place: int, off: int) -> Reason:
    if player.taken >> place & 1:
        return "why-oasis-claimed", {}
    if not player.discovered(place):
        return "why-undiscovered", {}
    if player.has(CHEAP_OASES):
        return "why-none-at-all", {}
    water, date, dinar = table.values.oasis_cost[place]
    cost = {"place": place, "water": water, "date": date, "dinar": dinar}
    off += stable_off(player)
    return ("why-oasis-less", {**cost, "n": off}) if off else ("why-oasis-cost", cost)


class TakeOasis(Effect):
    """Claim the oasis of a space, now paid for."""

    __slots__ = ("place",)

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place: int = place

    def resolve(self, table: "Table") -> None:
        player = table.players[self.seat]
        player.taken |= 1 << self.place
        store(table, player, player.oases[self.place])


class ClaimForLess(Choice):
    """A race saddle without camels: claim an oasis for up to 2 resources less (NLX-03, R237)."""

    __slots__ = ("off",)

    def __init__(self, seat: int, off: int) -> None:
        self.seat = seat
        self.off: int = off

    def legal(self, table: "Table") -> list[int]:
        places = affordable(table, table.players[self.seat], self.off)
        return [DONE, *(OASIS + place for place in places)] if places else []

    def take(self, table: "Table", action: int) -> None:
        if action != DONE:
            pay_and_claim(table, table.players[self.seat], action - OASIS, self.off)

    def asks(self) -> questions.Question:
        return questions.ClaimForLess(self.off)

    def why_not(self, table: "Table", action: int) -> Reason:
        if is_verb(action, OASIS):
            return why_not_claimed(table, table.players[self.seat], action - OASIS, self.off)
        return "why-not-asked", {}


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
        TakeOasis(self.seat, action - OASIS).resolve(table)

    def asks(self) -> questions.Question:
        return questions.FreeOases(self.number)

    def why_not(self, table: "Table", action: int) -> Reason:
        if is_verb(action, OASIS):
            return why_not_claimed(table, table.players[self.seat], action - OASIS, 0)
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

    def asks(self) -> questions.Question:
        return questions.OpenOasis()


def store(table: "Table", player: "Player", tile: int) -> None:
    """Lay a claimed oasis on the next storage space, which may give a bonus (SAH-07)."""
    space = len(player.claimed)
    player.claimed += (tile,)
    if table.events is not None:
        table.tell(events.Claimed(player.seat, oasis=tile))
    if space >= len(player.storage):
        return  # R146
    shows = table.storage_row()[space]
    colour = player.storage[space]
    if colour >= 0:  # SAH-08, R145: now or never
        player.storage[space] = -1
        if keshis.useful(table, player, colour):
            table.push(keshis.MayPlace(player.seat, colour))
    elif shows == STORES_EXCHANGE:
        table.push(exchange.ReturnKeshi(player.seat))
    elif shows == STORES_SCROLL:
        table.push(madrasa.FreeScroll(player.seat, YELLOW_SCROLLS, 0, True))  # SAH-12
