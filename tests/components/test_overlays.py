"""Overlays: corrected copies of component files."""

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from components.helpers import Edit, P, problem, refusal
from marrakesh.components import Box, fingerprint, load, provenance_of


def test_the_built_in_box_is_read_once() -> None:
    assert load() is load()


def test_an_empty_overlay_changes_nothing(tmp_path: Path) -> None:
    assert load(tmp_path) == load()


def test_an_overlay_file_replaces_the_whole_file(edit: Edit, box: Box) -> None:
    corrected = load(edit("river.toml", "[3, 6, 9, 12]", "[2, 5, 9, 12]"))
    assert corrected.river.rapids == [2, 5, 9, 12]
    assert fingerprint(corrected) != fingerprint(box)
    assert msgspec.structs.replace(corrected, river=box.river) == box
    assert load() == box


def test_changing_only_the_source_of_a_value_leaves_the_fingerprint_unchanged(
    edit: Edit, box: Box
) -> None:
    corrected = load(edit("square.toml", "reconstructed", "printed"))
    assert provenance_of(corrected.square, "ring") is P
    assert fingerprint(corrected) == fingerprint(box)


def test_hidden_files_are_ignored(tmp_path: Path) -> None:
    (tmp_path / ".DS_Store").write_bytes(b"\0")
    assert load(tmp_path) == load()


def test_a_missing_folder_is_refused(tmp_path: Path) -> None:
    folder = tmp_path / "none"
    assert problem(refusal(folder)) == (str(folder), "comp-no-folder", {})


def test_an_unknown_file_is_refused_with_the_closest_name(tmp_path: Path) -> None:
    (tmp_path / "scroll.toml").write_text("")
    params = {"like": "scrolls.toml"}
    assert problem(refusal(tmp_path)) == ("scroll.toml", "comp-no-file", params)


def test_an_unknown_file_unlike_any_other_is_refused_with_a_list_of_all_valid_names(
    tmp_path: Path,
) -> None:
    (tmp_path / "qqq").write_text("")
    params = {"like": ", ".join(f"{name}.toml" for name in Box.__struct_fields__)}
    assert problem(refusal(tmp_path)) == ("qqq", "comp-no-file", params)


def test_invalid_toml_is_refused(tmp_path: Path) -> None:
    (tmp_path / "river.toml").write_text("jetty = 14\nrapids 3\n")
    where, key, params = problem(refusal(tmp_path))
    assert (where, key) == ("river.toml", "comp-toml")
    assert "line 2" in str(params["problem"])


def test_a_file_that_is_not_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "river.toml").write_bytes(b"jetty = \xff")
    assert problem(refusal(tmp_path)) == ("river.toml", "comp-utf8", {})


def test_a_folder_in_place_of_a_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "river.toml").mkdir()
    where, key, params = problem(refusal(tmp_path))
    assert (where, key, list(params)) == ("river.toml", "comp-unreadable", ["problem"])


@pytest.mark.parametrize(
    ("text", "keys"),
    [
        ("", ""),
        ("[[tile]]\nnumber = 1\n", "tile"),
        ("scroll = 3\n", "scroll"),
        ("scroll = [3]\n", "scroll"),
        ("scroll = []\nx = 1\n", "scroll, x"),
    ],
)
def test_a_file_without_a_list_of_entries_is_refused(tmp_path: Path, text: str, keys: str) -> None:
    (tmp_path / "scrolls.toml").write_text(text)
    params = {"keys": keys, "word": "scroll"}
    assert problem(refusal(tmp_path)) == ("scrolls.toml", "comp-top", params)


def test_threads_may_load_the_box_at_the_same_time() -> None:
    """In a new process each time, since only the first load is at risk."""
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
