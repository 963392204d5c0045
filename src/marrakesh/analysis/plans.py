"""The plan: what a seat does in most lines of an option but in few of another."""

from collections import Counter
from collections.abc import Iterable
from statistics import mean, median_low
from typing import Final, NamedTuple

from marrakesh.analysis.achievements import (
    CHOSEN,
    NAMED,
    WORTH,
    Achievement,
    achievements,
    companions,
    selected,
)
from marrakesh.analysis.continuations import Continuation, Pair
from marrakesh.rules import events, sources
from marrakesh.rules.words import LUXURY_TYPES

MOSTLY: Final = 0.6
"""The share of deals in which something must happen to be mentioned."""
MOST_ACHIEVEMENTS: Final = 2


class Planned(NamedTuple):
    """An achievement: how often it happens, and the points it gains or saves, if certain."""

    achievement: Achievement
    n: int
    points: int


def planned(pairs: list[Pair], seat: int) -> list[Planned]:
    """What the seat does in most lines of the better option, but not in the other's."""
    found: Counter[Achievement] = Counter()
    for one, other in pairs:
        own, its = achievements(one, seat), achievements(other, seat)
        found.update(set(own - its) | set(_kinds(own) - _kinds(its)))
    return _told(found, pairs, seat)


def in_both(pairs: list[Pair], seat: int) -> list[Planned]:
    """What the seat does in most lines of both options."""
    found: Counter[Achievement] = Counter()
    for one, other in pairs:
        own, its = achievements(one, seat), achievements(other, seat)
        found.update(set(own & its) | set(_kinds(own) & _kinds(its)))
    return _told(found, pairs, seat)


def in_first(pairs: list[Pair], seat: int) -> list[Planned]:
    """What the seat does in most lines of the first option, regardless of the other's."""
    found: Counter[Achievement] = Counter()
    for one, _ in pairs:
        own = achievements(one, seat)
        found.update(set(own) | set(_kinds(own)))
    return _told(found, pairs, seat)


def _kinds(done: Counter[Achievement]) -> Counter[Achievement]:
    """The achievements, regardless of the tile, sector or stair."""
    found: Counter[Achievement] = Counter()
    for achievement, n in done.items():
        found[achievement if achievement.kind in NAMED else Achievement(achievement.kind)] += n
    return found


def _told(found: Counter[Achievement], pairs: list[Pair], seat: int) -> list[Planned]:
    """The most important achievements: by name if the only one of a kind, else by number."""
    mostly = [one for one, n in found.items() if n >= MOSTLY * len(pairs)]
    named = Counter(one.kind for one in mostly if one.what >= 0)
    kept = [one for one in mostly if one.kind in NAMED or (one.what >= 0) == (named[one.kind] == 1)]
    kept.sort(key=lambda one: (-WORTH[one.kind], one))
    kept = [one for one in kept if WORTH[one.kind] >= WORTH[kept[0].kind] / 2]
    return [_measured(one, pairs, seat) for one in kept[:MOST_ACHIEVEMENTS]]


def _measured(achievement: Achievement, pairs: list[Pair], seat: int) -> Planned:
    each, points = [], []
    alone = True
    for one, other in pairs:
        done = achievements(one, seat)
        of_kind = sum(n for its, n in done.items() if its.kind == achievement.kind)
        each.append(done[achievement] if achievement.what >= 0 else of_kind)
        alone = alone and of_kind == each[-1]
        points.append(_scored(one, other, seat, achievement.kind))
    sure = achievement.kind == "complete" or (alone and max(points) - min(points) <= 1)
    gain = max(0, round(mean(points))) if sure else 0
    return Planned(achievement, max(1, median_low(each)), gain)


def _scored(one: Continuation, other: Continuation, seat: int, kind: str) -> int:
    """The points that a kind of achievement gains in a line, or that the other loses without it."""
    if kind == "complete":
        return one.before.table.values.complete_sector
    saves = kind == "provided"
    told = other.told if saves else one.told[one.at_once :] if kind in CHOSEN else one.told
    scored = sum(
        event.points
        for event in told
        if isinstance(event, events.Points)
        and event.seat == seat
        and event.source in _SOURCES.get(kind, ())
    )
    return -scored if saves else scored


_SOURCES: Final[dict[str, Iterable[int]]] = {
    "gate": (sources.GATES, sources.GATE_MATCHES),
    "jetty": (sources.JETTY, sources.RIVER),
    "luxury": range(sources.LUXURY, sources.LUXURY + len(LUXURY_TYPES)),
    "threshold": (sources.LINES,),
    "provided": (sources.PROVISIONS,),
}


def to_select(pairs: list[Pair], seat: int) -> int:
    """The colours to select with the option in most lines, as a bit set."""
    found = Counter(companions(one, seat) for one, _ in pairs)
    colours, times = found.most_common(1)[0]
    return colours if times >= MOSTLY * len(pairs) else 0


def same_selection(pairs: list[Pair], seat: int) -> bool:
    """Whether the two options differ only in the order of selection."""
    both = [(selected(one, seat), selected(other, seat)) for one, other in pairs]
    return sum(own == its > 0 for own, its in both) >= MOSTLY * len(pairs)
