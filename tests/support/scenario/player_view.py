"""Playing by the texts of actions, and seeing what a player sees."""

from collections.abc import Iterator
from random import Random
from typing import Any

from marrakesh import Game
from marrakesh.rules.actions import to_number, to_text
from marrakesh.rules.events import Event


def play(game: Game, *actions: str) -> list[Event]:
    """Take actions by their texts, `1: select green` for a seat; return the events."""
    events: list[Event] = []
    for action in actions:
        seat, _, text = action.rpartition(": ")
        events += game.apply(to_number(text), int(seat) if seat else None)
    return events


def play_on(game: Game, seat: int, until: str, *wishes: str) -> list[Event]:
    """Play until this seat may choose `until`; return the events.

    Each time, take the first of the wishes that is legal, or else the first option.
    """
    events: list[Event] = []
    while game.seat != seat or until not in options(game):
        legal = options(game)
        events += play(game, next((wish for wish in wishes if wish in legal), legal[0]))
    return events


def options(game: Game, seat: int | None = None) -> list[str]:
    """Return the texts of all legal actions."""
    return [to_text(action) for action in game.legal_actions(seat)]


class Seen:
    """A player as their own view shows them, by attribute."""

    def __init__(self, seen: dict[str, Any]) -> None:
        self._seen = seen

    @property
    def water(self) -> int:
        return int(self._seen["resources"]["water"])

    @property
    def dates(self) -> int:
        return int(self._seen["resources"]["date"])

    @property
    def dinars(self) -> int:
        return int(self._seen["resources"]["dinar"])

    def __getattr__(self, name: str) -> Any:
        return self._seen[name]


def see(game: Game, seat: int) -> Seen:
    """Return a player as their own view shows them."""
    players: Any = game.view(seat)["players"]
    return Seen(players[seat])


def look(game: Game, seat: int | None = None) -> Any:
    """Return the whole view of a seat; without a seat, the public view."""
    return game.view(seat)


def wander(game: Game, seed: int) -> Iterator[list[Event]]:
    """Play random actions to the end of the game; yield the events of each."""
    game.listen()
    random = Random(seed)
    while not game.over:
        yield game.apply(random.choice(game.legal_actions()))


def points(game: Game, seat: int) -> dict[str, int]:
    """Return the points by source, without the 10 at the start."""
    booked: dict[str, int] = {}
    for booking in game.bookings(seat):
        if booking.source != "start":
            booked[booking.source] = booked.get(booking.source, 0) + booking.points
    return booked


def happened(events: list[Event], kind: str) -> list[dict[str, int]]:
    """Return the facts of all events of a kind, in order."""
    return [event.facts for event in events if event.kind == kind]
