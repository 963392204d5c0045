"""A backup's file: complete on disk before it appears under its name, and removed on failure."""

import gzip
import os
from pathlib import Path

import pytest

from marrakesh.server.storage.backup_file import Opening, Rows, check, lines, writing
from marrakesh.server.storage.schema_version import newest_schema


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "backup"


def write(file: Path, opening: Opening) -> bytes:
    with writing(file) as writer:
        writer.write(opening)
        writer.write(Rows("tables", ["id", "kind"]))
        writer.row(["abc", "net"])
    return gzip.decompress(file.read_bytes())


def test_written_backup_can_be_read(file: Path) -> None:
    opening = Opening(schema=newest_schema())
    write(file, opening)
    assert check(file) == opening
    assert list(lines(file))[:3] == [opening, Rows("tables", ["id", "kind"]), ["abc", "net"]]


def test_power_cut_leaves_a_whole_backup_or_none(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced: list[tuple[int, bool]] = []
    fsync = os.fsync

    def noted(number: int) -> None:
        fsync(number)
        synced.append((os.fstat(number).st_size, file.exists()))

    monkeypatch.setattr(os, "fsync", noted)
    write(file, Opening(schema=newest_schema()))
    assert synced == [(file.stat().st_size, False)]


@pytest.mark.parametrize("failure", [OSError("No space left"), KeyboardInterrupt()])
def test_unfinished_backup_leaves_no_file(file: Path, failure: BaseException) -> None:
    def fail() -> None:
        with writing(file) as writer:
            writer.write(Opening(schema=newest_schema()))
            raise failure

    with pytest.raises(type(failure)):
        fail()
    assert list(file.parent.iterdir()) == []


def test_failure_is_reported_even_if_the_file_was_already_removed(file: Path) -> None:
    def fail() -> None:
        with writing(file):
            for part in file.parent.iterdir():
                part.unlink()
            raise OSError("No space left")

    with pytest.raises(OSError, match="No space left"):
        fail()
