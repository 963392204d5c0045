"""Saving games, and playing together at one screen."""

import re
from pathlib import Path

import pytest

from marrakesh import records
from marrakesh.paths import state_folder
from marrakesh.terminal import story
from terminal.session.helpers import SETUP, Script, Table, typed

# --- saving ---------------------------------------------------------------------------------------


def test_save_and_resume(home: Path) -> None:
    table = Table(Script([*SETUP, "select green", "s", "s my game.txt", "select red", "s"]))
    shown = table.run()
    assert "Name the file too, such as: s game.txt" in shown
    assert shown.count("Saved in my game.txt") == 2
    told = records.replay(records.read(home / "my game.txt"))
    assert [step.action for step in told if step.seat == 0][-2:] == [2, 9]
    assert told.names == ["Ada", "Bilal"]
    assert told.bots == {1: "random"}
    assert told.game.view(0) == table.session.game.view(0)


def test_a_file_that_cannot_be_written() -> None:
    shown = typed("s nowhere/game.txt", "s .", "s \0")
    assert shown.count("The game could not be saved in") == 3


@pytest.mark.parametrize("end", [EOFError, KeyboardInterrupt])
def test_nothing_is_lost_when_the_input_ends(end: type[BaseException]) -> None:
    table = Table(Script([*SETUP, "select green", end]))
    shown = table.run()
    (file,) = state_folder().iterdir()
    assert f"marrakesh play --terminal --resume {file}" in shown.replace("\n", "")
    assert records.load(file).history == table.session.game.history


def test_nothing_is_lost_when_something_breaks(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> str:
        raise RuntimeError

    table = Table(Script([*SETUP, "l"]))
    monkeypatch.setattr(story, "show", broken)
    with pytest.raises(RuntimeError):
        table.run()
    assert len(list(state_folder().iterdir())) == 1


def test_a_folder_that_cannot_be_written(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (home / "state").write_text("no folder")
    monkeypatch.setattr("tempfile.gettempdir", lambda: str(home))
    shown = typed(*SETUP)
    assert f"--resume {home}/marrakesh-" in shown
    monkeypatch.setattr("tempfile.gettempdir", lambda: str(home / "none"))
    assert "The game could not be saved" in typed(*SETUP)


def test_leaving(home: Path) -> None:
    assert typed("q", "-").endswith("Goodbye.\n")
    assert not state_folder().exists()
    assert typed("q", "kept.txt").endswith("Saved in kept.txt\nGoodbye.\n")
    assert (home / "kept.txt").exists()
    assert "Saved in" in typed("q", "")
    assert len(list(state_folder().iterdir())) == 1
    assert typed("s a.txt", "q", "").endswith("Saved in a.txt\nGoodbye.\n")
    shown = typed("q", "none/x", "q", "n")
    assert "could not be saved" in shown
    assert shown.endswith("Goodbye.\n")


# --- together at one screen -----------------------------------------------------------------------


def test_the_screen_is_passed_on_and_secrets_stay_secret() -> None:
    script = Script(["", *SETUP, "", *SETUP, "", "1", "1", "1", ""])
    table = Table(script, bots=())
    screens: list[str] = []

    def clear(home: bool = True) -> None:
        screens.append(table.out.getvalue())
        table.out.truncate(0)
        table.out.seek(0)

    table.play.console.clear = clear  # type: ignore[method-assign]
    screens.append(table.run())
    own = [tile for tile in table.session.game.table.players[0].provisions if tile]
    seen = [screen for screen in screens if "Storage" in screen]
    assert script.prompts[:7] == ["", *["Ada> "] * 4, "", "Bilal> "]
    for screen in seen:
        ada = "Ada · 10 points" in screen
        assert ada != ("Bilal · 10 points" in screen)
        tiles = re.findall(r"Reveal provision tile (\d+)", screen)
        assert all((int(tile) in own) == ada for tile in tiles)
    assert "Pass the screen to Bilal, who then presses Enter." in "".join(screens)
