"""Ratings of bots by the places they reached."""

from collections.abc import Iterable, Sequence
from statistics import fmean

import msgspec
from openskill.models import PlackettLuce

from marrakesh.arena.job import Outcome


class Rating(msgspec.Struct, frozen=True):
    """Strength, and how uncertain it is (as a standard deviation)."""

    mu: float
    sigma: float


def ratings(bots: Sequence[str], outcomes: Iterable[Outcome]) -> dict[str, Rating]:
    """Plackett-Luce ratings; the order of the games matters a little, so give them in order."""
    model = PlackettLuce(tau=0.0)  # a bot does not get better or worse, as people do
    current = {bot: model.rating(name=bot) for bot in bots}
    for outcome in outcomes:
        seated = outcome.job.bots
        if len(set(seated)) < 2:
            continue
        rated = model.rate([[current[bot]] for bot in seated], ranks=list(outcome.places))
        for bot in dict.fromkeys(seated):  # one that has several seats learns from all of them
            own = [team[0] for team, sitter in zip(rated, seated, strict=True) if sitter == bot]
            mu, sigma = fmean(one.mu for one in own), fmean(one.sigma for one in own)
            current[bot] = model.rating(mu=mu, sigma=sigma, name=bot)
    return {bot: Rating(round(one.mu, 3), round(one.sigma, 3)) for bot, one in current.items()}
