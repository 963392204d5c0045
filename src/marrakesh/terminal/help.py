"""Help: the commands, the course of a round, the keshis, and the effects of tiles."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from marrakesh.narration import help_on, tiles
from marrakesh.narration.help import KIND_NAMES, kind_named
from marrakesh.narration.help import strategy as strategy_lines
from marrakesh.narration.solo import opponent
from marrakesh.rules.config import MODULES, Config
from marrakesh.rules.pashabot.variants import VARIANTS
from marrakesh.rules.values import Values
from marrakesh.rules.view_types import PlayerView, View
from marrakesh.rules.words import BUILDINGS, COLOURS, SECTORS, sector_of
from marrakesh.terminal.extras import side_of
from marrakesh.terminal.look import HEADING, QUIET, Look, rows
from marrakesh.texts import slug

COMMANDS: Final = {
    "1": "number",
    "claim green 2": "words",
    "?": "help",
    "? scroll 17": "tile",
    "b": "boards",
    "b 2": "board",
    "t": "tiles",
    "o": "options",
    "h": "hint",
    "p": "points",
    "p 1": "points-of",
    "l": "log",
    "u": "undo",
    "s": "save",
    "q": "quit",
}


def overview(look: Look, config: Config) -> Group:
    """The commands, the course of a round, and the modules and opponent in play."""
    grid = rows()
    translated = {
        "s": f"s {look.say('command-file')}",
        "? scroll 17": f"? {look.say('word-scroll')} 17",
    }
    for typed, key in COMMANDS.items():
        shown = translated.get(typed, typed)
        grid.add_row(Text(shown, style=HEADING), look.say(f"command-{key}"))
    parts: list[RenderableType] = [
        look.heading("guide-commands"),
        Padding(grid, (0, 0, 1, 2)),
        look.heading("guide-round"),
        Padding(Text(look.say("guide-round-text")), (0, 0, 1, 2)),
    ]
    if config.solo:
        about = Text(f"{opponent(config, look.say)} {look.say(f'guide-solo-{config.solo}')}")
        parts += [look.heading("guide-solo"), Padding(about, (0, 0, 1, 2))]
        variants = rows()
        for variant in (name for name in VARIANTS if name in config.variants):
            name = Text(look.say(f"variant-{variant}"), HEADING)
            variants.add_row(name, look.say(f"about-variant-{variant}"))
        if config.variants:
            parts += [look.heading("guide-variants"), Padding(variants, (0, 0, 1, 2))]
    played = [module for module in MODULES if module in config.modules]
    if played:
        listed = rows()
        for module in played:
            name = Text(look.say(f"module-{module}"), HEADING)
            listed.add_row(name, look.say(f"about-module-{module}"))
        parts += [look.heading("guide-modules"), Padding(listed, (0, 0, 1, 2))]
    legend = _legend(look)
    if "nomads" in played:
        where = Text(look.say("guide-any-but-souk"), QUIET)
        legend.add_row(look.chip("nomad"), look.say("word-nomad") + " (◆)", where)
    return Group(*parts, look.heading("guide-keshis"), Padding(legend, (0, 0, 0, 2)))


def _legend(look: Look) -> Table:
    """The meaning of a keshi's two letters, and where it goes."""
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


def tiles_in_words(view: View, seat: int, values: Values, look: Look) -> Group:
    """All tiles that this seat can see."""
    parts: list[RenderableType] = []
    for key, some in _tiles(view, view["players"][seat], values, look):
        if some:
            grid = rows()
            for name, words in some:
                grid.add_row(Text(name, style=HEADING), words)
            parts += [look.heading(key), Padding(grid, (0, 0, 0, 2))]
    return Group(*parts)


Tile = tuple[str, Text]
"""A tile's number or name, and its effect."""


def _tiles(
    view: View, own: PlayerView, values: Values, look: Look
) -> Iterator[tuple[str, list[Tile]]]:
    if "bot" in view:
        shown = view["bot"]["strategy"]
        yield "tiles-strategy", [_strategy(tile, values, look) for tile in shown]
    yield from _module_tiles(view, own, values, look)
    edition = view["edition"]

    def scroll(tile: int) -> Tile:
        return _numbered(tile, tiles.scroll(look.say, values, tile, edition))

    def oasis(tile: int) -> Tile:
        return _numbered(tile, tiles.oasis(look.say, values, tile))

    def river_tile(tile: int) -> Tile:
        return _numbered(tile, tiles.river_tile(look.say, values, tile, edition))

    yield "tiles-own-scrolls", [scroll(tile) for tile in own["scrolls"]]
    scrolls = [tile for academy in view["scrolls"] for tile in academy if tile]
    yield "tiles-scrolls", [scroll(tile) for tile in scrolls]
    yield "tiles-river", [river_tile(tile) for tile in view["river_tiles"][view["season"] - 1 :]]
    yield "tiles-own-oases", [oasis(tile) for tile in own["oases"] if tile]
    yield "tiles-spare-oases", [oasis(tile) for tile in view["open_oases"]]


def _module_tiles(
    view: View, own: PlayerView, values: Values, look: Look
) -> Iterator[tuple[str, list[Tile]]]:
    """The tiles of the modules in play."""
    say, edition = look.say, view["edition"]
    building = own.get("building")
    if building and view["abilities"]:
        ability = tiles.ability(say, BUILDINGS.index(building), view["library"])
        yield "tiles-building", [(say(f"building-{slug(building)}"), Text(ability))]
    effects = [
        _numbered(tile, tiles.provision_effect(say, values, tile))
        for tile in own["provisions"]
        if tile and values.provision_effect[tile]
    ]
    yield "tiles-provisions", effects
    for key, towns in (
        ("tiles-own-towns", own.get("towns", [])),
        ("tiles-towns", view.get("open_towns", [])),
    ):
        yield key, [_numbered(t, tiles.town(say, values, t, edition)) for t in towns if t]
    awards = view.get("awards", [])
    yield (
        "tiles-awards",
        [(name, Text("\n".join(tiles.award(say, values, side_of(name))))) for name in awards],
    )


def _strategy(tile: int, values: Values, look: Look) -> Tile:
    _, *lines = strategy_lines(look.say, values, tile)
    return f"{tile:02}", Text(" ".join(lines))


def _numbered(tile: int, words: str) -> Tile:
    return f"{tile:02}", Text(words)


def explain_tile(
    about: str, lang: str, edition: str = "essential", components: Path | None = None
) -> str:
    """Explain a tile such as `scroll 17`, in any language; raise LookupError if unknown."""
    words = about.split()
    for length in range(len(words), 0, -1):
        kind = kind_named(" ".join(words[:length]))
        if kind in KIND_NAMES:
            number = " ".join(words[length:])[:40]
            return help_on(kind, number, lang, edition, components)
    if words[1:] and words[-1].isdecimal():
        words.pop()
    return help_on(" ".join(words)[:40], 0, lang, edition, components)
