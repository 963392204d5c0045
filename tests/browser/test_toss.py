"""The toss on its stage, with animations."""

import re

from playwright.sync_api import Page, expect

from browser.page_driver import Pages, words
from server_process import Server


def counts(page: Page) -> list[int]:
    """Return the numbers of the counting line: in, out, stuck."""
    return [int(n) for n in re.findall(r"\d+", page.locator(".stage .counts").inner_text())]


def test_the_toss_counts_its_keshis_and_can_be_skipped(server: Server, pages: Pages) -> None:
    created = server.create("bots", seats=[{"name": "Ada"}, {"bot": "random"}])
    seat = pages.player(server, created, settings={"speed": "slow"})
    page = seat.page
    while seat.wait() == "asked" and seat.snapshot["question"] != "ask-select":
        seat.decide()
    keshis = page.locator(".hand button.option")
    for place in range(3):
        keshis.nth(place).click()
    page.keyboard.press("Enter")
    expect(page.locator(".stage .counts")).to_have_text(re.compile(r"\d in +\d out +\d stuck"))
    page.keyboard.press("Space")
    skipped = page.get_by_role("button", name=words("en", "play-toss-continue"))
    expect(skipped).to_be_visible()
    thrown, out, stuck = counts(page)
    assert thrown == 6 == out + stuck  # the tower was empty
    assert out >= sum(seat.snapshot["view"]["base"].values())  # the bot may have claimed some
    expect(page.get_by_role("button", name=words("en", "play-toss-sound"))).to_be_visible()
    page.locator(".stage canvas").last.click(position={"x": 300, "y": 300})
    expect(page.locator(".stage")).to_have_count(0)
    expect(page.locator(".options .option").first).to_be_visible()
