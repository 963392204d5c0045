"""The browser's Back button closes a dialog, or returns from a table to the page before it."""

from typing import Any

import pytest
from playwright.sync_api import expect

from browser.opened_tables import opened_record
from browser.page_driver import Pages, path_of, play_now_and_go_back, words
from browser.phone_player import sized
from chromium import DESK
from marrakesh import Config, Game, records
from server_process import Server

screens = pytest.mark.parametrize(
    "screen", [{"viewport": DESK}, sized(390, 664)], ids=["desktop", "phone"]
)


@screens
def test_back_closes_a_dialog_and_then_leaves_for_the_start_page(
    server: Server, pages: Pages, screen: dict[str, Any]
) -> None:
    context = pages.context(**screen)
    context.add_init_script("localStorage['marrakesh-pictures'] = 'seen'")
    play_now_and_go_back(pages.tab(context, f"{server.url}/"))


@screens
def test_back_from_a_rematch_shows_the_finished_game(
    server: Server, pages: Pages, screen: dict[str, Any]
) -> None:
    game = Game.new(Config(players=1, solo="pashabot"), seed=1)
    while not game.over:
        game.apply(game.legal_actions()[0])
    finished = path_of(opened_record(server, records.dumps(game)))
    page = pages.page(f"{server.url}{finished}", **screen)
    page.get_by_role("button", name=words("en", "play-rematch"), exact=True).click()
    expect(page.locator("#end-title")).to_have_count(0)
    page.go_back()
    expect(page.locator("#end-title")).to_be_visible()
    assert finished.partition("#")[0] in page.url
