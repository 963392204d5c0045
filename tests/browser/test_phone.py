"""On a phone: nothing moves, everything can be hit and read, and a double tap decides once."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Final

import pytest
from playwright.sync_api import CDPSession, Locator, Page, TimeoutError, expect

from browser.opening import opened, play_on
from browser.pages import Rooms, Seat, serious, too_wide, words
from chromium import PHONE
from serving import Json, Server

SIZES: Final = [(390, 844), (390, 664), (360, 640), (844, 390)]
FINGER: Final = 44
"""Pixels that a button must have for a finger to hit it."""
SPOT: Final = 24
"""The same for a place on the boards: beside it, the nearest one is meant (WCAG 2.5.8)."""


def sized(width: int, height: int) -> Json:
    return {**PHONE, "viewport": {"width": width, "height": height}}


def against_bot(server: Server, rooms: Rooms, size: tuple[int, int]) -> Seat:
    seats = [{"name": "Ada"}, {"bot": "random"}]
    created = server.create("bots", seats=seats, preset_setup=True)
    return rooms.seat(server, created, **sized(*size))


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]} x {size[1]}")
def test_a_game_on_a_phone(server: Server, rooms: Rooms, size: tuple[int, int]) -> None:
    seat = against_bot(server, rooms, size)
    page = seat.page
    seat.wait()
    frame = page.evaluate("driver.frame()")
    assert frame["boards"] >= 0.6
    assert too_wide(page) == 0
    zoomed = 0
    for _ in range(30 if size == SIZES[0] else 8):
        tap(seat)
        assert page.evaluate("driver.frame()") == frame
        assert page.evaluate("driver.slight", FINGER) == []
        expect(seat.button("play-undo").first).to_be_in_viewport()
        if page.locator(".whole").count():
            zoomed += 1
            assert small(page) == []
    assert zoomed
    assert serious(page) == []


def small(page: Page) -> list[str]:
    """The places in view, of the question itself, that are too small for a finger."""
    found: list[str] = page.evaluate(
        """least => [...document.querySelectorAll(".spot.live:not(.far)")].flatMap((spot) => {
          const { width, height } = spot.getBoundingClientRect();
          const size = `${Math.round(width)} x ${Math.round(height)}`;
          return Math.min(width, height) < least ? [`${spot.dataset.target}: ${size}`] : [];
        })""",
        SPOT,
    )
    return found


def tap(seat: Seat) -> None:
    """Decide with double taps, which decide once; again if the options came just before."""
    page = seat.page
    page.evaluate("driver.decided.length = 0")
    for _ in range(3):
        wanted = decide(seat)
        with suppress(TimeoutError):
            page.wait_for_function("() => driver.decided.length > 0", timeout=3000)
            break
    seat.wait()
    decided = page.evaluate("driver.decided")
    assert decided == wanted[: len(decided)] != []


def decide(seat: Seat) -> list[int | str]:
    """Choose with a finger: on the board if the place is in view; confirm what waits for it."""
    page = seat.page
    page.evaluate("driver.later(400)")
    look = page.evaluate("driver.look()")
    assert look["dead"] == []
    assert look["tiny"] == []
    seat.seen = look["seq"]
    places = sorted((one for one in look["clicks"] if one["point"]), key=lambda one: one["menu"])
    confirm = page.locator(".confirm")
    if confirm.count():
        tap_twice(page, middle(confirm))
        return ["confirm"]
    if look["toggles"]:
        sent = send(page, look)
        seat.seen += len(sent) - 1
        return sent
    if places:
        tap_twice(page, places[0]["point"])
        if places[0]["menu"]:
            page.get_by_role("menuitem", name=places[0]["words"], exact=True).tap()
        return list(places[0]["path"])
    tap_twice(page, middle(page.locator(".options .option").first))
    return list(look["tray"][0]["path"])


def send(page: Page, look: Json) -> list[int | str]:
    """Toggle keshis of the hand and send them."""
    for number in range(look["toggles"]):
        page.evaluate("driver.later(400)")
        tap_twice(page, middle(page.locator(".hand .option").nth(number)))
    page.evaluate("driver.later(400)")
    tap_twice(page, middle(page.locator(".confirm")))
    return [action for offer in look["tray"][: look["toggles"]] for action in offer["path"]]


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def tap_twice(page: Page, point: Sequence[float]) -> None:
    for _ in range(2):
        page.touchscreen.tap(*point)


# ---- gestures


def drag(cdp: CDPSession, *ways: Sequence[tuple[float, float]]) -> None:
    """Fingers go their ways together."""

    def touch(kind: str, step: int) -> None:
        points = [{"x": way[step][0], "y": way[step][1]} for way in ways] if kind else []
        cdp.send(
            "Input.dispatchTouchEvent", {"type": f"touch{kind or 'End'}", "touchPoints": points}
        )

    touch("Start", 0)
    for step in range(1, len(ways[0])):
        touch("Move", step)
    touch("", 0)


def line(*ends: tuple[float, float], steps: int = 6) -> list[tuple[float, float]]:
    (x1, y1), (x2, y2) = ends
    return [(x1 + (x2 - x1) * k / steps, y1 + (y2 - y1) * k / steps) for k in range(steps + 1)]


def test_gestures_and_back(server: Server, rooms: Rooms) -> None:
    seat = against_bot(server, rooms, (390, 664))
    page = seat.page
    seat.wait()
    table = page.url
    page.locator(".help").tap()
    back_closes(page, "dialog")
    cdp = page.context.new_cdp_session(page)
    part = page.locator(".city [data-part]")
    sheet = page.locator("[data-sheet]")
    page.get_by_role("button", name=words("en", "play-city"), exact=True).tap()
    expect(sheet).to_have_attribute("data-sheet", "strip")
    expect(part).to_have_count(6)
    page.locator("[data-part=river]").tap()
    expect(part).to_have_attribute("data-part", "river")
    drag(cdp, line((300, 200), (90, 210)))
    expect(part).to_have_attribute("data-part", "tower")
    drag(cdp, line((60, 160), (170, 250)), line((330, 340), (210, 260)))
    expect(part).to_have_count(6)
    drag(cdp, line((100, 90), (60, 70)), line((120, 100), (180, 120)))
    expect(part).to_have_attribute("data-part", "river")
    x, y = middle(page.locator(".line > .handle"))
    drag(cdp, line((x, y), (x, y - 150)))
    expect(sheet).to_have_attribute("data-sheet", "half")
    for thing in ("[data-sheet=half]", ".whole"):
        back_closes(page, thing)
    page.evaluate("history.back()")
    expect(page).not_to_have_url(table)
    rooms.forgive("localStorage")  # of the blank page before it


def back_closes(page: Page, thing: str) -> None:
    table = page.url
    expect(page.locator(thing)).to_be_visible()
    page.evaluate("history.back()")
    expect(page.locator(thing)).to_have_count(0)
    assert page.url == table


def test_what_fingers_explain(server: Server, rooms: Rooms) -> None:
    """A tap on what cannot be chosen says why; a long press previews what can be chosen."""
    seat = against_bot(server, rooms, (390, 664))
    page = seat.page
    seat.wait()
    page.locator(".peek button").first.tap()
    page.evaluate("driver.later(400)")
    page.locator('.spot[data-target="sector.river"]').tap()
    link = page.locator(".tip a")
    expect(link).to_be_visible()
    with page.expect_popup() as rules:
        link.tap()
    assert "/rules/river" in rules.value.url
    rules.value.close()
    page.bring_to_front()
    keshi = page.locator(".hand .option").first
    cdp = page.context.new_cdp_session(page)
    x, y = middle(keshi)
    point = {"touchPoints": [{"x": x, "y": y}]}
    cdp.send("Input.dispatchTouchEvent", {"type": "touchStart", **point})
    expect(page.locator(".tip")).to_be_visible()
    cdp.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator(".tip")).to_be_visible()
    expect(keshi).to_have_attribute("aria-pressed", "false")


def test_a_tablet_upright_has_the_city_above_the_board(server: Server, rooms: Rooms) -> None:
    table = play_on(server, opened(server, "deluxe"), moves=400)
    seat = rooms.seat(server, table, **sized(820, 1180))
    seat.wait()
    city, board = (
        seat.page.locator(f".{name} .drawing").bounding_box() for name in ("city", "own")
    )
    assert city
    assert board
    assert city["y"] + city["height"] <= board["y"]
    assert too_wide(seat.page) == 0
    expect(seat.page.locator("kbd:visible")).to_have_count(0)
