"""The pages as the server delivers them."""

import os
import signal
import socket
import subprocess
import sys
import webbrowser
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from click.testing import CliRunner
from litestar import Litestar, Request, get
from litestar.datastructures import State
from litestar.exceptions import InternalServerException
from litestar.testing import TestClient

from marrakesh.cli import cli
from marrakesh.commands import serve
from marrakesh.server.http import pages, replies
from server_process import WAIT, Server


@get(["/breaks/http", "/breaks/any"])
async def breaks(request: Request[Any, Any, Any]) -> None:
    raise InternalServerException if request.url.path.endswith("http") else LookupError


@pytest.fixture
def site(tmp_path: Path) -> Iterator[TestClient[Litestar]]:
    """Pages as vite builds them."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>start</title>")
    (tmp_path / "assets" / "app-1a2b.js").write_text("let x")
    (tmp_path / "assets" / "app-1a2b.js.br").write_bytes(b"packed")
    state = State({"pages": pages.read_pages(tmp_path)})
    app = Litestar(
        [pages.page, breaks],
        state=state,
        before_send=[replies.secure],
        exception_handlers={Exception: replies.problem},
    )
    with TestClient(app) as client:
        yield client


@pytest.mark.parametrize("path", ["/", "/tables/abc", "/rules/river"])
def test_every_page_is_the_one_page(site: TestClient[Litestar], path: str) -> None:
    reply = site.get(path)
    assert reply.text == "<!doctype html><title>start</title>"
    assert reply.headers["content-type"] == "text/html; charset=utf-8"
    assert reply.headers.get_list("cache-control") == ["no-cache"]
    again = site.get(path, headers={"If-None-Match": reply.headers["etag"]})
    assert again.status_code == 304


def test_assets_are_kept_by_browsers(site: TestClient[Litestar]) -> None:
    plain = site.get("/assets/app-1a2b.js", headers={"Accept-Encoding": "gzip"})
    assert plain.text == "let x"
    assert "immutable" in plain.headers["cache-control"]
    assert "javascript" in plain.headers["content-type"]
    packed = site.head("/assets/app-1a2b.js", headers={"Accept-Encoding": "gzip, br"})
    assert packed.headers["content-encoding"] == "br"


@pytest.mark.parametrize("kind", ["http", "any"])
def test_a_fault_of_ours_is_logged_and_tells_nothing(
    site: TestClient[Litestar], kind: str, caplog: pytest.LogCaptureFixture
) -> None:
    reply = site.get(f"/breaks/{kind}")
    assert reply.status_code == 500
    assert reply.headers["cache-control"] == "no-store"
    assert "error" in reply.json()
    (record,) = [record for record in caplog.records if record.name == replies.__name__]
    assert (record.levelname, record.msg) == ("ERROR", "Request failed")
    assert (vars(record)["method"], vars(record)["path"]) == ("GET", f"/breaks/{kind}")


@pytest.mark.parametrize("path", ["/assets/old.js", "/favicon.ico", "/../secret.txt"])
def test_files_that_are_not_there(site: TestClient[Litestar], path: str) -> None:
    assert site.get(path).status_code == 404


def test_play_without_pages_says_how_to_build_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "FOLDER", tmp_path)
    result = CliRunner().invoke(cli, ["play", "--lang", "en"])
    assert result.exit_code == 2
    assert "`make play` builds them" in result.stderr


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
def test_play_serves_the_page_and_ends_with_ctrl_c(tmp_path: Path, command: list[str]) -> None:
    (tmp_path / "index.html").write_text("<!doctype html><title>start</title>")
    program = [sys.executable, "-c", PLAY, *command, str(tmp_path)]
    environment = {**os.environ, "CI": "1", "XDG_STATE_HOME": str(tmp_path / "state"), "LANG": "C"}
    with subprocess.Popen(program, stdout=subprocess.PIPE, text=True, env=environment) as process:
        assert process.stdout
        address = process.stdout.readline().removeprefix("Marrakesh is running at ").strip()
        kept = tmp_path / "state" / "marrakesh" / "tables.sqlite"
        assert f"Ctrl-C to stop. Your games are kept in {kept}" in process.stdout.readline()
        assert httpx.get(address, timeout=WAIT).text == "<!doctype html><title>start</title>"
        process.send_signal(signal.SIGINT)
        assert process.wait(WAIT) == 0
    assert kept.exists()


def test_play_takes_a_port_and_a_database(server: Server, tmp_path: Path) -> None:
    """A database of one's own is opened, even if another server is open already."""
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
        assert process.stdout.readline() == f"Marrakesh is running at http://127.0.0.1:{port}\n"
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
    assert f"cannot listen at 127.0.0.1:{taken[1]}" in refused.stderr


def test_play_opens_what_is_open_already(
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
    assert result.stdout == f"Marrakesh is already running at {server.url}\n"
    assert opened == [server.url]
