"""The result of a game: who is rated, against whom, and by how much.

Ratings are openskill's (Plackett-Luce). Games among people count for one of them, games of one
person against our levels for the other; the levels' own strength is measured and stays.
"""

from functools import partial
from typing import Final

from openskill.models import PlackettLuce

from marrakesh.server.messages import Mode, Rating
from marrakesh.server.storage.people import Ended, Outcome, Strength, write_result
from marrakesh.server.storage.writing import Work
from marrakesh.server.tables.sitting import Sitting

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
_BASE: Final = 1000
_POINTS: Final = 30.0
"""Shown points: as many per unit that 400 mean ten to one, as with Elo's."""


def result_of(sitting: Sitting) -> Work | None:
    """What to write when a game is over; nothing if nobody's name is kept."""
    if not any(seat.person for seat in sitting.seats.seats):
        return None
    return partial(write_result, ended=ended(sitting), rate=rate)


def ended(sitting: Sitting) -> Ended:
    """A game that is over."""
    head, game = sitting.head, sitting.game
    seats = [
        Outcome(
            seat=seat,
            person=sitting.seats[seat].person,
            name=sitting.names[seat],
            bot="" if sitting.seats[seat].tokens else sitting.bots.get(seat, ""),
            points=game.scores[seat],
            place=game.result[seat],
            gone=seat in sitting.bots and bool(sitting.seats[seat].tokens),
        )
        for seat in range(len(head.places))
    ]
    pool = {"net": "people", "bots": "levels"}.get(head.kind, "") if head.rated else ""
    return Ended(head.table, sitting.at, head.kind, Mode.of(head.config), pool, seats)


def rate(game: Ended, before: dict[str, Strength]) -> dict[str, Strength]:
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


def shown(strength: Strength, games: int) -> Rating:
    """A rating as people see it."""
    return Rating(
        points=_BASE + gained(strength.mu - Strength().mu),
        spread=gained(2 * strength.sigma),
        games=games,
    )


def gained(gain: float) -> int:
    return round(_POINTS * gain)
