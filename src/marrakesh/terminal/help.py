"""Help: the commands, how a round goes, the keshis, and what tiles do."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from marrakesh.narration import help_on, tiles
from marrakesh.rules.values import Values
from marrakesh.rules.words import COLOURS, SECTORS, sector_of
from marrakesh.terminal.look import HEADING, QUIET, Look, rows
from marrakesh.terminal.sight import View
from marrakesh.texts import LANGUAGES, text

KINDS: Final = {
    "scroll": "word-scroll",
    "oasis": "word-oasis",
    "river tile": "word-river-tile",
    "luxury": "word-luxury-good",
    "office": "word-office",
    "provision": "word-provision",
}
"""Kinds of tiles, with the texts that hold their names."""

COMMANDS: Final = {
    "1": "number",
    "claim green 2": "words",
    "?": "help",
    "? scroll 17": "tile",
    "b": "boards",
    "b 2": "board",
    "t": "tiles",
    "o": "options",
    "p": "points",
    "p 2": "points-of",
    "l": "log",
    "u": "undo",
    "s": "save",
    "q": "quit",
}


def show_help(console: Console, look: Look) -> None:
    grid = rows()
    for typed, key in COMMANDS.items():
        shown = f"s {look.say('command-file')}" if typed == "s" else typed
        grid.add_row(Text(shown, style=HEADING), look.say(f"command-{key}"))
    console.print(look.heading("guide-commands"), Padding(grid, (0, 0, 1, 2)))
    console.print(look.heading("guide-round"))
    console.print(Padding(Text(look.say("guide-round-text")), (0, 0, 1, 2)))
    console.print(look.heading("guide-keshis"), Padding(_legend(look), (0, 0, 0, 2)))


def _legend(look: Look) -> Table:
    """What the two letters of a keshi mean, and where it goes."""
    grid = Table.grid(padding=(0, 2))
    for first in range(0, len(COLOURS), 2):
        row: list[Text] = []
        for colour in (first, first + 1):
            name = COLOURS[colour]
            sector = SECTORS[sector_of(colour)]
            where = look.say(f"sector-{sector}") if name != "red" else look.say("guide-any-sector")
            words = f"{look.say(f'colour-{name}')}, {look.say(f'role-{name}')}"
            row += [look.chip(name), Text(words), Text(where, QUIET)]
        grid.add_row(*row)
    return grid


def show_tiles(console: Console, view: View, seat: int, values: Values, look: Look) -> None:
    """All tiles that this seat sees, in words."""
    for key, kind, numbers in _tiles(view, seat):
        if numbers:
            console.print(look.heading(key))
            grid = rows()
            for number in numbers:
                words = _words(kind, number, values, look, view["edition"])
                grid.add_row(Text(f"{number:02}", style=HEADING), words)
            console.print(Padding(grid, (0, 0, 0, 2)))


def _tiles(view: View, seat: int) -> Iterator[tuple[str, str, list[int]]]:
    own = view["players"][seat]
    yield "tiles-own-scrolls", "scroll", own["scrolls"]
    shown = [tile for academy in view["scrolls"] for tile in academy if tile]
    yield "tiles-scrolls", "scroll", shown
    yield "tiles-river", "river tile", view["river_tiles"][view["season"] - 1 :]
    yield "tiles-own-oases", "oasis", [tile for tile in own["oases"] if tile]
    yield "tiles-spare-oases", "oasis", view["open_oases"]


def _words(kind: str, number: int, values: Values, look: Look, edition: str) -> Text:
    if kind == "scroll":
        return Text(tiles.scroll(look.say, values, number, edition))
    if kind == "oasis":
        return Text(tiles.oasis(look.say, values, number))
    return Text(tiles.river_tile(look.say, values, number, edition))


def explain_tile(
    about: str, lang: str, edition: str = "essential", components: Path | None = None
) -> str:
    """What `scroll 17` does, the kind named in any of our languages; LookupError if unknown."""
    kind, _, number = " ".join(about.split()).rpartition(" ")
    if not number.isdecimal() or len(number) > 4:
        kind, number = about, "0"
    return help_on(_kind(kind), int(number), lang, edition, components)


def _kind(typed: str) -> str:
    """The narration's own word for a kind of tile."""
    typed = typed.casefold().replace("-", " ").replace("_", " ")
    for kind, key in KINDS.items():
        names = (text(lang)(key).casefold().replace("-", " ") for lang in LANGUAGES)
        if typed in (kind, f"{kind}s", *names):
            return kind
    return typed
