"""Views of the table and of the Pashabot's board."""

import io
import re

import pytest
from rich.console import Console

from marrakesh.rules.words import COLOURS, SECTORS
from marrakesh.terminal import city, solo
from marrakesh.terminal.look import Look
from marrakesh.texts import text
from scenario import Scenario
from terminal.session.helpers import positions


def test_public_view_of_the_table_can_be_drawn(lang: str) -> None:
    """The view of no seat: nothing hidden is shown, and nothing fails."""
    game = positions()[4][0]
    view = game.view()
    look = Look(lang, ["Ada", "Bilal", "Chama", "Driss"][: game.config.players])
    out = io.StringIO()
    Console(file=out, width=90).print(city.city(view, game.table.values, [], look, 90))
    assert text(lang)("board-city") in out.getvalue()


def test_keshis_can_be_told_apart_by_their_letters_alone(lang: str) -> None:
    letters = [text(lang)(f"chip-{colour}") for colour in (*COLOURS, "nomad")]
    assert len(set(letters)) == len(letters)
    assert {len(pair) for pair in letters} == {2}


def pashabots_board(lang: str, width: int, edition: str) -> str:
    modules = ["nomads", "desert-towns", "special-buildings", "luxury-goods", "camels"]
    table = Scenario(edition, 1, modules=modules, solo="pashabot")
    table.bot([7, 1, 4], gates=["pink", "red"], beige=3, brown=5, white=8, yellow=2, purple=1)
    table.player(1, vendors=["palace"], luxuries=[3], fisherman=7, palace=5, mosque=2,
                 towns=[4, 0], claimed_towns=[4])  # fmt: skip
    table.deploy({1: ["medina", "souk", "souk"]})
    game = table.base(green=1, yellow=1).claim()
    out = io.StringIO()
    drawing = Look(lang, ["Ada"], solo=True)
    view = game.view(0)
    Console(file=out, width=width).print(solo.board(view, game.table.values, drawing, width))
    return out.getvalue()


@pytest.mark.parametrize("edition", ["deluxe", "essential"])
@pytest.mark.parametrize("width", [80, 100, 140])
def test_pashabots_board_fits_the_width_and_shows_all_its_pieces(
    lang: str, width: int, edition: str
) -> None:
    shown = pashabots_board(lang, width, edition)
    assert max(len(row) for row in shown.splitlines()) <= width
    assert "…" not in shown
    words = " ".join(re.sub("[│╭╮╰╯─]", " ", shown).split())
    say = text(lang)
    sectors = ["medina", "square", "orchard", "river", "madrasa", "sahara", "mosque", "palace"]
    places = [words.index(say(f"sector-{sector}")) for sector in sectors]
    assert places == sorted(places)
    chip = {colour: say(f"chip-{colour}") for colour in COLOURS}
    expected = [
        "●●●····· 3",
        f"●●●●●●●● 8 {chip['red']}",
        "▲▲",
        f"2{chip['yellow']} 1{chip['purple']}",
        f"{say('board-gates')} {chip['pink']} {chip['red']}",
        f"03 {say('luxury-slipper')}",
        f"{say('sector-river')} 7 · {say('sector-palace')} 5 · {say('sector-mosque')} 2",
        f"{say('board-towns')} 04",
        f"×1 ({say('board-place', place=1)})",
    ]
    assert [part for part in expected if part not in words] == []
    for resource in ("board-resources", "board-provisions", "board-scrolls"):
        assert say(resource) not in shown


def test_strategy_column_determines_the_keshis_that_the_pashabot_wants() -> None:
    game = Scenario("deluxe", 1, solo="pashabot").bot([7, 1, 4]).claim()
    values = game.table.values
    icons = [SECTORS[icon] for tile in (7, 1, 4) for icon in values.strategy_icons[tile]]
    assert game.view(0)["bot"]["wanted"] == icons
