"""Pages as the server delivers them, and `marrakesh play`, which opens them."""

import errno
import os
import signal
import socket
import subprocess
import sys
import webbrowser
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from click.testing import CliRunner
from litestar import Litestar
from litestar.testing import TestClient

from marrakesh.cli import cli
from marrakesh.commands import serve
from marrakesh.server.http import pages
from marrakesh.server.http.middleware import add_security_headers, problem
from marrakesh.texts import text
from refusals import words_of
from server_process import WAIT, Server

EN = text("en")


def site(folder: Path) -> TestClient[Litestar]:
    """Serve the pages in a folder."""
    return TestClient(
        Litestar(
            [pages.page_handler(pages.read_pages(folder))],
            before_send=[add_security_headers],
            exception_handlers={Exception: problem},
        )
    )


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Litestar]]:
    """Serve pages as Vite builds them."""
    folder = tmp_path_factory.mktemp("pages")
    (folder / "assets" / "fonts").mkdir(parents=True)
    (folder / "more").mkdir()
    for name in ("404.html", "sw.js", "assets/fonts/b", "more/assets"):
        (folder / name).write_text(name)
    (folder / "index.html").write_text("<!doctype html><title>start</title>")
    (folder / "assets" / "app-1a2b.js").write_text("let x")
    (folder / "assets" / "app-1a2b.js.br").write_bytes(b"packed")
    with site(folder) as client:
        yield client


@pytest.mark.parametrize("path", ["/", "/tables/abc", "/rules/river"])
def test_every_route_serves_the_same_page(built: TestClient[Litestar], path: str) -> None:
    reply = built.get(path)
    assert reply.text == "<!doctype html><title>start</title>"
    assert reply.headers["content-type"] == "text/html; charset=utf-8"
    assert reply.headers.get_list("cache-control") == ["no-cache"]
    again = built.get(path, headers={"If-None-Match": reply.headers["etag"]})
    assert again.status_code == 304


def test_compressed_files_go_to_browsers_that_support_them(built: TestClient[Litestar]) -> None:
    plain = built.get("/assets/app-1a2b.js", headers={"Accept-Encoding": "gzip"})
    assert plain.text == "let x"
    assert "javascript" in plain.headers["content-type"]
    packed = built.head("/assets/app-1a2b.js", headers={"Accept-Encoding": "gzip, br"})
    assert packed.headers["content-encoding"] == "br"


def test_only_assets_are_cached_permanently(built: TestClient[Litestar]) -> None:
    for path in ("assets/app-1a2b.js", "assets/fonts/b"):
        assert "immutable" in built.get(path).headers["cache-control"]
    for path in ("404.html", "index.html", "sw.js", "more/assets"):
        assert built.get(path).headers["cache-control"] == "no-cache"
    assert built.get("assets/fonts/b").headers["content-type"] == "application/octet-stream"


@pytest.mark.parametrize("path", ["/assets/old.js", "/favicon.ico", "/../secret.txt"])
def test_missing_files_are_not_found(built: TestClient[Litestar], path: str) -> None:
    assert built.get(path).status_code == 404


def test_server_without_pages_says_how_to_build_them(tmp_path: Path) -> None:
    with site(tmp_path) as client:
        for path, status in (("/", 503), ("/t/x", 503), ("/x.js", 404)):
            assert client.get(path).status_code == status
        assert client.get("/").json() == {"error": words_of("no-pages")}


# ---- marrakesh play


def test_play_command_without_pages_says_how_to_build_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "FOLDER", tmp_path)
    result = CliRunner().invoke(cli, ["play", "--lang", "en"])
    assert result.exit_code == 2
    assert words_of("no-pages") in result.stderr


PLAY = """
import sys
from pathlib import Path
from marrakesh import cli
from marrakesh.commands import serve
from marrakesh.server.http import pages
pages.FOLDER, serve.PORT, serve.PORTS = Path(sys.argv.pop()), 1, range(0, 1)
cli.main()
"""
"""`marrakesh play` with pages in another folder, on any free port."""


@pytest.mark.parametrize("command", [["play", "--lang", "en"], []])
def test_play_command_serves_the_page_and_ends_with_ctrl_c(
    tmp_path: Path, command: list[str]
) -> None:
    (tmp_path / "index.html").write_text("<!doctype html><title>start</title>")
    program = [sys.executable, "-c", PLAY, *command, str(tmp_path)]
    environment = {**os.environ, "CI": "1", "XDG_STATE_HOME": str(tmp_path / "state"), "LANG": "C"}
    with subprocess.Popen(program, stdout=subprocess.PIPE, text=True, env=environment) as process:
        assert process.stdout
        address = process.stdout.readline().split()[-1]
        kept = tmp_path / "state" / "marrakesh" / "tables.sqlite"
        assert str(kept) in process.stdout.readline()
        assert httpx.get(address, timeout=WAIT).text == "<!doctype html><title>start</title>"
        process.send_signal(signal.SIGINT)
        assert process.wait(WAIT) == 0
    assert kept.exists()


def test_play_command_takes_a_port_and_a_database(server: Server, tmp_path: Path) -> None:
    """The given database is opened even if another server is already running."""
    (tmp_path / "index.html").write_text("<!doctype html>")
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        port = other.getsockname()[1]
    kept = tmp_path / "own.sqlite"
    options = ["--port", str(port), "--database", f"sqlite:///{kept}", "--lang", "en"]
    program = [sys.executable, "-c", PLAY, "play", *options, str(tmp_path)]
    environment = {**os.environ, "CI": "1"}
    with subprocess.Popen(program, stdout=subprocess.PIPE, text=True, env=environment) as process:
        assert process.stdout
        running = EN("serve-running", address=f"http://127.0.0.1:{port}")
        assert process.stdout.readline() == f"{running}\n"
        assert str(kept) in process.stdout.readline()
        process.send_signal(signal.SIGINT)
        assert process.wait(60) == 0
    assert kept.exists()
    taken = ["--port", server.url.rpartition(":")[2], "--database", f"sqlite:///{kept}"]
    refused = subprocess.run(
        [sys.executable, "-c", PLAY, "play", *taken, "--lang", "en", str(tmp_path)],
        stderr=subprocess.PIPE, text=True, env=environment, check=False,
    )  # fmt: skip
    assert refused.returncode == 2
    address, reason = f"127.0.0.1:{taken[1]}", os.strerror(errno.EADDRINUSE)
    named = "--host, --port"
    assert EN("serve-address", address=address, reason=reason, options=named) in refused.stderr


def test_play_command_reuses_the_running_server(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "index.html").write_text("<!doctype html>")
    monkeypatch.setattr(pages, "FOLDER", tmp_path)
    monkeypatch.setattr(serve, "PORT", int(server.url.rpartition(":")[2]))
    opened: list[str] = []
    monkeypatch.setattr(webbrowser, "open", opened.append)
    monkeypatch.delenv("CI", raising=False)
    monkeypatch.setenv("DISPLAY", ":0")
    result = CliRunner().invoke(cli, ["play", "--lang", "en"])
    assert result.exit_code == 0
    assert result.stdout == EN("serve-already", address=server.url) + "\n"
    assert opened == [server.url]
