"""Mistakes on the command line."""

import re
from pathlib import Path
from typing import NamedTuple

import pytest

from marrakesh import Config, Game, records
from marrakesh.components.loader import BUILT_IN
from marrakesh.texts import languages, text
from terminal.cli.helpers import marrakesh
from wording import says


class Said(NamedTuple):
    """A message, and the start of the sentence before it."""

    key: str
    start: str
    params: dict[str, str | int]

    def check(self, sentence: str, lang: str) -> None:
        assert sentence.startswith(self.start)
        assert says(sentence, self.key, lang, **self.params), sentence


def said(key: str, start: str = "", /, **params: str | int) -> Said:
    return Said(key, start, params)


def choice(option: str, value: str, choices: str) -> Said:
    return said("cli-choice", option=option, value=value, choices=choices)


def unknown(kind: str, value: str, choices: str) -> Said:
    return said("config-unknown", kind=kind, value=value, choices=choices)


def leave_out(option: str) -> Said:
    return said("cli-resume", option=option)


def needs_module(option: str, module: str) -> Said:
    return said("cli-needs-modules", option=option, word=module)


def needs_solo(option: str) -> Said:
    return said("cli-needs-solo", option=option, word="pashabot")


def no_record(lang: str) -> Said:
    problem = text(lang)("record-no-record", expected="marrakesh record 1")
    return said("record-line", number=1, line="a letter", problem=problem)


def no_file(file: str) -> Said:
    return said("cli-file", file=file)


MISTAKES = {
    "bogus": said("cli-no-command", command="bogus", like="analyse, arena, backup, components, …"),
    "simulat": said("cli-no-command", command="simulat", like="simulate"),
    "--bogus": said("cli-no-option", option="--bogus", command="marrakesh"),
    "play --playrs 3": said("cli-like-option", option="--playrs", like="--players …"),
    "play --terminal=yes": said("cli-no-value", option="--terminal"),
    "play --names": said("cli-value-missing", option="--names"),
    "play --players 5": said("config-players", number=5),
    "play --players many": said("cli-whole", option="--players", value="many"),
    "play --edition gold": choice("--edition", "gold", "deluxe or essential"),
    "play --tower B3": choice("--tower", "B3", "B1 or B2"),
    "play --lang fr": choice("--lang", "fr", "en, de or nl"),
    "play --seed x": said("cli-whole", option="--seed", value="x"),
    "play --bots greedy,greedy": said("cli-bots", n=1, given="2"),
    "play --players 4 --bots greedy,random": said("cli-bots", n=3, given="2"),
    "play --bots gredy": said("bot-unknown", bot="gredy", known="random, greedy, …"),
    "play --bots greedy:soon": said("bot-limit", limit="soon"),
    "play --hot-seat --bots greedy": said("cli-bots", n=0, given="1"),
    "play --solo pashabot --bots greedy --lang de": said("cli-bots", n=0, given="1"),
    "play --resume other.txt --bots greedy": leave_out("--bots"),
    "play --resume odd.txt": said("bot-unknown", bot="nobody.Here"),
    "play --colours red,pink": said("cli-colours", given="red,pink", colours="red, blue, …"),
    "play --colours red,red": said("cli-colours", given="red,red"),
    "play --solo pashabot --colours yellow": said("cli-colours", given="yellow"),
    "play --names a,b,c": said("cli-names", n=2, given="3"),
    "play --components nowhere": said("comp-no-folder", "nowhere: "),
    "play --resume nowhere": said("cli-file", file="nowhere", reason="No such file or directory"),
    "play --resume other.txt": no_record("en"),
    "play --resume other.txt --players 3": leave_out("--players"),
    "play --resume other.txt --modules all": leave_out("--modules"),
    "play --resume other.txt --library gray": leave_out("--library"),
    "play --modules camel": unknown("modules", "camel", "staircase-tiles, imam-sultan, …"),
    "play --modules all,none": unknown("modules", "all", "…"),
    "play --preset full": choice("--preset", "full", "first-game, base, nomads, camels or all"),
    "play --staircase 1a": needs_module("--staircase", "staircase-tiles"),
    "play --preset all --staircase 1a": said("config-staircase"),
    "play --offices new": needs_module("--offices", "exchange-offices"),
    "play --buildings back --lang de": needs_module("--buildings", "special-buildings"),
    "play --modules nomads --library gray": needs_module("--library", "special-buildings"),
    "play --modules all --offices old": choice("--offices", "old", "mixed or new"),
    "play --players 1": said("cli-alone"),
    "play --solo robot": choice("--solo", "robot", "pashabot or simplified"),
    "play --solo pashabot --players 2": said("config-solo-players", number=2),
    "play --solo pashabot --difficulty mean": choice(
        "--difficulty", "mean", "easy, normal or hard"
    ),
    "play --solo pashabot --variants big": unknown("variants", "big", "few-tiles, …"),
    "play --difficulty easy": needs_solo("--difficulty"),
    "play --variants few-tiles --lang nl": needs_solo("--variants"),
    "play --solo simplified --difficulty hard --lang de": needs_solo("--difficulty"),
    "play --solo pashabot --difficulty hard --variants square-once": said("config-exclusive"),
    "play --solo pashabot --names a,b": said("cli-names", n=1, given="2"),
    "play --resume other.txt --solo pashabot": leave_out("--solo"),
    "play --resume other.txt --difficulty easy": leave_out("--difficulty"),
    "simulate --solo simplified --variants few-tiles": needs_solo("--variants"),
    "tile strategy 16": said("help-number", kind="strategy tile", number="16", most=15),
    "simulate --modules horses": unknown("modules", "horses", "…"),
    "simulate --preset base --buildings front": needs_module("--buildings", "special-buildings"),
    "modules all": said("cli-extra", words="all", command="marrakesh modules"),
    "replay": said("cli-missing", what="FILE", example="marrakesh replay FILE"),
    "replay nowhere": no_file("nowhere"),
    "replay .": no_file("."),
    "replay other.txt --lang de": no_record("de"),
    "replay bytes": said("record-line", number=1, problem=text("en")("record-not-text")),
    "components --kind scrols": said("cli-kind", kind="scrols", like="scrolls"),
    "components --kind xyz": said("cli-kind", kind="xyz", like="colours, frame, river, …"),
    "components --components bad": said("comp-not-here", "scrolls.toml, scroll 99: ", right="1–72"),
    "tile": said("cli-missing", what="KIND NUMBER"),
    "tile scroll": said("help-ask-number", kind="scroll", most=72),
    "tile award": said("help-ask-which", kind="award tile", known="1a, 1b, 2a, …"),
    "tile scroll 73": said("help-number", kind="scroll", number="73", most=72),
    "tile kamel 3 --lang de": said("help-kind", kind="kamel"),
    "simulate --games 0": said("cli-at-least", option="--games", value="0", least="1"),
    "simulate --players 1": said("cli-alone"),
    "simulate --processes 999": said(
        "cli-between", option="--processes", value="999", least="1", most="256"
    ),
    "simulate --json .": said("cli-folder", option="--json", value="."),
    "simulate --components nowhere": said("comp-no-folder", "nowhere: "),
    "simulate --games 1 --json nowhere/x": no_file("nowhere/x"),
}
"""Mistakes, and the message that answers them."""


@pytest.mark.parametrize("line", MISTAKES)
def test_usage_error_is_reported_in_one_sentence(line: str, home: Path) -> None:
    (home / "other.txt").write_text("a letter\nand nothing more\n")
    (home / "bytes").write_bytes(b"\xff\xfe\x00")
    records.save(Game.new(Config(), 1), home / "odd.txt", bots={1: "nobody.Here"})
    (home / "bad").mkdir()
    scrolls = (BUILT_IN / "scrolls.toml").read_text()
    (home / "bad" / "scrolls.toml").write_text(scrolls.replace("number = 9\n", "number = 99\n"))
    result = marrakesh(*re.sub("^play", "play --terminal", line).split())
    assert result.exit_code == 2
    assert "Traceback" not in result.stderr
    (sentence,) = (row for row in result.stderr.splitlines() if not row.endswith(" of 1"))
    lang = line.partition(" --lang ")[2]
    MISTAKES[line].check(sentence, lang if lang in languages() else "en")
    assert isinstance(result.exception, SystemExit)


LANGUAGE = {
    "bogus": said("cli-no-command", command="bogus"),
    "--bogus": said("cli-no-option", option="--bogus"),
    "play --bogus": said("cli-like-option", option="--bogus"),
    "play --terminal=x": said("cli-no-value", option="--terminal"),
    "play --players x": said("cli-whole", option="--players", value="x"),
    "simulate --games 0": said("cli-at-least", least="1"),
    "serve --port 70000": said("cli-between", least="0", most="65535"),
    "play --edition gold": said("cli-choice", option="--edition", value="gold"),
    "replay": said("cli-missing", what="FILE"),
    "arena": said("cli-missing", what="--bots"),
    "modules all": said("cli-extra", words="all"),
    "simulate --json .": said("cli-folder"),
    "play --terminal --bots gredy": said("bot-unknown", bot="gredy"),
    "arena --bots greedy:x": said("bot-limit", limit="x"),
    "study --bots grady": said("bot-unknown", bot="grady"),
    "analyse x --bot greedy": said("bot-no-judge", bot="greedy"),
    "components --components none": said("comp-no-folder", "none: "),
    "components --components bad": said("comp-not-here", "scrolls.toml, scroll 99: "),
    "components --kind xyz": said("cli-kind", kind="xyz"),
    "play --terminal --players 1": said("cli-alone"),
    "tile scroll": said("help-ask-number", most=72),
    "tile building": said("help-ask-which"),
    "play --terminal --port 1": said("play-needs-browser", option="--port"),
}


@pytest.mark.parametrize("line", LANGUAGE)
def test_usage_error_is_reported_in_the_chosen_language(
    line: str, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (home / "bad").mkdir()
    scrolls = (BUILT_IN / "scrolls.toml").read_text()
    (home / "bad" / "scrolls.toml").write_text(scrolls.replace("number = 9\n", "number = 99\n"))
    answers = set()
    for lang in languages():
        asked = marrakesh(*line.split(), "--lang", lang)
        assert asked.exit_code == 2
        LANGUAGE[line].check(asked.stderr, lang)
        answers.add(asked.stderr)
        monkeypatch.setenv("LC_ALL", f"{lang}.UTF-8")
        assert marrakesh(*line.split()).stderr == asked.stderr
        monkeypatch.setenv("LC_ALL", "C")
        assert marrakesh(*line.split(), f"--lang={lang}").stderr == asked.stderr
    assert len(answers) == len(languages())


def test_bug_is_reported_without_a_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("oops")

    monkeypatch.setattr(records, "read", broken)
    result = marrakesh("replay", "x")
    assert result.exit_code == 2
    assert says(result.stderr, "cli-bug", error="RuntimeError: oops")
    monkeypatch.setenv("MARRAKESH_DEBUG", "1")
    assert isinstance(marrakesh("replay", "x").exception, RuntimeError)
