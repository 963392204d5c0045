"""One server and one browser for all browser tests of a process."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from browser.pages import WAIT, Rooms
from chromium import chromium
from marrakesh.server.http import pages
from server_process import Server, running

expect.set_options(timeout=WAIT)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with chromium() as browser:
        yield browser


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert pages.built(), "The pages are not built: run make web."
    with running(tmp_path_factory.mktemp("server") / "tables.sqlite") as server:
        yield server


@pytest.fixture
def rooms(browser: Browser) -> Iterator[Rooms]:
    rooms = Rooms(browser)
    yield rooms
    rooms.close()
    amiss = {thing for seat in rooms.seats for thing in seat.amiss}
    assert sorted({*rooms.errors, *amiss}) == []
