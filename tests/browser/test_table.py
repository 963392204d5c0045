"""At a table: undo, confirmation, languages, spectators, replay, and a killed server."""

import math
import signal
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import expect

from browser.opened_tables import opened
from browser.page_driver import PagePlayer, Pages, play_together, untold, words
from server_process import Json, Server, running

PIECES: Final = ".own [data-home], .own [data-assistant], .city .piece"
GHOSTS: Final = '.own [data-ghost]:has([href^="#keshi"], [href^="#pawn"]), .city [data-ghost]'


def against_bot(server: Server, pages: Pages) -> PagePlayer:
    created = server.create("bots", seats=[{"name": "Ada"}, {"bot": "random"}])
    return pages.player(server, created)


def moves(seat: PagePlayer) -> int:
    return int(seat.snapshot["info"]["moves"])


# ---- previews


def test_a_preview_on_the_boards_matches_the_result(server: Server, pages: Pages) -> None:
    seat = against_bot(server, pages)
    page, first = seat.page, seat.page.locator(".options .option").first
    came = 0
    while came < 2:
        assert seat.wait() == "asked"
        if seat.snapshot["question"] not in ("ask-assistant", "ask-entertainer"):
            seat.decide()
            continue
        first.hover()
        page.locator(".foresight").wait_for(state="attached")
        ghosts = page.evaluate("driver.places", GHOSTS)
        before, seat.seen = moves(seat), seat.snapshot["seq"]
        phase = seat.snapshot["view"]["phase"]
        first.click()
        seat.wait()
        page.mouse.move(0, 0)
        expect(page.locator("[data-ghost]")).to_have_count(0)
        # a new phase brings more than the option itself
        if moves(seat) == before + 1 and seat.snapshot["view"]["phase"] == phase:
            standing = page.evaluate("driver.places", PIECES)
            came += len(ghosts)
            assert [one for one in ghosts if all(math.dist(one, two) > 4 for two in standing)] == []


# ---- undo


def test_undo_reverts_everything_done_by_one_click(server: Server, pages: Pages) -> None:
    seat = against_bot(server, pages)
    for _ in range(8):
        seat.wait()
        prompt, before = seat.prompt.inner_text(), moves(seat)
        options = seat.page.locator(".options").inner_text()
        seat.decide()
        seat.wait()
        seat.page.keyboard.press("u")
        seat.page.wait_for_function("before => driver.told.sight.info.moves === before", arg=before)
        expect(seat.page.locator(".options")).to_have_text(options, use_inner_text=True)
        expect(seat.prompt).to_have_text(prompt, use_inner_text=True)
        seat.play(1)


def test_undoing_moves_that_others_saw_needs_their_agreement(server: Server, pages: Pages) -> None:
    created = server.create("net", seats=[{"name": "Ada"}, {"name": "Ben"}])
    ada, ben = (pages.player(server, created, link) for link in (0, 1))

    def may_ask() -> bool:
        snapshot = ada.snapshot
        waits = snapshot and snapshot["seq"] > ada.seen and not snapshot["question"]
        return bool(waits and snapshot["undo"] == "ask") and ben.state() == "asked"

    play_together(ada, ben, until=may_ask)
    before = moves(ada)
    ada.button("play-undo-ask").click()
    bar = ben.page.get_by_text("Ada wants to undo")
    expect(bar).to_be_visible()
    ben.button("play-yes").click()
    expect(bar).to_have_count(0)
    ada.page.wait_for_function("before => driver.told.sight.info.moves < before", arg=before)


def test_a_turn_can_wait_for_confirmation(server: Server, pages: Pages) -> None:
    seat = against_bot(server, pages)
    seat.wait()
    seat.page.get_by_role("button", name="Settings").click()
    seat.page.get_by_role("checkbox", name=words("en", "play-menu-confirm")).check()
    seat.page.keyboard.press("Escape")
    confirm = seat.page.locator(".confirm")
    for _ in range(40):
        seat.wait()
        seat.decide()
        seat.wait()
        if confirm.count() and seat.snapshot["question"] != "ask-select":
            break
        if confirm.count():
            seat.seen = seat.snapshot["seq"]
            confirm.click()
    before, snapshot = moves(seat), seat.snapshot
    firsts = [offer["path"][0] for offer in seat.page.evaluate("driver.look().tray")]
    key = 1 + firsts.index(snapshot["held"])
    expect(seat.prompt).to_contain_text("You chose")
    seat.page.keyboard.press("u")
    expect(confirm).to_have_count(0)
    assert moves(seat) == before
    seat.wait()
    seat.page.keyboard.press(str(key))
    expect(confirm).to_be_visible()
    seat.page.keyboard.press("Enter")
    expect(confirm).to_have_count(0)
    seat.page.wait_for_function("before => driver.told.sight.info.moves > before", arg=before)


# ---- languages


def test_the_language_can_be_changed_at_the_table(server: Server, pages: Pages) -> None:
    seat = against_bot(server, pages)
    seat.play(12)
    seat.wait()
    seat.page.get_by_role("button", name="Log").click()
    log = seat.page.get_by_role("log").first
    for lang, name in (("de", "Deutsch"), ("nl", "Nederlands"), ("en", "English")):
        asked, told = seat.prompt.inner_text(), log.inner_text()
        seat.page.locator(".opener").click()
        seat.page.get_by_text(name, exact=True).click()
        seat.page.keyboard.press("Escape")
        expect(seat.page.locator("html")).to_have_attribute("lang", lang)
        expect(seat.button("play-undo", lang).first).to_be_visible()
        expect(seat.prompt).not_to_have_text(asked, use_inner_text=True)
        expect(log).not_to_have_text(told, use_inner_text=True)
        assert untold(seat.page) == []


# ---- spectators


def test_spectators_see_the_table_but_no_secrets(server: Server, pages: Pages) -> None:
    created = server.create("net", seats=[{"name": "Ada"}, {"name": "Ben"}], listed=True)
    ada, ben = (pages.player(server, created, link) for link in (0, 1))
    start = pages.page(server.url)
    start.get_by_role("link", name="Ada").first.click()
    expect(start.get_by_text(words("en", "play-watching"))).to_be_visible()
    watcher = PagePlayer(start)

    def enough() -> bool:
        check_nothing_secret(watcher.snapshot)
        return ada.decisions + ben.decisions > 20

    play_together(ada, ben, until=enough)
    start.wait_for_function("moves => driver.told.sight.info.moves >= moves", arg=moves(ada))
    check_nothing_secret(watcher.snapshot)
    expect(start.locator(".spot.live, .option")).to_have_count(0)
    assert start.locator("[data-target]").count() > 50


def check_nothing_secret(seen: Json) -> None:
    assert (seen["seat"], seen["yours"], seen["options"]) == (-1, [], [])
    assert seen["info"]["seed"] == ""
    for player in seen["view"]["players"]:
        assert seen["view"]["phase"] != "select" or player["chosen"] == []
        hidden = set(range(len(player["provisions"]))) - set(player["active_provisions"])
        assert all(player["provisions"][place] is None for place in hidden)


# ---- replay


def test_a_game_can_be_replayed_and_continued_from_any_moment(server: Server, pages: Pages) -> None:
    seat = pages.player(server, opened(server, "essential"))
    assert seat.wait() == "over"
    end = seat.snapshot
    seat.page.get_by_role("link", name="Replay").click()
    slider = seat.page.get_by_role("slider")
    telling = seat.page.locator(".telling")
    count = seat.page.locator("span.count")
    moment = f"{server.url}/replay/{end['info']['table']}?move="
    expect(telling).to_have_text("The table is set up; nothing has been decided yet.")
    slider.fill("200")
    expect(seat.page).to_have_url(f"{moment}200")
    expect(telling).to_contain_text("Season")
    seat.page.keyboard.press("ArrowRight")
    expect(seat.page).to_have_url(f"{moment}201")
    seat.page.locator("body").press("End")
    expect(count).to_have_text(f"{end['info']['moves']} of {end['info']['moves']}")
    slider.fill("200")
    expect(count).to_have_text(f"200 of {end['info']['moves']}")
    bots = seat.page.get_by_role("button", name=words("en", "end-play-on-bots"))
    seat.page.get_by_text(words("en", "end-play-on")).click()
    expect(bots).to_be_visible()
    seat.page.keyboard.press("Escape")
    expect(bots).to_be_hidden()
    seat.page.get_by_text(words("en", "end-play-on")).click()
    bots.click()
    seat.page.wait_for_function(
        "table => driver.told.sight.info.table !== table", arg=end["info"]["table"]
    )
    on = PagePlayer(seat.page)
    on.wait()
    assert 200 <= moves(on) < end["info"]["moves"]
    on.play(5)
    pages.players.append(on)


# ---- a killed server


@pytest.mark.parametrize("asleep", [True, False], ids=["before the move arrives", "at any moment"])
def test_a_killed_server_neither_loses_nor_duplicates_moves(
    tmp_path: Path, pages: Pages, asleep: bool
) -> None:
    file = tmp_path / "tables.sqlite"
    with running(file) as server:
        created = server.create("solo", rules={"players": 1, "solo": "pashabot"})
        seat = pages.player(server, created)
        seat.play(9)
        seat.wait()
        if asleep:
            server.process.send_signal(signal.SIGSTOP)
        seat.decide()
        server.end(signal.SIGKILL)
    expect(seat.page.get_by_text("Reconnecting")).to_be_visible()
    with running(file, "--port", server.url.rpartition(":")[2]):
        seat.wait()
        expect(seat.page.get_by_text("Reconnecting")).to_have_count(0)
        assert seat.snapshot["seq"] == seat.moves
        seat.play(4)
        seat.wait()
        assert seat.snapshot["seq"] == seat.moves
        seat.page.close()
        pages.forgive("WebSocket", "net::ERR_")
