"""Helpers for the tests of the claim phase."""

from marrakesh import Game
from marrakesh.rules.events import Event
from scenario import look, options, play


def claim(game: Game, *claims: str) -> list[Event]:
    """Make claims; Deluxe places the keshis immediately, always on the first possible space."""
    events: list[Event] = []
    for text in claims:
        events += play(game, text)
        while look(game)["phase"] == "claim" and not options(game)[-1].startswith("claim"):
            events += game.apply(game.legal_actions()[0])
    return events


def claimed(events: list[Event]) -> list[tuple[int, int]]:
    """Seat and number of keshis of each claim, in order."""
    return [(event.seat, event.facts["n"]) for event in events if event.kind == "claim"]
