"""What a seat achieves in a line: the events worth a word in a plan."""

from collections import Counter
from typing import Final, NamedTuple

from marrakesh.analysis.continuations import Line
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
"""The kinds of deeds, with their rough worth in points: what matters most is told first."""
NAMED: Final = {"complete", "pawn", "rapid", "river-first", "river-second"}
"""Deeds that mean something only with their sector, stair or tile."""
CHOSEN: Final = {"gate", "luxury", "oasis", "scroll", "town", "award", "vendor"}
"""An option that does one of these at once says so itself."""


class Deed(NamedTuple):
    """Something a seat does: its kind, and which tile, sector or stair; -1 where it differs."""

    kind: str
    what: int = -1


def deeds(line: Line, seat: int) -> Counter[Deed]:
    """What a seat does in a line, besides what the option itself says."""
    found: Counter[Deed] = Counter()
    for place, event in enumerate(line.told):
        if event.seat == seat:
            deed = _deed(event, line.before.table)
            if deed and not (place < line.at_once and deed.kind in CHOSEN):
                found[deed] += 1
    before, after = line.before.table, line.after.table
    for sector in range(SOUK):
        if after.players[seat].complete(sector) and not before.players[seat].complete(sector):
            found[Deed("complete", sector)] += 1
    if after.season == before.season and not line.after.over:
        found += _on_river(before, after, seat)
    return found


def _deed(event: Event, table: Table) -> Deed | None:
    match event:
        case events.Gate():
            return Deed("gate")
        case events.Scroll():
            return Deed("scroll", event.scroll)
        case events.Claimed():
            return Deed("oasis", event.oasis)
        case events.TownClaimed():
            return Deed("town", event.town)
        case events.Luxury():
            return Deed("luxury", event.type)
        case events.Fisherman() if event.end == table.values.jetty:
            return Deed("jetty")
        case events.RiverFirst() if table.pawns > 1:
            return Deed("river-first", event.tile)
        case events.RiverSecond():
            return Deed("river-second", event.tile)
        case events.Threshold():
            return Deed("threshold", event.stair)
        case events.Pawn():
            return Deed("pawn", event.stair)
        case events.Vendor():
            return Deed("vendor", event.sector)
        case events.Award():
            return Deed("award")
        case events.Goal():
            return Deed("goal", event.goal)
        case events.Finish():
            return Deed("finish")
        case events.Provided():
            return Deed("provided")
    return None


def _on_river(before: Table, after: Table, seat: int) -> Counter[Deed]:
    """Rapids crossed, and the lead, while the season lasts."""
    found: Counter[Deed] = Counter()
    crossed = crossed_rapids(after, after.players[seat])
    if crossed > crossed_rapids(before, before.players[seat]):
        found[Deed("rapid", crossed - 1)] += 1
    if after.pawns > 1 and ranking(after)[:1] == (seat,) != ranking(before)[:1]:
        found[Deed("river-ahead")] += 1
    return found


def claims(told: list[Event], seat: int) -> Counter[int]:
    """The keshis that a seat claims, by colour."""
    found: Counter[int] = Counter()
    for event in told:
        if event.seat == seat and isinstance(event, events.Claim | events.BotClaim):
            found[event.colour] += event.n
    return found


def selected(line: Line, seat: int) -> int:
    """If the option selects a colour: all that the seat selects this round, as a bit set."""
    for event in line.told if line.before.table.phase == SELECT else ():
        if isinstance(event, events.Selected) and event.seat == seat:
            return event.colours
    return 0


def companions(line: Line, seat: int) -> int:
    """The colours still to be selected with that of the option."""
    colours = selected(line, seat)
    if not colours:
        return 0
    before = line.before.table.players[seat].chosen
    return colours & ~before & ~(1 << line.action - actions.SELECT)
