"""The pieces of a module are on the screen if, and only if, it is played."""

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from browser.opened_tables import opened, play_on
from browser.page_driver import PagePlayer, Pages, path_of, unset, words
from marrakesh.rules.config import EDITIONS, MODULES
from server_process import Server

SIGNS = {
    "imam-sultan": '[aria-label^="The imam"], [aria-label^="The sultan"]',
    "desert-towns": '[data-target^="town."], [aria-label*="desert town"]',
    "nomads": '[data-target="base.nomad"]',
    "camels": '[aria-label="racecourse"], [data-target="dung"], [aria-label*="camel, space"]',
    "special-buildings": '[data-target^="building."]',
}
"""Elements that only a module brings to the table."""

WATCH_TOSSES: Final = """
report => {
  window.tosses = [];
  let [began, known] = [0, false];
  new MutationObserver(() => {
    const falls = document.querySelector(".stage");
    const told = document.querySelector(".words")?.textContent.includes(report);
    if (!falls && !told) known = false;
    if (known) return;
    if (falls) began ||= performance.now();
    if (!began || !told) return;
    tosses.push(performance.now() - began);
    [began, known] = [0, true];
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}
"""
"""Records how many milliseconds after a toss came on stage it was reported."""


def labels(page: Page, start: str) -> list[str]:
    """Return the labels on the page that begin with these words."""
    found = page.locator(f'[aria-label^="{start}"]').all()
    return sorted(str(one.get_attribute("aria-label")) for one in found)


def targets(page: Page, kind: str) -> set[str]:
    """Return the places of a kind that the boards show."""
    found: list[str] = page.evaluate(
        "kind => [...document.querySelectorAll(`[data-target^='${kind}.']`)]"
        ".map((spot) => spot.dataset.target)",
        kind,
    )
    return set(found)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_table_with_all_modules_shows_their_pieces(
    server: Server, pages: Pages, edition: str
) -> None:
    created = opened(server, edition)
    seat = pages.player(server, play_on(server, created, moves=400))
    seat.wait()
    view, page = seat.snapshot["view"], seat.page
    assert view["modules"] == list(MODULES)
    assert unset(page) == []
    for module, sign in SIGNS.items():
        assert page.locator(sign).count(), module
    assert targets(page, "town") == {f"town.{town}" for town in view["open_towns"]}
    assert targets(page, "luxury") == {f"luxury.{tile}" for tile in view["luxury"] if tile}
    shown = {f"scroll.{tile}" for row in view["scrolls"] for tile in row if tile}
    assert targets(page, "scroll") >= shown
    assert labels(page, f"Exchange office {view['office']}")
    assert len(labels(page, "Award tile")) >= 3
    disc = " ".join(str(n) for n in view["players"][0]["spectators"])
    assert labels(page, "Audience disc") == [
        f"Audience disc; spectators clockwise from the top: {disc}"
    ]
    seat.play(12)


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_other_players_board_can_be_viewed(
    server: Server, pages: Pages, edition: str
) -> None:
    seat = pages.player(server, opened(server, edition))
    assert seat.wait() == "over"
    page, view = seat.page, seat.snapshot["view"]
    seat.button("play-look-table").click()
    own = max(0, seat.snapshot["seat"])
    for other, player in enumerate(view["players"]):
        if other == own:
            continue
        page.locator(f'.others [data-board="{other}"] button').first.click()
        board = page.locator(f'.city [data-board="{other}"]')
        expect(board.locator(f'[data-target="building.{player["building"]}"]')).to_be_visible()
        scrolls = board.locator('[data-target^="own-scroll."]')
        expect(scrolls).to_have_count(len(player["scrolls"]))


def test_a_table_without_modules_shows_none_of_their_pieces(server: Server, pages: Pages) -> None:
    created = server.create("bots", seats=[{"name": "Ada"}, {"bot": "random"}])
    seat = pages.player(server, created)
    seat.wait()
    for module, sign in SIGNS.items():
        assert seat.page.locator(sign).count() == 0, module


@pytest.mark.parametrize(("kind", "decisions"), [("bots", 26), ("screen", 14)])
def test_playing_during_animations_causes_no_errors(
    server: Server, pages: Pages, kind: str, decisions: int
) -> None:
    seats = [{"name": "Ada"}, {"bot": "random"} if kind == "bots" else {"name": "Ben"}]
    created = server.create(kind, rules={"modules": list(MODULES)}, seats=seats)
    # not every place of a module's questions is drawn, so only errors count here
    seat = PagePlayer(pages.page(f"{server.url}{path_of(created)}", settings={"speed": "fast"}))
    seat.page.evaluate(WATCH_TOSSES, words("en", "play-toss").partition(" {")[0])
    while seat.decisions < decisions:
        if seat.wait() == "curtain":
            seat.page.locator(".curtain button").click()
            expect(seat.page.locator(".curtain")).to_have_count(0)
        else:
            seat.decide()
    tosses = seat.page.evaluate("tosses")
    assert [told for told in tosses if told < 100] == []
    if kind == "bots":  # at one screen, the curtain falls meanwhile
        assert tosses
        assert any(player["scrolls"] for player in seat.snapshot["view"]["players"])
