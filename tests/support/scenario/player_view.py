"""Playing by the texts of actions, and seeing what a player sees."""

from collections.abc import Iterator
from random import Random
from typing import Any

from marrakesh import Game
from marrakesh.rules.actions import to_number, to_text
from marrakesh.rules.events import Event


def play(game: Game, *actions: str) -> list[Event]:
    """Take actions by their texts, `1: select green` for a seat; what happened."""
    events: list[Event] = []
    for action in actions:
        seat, _, text = action.rpartition(": ")
        events += game.apply(to_number(text), int(seat) if seat else None)
    return events


def play_on(game: Game, seat: int, until: str, *wishes: str) -> list[Event]:
    """Play until this seat may choose `until`: the first wish that is possible, else the first
    option; what happened."""
    events: list[Event] = []
    while game.seat != seat or until not in options(game):
        legal = options(game)
        events += play(game, next((wish for wish in wishes if wish in legal), legal[0]))
    return events


def options(game: Game, seat: int | None = None) -> list[str]:
    """The texts of what may be done now."""
    return [to_text(action) for action in game.legal_actions(seat)]


class Seen:
    """What a seat's own view says of its player, by attribute."""

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
    """A player as the own view shows him."""
    players: Any = game.view(seat)["players"]
    return Seen(players[seat])


def look(game: Game, seat: int | None = None) -> Any:
    """The whole view of a seat; without a seat what everybody may know."""
    return game.view(seat)


def wander(game: Game, seed: int) -> Iterator[list[Event]]:
    """Play random actions to the end of the game; what happened after each of them."""
    game.listen()
    random = Random(seed)
    while not game.over:
        yield game.apply(random.choice(game.legal_actions()))


def points(game: Game, seat: int) -> dict[str, int]:
    """Points by source, without the 10 of the start."""
    booked: dict[str, int] = {}
    for booking in game.bookings(seat):
        if booking.source != "start":
            booked[booking.source] = booked.get(booking.source, 0) + booking.points
    return booked


def happened(events: list[Event], kind: str) -> list[dict[str, int]]:
    """The facts of the events of a kind, in order."""
    return [event.facts for event in events if event.kind == kind]
