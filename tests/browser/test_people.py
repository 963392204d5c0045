"""Finding other players: saved names, open tables and quick match."""

from playwright.sync_api import Page, expect

from browser.page_driver import PagePlayer, Pages, serious, too_wide, untold, words
from marrakesh.texts import text
from server_process import Server


def press(page: Page, key: str) -> None:
    page.get_by_role("button", name=words("en", key), exact=True).click()


def fine(page: Page) -> None:
    """Check that the page is accessible, complete and not cut off."""
    assert serious(page) == []
    assert untold(page) == []
    assert too_wide(page) == 0


def test_quick_match_brings_two_players_together(server: Server, pages: Pages) -> None:
    phone = {"width": 390, "height": 844}
    ada = pages.page(f"{server.url}/me", viewport=phone, settings={"theme": "dark"})
    fine(ada)
    ada.get_by_role("textbox", name=words("en", "people-name")).fill("Ada")
    press(ada, "people-new")
    title = ada.get_by_role("heading", level=1)
    expect(title).to_contain_text("Ada #")
    name = title.inner_text()
    press(ada, "people-key-show")
    fine(ada)
    key = ada.get_by_role("textbox", name=words("en", "people-key-text")).input_value()

    # the same person on another device
    desk = pages.page(f"{server.url}/me")
    desk.get_by_role("textbox", name=words("en", "people-bring-text")).fill(f"My key:\n{key}")
    press(desk, "people-bring-use")
    expect(desk.get_by_role("heading", level=1)).to_have_text(name)

    # Ada opens a table by quick match; Ben sees it on the page and is matched with her
    ada.goto(f"{server.url}/tables")
    fine(ada)
    press(ada, "people-comes")
    first = PagePlayer(ada)
    assert first.wait() == "asked"
    ben = pages.page(f"{server.url}/tables")
    expect(ben.get_by_text(name)).to_be_visible()
    fine(ben)
    ben.get_by_role("textbox", name=words("en", "start-your-name")).fill("Ben")
    press(ben, "people-comes")
    second = PagePlayer(ben)
    assert second.wait() == "asked"
    expect(ada.get_by_text(text("en")("seat-sat", name="Ben")).first).to_be_visible()
    assert first.snapshot["info"]["table"] == second.snapshot["info"]["table"]
    assert [seat["tag"] for seat in first.snapshot["info"]["seats"]] == [name.partition("#")[2], ""]
    while first.moves + second.moves < 4:
        for seat in (first, second):
            if seat.state() == "asked":
                seat.decide()

    # a table for three: one player joins from the list, a bot takes the third seat
    rules = {"players": 3}
    made = server.invite(seats=[{"name": "Cleo"}], open=True, rules=rules)
    cleo = pages.player(server, made)
    assert cleo.wait() == "asked"
    guest = pages.page(f"{server.url}/tables")
    guest.get_by_role("button", name=f"{words('en', 'people-join')}: Cleo").click()
    assert PagePlayer(guest).wait() == "asked"
    expect(cleo.page.get_by_text(words("en", "people-open-waits"))).to_be_visible()
    press(cleo.page, "people-fill")
    expect(cleo.page.get_by_text(words("en", "people-open-waits"))).to_have_count(0)
    cleo.page.wait_for_function("driver.told.sight.info.seats[2].bot !== ''")
