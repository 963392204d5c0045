"""Helpers for the tests of the Essential edition."""

from marrakesh import Game
from marrakesh.rules.words import COLOURS
from scenario import Scenario, look

RICH = {"water": 9, "dates": 9, "dinars": 9}


def all_but(*colours: str) -> list[str]:
    return [colour for colour in COLOURS if colour not in colours]


def new_season(
    players: int, stuck: dict[str, int], scores: list[int] | None = None, start: int = 0
) -> Game:
    """Prepare season 3 with keshis stuck in the tower; nobody loses points first."""
    table = Scenario("essential", players=players, season=2, start=start).tower(**stuck)
    for seat in range(players):
        table.player(seat, **RICH, score=scores[seat] if scores else 10)
    game = table.season_scoring()
    assert (look(game)["season"], look(game)["phase"]) == (3, "select")
    return game


def placeholders(game: Game) -> list[list[str]]:
    return [player["placeholders"] for player in look(game)["players"]]
