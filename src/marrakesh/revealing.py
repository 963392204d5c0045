"""What a decision reveals: it can be taken back freely only while it has revealed nothing."""

from collections.abc import Iterable
from typing import Final

from marrakesh.rules.events import Event
from marrakesh.rules.game import Game
from marrakesh.rules.phases import NEXT_PROVISION, SELECT, SETUP

LOOKING: Final = {"ask-keep-scroll", "ask-luxury-of-stack", "ask-scroll-of-stack"}
"""Questions that show somebody hidden tiles."""

Stage = tuple[int, int, int]
"""Phase, season and round."""


def reveals(game: Game, events: Iterable[Event]) -> bool:
    """Whether the decision that led to this game, with these events, showed anything hidden."""
    return game.question[0] in LOOKING or any(event.reveals for event in events)


def pashabot_acted(game: Game, events: Iterable[Event]) -> bool:
    """Whether the opponent of a solo game did something: its turn needs nobody's decision."""
    return any(event.seat >= game.config.players for event in events)


def secret_choice(game: Game) -> Stage | None:
    """The secret decision that all make at this moment, if it is one."""
    table = game.table
    if table.phase in (SETUP, SELECT, NEXT_PROVISION):
        return table.phase, table.season, table.round
    return None
