"""Shared helpers for the tests of the command line."""

import random
from pathlib import Path

from click.testing import CliRunner, Result

from marrakesh import Config, Game, records
from marrakesh.cli import cli


def marrakesh(*args: str, typed: str = "") -> Result:
    return CliRunner().invoke(cli, args, input=typed, prog_name="marrakesh")


def shown(*args: str, typed: str = "") -> str:
    """Run a command that must succeed; return its output."""
    result = marrakesh(*args, typed=typed)
    assert result.exit_code == 0, result.stderr
    return result.stdout


def recorded(
    file: Path, decisions: int = 10_000, components: Path | None = None, preset: str = "base"
) -> Game:
    """Save a game of random decisions to a file."""
    chosen = random.Random(2)
    game = Game.new(Config.preset(preset, 3), 2, components)
    while not game.over and decisions:
        game.apply(chosen.choice(game.legal_actions()))
        decisions -= 1
    records.save(game, file, ["Ada", "Ben", "Cleo"], {2: "random"})
    return game
