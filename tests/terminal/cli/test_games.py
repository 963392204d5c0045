"""Reviewing recorded games, and simulating games."""

import json
import re
from pathlib import Path

import pytest

from marrakesh.components.box import KINDS
from marrakesh.components.loader import BUILT_IN
from marrakesh.narration import source_name
from marrakesh.rules.config import MODULES
from marrakesh.texts import languages, text
from terminal.cli.helpers import marrakesh, recorded, shown
from wording import says

# --- reviewing games ------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", languages())
def test_replay_describes_the_whole_game(lang: str, home: Path) -> None:
    game = recorded(home / "game.txt")
    out = shown("replay", "game.txt", "--lang", lang)
    assert len(re.findall(r"^[123] (Ada|Ben|Cleo) › ", out, re.M)) == len(game.history)
    assert out.count("Ada") > 100
    for score in game.scores:
        assert str(score) in out.rstrip().splitlines()[-4]
    assert max(len(line) for line in out.splitlines()) <= 80


def test_replay_reports_an_unfinished_game(home: Path) -> None:
    recorded(home / "game.txt", 50)
    assert says(shown("replay", "game.txt"), "retell-running")


def test_games_with_all_modules_can_be_replayed_and_resumed(home: Path) -> None:
    game = recorded(home / "game.txt", 120, preset="all")
    out = shown("replay", "game.txt", "--lang", "de")
    assert len(re.findall(r"^[123] (Ada|Ben|Cleo) › ", out, re.M)) == len(game.history)
    assert text("de")("phase-buildings") in out
    out = shown("play", "--terminal", "--resume", "game.txt", typed="\nb\nq\n-\n")
    assert text("en")("module-camels") in out
    assert text("en")("board-race") in out


def test_components_are_listed_with_their_sources() -> None:
    out = shown("components")
    for kind in KINDS:
        assert f"│ {kind} " in out
    assert says(out, "source-note", source="printed")
    assert says(shown("components", "--lang", "de"), "sheet-total", "de")


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_component_can_be_listed(kind: str) -> None:
    out = shown("components", "--kind", kind)
    assert f"* {text('en')('source-reconstructed')}" in out
    assert out.startswith(kind)


@pytest.mark.parametrize("kind", KINDS)
def test_no_word_is_broken_at_80_columns(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    narrow = re.sub("[│┃]", " ", shown("components", "--kind", kind)).split()
    monkeypatch.setenv("COLUMNS", "1000")
    wide = re.sub("[│┃]", " ", shown("components", "--kind", kind)).split()
    drawn = re.compile("[┏┡└┗━─┓┩┘]+")
    assert {word for word in narrow if not drawn.match(word)} <= {*wide, "·"}


def test_luxury_goods_are_listed_in_about_one_line_each(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    rows = [row.rstrip() for row in shown("components", "--kind", "luxury_goods").splitlines()]
    assert "1 slipper       points 2 · cost yellow* · gain 1 date*" in rows
    assert len(rows) < 50  # a line or two for each of the 35 goods


def test_awards_are_listed_in_words() -> None:
    out = shown("components", "--kind", "awards")
    assert "Benefit(" not in out
    assert "…" not in out
    assert "green: 2" in out


def test_components_come_from_the_given_folder(home: Path) -> None:
    (home / "own").mkdir()
    workshops = (BUILT_IN / "workshops.toml").read_text()
    (home / "own" / "workshops.toml").write_text(workshops.replace("points = 7", "points = 8"))
    assert re.search(
        r"│ 3 +│ 8 ", shown("components", "--kind", "workshops", "--components", "own")
    )


def test_tile_command_accepts_any_name_of_a_tile() -> None:
    assert says(shown("tile", "scroll", "17"), "scroll-17")
    for words in (["river", "tile", "5"], ["river-tile", "05"], ["Fluss-Plättchen", "5"]):
        assert says(shown("tile", *words), "river-tile-name", number="05")
    assert says(shown("tile", "oasis", "7", "--lang", "nl"), "oasis-name", "nl", number="07")
    assert says(shown("tile", "town", "7"), "town-name", number="07")
    assert shown("tile", "strategy", "8") == shown("tile", "Strategieplättchen", "8")
    assert shown("tile", "Wüstenstadt", "7") == shown("tile", "town", "7")
    deluxe = shown("tile", "scroll", "50", "--edition", "deluxe")
    assert deluxe != shown("tile", "scroll", "50")


# --- simulating -----------------------------------------------------------------------------------


def test_simulate_shows_figures(home: Path) -> None:
    args = ["--games", "25", "--players", "3", "--edition", "deluxe", "--seed", "7"]
    result = marrakesh("simulate", *args, "--json", "figures.json")
    assert result.exit_code == 0
    progress = text("en")("sim-of", n=25, all=25)
    assert progress in result.stdout
    for key in ("edition-deluxe", "sim-rate", "sim-options", "sim-wins", "group-luxury-goods"):
        assert says(result.stdout, key)
    assert says(result.stdout, "term-player", number=3)
    assert source_name("provisions") in result.stdout
    assert result.stderr.splitlines()[-1] == progress
    figures = json.loads((home / "figures.json").read_text())
    assert figures["games"] == 25
    assert figures["config"]["players"] == len(figures["seats"]) == 3
    assert sum(seat["wins"] for seat in figures["seats"]) == pytest.approx(1, abs=0.001)
    mean = sum(seat["score"]["mean"] for seat in figures["seats"]) / 3
    assert sum(figures["points_per_player"].values()) == pytest.approx(mean, abs=0.01)


def test_simulate_reports_figures_for_modules(home: Path) -> None:
    args = ["--games", "4", "--players", "3", "--preset", "all", "--buildings", "front"]
    out = shown("simulate", *args, "--json", "figures.json")
    for key in ("module-camels", "group-buildings", "group-luxury-goods"):
        assert says(out, key)
    figures = json.loads((home / "figures.json").read_text())
    assert figures["config"]["modules"] == list(MODULES)
    assert figures["config"]["offices"] == "mixed"
    assert {"finish", "race", "dung", "awards"} & figures["points_per_player"].keys()
    mean = sum(seat["score"]["mean"] for seat in figures["seats"]) / 3
    assert sum(figures["points_per_player"].values()) == pytest.approx(mean, abs=0.01)


def test_simulate_reports_figures_against_the_pashabot(home: Path) -> None:
    args = ["--games", "4", "--solo", "pashabot", "--difficulty", "hard"]
    out = shown("simulate", *args, "--json", "figures.json")
    for words in ("│ Pashabot │", "┃ Pashabot ┃", source_name("strategy")):
        assert words in out
    assert says(out, "solo-against", difficulty=text("en")("difficulty-hard"))
    figures = json.loads((home / "figures.json").read_text())
    assert figures["config"]["solo"] == "pashabot"
    assert figures["config"]["variants"] == ["dear-gates", "square-four-times", "full-bag"]
    assert len(figures["seats"]) == 2
    assert "levels" not in figures
    assert sum(seat["wins"] for seat in figures["seats"]) == pytest.approx(1, abs=0.001)


def test_simulate_reports_levels_against_the_simplified_pashabot(home: Path) -> None:
    args = ["--games", "4", "--solo", "simplified", "--modules", "desert-towns"]
    out = shown("simulate", *args, "--json", "figures.json")
    say = text("en")
    assert says(out, "solo-against-simplified")
    assert says(out, "sim-levels")
    highest = re.escape(say("solo-title-4"))
    assert re.search(rf"{highest} +│ +226 │ +{say('sim-share', share='0.0')} │", out)
    assert say("sim-wins") not in out
    figures = json.loads((home / "figures.json").read_text())
    assert len(figures["seats"]) == 1
    assert figures["levels"] == [0, 0, 0, 0]
