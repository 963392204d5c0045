"""Helpers for the alert tests."""

import signal
import sys
from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Locator, Page, expect

from browser.page_driver import PagePlayer, Pages, words
from server_process import Json, Player, Server

NAMES: Final = ("Ada", "Ben", "Cleo")
MY_TURN: Final = "(Your turn) Marrakesh"

HASTY: Final = """
import signal, time
from marrakesh.server import settings
from marrakesh.server.tables import uptime

class Hasty(settings.Settings, frozen=True, kw_only=True):
    grace_live: float = 0.3
    sweep: float = 0.1
    notice_after: float = 0.2
    local_webhooks: bool = True

settings.Settings = Hasty

def an_hour_passes(*_):
    now, ticks = time.time, uptime.ticks
    time.time = lambda: now() + 3600
    uptime.ticks = lambda: ticks() + 3600

signal.signal(signal.SIGUSR1, an_hour_passes)

from marrakesh.cli import main
main()
"""
"""An impatient server, where an hour passes immediately on a signal."""


NO_PUSH: Final = """() => {
  PushManager.prototype.subscribe = () => Promise.reject(new DOMException(""));
}"""
"""Rejects push subscriptions: incognito pages have none, and report it on the console."""


class HastyServer(Server):
    program = (sys.executable, "-c", HASTY)

    def let_an_hour_pass(self) -> None:
        self.process.send_signal(signal.SIGUSR1)


class Game:
    """An online game: once begun, it is the other player's turn, then mine."""

    def __init__(self, server: Server, people: int = 2, **wish: Any) -> None:
        seats = [{"name": name} for name in NAMES[:people]]
        self.created = server.create("net", rules={"players": people}, seats=seats, **wish)
        self.server = server
        self.people = range(people)
        self.turn = self.me = 0

    def begin(self) -> "Game":
        """Let programs lay out the boards and select keshis, so that claims come one by one."""
        for phase in ("setup", "select"):
            for seat in self.people:
                with self.player(seat) as player:
                    while player.snapshot["info"]["phase"] == phase and player.snapshot["question"]:
                        decide(player)
        self.turn = self.info["waiting"][0]
        self.me = (self.turn + 1) % len(self.people)
        return self

    @property
    def info(self) -> Json:
        info: Json = self.server.get(f"/api/tables/{self.created['table']}")
        return info

    def player(self, seat: int) -> Player:
        """Return a program that plays for a seat."""
        return Player(self.server, self.created["table"], self.created["links"][seat]["token"])

    def decide(self, seat: int) -> None:
        """Decide for a seat over a connection of its own, until another seat has to decide."""
        with self.player(seat) as player:
            until(player, lambda snapshot: bool(snapshot["question"]))
            while player.snapshot["question"]:
                decide(player)

    def sit(self, pages: Pages, seat: int, **about: Any) -> PagePlayer:
        return pages.player(self.server, self.created, seat, **about)


def decide(player: Player) -> None:
    """Decide anything, and confirm it where turns wait for confirmation."""
    player.move()
    if player.snapshot["held"] >= 0:
        player.ask("confirm", seq=player.snapshot["seq"])
        until(player, lambda snapshot: snapshot["held"] < 0)


def until(player: Player, true: Callable[[Json], bool]) -> None:
    """Wait until a condition holds for the player's snapshot."""
    if not true(player.snapshot):
        player.until(true)


def said(page: Page, key: str, **about: str) -> Locator:
    """Locate a sentence on the page by the key of its text."""
    return page.get_by_text(words("en", key, **about))


def turn_comes(game: Game, page: Page) -> None:
    """Let both players have a turn, so that it is mine."""
    if game.info["waiting"] == [game.me]:
        game.decide(game.me)
    expect(page).to_have_title(f"Waiting for {NAMES[game.turn]} · Marrakesh")
    game.decide(game.turn)
    expect(page).to_have_title(MY_TURN)
