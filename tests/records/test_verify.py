"""`marrakesh verify`: whether a game was dealt with the seed whose hash was published."""

import random
import re
from functools import cache
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from marrakesh import Config, Game, records
from marrakesh.cli import cli
from marrakesh.records import RecordError, dumps, loads, replay, seed_hash
from marrakesh.texts import languages

SEED = 2**127 + 12345
HASH = seed_hash(SEED)


@cache
def record(hashed: bool = True) -> str:
    """The record of a game that has just begun."""
    game = Game.new(Config(), SEED)
    for _ in range(20):
        game.apply(game.legal_actions()[0])
    return dumps(game, ["Ada", "Ben"], {1: "greedy"}, seed_hash=HASH if hashed else "")


def verify(tmp_path: Path, text: str, *options: str) -> Result:
    file = tmp_path / "game.txt"
    file.write_text(text, encoding="utf-8")
    return CliRunner().invoke(cli, ["verify", str(file), "--lang", "en", *options])


def test_the_hash_is_that_of_a_plain_sentence() -> None:
    # printf 'marrakesh seed 7' | sha256sum
    assert seed_hash(7) == "8624c312bc7d570b1066bc8c0f211ba290484aa29b1e5118e664cd1076846908"


def test_the_hash_stands_in_the_record_and_is_read_again() -> None:
    assert f"\nseed hash: {HASH}\nnames: Ada; Ben\n" in record()
    assert replay(record()).seed_hash == HASH
    assert replay(record(hashed=False)).seed_hash == ""
    assert loads(record()).history == loads(record(hashed=False)).history


@pytest.mark.parametrize("wrong", ["0" * 64, "", "x", HASH.upper()])
def test_a_record_with_another_hash_is_refused(wrong: str) -> None:
    changed = record().replace(f"seed hash: {HASH}", f"seed hash: {wrong}".rstrip())
    with pytest.raises(RecordError) as refused:
        loads(changed)
    assert refused.value.line.startswith("seed hash:")
    assert changed.split("\n")[refused.value.number - 1] == refused.value.line


@pytest.mark.parametrize("lang", languages())
def test_why_it_is_refused_is_told_in_ones_language(lang: str) -> None:
    with pytest.raises(RecordError) as refused:
        loads(record().replace(HASH, "0" * 64))
    assert HASH in refused.value.explain(lang)


def test_a_right_record(tmp_path: Path) -> None:
    result = verify(tmp_path, record())
    assert result.exit_code == 0
    first, unfinished, second = result.stdout.splitlines()
    assert unfinished == "The game is not over: the record ends in season 1, round 1."
    assert first.startswith("The record is correct: all its 20 decisions follow the rules")
    assert str(SEED) in first
    assert HASH in second
    assert "published" in second


def test_whether_the_game_is_over_is_told(tmp_path: Path) -> None:
    chosen, game = random.Random(1), Game.new(Config(), 7)
    while not game.over:
        game.apply(chosen.choice(game.legal_actions()))
        if (game.table.season, game.table.round) == (2, 3):
            unfinished = dumps(game)
    assert "not over" not in verify(tmp_path, dumps(game)).stdout
    for lang, words in (
        ("en", "ends in season 2, round 3"),
        ("de", "hört in Durchgang 2, Runde 3 auf"),
        ("nl", "houdt op in seizoen 2, ronde 3"),
    ):
        assert words in verify(tmp_path, unfinished, "--lang", lang).stdout


def test_the_hash_that_somebody_wrote_down(tmp_path: Path) -> None:
    for text in (record(), record(hashed=False)):
        result = verify(tmp_path, text, "--hash", f" {HASH.upper()} ")
        assert result.exit_code == 0
        assert f"the hash {HASH} that you gave" in result.stdout


def test_another_hash_than_somebody_wrote_down(tmp_path: Path) -> None:
    result = verify(tmp_path, record(), "--hash", "0" * 64)
    assert result.exit_code == 1
    assert f"has the hash {HASH}, not {'0' * 64}" in result.stderr


def test_a_hash_that_is_none(tmp_path: Path) -> None:
    result = verify(tmp_path, record(), "--hash", "abc")
    assert result.exit_code == 2
    assert "64 hexadecimal digits" in result.stderr


def test_a_record_without_a_hash(tmp_path: Path) -> None:
    result = verify(tmp_path, record(hashed=False))
    assert result.exit_code == 0
    assert "give the hash with --hash" in result.stdout


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (f"seed: {SEED}", "seed: 7"),
        (HASH, "0" * 64),
        (r"deal: river tiles \d+", "deal: river tiles 99"),
        (r"\n0: [^\n]*", "\n0: claim green 2"),
    ],
)
def test_a_record_that_was_changed(tmp_path: Path, old: str, new: str) -> None:
    changed = re.sub(old, new, record(), count=1)
    assert changed != record()
    result = verify(tmp_path, changed)
    assert result.exit_code == 1
    assert result.stderr.startswith("Line ")
    assert "Traceback" not in result.stderr


def test_a_saved_game_has_no_hash(tmp_path: Path) -> None:
    records.save(Game.new(Config(), 3), tmp_path / "a.txt")
    assert "seed hash" not in (tmp_path / "a.txt").read_text()
