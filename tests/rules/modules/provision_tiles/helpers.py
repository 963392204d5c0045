"""Helpers for the tests of the new provision tiles."""

from typing import Any

from marrakesh import Config, Game
from scenario import Scenario, options, play, see

MODULE = "provision-tiles"
BASE, MODERATE, HARD = range(1, 13), range(13, 19), range(19, 25)
RIVER_STEP, PALACE_STEP, MOSQUE_STEP, GOODS, SPECTATOR, EXCHANGE = MODERATE
RIVER, PALACE, MOSQUE, NOMAD, DISCOUNT, EACH_ROUND = HARD
COLOURS = ["turquoise", "green", "gray", "white", "black", "pink", "beige", "brown", "red"]


def table_of(edition: str, *tiles: int, modules: tuple[str, ...] = (), **more: Any) -> Scenario:
    """Seat 0 has these tiles, one face up for each season begun; seat 1 has base tiles."""
    table = Scenario(edition, 2, modules=[MODULE, *modules], **more)
    table.player(0, provisions=[*tiles, *(7, 8, 9)[len(tiles) :]])
    return table.player(1, provisions=[10, 11, 12])


def dealt(edition: str, players: int, seed: int, *modules: str) -> Game:
    return Game.new(Config(players, edition, modules=frozenset([MODULE, *modules])), seed)


def level_of(tile: int) -> str:
    return "base" if tile in BASE else "moderate" if tile in MODERATE else "hard"


def arrange(game: Game, seat: int, *levels: str) -> None:
    """Lay out a seat's board, leaving out provision tiles of these levels."""
    while not options(game, seat)[0].startswith("provision"):
        play(game, f"{seat}: {options(game, seat)[0]}")
    for level in levels:
        play(game, f"{seat}: provision {see(game, seat).face_down.index(level) + 1}")
