"""Sources of points in words; every key of the engine has a text."""

import re
from pathlib import Path

from marrakesh import texts
from marrakesh.narration import (
    source_name,
)
from marrakesh.rules import sources
from marrakesh.rules.words import BUILDINGS, LUXURY_TYPES
from marrakesh.texts import text
from narration.helpers import EVENTS, QUESTIONS, REASONS


def test_every_source_of_points_has_a_name_of_its_own(lang: str) -> None:
    known = [*sources.NAMES, *(sources.LUXURY + kind for kind in range(len(LUXURY_TYPES)))]
    known += [sources.BUILDING + building for building in range(len(BUILDINGS))]
    known += [sources.SCROLL + 7, sources.OASIS + 7, sources.RIVER_TILE + 7, sources.TOWN + 7]
    names = [source_name(sources.name_of(source), lang) for source in known]
    assert len(set(names)) == len(names)
    assert all(name[0].isupper() for name in names)


def test_sources_have_names_in_every_language() -> None:
    assert source_name("gate matches") == "Gates in matching colours"
    assert source_name("scroll 29", "de") == "Schriftrolle 29"
    assert source_name("oil lamp", "nl") == "Olielampen"


def test_every_key_of_the_engine_has_a_text(lang: str) -> None:
    expected = QUESTIONS | REASONS | {f"event-{kind}" for kind in EVENTS}
    assert len(QUESTIONS) > 40
    assert len(REASONS) > 40
    assert len(EVENTS) > 40
    assert [key for key in sorted(expected) if key not in text(lang)] == []


def test_every_done_text_belongs_to_a_question(lang: str) -> None:
    catalogue = Path(texts.__file__).parent.joinpath(lang, "play.ftl").read_text(encoding="utf-8")
    answers = re.findall(r"^do-done-([a-z-]+) =", catalogue, re.MULTILINE)
    assert len(answers) > 10
    assert [answer for answer in answers if f"ask-{answer}" not in QUESTIONS] == []
