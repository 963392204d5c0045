"""Bonuses: the common vocabulary of what rapids, lines, spaces, offices and tiles give."""

from typing import TYPE_CHECKING, Final

from marrakesh.rules import keshis, questions
from marrakesh.rules.actions import ANY, DONE, GOODS_KESHI, PAIR, TAKE, TRACK
from marrakesh.rules.agenda import Choice, Effect, Reason
from marrakesh.rules.tile_names import SCORE_DISCOVERED
from marrakesh.rules.values import Gains
from marrakesh.rules.words import (
    ANY_GOODS,
    ANY_KESHI,
    ANY_PAIR,
    ANY_RESOURCE,
    BROWN,
    DINAR,
    KESHI,
    MOSQUE_STEP,
    PALACE_STEP,
    PINK,
    POINT,
    RED,
    RIVER_STEP,
    YELLOW,
)

if TYPE_CHECKING:
    from marrakesh.rules.state import Player, Table

_TAKE_ANY: Final = [TAKE, TAKE + 1, TAKE + 2]
_BOTH_STAIRS: Final = ((PALACE_STEP, 1), (MOSQUE_STEP, 1))
"""The only printed gain of two bonuses whose order can matter."""
_GOODS_ANY: Final = [GOODS_KESHI, GOODS_KESHI + 1, GOODS_KESHI + 2]


class Track:
    """What a pawn moves along: the river, the palace stairs or the mosque stairs."""

    __slots__ = ()

    def move(self, table: "Table", player: "Player", steps: int) -> None:
        """One movement, with everything it triggers."""
        raise NotImplementedError


TRACKS: Final[list[Track]] = [Track(), Track(), Track()]
"""The tracks of river, palace and mosque steps; the sectors register theirs on import."""


def give(table: "Table", player: "Player", kind: int, amount: int, source: int) -> None:
    """Give a bonus now; decisions it needs are pushed onto the agenda."""
    if kind <= DINAR:
        table.gain(player, kind, amount)
    elif kind == POINT:
        table.score(player, amount, source)
    elif kind >= KESHI:
        keshis.gain_several(table, player, kind - KESHI, amount)
    elif kind <= MOSQUE_STEP:
        TRACKS[kind - RIVER_STEP].move(table, player, amount)
    elif kind == ANY_RESOURCE:
        table.push(AnyResource(player.seat, amount))
    elif kind == ANY_GOODS:
        table.push(AnyGoods(player.seat, amount))
    elif kind == ANY_KESHI:
        table.push(AnyKeshi(player.seat, amount))
    elif kind == ANY_PAIR:
        table.push(AnyPair(player.seat))
    else:
        table.push(EitherStair(player.seat, amount))


def give_all(table: "Table", player: "Player", gains: Gains, source: int) -> None:
    """Give several bonuses in printed order, plain ones first."""
    if len(gains) == 1 and plain(table, gains[0][0]):
        give(table, player, gains[0][0], gains[0][1], source)
        return
    if gains == _BOTH_STAIRS:
        items = [(TRACK, PALACE_STEP, 1, source), (TRACK + 1, MOSQUE_STEP, 1, source)]
        give_in_any_order(table, player, items)
        return
    for kind, amount in reversed(gains):
        if not plain(table, kind):
            table.push(Give(player.seat, kind, amount, source))
    for kind, amount in gains:
        if plain(table, kind):
            give(table, player, kind, amount, source)


def plain(table: "Table", kind: int) -> bool:
    """Whether a bonus asks nothing and cannot affect others, so that it may always come first."""
    if kind >= KESHI + YELLOW:
        return True
    if kind >= KESHI:
        return not table.camels and kind not in (KESHI + PINK, KESHI + BROWN, KESHI + RED)
    return kind <= POINT


def useful(table: "Table", player: "Player", kind: int) -> bool:
    """Whether a bonus would have any effect (R4); only a keshi without a place has none."""
    return kind < KESHI or keshis.useful(table, player, kind - KESHI)


class Give(Effect):
    """A pending bonus."""

    __slots__ = ("amount", "kind", "source")

    def __init__(self, seat: int, kind: int, amount: int, source: int) -> None:
        self.seat = seat
        self.kind: int = kind
        self.amount: int = amount
        self.source: int = source

    def resolve(self, table: "Table") -> None:
        give(table, table.players[self.seat], self.kind, self.amount, self.source)


class AnyResource(Choice):
    """Take any resources, one by one."""

    __slots__ = ("amount",)

    def __init__(self, seat: int, amount: int) -> None:
        self.seat = seat
        self.amount: int = amount

    def legal(self, table: "Table") -> list[int]:
        return _TAKE_ANY

    def take(self, table: "Table", action: int) -> None:
        if self.amount > 1:
            table.push(AnyResource(self.seat, self.amount - 1))
        table.gain(table.players[self.seat], action - TAKE, 1)

    def asks(self) -> questions.Question:
        return questions.AnyResource(self.amount)


class AnyGoods(Choice):
    """Take goods keshis, all of one colour (SQR-05, R61)."""

    __slots__ = ("amount",)

    def __init__(self, seat: int, amount: int) -> None:
        self.seat = seat
        self.amount: int = amount

    def legal(self, table: "Table") -> list[int]:
        return _GOODS_ANY

    def take(self, table: "Table", action: int) -> None:
        colour = action - GOODS_KESHI + YELLOW
        keshis.gain_several(table, table.players[self.seat], colour, self.amount)

    def asks(self) -> questions.Question:
        return questions.AnyGoods(self.amount)


class AnyKeshi(Choice):
    """Take keshis of any colours, one by one (SCR-43, SCR-67)."""

    __slots__ = ("amount", "may_stop")

    def __init__(self, seat: int, amount: int, may_stop: bool = False) -> None:
        self.seat = seat
        self.amount: int = amount
        self.may_stop: bool = may_stop

    def legal(self, table: "Table") -> list[int]:
        options = keshis.gainable(table, table.players[self.seat], ANY)
        if self.may_stop:
            options.append(DONE)
        return options

    def take(self, table: "Table", action: int) -> None:
        if action == DONE:
            return
        if self.amount > 1:
            table.push(AnyKeshi(self.seat, self.amount - 1, self.may_stop))
        keshis.gain(table, table.players[self.seat], action - ANY)

    def asks(self) -> questions.Question:
        return questions.AnyKeshi(self.amount)

    def why_not(self, table: "Table", action: int) -> Reason:
        return keshis.why_not_placed(table.players[self.seat], action - ANY)


class AnyPair(Choice):
    """Take 2 keshis of one colour; those without a space are lost (R86)."""

    __slots__ = ()

    def legal(self, table: "Table") -> list[int]:
        return keshis.gainable(table, table.players[self.seat], PAIR)

    def take(self, table: "Table", action: int) -> None:
        keshis.gain_several(table, table.players[self.seat], action - PAIR, 2)

    def asks(self) -> questions.Question:
        return questions.AnyPair()

    def why_not(self, table: "Table", action: int) -> Reason:
        return keshis.why_not_placed(table.players[self.seat], action - PAIR)


class EitherStair(Choice):
    """Climb the palace or the mosque stairs."""

    __slots__ = ("amount", "may_stop")

    def __init__(self, seat: int, amount: int, may_stop: bool = False) -> None:
        self.seat = seat
        self.amount: int = amount
        self.may_stop: bool = may_stop

    def legal(self, table: "Table") -> list[int]:
        return [DONE, TRACK, TRACK + 1] if self.may_stop else [TRACK, TRACK + 1]

    def take(self, table: "Table", action: int) -> None:
        if action == DONE:
            return
        stairs = TRACKS[action - TRACK + PALACE_STEP - RIVER_STEP]
        stairs.move(table, table.players[self.seat], self.amount)

    def asks(self) -> questions.Question:
        return questions.EitherStair(self.amount)


Item = tuple[int, int, int, int]
"""The action that picks a bonus, its kind, its amount, and the source of its points."""


def give_in_any_order(table: "Table", player: "Player", items: list[Item]) -> None:
    """Give plain bonuses immediately, the others in the order the player chooses."""
    rest: list[Item] = []
    # scroll 68 may score oasis 24, which counts small sectors
    small = player.has(SCORE_DISCOVERED)
    for item in items:
        if plain(table, item[1]) and not (small and KESHI <= item[1] < KESHI + YELLOW):
            give(table, player, item[1], item[2], item[3])
        else:
            rest.append(item)
    if rest:
        table.push(AnyOrder(player.seat, tuple(rest)))


class AnyOrder(Choice):
    """Bonuses in an order of the player's choice."""

    __slots__ = ("items",)

    def __init__(self, seat: int, items: tuple[Item, ...]) -> None:
        self.seat = seat
        self.items: tuple[Item, ...] = items

    def legal(self, table: "Table") -> list[int]:
        return [item[0] for item in self.items]

    def take(self, table: "Table", action: int) -> None:
        place = 0
        while self.items[place][0] != action:
            place += 1
        if len(self.items) > 1:
            table.push(AnyOrder(self.seat, self.items[:place] + self.items[place + 1 :]))
        _, kind, amount, source = self.items[place]
        give(table, table.players[self.seat], kind, amount, source)

    def asks(self) -> questions.Question:
        return questions.AnyOrder(len(self.items))
