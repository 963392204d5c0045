"""Notifications, the start page and the webhook."""

import json
import socket
from typing import Final

from playwright.sync_api import Page, expect

from browser.alerts.helpers import MY_TURN, NAMES, NO_PUSH, Game, said, turn_comes
from browser.page_driver import Pages, words
from marrakesh.texts import text
from server_process import WAIT, Server

ALLOWED: Final = {"permissions": ["notifications"]}
EVERY: Final = 15_000
"""Milliseconds between the start page's requests for the state of the player's games."""

NOTICES: Final = """(() => {
  window.notices = [];
  window.Notification = class extends Notification {
    constructor(title, options) {
      super(title, options);
      notices.push(this);
    }
    close() {
      super.close();
      this.closed = true;
    }
  };
})()"""
"""Records the browser's notifications, which no test can see."""


def look_away(page: Page) -> None:
    """Look at another window; by default, every Playwright page believes it has the focus."""
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setFocusEmulationEnabled", {"enabled": False})
    page.context.new_page().bring_to_front()
    page.wait_for_function("() => !document.hasFocus()")


def notices(page: Page) -> list[str]:
    return list(page.evaluate("notices.map((one) => one.title)"))


# --- notifications --------------------------------------------------------------------------------


def test_a_player_looking_elsewhere_is_notified_once_per_turn(server: Server, pages: Pages) -> None:
    game = Game(server).begin()
    me = game.sit(pages, game.me, **ALLOWED)
    expect(me.page).to_have_title(f"Waiting for {NAMES[game.turn]} · Marrakesh")
    me.page.evaluate(NOTICES)
    turn = text("en")("notice-turn", name=NAMES[game.me])
    turn_comes(game, me.page)
    assert notices(me.page) == [], "the player is looking at the page"
    look_away(me.page)
    turn_comes(game, me.page)
    assert notices(me.page) == [turn]
    turn_comes(game, me.page)
    assert notices(me.page) == [turn, turn]
    assert me.page.evaluate("[notices[0].closed, notices[1].closed]") == [True, None]
    me.page.evaluate("notices[1].dispatchEvent(new Event('click'))")
    assert me.page.evaluate("notices[1].closed")


def test_refused_notifications_are_neither_shown_nor_offered_again(
    server: Server, pages: Pages
) -> None:
    game = Game(server).begin()
    me = game.sit(pages, game.me, permissions=["geolocation"])  # this permission only
    me.page.evaluate(NOTICES)
    expect(said(me.page, "play-browse")).to_be_visible()
    expect(me.button("play-notify")).to_have_count(0)
    look_away(me.page)
    game.decide(game.turn)
    expect(me.page).to_have_title(MY_TURN)
    assert notices(me.page) == []


def test_notifications_can_be_turned_on_while_waiting(server: Server, pages: Pages) -> None:
    game = Game(server).begin()
    me = game.sit(pages, game.me)
    me.page.evaluate(NOTICES)
    expect(me.button("play-notify")).to_be_visible()
    me.page.context.grant_permissions(["notifications"])  # as the browser's own dialog does
    me.page.evaluate(NO_PUSH)
    me.button("play-notify").click()
    expect(me.button("play-notify")).to_have_count(0)
    look_away(me.page)
    game.decide(game.turn)
    me.page.wait_for_function("() => notices.length === 1")


def test_notifications_can_be_turned_on_from_the_start_page(server: Server, pages: Pages) -> None:
    page = Game(server, pace="days").sit(pages, 0).page
    expect(page).to_have_title(MY_TURN)
    page.goto(server.url)
    expect(page).to_have_title("(1) Marrakesh")
    ask = page.get_by_role("button", name=words("en", "play-menu-notify"))
    expect(ask).to_be_visible()
    page.context.grant_permissions(["notifications"])
    page.evaluate(NO_PUSH)
    ask.click()
    expect(ask).to_have_count(0)


# --- the start page -------------------------------------------------------------------------------


def test_the_start_page_announces_new_turns(server: Server, pages: Pages) -> None:
    game = Game(server, pace="days").begin()
    page = game.sit(pages, game.me, **ALLOWED).page
    expect(page).to_have_title(f"Waiting for {NAMES[game.turn]} · Marrakesh")
    page.clock.install()
    page.goto(server.url)
    page.evaluate(NOTICES)
    badge = page.get_by_text("Your turn", exact=True)
    expect(page.get_by_role("heading", name="Continue")).to_be_visible()
    expect(page).to_have_title("Marrakesh")
    expect(badge).to_have_count(0)
    look_away(page)
    game.decide(game.turn)
    page.clock.fast_forward(EVERY)
    expect(page).to_have_title("(1) Marrakesh")
    expect(badge).to_be_visible()
    assert notices(page) == [text("en")("notice-turn", name=NAMES[game.me])]
    with page.expect_response("**/api/mine?*"):
        page.clock.fast_forward(EVERY)
    page.bring_to_front()
    page.evaluate("notices[0].dispatchEvent(new Event('click'))")
    expect(page).to_have_url(f"{server.url}/t/{game.created['table']}")
    expect(page).to_have_title(MY_TURN)
    assert len(notices(page)) == 1


# --- the webhook ----------------------------------------------------------------------------------


def test_a_table_played_over_days_calls_its_webhook_for_each_turn(
    hasty: Server, pages: Pages
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        listener.settimeout(WAIT)
        page = pages.page(hasty.url)
        page.get_by_role("tab", name=words("en", "start-kind-net")).click()
        page.get_by_text(words("en", "start-pace-days"), exact=True).click()
        page.get_by_text(words("en", "start-more"), exact=True).click()
        address = f"http://127.0.0.1:{listener.getsockname()[1]}/turns"
        page.get_by_label(words("en", "start-webhook")).fill(address)
        page.get_by_role("button", name=words("en", "start-create")).click()
        expect(page.get_by_text(words("en", "start-table-ready"))).to_be_visible()
        told = listener.accept()[0]
        with told:
            told.settimeout(WAIT)
            said = told.recv(10_000)
            while b"}" not in said:
                said += told.recv(10_000)
            told.sendall(b"HTTP/1.1 204 No Content\r\n\r\n")
    assert said.startswith(b"POST /turns ")
    notice = json.loads(said.partition(b"\r\n\r\n")[2])
    assert notice["name"].startswith("Player ")
    assert notice["link"] == f"/t/{notice['table']}"
