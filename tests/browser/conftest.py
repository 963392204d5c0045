"""One server and one browser for all browser tests of a process."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from browser.page_driver import WAIT, Pages
from chromium import chromium
from marrakesh.server.http.pages import built
from server_process import Server, running

expect.set_options(timeout=WAIT)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with chromium() as browser:
        yield browser


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert built(), "The pages are not built: run make web."
    with running(tmp_path_factory.mktemp("server") / "tables.sqlite") as server:
        yield server


@pytest.fixture
def pages(browser: Browser) -> Iterator[Pages]:
    pages = Pages(browser)
    yield pages
    pages.close()
    amiss = {thing for seat in pages.players for thing in seat.amiss}
    assert sorted({*pages.errors, *amiss}) == []
