"""The boards are drawn completely."""

import io
import re

import pytest
from rich.console import Console

from marrakesh import Config, Game
from marrakesh.rules.config import MODULES
from marrakesh.rules.sectors.stairs import line
from marrakesh.rules.words import COLOURS
from marrakesh.terminal import boards, city
from marrakesh.terminal.look import Look
from marrakesh.texts import text
from scenario import Scenario
from scenario import look as seen
from terminal.session.helpers import positions


@pytest.mark.parametrize("width", [80, 100, 140])
def test_boards_fit_the_width_and_show_all_sectors_and_scrolls(lang: str, width: int) -> None:
    out = io.StringIO()
    console = Console(file=out, width=width)
    for game, seat in positions():
        names = ["Ada", "Bilal", "Chama", "Driss"][: game.config.players]
        look = Look(lang, names)
        view, values = game.view(seat), game.table.values
        out.seek(0)
        out.truncate()
        console.print(city.city(view, values, line(game.table, 3, 3), look, width))
        console.print(boards.board(view, seat, values, look, width))
        console.print(boards.others(view, range(len(names)), look))
        shown = out.getvalue()
        assert max(len(row) for row in shown.splitlines()) <= width
        assert "…" not in shown
        for sector in ("river", "orchard", "madrasa", "palace", "square", "souk"):
            assert text(lang)(f"sector-{sector}") in shown
        for tile in [tile for academy in view["scrolls"] for tile in academy if tile]:
            assert re.search(rf"\b{tile:02}\b", shown)
        assert f"{names[seat]} · " in shown


def rich_position(edition: str = "essential") -> Game:
    """Return a game in which every module has left its traces on the boards."""
    table = Scenario(edition, 3, modules=MODULES, season=2)
    table.player(
        0, beige=2, gray=2, water=1, scrolls=[17], luxuries=[26, 32], building="camel stable",
        towns=[7, 10], claimed_towns=[7], caravans=(4, 4, 0), camel=17, dung=3,
        column=["green", "nomad", "red", "green"], nomads={"madrasa": 2, "medina": 1},
        nomad_vendors=["palace"], entertainers=[1], nomad_entertainers=[3], provisions=[13, 24, 1],
        active=2,
    )  # fmt: skip
    table.player(1, building="training room", camel=32, palace=6)
    table.player(2, building="library", camel=4, dung=1, column=["pink"])
    table.luxuries_shown(27, 31, 35, 34, 1).pawn("palace", 1)
    table.awards("3a", "2b").towns_open(1, 6, 8, 12).base(green=1)
    return table.claim()


def drawn(game: Game, seat: int, lang: str, width: int) -> str:
    """Draw all boards as a player sees them."""
    out = io.StringIO()
    console = Console(file=out, width=width)
    names = ["Ada", "Bilal", "Chama", "Driss"][: game.config.players]
    drawing = Look(lang, names)
    view, values = game.view(seat), game.table.values
    console.print(city.city(view, values, line(game.table, 3, 3), drawing, width))
    console.print(boards.board(view, seat, values, drawing, width))
    console.print(boards.others(view, range(len(names)), drawing))
    return out.getvalue()


def in_a_line(shown: str) -> str:
    """Return the words on the boards without frames and line breaks."""
    return " ".join(re.sub("[│╭╮╰╯─]", " ", shown).split())


@pytest.mark.parametrize("width", [80, 100, 140])
def test_boards_show_all_module_pieces(lang: str, width: int) -> None:
    game = rich_position("deluxe" if width == 100 else "essential")
    shown = drawn(game, 0, lang, width)
    assert max(len(row) for row in shown.splitlines()) <= width
    assert "…" not in shown
    words = in_a_line(shown)
    say = text(lang)
    chip = {colour: say(f"chip-{colour}") for colour in (*COLOURS, "nomad")}
    expected = [
        say("board-waits", stair="mosque", step="5"),
        f"{say('board-sultan', n=1)} Bilal",
        say("board-tiles-middle"),
        "┃8", "╫12", "┃16", "╋32",
        f"+ {chip['green']} →",
        f"+ {chip['white']}/{chip['black']}/{chip['turquoise']} →",
        say("short-camel-step", n=2),
        say("short-falcon-steps", n=3),
        f"1{chip['nomad']} {say('gain-water', n=1)}, {say('gain-date', n=1)}",
        f"06 {say('board-town-keshis', n=1, per=3)}",
        f"3a {chip['red']} → {say('short-any-resource', n=1)}",
        f"{chip['pink']}+3 → {say('short-luxury-off', n=3)}",
        f"{chip['black']} → {say('board-dung', n=-1)}",
        f"2b {chip['brown']} →",
        f"{say('building-camel-stable')} · {say('board-building-camel-stable')}",
        f"{say('board-step', step='17')} · {say('board-dung', n=3)} ({say('gain-point', n=-7)})",
        f"{chip['green']} {chip['nomad']} {chip['red']} {chip['green']} ····",
        say("board-colours", n=3),
        f"{say('sector-palace')} ········ 0 {chip['nomad']}",
        f"{say('sector-madrasa')} ●●◆◆···· 4",
        f"3 {chip['nomad']} ×",
        say("disc-purple"),
        f"{chip['brown']} 07 {say('board-town-river-steps', n=1)} ✓",
        f"{chip['brown']} 10 {say('board-town-scroll')} · 1{chip['yellow']}",
        say("board-moderate-river-step"),
        say("board-hard-keshi-exchange"),
        say("board-podium", place="1"),
        say("building-library"),
    ]  # fmt: skip
    assert [part for part in expected if part not in words] == []


def test_boards_show_only_modules_in_play(lang: str) -> None:
    """The boards of the base game have no extra rows; each module adds its own."""
    say = text(lang)
    rows = {
        "board-nomads": "nomads",
        "board-towns": "desert-towns",
        "board-awards": "camels",
        "board-race": "camels",
        "board-camel": "camels",
        "board-spectators": "camels",
        "board-building": "special-buildings",
        "board-tiles-left": "staircase-tiles",
    }
    for module in [*MODULES, ""]:
        modules = frozenset({module} - {""})
        shown = drawn(Game.new(Config(modules=modules), 4), 0, lang, 100)
        heads = [row[2:].partition("  ")[0].strip() for row in shown.splitlines()]
        words = in_a_line(shown)
        for key, of in rows.items():
            if key == "board-tiles-left":
                assert (say(key) in words) == (of == module)
            else:
                assert (say(key) in heads) == (of == module), (key, module)
        first = say("board-first-over", steps="8, 16, 24", gain=say("gain-dinar", n=1))
        assert (first in words) == (module == "camels")
        assert (say("board-imam", n=1) in words) == (module == "imam-sultan")
        assert (say("board-path-start") in heads or f" {say('board-path-start')} " in shown) == (
            module != "desert-towns"
        )
        assert (say("board-level-moderate") in shown) == (module == "provision-tiles")


def test_building_without_an_ability_shows_only_its_name(lang: str) -> None:
    config = Config(modules=frozenset({"special-buildings"}), buildings="back")
    game = Game.new(config, 4)
    game.apply(game.legal_actions()[0])
    building = str(seen(game, 0)["players"][0]["building"]).replace(" ", "-")
    shown = drawn(game, 0, lang, 140)
    assert text(lang)(f"building-{building}") in shown
    assert text(lang)(f"board-building-{building}") not in shown
    assert text(lang)(f"board-building-{building}") in drawn(
        played_like(game, Config(modules=config.modules)), 0, lang, 140
    )


def played_like(game: Game, config: Config) -> Game:
    """Replay the same decisions in another configuration."""
    other = Game.new(config, game.seed)
    for seat, action in game.history:
        other.apply(action, seat)
    return other
