"""Texts of whole games, and of rare questions and events."""

import pytest

from marrakesh import Config
from marrakesh.narration import describe, effect_of, prompt, tell
from marrakesh.texts import LANGUAGES
from narration.helpers import EVENTS, QUESTIONS
from narration.rare import RARE, rare_events, short_of_wood
from narration.whole_games import (
    GAMES,
    LONGEST,
    MODULE_GAMES,
    SOLO_GAMES,
    Played,
    odd,
    played,
    played_solo,
    played_with,
)

# --- whole games ----------------------------------------------------------------------------------


@pytest.mark.parametrize("config", SOLO_GAMES, ids=range(len(SOLO_GAMES)))
def test_texts_of_whole_solo_games_have_no_faults(config: Config) -> None:
    assert played_solo(config).faults == []


@pytest.mark.parametrize(("edition", "players", "modules"), MODULE_GAMES)
def test_texts_of_games_with_modules_have_no_faults(
    edition: str, players: int, modules: tuple[str, ...]
) -> None:
    assert played_with(edition, players, modules).faults == []


@pytest.mark.parametrize(("edition", "players", "rich", "seed"), GAMES)
def test_texts_of_whole_games_have_no_faults(
    edition: str, players: int, rich: bool, seed: int
) -> None:
    assert played(edition, players, rich, seed).faults == []


# --- rare questions and events --------------------------------------------------------------------


@pytest.mark.parametrize("position", RARE)
def test_texts_of_rare_questions_are_distinct_and_short(position: str) -> None:
    game = RARE[position]()
    assert game.question.key == position.split(maxsplit=1)[0]
    for lang in LANGUAGES:
        legal = game.legal_actions()
        lines = [describe(game, action, lang) for action in legal]
        effects = filter(None, [effect_of(game, action, lang) for action in legal])
        assert len(set(lines)) == len(lines)
        assert [line for line in (prompt(game, lang), *lines, *effects) if odd(line)] == []
        assert [line for line in lines if len(line) > LONGEST[lang]] == []


def test_texts_of_rare_events_are_sentences(lang: str) -> None:
    lines = [tell(event, lang) for event in rare_events()]
    assert [line for line in lines if odd(line) or not line.endswith(".")] == []


def test_all_questions_and_events_occur_in_these_tests() -> None:
    asked = {position.split(maxsplit=1)[0] for position in RARE}
    happened = {event.kind for event in rare_events()}
    happened |= Played(short_of_wood(), 1).happened
    for some in [*(played(*game) for game in GAMES), *(played_with(*g) for g in MODULE_GAMES)]:
        asked |= some.asked
        happened |= some.happened
    for config in SOLO_GAMES:
        happened |= played_solo(config).happened
    assert QUESTIONS - asked == {"ask-nothing"}
    assert EVENTS - happened == set()
