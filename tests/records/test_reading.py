"""What records say and what readers ignore; files."""

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
from records.helpers import WITH_MODULES, assert_same, finished, played, with_line

# --- writing and reading --------------------------------------------------------------------------


MODULE_CASES = {
    "no module": ("^modules: .*$", "modules: camels, horses", "modules must be one of stair.*"),
    "twice": ("^modules: .*$", "modules: camels, camels", "modules must be one of staircase"),
    "empty": ("^modules: .*$", "modules: ", "a line like “seed: 7”"),
    "tiles": ("^staircase: 3b", "staircase: 4b", "12 different staircase"),
    "too many tiles": ("^staircase: 3b", "staircase: 3b, 20a", "12 different"),
    "tiles without module": ("^modules: .*$", "modules: camels", "add “staircase-tiles”"),
    "offices": ("^offices: new$", "offices: old", "offices must be one of mixed, new"),
    "library": ("^library: .*$", "library: gray, yellow", "library must be one of gray"),
    "wrong place": ("^seed: 5$", "offices: new\nseed: 5", "a line like “seed: 7”"),
    "towns": (r"towns \d+", "towns 13", "gives something else here: “deal: river"),
    "dealt tiles": (r"^staircase: L2 \d", "staircase: L2 9", "gives something else here: “stairc"),
    "buildings": ("^buildings: 0 ", "buildings: 1 ", "gives something else here: “buildings: 0"),
    "displays": ("^deal: scrolls ", "deal: scrolls 9 ", "gives something else here: “deal: scr"),
}


@pytest.mark.parametrize("case", MODULE_CASES)
def test_changed_modules_are_refused(case: str) -> None:
    old, new, problem = MODULE_CASES[case]
    with pytest.raises(RecordError, match=problem) as refused:
        loads(with_line(old, new, WITH_MODULES[1]))
    assert refused.value.number > 1
    assert len({refused.value.explain(lang) for lang in languages()}) == len(languages())


def test_other_options_are_another_game() -> None:
    with pytest.raises(RecordError):
        loads(with_line("^modules: .*$", "modules: camels", WITH_MODULES[3]))


@pytest.mark.parametrize(
    "config", [Config(first_game=True), Config(tower="B2"), Config(3, "deluxe", "B2", True)]
)
def test_the_configuration_is_kept(config: Config) -> None:
    assert_same(played(config, -5, 60), loads(dumps(played(config, -5, 60))))


def test_a_game_that_goes_on_is_the_same_game() -> None:
    game = played(Config(players=3), 8, 120)
    again = loads(dumps(game))
    chosen = random.Random(1)
    while not game.over:
        action = chosen.choice(game.legal_actions())
        game.apply(action)
        again.apply(action)
    assert_same(game, again)


def test_a_record_can_be_read_by_people() -> None:
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


def test_names_and_bots_are_read() -> None:
    told = replay(finished())
    assert told.names == ["Ada", "Ben"]
    assert told.bots == {1: "search:1s"}
    told = replay(dumps(played(Config(), 1, 5)))
    assert told.names is None
    assert told.bots is None
    told = replay(dumps(played(Config(), 1, 5), ["A;\nB", "\x1b[31m"], {}))
    assert told.names == ["A B", "[31m"]
    assert told.bots == {}


def test_a_bot_without_a_name_is_a_random_one() -> None:
    """As records had it before there were other bots."""
    assert replay(finished().replace("bots: 1 search:1s", "bots: 1")).bots == {1: "random"}


def test_a_replay_tells_every_step() -> None:
    game = loads(finished())
    told = replay(finished())
    steps = list(told)
    assert [(step.seat, step.action) for step in steps] == game.history
    assert all(step.action in step.before.legal_actions(step.seat) for step in steps)
    kinds = {event.kind for step in steps for event in step.events}
    assert {"toss", "claim", "points", "phase"} <= kinds
    assert told.game.over


def test_comments_blank_lines_and_line_ends_do_not_matter() -> None:
    text = finished().replace("\n# Season 1, round 2\n", "\n\n   \n# what a game\n\t# indeed\n")
    assert_same(loads(text), loads(finished()))
    assert_same(loads(finished().replace("\n", "\r\n")), loads(finished()))


def test_a_record_that_ends_at_a_line_is_a_running_game() -> None:
    lines = finished().splitlines(keepends=True)
    length = len(loads(finished()).history)
    for end in range(10, len(lines), 23):
        game = loads("".join(lines[:end]))
        assert len(game.history) <= length
        assert not game.over


def test_a_game_dealt_anew_has_no_record() -> None:
    game = played(Config(), 4, 100)
    game.redeal(0, 99)
    with pytest.raises(RecordError, match="reshuffled"):
        dumps(game)


# --- files ----------------------------------------------------------------------------------------


def test_a_file_is_written_whole_or_not_at_all(
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


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        load(tmp_path / "nothing")


def test_other_component_files(tmp_path: Path) -> None:
    text = (BUILT_IN / "frame.toml").read_text()
    (tmp_path / "frame.toml").write_text(text.replace("start_score = 10", "start_score = 11"))
    game = played(Config(), 7, 80, tmp_path)
    text = dumps(game)
    assert_same(loads(text, tmp_path), game)
    with pytest.raises(RecordError, match=r"Line 8, “components: .* --components"):
        loads(text)
