"""Texts as players read them: names, plurals, tiles."""

import re
from typing import get_args

import pytest

from marrakesh.components import boards, entry, load, parse_gain, tiles
from marrakesh.rules.config import MODULES, PRESETS
from marrakesh.rules.pashabot.variants import DIFFICULTIES, VARIANTS
from marrakesh.rules.phases import PHASES
from marrakesh.rules.words import BUILDINGS, TRACKS
from marrakesh.texts import gain, languages, listing, slug, text
from narration.catalogues import COLOURS, LUXURIES, RESOURCES, SECTORS, messages

SQUARE = (
    "point", "water", "mosque step", "date", "river step", "any goods", "palace step", "dinar",
)  # fmt: skip
SOLO = [
    *(f"opponent-{name}" for name in ("pashabot", "simplified")),
    *(f"difficulty-{name}" for name in DIFFICULTIES),
    *(f"variant-{name}" for name in VARIANTS),
]


def test_every_named_thing_in_the_game_has_a_text(lang: str) -> None:
    expected = [
        *(f"{kind}-{colour}" for kind in ("colour", "role", "gate") for colour in COLOURS),
        *(f"sector-{sector}" for sector in SECTORS),
        *(f"resource-{resource}" for resource in RESOURCES),
        *(f"luxury-{slug(luxury)}" for luxury in LUXURIES),
        *(f"scroll-colour-{colour}" for colour in get_args(entry.ScrollColour)),
        *(f"source-{source}" for source in entry.Provenance),
        *(f"piece-{piece}" for piece in ("fisherman", "courtier", "student", "assistant")),
        *(f"edition-{edition}" for edition in ("deluxe", "essential")),
        *(f"tower-layer-{layer}" for layer in ("B1", "B2")),
        *(f"phase-{phase}" for phase in (*PHASES, "tower", "season-scoring")),
        *(f"acts-{acts}" for acts in ("instant", "permanent", "round", "season")),
        *(f"{about}module-{module}" for about in ("", "about-") for module in MODULES),
        *(f"{about}preset-{preset}" for about in ("", "about-") for preset in PRESETS),
        *(f"building-{slug(building)}" for building in BUILDINGS),
        *(f"track-{track}" for track in TRACKS),
        *(f"disc-{slug(disc.name)}" for disc in load().discs),
        *(f"{about}{key}" for about in ("", "about-") for key in SOLO),
    ]
    assert [key for key in expected if key not in text(lang)] == []


def test_all_kinds_of_tiles_and_spaces_have_texts(lang: str) -> None:
    rules = get_args(tiles.Oasis.__annotations__["rule"])
    shows = get_args(boards.StorageSpace.__annotations__["shows"])
    expected = [
        *(f"oasis-{slug(rule)}" for rule in rules),
        *(f"storage-{slug(icon)}" for icon in shows),
        *(f"square-{slug(thing)}" for thing in SQUARE),
        *(f"falcon-{slug(bonus)}" for bonus in get_args(tiles.FalconBonus)),
        *(f"moderate-{slug(effect)}" for effect in tiles.Provision.effects["moderate"]),
    ]
    assert [key for key in expected if key not in text(lang)] == []


def test_gains_have_a_singular_and_a_plural(lang: str) -> None:
    same = {"en": {"water"}, "de": {"water", "dinar"}, "nl": {"water", "dinar"}}
    for thing in entry.THINGS:
        one, two = gain(lang, 1, thing), gain(lang, 2, thing)
        assert (one.replace("1", "2") == two) == (thing in same[lang]), thing


def test_plurals_depend_on_the_number_in_every_language() -> None:
    assert [gain("en", n, "date") for n in (0, 1, 2)] == ["0 dates", "1 date", "2 dates"]
    assert [gain("de", n, "date") for n in (0, 1, 2)] == ["0 Datteln", "1 Dattel", "2 Datteln"]
    assert [gain("nl", n, "date") for n in (0, 1, 2)] == ["0 dadels", "1 dadel", "2 dadels"]
    assert [gain("en", n, "green") for n in (1, 2)] == ["1 green keshi", "2 green keshis"]
    assert [gain("de", n, "green") for n in (1, 2)] == ["1 Keshi in Grün", "2 Keshis in Grün"]


def test_gains_named_by_several_words_have_texts() -> None:
    assert gain("en", 2, "river step") == "2 steps on the river"
    assert gain("de", 1, "any resource") == "1 Ressource nach Wahl"
    assert gain("nl", 3, "any resource") == "3 grondstoffen naar keuze"
    assert gain("en", 1, "any keshi pair") == "any 2 keshis of one colour"


def test_lists_are_joined_according_to_the_language() -> None:
    assert listing("en", ["a"]) == "a"
    assert listing("en", ["a", "b"]) == "a and b"
    assert listing("en", ["a", "b", "c"]) == "a, b and c"
    assert listing("de", ["a", "b", "c", "d"]) == "a, b, c und d"
    assert listing("nl", iter(["a", "b", "c"]), "or") == "a, b of c"
    assert [listing(lang, []) for lang in languages()] == ["nothing", "nichts", "niets"]


def test_game_terms_are_translated() -> None:
    assert text("en")("at-sector", sector="square") == "on the main square"
    assert text("de")("keshis", colour="white", n=3) == "3 weiße Keshis"
    assert text("nl")("gate", colour="gray") == "grijze stadspoort"


def test_an_unknown_word_is_shown_unchanged() -> None:
    assert text("en")("luxury", luxury="astrolabe") == "astrolabe"


def test_texts_of_oases_show_their_values() -> None:
    en, de = text("en"), text("de")
    colours = en.listing([en(f"colour-{colour}") for colour in ("black", "green")], "or")
    shown = en("oasis-01", each=2, colours=colours)
    assert shown == "2 points for each of your black or green gates."
    shown = en("oasis-21", base=3, each=1, resource="date", most=12)
    assert shown == "3 points, plus 1 for each date you return (at most 12)."
    shown = de("oasis-17", each=5, luxury="oil-lamp", most_points=0)
    assert shown == "5 Punkte für jede deiner Öllampen."
    shown = text("nl")("oasis-33", each=7, luxury="race-saddle", most_points=14)
    assert shown == "7 punten voor elk racezadel dat je hebt, hoogstens 14 punten."


def shown_gains(lang: str, gains: list[str]) -> str:
    return listing(lang, [gain(lang, *parse_gain(one)) for one in gains])


def test_tile_texts_show_all_values_from_the_component_files(lang: str) -> None:
    shown, contents = text(lang), load()
    for scroll in contents.scrolls:
        given = shown_gains(lang, scroll.gain)
        sentence = shown(f"scroll-{scroll.number:02}", gain=given, edition="essential")
        assert (given in sentence) == bool(scroll.gain), sentence
    for tile in contents.river_tiles:
        given, second = shown_gains(lang, tile.gain), shown_gains(lang, tile.second)
        sentence = shown(
            f"river-tile-{tile.number:02}", gain=given, second=second, edition="essential"
        )
        assert (given in sentence) == bool(tile.gain), sentence
        assert (second in sentence) == bool(tile.second), sentence
    for oasis in contents.oases:
        colours = listing(lang, [shown(f"colour-{colour}") for colour in oasis.colours], "or")
        kinds = [str(kind + 1) for kind in range(len(oasis.table))]
        table = [str(points) for points in oasis.table]
        values = {"most": oasis.most, "at_least": oasis.at_least, "at_most": oasis.at_most}
        sentence = shown(
            f"oasis-{oasis.number:02}",
            base=oasis.base,
            each=oasis.each,
            colours=colours,
            luxury=slug(oasis.luxury or ""),
            resource=oasis.resource or "",
            per=oasis.per,
            most_points=oasis.most_points or 0,
            table=listing(lang, table, "or"),
            kinds=listing(lang, kinds, "or"),
            **{name: value for name, value in values.items() if value is not None},
        )
        numbers = {oasis.base, oasis.each, oasis.most_points, *values.values()} - {0, None}
        numbers |= {int(number) for number in kinds + table}
        numbers |= {oasis.per} - {1}
        if oasis.rule == "luxury pairs":
            numbers.add(2)
        assert numbers == {int(number) for number in re.findall(r"\d+", sentence)}, sentence
        assert (colours in sentence) == bool(oasis.colours), sentence


def test_each_oasis_uses_the_text_of_its_rule(lang: str) -> None:
    for oasis in load().oases:
        refers = messages(lang)[f"oasis-{oasis.number:02}"].references
        assert refers == {f"oasis-{slug(oasis.rule)}"}


def test_modules_and_presets_are_described_in_one_sentence(lang: str) -> None:
    presets = [f"preset-{preset}" for preset in PRESETS]
    for name in (*(f"module-{module}" for module in MODULES), *presets, *SOLO):
        shown = text(lang)(f"about-{name}")
        assert re.fullmatch(r"[A-ZÄÖÜ1][^.]*\.", shown), shown


def test_town_texts_show_all_values_from_the_component_files(lang: str) -> None:
    for town in load().towns:
        given = {"each": town.each, "per": town.per, "at_least": town.at_least or 0}
        given["most_points"] = town.most_points or 0
        shown = text(lang)(f"town-{slug(town.rule)}", **given, edition="essential")
        numbers = {town.each, town.at_least, town.most_points} - {0, None} | {town.per} - {1}
        assert numbers == {int(number) for number in re.findall(r"\d+", shown)}, shown


@pytest.mark.parametrize("tile", ["scroll-50", "town-river-steps"])
def test_texts_of_some_tiles_differ_between_editions(lang: str, tile: str) -> None:
    shown = text(lang)
    assert shown(tile, edition="deluxe", each=1) != shown(tile, edition="essential", each=1)


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(LookupError, match=r"^no texts in 'fr': choose en, de or nl$"):
        text("fr")


def test_an_unknown_key_is_refused() -> None:
    with pytest.raises(LookupError, match=r"^no text 'scroll-99' in 'de'$"):
        text("de")("scroll-99")


def test_an_unknown_gain_is_refused() -> None:
    with pytest.raises(LookupError, match=r"^no text 'gain-gold' in 'nl'$"):
        gain("nl", 1, "gold")


def test_a_missing_parameter_is_refused() -> None:
    with pytest.raises(ValueError, match=r"^text 'scroll-19' in 'en': .*gain"):
        text("en")("scroll-19")
