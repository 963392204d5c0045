"""The worth of tiles, goods, gates and positions in the turn order to the players who have them.

This is correlation, not causation: a leader can buy more, and a bot buys what it overrates.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from statistics import fmean
from typing import Final

import msgspec

from marrakesh.arena.estimates import Clusters, Estimate
from marrakesh.arena.job import Job, Outcome
from marrakesh.arena.report import lead, won
from marrakesh.arena.results import Header, read
from marrakesh.errors import LocalizedError
from marrakesh.rules.config import Config
from marrakesh.rules.words import LUXURY_TYPES

KINDS: Final = (
    "scrolls", "oases", "river-tiles", "luxury-types", "luxury-goods", "gates", "gate-spaces",
    "turn-order",
)  # fmt: skip
FEW: Final = 30
"""If an item was taken in games of fewer seeds than this, its figures are marked as unreliable."""


class Worth(msgspec.Struct, frozen=True):
    """Statistics on the players who had one item."""

    item: str
    taken: int
    """Number of players who had it."""
    few: bool
    season: float | None
    """The mean season in which they first got it; None for positions in the turn order."""
    lead: Estimate | None
    """How much larger their lead was than that of players without it; None if all had it."""
    wins: float
    """Their share of wins."""
    expected: float
    """The share of wins to be expected from the bots among them."""
    edge: Estimate | None
    """How much larger their share of wins was than that of players without it, each relative to
    expectation; None if all had it."""
    booked: float | None
    """Mean points booked under its name; None for items without points of their own."""


class Study(msgspec.Struct, frozen=True):
    """The settings of the games, and the worth of items by kind: best first, rare ones last."""

    plan: Header
    bots: list[str]
    games: int
    kinds: dict[str, list[Worth]]


class Takers:
    """Running statistics on the players who had one item."""

    def __init__(self) -> None:
        self.leads = Clusters()
        self.edges = Clusters()
        self.wins = 0.0
        self.seasons = 0
        self.booked = 0


def study(plan: Header, outcomes: Sequence[Outcome]) -> Study:
    """Compare players with and without each item, in games of one configuration."""
    # float sums depend on their order, which must not depend on process scheduling
    outcomes = sorted(outcomes, key=lambda outcome: (outcome.job.seed, outcome.job.bots))
    baseline = _baseline(outcomes)
    everybody = Takers()
    takers: defaultdict[str, Takers] = defaultdict(Takers)
    for outcome in outcomes:
        for seat, bot in enumerate(outcome.job.bots):
            won_here = won(outcome, seat)
            mean_lead, mean_wins = baseline[bot]
            points = outcome.points[seat]
            for item, season in [("", 0), *_had(outcome, seat)]:
                some = takers[item] if item else everybody
                # remove the effect of the bot's own strength
                some.leads.add(outcome.job.seed, lead(outcome, seat) - mean_lead)
                some.edges.add(outcome.job.seed, won_here - mean_wins)
                some.wins += won_here
                some.seasons += season
                some.booked += points.get(item.removesuffix(" second"), 0)
    kinds: dict[str, list[Worth]] = {kind: [] for kind in KINDS}
    for item in sorted(takers):
        kinds[kind_of(item)].append(_worth(item, takers[item], everybody))
    for kind, worths in kinds.items():
        if kind != "turn-order":
            worths.sort(key=lambda one: (one.few, -one.lead.value if one.lead else 0.0))
    return Study(
        plan, sorted(baseline), len(outcomes), {k: some for k, some in kinds.items() if some}
    )


def studies_of(files: Iterable[Path]) -> list[Study]:
    """Return one study for each configuration in the files."""
    plans: dict[Config, Header] = {}
    games: defaultdict[Config, dict[Job, Outcome]] = defaultdict(dict)
    for file in files:
        header, outcomes = read(file)
        if not outcomes:
            raise LocalizedError("arena-no-results", file=str(file))
        plans.setdefault(header.config, header)
        games[header.config].update((outcome.job, outcome) for outcome in outcomes)
    return [study(plans[config], list(some.values())) for config, some in games.items()]


def kind_of(item: str) -> str:
    """Return the kind of an item from its name, such as `scroll 07` or `gate red`."""
    if item in LUXURY_TYPES:
        return "luxury-types"
    word, _, rest = item.partition(" ")
    if word == "gate":
        return "gate-spaces" if rest.startswith("space") else "gates"
    return {
        "scroll": "scrolls",
        "oasis": "oases",
        "river": "river-tiles",
        "luxury": "luxury-goods",
        "turn": "turn-order",
    }[word]


def _baseline(outcomes: Sequence[Outcome]) -> dict[str, tuple[float, float]]:
    """Return the mean lead and the share of wins of each bot."""
    leads: defaultdict[str, list[float]] = defaultdict(list)
    wins: defaultdict[str, list[float]] = defaultdict(list)
    for outcome in outcomes:
        for seat, bot in enumerate(outcome.job.bots):
            leads[bot].append(lead(outcome, seat))
            wins[bot].append(won(outcome, seat))
    return {bot: (fmean(leads[bot]), fmean(wins[bot])) for bot in leads}


def _had(outcome: Outcome, seat: int) -> Iterator[tuple[str, int]]:
    """Yield a seat's position in the turn order, and then its items, each with the season in which
    the seat first got it."""
    players = len(outcome.job.bots)
    if players > 1:
        yield f"turn {(seat - outcome.first) % players + 1}", 0
    yield from sorted(dict(reversed(outcome.items[seat])).items())


def _worth(item: str, some: Takers, everybody: Takers) -> Worth:
    taken = some.leads.count
    all_had_it = taken == everybody.leads.count
    own_points = kind_of(item) in KINDS[:4]
    return Worth(
        item,
        taken,
        some.leads.clusters < FEW,
        round(some.seasons / taken, 2) if some.seasons else None,
        None if all_had_it else some.leads.beyond(everybody.leads.without(some.leads)),
        round(some.wins / taken, 4),
        round(some.wins / taken - some.edges.mean, 4),
        None if all_had_it else some.edges.beyond(everybody.edges.without(some.edges)),
        round(some.booked / taken, 2) if own_points else None,
    )
