"""The river: the fisherman, the rapids and the jetty."""

from typing import TYPE_CHECKING, Final

from marrakesh.rules import bonuses, events, questions, sources
from marrakesh.rules.actions import DONE, RAPID, STEP_FOR, is_verb
from marrakesh.rules.agenda import Choice, Effect, Reason
from marrakesh.rules.modules import perks
from marrakesh.rules.tile_names import BEYOND_JETTY, RAPIDS_AT_ONCE, RAPIDS_TWICE
from marrakesh.rules.words import MOST_SEATS, RIVER, TURQUOISE, WATER

if TYPE_CHECKING:
    from marrakesh.rules.state import Player, Table

_RAPID_OPTIONS: Final = [[], *([DONE, *range(RAPID, RAPID + n)] for n in range(1, 9))]
"""By the number of crossed rapids; shared, so never mutate them."""


def act(table: "Table", player: "Player") -> None:
    """The sector action: advance by the turquoise value (RIV-01)."""
    move(table, player, player.keshis[TURQUOISE])


def move(table: "Table", player: "Player", steps: int) -> None:
    """One movement of the fisherman, extendable with water (RIV-03)."""
    if steps < 1:
        return  # RIV-09
    steps += perks.further_step(player.perks, RIVER)
    if player.has(RAPIDS_AT_ONCE):  # a rapid may interrupt the movement
        table.push(MoreSteps(player.seat))
        advance(table, player, steps)
        return
    advance(table, player, steps)
    if player.resources[WATER]:
        table.push(MoreSteps(player.seat))


class River(bonuses.Track):
    """The track of river steps."""

    __slots__ = ()

    def move(self, table: "Table", player: "Player", steps: int) -> None:
        move(table, player, steps)


bonuses.TRACKS[0] = River()


def advance(table: "Table", player: "Player", steps: int) -> None:
    """Move up to the next rapid that pays immediately, then continue."""
    start = player.fisherman
    jetty = table.values.jetty
    end = start + steps
    crossed = -1
    if player.has(RAPIDS_AT_ONCE):  # SCR-17
        for rapid, step in enumerate(table.values.rapids):
            if start < step <= end:
                crossed = rapid
                end = step
                break
    if start + steps > end:
        table.push(Advance(player.seat, start + steps - end))
    if start < jetty:
        player.fisherman = min(end, jetty)
        player.river_moves += player.fisherman - start
        table.arrivals += 1
        player.arrival = table.arrivals  # RIV-02: behind those already there
        if table.events is not None:
            table.tell(events.Fisherman(player.seat, start=start, end=player.fisherman))
        if end >= jetty:
            _land(table, player)
    if end > jetty:  # RIV-05, RIV-06, SCR-56
        further = end - max(start, jetty)
        if player.has(BEYOND_JETTY):
            table.score(player, further, sources.SCROLL + BEYOND_JETTY)
        table.score(player, further, sources.RIVER)
    if crossed >= 0:
        pay_rapid(table, player, crossed, sources.SCROLL + RAPIDS_AT_ONCE)


def _land(table: "Table", player: "Player") -> None:
    """Take the best free spot of the jetty (RIV-04, RIV-07)."""
    jetty = table.values.jetty
    spot = sum(1 for other in table.players if other.fisherman == jetty) - 1
    table.score(player, table.values.jetty_spots[spot], sources.JETTY)


def pay_rapid(table: "Table", player: "Player", rapid: int, source: int) -> None:
    """The bonus of a rapid, twice with scroll 60; each copy is resolved separately (R116)."""
    kind, amount = table.values.rapid_bonus[rapid]
    if player.has(RAPIDS_TWICE):
        table.push(bonuses.Give(player.seat, kind, amount, sources.SCROLL + RAPIDS_TWICE))
    bonuses.give(table, player, kind, amount, source)


def crossed_rapids(table: "Table", player: "Player") -> int:
    """How many rapids the fisherman's position is past (R55)."""
    return sum(1 for step in table.values.rapids if player.fisherman >= step)


def ranking(table: "Table") -> tuple[int, ...]:
    """The seats by position on the river, without those on the starting space (SEA-05)."""
    ahead = [player for player in table.players if player.fisherman > 0]
    ahead.sort(key=lambda player: (-player.fisherman, player.arrival))  # SEA-09
    return tuple(player.seat for player in ahead)


class Advance(Effect):
    """The rest of a movement that a rapid interrupted."""

    __slots__ = ("steps",)

    def __init__(self, seat: int, steps: int) -> None:
        self.seat = seat
        self.steps: int = steps

    def resolve(self, table: "Table") -> None:
        advance(table, table.players[self.seat], self.steps)


class MoreSteps(Choice):
    """Extra steps for 1 water each, one by one (RIV-03, R49)."""

    __slots__ = ()

    def legal(self, table: "Table") -> list[int]:
        return [DONE, STEP_FOR + WATER] if table.players[self.seat].resources[WATER] else []

    def take(self, table: "Table", action: int) -> None:
        if action == DONE:
            return
        player = table.players[self.seat]
        table.push(self)
        table.spend(player, WATER, 1)
        advance(table, player, 1)

    def asks(self) -> questions.Question:
        return questions.RiverWater()

    def why_not(self, table: "Table", action: int) -> Reason:
        if is_verb(action, STEP_FOR):
            return "why-river-water-only", {}
        return "why-not-asked", {}


class RiverBonus(Choice):
    """At the end of the round: one bonus of a crossed rapid (RVB-01), or all with scroll 69."""

    __slots__ = ()

    def legal(self, table: "Table") -> list[int]:
        crossed = crossed_rapids(table, table.players[self.seat])
        return _RAPID_OPTIONS[crossed]  # RVB-05

    def take(self, table: "Table", action: int) -> None:
        if action != DONE:
            player = table.players[self.seat]
            if table.events is not None:
                table.tell(events.RiverBonus(self.seat, rapid=action - RAPID + 1))
            pay_rapid(table, player, action - RAPID, sources.RAPIDS)

    def asks(self) -> questions.Question:
        return questions.RiverBonus()

    def why_not(self, table: "Table", action: int) -> Reason:
        if is_verb(action, RAPID):
            return "why-rapid-not-crossed", {"rapid": action - RAPID + 1}
        return "why-not-asked", {}


RIVER_BONUS: Final = [RiverBonus(seat) for seat in range(MOST_SEATS)]  # immutable


class AllRapids(Choice):
    """Every crossed rapid pays once, in any order (SCR-28, SCR-69)."""

    __slots__ = ("left", "scroll")

    def __init__(self, seat: int, left: tuple[int, ...], scroll: int) -> None:
        self.seat = seat
        self.left: tuple[int, ...] = left
        self.scroll: int = scroll

    def legal(self, table: "Table") -> list[int]:
        bonus = table.values.rapid_bonus
        for rapid in self.left:
            if bonuses.plain(table, bonus[rapid][0]):
                return [RAPID + rapid]
        return [RAPID + rapid for rapid in self.left]

    def take(self, table: "Table", action: int) -> None:
        rest = tuple(rapid for rapid in self.left if rapid != action - RAPID)
        if rest:
            table.push(AllRapids(self.seat, rest, self.scroll))
        player = table.players[self.seat]
        pay_rapid(table, player, action - RAPID, sources.SCROLL + self.scroll)

    def asks(self) -> questions.Question:
        return questions.AllRapids(self.scroll)


def pay_all_rapids(table: "Table", player: "Player", scroll: int) -> None:
    crossed = tuple(range(crossed_rapids(table, player)))
    if crossed:
        table.tell(events.AllRapids(player.seat, scroll=scroll, n=len(crossed)))
        table.push(AllRapids(player.seat, crossed, scroll))
