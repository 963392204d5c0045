"""`marrakesh verify`: check that a game was dealt with the seed of the published hash."""

import random
import re
from functools import cache
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from marrakesh import Config, Game, records
from marrakesh.cli import cli
from marrakesh.records import RecordError, dumps, loads, replay, seed_hash
from marrakesh.texts import languages, text

SEED = 2**127 + 12345
HASH = seed_hash(SEED)
EN = text("en")


@cache
def record(hashed: bool = True) -> str:
    """The record of a game that has just begun."""
    game = Game.new(Config(), SEED)
    for _ in range(20):
        game.apply(game.legal_actions()[0])
    return dumps(game, ["Ada", "Ben"], {1: "greedy"}, seed_hash=HASH if hashed else "")


def verify(tmp_path: Path, told: str, *options: str) -> Result:
    file = tmp_path / "game.txt"
    file.write_text(told, encoding="utf-8")
    return CliRunner().invoke(cli, ["verify", str(file), "--lang", "en", *options])


def test_the_seed_hash_can_be_reproduced_with_sha256sum() -> None:
    # printf 'marrakesh seed 7' | sha256sum
    assert seed_hash(7) == "8624c312bc7d570b1066bc8c0f211ba290484aa29b1e5118e664cd1076846908"


def test_the_hash_is_part_of_the_record_and_is_read_back() -> None:
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
def test_the_refusal_is_explained_in_every_language(lang: str) -> None:
    with pytest.raises(RecordError) as refused:
        loads(record().replace(HASH, "0" * 64))
    assert HASH in refused.value.explain(lang)


def test_a_correct_record_is_confirmed(tmp_path: Path) -> None:
    result = verify(tmp_path, record())
    assert result.exit_code == 0
    assert result.stdout.splitlines() == [
        EN("verify-replayed", n=20, seed=str(SEED)),
        EN("verify-unfinished", season=1, round=1),
        EN("verify-hash", hash=HASH),
    ]


def test_an_unfinished_game_is_reported(tmp_path: Path) -> None:
    chosen, game = random.Random(1), Game.new(Config(), 7)
    while not game.over:
        game.apply(chosen.choice(game.legal_actions()))
        if (game.table.season, game.table.round) == (2, 3):
            unfinished = dumps(game)
    assert len(verify(tmp_path, dumps(game)).stdout.splitlines()) == 2
    for lang in languages():
        _, line, _ = verify(tmp_path, unfinished, "--lang", lang).stdout.splitlines()
        assert line == text(lang)("verify-unfinished", season=2, round=3)


def test_a_matching_hash_given_by_the_user_is_confirmed(tmp_path: Path) -> None:
    for told in (record(), record(hashed=False)):
        result = verify(tmp_path, told, "--hash", f" {HASH.upper()} ")
        assert result.exit_code == 0
        assert result.stdout.endswith(EN("verify-hash-given", hash=HASH) + "\n")


def test_a_different_hash_given_by_the_user_is_reported(tmp_path: Path) -> None:
    other = "0" * 64
    result = verify(tmp_path, record(), "--hash", other)
    assert result.exit_code == 1
    said = EN("verify-other-hash", seed=str(SEED), right=HASH, hash=other)
    assert result.stderr == f"{said}\n"


def test_an_invalid_hash_is_a_usage_error(tmp_path: Path) -> None:
    result = verify(tmp_path, record(), "--hash", "abc")
    assert result.exit_code == 2
    assert EN("verify-no-sha256") in result.stderr


def test_verifying_a_record_without_a_hash_asks_for_one(tmp_path: Path) -> None:
    result = verify(tmp_path, record(hashed=False))
    assert result.exit_code == 0
    assert result.stdout.endswith(EN("verify-no-hash") + "\n")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (f"seed: {SEED}", "seed: 7"),
        (HASH, "0" * 64),
        (r"deal: river tiles \d+", "deal: river tiles 99"),
        (r"\n0: [^\n]*", "\n0: claim green 2"),
    ],
)
def test_a_changed_record_fails_verification(tmp_path: Path, old: str, new: str) -> None:
    changed = re.sub(old, new, record(), count=1)
    assert changed != record()
    result = verify(tmp_path, changed)
    assert result.exit_code == 1
    with pytest.raises(RecordError) as refused:
        loads(changed)
    assert result.stderr == f"{refused.value.explain('en')}\n"
    assert "Traceback" not in result.stderr


def test_a_saved_game_has_no_hash(tmp_path: Path) -> None:
    records.save(Game.new(Config(), 3), tmp_path / "a.txt")
    assert "seed hash" not in (tmp_path / "a.txt").read_text()
