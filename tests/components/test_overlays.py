"""Corrected copies of component files."""

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from components.helpers import Edit, P, refusal
from marrakesh.components import Box, fingerprint, load, provenance_of


def test_the_built_in_box_is_read_once() -> None:
    assert load() is load()


def test_an_empty_overlay_changes_nothing(tmp_path: Path) -> None:
    assert load(tmp_path) == load()


def test_an_overlay_replaces_a_whole_file(edit: Edit, box: Box) -> None:
    corrected = load(edit("river.toml", "[3, 6, 9, 12]", "[2, 5, 9, 12]"))
    assert corrected.river.rapids == [2, 5, 9, 12]
    assert fingerprint(corrected) != fingerprint(box)
    assert msgspec.structs.replace(corrected, river=box.river) == box
    assert load() == box


def test_an_overlay_may_correct_a_source_alone(edit: Edit, box: Box) -> None:
    corrected = load(edit("square.toml", "reconstructed", "printed"))
    assert provenance_of(corrected.square, "ring") is P
    assert fingerprint(corrected) == fingerprint(box)


def test_hidden_files_do_not_matter(tmp_path: Path) -> None:
    (tmp_path / ".DS_Store").write_bytes(b"\0")
    assert load(tmp_path) == load()


def test_a_missing_folder(tmp_path: Path) -> None:
    message = refusal(tmp_path / "none")
    assert message == f"{tmp_path / 'none'}: there is no such folder, name one with component files"


def test_an_unknown_file(tmp_path: Path) -> None:
    (tmp_path / "scroll.toml").write_text("")
    message = refusal(tmp_path)
    assert message == "scroll.toml: this is no component file, the name should be scrolls.toml"


def test_a_file_with_nothing_like_it(tmp_path: Path) -> None:
    (tmp_path / "qqq").write_text("")
    assert "the name should be colours.toml, frame.toml, " in refusal(tmp_path)


def test_not_toml(tmp_path: Path) -> None:
    (tmp_path / "river.toml").write_text("jetty = 14\nrapids 3\n")
    message = refusal(tmp_path)
    assert message.startswith("river.toml: this is not valid TOML, ")
    assert "line 2" in message


def test_not_text(tmp_path: Path) -> None:
    (tmp_path / "river.toml").write_bytes(b"jetty = \xff")
    assert refusal(tmp_path) == "river.toml: this is not text in UTF-8, save it as such"


def test_not_a_file(tmp_path: Path) -> None:
    (tmp_path / "river.toml").mkdir()
    message = refusal(tmp_path)
    assert message.startswith("river.toml: cannot be read (")


@pytest.mark.parametrize(
    "text", ["", "[[tile]]\nnumber = 1\n", "scroll = 3\n", "scroll = [3]\n", "scroll = []\nx = 1\n"]
)
def test_not_a_list_of_entries(tmp_path: Path, text: str) -> None:
    (tmp_path / "scrolls.toml").write_text(text)
    message = refusal(tmp_path)
    assert message.startswith("scrolls.toml: has ")
    assert message.endswith("it must have [[scroll]] entries alone")


def test_threads_may_load_at_once() -> None:
    """In a new process each time, since only the first time is dangerous."""
    script = """
import sys, threading
from marrakesh.components import load
sys.setswitchinterval(1e-6)
gate = threading.Barrier(4)
threads = [threading.Thread(target=lambda: (gate.wait(), load())) for _ in range(4)]
for thread in threads: thread.start()
for thread in threads: thread.join()
"""
    for _ in range(3):
        subprocess.run([sys.executable, "-c", script], check=True)
