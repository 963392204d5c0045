"""The results of a contest as plain data."""

from collections import Counter, defaultdict
from collections.abc import Sequence
from itertools import combinations
from statistics import fmean

import msgspec

from marrakesh.arena.contest import Contest
from marrakesh.arena.estimates import Clusters, Estimate, wilson
from marrakesh.arena.job import Outcome, levels_of
from marrakesh.arena.ratings import Rating, ratings
from marrakesh.arena.results import Header, header_of
from marrakesh.arena.thinking_times import Times


class Thought(msgspec.Struct, frozen=True):
    """Seconds per decision: mean, 95th percentile and maximum."""

    mean: float
    p95: float
    longest: float


class Standing(msgspec.Struct, frozen=True):
    """The results of one bot."""

    bot: str
    seats: int
    """Seats played; a bot may have several in a game."""
    score: Estimate
    thought: Thought
    points: dict[str, float]
    """Mean points per game by source, largest first."""
    wins: Estimate | None
    """The share of wins; a win shared by two counts half. None against the simplified Pashabot."""
    lead: Estimate | None
    """Mean lead over the others' average points. None against the simplified Pashabot."""
    rating: Rating | None
    levels: list[float] | None
    """The share of games that reached each level against the simplified Pashabot."""


class Pair(msgspec.Struct, frozen=True):
    """The results of two bots in the games where they met."""

    bot: str
    other: str
    meetings: int
    ahead: Estimate
    """The share of meetings in which `bot` finished ahead of `other`; ties count half."""
    lead: Estimate


class Report(msgspec.Struct, frozen=True):
    """All figures of a contest."""

    plan: Header
    games: int
    planned: int
    interrupted: bool
    seconds: float
    standings: list[Standing]
    """Best first."""
    pairs: list[Pair]


def report_on(contest: Contest) -> Report:
    plan, outcomes = contest.plan, contest.outcomes
    rated = {} if plan.setting.config.solo else ratings(plan.bots, outcomes)
    levels = len(levels_of(plan.setting))
    standings = [_standing(bot, outcomes, rated.get(bot), levels) for bot in plan.bots]
    standings.sort(key=lambda one: (-one.wins.value if one.wins else 0.0, -one.score.value))
    pairs = [_pair(one, other, outcomes) for one, other in combinations(plan.bots, 2)]
    return Report(
        header_of(plan),
        len(outcomes),
        len(plan.jobs),
        contest.interrupted,
        round(contest.seconds, 3),
        standings,
        [pair for pair in pairs if pair.meetings],
    )


def won(outcome: Outcome, seat: int) -> float:
    """Return 1 for a win, a fraction for a shared win, and 0 otherwise."""
    return 1 / outcome.places.count(1) if outcome.places[seat] == 1 else 0.0


def lead(outcome: Outcome, seat: int) -> float:
    """Return a seat's lead over the others' mean score; if there are no others, its score."""
    others = [score for other, score in enumerate(outcome.scores) if other != seat]
    return outcome.scores[seat] - (fmean(others) if others else 0.0)


def _standing(
    bot: str, outcomes: Sequence[Outcome], rating: Rating | None, levels: int
) -> Standing:
    scores, leads, times = Clusters(), Clusters(), Times()
    wins = 0.0
    points: defaultdict[str, int] = defaultdict(int)
    reached: Counter[int] = Counter()
    for outcome in outcomes:
        seed = outcome.job.seed
        for seat, sitter in enumerate(outcome.job.bots):
            if sitter == bot:
                scores.add(seed, outcome.scores[seat])
                leads.add(seed, lead(outcome, seat))
                wins += won(outcome, seat)
                times.merge(outcome.times[seat])
                for source, number in outcome.points[seat].items():
                    points[source] += number
                reached.update(range(1, (outcome.level or 0) + 1))
    seats = max(1, scores.count)
    largest = sorted(points.items(), key=lambda pair: -pair[1])
    return Standing(
        bot,
        scores.count,
        scores.estimate(),
        Thought(times.mean, times.percentile(0.95), times.longest),
        {source: round(number / seats, 4) for source, number in largest},
        None if levels else wilson(wins, scores.count),
        None if levels else leads.estimate(),
        rating,
        [round(reached[level + 1] / seats, 4) for level in range(levels)] if levels else None,
    )


def _pair(bot: str, other: str, outcomes: Sequence[Outcome]) -> Pair:
    leads = Clusters()
    ahead = 0.0
    for outcome in outcomes:
        bots, places, scores = outcome.job.bots, outcome.places, outcome.scores
        for mine in (seat for seat, sitter in enumerate(bots) if sitter == bot):
            for theirs in (seat for seat, sitter in enumerate(bots) if sitter == other):
                leads.add(outcome.job.seed, scores[mine] - scores[theirs])
                if places[mine] == places[theirs]:
                    ahead += 0.5
                elif places[mine] < places[theirs]:
                    ahead += 1
    return Pair(bot, other, leads.count, wilson(ahead, leads.count), leads.estimate())
