"""Sound and clocks."""

from typing import Final

from playwright.sync_api import Locator, Page, expect

from browser.alerts.helpers import NAMES, Game, HastyServer, said, turn_comes
from browser.page_driver import Pages
from server_process import Server

CLOCK: Final = {"minutes": 30, "increment": 0}

KNOCKS: Final = """(() => {
  window.knocks = 0;
  const { start } = OscillatorNode.prototype;
  OscillatorNode.prototype.start = function (...when) {
    knocks += 1;
    return start.apply(this, when);
  };
})()"""
"""Counts the tones that are started."""


def catch_up(page: Page, game: Game) -> None:
    """Wait until the page knows of all decisions."""
    page.wait_for_function("moves => driver.told.sight.info.moves >= moves", arg=game.info["moves"])


# --- sound ----------------------------------------------------------------------------------------


def test_sound_plays_only_when_switched_on(server: Server, pages: Pages) -> None:
    game = Game(server).begin()
    me = game.sit(pages, game.me)
    me.page.context.add_init_script(KNOCKS)
    me.page.reload()
    turn_comes(game, me.page)
    assert me.page.evaluate("knocks") == 0
    switch = me.button("play-sound")
    switch.click()
    me.page.wait_for_function("() => knocks === 2")  # a sample of the sound
    turn_comes(game, me.page)
    me.page.wait_for_function("() => knocks === 4")
    assert knocks_on_arrival(pages, me.page) == 0, "no one has touched that page yet"
    switch.click()
    turn_comes(game, me.page)
    assert me.page.evaluate("knocks") == 4


def knocks_on_arrival(pages: Pages, page: Page) -> int:
    """Count the knocks on arrival in another tab; evaluating counts as touching the page."""
    tab = pages.tab(page.context, f"{page.url.partition('/t/')[0]}/rules")
    with tab.expect_response("**/api/box?*"):  # requested once it has the table
        tab.goto(page.url)
    return int(tab.evaluate("knocks"))


# --- clocks ---------------------------------------------------------------------------------------


def clock(page: Page, seat: int) -> Locator:
    return page.locator(f"[data-chip='{seat}'] .clock")


def running(page: Page, seat: int) -> Locator:
    return page.locator(f"[data-chip='{seat}'] .clock.runs")


def seconds(clock: Locator) -> int:
    """Return the seconds that a clock shows."""
    minutes, rest = clock.inner_text().split(":")
    return int(minutes) * 60 + int(rest)


def left(game: Game) -> int:
    """Return the full seconds that the player to act has left, as the server knows."""
    return int(game.info["seats"][game.turn]["seconds"] - 0.1)  # rounded here and for the page


def test_only_the_clock_of_the_player_to_act_runs(server: Server, pages: Pages) -> None:
    game = Game(server, clock=CLOCK)
    both = [game.sit(pages, seat).page for seat in (0, 1)]
    for page in both:
        expect(page.locator(".clock")).to_have_text(["30:00", "30:00"])
        expect(page.locator(".clock.runs")).to_have_count(0)
    game.begin()
    for page in both:
        check_clocks(page, game)
    page = both[0]
    page.clock.install(time="2001-02-03T04:05:06")
    before = left(game)
    page.reload()
    expect(clock(page, game.turn)).to_be_visible()
    shown = seconds(clock(page, game.turn))
    assert left(game) <= shown <= before
    game.decide(game.turn)
    for page in both:
        expect(running(page, game.me)).to_be_visible()
        expect(running(page, game.turn)).to_have_count(0)
    expect(page.locator(".clock.little")).to_have_count(0)


def check_clocks(page: Page, game: Game) -> None:
    """Check that the clock of the player to act runs, and not too fast."""
    catch_up(page, game)
    expect(running(page, game.turn)).to_be_visible()
    expect(running(page, game.me)).to_have_count(0)
    stands, begins = (clock(page, seat).inner_text() for seat in (game.me, game.turn))
    expect(clock(page, game.turn)).not_to_have_text(begins)
    shown = seconds(clock(page, game.turn))
    assert left(game) <= shown < 30 * 60
    assert clock(page, game.me).inner_text() == stands


def test_the_clock_stops_after_a_secret_decision(server: Server, pages: Pages) -> None:
    game = Game(server, clock=CLOCK)
    for seat in (0, 1):
        with game.player(seat) as player:
            while player.snapshot["info"]["phase"] == "setup" and player.snapshot["question"]:
                player.move()
    game.decide(0)
    for page in [game.sit(pages, seat).page for seat in (0, 1)]:
        expect(running(page, 1)).to_be_visible()
        expect(running(page, 0)).to_have_count(0)


def test_a_bot_takes_over_when_time_runs_out_and_both_players_are_told(
    hasty: HastyServer, pages: Pages
) -> None:
    game = Game(hasty, clock=CLOCK)
    seats = [game.sit(pages, seat) for seat in (0, 1)]
    for seat in seats:
        seat.page.clock.install()
        seat.page.reload()
        seat.wait()
    game.begin()
    for seat in seats:
        catch_up(seat.page, game)
        expect(running(seat.page, game.turn)).to_be_visible()
        seat.page.clock.fast_forward("30:00")
        expect(seat.page.locator(".clock.runs.little")).to_be_visible()
    late, other = seats[game.turn], seats[game.me]
    hasty.let_an_hour_pass()
    own = said(late.page, "play-bot-time")
    expect(own).to_be_visible()
    expect(said(other.page, "play-changed-time", name=NAMES[game.turn])).to_be_visible()
    expect(clock(late.page, game.turn)).to_have_count(0)
    late.button("play-return").click()
    expect(own).to_have_count(0)
    expect(clock(late.page, game.turn)).to_be_visible()
    back = said(other.page, "play-changed-back", name=NAMES[game.turn])
    expect(back).to_be_visible()
    other.page.locator(".toast").get_by_role("button").click()
    expect(back).to_have_count(0)
