"""Helpers for the tests of the select phase."""

from marrakesh import Game
from marrakesh.rules.events import Event
from scenario import look, play


def choose(game: Game, seat: int, *colours: str) -> list[Event]:
    return play(game, *(f"{seat}: select {colour}" for colour in colours))


def leave_phase(game: Game, *phases: str) -> None:
    """Take the first option until these phases are over."""
    while look(game)["phase"] in phases:
        game.apply(game.legal_actions()[0])
