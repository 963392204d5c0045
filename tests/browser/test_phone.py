"""On a phone: nothing moves, everything can be tapped and read, a double tap decides once."""

import re
from collections.abc import Callable, Sequence
from typing import Final

import pytest
from playwright.sync_api import CDPSession, Page, expect

from browser.opened_tables import opened, play_on
from browser.page_driver import Pages, serious, too_wide, words
from browser.phone_player import PhonePlayer, middle, seated, sized
from marrakesh.rules.config import MODULES
from server_process import Player, Server

TALL: Final = (390, 844)
"""A phone's whole screen; `USUAL` is the part that its browser leaves to the page."""
USUAL: Final = (390, 664)
SMALL: Final = (360, 640)
FLAT: Final = (844, 390)
MOST_TAPS: Final = 15
"""The average number of taps in a round of the first season."""
FINGER: Final = 40
"""The least size of a button for a finger, in pixels."""
SPOT: Final = 24
"""The same for a place on the boards, where a near miss counts as a hit (WCAG 2.5.8)."""


def against_bots(
    server: Server, pages: Pages, size: tuple[int, int], bots: int = 1, *modules: str
) -> PhonePlayer:
    seats = [{"name": "Ada"}, *[{"bot": "random"}] * bots]
    rules = {"players": bots + 1, "modules": modules}
    created = server.create("bots", seats=seats, rules=rules, preset_setup=True)
    return seated(server, pages, created, size)


def test_a_whole_game_can_be_played_by_tapping(server: Server, pages: Pages) -> None:
    """The first decision is one tap away from the start page."""
    page = pages.page(server.url, **sized(*TALL))
    page.get_by_role("button", name=words("en", "start-play-now")).tap()
    pages.players.append(seat := PhonePlayer(page))
    assert seat.wait() == "asked"
    assert seat.snapshot["question"] == "ask-select"
    assert middle(page.locator(".pictures"))[1] > 300  # the game in three pictures
    seat.tap(seat.button("learn-begin"))
    play(seat, until=lambda: bool(seat.snapshot["info"]["over"]))
    expect(page.locator("#end-title")).to_contain_text(re.compile("beats? you|[Yy]ou win|wins"))
    (bout,) = page.evaluate("JSON.parse(localStorage['marrakesh-ladder']).bouts")
    next_one = "Play the Journeyman" if bout["result"] == "won" else "Rematch"
    expect(page.locator("dialog .primary")).to_have_text(next_one)
    assert seat.decisions > 60
    print(f"taps in each round of the first season: {seat.first_season / 4}")
    assert seat.first_season / 4 <= MOST_TAPS
    assert seat.seasons == 3
    assert seat.on_boards > seat.decisions / 3
    assert too_wide(page) == 0
    assert serious(page) == []


def test_four_players_with_all_modules_can_play_half_a_season_on_a_phone(
    server: Server, pages: Pages
) -> None:
    seat = against_bots(server, pages, USUAL, 3, *MODULES)
    play(seat, until=lambda: bool(seat.snapshot["view"]["round"] > 2))
    assert seat.decisions > 10
    assert serious(seat.page) == []


@pytest.mark.parametrize("size", [SMALL, FLAT], ids=lambda size: f"{size[0]} x {size[1]}")
def test_the_game_is_playable_on_phones_of_other_sizes(
    server: Server, pages: Pages, size: tuple[int, int]
) -> None:
    seat = against_bots(server, pages, size)
    play(seat, until=lambda: seat.decisions >= 8)
    assert serious(seat.page) == []


CUT: Final = """() => [...document.querySelectorAll(".chip button, .chip .short, .words")]
  .filter((one) => one.scrollWidth > one.clientWidth + 1 && one.getClientRects().length)
  .map((one) => one.innerText)"""
"""Returns texts that do not fit; names that are too long end in an ellipsis."""


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("size", [USUAL, SMALL], ids=lambda size: f"{size[0]} x {size[1]}")
def test_four_players_fit_on_a_phone_and_the_prompt_names_those_to_act(
    server: Server, pages: Pages, size: tuple[int, int], lang: str
) -> None:
    names = ["Maximiliane", "Bartholomäus", "Konstantin der Große", "Wilhelmina Antoinette"]
    about = {"rules": {"players": 4}, "seats": [{"name": name} for name in names]}
    clock = {"minutes": 30, "increment": 10}
    created = server.create("net", **about, clock=clock, preset_setup=True)
    with Player(server, created["table"], created["links"][0]["token"]) as player:
        while player.snapshot["question"]:
            player.move()
    page = pages.player(server, created, settings={"lang": lang}, **sized(*size)).page
    for name in names[1:]:
        expect(page.locator(".prompt")).to_contain_text(name)
    shown = [one.inner_text().strip() for one in page.locator(".chip .name").all()]
    assert shown == ["You" if lang == "en" else "Du", *names[1:]]
    assert page.locator(".chip .name:visible").count() == 4
    assert page.evaluate(CUT) == []
    assert too_wide(page) == 0


def play(seat: PhonePlayer, until: Callable[[], bool]) -> None:
    """Play, and check that nothing moves and everything can be tapped and read."""
    page = seat.page
    seat.wait()
    frame = page.evaluate("driver.frame()")
    assert frame["boards"] >= 0.54
    assert too_wide(page) == 0
    zoomed = 0
    while not until():
        assert page.evaluate("driver.lost()") == []
        seat.decide()
        if seat.snapshot["info"]["over"]:
            break
        assert page.evaluate("driver.frame()") == frame
        assert page.evaluate("driver.slight", FINGER) == []
        expect(seat.button("play-undo").first).to_be_in_viewport()
        if page.locator(".whole").count():
            zoomed += 1
            assert small(page) == []
    assert zoomed


def small(page: Page) -> list[str]:
    """Return the places in view, of the question itself, that are too small for a finger."""
    found: list[str] = page.evaluate(
        """least => [...document.querySelectorAll(".spot.live:not(.far)")].flatMap((spot) => {
          const { width, height } = spot.getBoundingClientRect();
          const size = `${Math.round(width)} x ${Math.round(height)}`;
          return Math.min(width, height) < least ? [`${spot.dataset.target}: ${size}`] : [];
        })""",
        SPOT,
    )
    return found


# ---- gestures


def drag(cdp: CDPSession, *ways: Sequence[tuple[float, float]]) -> None:
    """Move one or more fingers along their paths together."""

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


def test_gestures_and_the_back_button_change_the_view(server: Server, pages: Pages) -> None:
    seat = against_bots(server, pages, USUAL)
    page = seat.page
    seat.wait()
    table = page.url
    page.locator(".help").tap()
    back_closes(page, "dialog")
    cdp = page.context.new_cdp_session(page)
    part = page.locator(".city [data-part]")
    page.get_by_role("button", name=words("en", "play-city"), exact=True).tap()
    expect(part).to_have_count(6)
    page.locator("[data-part=river]").tap()
    expect(part).to_have_attribute("data-part", "river")
    drag(cdp, line((300, 200), (90, 210)))
    expect(part).to_have_attribute("data-part", "tower")
    drag(cdp, line((60, 160), (170, 250)), line((330, 340), (210, 260)))
    expect(part).to_have_count(6)
    drag(cdp, line((100, 90), (60, 70)), line((120, 100), (180, 120)))
    expect(part).to_have_attribute("data-part", "river")
    back_closes(page, ".whole")
    page.evaluate("history.back()")
    expect(page).not_to_have_url(table)
    pages.forgive("localStorage")  # from the blank page before it


def back_closes(page: Page, thing: str) -> None:
    table = page.url
    expect(page.locator(thing)).to_be_visible()
    page.evaluate("history.back()")
    expect(page.locator(thing)).to_have_count(0)
    assert page.url == table


def test_taps_explain_unavailable_places_and_long_presses_preview_options(
    server: Server, pages: Pages
) -> None:
    """A tap on a place that cannot be chosen says why; a long press previews an option."""
    seat = against_bots(server, pages, USUAL)
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


def test_a_tablet_in_portrait_has_the_city_above_the_board(server: Server, pages: Pages) -> None:
    table = play_on(server, opened(server, "deluxe"), moves=400)
    seat = pages.player(server, table, **sized(820, 1180))
    seat.wait()
    city, board = (
        seat.page.locator(f".{name} .drawing").bounding_box() for name in ("city", "own")
    )
    assert city
    assert board
    assert city["y"] + city["height"] <= board["y"]
    assert too_wide(seat.page) == 0
    expect(seat.page.locator("kbd:visible")).to_have_count(0)
