"""The proof sheet lists every value once, in words; corrections come in as text."""

import subprocess
import sys
from pathlib import Path

import pytest

from marrakesh import Config, Game, records
from marrakesh.components import Provenance, load, summary
from marrakesh.errors import LocalizedError
from marrakesh.proof import note, sent, sheet, taken
from marrakesh.proof.sheet import shown
from marrakesh.texts import text

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("lang", ["en", "de", "nl"])
def test_every_value_appears_in_words(lang: str) -> None:
    kinds = sheet(lang)
    values = [value for kind in kinds for entry in kind.entries for value in entry.values]
    unsure = sum(value.source is Provenance.RECONSTRUCTED for value in values)
    known = sum(kind.values[Provenance.RECONSTRUCTED] for kind in summary(load()))
    assert unsure >= known > 300
    assert all(shown(text(lang), value) for value in values)
    assert all(entry.title and entry.weight > 0 for kind in kinds for entry in kind.entries)


def test_kinds_of_components_are_weighted_by_the_importance_of_unknown_values() -> None:
    kinds = sorted(sheet("en"), key=lambda kind: -kind.weight)
    assert [kind.kind for kind in kinds[:2]] == ["luxury_goods", "river"]
    sources = [value.source for value in kinds[0].entries[0].values]
    assert sources == ["reconstructed", "reconstructed", "printed"]


def test_corrections_sent_as_text_are_read_back() -> None:
    lines = ("river jetty = 15", 'scrolls 1 gain = ["1 red"]')
    said = sent(lines, "Essential Edition\n2024", "Ada", "2026-11-16")
    assert "# instead of 14\n" in said
    found = taken(f"Hello!\n\n```text\n{said}```\nriver boat = 1")
    assert found.lines == lines
    assert (found.box, found.by, found.when) == ("Essential Edition 2024", "Ada", "2026-11-16")
    assert taken("\n".join(f"> {line}" for line in said.split("\n"))).lines == lines
    with pytest.raises(LocalizedError) as refused:
        taken("river jetty = 15")
    assert refused.value.key == "proof-no-text"
    assert note("en") == ""
    assert "Ada" in note("en", by="Ada")


def test_apply_corrections_writes_files_and_names_affected_tests(tmp_path: Path) -> None:
    lines = ("river jetty = 15", "gates green count = 9")
    (tmp_path / "sent.txt").write_text(sent(lines, "Essential Edition, German, 2024"))
    tool = [
        sys.executable,
        str(ROOT / "tools" / "apply_corrections.py"),
        str(tmp_path / "sent.txt"),
    ]
    out, games = tmp_path / "out", tmp_path / "games"
    out.mkdir()
    games.mkdir()
    (games / "begun.txt").write_text(records.dumps(Game.new(Config(), 1)))
    done = subprocess.run(
        [*tool, "--folder", str(out), "--golden", str(games)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert "refused: gates green count = 9" in done.stdout
    assert "tests/rules/golden" in done.stdout
    assert "begun.txt" not in done.stdout  # no fisherman has reached the jetty
    assert "tests/components/test_boards.py: line " in done.stdout
    river = (out / "river.toml").read_text()
    assert "jetty = 15" in river
    assert "# Printed (Essential Edition, German, 2024): jetty." in river
    assert [file.name for file in out.iterdir()] == ["river.toml"]
    assert load(out).river.jetty == 15
