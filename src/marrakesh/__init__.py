"""Marrakesh on a computer: the rules, and everything around them."""

from marrakesh.rules import speech
from marrakesh.rules.config import Config, ConfigError
from marrakesh.rules.game import Game, IllegalAction

__all__ = ["Config", "ConfigError", "Game", "IllegalAction"]


def _narration() -> speech.Voice:
    from marrakesh import narration  # slow to import, and most games need no text

    return narration


speech.VOICE.append(_narration)
