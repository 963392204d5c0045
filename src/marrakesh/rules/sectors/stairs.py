"""The palace and mosque staircases, their thresholds and connection lines."""

from typing import TYPE_CHECKING, Final

from marrakesh.rules import bonuses, events, questions, sources
from marrakesh.rules.actions import DONE, EXTRA_STEP, LINE, SCROLL_16_STEP, STEP_FOR
from marrakesh.rules.agenda import Choice, Effect, Reason
from marrakesh.rules.modules import imam_sultan, perks
from marrakesh.rules.sectors import river
from marrakesh.rules.tile_names import (
    BEYOND_MOSQUE,
    BEYOND_PALACE,
    LONGER_CLIMB,
    STEPS_FOR_DATES,
    STEPS_FOR_WATER,
    THRESHOLD_DATE,
    THRESHOLD_DINAR,
    THRESHOLD_RIVER_STEP,
    THRESHOLD_WATER,
    TWO_OF_LINE,
)
from marrakesh.rules.values import Gains
from marrakesh.rules.words import (
    ANY_RESOURCE,
    DATE,
    DINAR,
    GAZEBO,
    PALACE,
    POINT,
    PRAYER_HOUSE,
    TO_MOSQUE,
    TO_PALACE,
    WATER,
    WHITE,
)

if TYPE_CHECKING:
    from marrakesh.rules.state import Player, Table

_BEYOND: Final = [sources.PALACE, sources.MOSQUE]
_BEYOND_SCROLL: Final = [BEYOND_PALACE, BEYOND_MOSQUE]


def act(table: "Table", player: "Player", stair: int) -> None:
    """The sector action: climb by the white or black value (STA-01)."""
    climb(table, player, stair, player.keshis[WHITE + stair])


def climb(table: "Table", player: "Player", stair: int, steps: int) -> None:
    """One movement on a staircase, extendable by scrolls 26, 27 and 48."""
    if steps < 1:
        return
    extra = player.has(LONGER_CLIMB)
    if extra or player.has(STEPS_FOR_DATES) or player.has(STEPS_FOR_WATER):
        table.push(MoreSteps(player.seat, stair, extra))
    advance(table, player, stair, steps + perks.further_step(player.perks, PALACE + stair))


class Stairs(bonuses.Track):
    """The track of palace steps, or that of mosque steps."""

    __slots__ = ("stair",)

    def __init__(self, stair: int) -> None:
        self.stair: int = stair

    def move(self, table: "Table", player: "Player", steps: int) -> None:
        climb(table, player, self.stair, steps)


bonuses.TRACKS[1:] = [Stairs(TO_PALACE), Stairs(TO_MOSQUE)]


def plain_step(table: "Table", player: "Player", stair: int) -> bool:
    """Whether a movement of one step would cross nothing and could not be extended."""
    if player.has(LONGER_CLIMB) or player.has(STEPS_FOR_DATES) or player.has(STEPS_FOR_WATER):
        return False
    start = player.stairs[stair]
    end = min(start + 1 + perks.further_step(player.perks, PALACE + stair), table.values.steps)
    segment = table.values.segment
    return segment[start] == segment[end]


def advance(table: "Table", player: "Player", stair: int, steps: int) -> None:
    """Climb up to the next threshold, which interrupts the movement, then continue."""
    segment = table.values.segment
    start = player.stairs[stair]
    final = table.values.steps
    end = min(start + steps, final)
    step = start
    while step < end:
        step += 1
        if segment[step] != segment[step - 1]:
            if start + steps > step:
                table.push(Climb(player.seat, stair, start + steps - step))
            _stand(table, player, stair, step)
            cross(table, player, stair)
            return
    if step > start:
        _stand(table, player, stair, step)
    beyond = start + steps - end  # STA-06, STA-07
    table.score(player, beyond, _BEYOND[stair])
    if player.has(_BEYOND_SCROLL[stair]):  # SCR-49, SCR-52
        table.score(player, beyond, sources.SCROLL + _BEYOND_SCROLL[stair])


def _stand(table: "Table", player: "Player", stair: int, step: int) -> None:
    if table.events is not None:
        table.tell(events.Climb(player.seat, stair=stair, start=player.stairs[stair], end=step))
    start = player.stairs[stair]
    player.stairs[stair] = step
    if table.imam_sultan:
        imam_sultan.moved(table, player, stair, start)


def cross(table: "Table", player: "Player", stair: int) -> None:
    """Cross a threshold: its dinar, the extras, then the connection bonus (STA-03, R77)."""
    segment = table.values.segment
    if table.events is not None:
        table.tell(
            events.Threshold(player.seat, stair=stair, segment=segment[player.stairs[stair]])
        )
    table.gain(player, DINAR, table.values.threshold_dinars)
    if player.has(THRESHOLD_WATER):
        table.gain(player, WATER, 1)
    if player.has(THRESHOLD_DATE):
        table.gain(player, DATE, 1)
    if player.has(THRESHOLD_DINAR):
        table.gain(player, DINAR, 1)
    palace = segment[player.stairs[TO_PALACE]]
    mosque = segment[player.stairs[TO_MOSQUE]]
    number = 2 if player.has(TWO_OF_LINE) else 1
    river_step = player.has(THRESHOLD_RIVER_STEP)
    table.push(Connection(player.seat, palace, mosque, 0, number, river_step))
    if player.building >= 0:
        _cross_with_building(table, player, stair)


def _cross_with_building(table: "Table", player: "Player", stair: int) -> None:
    """1 point for the prayer house, 1 resource for the gazebo (BLD-08, BLD-12)."""
    if stair == TO_MOSQUE:
        if player.building == PRAYER_HOUSE:
            table.score(player, 1, sources.BUILDING + PRAYER_HOUSE)
    elif player.building == GAZEBO:
        table.push(bonuses.Give(player.seat, ANY_RESOURCE, 1, sources.BUILDING + GAZEBO))


def line(table: "Table", palace: int, mosque: int) -> list[Gains]:
    """The gains of the five spaces of a connection line; empty if there is no line."""
    values = table.values
    if palace + mosque < 3:
        return []  # R76
    return [
        ((DINAR, values.line_dinars[palace]),),
        table.line_left[palace],
        table.line_middle[palace + mosque],
        table.line_right[mosque],
        ((POINT, values.line_points[mosque]),),
    ]


def give_line(table: "Table", player: "Player", scroll: int) -> None:
    """Every bonus of the current line once, in any order (SCR-59, R85)."""
    segment = table.values.segment
    spaces = line(table, segment[player.stairs[TO_PALACE]], segment[player.stairs[TO_MOSQUE]])
    items = [
        (LINE + place, kind, amount, sources.SCROLL + scroll)
        for place, gains in enumerate(spaces)
        for kind, amount in gains
    ]
    bonuses.give_in_any_order(table, player, items)


class Climb(Effect):
    """The rest of a movement that a threshold interrupted."""

    __slots__ = ("stair", "steps")

    def __init__(self, seat: int, stair: int, steps: int) -> None:
        self.seat = seat
        self.stair: int = stair
        self.steps: int = steps

    def resolve(self, table: "Table") -> None:
        advance(table, table.players[self.seat], self.stair, self.steps)


class Connection(Choice):
    """Any one bonus of the line (STA-04), or two different ones with scroll 63."""

    __slots__ = ("bonuses", "mosque", "palace", "river_step", "taken")

    def __init__(
        self, seat: int, palace: int, mosque: int, taken: int, bonuses: int, river_step: bool
    ) -> None:
        self.seat = seat
        self.palace: int = palace
        self.mosque: int = mosque
        self.taken: int = taken
        self.bonuses: int = bonuses
        self.river_step: bool = river_step  # of scroll 16, not yet made

    def legal(self, table: "Table") -> list[int]:
        player = table.players[self.seat]
        options: list[int] = []
        if self.bonuses:
            for place, gains in enumerate(line(table, self.palace, self.mosque)):
                if gains and not self.taken >> place & 1:
                    if bonuses.useful(table, player, gains[0][0]) or len(gains) > 1:
                        options.append(LINE + place)
            if options:
                options.append(DONE)
        if self.river_step:
            options.append(SCROLL_16_STEP)
        return options

    def take(self, table: "Table", action: int) -> None:
        player = table.players[self.seat]
        if action == DONE:
            if self.river_step:
                river.move(table, player, 1)
        elif action == SCROLL_16_STEP:
            self._go_on(table, self.taken, self.bonuses, False)
            river.move(table, player, 1)
        else:
            place = action - LINE
            self._go_on(table, self.taken | 1 << place, self.bonuses - 1, self.river_step)
            gains = line(table, self.palace, self.mosque)[place]
            if table.events is not None:
                for kind, amount in gains:
                    table.tell(events.Connection(self.seat, thing=kind, n=amount))
            bonuses.give_all(table, player, gains, sources.LINES)

    def _go_on(self, table: "Table", taken: int, left: int, river_step: bool) -> None:
        if left or river_step:
            table.push(Connection(self.seat, self.palace, self.mosque, taken, left, river_step))

    def asks(self) -> questions.Question:
        return questions.Connection(self.bonuses)

    def why_not(self, table: "Table", action: int) -> Reason:
        place = action - LINE
        if 0 <= place < 5:
            if self.taken >> place & 1:
                return "why-line-taken", {}
            gains = line(table, self.palace, self.mosque)[place]
            if gains:
                return "why-bonus-useless", {"thing": gains[0][0]}
            return "why-no-line-space", {}
        return "why-not-asked", {}


class MoreSteps(Choice):
    """Extra steps: a free one with scroll 48, bought ones with scrolls 26 and 27 (R78, R81)."""

    __slots__ = ("extra", "stair")

    def __init__(self, seat: int, stair: int, extra: bool) -> None:
        self.seat = seat
        self.stair: int = stair
        self.extra: bool = extra

    def legal(self, table: "Table") -> list[int]:
        player = table.players[self.seat]
        options = [DONE]
        if self.extra:
            options.append(EXTRA_STEP)
        if player.has(STEPS_FOR_DATES) and player.resources[DATE]:
            options.append(STEP_FOR + DATE)
        if player.has(STEPS_FOR_WATER) and player.resources[WATER]:
            options.append(STEP_FOR + WATER)
        return options

    def take(self, table: "Table", action: int) -> None:
        if action == DONE:
            return
        player = table.players[self.seat]
        if action == EXTRA_STEP:
            table.push(MoreSteps(self.seat, self.stair, False))
        else:
            table.push(self)
            table.spend(player, action - STEP_FOR, 1)
        advance(table, player, self.stair, 1)

    def asks(self) -> questions.Question:
        return questions.StairSteps(self.stair)
