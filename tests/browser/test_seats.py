"""Seats are taken in the browser, shared with another device, and passed on."""

from playwright.sync_api import Page, expect

from browser.page_driver import PagePlayer, Pages, serious, words
from marrakesh.texts import text
from server_process import Server


def press(page: Page, key: str) -> None:
    page.get_by_role("button", name=words("en", key)).click()


def open_settings(page: Page) -> None:
    press(page, "learn-begin")  # past the pictures for new players
    press(page, "start-settings")


def test_a_seat_can_be_taken_shared_and_passed_on(server: Server, pages: Pages) -> None:
    maker = pages.page(server.url)
    maker.get_by_role("tab", name=words("en", "start-kind-net")).click()
    press(maker, "start-create")
    link = maker.get_by_role(
        "textbox", name=words("en", "start-invitation-for", name="Player 2")
    ).input_value()
    maker.get_by_role("link", name=words("en", "start-to-table")).click()
    ada = PagePlayer(maker)
    assert ada.wait() == "asked"
    expect(maker.get_by_text(words("en", "play-seats-free", names="Player 2"))).to_be_visible()
    assert "#" not in maker.url

    guest = pages.page(link)
    guest.get_by_role("textbox", name=words("en", "start-seat-name")).fill("Ben")
    assert serious(guest) == []
    press(guest, "start-seat-take")
    ben = PagePlayer(guest)
    assert ben.wait() == "asked"
    assert "#" not in guest.url
    expect(maker.get_by_text(text("en")("seat-sat", name="Ben")).first).to_be_visible()
    assert (ada.snapshot["yours"], ben.snapshot["yours"]) == ([0], [1])

    # the link is used up for everyone else, and leads its owner back
    other = pages.page(link)
    expect(other.get_by_text(words("en", "start-seat-taken-by", name="Ben"))).to_be_visible()
    assert PagePlayer(pages.tab(guest.context, link)).wait() == "asked"

    # Ben's other device
    open_settings(guest)
    press(guest, "play-seat-device")
    code = guest.locator(".code").inner_text()
    other.get_by_role("textbox", name=words("en", "start-code-field")).fill(code.lower())
    press(other, "start-code-use")
    press(other, "start-seat-add")
    phone = PagePlayer(other)
    assert phone.wait() == "asked"
    assert phone.snapshot["yours"] == [1]

    # Ben leaves: everyone sees it, and neither of his devices keeps the seat
    open_settings(other)
    press(other, "play-seat-hand-on")
    assert serious(other) == []
    press(other, "play-seat-hand-on")
    expect(maker.get_by_text(text("en")("seat-handed", name="Ben")).first).to_be_visible()
    expect(guest.get_by_text(words("en", "play-seat-lost"))).to_be_visible()
    press(other, "start-invitations")
    link = other.get_by_role(
        "textbox", name=words("en", "start-invitation-for", name="Player 2")
    ).input_value()
    heir = pages.page(link)
    heir.get_by_role("textbox", name=words("en", "start-seat-name")).fill("Cleo")
    press(heir, "start-seat-take")
    assert PagePlayer(heir).wait() == "asked"
    taken = text("en")("seat-took-over", name="Cleo", before="Ben")
    expect(maker.get_by_text(taken).first).to_be_visible()
