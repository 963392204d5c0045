"""The plan: what a seat does in most lines of an option and in few of another one."""

from collections import Counter
from collections.abc import Iterable
from statistics import mean, median_low
from typing import Final, NamedTuple

from marrakesh.analysis.achievements import CHOSEN, NAMED, WORTH, Deed, companions, deeds, selected
from marrakesh.analysis.continuations import Line, Pair
from marrakesh.rules import events, sources
from marrakesh.rules.words import LUXURY_TYPES

MOSTLY: Final = 0.6
"""The share of deals in which something must happen to be told."""
MOST_DEEDS: Final = 2


class Planned(NamedTuple):
    """A deed of the better line, how often, and the points it brings or saves, if that is sure."""

    deed: Deed
    n: int
    points: int


def planned(pairs: list[Pair], seat: int) -> list[Planned]:
    """What the seat does in most lines of the better option, and not in the other's."""
    found: Counter[Deed] = Counter()
    for one, other in pairs:
        own, its = deeds(one, seat), deeds(other, seat)
        found.update(set(own - its) | set(_kinds(own) - _kinds(its)))
    return _told(found, pairs, seat)


def in_both(pairs: list[Pair], seat: int) -> list[Planned]:
    """What the seat does in most lines of both options."""
    found: Counter[Deed] = Counter()
    for one, other in pairs:
        own, its = deeds(one, seat), deeds(other, seat)
        found.update(set(own & its) | set(_kinds(own) & _kinds(its)))
    return _told(found, pairs, seat)


def in_first(pairs: list[Pair], seat: int) -> list[Planned]:
    """What the seat does in most lines of the first option, whatever it does in the other's."""
    found: Counter[Deed] = Counter()
    for one, _ in pairs:
        own = deeds(one, seat)
        found.update(set(own) | set(_kinds(own)))
    return _told(found, pairs, seat)


def _kinds(done: Counter[Deed]) -> Counter[Deed]:
    """The deeds, no matter which tile, sector or stair they concern."""
    found: Counter[Deed] = Counter()
    for deed, n in done.items():
        found[deed if deed.kind in NAMED else Deed(deed.kind)] += n
    return found


def _told(found: Counter[Deed], pairs: list[Pair], seat: int) -> list[Planned]:
    """The most important deeds: a single one of its kind by name, several as a number."""
    mostly = [deed for deed, n in found.items() if n >= MOSTLY * len(pairs)]
    named = Counter(deed.kind for deed in mostly if deed.what >= 0)
    kept = [
        deed for deed in mostly if deed.kind in NAMED or (deed.what >= 0) == (named[deed.kind] == 1)
    ]
    kept.sort(key=lambda deed: (-WORTH[deed.kind], deed))
    kept = [deed for deed in kept if WORTH[deed.kind] >= WORTH[kept[0].kind] / 2]
    return [_measured(deed, pairs, seat) for deed in kept[:MOST_DEEDS]]


def _measured(deed: Deed, pairs: list[Pair], seat: int) -> Planned:
    each, points = [], []
    alone = True
    for one, other in pairs:
        done = deeds(one, seat)
        of_kind = sum(n for its, n in done.items() if its.kind == deed.kind)
        each.append(done[deed] if deed.what >= 0 else of_kind)
        alone = alone and of_kind == each[-1]
        points.append(_scored(one, other, seat, deed.kind))
    sure = deed.kind == "complete" or (alone and max(points) - min(points) <= 1)
    return Planned(deed, max(1, median_low(each)), max(0, round(mean(points))) if sure else 0)


def _scored(one: Line, other: Line, seat: int, kind: str) -> int:
    """The points that deeds of a kind bring in a line, or their lack costs in the other one."""
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
    """Whether it is only a matter of order what is selected first."""
    both = [(selected(one, seat), selected(other, seat)) for one, other in pairs]
    return sum(own == its > 0 for own, its in both) >= MOSTLY * len(pairs)
