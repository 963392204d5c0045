"""Ratings of bots, based on their places in games."""

from collections.abc import Iterable, Sequence
from statistics import fmean

import msgspec
from openskill.models import PlackettLuce

from marrakesh.arena.job import Outcome


class Rating(msgspec.Struct, frozen=True):
    """The estimated strength of a bot, and its standard deviation."""

    mu: float
    sigma: float


def ratings(bots: Sequence[str], outcomes: Iterable[Outcome]) -> dict[str, Rating]:
    """Return Plackett-Luce ratings. They depend slightly on the order of games, so pass outcomes in
    the order of the plan."""
    model = PlackettLuce(tau=0.0)  # unlike people, bots do not drift in strength
    current = {bot: model.rating(name=bot) for bot in bots}
    for outcome in outcomes:
        seated = outcome.job.bots
        if len(set(seated)) < 2:
            continue
        rated = model.rate([[current[bot]] for bot in seated], ranks=list(outcome.places))
        for bot in dict.fromkeys(seated):  # average over the seats of a bot that has several
            own = [team[0] for team, sitter in zip(rated, seated, strict=True) if sitter == bot]
            mu, sigma = fmean(one.mu for one in own), fmean(one.sigma for one in own)
            current[bot] = model.rating(mu=mu, sigma=sigma, name=bot)
    return {bot: Rating(round(one.mu, 3), round(one.sigma, 3)) for bot, one in current.items()}
