"""The layout of observations."""

from pathlib import Path
from typing import Any

import pytest

from envs.helpers import configs, moments
from marrakesh import Config
from marrakesh.envs import LENGTH, SCALE
from marrakesh.observation.cells import QUESTIONS, cells
from marrakesh.observation.layout import BOARD, BOARD_PARTS, BOARDS, TABLE_PARTS
from marrakesh.rules.questions import CATALOGUE

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("parts", [TABLE_PARTS, BOARD_PARTS])
def test_parts_follow_each_other_without_gaps(parts: Any) -> None:
    end = 0
    for part in parts:
        assert part.start == end
        assert part.length > 0
        end += part.length
    assert end == (BOARDS if parts is TABLE_PARTS else BOARD)


def test_every_part_has_a_unique_name() -> None:
    names = [part.name for part in (*TABLE_PARTS, *BOARD_PARTS)]
    assert len(set(names)) == len(names)


@configs
def test_observations_have_the_same_length_in_every_game(config: Config) -> None:
    for game in moments(config, every=50):
        for seat in range(config.players):
            assert len(cells(game.table, seat)) == LENGTH
    assert SCALE.shape == (LENGTH,)
    assert SCALE.min() == 1


def test_every_question_of_the_rules_has_a_flag_in_the_observation() -> None:
    assert {"ask-nothing", *(f"ask-{name}" for name in QUESTIONS)} == set(CATALOGUE)


def test_docs_show_the_layout() -> None:
    text = (ROOT / "docs/envs.md").read_text(encoding="utf-8")
    for first, parts in ((0, TABLE_PARTS), (BOARDS, BOARD_PARTS)):
        for part in parts:
            start = first + part.start
            line = f"| {start} | {part.length} | `{part.name}` | {part.scale} | {part.meaning} |"
            assert line in text.splitlines(), f"docs/envs.md needs the line\n{line}"
    assert f"{LENGTH} numbers" in text
    assert f"{BOARD} further on" in " ".join(text.split())
