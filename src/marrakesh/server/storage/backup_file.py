"""The backup file: gzipped JSON lines, the same for SQLite and PostgreSQL.

A header comes first, then the columns and rows of each table in the schema, and finally the number
of rows and a checksum.
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
"""The compression level: twice as fast as zlib's default of 6, for a barely larger file."""


class Opening(msgspec.Struct, tag="backup", kw_only=True):
    """The header, which is the first line."""

    format: str = FORMAT
    schema: str
    version: str = msgspec.field(default_factory=version)
    made: float = msgspec.field(default_factory=time.time)


class Rows(msgspec.Struct, tag="rows"):
    """The columns of a table, whose rows are on the following lines."""

    table: str
    columns: list[str]


class Closing(msgspec.Struct, tag="end"):
    """The last line: the number of rows, and a checksum of everything before it."""

    rows: int
    sha256: str


Line = Opening | Rows | Closing | list[Any]
_encode: Final = msgspec.json.Encoder().encode
_decode: Final = msgspec.json.Decoder(Line).decode


class Writer:
    """Writes lines and computes their checksum."""

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
    """Provide a writer for a backup file that only its owner can read.

    The file appears under its name only once it is complete.
    """
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
    """Check a backup and return its header.

    Raise LocalizedError if the backup is invalid, damaged, too new or too old.
    """
    opening: Opening | None = None
    try:
        for line in _checked(path):
            if opening is None:
                if not isinstance(line, Opening):
                    raise LocalizedError("backup-foreign", file=str(path))
                if line.format != FORMAT:
                    raise LocalizedError("backup-newer", file=str(path), version=line.version)
                opening = line
    except (gzip.BadGzipFile, EOFError, zlib.error, msgspec.MsgspecError, UnicodeError) as error:
        damaged = opening or isinstance(error, zlib.error)
        key = "backup-damaged" if damaged else "backup-foreign"
        raise LocalizedError(key, file=str(path)) from None
    if opening is None:
        raise LocalizedError("backup-foreign", file=str(path))
    check_readable(opening.schema)
    return opening


def _checked(path: Path) -> Iterator[Line]:
    """Yield a file's lines; raise EOFError unless the last one confirms that none are missing."""
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
    """Return the lines of a file that has been checked."""
    return map(_decode, _raw(path))


def _raw(path: Path) -> Iterator[bytes]:
    with gzip.open(path) as file:
        for line in file:
            yield line.rstrip(b"\n")
