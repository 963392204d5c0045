"""The file of a backup: gzipped JSON lines, the same for SQLite and PostgreSQL.

First what it is, then for each table of the schema its columns and its rows, at the end how many
rows there are, and a checksum.
"""

import gzip
import hashlib
import os
import tempfile
import time
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from io import BufferedWriter
from pathlib import Path
from typing import Any, BinaryIO, Final

import msgspec

from marrakesh.errors import LocalizedError
from marrakesh.server.storage.schema_version import check_readable
from marrakesh.versions import version

FORMAT: Final = "marrakesh backup 1"
_LEVEL: Final = 3
"""Of compression: half the time of the usual 6, and little larger."""


class Opening(msgspec.Struct, tag="backup", kw_only=True):
    """The first line."""

    format: str = FORMAT
    schema: str
    version: str = msgspec.field(default_factory=version)
    made: float = msgspec.field(default_factory=time.time)


class Rows(msgspec.Struct, tag="rows"):
    """Says what the lines after it are."""

    table: str
    columns: list[str]


class Closing(msgspec.Struct, tag="end"):
    """The last line."""

    rows: int
    sha256: str


Line = Opening | Rows | Closing | list[Any]
_encode: Final = msgspec.json.Encoder().encode
_decode: Final = msgspec.json.Decoder(Line).decode


class Writer:
    """Writes lines, and remembers their checksum."""

    def __init__(self, file: BinaryIO) -> None:
        self._file = file
        self._sum = hashlib.sha256()
        self._rows = 0

    def write(self, line: Opening | Rows | Closing) -> None:
        self._write(_encode(line))

    def row(self, values: list[Any]) -> None:
        self._rows += 1
        self._write(_encode(values))

    def close(self) -> None:
        self.write(Closing(self._rows, self._sum.hexdigest()))

    def _write(self, line: bytes) -> None:
        self._sum.update(line)
        self._file.write(line + b"\n")


@contextmanager
def writing(path: Path) -> Iterator[Writer]:
    """Write a backup: readable by its owner alone, and there only once it is complete."""
    number, part = tempfile.mkstemp(dir=path.parent, prefix=f"{path.name}.")
    try:
        with os.fdopen(number, "wb") as file:
            with gzip.GzipFile("", "wb", _LEVEL, file) as packed, BufferedWriter(packed) as content:
                writer = Writer(content)
                yield writer
                writer.close()
            file.flush()
            os.fsync(file.fileno())
        Path(part).replace(path)
    except BaseException:
        Path(part).unlink(missing_ok=True)
        raise


def check(path: Path) -> Opening:
    """What a file is; LocalizedError if it is no backup, damaged, or of a newer version."""
    opening: Opening | None = None
    try:
        for line in _checked(path):
            if opening is None:
                if not isinstance(line, Opening):
                    raise LocalizedError("backup-foreign", file=str(path))
                if line.format != FORMAT:
                    raise LocalizedError("backup-newer", file=str(path), version=line.version)
                opening = line
    except gzip.BadGzipFile:
        raise LocalizedError("backup-foreign", file=str(path)) from None
    except (EOFError, zlib.error, msgspec.MsgspecError, UnicodeError):
        key = "backup-damaged" if opening else "backup-foreign"
        raise LocalizedError(key, file=str(path)) from None
    if opening is None:
        raise LocalizedError("backup-foreign", file=str(path))
    check_readable(opening.schema)
    return opening


def _checked(path: Path) -> Iterator[Line]:
    """The lines of a file; EOFError unless the last one says that they are all there."""
    total, rows, complete = hashlib.sha256(), 0, False
    for raw in _raw(path):
        if complete:
            raise EOFError
        line = _decode(raw)
        if isinstance(line, Closing):
            complete = line == Closing(rows, total.hexdigest())
        rows += isinstance(line, list)
        total.update(raw)
        yield line
    if not complete:
        raise EOFError


def lines(path: Path) -> Iterator[Line]:
    """The lines of a file that was checked."""
    return map(_decode, _raw(path))


def _raw(path: Path) -> Iterator[bytes]:
    with gzip.open(path) as file:
        for line in file:
            yield line.rstrip(b"\n")
