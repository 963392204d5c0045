"""A server at home: how others reach it, what its browser opens, and how its process is set up."""

import asyncio
import gc
import shlex
import sys
import threading
import webbrowser
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from marrakesh.server.http import measuring, reaching, server
from marrakesh.server.monitoring import metrics
from marrakesh.server.service.service import Service
from marrakesh.server.settings import Settings
from server.http.inside import FAR, app_of, visitor
from service_clients import on_any_database

EMPTY = {"address": "", "command": ""}


class Network:
    """A computer with an address in its network; without one it finds no way out."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.name = "0.0.0.0"

    def __call__(self, *_: object) -> "Network":
        return self

    def __enter__(self) -> "Network":
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def connect(self, _: object) -> None:
        if not self.address:
            raise OSError("unreachable")
        self.name = self.address

    def getsockname(self) -> tuple[str, int]:
        return self.name, 54_321


def in_network(address: str) -> Any:
    return SimpleNamespace(socket=Network(address), AF_INET=0, SOCK_DGRAM=0)


@on_any_database()
async def test_who_is_told_how_to_reach_the_server(service: Service) -> None:
    public: dict[str, Any] = {"public_url": "https://marrakesh.example"}
    app = app_of(service)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(reaching, "socket", in_network("192.168.1.7"))
        open_to_all = {"address": "http://192.168.1.7:8000", "command": ""}
        for bound, about, cases in (
            (("0.0.0.0", 8000), {}, [
                ("127.0.0.1", "localhost:8000", True), ("127.0.0.1", "127.0.0.1:8000", True),
                ("::1", "[::1]:8000", True), ("", "localhost", True), (FAR, "localhost", False),
                ("127.0.0.1", "192.168.1.7:8000", False), ("127.0.0.1", "a.localhost", False),
                ("127.0.0.1", "z.localhost", False), (FAR, "192.168.1.7:8000", False),
            ]),
            (("::", 8000), {}, [("127.0.0.1", "localhost", True)]),
            (("0.0.0.0", 8000), public, [("127.0.0.1", "localhost", False)]),
        ):  # fmt: skip
            app.state.bound, app.state.settings = bound, Settings(database="", **about)
            for address, name, told in cases:
                async with visitor(app, address) as browser:
                    reply = await browser.get("/api/reach", headers={"host": name})
                assert reply.json() == (open_to_all if told else EMPTY), (address, name)
        patch.setattr(reaching, "socket", in_network(""))
        app.state.settings = Settings(database="sqlite:////games.sqlite")
        async with visitor(app, "127.0.0.1") as browser:
            assert (await browser.get("/api/reach")).json() == EMPTY  # no network
            app.state.bound = ("127.0.0.1", 8000)
            reply = (await browser.get("/api/reach")).json()
        assert reply["address"] == ""
        assert " serve --host 0.0.0.0 --port 8000 " in reply["command"]


def test_the_command_names_the_program_as_it_was_started(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    programs = [tmp_path / folder / "marrakesh" for folder in "abc"]
    for program in programs:
        program.parent.mkdir()
        program.write_text("#!/bin/sh\n")
        program.chmod(0o755)

    def begins(started: str, found: str = "") -> list[str]:
        monkeypatch.setenv("PATH", found)
        monkeypatch.setattr(sys, "argv", [started, "play", "marrakesh"])
        words = shlex.split(reaching.restart(Settings(), 8000))
        return words[: words.index("serve")]

    before, found, after = map(str, programs)
    folder = str(tmp_path / "b")
    assert begins(found, folder) == ["marrakesh"]
    assert begins(before, folder) == [before]  # another one would be found
    assert begins(after, folder) == [after]
    assert begins(after) == [after]
    for other in ("/usr/bin/pytest", "-c", "/usr/bin/a"):
        assert begins(other, folder) == [sys.executable, "-m", "marrakesh.cli"]


def test_the_command_is_quoted_as_its_shell_needs_it(monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(database="sqlite:////my games.sqlite")
    for platform, quote in (("linux", "'"), ("darwin", "'"), ("win32", '"')):
        monkeypatch.setattr(sys, "platform", platform)
        command = reaching.restart(settings, 8000)
        assert command.endswith(f" --database {quote}sqlite:////my games.sqlite{quote}")
    monkeypatch.undo()


# --- the process ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("about", "platform", "opens"),
    [
        ({"DISPLAY": ":0"}, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
        ({}, "linux", False),
        ({}, "darwin", True),
        ({}, "win32", True),
        ({"CI": "1", "DISPLAY": ":0"}, "linux", False),
        ({"CI": "1"}, "darwin", False),
    ],
)
def test_a_browser_is_opened_where_there_is_a_screen(
    about: dict[str, str], platform: str, opens: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "CI"):
        monkeypatch.delenv(name, raising=False)
    for name, value in about.items():
        monkeypatch.setenv(name, value)
    opened: list[str] = []
    monkeypatch.setattr(webbrowser, "open", opened.append)
    monkeypatch.setattr(sys, "platform", platform)
    server.open_page("http://127.0.0.1:8000")
    monkeypatch.undo()
    assert opened == ["http://127.0.0.1:8000"] * opens


@pytest.mark.parametrize("opens", [True, False])
def test_a_slow_browser_holds_up_nothing(
    opens: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    opened = threading.Event()
    how: list[tuple[str, bool]] = []

    def open_page(address: str) -> None:
        how.append((address, threading.current_thread().daemon))
        opened.set()

    monkeypatch.setattr(server, "open_page", open_page)
    bound: Any = SimpleNamespace(getsockname=lambda: ("127.0.0.1", 8000))
    server._tell(Settings(database="sqlite:////games.sqlite"), bound, "en", opens)
    if opens:
        assert opened.wait(60)
    assert how == [("http://127.0.0.1:8000", True)] * opens  # nor the end of the process
    first, second = capsys.readouterr().out.splitlines()
    assert first == "Marrakesh is running at http://127.0.0.1:8000"
    assert "Your games are kept in /games.sqlite" in second


@pytest.fixture
def turns() -> Iterator[None]:
    """What the process sets for itself, put back afterwards."""
    interval, threshold = sys.getswitchinterval(), gc.get_threshold()
    yield
    sys.setswitchinterval(interval)
    gc.set_threshold(*threshold)
    gc.unfreeze()


def test_nothing_holds_up_all_tables(turns: None) -> None:
    server.take_turns()
    assert sys.getswitchinterval() == pytest.approx(0.001)
    first, *others = gc.get_threshold()
    assert first > 5_000
    assert min(others) > 10
    assert gc.get_freeze_count() > 10_000


@pytest.mark.skipif(sys.platform == "win32", reason="there is no uvloop")
def test_the_loop_is_the_quick_one() -> None:
    async def whose() -> str:
        return type(asyncio.get_running_loop()).__module__

    factory: Any = vars(server)["new_event_loop"]
    with asyncio.Runner(loop_factory=factory) as runner:
        assert runner.run(whose()).startswith("uvloop")


def test_how_long_a_reply_took(monkeypatch: pytest.MonkeyPatch) -> None:
    times = iter([0.125, 0.375])
    monkeypatch.setattr(measuring, "time", SimpleNamespace(perf_counter=lambda: next(times)))
    took: list[tuple[float, str]] = []
    monkeypatch.setattr(metrics.HTTP, "observe", lambda *about: took.append(about))
    sent: list[Any] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 404})
        await send({"type": "http.response.body"})

    async def keep(message: Any) -> None:
        sent.append(message["type"])

    scope: Any = {"type": "http"}
    asyncio.run(measuring.measured(app)(scope, None, keep))  # type: ignore[arg-type]
    assert took == [(0.25, "404")]
    assert sent == ["http.response.start", "http.response.body"]
