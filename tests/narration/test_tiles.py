"""Explanations of tiles."""

from pathlib import Path

import pytest

from marrakesh import Config
from marrakesh.components import load
from marrakesh.narration import help_on, left_out_notes
from marrakesh.rules.config import MODULES
from narration.helpers import RULES
from narration.whole_games import odd

TILES: list[tuple[str, int | str]] = [
    *(("scroll", tile.number) for tile in load().scrolls),
    *(("oasis", tile.number) for tile in load().oases),
    *(("river tile", tile.number) for tile in load().river_tiles),
    *(("luxury", tile.number) for tile in load().luxury_goods),
    *(("office", tile.number) for tile in load().offices),
    *(("provision", tile.number) for tile in load().provisions),
    *(("town", tile.number) for tile in load().towns),
    *(("award", f"{side.tile}{side.side}") for side in load().awards),
    *(("building", building.name) for building in load().buildings),
    *(("staircase tile", tile.number) for tile in load().staircase_tiles),
    *(("strategy", tile.number) for tile in load().strategy_tiles),
]


def test_every_tile_is_explained(lang: str) -> None:
    for kind, number in TILES:
        lines = help_on(kind, number, lang, "deluxe").splitlines()
        assert len(lines) >= 2, (kind, number)
        assert [line for line in lines if odd(line)] == [], (kind, number)


def test_help_on_a_scroll_gives_its_requirement_price_and_effect() -> None:
    assert help_on("scroll", 17) == (
        "Scroll 17: grey scroll, permanent\n"
        "Needs 1 scholar, costs 1 date.\n"
        "Whenever you cross a rapid, you gain its bonus immediately."
    )


def test_values_that_are_not_printed_are_marked_as_such() -> None:
    assert help_on("provision", 1, "en", "essential") == (
        "Provision tile 1\n"
        "Pay 2 water and 1 date at the end of each season; if you cannot, you lose 4 points.\n"
        "Derived from an example or a count in the rulebooks: points.\n"
        "Our own choice, which fits everything the rulebooks say: price."
    )


def test_tiles_of_modules_are_explained() -> None:
    assert help_on("award", "3b").splitlines()[:6] == [
        "Award tile 3b",
        "1 beige keshi: any 2 goods keshis of one colour.",
        "1 grey keshi and 1 more of any colour: any 3 resources.",
        "1 white keshi and 2 more of different colours: "
        "3 times the bonus of a main square space that faces 3 spectators.",
        "1 black keshi and 3 more of different colours: a pink scroll from any one stack for free.",
        "1 green keshi: discard 1 dung tile.",
    ]
    assert help_on("award", 3) == f"{help_on('award', '3a')}\n{help_on('award', '3b')}"
    assert help_on("building", "barracks", "de") == (
        "Sondergebäude: Kaserne\n"
        "Du beginnst mit 1 Keshi in Beige, 1 Dattel und 2 Dinar.\n"
        "Du beginnst mit einem Stadttor aus der Werkstatt ganz links "
        "und verlierst die dort gezeigten Punkte. "
        "Jedes gekaufte Stadttor bringt dir 1 Punkt mehr.\n"
        "Vor der ersten Runde wählst du eines von zwei Gebäuden, "
        "ziehst dann 3 gelbe Schriftrollen und behältst eine davon.\n"
        "Aus einem Beispiel oder einer Mengenangabe in den Anleitungen abgeleitet: Keshi.\n"
        "Von uns selbst gewählt, passend zu allem, was in den Anleitungen steht: Ressourcen."
    )
    assert help_on("building", "Kaserne") == help_on("building", 7)
    assert help_on("staircase", "12b") == (
        "Staircase tile 12\n"
        "Side a: 1 red keshi. Side b: 1 water and 1 dinar.\n"
        "A staircase tile covers a space on the connection lines and replaces its bonus with the "
        "one on the tile’s face-up side.\n"
        "Our own choice, which fits everything the rulebooks say: side a and side b."
    )
    assert help_on("town", 7, "nl").splitlines()[:2] == [
        "Woestijnstad 07",
        "1 punt voor elke stap die je visser in het derde seizoen tot aan de pier heeft gevaren.",
    ]
    assert help_on("luxury", 35).splitlines()[1:3] == [
        "Return 2 yellow keshis, 2 orange keshis, 2 purple keshis and "
        "1 white, black or turquoise keshi from your board to gain 20 points.",
        "Immediate bonus: 3 steps on the stairs or river, depending on the keshi you pay.",
    ]
    assert help_on("oasis", 31).splitlines()[1] == (
        "1, 3, 6, 10 or 15 points for 1, 2, 3, 4 or 5 different kinds of luxury goods."
    )


def test_notes_explain_why_tiles_stay_in_the_box() -> None:
    assert left_out_notes(Config(modules=frozenset(MODULES))) == []
    some = Config(modules=frozenset(["luxury-goods", "oasis-tiles", "provision-tiles"]))
    assert left_out_notes(some) == [
        "Without the module “Nomads”, falcon 31 stays in the box.",
        "Oasis 35 needs the module “Camels”, so it stays in the box.",
        "Oasis 36 needs the module “Nomads”, so it stays in the box.",
        "Provision tile 22 needs the module “Nomads”, so it stays in the box.",
    ]
    assert left_out_notes(some, "nl")[0] == (
        "Zonder de module ‘Nomaden’ blijft valk 31 in de doos."
    )


def test_the_explanation_of_scroll_50_differs_between_the_editions() -> None:
    assert help_on("scroll", 50, "en", "deluxe") != help_on("scroll", 50, "en", "essential")


def test_explanations_use_corrected_values(tmp_path: Path) -> None:
    original = RULES.parent / "components" / "provisions.toml"
    corrected = original.read_text().replace('["2 water", "1 date"]', '["5 water"]')
    (tmp_path / "provisions.toml").write_text(corrected)
    assert "Pay 5 water at" in help_on("provision", 1, "en", "essential", tmp_path)


def test_help_on_unknown_tiles_is_refused() -> None:
    with pytest.raises(LookupError) as caught:
        help_on("scroll", 73)
    assert caught.value.args == ("There’s no scroll 73; the numbers run from 1 to 72.",)
    with pytest.raises(LookupError) as caught:
        help_on("camel", 1)
    assert caught.value.args == (
        "There’s no help on “camel”; ask about scroll, oasis, river tile, luxury good, "
        "exchange office, provision tile, desert town, special building, award tile, "
        "staircase tile or strategy tile.",
    )
    with pytest.raises(LookupError) as caught:
        help_on("award", "7c")
    assert caught.value.args == (
        "There’s no award tile “7c”; ask about 1a, 1b, 2a, 2b, 3a, 3b, 4a, 4b, 5a, 5b, 6a or 6b.",
    )
    with pytest.raises(LookupError) as caught:
        help_on("town", "x")
    assert caught.value.args == ("There’s no desert town x; the numbers run from 1 to 12.",)
