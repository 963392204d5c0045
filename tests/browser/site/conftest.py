"""The game without a server, from a plain file server that soon stops."""

from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from browser.page_driver import PROJECT, PagePlayer, Pages, words
from file_server import serving

BUILD: Final = PROJECT / "build"
HEAR: Final = Path(__file__).with_name("hear.js")
KEPT: Final = """async () => {
    await navigator.serviceWorker.ready;
    return Boolean(navigator.serviceWorker.controller);
}"""


class Home:
    """A browser that has visited the site once and is now offline."""

    def __init__(self, pages: Pages, address: str) -> None:
        self.address = address
        self.pages = pages
        self.context = pages.context()
        self.context.add_init_script(HEAR.read_text())
        self.context.add_init_script("localStorage['marrakesh-pictures'] = 'seen'")
        self.page = self.tab()
        ready(self.page)
        self.page.wait_for_function(KEPT)
        self.context.set_offline(True)

    def tab(self) -> Page:
        return self.pages.tab(self.context, self.address)

    def begin(self, page: Page, kind: str) -> PagePlayer:
        """Start a game on a tab of the start page, with its default choices."""
        page.get_by_role("tab", name=words("en", kind)).click()
        page.get_by_role("button", name=words("en", "start-begin")).click()
        return self.player(page)

    def player(self, page: Page) -> PagePlayer:
        self.pages.players.append(PagePlayer(page))
        return self.pages.players[-1]


def ready(page: Page) -> None:
    """Wait until the engine has loaded."""
    expect(page.locator("main")).to_be_visible()
    expect(page.get_by_role("progressbar")).to_have_count(0)


@pytest.fixture
def home(pages: Pages) -> Home:
    assert (BUILD / "site" / "files.json").exists(), "The site is not built: run make site."
    with serving(BUILD) as address:
        return Home(pages, f"{address}site/")
