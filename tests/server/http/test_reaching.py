"""How others reach a server at home; nobody but its own computer learns that."""

import shlex
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from marrakesh.server.http import reaching
from marrakesh.server.http.server import _address
from marrakesh.server.settings import Settings
from server_process import Server, running

EMPTY = {"address": "", "command": ""}


def test_the_command_starts_the_same_server_open_to_others(tmp_path: Path) -> None:
    file = tmp_path / "my tables.sqlite"
    with running(file) as server:
        port = server.url.rpartition(":")[2]
        told = server.get("/api/reach")
        other = server.http.get("/api/reach", headers={"host": "192.168.1.5"})
        assert other.json() == EMPTY  # asked by another name
    assert told["address"] == ""
    words = shlex.split(told["command"])
    assert words == [
        sys.executable, "-m", "marrakesh.cli", "serve", "--host", "0.0.0.0", "--port", port,
        "--database", f"sqlite:///{file}",
    ]  # fmt: skip
    with running(file, "--host", "0.0.0.0") as again:
        told = again.get("/api/reach")
        assert told["command"] == ""
        if told["address"]:  # without a network there is none
            assert httpx.get(f"{told['address']}/api/health").status_code == 200


def test_only_its_own_computer_is_told(server: Server) -> None:
    assert server.get("/api/reach") == EMPTY  # it has a public address


def test_passwords_are_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["/somewhere/bin/marrakesh", "play"])
    settings = Settings(database="postgresql://ada:secret@db/tables")
    command = reaching.restart(settings, 8000)
    assert command.startswith("/somewhere/bin/marrakesh serve --host 0.0.0.0 --port 8000 ")
    assert "secret" not in command
    assert "ada:***@db/tables" in command
    assert "--database" not in reaching.restart(Settings(), 8000)


@pytest.mark.parametrize(
    ("bound", "address"),
    [
        (("127.0.0.1", 8000), "http://127.0.0.1:8000"), (("0.0.0.0", 8000), "http://127.0.0.1:8000"),
        (("::", 80, 0, 0), "http://127.0.0.1:80"), (("::1", 80, 0, 0), "http://[::1]:80"),
        (("192.0.2.7", 8000), "http://192.0.2.7:8000"),
    ],
)  # fmt: skip
def test_the_address_to_open(bound: tuple[str, int], address: str) -> None:
    listening: Any = SimpleNamespace(getsockname=lambda: bound)
    assert _address(listening) == address
