"""Why an option is better than another: what its lines have and the other's lack."""

from collections import Counter
from math import sqrt
from statistics import mean, median_low, stdev
from typing import Final, NamedTuple

from marrakesh.analysis.achievements import claims
from marrakesh.analysis.continuations import Pair
from marrakesh.analysis.plans import MOSTLY, Planned, planned
from marrakesh.rules import events
from marrakesh.rules.events import Event
from marrakesh.rules.seasons import provision_short
from marrakesh.rules.state import Player
from marrakesh.rules.words import SOUK, SPACES

NOTABLE: Final = 1.0
"""Points from one source, or of an opponent, that are worth mentioning."""
SOME: Final = 0.5
"""Points that make a source one of those that gain most, even if none is notable."""
SACRIFICE: Final = 1.5
"""Points lost from one source that are worth mentioning."""
SLOWED: Final = 2.0
"""Points that an opponent must lose to be mentioned even if no keshis are kept from them."""
PART: Final = 0.25
"""Shares of the whole difference below this are not worth mentioning, either."""
SURE: Final = 1.0
"""How many standard errors from 0 a difference must be to be mentioned."""
LIKELY: Final = 3.0
"""Minimum expected points from incomplete sectors for mentioning one that lacks little."""
FEW: Final = 2
"""The most resources that provisions may lack to be mentioned."""
NEARLY: Final = 3
"""The most keshis that a sector may lack to be called nearly complete."""


class Lacking(NamedTuple):
    """What a sector lacks to be complete."""

    sector: int
    keshis: int
    vendor: bool


class Gain(NamedTuple):
    """Points that an option gains or, if negative, costs from one source."""

    source: str
    points: int


class Cause(NamedTuple):
    """The step of a line that gains a resource missing for the provisions."""

    step: Event
    resource: int


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
    cause: Cause | None
    gains: list[Gain]
    mostly: list[str]
    """The sources that gain most, even if none of them gains much."""
    cost: Gain | None
    block: Block | None


def reason(pairs: list[Pair], seat: int, more: float, fewer: list[float]) -> Reason:
    """Why the first of each pair is better, by `more` points of lead; `fewer` is how many points it
    costs each seat."""
    plan, changes = planned(pairs, seat), _changes(pairs)
    lacking = _lacking(pairs[0], seat) if _completing(pairs, seat) >= LIKELY else None
    missing = _missing(pairs[0], seat)
    told = {
        _COVERS.get(one.achievement.kind)
        for one in plan
        if one.points or one.achievement.kind in SURELY
    }
    told |= {"sectors"} if lacking else set()
    told |= {"provisions"} if missing is not None else set()
    least = max(NOTABLE, PART * more)
    gains = [Gain(s, round(p)) for s, p in changes if p >= least and s not in told][:2]
    about = told | {_COVERS.get(one.achievement.kind) for one in plan}
    losses = [change for change in changes if change[0] not in about]
    source, points = min(losses, key=lambda change: change[1], default=("", 0.0))
    costly = -points >= max(SACRIFICE, PART * more)
    return Reason(
        plan,
        lacking,
        missing,
        _cause(pairs, seat) if any(one.achievement.kind == "provided" for one in plan) else None,
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
"""The sources of achievements; if an achievement's points are mentioned, its source's are not."""
SURELY: Final = {"complete", "provided"}
"""Achievements that are clear without points."""


def _changes(pairs: list[Pair]) -> list[tuple[str, float]]:
    """How many more points each source gains, the most first, without differences due to luck."""
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


def _completing(pairs: list[Pair], seat: int) -> float:
    """The points that the seat can expect from sectors that are not complete yet."""
    found = []
    for one, _ in pairs:
        table = one.after.table
        complete = sum(table.players[seat].complete(sector) for sector in range(SOUK))
        found.append(one.sources["sectors"] - complete * table.values.complete_sector)
    return mean(found)


def _left(player: Player, sector: int) -> int:
    """The keshis that a sector lacks, including its water vendor."""
    keshis = max(0, SPACES - player.keshis[sector] - player.pending[sector])
    return keshis + (1 - (player.vendors >> sector & 1))


def _missing(pair: Pair, seat: int) -> list[int] | None:
    before, then, rival = (
        provision_short(game.table, game.table.players[seat])
        for game in (pair[0].before, pair[0].then, pair[1].then)
    )
    return then if FEW >= sum(then) < min(sum(before), sum(rival)) else None


def _cause(pairs: list[Pair], seat: int) -> Cause | None:
    """How the option gains what the seat lacked, in the first line that shows it; None if it only
    saves that."""
    for one, rival in pairs:
        table, step = one.before.table, None
        short = provision_short(table, table.players[seat])
        for event in one.told:
            if event.seat != seat or isinstance(event, _MEANS):
                continue
            if not isinstance(event, events.Resource):
                step = event
            elif short[event.resource] and step is not None and step not in rival.told:
                return Cause(step, event.resource)
    return None


_MEANS: Final = (events.Points, events.Spend, events.Keshi)
"""Events between a step and what it gains."""


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
