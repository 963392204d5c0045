"""Camels: the spectator column, the racecourse, dung and the race's points."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from marrakesh.rules import bonuses, keshis, sources
from marrakesh.rules.actions import DEPLOY, DISCARD_DUNG, DONE, SPECTATORS
from marrakesh.rules.agenda import Choice, Effect, Reason
from marrakesh.rules.options import BITS
from marrakesh.rules.words import DATE, DINAR, MOST_SEATS, NOMAD, WATER, YELLOW

if TYPE_CHECKING:
    from marrakesh.rules.state import Camel, Player, Table


# legal actions, made once: nobody may change them
_EITHER: Final = [[DEPLOY + colour, SPECTATORS] for colour in range(YELLOW)]
_TO_COLUMN: Final = [SPECTATORS]
_TO_COLUMN_OR_LOST: Final = [SPECTATORS, DONE]


def of(player: "Player") -> "Camel":
    assert player.camel is not None
    return player.camel


def riders(table: "Table") -> list["Player"]:
    """The players with a camel in turn order; the Pashabot does not race (PSM-06)."""
    players = [table.players[table.seat_at(turn)] for turn in range(table.n)]
    return [player for player in players if player.camel is not None]


def free_spaces(table: "Table", player: "Player") -> int:
    return table.values.column - len(of(player).column)


def has_room(table: "Table", player: "Player") -> bool:
    """Whether the column has a space that no claimed keshi needs (R206)."""
    return free_spaces(table, player) > beyond_board(player, still_claimed(table, player))


def takes(table: "Table", player: "Player", colour: int, claimed: bool = False) -> bool:
    """Whether the spectator column would take a keshi of this colour (CAM-04)."""
    if not table.camels or colour >= YELLOW:
        return False
    if claimed and player.full(colour):  # CAM-05
        return free_spaces(table, player) > 0
    return has_room(table, player)


def still_claimed(table: "Table", player: "Player") -> list[int]:
    """How many keshis of each colour the player has claimed and is yet to place."""
    found = player.pending
    for frame in (table.top, *table.below):
        if isinstance(frame, keshis.Deploy) and frame.claimed and frame.seat == player.seat:
            found = found[:]
            for colour in frame.colours:
                if colour != NOMAD:
                    found[colour] += 1
    return found


def beyond_board(player: "Player", claimed: list[int]) -> int:
    """How many of the claimed keshis have no space on the board (CAM-21)."""
    beyond = 0
    for colour, number in enumerate(claimed):
        if number and number > player.room(colour):
            beyond += number - player.room(colour)
    return beyond


def kept_spaces(table: "Table", player: "Player") -> int:
    """Colours whose last spaces on the board are for claimed keshis, as a bit set (R206).

    Without them these would go to the column, which has no more space than others need there.
    """
    claimed = still_claimed(table, player)
    needed = beyond_board(player, claimed)
    if not needed or free_spaces(table, player) > needed:
        return 0
    kept = 0
    for colour in range(YELLOW):
        if claimed[colour] and claimed[colour] >= player.room(colour):
            kept |= 1 << colour
    return kept


def colours(column: tuple[int, ...]) -> int:
    """The colours of spectators as a bit set, with NOMAD for nomads."""
    found: i64 = 0
    for colour in column:
        place: i64 = colour
        found |= 1 << place
    return found


def count(found: int) -> int:
    """How many colours are in a bit set with nomads."""
    return BITS[found & ~(1 << NOMAD)] + (found >> NOMAD)


class BoardOrSpectators(Choice):
    """Every gained keshi but goods may go to the board or to the spectators (CAM-03)."""

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

    def asks(self) -> Reason:
        return "ask-board-or-spectators", {"colour": self.colour}


# for each seat, colour and whether it was claimed: made once, they never change
_BOARD_OR_SPECTATORS: Final = [
    BoardOrSpectators(seat, colour, claimed)
    for seat in range(MOST_SEATS)
    for colour in range(YELLOW)
    for claimed in (False, True)
]


def board_or_spectators(seat: int, colour: int, claimed: bool) -> BoardOrSpectators:
    return _BOARD_OR_SPECTATORS[2 * (YELLOW * seat + colour) + (1 if claimed else 0)]


def room_beyond(table: "Table", player: "Player") -> int:
    """How many more claimed keshis without a board space fit into the column (CAM-21)."""
    return free_spaces(table, player) - beyond_board(player, player.pending)


def add_spectator(table: "Table", player: "Player", colour: int) -> None:
    """Put a keshi into the column; the camel moves by the number of its colours (CAM-07)."""
    camel = of(player)
    camel.column += (colour,)
    if table.events is not None:
        table.tell("spectator", player.seat, colour=colour)
    advance(table, player, table.values.camel_steps[count(colours(camel.column))])


def remove_spectator(player: "Player", colour: int) -> None:
    camel = of(player)
    place = camel.column.index(colour)
    camel.column = camel.column[:place] + camel.column[place + 1 :]


def advance(table: "Table", player: "Player", steps: int) -> None:
    """Move up to the next goal line, which interrupts the run, or to a bridge (CAM-09, CAM-11)."""
    camel = of(player)
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
                    table.tell("bridge-closed", player.seat, step=start + 1)
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
    """What the bridges of the next steps cost together."""
    step = of(player).step + 1
    bridges = [bridge for bridge in table.values.bridges[step : step + steps] if bridge]
    return [sum(bridge[resource] for bridge in bridges) for resource in range(3)]


def run_can_cost(table: "Table", player: "Player") -> bool:
    """Whether steps now could be regretted: a bridge ahead costs now, or sooner than otherwise."""
    camel = of(player)
    next_step = table.values.bridges[camel.step + 1]
    if camel.podium or (next_step and not _can_pay(player, next_step)):
        return False  # the camel stays anyway
    return any(table.values.bridges[camel.step + 1 :])


def _tell_run(table: "Table", player: "Player", start: int) -> None:
    if table.events is not None and of(player).step != start:
        table.tell("camel", player.seat, start=start, end=of(player).step)


def _cross_goal(table: "Table", player: "Player", goal: int) -> None:
    """A goods keshi, perhaps a dung tile less, and a dinar for the first (CAM-09, CAM-10)."""
    table.tell("goal", player.seat, goal=goal + 1)
    if not table.first_over >> goal & 1:
        table.first_over |= 1 << goal
        table.gain(player, DINAR, table.values.first_dinars)
    for _ in range(min(of(player).dung, table.values.goal_dung)):
        table.push(MayDiscardDung(player.seat))
    table.push(bonuses.AnyGoods(player.seat, table.values.goal_goods))


def _finish(table: "Table", player: "Player") -> None:
    """5 points and the highest free place of the podium (CAM-12)."""
    of(player).podium = 1 + max(of(other).podium for other in riders(table))
    table.tell("finish", player.seat, place=of(player).podium)
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

    def asks(self) -> Reason:
        return "ask-discard-dung", {}


def discard_dung(table: "Table", player: "Player") -> None:
    of(player).dung -= 1
    table.tell("dung", player.seat, n=-1)


def lines_crossed(table: "Table", player: "Player") -> int:
    """How many of the five lines lie behind a camel (R213, R214)."""
    step = of(player).step
    return sum(1 for line in table.values.lines if step >= line)


def lead(player: "Player") -> tuple[int, int]:
    """Standings in the race: farther is more; on the podium the earlier place."""
    camel = of(player)
    return camel.step, -camel.podium


def collect_dung(table: "Table") -> None:
    """Everybody but the leaders takes dung for the lines between (CAM-14, CAM-15)."""
    racing = riders(table)
    first = max(lead(player) for player in racing)
    leader = max(lines_crossed(table, player) for player in racing)
    for player in racing:
        units = 0 if lead(player) == first else leader - lines_crossed(table, player)
        if units:
            of(player).dung += units
            table.tell("dung", player.seat, n=units)


def score_race(table: "Table", player: "Player") -> None:
    """Dung, then the place in the race (CAM-16 to CAM-18)."""
    table.score(player, -dung_loss(table, of(player).dung), sources.DUNG)
    camel = of(player)
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
