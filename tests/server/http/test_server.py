"""The server's process: how it is set up, what it opens and how it ends."""

import signal
import threading
import webbrowser
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from click.testing import CliRunner

from marrakesh.cli import cli
from marrakesh.server.http.server import announce, open_page
from marrakesh.server.settings import Settings
from marrakesh.texts import text
from postgres import fresh_database
from server.http.helpers import two
from server_process import WAIT, Player, running

EN = text("en")


class Browser(webbrowser.BaseBrowser):
    """Browser that records the addresses it opens, once it is free to."""

    def __init__(self) -> None:
        super().__init__("test")
        self.free, self.opened = threading.Event(), threading.Event()
        self.addresses: list[str] = []

    def open(self, url: str, new: int = 0, autoraise: bool = True) -> bool:
        self.free.wait(WAIT)
        self.addresses.append(url)
        self.opened.set()
        return True


@pytest.fixture
def browser(monkeypatch: pytest.MonkeyPatch) -> Iterator[Browser]:
    """The browser of this computer, which has a screen."""
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "CI"):
        monkeypatch.delenv(name, raising=False)
    browser = Browser()
    webbrowser.register("test", None, browser, preferred=True)
    yield browser
    browser.free.set()


@pytest.mark.parametrize(
    ("about", "platform", "opens"),
    [
        ({"DISPLAY": ":0"}, "linux", True), ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
        ({}, "linux", False), ({}, "darwin", True), ({}, "win32", True),
        ({"CI": "1", "DISPLAY": ":0"}, "linux", False), ({"CI": "1"}, "darwin", False),
    ],
)  # fmt: skip
def test_browser_is_opened_only_if_there_is_a_screen(
    about: dict[str, str],
    platform: str,
    opens: bool,
    browser: Browser,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name, value in about.items():
        monkeypatch.setenv(name, value)
    browser.free.set()
    open_page("http://127.0.0.1:8000", platform)
    assert browser.addresses == ["http://127.0.0.1:8000"] * opens


@pytest.mark.parametrize("opens", [True, False])
def test_slow_browser_delays_neither_startup_nor_exit(
    opens: bool,
    browser: Browser,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("DISPLAY", ":0")
    before = set(threading.enumerate())
    bound: Any = SimpleNamespace(getsockname=lambda: ("127.0.0.1", 8000))
    announce(Settings(database="sqlite:////games.sqlite"), bound, "en", opens)
    assert browser.addresses == []
    added = set(threading.enumerate()) - before
    assert [thread.daemon for thread in added] == [True] * opens  # nor do they delay exiting
    browser.free.set()
    assert not opens or browser.opened.wait(WAIT)
    assert browser.addresses == ["http://127.0.0.1:8000"] * opens
    first, second = capsys.readouterr().out.splitlines()
    assert first == EN("serve-running", address="http://127.0.0.1:8000")
    assert second == EN("serve-stop", database="/games.sqlite")


@pytest.mark.parametrize(
    ("bound", "address"),
    [
        (("127.0.0.1", 8000), "http://127.0.0.1:8000"), (("0.0.0.0", 8000), "http://127.0.0.1:8000"),
        (("::", 80, 0, 0), "http://127.0.0.1:80"), (("::1", 80, 0, 0), "http://[::1]:80"),
        (("192.0.2.7", 8000), "http://192.0.2.7:8000"),
    ],
)  # fmt: skip
def test_printed_address_can_be_opened_in_a_browser(
    bound: tuple[str, int], address: str, capsys: pytest.CaptureFixture[str]
) -> None:
    listening: Any = SimpleNamespace(getsockname=lambda: bound)
    announce(Settings(database="sqlite:////games.sqlite"), listening, "en", opens=False)
    assert EN("serve-running", address=address) in capsys.readouterr().out.splitlines()


def test_killed_server_loses_no_acknowledged_moves(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with running(file) as first:
        created = first.create("solo", rules={"players": 1, "solo": "pashabot"})
        table, token = created["table"], created["links"][0]["token"]
        with Player(first, table, token) as player:
            for _ in range(5):
                player.move()
            before = player.snapshot
            last = player.ask(
                "move", id="last", seq=before["seq"], action=before["options"][0]["action"]
            )
            assert last["type"] == "done"
            # one more request, which may or may not be acknowledged before the process dies
            player.send(type="undo", id="lost", seq=last["seq"], seat=0)
            assert first.end(signal.SIGKILL) == -signal.SIGKILL
    with running(file) as second, Player(second, table, token) as player:
        if player.snapshot["seq"] == last["seq"]:
            again = player.ask(
                "move", id="last", seq=before["seq"], action=before["options"][0]["action"]
            )
            assert again == last
        else:  # the undo was written, too
            assert player.snapshot["view"] == before["view"]
        assert player.move()["type"] == "done"
        assert second.end(signal.SIGINT) == 0
        assert player.closed() == 1012


def test_two_servers_on_one_database_serve_one_table() -> None:
    database = fresh_database()
    with running(database) as one, running(database) as other:
        table, token, _ = two(one)
        with Player(one, table, token) as ada, Player(other, table, token) as again:
            ada.move()
            again.until(lambda snapshot: bool(snapshot["seq"] == ada.snapshot["seq"]))
            assert again.snapshot["view"] == ada.snapshot["view"]
            again.move()
            ada.until(lambda snapshot: bool(snapshot["seq"] == again.snapshot["seq"]))
            assert ada.snapshot["view"] == again.snapshot["view"]


@pytest.mark.parametrize(
    ("options", "key", "about"),
    [
        (["--database", "mysql://x"], "serve-database", {"database": "mysql://x"}),
        (["--database", "sqlite:////proc/none/x.sqlite"], "database-failed",
         {"database": "/proc/none/x.sqlite", "reason": "|", "backend": "sqlite"}),
        (["--public-url", "marrakesh.example"], "serve-url", {"url": "marrakesh.example"}),
        (["--public-url", "https://a.example/path"], "serve-url",
         {"url": "https://a.example/path"}),
        (["--host", "256.0.0.1"], "serve-address",
         {"address": "256.0.0.1:8000", "reason": "|", "options": "--host, --port"}),
        (["--port", "70000"], "cli-between",
         {"option": "--port", "value": "70000", "least": "0", "most": "65535"}),
    ],
)  # fmt: skip
def test_invalid_options_keep_the_server_from_starting(
    options: list[str], key: str, about: dict[str, str]
) -> None:
    result = CliRunner().invoke(cli, ["serve", "--lang", "en", *options])
    assert result.exit_code == 2
    for part in EN(key, **about).split("|"):  # around a reason in the system's words
        assert part in result.stderr
