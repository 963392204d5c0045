"""Helpers for the tests of the setup."""

from typing import Any

import pytest

from marrakesh import Config, Game
from marrakesh.rules.actions import to_text
from scenario import look

counts = pytest.mark.parametrize("players", [2, 3, 4])

SEEDS = range(60)


def laid_out(edition: str, players: int = 3, seed: int = 1) -> Game:
    """Everything random is on the table; no player has decided anything yet."""
    return Game.new(Config(players=players, edition=edition), seed)


def arranged(edition: str, players: int = 3, seed: int = 1) -> Game:
    """All players have laid out their boards."""
    game = laid_out(edition, players, seed)
    while look(game)["phase"] == "setup":
        game.apply(game.legal_actions()[0])
    return game


def arrange(game: Game, seat: int) -> list[str]:
    """Make all decisions of one seat, always with the last option; return their texts."""
    taken = []
    while look(game)["phase"] == "setup" and game.legal_actions(seat):
        action = game.legal_actions(seat)[-1]
        taken.append(to_text(action))
        game.apply(action, seat)
    return taken


def boards(game: Game, seat: int | None = None) -> list[dict[str, Any]]:
    """All players' boards as a seat sees them."""
    players: list[dict[str, Any]] = look(game, seat)["players"]
    return players
