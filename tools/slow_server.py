"""A file server as slow as a mobile connection, which counts the bytes of each file."""

import gzip
import mimetypes
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache, partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

PIECE: Final = 4096
"""Bytes sent at a time."""
TEXTS: Final = (".html", ".js", ".mjs", ".css", ".json", ".svg", ".txt", ".wasm", ".webmanifest")
"""Files that common file servers compress."""


class Line:
    """A connection that all requests share: bytes wait until the earlier ones have been sent."""

    def __init__(self, megabits: float, latency: float) -> None:
        self.rate = megabits * 125_000
        self.latency = latency
        """Seconds for a request and the first byte of its reply."""
        self.sent: Counter[str] = Counter()
        """Bytes of the replies, with their headers, by path."""
        self.requests: Counter[str] = Counter()
        self._free = 0.0
        self._lock = threading.Lock()

    def carry(self, path: str, size: int) -> None:
        """Wait until this many bytes have been carried."""
        with self._lock:
            self.sent[path] += size
            self._free = max(self._free, time.monotonic()) + size / self.rate
            wait = self._free - time.monotonic()
        if wait > 0:
            time.sleep(wait)


@cache
def squeezed(path: Path) -> bytes:
    return gzip.compress(path.read_bytes(), 6)


class SlowFiles(SimpleHTTPRequestHandler):
    """Serves the files of a folder over the line, compressed like on common hosts."""

    protocol_version = "HTTP/1.1"

    def __init__(self, *args: object, folder: Path, line: Line) -> None:
        self.folder, self.line = folder, line
        super().__init__(*args)  # type: ignore[arg-type]

    def setup(self) -> None:
        super().setup()
        time.sleep(self.line.latency)  # for the connection itself

    def do_GET(self) -> None:
        path = urlsplit(self.path).path.lstrip("/") or "index.html"
        time.sleep(self.line.latency)
        self.line.requests[path] += 1
        file = self.folder / path
        if not file.is_file():
            self.send_error(404)
            return
        made = f'"{file.stat().st_mtime_ns}"'
        if self.headers["If-None-Match"] == made:
            self.line.carry(path, 100)
            self.send_response(304)
            self.send_header("ETag", made)
            self.end_headers()
            return
        packed = file.suffix in TEXTS
        body = squeezed(file) if packed else file.read_bytes()
        self.send_response(200)
        self.send_header(
            "Content-Type", mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        )
        self.send_header("Content-Length", str(len(body)))
        self.send_header("ETag", made)
        self.send_header("Cache-Control", "max-age=600")
        if packed:
            self.send_header("Content-Encoding", "gzip")
        self.line.carry(path, 300)
        self.end_headers()
        try:
            for start in range(0, len(body), PIECE):
                piece = body[start : start + PIECE]
                self.line.carry(path, len(piece))
                self.wfile.write(piece)
        except (BrokenPipeError, ConnectionResetError):
            self.close_connection = True  # the page was closed

    def log_message(self, format: str, *args: object) -> None:
        """Log nothing."""


@contextmanager
def serving_slowly(
    folder: Path, megabits: float = 9, latency: float = 0.085
) -> Iterator[tuple[str, Line]]:
    """Serve a folder; yield the address of its root and the line."""
    line = Line(megabits, latency)
    files = partial(SlowFiles, folder=folder, line=line)
    with ThreadingHTTPServer(("127.0.0.1", 0), files) as server:
        server.daemon_threads = True
        threading.Thread(target=server.serve_forever).start()
        try:
            yield f"http://localhost:{server.server_port}/", line
        finally:
            server.shutdown()
