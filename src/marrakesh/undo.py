"""What a decision reveals: only one that revealed nothing can be undone freely."""

from collections.abc import Iterable

from marrakesh.rules.events import Event
from marrakesh.rules.game import Game


def reveals(game: Game, events: Iterable[Event]) -> bool:
    """Whether the decision that led to this game, with these events, revealed anything hidden."""
    return game.question.shows_hidden or any(event.reveals for event in events)


def pashabot_acted(game: Game, events: Iterable[Event]) -> bool:
    """Whether the opponent of a solo game acted; its turn involves no decision of a player."""
    return any(event.seat >= game.config.players for event in events)
