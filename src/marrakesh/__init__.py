"""Marrakesh on a computer: the rules, and everything around them."""

from marrakesh.rules.config import Config, ConfigError
from marrakesh.rules.game import Game, IllegalAction

__all__ = ["Config", "ConfigError", "Game", "IllegalAction"]
