"""Camels: the racecourse, dung and the race's points."""

from typing import TYPE_CHECKING, Final

from marrakesh.rules import bonuses, events, keshis, questions, sources
from marrakesh.rules.actions import DEPLOY, DISCARD_DUNG, DONE, SPECTATORS
from marrakesh.rules.agenda import Choice, Effect
from marrakesh.rules.modules import spectators
from marrakesh.rules.words import DATE, DINAR, MOST_SEATS, WATER, YELLOW

if TYPE_CHECKING:
    from marrakesh.rules.state import Player, Table


# lists of legal actions; shared, so never mutate them
_EITHER: Final = [[DEPLOY + colour, SPECTATORS] for colour in range(YELLOW)]
_TO_COLUMN: Final = [SPECTATORS]
_TO_COLUMN_OR_LOST: Final = [SPECTATORS, DONE]


def riders(table: "Table") -> list["Player"]:
    """The players with a camel, in turn order; the Pashabot does not race (PSM-06)."""
    players = [table.players[table.seat_at(turn)] for turn in range(table.n)]
    return [player for player in players if player.camel is not None]


class BoardOrSpectators(Choice):
    """Every gained keshi except goods may go to the board or to the spectators (CAM-03)."""

    __slots__ = ("claimed", "colour")

    def __init__(self, seat: int, colour: int, claimed: bool) -> None:
        self.seat = seat
        self.colour: int = colour
        self.claimed: bool = claimed

    def legal(self, table: "Table") -> list[int]:
        if not table.players[self.seat].full(self.colour):
            return _EITHER[self.colour]
        return _TO_COLUMN if self.claimed else _TO_COLUMN_OR_LOST  # CAM-05, CAM-21

    def take(self, table: "Table", action: int) -> None:
        player = table.players[self.seat]
        if action == SPECTATORS:
            add_spectator(table, player, self.colour)
        elif action == DONE:
            keshis.lose(table, player, self.colour)
        else:
            keshis.place(table, player, self.colour)

    def asks(self) -> questions.Question:
        return questions.BoardOrSpectators(self.colour)


keshis.BOARD_OR_SPECTATORS.extend(
    [
        BoardOrSpectators(seat, colour, claimed)
        for seat in range(MOST_SEATS)
        for colour in range(YELLOW)
        for claimed in (False, True)
    ]
)


def add_spectator(table: "Table", player: "Player", colour: int) -> None:
    """Add a keshi to the column; the camel moves by the number of its colours (CAM-07)."""
    camel = spectators.of(player)
    camel.column += (colour,)
    if table.events is not None:
        table.tell(events.Spectator(player.seat, colour=colour))
    different = spectators.count(spectators.colours(camel.column))
    advance(table, player, table.values.camel_steps[different])


def advance(table: "Table", player: "Player", steps: int) -> None:
    """Move up to the next goal line, which interrupts the run, or to a bridge (CAM-09, CAM-11)."""
    camel = spectators.of(player)
    if camel.podium:
        return
    values = table.values
    start = camel.step
    for taken in range(1, steps + 1):
        bridge = values.bridges[camel.step + 1]
        if bridge:
            _tell_run(table, player, start)
            start = camel.step
            if not _can_pay(player, bridge):
                if table.events is not None:
                    table.tell(events.BridgeClosed(player.seat, step=start + 1))
                return
            table.spend(player, WATER, bridge[WATER])
            table.spend(player, DATE, bridge[DATE])
        camel.step += 1
        for goal, line in enumerate(values.goals):
            if camel.step == line:
                if taken < steps:
                    table.push(Run(player.seat, steps - taken))
                _tell_run(table, player, start)
                _cross_goal(table, player, goal)
                return
        if camel.step == values.finish:
            _tell_run(table, player, start)
            _finish(table, player)
            return  # R212
    _tell_run(table, player, start)


def _can_pay(player: "Player", bridge: list[int]) -> bool:
    have = player.resources
    return have[WATER] >= bridge[WATER] and have[DATE] >= bridge[DATE]


def bridge_costs(table: "Table", player: "Player", steps: int) -> list[int]:
    """The total cost of the bridges on the next steps."""
    step = spectators.of(player).step + 1
    bridges = [bridge for bridge in table.values.bridges[step : step + steps] if bridge]
    return [sum(bridge[resource] for bridge in bridges) for resource in range(3)]


def run_can_cost(table: "Table", player: "Player") -> bool:
    """Whether moving now could hurt: a bridge ahead would cost now, or sooner than otherwise."""
    camel = spectators.of(player)
    next_step = table.values.bridges[camel.step + 1]
    if camel.podium or (next_step and not _can_pay(player, next_step)):
        return False  # the camel stays anyway
    return any(table.values.bridges[camel.step + 1 :])


def _tell_run(table: "Table", player: "Player", start: int) -> None:
    if table.events is not None and spectators.of(player).step != start:
        table.tell(events.Camel(player.seat, start=start, end=spectators.of(player).step))


def _cross_goal(table: "Table", player: "Player", goal: int) -> None:
    """A goods keshi, optionally one dung less, and a dinar for the first (CAM-09, CAM-10)."""
    table.tell(events.Goal(player.seat, goal=goal + 1))
    if not table.first_over >> goal & 1:
        table.first_over |= 1 << goal
        table.gain(player, DINAR, table.values.first_dinars)
    for _ in range(min(spectators.of(player).dung, table.values.goal_dung)):
        table.push(MayDiscardDung(player.seat))
    table.push(bonuses.AnyGoods(player.seat, table.values.goal_goods))


def _finish(table: "Table", player: "Player") -> None:
    """5 points and the highest free place of the podium (CAM-12)."""
    spectators.of(player).podium = 1 + max(spectators.of(other).podium for other in riders(table))
    table.tell(events.Finish(player.seat, place=spectators.of(player).podium))
    table.score(player, table.values.finish_points, sources.FINISH)


class Run(Effect):
    """The rest of a run that a goal line interrupted."""

    __slots__ = ("steps",)

    def __init__(self, seat: int, steps: int) -> None:
        self.seat = seat
        self.steps: int = steps

    def resolve(self, table: "Table") -> None:
        advance(table, table.players[self.seat], self.steps)


class MayDiscardDung(Choice):
    """Discard one unit of dung, or not (CAM-09, CAM-22)."""

    __slots__ = ()

    def legal(self, table: "Table") -> list[int]:
        return [DONE, DISCARD_DUNG]

    def take(self, table: "Table", action: int) -> None:
        if action != DONE:
            discard_dung(table, table.players[self.seat])

    def asks(self) -> questions.Question:
        return questions.DiscardDung()


def discard_dung(table: "Table", player: "Player") -> None:
    spectators.of(player).dung -= 1
    table.tell(events.Dung(player.seat, n=-1))


def lines_crossed(table: "Table", player: "Player") -> int:
    """How many of the five lines a camel has passed (R213, R214)."""
    step = spectators.of(player).step
    return sum(1 for line in table.values.lines if step >= line)


def lead(player: "Player") -> tuple[int, int]:
    """The sort key of the race: farther is better; on the podium, the earlier place."""
    camel = spectators.of(player)
    return camel.step, -camel.podium


def collect_dung(table: "Table") -> None:
    """All but the leaders take dung for the lines in between (CAM-14, CAM-15)."""
    racing = riders(table)
    first = max(lead(player) for player in racing)
    leader = max(lines_crossed(table, player) for player in racing)
    for player in racing:
        units = 0 if lead(player) == first else leader - lines_crossed(table, player)
        if units:
            spectators.of(player).dung += units
            table.tell(events.Dung(player.seat, n=units))


def score_race(table: "Table", player: "Player") -> None:
    """Dung, then the place in the race (CAM-16 to CAM-18)."""
    table.score(player, -dung_loss(table, spectators.of(player).dung), sources.DUNG)
    camel = spectators.of(player)
    if not camel.podium and camel.step < table.values.goals[0]:
        return  # R216
    own = lead(player)
    standings = [lead(other) for other in riders(table)]
    ahead = sum(1 for other in standings if other > own)
    level = sum(1 for other in standings if other == own)
    share = sum(table.values.race_points[ahead : ahead + level]) // level
    table.score(player, share, sources.RACE)


def dung_loss(table: "Table", units: int) -> int:
    losses = table.values.dung_losses
    if units < len(losses):
        return losses[units]
    return losses[-1] + (units - len(losses) + 1) * table.values.dung_beyond
