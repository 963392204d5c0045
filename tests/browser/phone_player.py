"""A player with a phone, who decides by tapping, and taps everything twice."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final

from playwright.sync_api import Locator, Page, TimeoutError

from browser.page_driver import PagePlayer, Pages
from chromium import PHONE
from server_process import Json, Server

AGAIN: Final = 3000
"""Milliseconds after which an unanswered tap counts as too soon after the options."""
REST: Final = 400
"""Milliseconds that a person looks at new options before tapping."""


def sized(width: int, height: int) -> Json:
    """Return a phone's screen, with fewer pixels than a real one, which would be slow to draw."""
    return {**PHONE, "viewport": {"width": width, "height": height}, "device_scale_factor": 1}


class PhonePlayer(PagePlayer):
    """A player whose double taps decide once: the messages sent show it."""

    taps = 0
    """The number of taps that decided something, or led to a decision."""
    first_season = 0
    """The same in the first season."""

    def decide(self, plan: Sequence[int] = ()) -> list[Any]:
        """Decide by double taps; try again if the options had only just appeared."""
        self.page.evaluate("driver.decided.length = 0")
        for _ in range(3):
            wanted = self._tap()
            with suppress(TimeoutError):
                self.page.wait_for_function("() => driver.decided.length > 0", timeout=AGAIN)
                break
        state = self.wait()
        decided: list[Any] = self.page.evaluate("driver.decided")
        assert decided == wanted[: len(decided)] != [], (state, wanted)
        self.decisions += len(decided)
        return decided

    def _tap(self) -> list[Any]:
        """Choose with a finger: on the board if the place is in view; confirm a held choice."""
        page = self.page
        self.rest()
        look = page.evaluate("driver.look()")
        assert look["dead"] == []
        assert look["tiny"] == []
        self.seen = look["seq"]
        self.taps += 1
        near = sorted((one for one in look["clicks"] if one["point"]), key=lambda one: one["menu"])
        confirm = page.locator(".confirm")
        if confirm.count():
            tap_twice(page, middle(confirm))
            return ["confirm"]
        if look["toggles"]:
            return self._toggle(look)
        if near:
            tap_twice(page, near[0]["point"])
            self._pick(near[0])
            self.on_boards += 1
            return list(near[0]["path"])
        if (signs := page.locator("button.live[data-keshi]")).count():
            return self._claim(look, signs.first)
        tap_twice(page, middle(page.locator(".options .option").first))
        return list(look["tray"][0]["path"])

    def _claim(self, look: Json, sign: Locator) -> list[Any]:
        """Tap a colour in the base of the tower, which is in the tray."""
        target = f"base.{sign.get_attribute('data-keshi')}"
        claim = next(one for one in look["clicks"] if one["target"] == target)
        tap_twice(self.page, middle(sign))
        self._pick(claim)
        return list(claim["path"])

    def _pick(self, click: Json) -> None:
        """Choose from the menu if several options share the place."""
        if click["menu"]:
            self.taps += 1
            self.page.get_by_role("menuitem", name=click["words"], exact=True).tap()

    def _toggle(self, look: Json) -> list[Any]:
        """Toggle keshis in the hand and send them."""
        for number in range(look["toggles"]):
            self.taps += 1
            self.rest()
            tap_twice(self.page, middle(self.page.locator(".hand .option").nth(number)))
        self.rest()
        tap_twice(self.page, middle(self.page.locator(".confirm")))
        sent = [action for offer in look["tray"][: look["toggles"]] for action in offer["path"]]
        self.seen += len(sent) - 1
        return sent

    def rest(self) -> None:
        self.page.evaluate("time => driver.later(time)", REST)

    def close_season(self) -> None:
        self.first_season = self.first_season or self.taps
        self.tap(self.page.locator("dialog .primary"))

    def tap(self, thing: Locator) -> None:
        """Tap an element once the player has seen it."""
        thing.wait_for()
        self.rest()
        thing.tap()


def seated(server: Server, pages: Pages, created: Json, size: tuple[int, int]) -> PhonePlayer:
    """Seat a player with a phone of this size."""
    page = pages.player(server, created, **sized(*size)).page
    pages.players[-1] = seat = PhonePlayer(page)
    return seat


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box, f"{thing} is not on the screen"
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def tap_twice(page: Page, point: Sequence[float]) -> None:
    for _ in range(2):
        page.touchscreen.tap(*point)
