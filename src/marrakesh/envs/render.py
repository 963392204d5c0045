"""A game rendered as text: its public information."""

from io import StringIO
from typing import Final

from rich.console import Console

from marrakesh.rules.game import Game
from marrakesh.rules.sectors.stairs import line
from marrakesh.terminal import boards, city, solo
from marrakesh.terminal.look import Look

MODES: Final = ("human", "ansi")
WIDTH: Final = 100


def drawing(game: Game) -> str:
    """The City with the connection line of the deciding seat, then a summary of the boards."""
    names = [f"player_{seat}" for seat in range(game.config.players)]
    view, values = game.view(), game.table.values
    look = Look("en", [*names, "Pashabot"])
    decides = view["players"][max(0, game.seat)]
    palace, mosque = values.segment[decides["palace"]], values.segment[decides["mosque"]]
    console = Console(file=StringIO(), width=WIDTH)
    with console.capture() as captured:
        console.print(city.city(view, values, line(game.table, palace, mosque), look, WIDTH))
        console.print(boards.others(view, range(len(names)), look))
        if "bot" in view:
            console.print(solo.board(view, values, look, WIDTH))
    return captured.get()
