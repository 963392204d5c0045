"""Whole games without a server, offline."""

from pathlib import Path

from playwright.sync_api import Page, expect

from browser.page_driver import Pages, play_now_and_go_back, words
from browser.site.conftest import Home, ready
from browser.test_games import sit_down
from server_process import Server


def test_a_solo_game_played_offline_opens_on_a_server(
    home: Home, server: Server, pages: Pages, tmp_path: Path
) -> None:
    seat = home.begin(home.page, "start-kind-solo")
    seat.play()
    expect(home.page.locator("#end-title")).to_contain_text("Pashabot")
    assert seat.decisions > 60
    assert seat.on_boards > seat.decisions / 2
    scores = seat.snapshot["info"]["scores"]

    with home.page.expect_download() as saved:
        seat.button("play-record").click()
    record = tmp_path / "game.txt"
    saved.value.save_as(record)
    there = pages.page(server.url)
    open_record(there, record)
    there.wait_for_url("**/replay/*")
    table = there.url.partition("/replay/")[2].partition("?")[0]
    assert server.http.get(f"/api/tables/{table}").json()["scores"] == scores

    home.page.goto(home.address)
    ready(home.page)
    expect(home.page.get_by_text(words("en", "start-finished", n=1))).to_be_visible()
    play_now_and_go_back(home.page)
    home.page.set_viewport_size({"width": 390, "height": 664})
    play_now_and_go_back(home.page)


def test_a_game_survives_closing_and_reloading_the_page(home: Home) -> None:
    """Against a bot: another tab plays, is reloaded, and takes over when the first is closed."""
    tab = home.tab()
    tab.get_by_role("button", name=words("en", "start-play-now")).click()
    seat = home.player(tab)
    seat.play(10)
    tab.reload()
    seat.seen = -1
    seat.play(10)
    home.page.close()
    seat.play(10)
    assert seat.decisions >= 30


def test_two_players_can_share_a_screen(home: Home) -> None:
    seat = home.begin(home.page, "start-kind-screen")
    sat: list[str] = []
    while len(sat) < 4:
        if seat.wait() == "curtain":
            sat.append(sit_down(seat))
        else:
            seat.decide()
    assert len(set(sat)) == 2
    assert seat.snapshot["info"]["round"] > 1


def open_record(page: Page, record: Path) -> None:
    page.locator("input[type=file]").set_input_files(record)
