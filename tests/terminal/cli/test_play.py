"""Playing from the command line."""

import re
from pathlib import Path

import pytest

from marrakesh import Config, records
from marrakesh.components.loader import BUILT_IN
from marrakesh.narration import left_out_notes
from marrakesh.rules.config import MODULES
from marrakesh.rules.pashabot.variants import DIFFICULTIES, VARIANTS
from marrakesh.texts import gain, languages, listing, text
from terminal.cli.helpers import marrakesh, recorded, shown
from wording import says


def test_play_saves_the_game_when_the_input_ends() -> None:
    out = shown("play", "--terminal", "--seed", "3", "--names", "Zoe", typed="1\n1\n1\n1\n")
    players = listing("en", ["Zoe", "Bilal"])
    edition = text("en")("edition-essential")
    assert says(out, "term-welcome", edition=edition, players=players, seed="3")
    assert says(out, "season-and-round", season=1, round=1)
    assert not says(out, "serve-running")
    (file,) = re.findall("--resume (.*)", out)
    assert records.load(Path(file)).config == Config()


@pytest.mark.parametrize("option", ["--hot-seat", "--players=3", "--resume=game.txt"])
def test_options_for_the_terminal_require_the_terminal_option(option: str) -> None:
    result = marrakesh("play", option)
    assert result.exit_code == 2
    name, _, _ = option.partition("=")
    assert says(result.stderr, "play-needs-terminal", option=name)


@pytest.mark.parametrize("option", ["--port=8001", "--database=sqlite:///x"])
def test_port_and_database_options_cannot_be_combined_with_the_terminal_option(option: str) -> None:
    result = marrakesh("play", "--terminal", option)
    assert result.exit_code == 2
    assert says(result.stderr, "play-needs-browser", option=option.partition("=")[0])


def test_play_uses_the_given_settings() -> None:
    args = ["--players", "4", "--edition", "deluxe", "--tower", "B2", "--first-game"]
    out = shown(
        "play", "--terminal", *args, "--hot-seat", "--lang", "de", "--seed", "9", typed="\n"
    )
    say = text("de")
    players = say.listing(say("term-player", number=number) for number in range(1, 5))
    edition = say("edition-deluxe")
    assert says(out, "term-welcome", "de", edition=edition, players=players, seed="9")
    (file,) = re.findall("--resume (.*)", out)
    assert records.load(Path(file)).config == Config(4, "deluxe", "B2", first_game=True)
    assert records.replay(Path(file).read_text()).bots == {}


def test_saved_game_keeps_its_bots(home: Path) -> None:
    args = ["--players", "3", "--bots", "greedy, random"]
    shown("play", "--terminal", *args, typed="s game.txt\nq\n-\n")
    assert records.replay((home / "game.txt").read_text()).bots == {1: "greedy", 2: "random"}
    out = shown("play", "--terminal", "--resume", "game.txt", typed="1\n" * 6 + "s\nq\n-\n")
    player = text("en")("term-player", number=1)
    assert listing("en", [player, "Bilal", "Chama"]) in out
    told = records.replay((home / "game.txt").read_text())
    assert {step.seat for step in told} == {0, 1, 2}
    assert told.bots == {1: "greedy", 2: "random"}


def test_single_bot_takes_all_other_seats_and_defaults_to_the_weakest_level(home: Path) -> None:
    for given, bot in (([], "apprentice"), (["--bots", "random"], "random")):
        shown("play", "--terminal", "--players", "4", *given, typed="s a.txt\nq\n-\n")
        assert records.replay((home / "a.txt").read_text()).bots == dict.fromkeys((1, 2, 3), bot)


def config_of(*args: str) -> Config:
    """Return the configuration of a game started with these options."""
    out = shown("play", "--terminal", "--seed", "9", *args)
    (file,) = re.findall("--resume (.*)", out)
    return records.load(Path(file)).config


def test_play_applies_modules_and_presets() -> None:
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
def test_play_lists_modules_and_tiles_left_out(lang: str) -> None:
    say = text(lang)
    out = shown("play", "--terminal", "--modules", "luxury-goods", "--lang", lang)
    words = " ".join(out.split("\n╭")[0].split())
    assert say("module-luxury-goods") in words
    notes = left_out_notes(Config(modules=frozenset({"luxury-goods"})), lang)
    assert notes
    assert all(note in words for note in notes)
    assert say("module-luxury-goods") not in shown("play", "--terminal", "--lang", lang)


@pytest.mark.parametrize("lang", languages())
def test_modules_command_lists_modules(lang: str) -> None:
    out = " ".join(shown("modules", "--lang", lang).split())
    for module in MODULES:
        assert f"{module} {text(lang)(f'module-{module}')} – " in out


def test_play_applies_solo_options() -> None:
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
def test_solo_game_is_resumed_and_replayed(solo: str, home: Path) -> None:
    out = shown("play", "--terminal", "--solo", solo, "--seed", "3", "--names", "Zoe",
                typed="1\n" * 30 + "s game.txt\nq\n-\n")  # fmt: skip
    players = listing("en", ["Zoe", "Pashabot"])
    assert players in out
    again = shown("play", "--terminal", "--resume", "game.txt", typed="1\n" * 1000)
    assert players in again
    assert not says(again, "term-pass")
    out = shown("replay", "game.txt", "--lang", "de")
    assert out.count("1 Zoe › ") == 30
    assert says(out, "event-bot-claim" if solo == "pashabot" else "event-bot-takes", "de")


@pytest.mark.parametrize("lang", languages())
def test_modules_command_lists_variants_and_difficulties(lang: str) -> None:
    out = " ".join(shown("modules", "--lang", lang).split())
    for variant in VARIANTS:
        assert f"{variant} {text(lang)(f'variant-{variant}')} – " in out
    for difficulty in DIFFICULTIES:
        assert f"{difficulty} {text(lang)(f'difficulty-{difficulty}')} – " in out


def test_same_seed_gives_the_same_game() -> None:
    typed = "1\n1\n1\n1\nselect green\nselect red\nselect gray\n"
    one, other = (
        shown("play", "--terminal", "--seed", "4", typed=typed).split("--resume")[0]
        for _ in range(2)
    )
    assert one == other
    third = shown("play", "--terminal", typed=typed).split("--resume")[0]
    assert third.splitlines()[1:] != one.splitlines()[1:]  # without the seed


def test_resume_continues_a_recorded_game(home: Path) -> None:
    file = home / "game.txt"
    recorded(file, 200)
    before = file.read_text()
    out = shown("play", "--terminal", "--resume", str(file), typed="\nl 9999\ns\nq\n-\n")
    assert listing("en", ["Ada", "Ben", "Cleo"]) in out
    assert says(out, "event-start-player")
    assert says(out, "term-pass")
    assert text("en")("term-saved", file=str(file)) in out
    assert file.read_text().startswith(before)


def test_resume_requires_the_components_of_the_record(home: Path) -> None:
    (home / "own").mkdir()
    frame = (BUILT_IN / "frame.toml").read_text()
    (home / "own" / "frame.toml").write_text(frame.replace("start_score = 10", "start_score = 12"))
    recorded(home / "game.txt", 0, home / "own")
    assert "--components" in marrakesh("play", "--terminal", "--resume", "game.txt").stderr
    out = shown("play", "--terminal", "--resume", "game.txt", "--components", "own", typed="\n")
    assert f"Ada · {gain('en', 12, 'point')}" in out
