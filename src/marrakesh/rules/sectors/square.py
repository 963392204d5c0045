"""The main square: entertainers, and the audience disc that turns around them."""

from typing import TYPE_CHECKING, Final

from marrakesh.rules import bonuses, events, keshis, questions, sources
from marrakesh.rules.actions import ENTERTAINER, SPACE, is_verb
from marrakesh.rules.agenda import Choice, Effect, Reason
from marrakesh.rules.options import by_bits
from marrakesh.rules.tile_names import (
    FACING_ONE,
    MORE_SPECTATORS,
    NEIGHBOURING_SPACES,
    PERFORM_TWICE,
    TWO_POINT_SPACE,
)
from marrakesh.rules.words import MOST_SEATS, PINK, POINT

if TYPE_CHECKING:
    from marrakesh.rules.state import Player, Table

_ENTERTAINER_OPTIONS: Final = by_bits(ENTERTAINER, 8)
_SPACE_OPTIONS: Final = by_bits(SPACE, 8)


def spectators(table: "Table", player: "Player", space: int) -> int:
    """How many spectators face a space of the square, scroll 31 included (R64)."""
    facing = player.spectators[(space - player.disc) % 8]
    return facing + 1 if player.has(MORE_SPECTATORS) else facing


def act(table: "Table", player: "Player") -> None:
    """The sector action, twice with scroll 65 (SCR-65, R69)."""
    if player.has(PERFORM_TWICE):
        table.push(Perform(player.seat))
    table.push(Perform(player.seat))


class PlaceEntertainer(Choice):
    """A new entertainer takes any free space and its bonus once (EXC-07, SQR-07)."""

    __slots__ = ("nomad",)

    def __init__(self, seat: int, nomad: bool = False) -> None:
        self.seat = seat
        self.nomad: bool = nomad

    def legal(self, table: "Table") -> list[int]:
        return _ENTERTAINER_OPTIONS[~table.players[self.seat].square & 255]

    def take(self, table: "Table", action: int) -> None:
        player = table.players[self.seat]
        space = action - ENTERTAINER
        player.square |= 1 << space
        player.keshis[PINK] = player.keshis[PINK] + 1
        if self.nomad and player.nomads is not None:
            player.nomads.square |= 1 << space
        ring = table.values.ring
        kind, amount = ring[space]
        if table.events is not None:
            table.tell(events.Entertainer(self.seat, space=space, thing=kind, amount=amount))
        if player.has(NEIGHBOURING_SPACES):  # SCR-54, R70
            items = [(SPACE + space, kind, amount, sources.SQUARE)]
            source = sources.SCROLL + NEIGHBOURING_SPACES
            for neighbour in ((space - 1) % 8, (space + 1) % 8):
                kind, amount = ring[neighbour]
                items.append((SPACE + neighbour, kind, amount, source))
            bonuses.give_in_any_order(table, player, items)
        else:
            bonuses.give(table, player, kind, amount, sources.SQUARE)

    def asks(self) -> questions.Question:
        return questions.Entertainer()

    def why_not(self, table: "Table", action: int) -> Reason:
        if is_verb(action, ENTERTAINER):
            return "why-space-taken", {"space": action - ENTERTAINER}
        return "why-not-asked", {}


keshis.PLACES[PINK] += [PlaceEntertainer(seat) for seat in range(MOST_SEATS)]


class Perform(Effect):
    """One performance: the disc turns, a space pays, then scrolls 29 and 51 (SQR-01, R66)."""

    __slots__ = ()

    def resolve(self, table: "Table") -> None:
        player = table.players[self.seat]
        player.disc = (player.disc + 1) % 8
        if table.events is not None:
            table.tell(events.Disc(self.seat, disc=player.disc))
        if player.has(TWO_POINT_SPACE) or player.has(FACING_ONE):
            table.push(Encore(self.seat))
        table.push(ChooseSpace(self.seat))


class ChooseSpace(Choice):
    """Exactly one space with an entertainer pays once per spectator (SQR-02, SQR-03, R62)."""

    __slots__ = ()

    def legal(self, table: "Table") -> list[int]:
        return _SPACE_OPTIONS[table.players[self.seat].square]

    def take(self, table: "Table", action: int) -> None:
        player = table.players[self.seat]
        pay_space(table, player, action - SPACE, spectators(table, player, action - SPACE))

    def asks(self) -> questions.Question:
        return questions.Square()

    def why_not(self, table: "Table", action: int) -> Reason:
        if is_verb(action, SPACE):
            return "why-no-entertainer", {"space": action - SPACE}
        return "why-not-asked", {}


def pay_space(table: "Table", player: "Player", space: int, times: int) -> None:
    """A space's bonus several times, steps as one movement (R60)."""
    kind, amount = table.values.ring[space]
    if table.events is not None:
        table.tell(events.Square(player.seat, space=space, thing=kind, amount=amount, n=times))
    if times:
        bonuses.give(table, player, kind, amount * times, sources.SQUARE)


class Encore(Effect):
    """At the end of a performance: scrolls 29 and 51."""

    __slots__ = ()

    def resolve(self, table: "Table") -> None:
        player = table.players[self.seat]
        if player.has(FACING_ONE):  # every space facing exactly 1 spectator
            give_spaces(table, player, spaces_facing(table, player, 1), 1, FACING_ONE)
        if player.has(TWO_POINT_SPACE):  # the 2-point space, with or without an entertainer
            for space, (kind, amount) in enumerate(table.values.ring):
                if kind == POINT:
                    points = amount * spectators(table, player, space)
                    table.score(player, points, sources.SCROLL + TWO_POINT_SPACE)


def spaces_facing(table: "Table", player: "Player", number: int) -> list[int]:
    return [space for space in range(8) if spectators(table, player, space) == number]


def give_spaces(
    table: "Table", player: "Player", spaces: list[int], times: int, scroll: int
) -> None:
    """The bonuses of several spaces in any order, each `times` times."""
    ring = table.values.ring
    bonuses.give_in_any_order(
        table,
        player,
        [
            (SPACE + space, ring[space][0], ring[space][1] * times, sources.SCROLL + scroll)
            for space in spaces
        ],
    )


def give_entertainers(table: "Table", player: "Player", scroll: int) -> None:
    """Every entertainer pays once per facing spectator, without turning the disc (SCR-70)."""
    ring = table.values.ring
    items = []
    for space in range(8):
        times = spectators(table, player, space)
        if player.square >> space & 1 and times:
            kind, amount = ring[space]
            items.append((SPACE + space, kind, amount * times, sources.SCROLL + scroll))
    bonuses.give_in_any_order(table, player, items)


class SpectatorBonus(Choice):
    """The bonus of any space facing exactly this many spectators, as many times (R220)."""

    __slots__ = ("number",)

    def __init__(self, seat: int, number: int) -> None:
        self.seat = seat
        self.number: int = number

    def legal(self, table: "Table") -> list[int]:
        player = table.players[self.seat]
        return [SPACE + space for space in spaces_facing(table, player, self.number)]

    def take(self, table: "Table", action: int) -> None:
        pay_space(table, table.players[self.seat], action - SPACE, self.number)

    def asks(self) -> questions.Question:
        return questions.SpectatorBonus(self.number)
