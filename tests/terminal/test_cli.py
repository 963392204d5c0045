"""The command `marrakesh`: what it shows, and how it answers mistakes."""

import json
import os
import random
import re
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from marrakesh import Config, Game, records
from marrakesh.cli import cli
from marrakesh.commands.options import usual_language
from marrakesh.components.box import KINDS
from marrakesh.components.loader import BUILT_IN
from marrakesh.narration import left_out_notes
from marrakesh.rules import compiled
from marrakesh.rules.config import MODULES
from marrakesh.rules.pashabot.variants import DIFFICULTIES, VARIANTS
from marrakesh.texts import languages, text
from marrakesh.versions import version


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An English system with a folder of its own."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.delenv("MARRAKESH_DEBUG", raising=False)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def marrakesh(*args: str, typed: str = "") -> Result:
    return CliRunner().invoke(cli, args, input=typed, prog_name="marrakesh")


def shown(*args: str, typed: str = "") -> str:
    """What a command that succeeds shows."""
    result = marrakesh(*args, typed=typed)
    assert result.exit_code == 0, result.stderr
    return result.stdout


def recorded(
    file: Path, decisions: int = 10_000, components: Path | None = None, preset: str = "base"
) -> Game:
    """A game of random decisions in a file."""
    chosen = random.Random(2)
    game = Game.new(Config.preset(preset, 3), 2, components)
    while not game.over and decisions:
        game.apply(chosen.choice(game.legal_actions()))
        decisions -= 1
    records.save(game, file, ["Ada", "Ben", "Cleo"], {2: "random"})
    return game


# ---- in general


def test_version() -> None:
    engine = "compiled" if compiled() else "plain Python"
    assert shown("--version") == f"marrakesh {version()}, {engine} engine\n"


def test_without_a_command_it_explains_itself() -> None:
    for name in ("components", "modules", "play", "replay", "simulate", "tile", "arena", "study"):
        assert f"\n  {name}" in shown()
        assert f"Usage: marrakesh {name}" in shown(name, "--help")


def test_the_readme_names_commands_that_exist() -> None:
    readme = Path(__file__).parents[2] / "README.md"
    for command in re.findall(r"^\| `marrakesh (\w+)", readme.read_text(encoding="utf-8"), re.M):
        assert command in cli.commands


@pytest.mark.parametrize(
    ("lc_all", "lang", "expected"),
    [
        ("de_AT.UTF-8", "nl_NL", "de"),
        ("", "nl_NL.UTF-8", "nl"),
        ("", "fr_FR", "en"),
        ("C", "de_DE", "en"),
        ("", "", "en"),
    ],
)
def test_the_language_is_that_of_the_system(
    lc_all: str, lang: str, expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", lc_all)
    monkeypatch.setenv("LANG", lang)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    assert usual_language() == expected


# ---- mistakes

MISTAKES = {
    "bogus": "There is no command “bogus”: try analyse, arena, components",
    "simulat": "There is no command “simulat”: try simulate.",
    "--bogus": "There is no option --bogus here: marrakesh --help shows",
    "play --playrs 3": "There is no option --playrs here: try --players",
    "play --terminal=yes": "--terminal takes no value",
    "play --names": "--names needs a value after it.",
    "play --players 5": "The game is for 2 to 4 players, not 5.",
    "play --players many": "--players must be a whole number, not “many”.",
    "play --edition gold": "--edition cannot be “gold”: choose deluxe or essential.",
    "play --tower B3": "--tower cannot be “B3”: choose B1 or B2.",
    "play --lang fr": "--lang cannot be “fr”: choose en, de or nl.",
    "play --seed x": "--seed must be a whole number, not “x”.",
    "play --bots greedy,greedy": "There is 1 opponent, but --bots has 2.",
    "play --players 4 --bots greedy,random": "There are 3 opponents, but --bots has 2: name one",
    "play --bots gredy": "There is no bot “gredy”: ours are random, greedy",
    "play --bots greedy:soon": "“soon” is no limit for a bot: write 1s, 200ms",
    "play --hot-seat --bots greedy": "Nobody is played by a bot here: leave out --bots.",
    "play --solo pashabot --bots greedy --lang de": "Hier spielt kein Bot mit",
    "play --resume other.txt --bots greedy": "leave out --bots, or --resume",
    "play --resume odd.txt": "There is no bot “nobody.Here”",
    "play --names a,b,c": "There are 2 players, but --names has 3 names.",
    "play --components nowhere": "nowhere: there is no such folder",
    "play --resume nowhere": "The file “nowhere” cannot be opened: No such file or directory",
    "play --resume other.txt": "Line 1, “a letter”: this is not a game record",
    "play --resume other.txt --players 3": "leave out --players, or --resume",
    "play --resume other.txt --modules all": "leave out --modules, or --resume",
    "play --resume other.txt --library gray": "leave out --library, or --resume",
    "play --modules camel": "There is no module “camel”: choose staircase-tiles, imam-sultan",
    "play --modules all,none": "There is no module “all”: choose",
    "play --preset full": "cannot be “full”: choose first-game, base or all.",
    "play --staircase 1a": "--staircase is of no use without the module staircase-tiles: add it",
    "play --preset all --staircase 1a": "Choose 12 different staircase tiles with their sides",
    "play --offices new": "--offices is of no use without the module exchange-offices",
    "play --buildings back --lang de": "--buildings nützt nichts ohne das Modul special-buildings",
    "play --modules nomads --library gray": "--library is of no use without the module special-bu",
    "play --modules all --offices old": "--offices cannot be “old”: choose mixed or new.",
    "play --players 1": "against the Pashabot: write --solo pashabot instead of --players 1.",
    "play --solo robot": "--solo cannot be “robot”: choose pashabot or simplified.",
    "play --solo pashabot --players 2": "Solo is for 1 player, not 2",
    "play --solo pashabot --difficulty mean": "cannot be “mean”: choose easy, normal or hard.",
    "play --solo pashabot --variants big": "There is no variant “big”: choose few-tiles",
    "play --difficulty easy": "--difficulty makes the Pashabot easier or harder: add --solo",
    "play --variants few-tiles --lang nl": "--variants maakt de Pashabot makkelijker of moeilijker",
    "play --solo simplified --difficulty hard --lang de": "--difficulty macht den Pashabot",
    "play --solo pashabot --difficulty hard --variants square-once": "exclude each other",
    "play --solo pashabot --names a,b": "There is 1 player, but --names has 2 names.",
    "play --resume other.txt --solo pashabot": "leave out --solo, or --resume",
    "play --resume other.txt --difficulty easy": "leave out --difficulty, or --resume",
    "simulate --solo simplified --variants few-tiles": "--variants makes the Pashabot",
    "tile strategy 16": "There is no strategy 16; the numbers run from 1 to 15.",
    "simulate --modules horses": "There is no module “horses”",
    "simulate --preset base --buildings front": "--buildings is of no use without the module",
    "modules all": "This is too much: all.",
    "replay": "FILE is missing, as in marrakesh replay FILE.",
    "replay nowhere": "The file “nowhere” cannot be opened",
    "replay .": "The file “.” cannot be opened",
    "replay other.txt --lang de": "Zeile 1, „a letter“: Das ist keine Aufzeichnung",
    "replay bytes": "not UTF-8 text",
    "components --kind scrols": "There is no kind of component “scrols”: try scrolls.",
    "components --kind xyz": "try colours, frame, river",
    "components --components bad": "scroll 99: does not belong here",
    "tile": "KIND NUMBER is missing",
    "tile scroll": "Which scroll? Say a number from 1 to 72 too, as in scroll 7.",
    "tile award": "Which award? Say one of these too: 1a, 1b, 2a",
    "tile scroll 73": "There is no scroll 73; the numbers run from 1 to 72.",
    "tile kamel 3 --lang de": "„kamel“",
    "simulate --games 0": "--games must be a whole number of at least 1, not “0”.",
    "simulate --players 1": "write --solo pashabot instead of --players 1.",
    "simulate --processes 999": "--processes must be a whole number from 1 to 256, not “999”.",
    "simulate --json .": "--json must be a file, and “.” is a folder.",
    "simulate --components nowhere": "nowhere: there is no such folder",
    "simulate --games 1 --json nowhere/x": "The file “nowhere/x” cannot be opened",
}


@pytest.mark.parametrize("line", MISTAKES)
def test_a_mistake_is_answered_with_a_sentence(line: str, home: Path) -> None:
    (home / "other.txt").write_text("a letter\nand nothing more\n")
    (home / "bytes").write_bytes(b"\xff\xfe\x00")
    records.save(Game.new(Config(), 1), home / "odd.txt", bots={1: "nobody.Here"})
    (home / "bad").mkdir()
    scrolls = (BUILT_IN / "scrolls.toml").read_text()
    (home / "bad" / "scrolls.toml").write_text(scrolls.replace("number = 9\n", "number = 99\n"))
    result = marrakesh(*re.sub("^play", "play --terminal", line).split())
    assert result.exit_code == 2
    assert MISTAKES[line] in result.stderr
    assert "Traceback" not in result.stderr
    sentences = [text for text in result.stderr.splitlines() if not text.endswith(" of 1")]
    assert len(sentences) == 1, sentences
    assert isinstance(result.exception, SystemExit)


LANGUAGE = {
    "bogus": ["There is no command", "Einen Befehl „bogus“ gibt es nicht", "Een opdracht ‘bogus’"],
    "--bogus": ["There is no option", "Eine Option --bogus gibt es", "Een optie --bogus bestaat"],
    "play --bogus": ["There is no option", "Eine Option --bogus gibt", "Een optie --bogus bestaat"],
    "play --terminal=x": ["takes no value", "hat keinen Wert", "heeft geen waarde"],
    "play --players x": ["a whole number", "eine ganze Zahl sein", "een geheel getal zijn"],
    "simulate --games 0": ["of at least 1", "eine ganze Zahl ab 1", "een geheel getal vanaf 1"],
    "serve --port 70000": ["from 0 to 65535", "von 0 bis 65535", "van 0 tot en met 65535"],
    "play --edition gold": ["choose deluxe or", "Wähle deluxe oder", "kies deluxe of"],
    "replay": ["FILE is missing", "FILE fehlt", "FILE ontbreekt"],
    "arena": ["--bots is missing", "--bots fehlt", "--bots ontbreekt"],
    "modules all": ["This is too much", "Das ist zu viel", "Dit is te veel"],
    "simulate --json .": ["is a folder", "ist ein Ordner", "is een map"],
    "play --terminal --bots gredy": [
        "There is no bot",
        "Einen Bot „gredy“ gibt",
        "Een bot ‘gredy’",
    ],
    "arena --bots greedy:x": ["is no limit", "ist keine Grenze", "is geen limiet"],
    "study --bots grady": ["There is no bot", "Einen Bot „grady“ gibt", "Een bot ‘grady’"],
    "analyse x --bot greedy": ["cannot tell how good", "kann nicht sagen", "kan niet zeggen"],
    "components --components none": [
        "no such folder",
        "Ordner gibt es nicht",
        "zo’n map is er niet",
    ],
    "components --components bad": ["does not belong", "gehört nicht hierher", "hoort hier niet"],
    "components --kind xyz": ["no kind of", "keine Komponenten der Art", "geen soort onderdelen"],
    "play --terminal --players 1": ["instead of", "statt", "in plaats van"],
    "tile scroll": ["Which scroll?", "Welche Nummer?", "Welk nummer?"],
    "tile building": ["Which building?", "Was davon?", "Welke ervan?"],
    "play --terminal --port 1": ["in the browser", "Spiele im Browser", "in de browser"],
}
"""Mistakes, and how each language answers them."""


@pytest.mark.parametrize("line", LANGUAGE)
def test_a_mistake_is_answered_in_the_chosen_language(
    line: str, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (home / "bad").mkdir()
    scrolls = (BUILT_IN / "scrolls.toml").read_text()
    (home / "bad" / "scrolls.toml").write_text(scrolls.replace("number = 9\n", "number = 99\n"))
    for lang, words in zip(languages(), LANGUAGE[line], strict=True):
        asked = marrakesh(*line.split(), "--lang", lang)
        assert asked.exit_code == 2
        assert words in asked.stderr
        monkeypatch.setenv("LC_ALL", f"{lang}.UTF-8")
        assert marrakesh(*line.split()).stderr == asked.stderr
        monkeypatch.setenv("LC_ALL", "C")
        assert marrakesh(*line.split(), f"--lang={lang}").stderr == asked.stderr


def test_a_bug_is_told_without_a_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("oops")

    monkeypatch.setattr(records, "read", broken)
    result = marrakesh("replay", "x")
    assert result.exit_code == 2
    assert "a bug in Marrakesh (RuntimeError: oops)" in result.stderr
    monkeypatch.setenv("MARRAKESH_DEBUG", "1")
    assert isinstance(marrakesh("replay", "x").exception, RuntimeError)


# ---- playing


def test_play_until_the_input_ends() -> None:
    out = shown("play", "--terminal", "--seed", "3", "--names", "Zoe", typed="1\n1\n1\n1\n")
    assert "Marrakesh · Essential Edition · Zoe and Bilal · seed 3" in out
    assert "Season 1, round 1" in out
    assert "browser" not in out
    (file,) = re.findall("--resume (.*)", out)
    assert records.load(Path(file)).config == Config()


@pytest.mark.parametrize("option", ["--hot-seat", "--players=3", "--resume=game.txt"])
def test_games_are_chosen_in_the_browser_or_with_terminal(option: str) -> None:
    result = marrakesh("play", option)
    assert result.exit_code == 2
    name, _, _ = option.partition("=")
    assert result.stderr.startswith(f"{name} is for games in the terminal: add --terminal")


@pytest.mark.parametrize("option", ["--port=8001", "--database=sqlite:///x"])
def test_a_port_or_a_database_has_no_use_in_the_terminal(option: str) -> None:
    result = marrakesh("play", "--terminal", option)
    assert result.exit_code == 2
    assert result.stderr.startswith(f"{option.partition('=')[0]} is for games in the browser")


def test_play_in_another_setting() -> None:
    args = ["--players", "4", "--edition", "deluxe", "--tower", "B2", "--first-game"]
    out = shown(
        "play", "--terminal", *args, "--hot-seat", "--lang", "de", "--seed", "9", typed="\n"
    )
    assert "Deluxe-Version · Spieler 1, Spieler 2, Spieler 3 und Spieler 4" in out
    (file,) = re.findall("--resume (.*)", out)
    assert records.load(Path(file)).config == Config(4, "deluxe", "B2", first_game=True)
    assert records.replay(Path(file).read_text()).bots == {}


def test_a_saved_game_remembers_its_bots(home: Path) -> None:
    args = ["--players", "3", "--bots", "greedy, random"]
    shown("play", "--terminal", *args, typed="s game.txt\nq\n-\n")
    assert records.replay((home / "game.txt").read_text()).bots == {1: "greedy", 2: "random"}
    out = shown("play", "--terminal", "--resume", "game.txt", typed="1\n" * 6 + "s\nq\n-\n")
    assert "Player 1, Bilal and Chama" in out
    told = records.replay((home / "game.txt").read_text())
    assert {step.seat for step in told} == {0, 1, 2}
    assert told.bots == {1: "greedy", 2: "random"}


def test_one_bot_is_for_all_and_usually_greedy(home: Path) -> None:
    for given, bot in (([], "greedy"), (["--bots", "random"], "random")):
        shown("play", "--terminal", "--players", "4", *given, typed="s a.txt\nq\n-\n")
        assert records.replay((home / "a.txt").read_text()).bots == dict.fromkeys((1, 2, 3), bot)


def config_of(*args: str) -> Config:
    """The configuration of a game that is started with these options."""
    out = shown("play", "--terminal", "--seed", "9", *args)
    (file,) = re.findall("--resume (.*)", out)
    return records.load(Path(file)).config


def test_play_with_modules() -> None:
    everything = frozenset(MODULES)
    tiles = [f"{tile}a" for tile in range(1, 13)]
    assert config_of("--modules", "camels, nomads") == Config(
        modules=frozenset(("camels", "nomads"))
    )
    assert config_of("--preset", "all") == config_of("--modules", "all") == Config.preset("all")
    assert config_of("--preset", "first-game") == Config(first_game=True)
    assert config_of("--preset", "all", "--modules", "none") == Config()
    args = ["--offices", "new", "--buildings", "back", "--library", "yellow"]
    assert config_of("--preset", "all", *args, "--staircase", ",".join(tiles)) == Config(
        modules=everything,
        staircase=tuple(tiles),
        offices="new",
        buildings="back",
        library="yellow",
    )


@pytest.mark.parametrize("lang", languages())
def test_play_tells_which_modules_are_played_and_what_is_left_out(lang: str) -> None:
    say = text(lang)
    out = shown("play", "--terminal", "--modules", "luxury-goods", "--lang", lang)
    words = " ".join(out.split("\n╭")[0].split())
    assert say("module-luxury-goods") in words
    notes = left_out_notes(Config(modules=frozenset({"luxury-goods"})), lang)
    assert notes
    assert all(note in words for note in notes)
    assert say("module-luxury-goods") not in shown("play", "--terminal", "--lang", lang)


@pytest.mark.parametrize("lang", languages())
def test_modules_are_listed(lang: str) -> None:
    out = " ".join(shown("modules", "--lang", lang).split())
    for module in MODULES:
        assert f"{module} {text(lang)(f'module-{module}')} – " in out


def test_play_alone() -> None:
    assert config_of("--solo", "pashabot") == Config.solo_game()
    assert config_of("--solo", "pashabot", "--difficulty", "hard") == Config.solo_game("hard")
    args = ["--solo", "pashabot", "--variants", "few-tiles, full-bag", "--modules", "nomads"]
    assert config_of(*args) == Config(
        1,
        modules=frozenset({"nomads"}),
        solo="pashabot",
        variants=frozenset({"few-tiles", "full-bag"}),
    )
    mixed = config_of("--solo", "pashabot", "--difficulty", "easy", "--variants", "dear-gates")
    assert mixed.variants == Config.solo_game("easy").variants | {"dear-gates"}
    assert config_of("--solo", "simplified", "--players", "1") == Config(1, solo="simplified")


@pytest.mark.parametrize("solo", ["pashabot", "simplified"])
def test_a_solo_game_is_resumed_and_replayed(solo: str, home: Path) -> None:
    out = shown("play", "--terminal", "--solo", solo, "--seed", "3", "--names", "Zoe",
                typed="1\n" * 30 + "s game.txt\nq\n-\n")  # fmt: skip
    assert "Zoe and Pashabot" in out
    again = shown("play", "--terminal", "--resume", "game.txt", typed="1\n" * 1000)
    assert "Zoe and Pashabot" in again
    assert "Pass the screen" not in again
    out = shown("replay", "game.txt", "--lang", "de")
    assert out.count("1 Zoe › ") == 30
    assert "Der Pashabot nimmt" in " ".join(out.split())


@pytest.mark.parametrize("lang", languages())
def test_variants_are_listed(lang: str) -> None:
    out = " ".join(shown("modules", "--lang", lang).split())
    for variant in VARIANTS:
        assert f"{variant} {text(lang)(f'variant-{variant}')} – " in out
    for difficulty in DIFFICULTIES:
        assert f"{difficulty} {text(lang)(f'difficulty-{difficulty}')} – " in out


def test_the_same_seed_is_the_same_game() -> None:
    typed = "1\n1\n1\n1\nselect green\nselect red\nselect gray\n"
    one, other = (
        shown("play", "--terminal", "--seed", "4", typed=typed).split("Your game is saved")[0]
        for _ in range(2)
    )
    assert one == other
    third = shown("play", "--terminal", typed=typed)
    assert third.split("seed")[1] != one.split("seed")[1]


def test_resume(home: Path) -> None:
    file = home / "game.txt"
    recorded(file, 200)
    before = file.read_text()
    out = shown("play", "--terminal", "--resume", str(file), typed="\nl 9999\ns\nq\n-\n")
    assert "Ada, Ben and Cleo" in out
    assert "is the start player" in " ".join(out.split())
    assert "Pass the screen to" in out
    assert f"Saved in {file}" in out
    assert file.read_text().startswith(before)


def test_resume_with_other_components(home: Path) -> None:
    (home / "own").mkdir()
    frame = (BUILT_IN / "frame.toml").read_text()
    (home / "own" / "frame.toml").write_text(frame.replace("start_score = 10", "start_score = 12"))
    recorded(home / "game.txt", 0, home / "own")
    assert "--components" in marrakesh("play", "--terminal", "--resume", "game.txt").stderr
    out = shown("play", "--terminal", "--resume", "game.txt", "--components", "own", typed="\n")
    assert "Ada · 12 points" in out


# ---- looking at games


@pytest.mark.parametrize("lang", languages())
def test_replay_tells_the_whole_game(lang: str, home: Path) -> None:
    game = recorded(home / "game.txt")
    out = shown("replay", "game.txt", "--lang", lang)
    assert len(re.findall(r"^[123] (Ada|Ben|Cleo) › ", out, re.M)) == len(game.history)
    assert out.count("Ada") > 100
    for score in game.scores:
        assert str(score) in out.rstrip().splitlines()[-4]
    assert max(len(line) for line in out.splitlines()) <= 80


def test_replay_of_a_running_game(home: Path) -> None:
    recorded(home / "game.txt", 50)
    assert "The record ends here; the game is not over." in shown("replay", "game.txt")


def test_replay_and_resume_with_all_modules(home: Path) -> None:
    game = recorded(home / "game.txt", 120, preset="all")
    out = shown("replay", "game.txt", "--lang", "de")
    assert len(re.findall(r"^[123] (Ada|Ben|Cleo) › ", out, re.M)) == len(game.history)
    assert text("de")("phase-buildings") in out
    out = shown("play", "--terminal", "--resume", "game.txt", typed="\nb\nq\n-\n")
    assert text("en")("module-camels") in out
    assert text("en")("board-race") in out


def test_components() -> None:
    out = shown("components")
    for kind in KINDS:
        assert f"│ {kind} " in out
    assert "Printed: a rulebook states it in words." in out
    assert "Summe" in shown("components", "--lang", "de")


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_component_is_listed(kind: str) -> None:
    out = shown("components", "--kind", kind)
    assert "* reconstructed" in out
    assert out.startswith(kind)


@pytest.mark.parametrize("kind", KINDS)
def test_no_word_is_broken_at_80_columns(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    narrow = re.sub("[│┃]", " ", shown("components", "--kind", kind)).split()
    monkeypatch.setenv("COLUMNS", "1000")
    wide = re.sub("[│┃]", " ", shown("components", "--kind", kind)).split()
    drawn = re.compile("[┏┡└┗━─┓┩┘]+")
    assert {word for word in narrow if not drawn.match(word)} <= {*wide, "·"}


def test_luxury_goods_are_listed_in_a_line_each(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    rows = [row.rstrip() for row in shown("components", "--kind", "luxury_goods").splitlines()]
    assert "1 slipper       points 2 · cost yellow* · gain 1 date*" in rows
    assert len(rows) < 50  # a line or two for each of 35


def test_awards_are_listed_in_words() -> None:
    out = shown("components", "--kind", "awards")
    assert "Benefit(" not in out
    assert "…" not in out
    assert "green: 2" in out


def test_components_of_a_folder(home: Path) -> None:
    (home / "own").mkdir()
    workshops = (BUILT_IN / "workshops.toml").read_text()
    (home / "own" / "workshops.toml").write_text(workshops.replace("points = 7", "points = 8"))
    assert re.search(
        r"│ 3 +│ 8 ", shown("components", "--kind", "workshops", "--components", "own")
    )


def test_tile() -> None:
    assert "Every rapid you cross gives you its bonus at once." in shown("tile", "scroll", "17")
    for words in (["river", "tile", "5"], ["river-tile", "05"], ["Fluss-Plättchen", "5"]):
        assert "River tile 05" in shown("tile", *words)
    assert "Oase 07" in shown("tile", "oasis", "7", "--lang", "nl")
    assert "07" in shown("tile", "town", "7")
    assert shown("tile", "strategy", "8") == shown("tile", "Strategieplättchen", "8")
    assert shown("tile", "Wüstenstadt", "7") == shown("tile", "town", "7")
    deluxe = shown("tile", "scroll", "50", "--edition", "deluxe")
    assert deluxe != shown("tile", "scroll", "50")


# ---- simulating


def test_simulate_shows_figures(home: Path) -> None:
    args = ["--games", "25", "--players", "3", "--edition", "deluxe", "--seed", "7"]
    result = marrakesh("simulate", *args, "--json", "figures.json")
    assert result.exit_code == 0
    for words in ("25 of 25", "Deluxe Edition", "games per second", "Options per decision"):
        assert words in result.stdout
    for words in ("Player 3", "Wins", "Luxury goods", "Provision tiles"):
        assert words in result.stdout
    assert result.stderr.splitlines()[-1] == "25 of 25"
    figures = json.loads((home / "figures.json").read_text())
    assert figures["games"] == 25
    assert figures["config"]["players"] == len(figures["seats"]) == 3
    assert sum(seat["wins"] for seat in figures["seats"]) == pytest.approx(1, abs=0.001)
    mean = sum(seat["score"]["mean"] for seat in figures["seats"]) / 3
    assert sum(figures["points_per_player"].values()) == pytest.approx(mean, abs=0.01)


def test_simulate_with_modules(home: Path) -> None:
    args = ["--games", "4", "--players", "3", "--preset", "all", "--buildings", "front"]
    out = shown("simulate", *args, "--json", "figures.json")
    for words in (text("en")("module-camels"), "Special buildings", "Luxury goods"):
        assert words in out
    figures = json.loads((home / "figures.json").read_text())
    assert figures["config"]["modules"] == list(MODULES)
    assert figures["config"]["offices"] == "mixed"
    assert {"finish", "race", "dung", "awards"} & figures["points_per_player"].keys()
    mean = sum(seat["score"]["mean"] for seat in figures["seats"]) / 3
    assert sum(figures["points_per_player"].values()) == pytest.approx(mean, abs=0.01)


def test_simulate_against_the_pashabot(home: Path) -> None:
    args = ["--games", "4", "--solo", "pashabot", "--difficulty", "hard"]
    out = shown("simulate", *args, "--json", "figures.json")
    for words in ("difficulty: hard", "│ Pashabot │", "┃ Pashabot ┃", "Keshis (strategy tiles)"):
        assert words in out
    figures = json.loads((home / "figures.json").read_text())
    assert figures["config"]["solo"] == "pashabot"
    assert figures["config"]["variants"] == ["dear-gates", "square-four-times", "full-bag"]
    assert len(figures["seats"]) == 2
    assert "levels" not in figures
    assert sum(seat["wins"] for seat in figures["seats"]) == pytest.approx(1, abs=0.001)


def test_simulate_against_the_simplified_pashabot(home: Path) -> None:
    args = ["--games", "4", "--solo", "simplified", "--modules", "desert-towns"]
    out = shown("simulate", *args, "--json", "figures.json")
    for words in ("simplified Pashabot", "Levels reached", "│     4 │    226 │  0.0% │"):
        assert words in out
    assert "Wins" not in out
    figures = json.loads((home / "figures.json").read_text())
    assert len(figures["seats"]) == 1
    assert figures["levels"] == [0, 0, 0, 0]


# ---- closed pipes


PIPED = (
    "--help", "play --help", "components", "modules", "tile scroll 17", "simulate --games 2",
    "arena --bots random --games 2 --processes 2", "replay game.txt", "verify game.txt",
    "analyse game.txt --bot search:1 --processes 1 --seat 1", "play --terminal --seed 3",
)  # fmt: skip


@pytest.mark.parametrize("line", PIPED)
def test_a_closed_pipe_ends_it_quietly(line: str, home: Path) -> None:
    recorded(home / "game.txt", 8)
    reading, writing = os.pipe()
    os.close(reading)
    command = [sys.executable, "-m", "marrakesh.cli", *line.split()]
    ended = subprocess.run(
        command, stdin=subprocess.DEVNULL, stdout=writing, stderr=subprocess.PIPE, check=False
    )
    os.close(writing)
    said = [row for row in ended.stderr.decode().splitlines() if " of " not in row]
    assert (ended.returncode, said) == (1, [])
    if line.startswith("play --terminal"):
        assert len(list((home / "state" / "marrakesh").iterdir())) == 1  # nothing is lost


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
@pytest.mark.parametrize("line", ["--help", "tile scroll 17"])
def test_an_output_that_is_full_is_told_in_a_sentence(line: str) -> None:
    command = [sys.executable, "-m", "marrakesh.cli", *line.split()]
    with Path("/dev/full").open("w") as full:
        ended = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, check=False)
    assert ended.returncode == 2
    assert ended.stderr.startswith(b"Something could not be read or written: ")
    assert ended.stderr.count(b"\n") == 1
