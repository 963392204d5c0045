"""Accessibility: by keyboard alone, on a phone, and as checked by axe."""

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.opened_tables import decisions_before, opened, play_on
from browser.page_driver import (
    PagePlayer,
    Pages,
    path_of,
    serious,
    serious_in_both_themes,
    settle,
    too_wide,
    untold,
    words,
)
from chromium import PHONE
from marrakesh import Game
from server_process import Json, Server


def in_season_2(game: Game) -> bool:
    view = game.view(None)
    return (view["season"], view["round"]) == (2, 1)


def buys_scrolls(game: Game) -> bool:
    """Return whether the first player may buy scrolls."""
    return game.question.key == "ask-scrolls" and game.seat == 0


# ---- by keyboard


def tab_to(page: Page, thing: Locator, most: int = 60) -> None:
    """Press Tab until an element visibly has the focus."""
    for _ in range(most):
        page.keyboard.press("Tab")
        if thing.evaluate("one => one === document.activeElement"):
            assert thing.evaluate("one => one.matches(':focus-visible')")
            return
    raise AssertionError(f"pressing Tab {most} times does not reach {thing}")


def test_a_game_can_be_played_by_keyboard_alone(server: Server, pages: Pages) -> None:
    page = pages.page(server.url)
    settle(page)
    tab_to(page, page.get_by_role("button", name=words("en", "start-play-now")))
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name=words("en", "learn-begin"), exact=True)).to_be_focused()
    page.keyboard.press("Enter")
    seat = PagePlayer(page)
    for turn in range(10):
        assert seat.wait() == "asked"
        if turn:
            page.wait_for_function("document.activeElement !== document.body")
        look = page.evaluate("driver.look()")
        seat.seen = look["seq"]
        if look["toggles"]:
            send_by_keys(page, look["clicks"])
            seat.seen += 2
        elif turn % 3 == 0:
            page.keyboard.press("1")
        elif turn % 3 == 1:
            tab_to(page, page.locator(".options .option:not(.more)").last)
            page.keyboard.press("Enter")
        else:
            press_on_board(page, near(look))
    assert seat.wait() == "asked"
    assert seat.snapshot["seq"] >= 10


def near(look: Json) -> Json | None:
    """Return the first place of the question itself, not of one that follows."""
    return next((one for one in look["clicks"] if not one.get("far")), None)


def send_by_keys(page: Page, clicks: list[Json]) -> None:
    """Toggle one keshi on the board, one by its key and one in the tray, then send them."""
    press_on_board(page, clicks[3])
    page.keyboard.press(page.locator(".options .option kbd").first.inner_text())
    tab_to(page, page.locator(".options .option").last)
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")


def press_on_board(page: Page, place: Json | None) -> None:
    """Choose at a place on the boards, or by a key if there is none."""
    if not place:
        page.keyboard.press("1")
        return
    tab_to(page, page.locator(f'.spot.live[data-target="{place["target"]}"]').first)
    page.keyboard.press("Enter")
    if place["menu"]:
        expect(page.get_by_role("menuitem").first).to_be_focused()
        page.keyboard.press("Enter")


def test_shift_and_arrow_keys_explain_places_that_cannot_be_chosen(
    server: Server, pages: Pages
) -> None:
    created = server.create("bots", seats=[{"name": "Ada"}, {"bot": "random"}])
    seat = pages.player(server, created)
    assert seat.wait() == "asked"
    page = seat.page
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".spot.live:focus")).to_be_visible()
    page.keyboard.press("Shift+ArrowUp")
    page.keyboard.press("Shift+ArrowLeft")
    expect(page.locator(".spot:not(.live):focus")).to_be_visible()
    expect(page.locator(".tip")).to_be_visible()


# ---- on a phone


@pytest.mark.parametrize("path", ["/", "/rules"])
def test_pages_fit_the_width_of_a_phone(server: Server, pages: Pages, path: str) -> None:
    page = pages.page(f"{server.url}{path}", **PHONE)
    settle(page)
    assert too_wide(page) == 0


# ---- with axe


def test_axe_finds_no_serious_problems_on_pages(server: Server, pages: Pages) -> None:
    context = pages.context()
    for path in ("/", "/rules", "/rules/souk", "/nowhere"):
        page = pages.tab(context, f"{server.url}{path}")
        settle(page)
        assert serious_in_both_themes(page) == [], path
        assert untold(page) == [], path
        page.close()


def test_axe_finds_no_serious_problems_at_tables(server: Server, pages: Pages) -> None:
    guide = pages.page(f"{server.url}/learn")
    PagePlayer(guide).wait()
    found = {"pictures": serious_in_both_themes(guide)}
    guide.get_by_role("button", name=words("en", "learn-begin"), exact=True).click()
    guide.keyboard.press("?")
    expect(guide.locator("#overview")).to_be_visible()
    found["help"] = serious_in_both_themes(guide)
    guide.keyboard.press("Escape")
    card = guide.locator(".guide .card")
    expect(card).to_be_visible()
    box, tray = card.bounding_box(), guide.locator(".page > .bottom").bounding_box()
    assert box
    assert tray
    assert box["y"] + box["height"] <= tray["y"]
    found["guide"] = serious_in_both_themes(guide)
    record = opened(server, "deluxe")
    season = play_on(server, record, decisions_before("deluxe", in_season_2))
    seat = pages.player(server, season)
    expect(seat.page.locator("#season-title")).to_be_visible()
    found["season"] = serious_in_both_themes(seat.page)
    assert untold(seat.page) == []
    assert seat.wait() == "asked"
    assert seat.seasons == 1
    found["table"] = serious_in_both_themes(seat.page)
    seat.button("play-log").click()
    expect(seat.page.locator("#log")).to_be_visible()
    found["log"] = serious_in_both_themes(seat.page)
    assert untold(seat.page) == []
    end = PagePlayer(pages.page(f"{server.url}{path_of(record)}"))
    assert end.wait() == "over"
    expect(end.page.get_by_role("table").first).to_be_visible()
    found["end"] = serious_in_both_themes(end.page)
    assert untold(end.page) == []
    end.page.get_by_role("link", name="Replay").click()
    expect(end.page.get_by_role("slider")).to_be_visible()
    found["replay"] = serious_in_both_themes(end.page)
    assert {page: problems for page, problems in found.items() if problems} == {}


@pytest.mark.parametrize(("edition", "scrolls"), [("essential", False), ("deluxe", True)])
def test_axe_finds_no_serious_problems_for_any_question(
    server: Server, pages: Pages, edition: str, scrolls: bool
) -> None:
    moves = decisions_before(edition, buys_scrolls) if scrolls else 0
    seat = pages.player(server, play_on(server, opened(server, edition), moves))
    found: dict[str, list[str]] = {}
    for _ in range(9):
        seat.wait()
        question = seat.snapshot["question"]
        if question not in found:
            found[question] = serious(seat.page)
            if question == "ask-scrolls":
                assert 1.8 < grown(seat.page, "academies") < 2.4
        seat.decide()
    assert ("ask-scrolls" in found) >= scrolls
    assert {question: problems for question, problems in found.items() if problems} == {}
    assert len(found) > 2


def grown(page: Page, part: str) -> float:
    """Return how much larger a part of the City is than in the view of the whole City."""
    area = page.locator(f".city [data-part={part}]")
    large = area.bounding_box()
    page.keyboard.press("Escape")
    expect(page.get_by_text(words("en", "city-whole"), exact=True)).to_have_count(0)
    small = area.bounding_box()
    assert large
    assert small
    return large["width"] / small["width"]
