"""Helpers for the tests of special buildings."""

from typing import Any

from marrakesh import Game
from scenario import Scenario, look, options, play, starting

MODULES = ["special-buildings"]


def offered_scrolls(game: Game) -> list[int]:
    """The yellow scrolls offered now; none if the question is another one."""
    texts = options(game)
    if not all(text.startswith("scroll ") for text in texts):
        return []
    return [int(text.split()[1]) for text in texts]


def set_up(game: Game, *wishes: str) -> None:
    """Play to the first selection of keshis, with the first possible wish or the first option."""
    while look(game)["phase"] in ("setup", "buildings", "season-start"):
        legal = options(game)
        play(game, next((wish for wish in wishes if wish in legal), legal[0]))


def moving_in(edition: str, building: str, *wishes: str, **choices: Any) -> Game:
    """Seat 0 has chosen this building; stop at the first question about it."""
    other = "library" if building != "library" else "camel stable"
    game = starting(edition, MODULES, buildings={0: (building, other)}, **choices)
    wishes = (f"building {building}", *wishes)
    while look(game)["phase"] == "setup" or game.seat != 0:
        legal = options(game)
        play(game, next((wish for wish in wishes if wish in legal), legal[0]))
    return game


def settled(edition: str, building: str, *wishes: str, **choices: Any) -> Game:
    """The game at the first selection, with this building for seat 0."""
    game = moving_in(edition, building, *wishes, **choices)
    set_up(game, *wishes)
    return game


def table_with(edition: str, building: str, *modules: str, **choices: Any) -> Scenario:
    """Seat 0 owns this building in the middle of a game."""
    table = Scenario(edition, modules=[*MODULES, *modules], **choices)
    return table.player(0, building=building)


def library(edition: str, season: int, *modules: str, **choices: Any) -> Scenario:
    return table_with(edition, "library", *modules, season=season, **choices)


def stable(edition: str, *modules: str, **facts: Any) -> Scenario:
    """All oases are discovered. Their prices: left D, TD, WTD; right W, WT, WTD."""
    table = table_with(edition, "camel stable", *modules).player(0, caravans=[3, 3, 0])
    return table.player(0, water=0, dates=0, dinars=0).player(0, **facts)
