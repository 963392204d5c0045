"""The server's health, and how others can reach it, which only its own computer is told."""

import shlex
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest

from marrakesh.server.http.system_routes import restart_command
from marrakesh.server.service.service import Service
from marrakesh.server.settings import Settings
from marrakesh.versions import version
from server.http.asgi_client import FAR, app_of, visitor
from server_process import Server, running
from service_clients import on_any_database

EMPTY = {"address": "", "command": ""}


def test_health_check_reports_status_and_version(server: Server) -> None:
    assert server.get("/api/health") == {"status": "ok", "version": version()}


@on_any_database()
async def test_only_local_visitors_learn_how_to_reach_the_server(service: Service) -> None:
    public: dict[str, Any] = {"public_url": "https://marrakesh.example"}
    for address, name, about, told in (
        ("127.0.0.1", "localhost:8000", {}, True), ("127.0.0.1", "127.0.0.1:8000", {}, True),
        ("::1", "[::1]:8000", {}, True), ("", "localhost", {}, True),
        ("127.0.0.1", "192.168.1.7:8000", {}, False), ("127.0.0.1", "a.localhost", {}, False),
        (FAR, "localhost", {}, False), (FAR, "192.168.1.7:8000", {}, False),
        ("127.0.0.1", "localhost", public, False),
    ):  # fmt: skip
        app = app_of(service, **{"database": "sqlite:////games.sqlite", **about})
        async with visitor(app, address) as browser:
            reply = (await browser.get("/api/reach", headers={"host": name})).json()
        assert (reply != EMPTY) is told, (address, name)
        assert reply["address"] == ""
        assert not told or " serve --host 0.0.0.0 --port 8000 " in reply["command"]


def test_restart_command_opens_the_same_server_to_others(tmp_path: Path) -> None:
    file = tmp_path / "my tables.sqlite"
    with running(file) as server:
        port = server.url.rpartition(":")[2]
        told = server.get("/api/reach")
    assert told["address"] == ""
    assert shlex.split(told["command"]) == [
        sys.executable, "-m", "marrakesh.cli", "serve", "--host", "0.0.0.0", "--port", port,
        "--database", f"sqlite:///{file}",
    ]  # fmt: skip
    with running(file, "--host", "0.0.0.0") as again:
        told = again.get("/api/reach")
        assert told["command"] == ""
        if told["address"]:  # there is none without a network
            assert httpx.get(f"{told['address']}/api/health").status_code == 200


def test_restart_command_names_the_program_as_it_was_started(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    programs = [tmp_path / folder / "marrakesh" for folder in "abc"]
    for program in programs:
        program.parent.mkdir()
        program.write_text("#!/bin/sh\n")
        program.chmod(0o755)

    def begins(started: str, found: str = "") -> list[str]:
        monkeypatch.setenv("PATH", found)
        words = shlex.split(restart_command(Settings(), 8000, Path(started)))
        return words[: words.index("serve")]

    before, found, after = map(str, programs)
    folder = str(tmp_path / "b")
    assert begins(found, folder) == ["marrakesh"]
    assert begins(before, folder) == [before]  # the shell would find another one
    assert begins(after, folder) == [after]
    assert begins(after) == [after]
    for other in ("/usr/bin/pytest", "-c", "/usr/bin/a"):
        assert begins(other, folder) == [sys.executable, "-m", "marrakesh.cli"]


@pytest.mark.parametrize(("platform", "quote"), [("linux", "'"), ("darwin", "'"), ("win32", '"')])
def test_restart_command_is_quoted_for_its_shell(platform: str, quote: str) -> None:
    settings = Settings(database="sqlite:////my games.sqlite")
    command = restart_command(settings, 8000, Path("marrakesh"), platform)
    assert command.endswith(f" --database {quote}sqlite:////my games.sqlite{quote}")


def test_restart_command_hides_passwords() -> None:
    settings = Settings(database="postgresql://ada:secret@db/tables")
    command = restart_command(settings, 8000, Path("/somewhere/bin/marrakesh"))
    assert "secret" not in command
    assert "ada:***@db/tables" in command
    assert "--database" not in restart_command(Settings(), 8000, Path("marrakesh"))
