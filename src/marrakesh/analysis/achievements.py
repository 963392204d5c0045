"""A seat's achievements in a line: the events worth mentioning in a plan."""

from collections import Counter
from typing import Final, NamedTuple

from marrakesh.analysis.continuations import Continuation
from marrakesh.rules import actions, events
from marrakesh.rules.events import Event
from marrakesh.rules.phases import SELECT
from marrakesh.rules.sectors.river import crossed_rapids, ranking
from marrakesh.rules.state import Table
from marrakesh.rules.words import SOUK

WORTH: Final = {
    "complete": 10.0, "provided": 7.0, "finish": 6.0, "river-first": 6.0, "town": 5.0, "oasis": 5.0,
    "jetty": 4.5, "gate": 4.5, "luxury": 4.5, "scroll": 4.0, "goal": 3.5, "threshold": 3.0,
    "pawn": 3.0, "award": 3.0, "river-second": 3.0, "river-ahead": 2.5, "vendor": 1.5,
    "rapid": 1.5,
}  # fmt: skip
"""The kinds of achievements with their rough worth in points, which orders them in a plan."""
NAMED: Final = {"complete", "pawn", "rapid", "river-first", "river-second"}
"""Achievements that need their sector, stair or tile to be meaningful."""
CHOSEN: Final = {"gate", "luxury", "oasis", "scroll", "town", "award", "vendor"}
"""Achievements that an option's own words mention if it brings them immediately."""


class Achievement(NamedTuple):
    """Something a seat does: its kind, and the tile, sector or stair; -1 for several."""

    kind: str
    what: int = -1


def achievements(line: Continuation, seat: int) -> Counter[Achievement]:
    """A seat's achievements in a line, besides those that the option itself mentions."""
    found: Counter[Achievement] = Counter()
    for place, event in enumerate(line.told):
        if event.seat == seat:
            achievement = _achievement(event, line.before.table)
            if achievement and not (place < line.at_once and achievement.kind in CHOSEN):
                found[achievement] += 1
    before, after = line.before.table, line.after.table
    for sector in range(SOUK):
        if after.players[seat].complete(sector) and not before.players[seat].complete(sector):
            found[Achievement("complete", sector)] += 1
    if after.season == before.season and not line.after.over:
        found += _on_river(before, after, seat)
    return found


def _achievement(event: Event, table: Table) -> Achievement | None:
    match event:
        case events.Gate():
            return Achievement("gate")
        case events.Scroll():
            return Achievement("scroll", event.scroll)
        case events.Claimed():
            return Achievement("oasis", event.oasis)
        case events.TownClaimed():
            return Achievement("town", event.town)
        case events.Luxury():
            return Achievement("luxury", event.type)
        case events.Fisherman() if event.end == table.values.jetty:
            return Achievement("jetty")
        case events.RiverFirst() if table.pawns > 1:
            return Achievement("river-first", event.tile)
        case events.RiverSecond():
            return Achievement("river-second", event.tile)
        case events.Threshold():
            return Achievement("threshold", event.stair)
        case events.Pawn():
            return Achievement("pawn", event.stair)
        case events.Vendor():
            return Achievement("vendor", event.sector)
        case events.Award():
            return Achievement("award")
        case events.Goal():
            return Achievement("goal", event.goal)
        case events.Finish():
            return Achievement("finish")
        case events.Provided():
            return Achievement("provided")
    return None


def _on_river(before: Table, after: Table, seat: int) -> Counter[Achievement]:
    """Rapids crossed, and the lead, while the season lasts."""
    found: Counter[Achievement] = Counter()
    crossed = crossed_rapids(after, after.players[seat])
    if crossed > crossed_rapids(before, before.players[seat]):
        found[Achievement("rapid", crossed - 1)] += 1
    if after.pawns > 1 and ranking(after)[:1] == (seat,) != ranking(before)[:1]:
        found[Achievement("river-ahead")] += 1
    return found


def claims(told: list[Event], seat: int) -> Counter[int]:
    """The keshis that a seat claims, by colour."""
    found: Counter[int] = Counter()
    for event in told:
        if event.seat == seat and isinstance(event, events.Claim | events.BotClaim):
            found[event.colour] += event.n
    return found


def selected(line: Continuation, seat: int) -> int:
    """All colours that the seat selects this round, as a bit set; 0 if the option selects none."""
    for event in line.told if line.before.table.phase == SELECT else ():
        if isinstance(event, events.Selected) and event.seat == seat:
            return event.colours
    return 0


def companions(line: Continuation, seat: int) -> int:
    """The colours still to be selected along with the option's."""
    colours = selected(line, seat)
    if not colours:
        return 0
    before = line.before.table.players[seat].chosen
    return colours & ~before & ~(1 << line.action - actions.SELECT)
