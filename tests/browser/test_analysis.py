"""The analysis of a finished game, from the end dialog to one of its positions."""

from playwright.sync_api import Page, expect

from browser.opened_tables import opened
from browser.page_driver import PagePlayer, Pages, path_of, serious, too_wide, unset, untold
from chromium import PHONE
from server_process import Server


def found(page: Page) -> list[str]:
    """Return the page's problems once it shows a costly decision."""
    expect(page.get_by_role("article").first).to_be_visible()
    assert too_wide(page) == 0
    return [*serious(page), *unset(page), *untold(page)]


def test_a_costly_decision_links_to_its_position(server: Server, pages: Pages) -> None:
    table = opened(server, "essential")
    end = PagePlayer(pages.page(f"{server.url}{path_of(table)}"))
    assert end.wait() == "over"
    page = end.page
    page.get_by_role("link", name="Analyse").click()
    assert found(page) == []
    phone = pages.page(page.url, settings={"theme": "dark"}, **PHONE)
    assert found(phone) == []

    page.get_by_role("link", name="Show the position").first.click()
    told = page.locator(".telling")
    expect(told).not_to_be_empty()
    before = told.inner_text()
    for moment in ("Played", "Better"):
        page.get_by_text(moment, exact=True).click()
        expect(told).not_to_have_text(before)
        page.get_by_text("Position", exact=True).click()
        expect(told).to_have_text(before)
