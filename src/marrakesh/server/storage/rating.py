"""Ratings: who is rated, against whom, and by how much.

They are openskill's (Plackett-Luce). Games among people count for one of them, games of one
person against our levels for the other; the levels' own strength is measured and stays.
"""

from typing import Final

from openskill.models import PlackettLuce

from marrakesh.server.storage.results import GameResult, Strength

LEVELS: Final = {
    "apprentice": Strength(9.8, 1.0),
    "journeyman": Strength(16.0, 1.0),
    "merchant": Strength(25.0, 1.0),
    "expert": Strength(32.1, 1.0),
    "master": Strength(38.3, 1.0),
}
"""From the share of games that each wins against the one below (docs/bots.md); a newcomer is
believed to be a Merchant."""
_MODEL: Final = PlackettLuce()
_LAST: Final = 9
"""The place of whoever left."""


def rate(game: GameResult, before: dict[str, Strength]) -> dict[str, Strength]:
    """The new ratings of the people in a game. Bots count only against a single person."""
    players = [
        (one, before[one.person] if one.person in before else LEVELS[one.bot])
        for one in game.seats
        if one.person in before or (game.pool == "levels" and one.bot in LEVELS)
    ]
    if len(players) < 2:
        return {}
    teams = [[_MODEL.rating(mu=was.mu, sigma=was.sigma)] for _, was in players]
    places = [float(_LAST if one.gone else one.place) for one, _ in players]
    after = _MODEL.rate(teams, ranks=places)
    return {
        one.person: Strength(team[0].mu, team[0].sigma)
        for (one, _), team in zip(players, after, strict=True)
        if one.person
    }
