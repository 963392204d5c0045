"""How somebody learns that the table waits for them, and what happens if they let it wait."""

import json
import random
import signal
import socket
from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

import marrakesh
from browser.pages import Rooms, Seat, play_together, words
from marrakesh import Config, records
from marrakesh.server.http import pages
from serving import WAIT, Json, Player, Server

NAMES: Final = ("Ada", "Ben", "Cleo")
MY_TURN: Final = "(Your turn) Marrakesh"
ALLOWED: Final = {"permissions": ["notifications"]}
CLOCK: Final = {"minutes": 30, "increment": 0}
EVERY: Final = 15_000
"""So often, in milliseconds, the start page asks how one's games stand."""

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
"""Remembers what the browser shows beside its window, where no test can look."""

KNOCKS: Final = """(() => {
  window.knocks = 0;
  const { start } = OscillatorNode.prototype;
  OscillatorNode.prototype.start = function (...when) {
    knocks += 1;
    return start.apply(this, when);
  };
})()"""
"""Counts the tones that are started."""

HASTY: Final = """
import signal, time
from marrakesh.server import settings

class Hasty(settings.Settings, frozen=True, kw_only=True):
    grace_live: float = 0.3
    sweep: float = 0.1
    notice_after: float = 0.2
    local_webhooks: bool = True

settings.Settings = Hasty

def an_hour_passes(*_):
    now = time.time
    time.time = lambda: now() + 3600

signal.signal(signal.SIGUSR1, an_hour_passes)

from marrakesh.cli import main
main()
"""
"""A server with little patience, where an hour passes at once if somebody wants it."""


class HastyServer(Server):
    program = ("-c", HASTY)

    def let_an_hour_pass(self) -> None:
        self.process.send_signal(signal.SIGUSR1)


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HastyServer]:
    assert pages.built(), "The pages are not built: run make web."
    server = HastyServer(tmp_path_factory.mktemp("hasty") / "tables.sqlite")
    yield server
    assert server.end() == 0


class Game:
    """A game over the net: once it has begun it is another one's turn, then mine."""

    def __init__(self, server: Server, people: int = 2, **wish: Any) -> None:
        seats = [{"name": name} for name in NAMES[:people]]
        self.created = server.create("net", rules={"players": people}, seats=seats, **wish)
        self.server = server
        self.people = range(people)
        self.turn = self.me = 0

    def begin(self) -> "Game":
        """Programs lay out the boards and select keshis; then claims are made one by one."""
        for phase in ("setup", "select"):
            for seat in self.people:
                with self.player(seat) as player:
                    while player.sight["info"]["phase"] == phase and player.sight["question"]:
                        decide(player)
        self.turn = self.info["waiting"][0]
        self.me = (self.turn + 1) % len(self.people)
        return self

    @property
    def info(self) -> Json:
        info: Json = self.server.get(f"/api/tables/{self.created['table']}")
        return info

    def player(self, seat: int) -> Player:
        """A program for a seat."""
        return Player(self.server, self.created["table"], self.created["links"][seat]["token"])

    def decide(self, seat: int) -> None:
        """Elsewhere, the seat decides until somebody else has to."""
        with self.player(seat) as player:
            until(player, lambda sight: bool(sight["question"]))
            while player.sight["question"]:
                decide(player)

    def sit(self, rooms: Rooms, seat: int, **about: Any) -> Seat:
        return rooms.seat(self.server, self.created, seat, **about)


def decide(player: Player) -> None:
    """Decide anything, and confirm it where turns wait for that."""
    player.move()
    if player.sight["held"] >= 0:
        player.ask("confirm", seq=player.sight["seq"])
        until(player, lambda sight: sight["held"] < 0)


def until(player: Player, true: Callable[[Json], bool]) -> None:
    """Until something is true of what the player sees."""
    if not true(player.sight):
        player.until(true)


def catch_up(page: Page, game: Game) -> None:
    """Until the page has heard of all that was decided."""
    page.wait_for_function("moves => driver.told.sight.info.moves >= moves", arg=game.info["moves"])


def look_away(page: Page) -> None:
    """The person goes to another window. Playwright's pages believe that all are looked at."""
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setFocusEmulationEnabled", {"enabled": False})
    page.context.new_page().bring_to_front()
    page.wait_for_function("() => !document.hasFocus()")


def said(page: Page, key: str, **about: str) -> Locator:
    """A sentence on the page, by the key of its text."""
    sentence = words("en", key)
    for name, value in about.items():
        sentence = sentence.replace(f"{{ ${name} }}", value)
    return page.get_by_text(sentence)


def notices(page: Page) -> list[str]:
    return list(page.evaluate("notices.map((one) => one.title)"))


# ---- notifications


def test_who_looks_elsewhere_is_notified_once_for_each_turn(server: Server, rooms: Rooms) -> None:
    game = Game(server).begin()
    me = game.sit(rooms, game.me, **ALLOWED)
    expect(me.page).to_have_title(f"Marrakesh: {NAMES[game.turn]}")
    me.page.evaluate(NOTICES)
    turn = f"{NAMES[game.me]}, it is your turn."
    turn_comes(game, me.page)
    assert notices(me.page) == [], "they look at the page"
    look_away(me.page)
    turn_comes(game, me.page)
    assert notices(me.page) == [turn]
    turn_comes(game, me.page)
    assert notices(me.page) == [turn, turn]
    assert me.page.evaluate("[notices[0].closed, notices[1].closed]") == [True, None]
    me.page.evaluate("notices[1].dispatchEvent(new Event('click'))")
    assert me.page.evaluate("notices[1].closed")


def test_whoever_refused_notifications_gets_none_and_is_not_asked(
    server: Server, rooms: Rooms
) -> None:
    game = Game(server).begin()
    me = game.sit(rooms, game.me, permissions=["geolocation"])  # that, and nothing else
    me.page.evaluate(NOTICES)
    expect(said(me.page, "play-browse")).to_be_visible()
    expect(me.button("play-notify")).to_have_count(0)
    look_away(me.page)
    game.decide(game.turn)
    expect(me.page).to_have_title(MY_TURN)
    assert notices(me.page) == []


def test_notifications_can_be_asked_for_while_one_waits(server: Server, rooms: Rooms) -> None:
    game = Game(server).begin()
    me = game.sit(rooms, game.me)
    me.page.evaluate(NOTICES)
    expect(me.button("play-notify")).to_be_visible()
    me.page.context.grant_permissions(["notifications"])  # what the browser's own dialog does
    me.button("play-notify").click()
    expect(me.button("play-notify")).to_have_count(0)
    look_away(me.page)
    game.decide(game.turn)
    me.page.wait_for_function("() => notices.length === 1")


def test_notifications_can_be_asked_for_on_the_start_page(server: Server, rooms: Rooms) -> None:
    page = Game(server, pace="days").sit(rooms, 0).page
    expect(page).to_have_title(MY_TURN)
    page.goto(server.url)
    expect(page).to_have_title("(1) Marrakesh")
    ask = page.get_by_role("button", name=words("en", "play-menu-notify"))
    expect(ask).to_be_visible()
    page.context.grant_permissions(["notifications"])
    ask.click()
    expect(ask).to_have_count(0)


# ---- the start page


def test_the_start_page_tells_of_turns_that_come(server: Server, rooms: Rooms) -> None:
    game = Game(server, pace="days").begin()
    page = game.sit(rooms, game.me, **ALLOWED).page
    expect(page).to_have_title(f"Marrakesh: {NAMES[game.turn]}")
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
    assert notices(page) == [f"{NAMES[game.me]}, it is your turn."]
    with page.expect_response("**/api/mine?*"):
        page.clock.fast_forward(EVERY)
    page.bring_to_front()
    page.evaluate("notices[0].dispatchEvent(new Event('click'))")
    expect(page).to_have_url(f"{server.url}/t/{game.created['table']}")
    expect(page).to_have_title(MY_TURN)
    assert len(notices(page)) == 1


# ---- the webhook


def test_a_table_over_days_tells_an_address_of_turns(hasty: Server, rooms: Rooms) -> None:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        listener.settimeout(WAIT)
        page = rooms.page(hasty.url)
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


# ---- sound


def test_sound_is_heard_only_by_who_wants_it(server: Server, rooms: Rooms) -> None:
    game = Game(server).begin()
    me = game.sit(rooms, game.me)
    me.page.context.add_init_script(KNOCKS)
    me.page.reload()
    turn_comes(game, me.page)
    assert me.page.evaluate("knocks") == 0
    me.page.locator(".opener").click()
    me.page.get_by_text("On", exact=True).click()
    me.page.wait_for_function("() => knocks === 2")  # it shows what it sounds like
    turn_comes(game, me.page)
    me.page.wait_for_function("() => knocks === 4")
    assert knocks_on_arrival(rooms, me.page) == 0, "nobody has touched that page yet"
    me.page.get_by_text("Off", exact=True).click()
    turn_comes(game, me.page)
    assert me.page.evaluate("knocks") == 4


def turn_comes(game: Game, page: Page) -> None:
    """Both have a turn, so that it is mine."""
    if game.info["waiting"] == [game.me]:
        game.decide(game.me)
    expect(page).to_have_title(f"Marrakesh: {NAMES[game.turn]}")
    game.decide(game.turn)
    expect(page).to_have_title(MY_TURN)


def knocks_on_arrival(rooms: Rooms, page: Page) -> int:
    """In another tab at the same table. To playwright's questions a page is a touched one."""
    tab = rooms.tab(page.context, f"{page.url.partition('/t/')[0]}/rules")
    with tab.expect_response("**/api/box?*"):  # it asks for that when it has seen the table
        tab.goto(page.url)
    return int(tab.evaluate("knocks"))


# ---- clocks


def clock(page: Page, seat: int) -> Locator:
    return page.locator(f"[data-chip='{seat}'] .clock")


def running(page: Page, seat: int) -> Locator:
    return page.locator(f"[data-chip='{seat}'] .clock.runs")


def seconds(clock: Locator) -> int:
    """What a clock shows."""
    minutes, rest = clock.inner_text().split(":")
    return int(minutes) * 60 + int(rest)


def left(game: Game) -> int:
    """The full seconds that the one who is waited for has, as the server knows it."""
    return int(game.info["seats"][game.turn]["seconds"])


def test_clocks_run_for_who_is_waited_for(server: Server, rooms: Rooms) -> None:
    game = Game(server, clock=CLOCK)
    both = [game.sit(rooms, seat).page for seat in (0, 1)]
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
    """The clock of who is waited for runs, and not too fast."""
    catch_up(page, game)
    expect(running(page, game.turn)).to_be_visible()
    expect(running(page, game.me)).to_have_count(0)
    stands, begins = (clock(page, seat).inner_text() for seat in (game.me, game.turn))
    expect(clock(page, game.turn)).not_to_have_text(begins)
    shown = seconds(clock(page, game.turn))
    assert left(game) <= shown < 30 * 60
    assert clock(page, game.me).inner_text() == stands


def test_who_has_decided_in_secret_needs_no_time(server: Server, rooms: Rooms) -> None:
    game = Game(server, clock=CLOCK)
    for seat in (0, 1):
        with game.player(seat) as player:
            while player.sight["info"]["phase"] == "setup" and player.sight["question"]:
                player.move()
    game.decide(0)
    ada, ben = (game.sit(rooms, seat).page for seat in (0, 1))
    for seat in (0, 1):
        expect(running(ben, seat)).to_be_visible()
    expect(running(ada, 1)).to_be_visible()
    expect(running(ada, 0)).to_have_count(0)


def test_when_the_time_is_up_a_bot_plays_on_and_all_are_told(
    hasty: HastyServer, rooms: Rooms
) -> None:
    game = Game(hasty, clock=CLOCK)
    seats = [game.sit(rooms, seat) for seat in (0, 1)]
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
    other.page.locator(".bar").get_by_role("button", name=words("en", "play-close")).click()
    expect(back).to_have_count(0)


# ---- who left


def test_a_bot_plays_for_somebody_who_left_until_they_come_back(
    hasty: Server, rooms: Rooms
) -> None:
    game = Game(hasty, people=3).begin()
    (asks, proposer), (votes, voter) = (
        (NAMES[seat], game.sit(rooms, seat)) for seat in game.people if seat != game.turn
    )
    gone = NAMES[game.turn]
    for seat in (proposer, voter):
        expect(said(seat.page, "play-absent", name=gone)).to_be_visible()
    proposer.button("play-let-bot").click()
    proposed = said(proposer.page, "play-asked-replace", target=gone)
    expect(proposed).to_contain_text(f"Waiting for {votes}.")
    expect(said(voter.page, "play-asks-replace", name=asks, target=gone)).to_be_visible()
    voter.button("play-yes").click()
    for seat in (proposer, voter):
        expect(said(seat.page, "play-changed-vote", name=gone)).to_be_visible()
    back = game.sit(rooms, game.turn)
    plays = said(back.page, "play-bot-plays")
    expect(plays).to_be_visible()
    back.button("play-return").click()
    for seat in (proposer, voter):
        expect(said(seat.page, "play-changed-back", name=gone)).to_be_visible()
    expect(plays).to_have_count(0)
    play_together(proposer, voter, until=lambda: back.state() == "asked")


# ---- standing answers

RIVER_BONUS: Final = "ask-river-bonus"


def to_river_bonus(game: marrakesh.Game, chance: random.Random) -> list[int]:
    """Random decisions up to the next river bonus, or the end of the game."""
    done: list[int] = []
    while not game.over and (game.question[0] != RIVER_BONUS or done == []):
        done.append(chance.choice(game.legal_actions()))
        game.apply(done[-1])
    return done


def solo_until_river_bonus() -> tuple[str, list[int]]:
    """A solo game up to a river bonus, and what to do from there up to the next one."""
    seed = 5
    while True:
        game = marrakesh.Game.new(Config(players=1, solo="pashabot"), seed)
        chance = random.Random(seed)
        to_river_bonus(game, chance)
        if not game.over:
            record, first = records.dumps(game), game.legal_actions()[-1]
            game.apply(first)
            rest = to_river_bonus(game, chance)
            if not game.over:
                return record, [first, *rest]
        seed += 1


def test_a_standing_answer_spares_the_question_until_it_is_withdrawn(
    server: Server, rooms: Rooms
) -> None:
    record, actions = solo_until_river_bonus()
    headers = {"content-type": "text/plain"}
    created: Json = server.http.post("/api/records", content=record, headers=headers).json()
    seat = rooms.seat(server, created)
    seat.wait()
    moves = seat.sight["info"]["moves"]
    seat.page.get_by_label(words("en", "play-always")).check()
    seat.page.locator(".options .option").last.click()
    seat.page.wait_for_function("() => Object.keys(driver.told.sight.standing).length === 1")
    with Player(server, created["table"], created["links"][0]["token"]) as player:
        for action in actions[1:]:
            assert player.sight["question"] != RIVER_BONUS
            legal = [option["action"] for option in player.sight["options"]]
            player.move(legal.index(action))
        assert player.sight["info"]["moves"] == moves + len(actions) + 1, "one came by itself"
    seat.page.locator(".opener").click()
    stands = seat.page.get_by_text("1 question is always answered the same way")
    expect(stands).to_be_visible()
    seat.button("play-menu-ask-again").click()
    expect(stands).to_have_count(0)
    assert seat.sight["standing"] == {}
