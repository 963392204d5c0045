"""The medina: guards and city gates."""

from typing import TYPE_CHECKING, Final

from marrakesh.rules import bonuses, events, keshis, payments, questions, sources
from marrakesh.rules.actions import ANY, AT, COMMIT, DONE, GATE, is_verb
from marrakesh.rules.agenda import Choice, Reason
from marrakesh.rules.options import by_bits
from marrakesh.rules.tile_names import (
    ANY_GATE_KESHI,
    CHEAPER_GATES,
    DINARS_IN_KIND,
    NO_GATE_LOSS,
    TWO_GATE_KESHIS,
)
from marrakesh.rules.words import BARRACKS, DATE, DINAR, KESHI, WATER

if TYPE_CHECKING:
    from marrakesh.rules.state import Player, Table

_AT_OPTIONS: Final = by_bits(AT, 8)


def gate_price(table: "Table", player: "Player", workshop: int) -> int:
    """Dinars for a gate of this workshop; 1 less with scroll 32 (R134)."""
    dinars = table.values.workshop_dinars[workshop]
    return max(0, dinars - 1) if player.has(CHEAPER_GATES) else dinars


def gate_points(table: "Table", player: "Player", workshop: int) -> int:
    """Points for a gate of this workshop; scroll 22 waives the leftmost one's loss (R134)."""
    points = table.values.workshop_points[workshop]
    return 0 if points < 0 and workshop == 0 and player.has(NO_GATE_LOSS) else points


def purse(player: "Player") -> int:
    """What the player can spend as dinars; with scroll 33, any resource."""
    have = player.resources
    return have[DINAR] + have[WATER] + have[DATE] if player.has(DINARS_IN_KIND) else have[DINAR]


def possible(table: "Table", player: "Player") -> bool:
    """Whether a gate can be bought (R42)."""
    if player.free_guards() < 1:
        return False
    money = purse(player)
    for workshop in range(4):
        if gate_price(table, player, workshop) <= money and _has_gates(table, workshop):
            return True
    return False


def most_gates(table: "Table", player: "Player") -> int:
    """How many gates the player could buy in one action: the cheapest, on the left, first."""
    prices: list[int] = []
    for workshop in range(4):
        gates = sum(table.gates[12 * workshop : 12 * workshop + 12])
        prices += [gate_price(table, player, workshop)] * gates
    money = purse(player)
    number = 0
    while number < min(len(prices), player.free_guards()) and prices[number] <= money:
        money -= prices[number]
        number += 1
    return number


def _has_gates(table: "Table", workshop: int) -> bool:
    for colour in range(12):
        if table.gates[12 * workshop + colour]:
            return True
    return False


def act(table: "Table", player: "Player") -> None:
    """The sector action: buy at least one gate (R45)."""
    table.push(BuyGates(player.seat, (), False))


def _affordable(table: "Table", player: "Player") -> list[int]:
    money = purse(player)
    options = []
    for workshop in range(4):
        if gate_price(table, player, workshop) <= money:
            for colour, gates in enumerate(table.gates[12 * workshop : 12 * workshop + 12]):
                if gates:
                    options.append(GATE + 4 * colour + workshop)
    return options


class BuyGates(Choice):
    """Buy gates, one guard each; their keshis wait until all are bought (MED-01 to MED-07)."""

    __slots__ = ("aside", "bought")

    def __init__(self, seat: int, aside: tuple[int, ...], bought: bool) -> None:
        self.seat = seat
        self.aside: tuple[int, ...] = aside  # keshis set aside
        self.bought: bool = bought

    def legal(self, table: "Table") -> list[int]:
        player = table.players[self.seat]
        options = _affordable(table, player) if player.free_guards() > 0 else []
        if self.bought:
            options.append(DONE)
        return options

    def take(self, table: "Table", action: int) -> None:
        if action == DONE:
            if self.aside:
                keshis.deploy(table, table.players[self.seat], self.aside)  # MED-08
            return
        player = table.players[self.seat]
        colour, workshop = (action - GATE) // 4, (action - GATE) % 4
        table.gates[12 * workshop + colour] -= 1
        table.push(PlaceGate(self.seat, colour, workshop, self.aside))
        payments.pay_dinars(table, player, gate_price(table, player, workshop), 0)

    def asks(self) -> questions.Question:
        return questions.Gates()

    def why_not(self, table: "Table", action: int) -> Reason:
        if is_verb(action, GATE):
            player = table.players[self.seat]
            colour, workshop = divmod(action - GATE, 4)
            if not table.gates[12 * workshop + colour]:
                return "why-no-gate", {"colour": colour, "workshop": workshop + 1}
            price = gate_price(table, player, workshop)
            return "why-dinars", {"n": price, "have": purse(player)}
        if action == DONE:
            return "why-buy-one", {}
        return "why-not-asked", {}


def free_spaces(player: "Player") -> list[int]:
    """The actions that put a gate on a free gate space."""
    free = 0
    for space, gate in enumerate(player.gates):
        if gate < 0:
            free |= 1 << space
    return _AT_OPTIONS[free]


def why_not_there(action: int) -> Reason:
    if is_verb(action, AT):
        return "why-gate-space-taken", {}
    return "why-not-asked", {}


class PlaceGate(Choice):
    """Place the gate on any free gate space and commit a guard beside it (MED-04)."""

    __slots__ = ("aside", "colour", "workshop")

    def __init__(self, seat: int, colour: int, workshop: int, aside: tuple[int, ...]) -> None:
        self.seat = seat
        self.colour: int = colour
        self.workshop: int = workshop
        self.aside: tuple[int, ...] = aside

    def legal(self, table: "Table") -> list[int]:
        return free_spaces(table.players[self.seat])

    def take(self, table: "Table", action: int) -> None:
        player = table.players[self.seat]
        points = gate_points(table, player, self.workshop)
        tell_gate(table, self.seat, self.colour, action - AT, self.workshop)
        number = 2 if player.has(TWO_GATE_KESHIS) else 1
        if player.has(ANY_GATE_KESHI):
            table.push(GateKeshi(self.seat, number, self.aside))
        else:
            aside = self.aside + (self.colour,) * number
            table.push(BuyGates(self.seat, aside, True))
        build(table, player, self.colour, action - AT, points)
        if player.building == BARRACKS:  # BLD-11
            table.score(player, 1, sources.BUILDING + BARRACKS)

    def asks(self) -> questions.Question:
        return questions.GateSpace(self.colour)

    def why_not(self, table: "Table", action: int) -> Reason:
        return why_not_there(action)


def tell_gate(table: "Table", seat: int, colour: int, space: int, workshop: int) -> None:
    if table.events is not None:
        table.tell(events.Gate(seat, colour=colour, space=space, workshop=workshop))


def build(table: "Table", player: "Player", colour: int, space: int, points: int) -> None:
    """Place a gate, with its points and those for a matching colour (MED-06)."""
    nomads = player.nomads
    if nomads is not None and nomads.on_tower():
        if player.free_guards() > nomads.on_tower():
            table.push(Commit(player.seat, space))
        else:
            nomads.posts |= 1 << space
    player.gates[space] = colour
    table.score(player, points, sources.GATES)
    if table.values.gate_matches[space] >> colour & 1:
        table.score(player, table.values.gate_match, sources.GATE_MATCHES)


class GateKeshi(Choice):
    """With scroll 36 a gate gives keshis of any colour, chosen on purchase (R135, R136)."""

    __slots__ = ("amount", "aside")

    def __init__(self, seat: int, amount: int, aside: tuple[int, ...]) -> None:
        self.seat = seat
        self.amount: int = amount
        self.aside: tuple[int, ...] = aside

    def legal(self, table: "Table") -> list[int]:
        return keshis.gainable(table, table.players[self.seat], ANY)

    def take(self, table: "Table", action: int) -> None:
        aside = (*self.aside, action - ANY)
        if self.amount > 1:
            table.push(GateKeshi(self.seat, self.amount - 1, aside))
        else:
            table.push(BuyGates(self.seat, aside, True))

    def asks(self) -> questions.Question:
        return questions.GateKeshi(self.amount)

    def why_not(self, table: "Table", action: int) -> Reason:
        return keshis.why_not_placed(table.players[self.seat], action - ANY)


class Commit(Choice):
    """Whether a guard or a nomad stands beside a new gate (R202)."""

    __slots__ = ("space",)

    def __init__(self, seat: int, space: int) -> None:
        self.seat = seat
        self.space: int = space

    def legal(self, table: "Table") -> list[int]:
        return [COMMIT, COMMIT + 1]

    def take(self, table: "Table", action: int) -> None:
        nomads = table.players[self.seat].nomads
        if action != COMMIT and nomads is not None:
            nomads.posts |= 1 << self.space

    def asks(self) -> questions.Question:
        return questions.Commit()


class FreeGate(Choice):
    """A free gate: town 12, and the barracks at the start (TWN-12, BLD-11)."""

    __slots__ = ("may_decline", "workshops")

    def __init__(self, seat: int, workshops: tuple[int, ...], may_decline: bool) -> None:
        self.seat = seat
        self.workshops: tuple[int, ...] = workshops
        self.may_decline: bool = may_decline

    def legal(self, table: "Table") -> list[int]:
        options = [
            GATE + 4 * colour + workshop
            for workshop in self.workshops
            for colour in range(12)
            if table.gates[12 * workshop + colour]
        ]
        return [DONE, *options] if self.may_decline and options else options

    def take(self, table: "Table", action: int) -> None:
        if action == DONE:
            return
        colour, workshop = divmod(action - GATE, 4)
        table.gates[12 * workshop + colour] -= 1
        table.push(PlaceFreeGate(self.seat, colour, workshop))

    def asks(self) -> questions.Question:
        return questions.FreeGate()

    def why_not(self, table: "Table", action: int) -> Reason:
        colour, workshop = divmod(action - GATE, 4)
        if 0 <= colour < 12 and workshop in self.workshops:
            return "why-no-gate", {"colour": colour, "workshop": workshop + 1}
        return "why-not-asked", {}


class PlaceFreeGate(Choice):
    """Where a free gate goes; it is taken, not bought, so no scroll applies (R138, R139)."""

    __slots__ = ("colour", "workshop")

    def __init__(self, seat: int, colour: int, workshop: int) -> None:
        self.seat = seat
        self.colour: int = colour
        self.workshop: int = workshop

    def legal(self, table: "Table") -> list[int]:
        return free_spaces(table.players[self.seat])

    def take(self, table: "Table", action: int) -> None:
        player = table.players[self.seat]
        tell_gate(table, self.seat, self.colour, action - AT, self.workshop)
        table.push(bonuses.Give(self.seat, KESHI + self.colour, 1, sources.GATES))
        points = table.values.workshop_points[self.workshop]
        build(table, player, self.colour, action - AT, points)

    def asks(self) -> questions.Question:
        return questions.GateSpace(self.colour)

    def why_not(self, table: "Table", action: int) -> Reason:
        return why_not_there(action)
