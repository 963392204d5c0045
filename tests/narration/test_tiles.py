"""Tiles explained."""

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


def test_a_scroll_explained() -> None:
    assert help_on("scroll", 17) == (
        "Scroll 17: gray scroll, permanent\n"
        "Needs 1 scholar, costs 1 date.\n"
        "Every rapid you cross gives you its bonus at once."
    )


def test_values_that_are_not_printed_are_owned_up_to() -> None:
    assert help_on("provision", 1, "en", "essential") == (
        "Provision tile 1\n"
        "Pay 2 water and 1 date at the end of each season, or lose 4 points.\n"
        "Derived from an example or a count in the rulebooks: points.\n"
        "Our own choice, which fits everything the rulebooks say: price."
    )


def test_tiles_of_modules_explained() -> None:
    assert help_on("award", "3b").splitlines()[:6] == [
        "Award tile 3b",
        "1 beige keshi: any 2 goods keshis of one colour.",
        "1 gray keshi and 1 more of any colour: any 3 resources.",
        "1 white keshi and 2 more of different colours: "
        "3 times the bonus of a main square space that faces 3 spectators.",
        "1 black keshi and 3 more of different colours: a pink scroll from any one stack for free.",
        "1 green keshi: 1 dung tile less.",
    ]
    assert help_on("award", 3) == f"{help_on('award', '3a')}\n{help_on('award', '3b')}"
    assert help_on("building", "barracks", "de") == (
        "Sondergebäude: Kaserne\n"
        "Du beginnst mit 1 Keshi in Beige, 1 Dattel und 2 Dinar.\n"
        "Du beginnst mit einem Stadttor aus der ersten Werkstatt "
        "und verlierst die dort gezeigten Punkte. "
        "Jedes gekaufte Stadttor bringt 1 Punkt mehr.\n"
        "Vor der ersten Runde wählen alle eines von zwei Gebäuden, "
        "ziehen dann 3 gelbe Schriftrollen und behalten eine davon.\n"
        "Aus einem Beispiel oder einer Zählung in den Anleitungen abgeleitet: Keshi.\n"
        "Unsere eigene Wahl, die zu allem passt, was die Anleitungen sagen: Ressourcen."
    )
    assert help_on("building", "Kaserne") == help_on("building", 7)
    assert help_on("staircase", "12b") == (
        "Staircase tile 12\n"
        "Side a: 1 red keshi. Side b: 1 water and 1 dinar.\n"
        "It covers a space of the connection lines and gives what its side shows.\n"
        "Our own choice, which fits everything the rulebooks say: side a and side b."
    )
    assert help_on("town", 7, "nl").splitlines()[:2] == [
        "Woestijnstad 07",
        "1 punt voor elke stap die je visser in het derde seizoen tot aan de pier heeft gevaren.",
    ]
    assert help_on("luxury", 35).splitlines()[1:3] == [
        "Return 2 yellow keshis, 2 orange keshis, 2 purple keshis and "
        "1 keshi from your board in white, black or turquoise, gain 20 points.",
        "At once: 3 steps on the stairs or the river of the keshi you pay.",
    ]
    assert help_on("oasis", 31).splitlines()[1] == (
        "1, 3, 6, 10 or 15 points for luxury goods of 1, 2, 3, 4 or 5 different kinds."
    )


def test_tiles_that_are_left_out() -> None:
    assert left_out_notes(Config(modules=frozenset(MODULES))) == []
    some = Config(modules=frozenset(["luxury-goods", "oasis-tiles", "provision-tiles"]))
    assert left_out_notes(some) == [
        "Luxury good 31 (falcon) needs the module Nomads, so it stays in the box.",
        "Oasis 35 needs the module Camels, so it stays in the box.",
        "Oasis 36 needs the module Nomads, so it stays in the box.",
        "Provision tile 22 needs the module Nomads, so it stays in the box.",
    ]
    assert left_out_notes(some, "nl")[0] == (
        "Luxegoed 31 (valk) hoort bij de module Nomaden en blijft daarom in de doos."
    )


def test_the_edition_matters() -> None:
    assert help_on("scroll", 50, "en", "deluxe") != help_on("scroll", 50, "en", "essential")


def test_corrected_components_are_explained(tmp_path: Path) -> None:
    original = RULES.parent / "components" / "provisions.toml"
    corrected = original.read_text().replace('["2 water", "1 date"]', '["5 water"]')
    (tmp_path / "provisions.toml").write_text(corrected)
    assert "Pay 5 water at" in help_on("provision", 1, "en", "essential", tmp_path)


def test_help_on_what_there_is_not() -> None:
    with pytest.raises(LookupError) as caught:
        help_on("scroll", 73)
    assert caught.value.args == ("There is no scroll 73; the numbers run from 1 to 72.",)
    with pytest.raises(LookupError) as caught:
        help_on("camel", 1)
    assert caught.value.args == (
        "There is nothing to tell about “camel”; ask about scroll, oasis, river tile, luxury, "
        "office, provision, town, building, award, staircase tile or strategy.",
    )
    with pytest.raises(LookupError) as caught:
        help_on("award", "7c")
    assert caught.value.args == (
        "There is no award “7c”; ask about 1a, 1b, 2a, 2b, 3a, 3b, 4a, 4b, 5a, 5b, 6a or 6b.",
    )
    with pytest.raises(LookupError) as caught:
        help_on("town", "x")
    assert caught.value.args == ("There is no town x; the numbers run from 1 to 12.",)
