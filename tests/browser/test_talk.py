"""Chat at a table: hostile text stays text, secret choices stay secret, nothing moves."""

import os
from typing import Any

from playwright.sync_api import Page, expect

from browser.page_driver import Pages, serious, too_wide, untold, words
from server_process import Player, Server

HOSTILE = "<script>document.title='x'</script> &amp; \u202e gnp.exe <img src=x onerror=alert(1)>"
SHOWN = "<script>document.title='x'</script> &amp; gnp.exe <img src=x onerror=alert(1)>"
LONG = "\U0001f469\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466" * 42
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True}


def opener(page: Page) -> Any:
    return page.locator("[aria-controls=talk]")


def places(page: Page) -> list[str]:
    """Return the positions of the boards, the decision and the navigation."""
    found: list[str] = page.eval_on_selector_all(
        ".panes, .bottom, nav, header",
        "all => all.map((one) => JSON.stringify(one.getBoundingClientRect()))",
    )
    return found


def shoot(page: Page, name: str) -> None:
    if folder := os.environ.get("SHOTS"):
        page.wait_for_timeout(500)
        page.screenshot(path=f"{folder}/{name}.png")


def test_hostile_chat_is_shown_as_text_and_held_back_during_secret_choices(
    server: Server, pages: Pages
) -> None:
    seats = [{"name": "Ada"}, {"name": "Ben"}]
    made = server.create("net", seats=seats, preset_setup=True, pace="days", public_talk=True,
                         deadline={"hours": 48})  # fmt: skip
    desk = pages.player(server, made, settings={"confirm": False})
    assert desk.wait() == "asked"
    page = desk.page
    watcher = pages.page(f"{server.url}/t/{made['table']}", {"theme": "dark"}, **PHONE)
    phone = pages.player(server, made, settings={"confirm": False}, **PHONE)
    assert phone.wait() == "asked"
    with Player(server, made["table"], made["links"][1]["token"]) as ben:
        ben.ask("wishes", confirm=False)
        while ben.snapshot["options"]:
            ben.move()
        for text in (HOSTILE, LONG, "e\u0301" + "\u0336" * 50):
            assert ben.ask("say", text=text)["type"] == "done"
        assert "300" in ben.ask("say", text="x" * 10_000)["error"]
        ben.ask("say", phrase="good-luck")
        opener(page).click()
        expect(page.get_by_text(words("en", "talk-withheld"))).to_be_visible()
        expect(page.get_by_text(words("en", "talk-empty"))).to_be_visible()
        shoot(page, "secret")
        page.get_by_role("button", name=words("en", "talk-phrase-hello")).click()
        expect(page.locator("#talk .saying")).to_have_text(words("en", "talk-phrase-hello"))
        opener(page).click()
        before = places(phone.page)
        while desk.snapshot["secret"]:
            if desk.state() == "asked":
                desk.decide()

    # now it can be read: next to its author, and as a count
    expect(page.locator(".fresh .saying")).to_have_text(words("en", "talk-phrase-good-luck"))
    expect(opener(phone.page)).to_contain_text("4")
    shoot(phone.page, "phone-fresh")
    shoot(page, "fresh")
    assert places(phone.page) == before
    opener(page).click()
    said = page.locator("#talk .saying")
    expect(said).to_have_count(5)
    expect(said.first).to_have_text(SHOWN)
    expect(said.nth(1)).to_have_text(LONG)
    assert page.locator("#talk :is(script, img, a)").count() == 0
    assert page.title() != "x"
    assert said.nth(2).bounding_box()["height"] < 40  # type: ignore[index]
    expect(page.get_by_title("One person watching")).to_be_visible()
    shoot(page, "desk")
    assert serious(page) == []
    opener(phone.page).click()
    expect(phone.page.locator("#talk .saying")).to_have_count(5)
    shoot(phone.page, "phone")
    assert places(phone.page) == before
    assert serious(phone.page) == []
    assert [too_wide(phone.page), untold(phone.page)] == [0, []]
    opener(watcher).click()
    expect(watcher.locator("#talk .saying")).to_have_count(5)
    assert watcher.locator("#talk input").count() == 0
    assert serious(watcher) == []
    shoot(watcher, "watcher-dark")
