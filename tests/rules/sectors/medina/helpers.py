"""Helpers for the tests of the medina."""

from marrakesh import Game
from scenario import Scenario, options, play

SPACES = ["river", "orchard", "madrasa", "palace", "mosque", "square", "sahara", "souk"]


def buying(table: Scenario) -> Game:
    """Seat 0 takes the medina action."""
    game = table.assistants({0: ["medina"]})
    play(game, "sector action")
    return game


def gates_offered(game: Game) -> list[str]:
    return [option for option in options(game) if option.startswith("gate ")]
