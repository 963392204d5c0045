"""Saving games, and sharing one screen."""

import re
from pathlib import Path

import pytest

from marrakesh import records
from marrakesh.paths import state_folder
from marrakesh.terminal import story
from marrakesh.texts import text
from terminal.session.helpers import SETUP, Script, Table, typed
from wording import says, times

# --- saving ---------------------------------------------------------------------------------------


def test_saved_game_can_be_read_back(home: Path) -> None:
    table = Table(Script([*SETUP, "select green", "s", "s my game.txt", "select red", "s"]))
    shown = table.run()
    assert says(shown, "term-save-name")
    assert times(shown, "term-saved", file="my game.txt") == 2
    told = records.replay(records.read(home / "my game.txt"))
    assert [step.action for step in told if step.seat == 0][-2:] == [2, 9]
    assert told.names == ["Ada", "Bilal"]
    assert told.bots == {1: "random"}
    assert told.game.view(0) == table.session.game.view(0)


def test_unwritable_file_is_reported() -> None:
    shown = typed("s nowhere/game.txt", "s .", "s \0")
    for file in ("nowhere/game.txt", ".", "\0"):
        assert says(shown, "term-save-failed", file=file)


@pytest.mark.parametrize("end", [EOFError, KeyboardInterrupt])
def test_game_is_saved_when_the_input_ends(end: type[BaseException]) -> None:
    table = Table(Script([*SETUP, "select green", end]))
    shown = table.run()
    (file,) = state_folder().iterdir()
    assert f"marrakesh play --terminal --resume {file}" in shown.replace("\n", "")
    assert records.load(file).history == table.session.game.history


def test_game_is_saved_after_a_crash(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> str:
        raise RuntimeError

    table = Table(Script([*SETUP, "l"]))
    monkeypatch.setattr(story, "show", broken)
    with pytest.raises(RuntimeError):
        table.run()
    assert len(list(state_folder().iterdir())) == 1


def test_unwritable_state_folder_is_replaced_or_reported(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (home / "state").write_text("no folder")
    monkeypatch.setattr("tempfile.gettempdir", lambda: str(home))
    shown = typed(*SETUP)
    assert f"--resume {home}/marrakesh-" in shown
    monkeypatch.setattr("tempfile.gettempdir", lambda: str(home / "none"))
    assert says(typed(*SETUP), "term-save-failed", file=f"{home}/none/…")


def ending(shown: str) -> list[str]:
    """Return the last two lines."""
    return shown.splitlines()[-2:]


def test_leaving_offers_to_save_the_game(home: Path) -> None:
    say = text("en")
    left = say("term-left")
    assert ending(typed("q", "-"))[-1] == left
    assert not state_folder().exists()
    assert ending(typed("q", "kept.txt")) == [say("term-saved", file="kept.txt"), left]
    assert (home / "kept.txt").exists()
    assert says(typed("q", ""), "term-saved")
    assert len(list(state_folder().iterdir())) == 1
    assert ending(typed("s a.txt", "q", "")) == [say("term-saved", file="a.txt"), left]
    shown = typed("q", "none/x", "q", "n")
    assert says(shown, "term-save-failed", file="none/x")
    assert ending(shown)[-1] == left


# --- sharing one screen ---------------------------------------------------------------------------


def test_secrets_stay_hidden_when_the_screen_is_passed_on() -> None:
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
    say = text("en")
    seen = [screen for screen in screens if say("board-storage") in screen]
    assert script.prompts[:7] == ["", *["Ada> "] * 4, "", "Bilal> "]
    for screen in seen:
        points = say("gain-point", n=10)
        ada = f"Ada · {points}" in screen
        assert ada != (f"Bilal · {points}" in screen)
        before, _, _ = say("do-provision", number="#", cost="").partition("#")
        tiles = re.findall(rf"{before}(\d+)", screen)
        assert all((int(tile) in own) == ada for tile in tiles)
    assert says("".join(screens), "term-pass", name="Bilal")
