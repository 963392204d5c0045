"""Why an option is better than another one: what its lines have and the other's lack."""

from collections import Counter
from collections.abc import Iterable
from math import sqrt
from statistics import mean, median_low, stdev
from typing import Final, NamedTuple

from marrakesh.analysis.deeds import NAMED, WORTH, Deed, claims, deeds
from marrakesh.analysis.lines import Line, Pair
from marrakesh.rules import events, sources
from marrakesh.rules.seasons import provision_short
from marrakesh.rules.state import Player
from marrakesh.rules.words import LUXURY_TYPES, SOUK, SPACES

MOSTLY: Final = 0.6
"""The share of deals in which something must happen to be told."""
NOTABLE: Final = 1.0
"""Points from one source, or of an opponent, worth a word."""
SACRIFICE: Final = 1.5
SURE: Final = 1.5
"""How many standard errors a difference must be from 0 to be told."""
MOST_DEEDS: Final = 2
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

    planned: list[Planned]
    lacking: Lacking | None
    missing: list[int] | None
    """What provisions still lack after the option, if that is less than after its rival."""
    gains: list[Gain]
    cost: Gain | None
    block: Block | None


def reason(pairs: list[Pair], seat: int, fewer: list[float]) -> Reason:
    """Why the first of each pair is better; `fewer` is what it takes from each seat's points."""
    planned = _planned(pairs, seat)
    told = {deed.kind for deed, _, _ in planned}
    changes = _changes(pairs)
    known = [Gain(s, round(p)) for s, p in changes if p >= NOTABLE and _COVERED.get(s) not in told]
    source, points = min(changes, key=lambda change: change[1], default=("", 0.0))
    return Reason(
        planned,
        None if "complete" in told else _lacking(pairs[0], seat),
        _missing(pairs[0], seat),
        known[:2],
        Gain(source, round(points)) if points <= -SACRIFICE else None,
        _block(pairs, seat, fewer),
    )


_COVERED: Final = {
    "gates": "gate", "souk": "luxury", "sectors": "complete", "provisions": "provided",
}  # fmt: skip
"""Sources that need no word beside a deed of this kind."""


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
    kept.sort(key=lambda deed: (-WORTH[deed.kind] * found[deed], deed))
    return [_measured(deed, pairs, seat) for deed in kept[:MOST_DEEDS]]


def _measured(deed: Deed, pairs: list[Pair], seat: int) -> Planned:
    each = []
    for one, _ in pairs:
        done = deeds(one, seat)
        each.append((done if deed.what >= 0 else _kinds(done))[deed])
    kind = deed.kind
    saves = kind == "provided"
    points = [
        -_scored(other, seat, kind) if saves else _scored(one, seat, kind) for one, other in pairs
    ]
    sure = max(points) - min(points) <= 1
    return Planned(deed, max(1, median_low(each)), max(0, round(mean(points))) if sure else 0)


def _scored(line: Line, seat: int, kind: str) -> int:
    """The points that deeds of a kind bring in a line."""
    wanted = _SOURCES.get(kind, ())
    return sum(
        event.points
        for event in line.told
        if isinstance(event, events.Points) and event.seat == seat and event.source in wanted
    )


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
    return then if sum(then) < min(sum(before), sum(rival)) else None


def _block(pairs: list[Pair], seat: int, fewer: list[float]) -> Block | None:
    """The opponent who loses most, with the keshis claimed by them only in the rival's lines."""
    others = [
        (min(points, mean(rival.points[other] - one.points[other] for one, rival in pairs)), other)
        for other, points in enumerate(fewer)
        if other != seat
    ]
    points, other = max(others, default=(0.0, -1))
    if points < NOTABLE:
        return None
    found: Counter[int] = Counter()
    for one, rival in pairs:
        taken = claims(one, seat) - claims(rival, seat)
        lost = claims(rival, other) - claims(one, other)
        found.update(taken.keys() & lost.keys())
    colour, times = max(found.items(), key=lambda item: item[1], default=(-1, 0))
    if times < MOSTLY * len(pairs):
        return Block(other, round(points), -1, 0)
    n = median_low([claims(rival, other)[colour] for _, rival in pairs])
    return Block(other, round(points), colour, max(1, n))
