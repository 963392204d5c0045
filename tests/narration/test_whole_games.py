"""Whole games in words, and what is rarely asked or happens."""

import pytest

from marrakesh import Config
from marrakesh.narration import describe, prompt, tell
from marrakesh.texts import LANGUAGES
from narration.helpers import EVENTS, QUESTIONS
from narration.rare import RARE, short_of_wood, what_rarely_happens
from narration.whole_games import (
    GAMES,
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
def test_a_whole_solo_game(config: Config) -> None:
    assert played_solo(config).faults == []


@pytest.mark.parametrize(("edition", "players", "modules"), MODULE_GAMES)
def test_a_whole_game_with_modules(edition: str, players: int, modules: tuple[str, ...]) -> None:
    assert played_with(edition, players, modules).faults == []


@pytest.mark.parametrize(("edition", "players", "rich", "seed"), GAMES)
def test_a_whole_game_in_words(edition: str, players: int, rich: bool, seed: int) -> None:
    assert played(edition, players, rich, seed).faults == []


# --- what is rarely asked -------------------------------------------------------------------------


@pytest.mark.parametrize("position", RARE)
def test_what_is_rarely_asked(position: str) -> None:
    game = RARE[position]()
    assert game.question.key == position.split(maxsplit=1)[0]
    for lang in LANGUAGES:
        lines = [describe(game, action, lang) for action in game.legal_actions()]
        assert len(set(lines)) == len(lines)
        assert [line for line in (prompt(game, lang), *lines) if odd(line)] == []


def test_what_rarely_happens(lang: str) -> None:
    lines = [tell(event, lang) for event in what_rarely_happens()]
    assert [line for line in lines if odd(line) or not line.endswith(".")] == []


def test_everything_is_asked_and_happens_here() -> None:
    asked = {position.split(maxsplit=1)[0] for position in RARE}
    happened = {event.kind for event in what_rarely_happens()}
    happened |= Played(short_of_wood(), 1).happened
    for some in [*(played(*game) for game in GAMES), *(played_with(*g) for g in MODULE_GAMES)]:
        asked |= some.asked
        happened |= some.happened
    for config in SOLO_GAMES:
        happened |= played_solo(config).happened
    assert QUESTIONS - asked == {"ask-nothing"}
    assert EVENTS - happened == set()
