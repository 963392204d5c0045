"""Helpers for the tests of records."""

import random
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import pytest

from marrakesh import Config, Game
from marrakesh.records import RecordError, dumps, loads
from marrakesh.rules.config import MODULES, ConfigError
from marrakesh.texts import languages

ALL = frozenset(MODULES)
STAIRCASE = tuple(f"{tile}{'ab'[tile % 2]}" for tile in range(3, 15))
WITH_MODULES = [
    Config(2, "deluxe", modules=ALL),
    Config(4, "essential", modules=ALL, staircase=STAIRCASE, offices="new", library="yellow"),
    Config(3, "essential", modules=frozenset({"special-buildings"}), buildings="back"),
    Config(3, "deluxe", modules=frozenset({"staircase-tiles", "desert-towns", "camels"})),
    Config(2, "essential", modules=frozenset({"nomads", "provision-tiles"})),
]


def played(config: Config, seed: int, decisions: int = 10_000, path: Path | None = None) -> Game:
    """A game of random decisions, with the waiting seats in random order."""
    chosen = random.Random(seed)
    game = Game.new(config, seed, path)
    while not game.over and decisions:
        seat = chosen.choice(game.waiting)
        game.apply(chosen.choice(game.legal_actions(seat)), seat)
        decisions -= 1
    return game


@cache
def finished() -> str:
    """The record of a whole game."""
    return dumps(played(Config(), 11), ["Ada", "Ben"], {1: "search:1s"})


def assert_same(one: Game, other: Game) -> None:
    assert one.config == other.config
    assert one.seed == other.seed
    assert one.history == other.history
    assert one.table.chance_key == other.table.chance_key
    assert one.table.chance_drawn == other.table.chance_drawn
    assert [one.view(seat) for seat in range(one.config.players)] == [
        other.view(seat) for seat in range(other.config.players)
    ]
    assert one.waiting == other.waiting
    assert [one.legal_actions(seat) for seat in one.waiting] == [
        other.legal_actions(seat) for seat in other.waiting
    ]


@cache
def recorded(config: Config) -> str:
    return dumps(played(config, 5))


def with_line(old: str, new: str, config: Config) -> str:
    """The record of a game with one line changed."""
    text = recorded(config)
    assert re.search(old, text, re.M)
    return re.sub(old, new, text, count=1, flags=re.M)


def refusal(text: str) -> RecordError:
    with pytest.raises(RecordError) as refused:
        loads(text)
    return refused.value


def begins(params: Mapping[str, str | int], starts: Mapping[str, str | int]) -> bool:
    """Whether these parameters exist and begin with the given texts."""
    return all(str(params[name]).startswith(str(start)) for name, start in starts.items())


def assert_refused(error: RecordError, key: str, problem: str) -> None:
    """Check the refusal of a line after the first: of a configuration, by the key of its error;
    of any other line, by the start of the text that is allowed or expected there."""
    assert error.key == key
    if key == "config":
        assert isinstance(error.reason, ConfigError)
        assert error.reason.key == problem
    else:
        assert begins(error.params, {"allowed" if key == "choice" else "expected": problem})
    assert error.number > 1
    assert len({error.explain(lang) for lang in languages()}) == len(languages())
