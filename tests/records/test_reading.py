"""The contents of records, the lines that reading ignores, and record files."""

import os
import random
import re
from pathlib import Path

import pytest

from marrakesh import Config, Game
from marrakesh.components.loader import BUILT_IN
from marrakesh.records import RecordError, dumps, load, loads, replay, save
from marrakesh.texts import languages
from marrakesh.versions import version
from records.helpers import (
    WITH_MODULES,
    assert_refused,
    assert_same,
    finished,
    played,
    refusal,
    with_line,
)

# --- writing and reading --------------------------------------------------------------------------


MODULE_CASES = {
    "no module": ("^modules: .*$", "modules: camels, horses", "choice", "staircase-tiles, "),
    "twice": ("^modules: .*$", "modules: camels, camels", "choice", "staircase-tiles, "),
    "empty": ("^modules: .*$", "modules: ", "expected", "seed: 7"),
    "tiles": ("^staircase: 3b", "staircase: 4b", "config", "config-staircase"),
    "too many tiles": ("^staircase: 3b", "staircase: 3b, 20a", "config", "config-staircase"),
    "tiles without module": (
        "^modules: .*$", "modules: camels", "config", "config-staircase-module",
    ),
    "offices": ("^offices: new$", "offices: old", "choice", "mixed, new"),
    "library": ("^library: .*$", "library: gray, yellow", "choice", "gray, yellow"),
    "wrong place": ("^seed: 5$", "offices: new\nseed: 5", "expected", "seed: 7"),
    "towns": (r"towns \d+", "towns 13", "differs", "deal: river"),
    "dealt tiles": (r"^staircase: L2 \d", "staircase: L2 9", "differs", "staircase: L2 "),
    "buildings": ("^buildings: 0 ", "buildings: 1 ", "differs", "buildings: 0"),
    "displays": ("^deal: scrolls ", "deal: scrolls 9 ", "differs", "deal: scrolls"),
}  # fmt: skip


@pytest.mark.parametrize("case", MODULE_CASES)
def test_a_record_with_changed_modules_or_options_is_refused(case: str) -> None:
    old, new, key, problem = MODULE_CASES[case]
    error = refusal(with_line(old, new, WITH_MODULES[1]))
    assert_refused(error, key, problem)


def test_a_record_without_some_of_its_modules_is_refused() -> None:
    with pytest.raises(RecordError):
        loads(with_line("^modules: .*$", "modules: camels", WITH_MODULES[3]))


@pytest.mark.parametrize(
    "config", [Config(first_game=True), Config(tower="B2"), Config(3, "deluxe", "B2", True)]
)
def test_a_record_preserves_the_configuration(config: Config) -> None:
    assert_same(played(config, -5, 60), loads(dumps(played(config, -5, 60))))


def test_a_game_continued_from_its_record_is_the_same_game() -> None:
    game = played(Config(players=3), 8, 120)
    again = loads(dumps(game))
    chosen = random.Random(1)
    while not game.over:
        action = chosen.choice(game.legal_actions())
        game.apply(action)
        again.apply(action)
    assert_same(game, again)


def test_a_record_has_the_expected_header_comments_and_lines() -> None:
    lines = finished().splitlines()
    assert lines[:9] == [
        "marrakesh record 1",
        f"version: {version()}",
        "players: 2",
        "edition: essential",
        "tower layer: B1",
        "first game: no",
        "seed: 11",
        f"components: {Game.new(Config(), 0).table.values.fingerprint}",
        "names: Ada; Ben",
    ]
    assert lines[9] == "bots: 1 search:1s"
    assert lines[11].startswith("deal: river tiles ")
    assert lines.count("# Season 2, round 3") == 1
    assert len([line for line in lines if line.startswith("tower: ")]) == 12
    assert len([line for line in lines if re.match("[01]: ", line)]) == len(
        loads(finished()).history
    )
    assert re.fullmatch(r"result: -?\d+, -?\d+ points \| places \d, \d", lines[-1])


def test_names_and_bots_are_read_back() -> None:
    told = replay(finished())
    assert told.names == ["Ada", "Ben"]
    assert told.bots == {1: "search:1s"}
    told = replay(dumps(played(Config(), 1, 5)))
    assert told.names is None
    assert told.bots is None
    told = replay(dumps(played(Config(), 1, 5), ["A;\nB", "\x1b[31m"], {}))
    assert told.names == ["A B", "[31m"]
    assert told.bots == {}


def test_a_bot_without_a_name_is_a_random_bot() -> None:
    """Records from before there were other bots do not name the bot."""
    assert replay(finished().replace("bots: 1 search:1s", "bots: 1")).bots == {1: "random"}


def test_a_replay_yields_every_step() -> None:
    game = loads(finished())
    told = replay(finished())
    steps = list(told)
    assert [(step.seat, step.action) for step in steps] == game.history
    assert all(step.action in step.before.legal_actions(step.seat) for step in steps)
    kinds = {event.kind for step in steps for event in step.events}
    assert {"toss", "claim", "points", "phase"} <= kinds
    assert told.game.over


def test_comments_blank_lines_and_line_endings_are_ignored() -> None:
    text = finished().replace("\n# Season 1, round 2\n", "\n\n   \n# what a game\n\t# indeed\n")
    assert_same(loads(text), loads(finished()))
    assert_same(loads(finished().replace("\n", "\r\n")), loads(finished()))


def test_a_record_truncated_after_any_line_is_an_unfinished_game() -> None:
    lines = finished().splitlines(keepends=True)
    length = len(loads(finished()).history)
    for end in range(10, len(lines), 23):
        game = loads("".join(lines[:end]))
        assert len(game.history) <= length
        assert not game.over


def test_a_redealt_game_cannot_be_recorded() -> None:
    game = played(Config(), 4, 100)
    game.redeal(0, 99)
    with pytest.raises(RecordError) as refused:
        dumps(game)
    assert refused.value.key == "dealt-anew"


# --- files ----------------------------------------------------------------------------------------


def test_a_file_is_written_completely_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.txt"
    save(played(Config(), 5, 30), file)
    before = file.read_text()

    def full_disk(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full_disk)
    with pytest.raises(OSError, match="No space left"):
        save(played(Config(), 6, 30), file)
    assert file.read_text() == before
    assert [path.name for path in tmp_path.iterdir()] == ["game.txt"]
    assert_same(load(file), played(Config(), 5, 30))


def test_loading_a_missing_file_raises_an_error(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        load(tmp_path / "nothing")


def test_a_record_requires_the_component_files_it_was_played_with(tmp_path: Path) -> None:
    text = (BUILT_IN / "frame.toml").read_text()
    (tmp_path / "frame.toml").write_text(text.replace("start_score = 10", "start_score = 11"))
    game = played(Config(), 7, 80, tmp_path)
    text = dumps(game)
    assert_same(loads(text, tmp_path), game)
    error = refusal(text)
    assert (error.number, error.key) == (8, "components")
    assert error.params == {"own": Game.new(Config(), 0).fingerprint}
    assert all("--components" in error.explain(lang) for lang in languages())
