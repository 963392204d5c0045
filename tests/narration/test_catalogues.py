"""The catalogues of texts: valid, complete and consistent across languages."""

import doctest
import re
from collections.abc import Iterator
from itertools import product
from typing import get_args

from fluent.syntax import ast

from marrakesh import texts
from marrakesh.bots import LADDER
from marrakesh.components import entry, modules, tiles
from marrakesh.rules.config import FIELDS
from marrakesh.rules.words import BUILDINGS, PATHS, STAIRS, TRACKS
from marrakesh.texts import languages, slug, text
from narration.catalogues import (
    COLOURS,
    LUXURIES,
    NUMBERS,
    RESOURCES,
    SECTORS,
    entries,
    messages,
    words,
)

SCROLLS = [f"scroll-{number:02}" for number in range(1, 73)]
OASES = [f"oasis-{number:02}" for number in range(1, 37)]
RIVER_TILES = [f"river-tile-{number:02}" for number in range(1, 19)]
TOWNS = [f"town-{slug(rule)}" for rule in get_args(modules.Town.__annotations__["rule"])]
ABILITIES = [f"ability-{slug(building)}" for building in BUILDINGS]
HARD = [f"hard-{slug(effect)}" for effect in tiles.Provision.effects["hard"]]
TILES = SCROLLS + OASES + RIVER_TILES + TOWNS + ABILITIES + HARD


def params(lang: str, key: str) -> set[str]:
    """The parameters of a message and of the messages it refers to."""
    message = messages(lang)[key]
    return message.params.union(*(params(lang, other) for other in message.references))


def cases(lang: str, key: str) -> Iterator[dict[str, str | int]]:
    """Plausible parameters for a message: every keyword it selects on, and small numbers."""
    told_apart = words(lang, key)
    names = sorted(params(lang, key))
    choices: list[list[str | int]] = []
    for name in names:
        if name in NUMBERS:
            choices.append([0, 1, 2])
        else:
            choices.append(sorted(told_apart.get(name, {"2 xyz"})))
    for values in product(*choices):
        yield dict(zip(names, values, strict=True))


def test_the_example_in_the_docstring_of_texts_is_correct() -> None:
    assert doctest.testmod(texts) == (0, 1)


def test_languages_are_english_german_and_dutch() -> None:
    assert languages() == ["en", "de", "nl"]


def test_catalogues_are_valid_and_define_each_key_once(lang: str) -> None:
    assert [entry.content for entry in entries(lang) if isinstance(entry, ast.Junk)] == []
    keys = [entry.id.name for entry in entries(lang) if isinstance(entry, ast.Message)]
    assert sorted(keys) == sorted(set(keys))


def test_all_languages_have_the_same_keys(lang: str) -> None:
    assert messages(lang).keys() == messages("en").keys()


def test_messages_take_the_same_parameters_in_all_languages(lang: str) -> None:
    assert {key: params(lang, key) for key in messages(lang)} == {
        key: params("en", key) for key in messages("en")
    }


def test_messages_select_on_the_same_keywords_in_all_languages(lang: str) -> None:
    for key in messages("en"):
        assert words(lang, key) == words("en", key), key


def test_selectors_list_exactly_the_known_values(lang: str) -> None:
    known = {
        "colour": set(COLOURS),
        "sector": set(SECTORS),
        "resource": set(RESOURCES),
        "luxury": {slug(luxury) for luxury in LUXURIES},
        "stair": set(STAIRS),
        "path": set(PATHS),
        "track": set(TRACKS),
        "building": {slug(building) for building in BUILDINGS},
        "academy": set(get_args(entry.ScrollColour)),
        "source": {source.value for source in entry.Provenance},
        "edition": {"deluxe", "essential"},
        "level": set(LADDER),
        "backend": {"postgresql", "sqlite"},
        "kind": {
            "preset", *(f.name for f in FIELDS.values() if isinstance(f.default, str | frozenset)),
        },
    }  # fmt: skip
    for key in messages(lang):
        for name, some in words(lang, key).items():
            assert some - {"other"} == known[name], key


def test_every_message_can_be_shown(lang: str) -> None:
    for key in messages(lang):
        for given in cases(lang, key):
            shown = text(lang)(key, **given)
            assert shown.strip() == shown != "", key
            assert not re.search(r"[{}$]|  |\.\.| [.,;:]", shown), (key, shown)


def test_every_tile_text_has_one_or_two_sentences(lang: str) -> None:
    for key in TILES:
        for given in cases(lang, key):
            shown = text(lang)(key, **given)
            assert shown.endswith("."), (key, shown)
            assert 1 <= len(re.findall(r"\.(?: |$)", shown)) <= 2, (key, shown)


def test_every_tile_is_translated() -> None:
    for key in TILES:
        given = next(cases("en", key))
        shown = {text(lang)(key, **given) for lang in languages()}
        assert len(shown) == len(languages()), (key, shown)
