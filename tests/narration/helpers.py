"""Helpers for the tests of the narration."""

import re
from pathlib import Path

from marrakesh import Game, narration
from marrakesh.narration import describe, effect_of
from marrakesh.rules import events
from marrakesh.rules.actions import to_number
from marrakesh.rules.questions import CATALOGUE

RULES = Path(narration.__file__).parents[1] / "rules"


def keys_of(pattern: str) -> set[str]:
    """The keys of texts found in the source code of the rules."""
    rules = "\n".join(path.read_text() for path in sorted(RULES.rglob("*.py")))
    return set(re.findall(pattern, rules))


QUESTIONS = set(CATALOGUE)
REASONS = keys_of(r'"(why-[a-z0-9-]+)"')
EVENTS = set(events.KINDS)


def said(game: Game, action: str, lang: str = "en") -> str:
    return describe(game, to_number(action), lang)


def effect(game: Game, action: str, lang: str = "en") -> str:
    return effect_of(game, to_number(action), lang)
