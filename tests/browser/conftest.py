"""One server and one browser for all browser tests of a process."""

from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from browser.pages import Seat, driver
from chromium import DESK, chromium, preferring
from marrakesh.server import pages
from serving import Json, Server, running

USUAL: Final = {"lang": "en", "theme": "light", "speed": "none"}


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with chromium() as browser:
        yield browser


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert pages.built(), "The pages are not built: run make web."
    with running(tmp_path_factory.mktemp("server") / "tables.sqlite") as server:
        yield server


class Rooms:
    """Pages as people have them: each in a browser of its own, without errors in its console."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.errors: list[str] = []
        self.seats: list[Seat] = []
        self._open = ExitStack()

    def page(self, address: str, settings: Json | None = None, **about: Any) -> Page:
        """A page of a new browser profile."""
        context = self.browser.new_context(**{"viewport": DESK, "locale": "en-GB", **about})
        self._open.callback(context.close)
        context.add_init_script(driver())
        context.add_init_script(preferring(**{**USUAL, **(settings or {})}))
        return self.tab(context, address)

    def tab(self, context: BrowserContext, address: str) -> Page:
        page = context.new_page()
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda said: self._hear(said.type, said.text))
        page.goto(address)
        return page

    def seat(self, server: Server, created: Json, link: int = 0, **about: Any) -> Seat:
        """Somebody sits down at a table, through their secret link."""
        page = self.page(f"{server.url}{path_of(created, link)}", **about)
        self.seats.append(Seat(page, seed=link + 1))
        return self.seats[-1]

    def forgive(self, *words: str) -> None:
        """Errors with these words were to be expected."""
        self.errors = [one for one in self.errors if not any(word in one for word in words)]

    def close(self) -> None:
        self._open.close()

    def _hear(self, kind: str, text: str) -> None:
        if kind in ("error", "warning"):
            self.errors.append(f"console: {text}")


def path_of(created: Json, link: int = 0) -> str:
    return f"/t/{created['table']}#{created['links'][link]['token']}"


@pytest.fixture
def rooms(browser: Browser) -> Iterator[Rooms]:
    rooms = Rooms(browser)
    yield rooms
    rooms.close()
    amiss = {thing for seat in rooms.seats for thing in seat.amiss}
    assert sorted({*rooms.errors, *amiss}) == []
