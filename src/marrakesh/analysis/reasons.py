"""Why an option is better than another one: what its lines have and the other's lack."""

from collections import Counter
from collections.abc import Iterable
from math import sqrt
from statistics import mean, median_low, stdev
from typing import Final, NamedTuple

from marrakesh.analysis.deeds import NAMED, WORTH, Deed, claims, companions, deeds, selected
from marrakesh.analysis.lines import Line, Pair
from marrakesh.rules import events, sources
from marrakesh.rules.seasons import provision_short
from marrakesh.rules.state import Player
from marrakesh.rules.words import LUXURY_TYPES, SOUK, SPACES

MOSTLY: Final = 0.6
"""The share of deals in which something must happen to be told."""
NOTABLE: Final = 1.0
"""Points from one source, or of an opponent, worth a word."""
SOME: Final = 0.5
SACRIFICE: Final = 1.5
SLOWED: Final = 2.0
"""Points that an opponent must lose to be named without what is kept from them."""
PART: Final = 0.25
"""Less than this part of the whole difference is not worth a word either."""
SURE: Final = 1.0
"""How many standard errors a difference must be from 0 to be told."""
MOST_DEEDS: Final = 2
FEW: Final = 2
"""The most resources that provisions may lack to be told."""
NEARLY: Final = 3
"""The most keshis that a sector may lack to be called nearly complete."""


class Planned(NamedTuple):
    """A deed of the better line, how often, and the points it brings or saves, if that is sure."""

    deed: Deed
    n: int
    points: int


class Lacking(NamedTuple):
    """What a sector lacks to be complete."""

    sector: int
    keshis: int
    vendor: bool


class Gain(NamedTuple):
    """Points that an option brings or, below 0, costs from one source."""

    source: str
    points: int


class Block(NamedTuple):
    """An opponent who expects fewer points, and the keshis that are kept from them."""

    seat: int
    points: int
    colour: int
    n: int


class Reason(NamedTuple):
    """Why an option is better than its rival."""

    selected: int
    """The colours to select with it, as a bit set."""
    planned: list[Planned]
    lacking: Lacking | None
    missing: list[int] | None
    """What provisions still lack after the option, if that is less than after its rival."""
    gains: list[Gain]
    mostly: list[str]
    """The sources that gain most, even if none of them gains much."""
    cost: Gain | None
    block: Block | None


def reason(pairs: list[Pair], seat: int, more: float, fewer: list[float]) -> Reason:
    """Why the first of each pair is better, by `more` points of lead; `fewer` is what it takes from
    each seat's points."""
    planned = _planned(pairs, seat)
    lacking = _lacking(pairs[0], seat)
    told = {_COVERS.get(one.deed.kind) for one in planned if one.points or one.deed.kind in SURELY}
    if lacking:
        told.add("sectors")
    changes = _changes(pairs)
    least = max(NOTABLE, PART * more)
    gains = [Gain(s, round(p)) for s, p in changes if p >= least and s not in told][:2]
    about = told | {_COVERS.get(one.deed.kind) for one in planned}
    losses = [change for change in changes if change[0] not in about]
    source, points = min(losses, key=lambda change: change[1], default=("", 0.0))
    costly = -points >= max(SACRIFICE, PART * more)
    return Reason(
        to_select(pairs, seat),
        planned,
        lacking,
        _missing(pairs[0], seat),
        gains,
        [source for source, more in changes if more >= SOME][:2],
        Gain(source, round(points)) if costly else None,
        _block(pairs, seat, least, fewer),
    )


_COVERS: Final = {
    "complete": "sectors", "provided": "provisions", "gate": "gates", "luxury": "souk",
    "threshold": "stairs", "jetty": "river", "rapid": "river", "river-ahead": "river",
    "river-first": "river", "scroll": "scrolls", "oasis": "oases",
}  # fmt: skip
"""The sources that deeds are about: where their points are told, those of the source are not."""
SURELY: Final = {"complete", "provided"}
"""Deeds that need no points to be clear."""


def to_select(pairs: list[Pair], seat: int) -> int:
    """The colours to select with the option in most lines, as a bit set."""
    found = Counter(companions(one, seat) for one, _ in pairs)
    colours, times = found.most_common(1)[0]
    return colours if times >= MOSTLY * len(pairs) else 0


def same_selection(pairs: list[Pair], seat: int) -> bool:
    """Whether it is only a matter of order what is selected first."""
    both = [(selected(one, seat), selected(other, seat)) for one, other in pairs]
    return sum(own == its > 0 for own, its in both) >= MOSTLY * len(pairs)


def in_both(pairs: list[Pair], seat: int) -> list[Planned]:
    """What the seat does in most lines of both options."""
    found: Counter[Deed] = Counter()
    for one, other in pairs:
        own, its = deeds(one, seat), deeds(other, seat)
        found.update(set(own & its) | set(_kinds(own) & _kinds(its)))
    return _told(found, pairs, seat)


def _planned(pairs: list[Pair], seat: int) -> list[Planned]:
    """What the seat does in most lines of the better option, and not in the other's."""
    found: Counter[Deed] = Counter()
    for one, other in pairs:
        own, its = deeds(one, seat), deeds(other, seat)
        found.update(set(own - its) | set(_kinds(own) - _kinds(its)))
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
    each = []
    for one, _ in pairs:
        done = deeds(one, seat)
        each.append((done if deed.what >= 0 else _kinds(done))[deed])
    points = [_scored(one, other, seat, deed.kind) for one, other in pairs]
    sure = max(points) - min(points) <= 1
    return Planned(deed, max(1, median_low(each)), max(0, round(mean(points))) if sure else 0)


def _scored(one: Line, other: Line, seat: int, kind: str) -> int:
    """The points that deeds of a kind bring in a line, or their lack costs in the other one."""
    if kind == "complete":
        return one.before.table.values.complete_sector
    saves = kind == "provided"
    scored = sum(
        event.points
        for event in (other if saves else one).told
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


def _changes(pairs: list[Pair]) -> list[tuple[str, float]]:
    """How many points more each source brings, the most first, where that is no chance."""
    found = []
    for source in {source for pair in pairs for line in pair for source in line.sources}:
        each = [one.sources[source] - other.sources[source] for one, other in pairs]
        more = mean(each)
        if len(each) == 1 or abs(more) >= SURE * stdev(each) / sqrt(len(each)):
            found.append((source, more))
    return sorted(found, key=lambda change: (-change[1], change[0]))


def _lacking(pair: Pair, seat: int) -> Lacking | None:
    """What the sector that the option brings nearest to completion still lacks."""
    before, then, rival = (
        game.table.players[seat] for game in (pair[0].before, pair[0].then, pair[1].then)
    )
    found = []
    for sector in range(SOUK):
        left = _left(then, sector)
        if left < min(_left(before, sector), _left(rival, sector)) and 0 < left <= NEARLY:
            keshis = max(0, SPACES - then.keshis[sector] - then.pending[sector])
            found.append((left, Lacking(sector, keshis, left > keshis)))
    return min(found)[1] if found else None


def _left(player: Player, sector: int) -> int:
    """The keshis that a sector lacks, its water vendor included."""
    keshis = max(0, SPACES - player.keshis[sector] - player.pending[sector])
    return keshis + (1 - (player.vendors >> sector & 1))


def _missing(pair: Pair, seat: int) -> list[int] | None:
    before, then, rival = (
        provision_short(game.table, game.table.players[seat])
        for game in (pair[0].before, pair[0].then, pair[1].then)
    )
    return then if FEW >= sum(then) < min(sum(before), sum(rival)) else None


def _block(pairs: list[Pair], seat: int, least: float, fewer: list[float]) -> Block | None:
    """The opponent who loses most, with the keshis claimed by them only in the rival's lines."""
    others = [
        (min(points, mean(rival.points[other] - one.points[other] for one, rival in pairs)), other)
        for other, points in enumerate(fewer)
        if other != seat
    ]
    points, other = max(others, default=(0.0, -1))
    found: Counter[int] = Counter()
    for one, rival in pairs:
        taken = claims(one.told[: one.at_once], seat)
        lost = claims(rival.told, other) - claims(one.told, other)
        found.update(taken.keys() & lost.keys())
    if points < least:
        return None
    colour, times = max(found.items(), key=lambda item: item[1], default=(-1, 0))
    if times < MOSTLY * len(pairs):
        return Block(other, round(points), -1, 0) if points >= max(least, SLOWED) else None
    n = median_low([claims(rival.told, other)[colour] for _, rival in pairs])
    return Block(other, round(points), colour, max(1, n))
