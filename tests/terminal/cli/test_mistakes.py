"""Mistakes on the command line."""

import re
from pathlib import Path

import pytest

from marrakesh import Config, Game, records
from marrakesh.components.loader import BUILT_IN
from marrakesh.texts import languages
from terminal.cli.helpers import marrakesh

MISTAKES = {
    "bogus": "There is no command “bogus”: try analyse, arena, backup, components",
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
    "play --colours red,pink": "“red,pink” isn’t valid for --colours. Name at most one of red,",
    "play --colours red,red": "each only once",
    "play --solo pashabot --colours yellow": "not yellow in a game against the Pashabot",
    "play --names a,b,c": "There are 2 players, but --names has 3 names.",
    "play --components nowhere": "nowhere: there is no such folder",
    "play --resume nowhere": "The file “nowhere” cannot be opened: No such file or directory",
    "play --resume other.txt": "Line 1, “a letter”: this is not a game record",
    "play --resume other.txt --players 3": "leave out --players, or --resume",
    "play --resume other.txt --modules all": "leave out --modules, or --resume",
    "play --resume other.txt --library gray": "leave out --library, or --resume",
    "play --modules camel": "There is no module “camel”: choose staircase-tiles, imam-sultan",
    "play --modules all,none": "There is no module “all”: choose",
    "play --preset full": "cannot be “full”: choose first-game, base, nomads, camels or all.",
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
