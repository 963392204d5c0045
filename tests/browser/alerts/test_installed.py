"""The installed app: manifest, service worker and push messages."""

import json
import time
from collections.abc import Callable

from playwright.sync_api import Page, expect

from browser.alerts.helpers import NO_PUSH, Game, said
from browser.page_driver import Pages, serious, words
from server_process import WAIT, Server

SHOWN = """() => navigator.serviceWorker.ready
  .then((worker) => worker.getNotifications())
  .then(([shown]) => shown && [shown.title, shown.body, shown.tag])"""
"""Returns the notification that the browser shows, if any."""


def until(page: Page, shown: list[str] | None, do: Callable[[], object]) -> None:
    """Repeat an action until the browser shows this: a push may be lost while the worker starts.

    `wait_for_function` takes any promise for true.
    """
    end, again = time.monotonic() + WAIT, 0.0
    while (found := page.evaluate(SHOWN)) != shown:
        now = time.monotonic()
        assert now < end, found
        if now > again:
            do()
            again = now + 5


def test_the_page_can_be_installed_and_receives_push_messages(server: Server, pages: Pages) -> None:
    game = Game(server, pace="days")
    page = game.sit(pages, 0, permissions=["notifications"]).page
    session = page.context.new_cdp_session(page)
    manifest = session.send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert json.loads(manifest["data"])["display"] == "standalone"
    for icon in json.loads(manifest["data"])["icons"]:
        assert server.http.get(icon["src"]).headers["content-type"] == icon["type"]
    amiss = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [one for one in amiss if one["errorId"] != "in-incognito"] == []
    assert page.evaluate("navigator.serviceWorker.ready.then(({ scope }) => scope)") == (
        f"{server.url}/"
    )
    assert server.http.get("/service-worker.js").headers["cache-control"] == "no-cache"
    assert page.evaluate("caches.keys()") == []

    registrations: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: registrations.extend(one["registrationId"] for one in event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    while not registrations:
        page.evaluate("1")  # lets events come in
    table = game.created["table"]
    told = {"title": "Ada, it’s your turn.", "body": "At the table with Ben.", "table": table}
    pushed = {"registrationId": registrations[0], "data": json.dumps({**told, "lang": "en"})}

    def push() -> None:
        session.send("ServiceWorker.deliverPushMessage", {"origin": server.url, **pushed})

    def look() -> None:
        page.evaluate("dispatchEvent(new Event('focus'))")

    until(page, [told["title"], told["body"], table], push)
    until(page, None, look)

    page.get_by_role("button", name=words("en", "start-settings")).click()
    notify = page.get_by_role("button", name=words("en", "play-menu-notify"))
    expect(notify).to_be_visible()
    assert serious(page) == []
    page.evaluate(NO_PUSH)
    notify.click()
    expect(said(page, "notices-failed")).to_be_visible()
