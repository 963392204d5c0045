"""A player's actions in a page, and the checks that tests make there."""

import random
import re
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from functools import cache
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

import server_process
from chromium import DESK, preferring
from server_process import Json, Server

HERE: Final = Path(__file__).parent
PROJECT: Final = HERE.parents[1]
WEB: Final = PROJECT / "web"
WAIT: Final = server_process.WAIT * 1000
"""The same in milliseconds, Playwright's unit."""
POLLING: Final = 30
"""Milliseconds between two checks of a page: checks at every frame would keep it drawing."""
USUAL: Final = {"lang": "en", "theme": "light", "speed": "none"}
AXE: Final = WEB / "node_modules" / "axe-core" / "axe.min.js"
STRIP: Final = """
const source = require("fs").readFileSync(0, "utf8");
process.stdout.write(require("module").stripTypeScriptTypes(source));
"""


@cache
def driver() -> str:
    """Return the script for every page: our checks, with the page's own mapping to places."""
    script = subprocess.run(
        [Path(sys.executable).with_name("node"), "--no-warnings", "-e", STRIP],
        input=(WEB / "src" / "api" / "targets.ts").read_text(),
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    plain = re.sub(r"^import .*$|^export ", "", script, flags=re.MULTILINE)
    return f"{plain}\n{(HERE / 'driver.js').read_text()}"


def words(lang: str, key: str, **given: str | int) -> str:
    """Return a text of the pages, from the catalogue that its key begins with."""
    catalogue = WEB / "src" / "texts" / lang / f"{key.partition('-')[0]}.ftl"
    found = re.search(rf"^{key} = (.+)$", catalogue.read_text(), re.MULTILINE)
    assert found, f"{catalogue} has no {key}"
    said: str = found[1]
    for name, value in given.items():
        said = said.replace(f"{{ ${name} }}", str(value))
    return said


class PagePlayer:
    """A person at a table: a page, and a way of deciding."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.chance = random.Random(seed)
        self.decisions = 0
        self.clicks = 0
        """The number of presses, with the mouse or on the keyboard."""
        self.on_boards = 0
        """The number of decisions made on the boards."""
        self.seasons = 0
        """The number of season summaries viewed."""
        self.boards: list[str] = []
        """The positions of City and board at the first decision."""
        self.amiss: set[str] = set()
        """Defects, such as options that could not be clicked on the boards."""
        self.seen = -1
        """The sequence number of the last snapshot answered."""

    @property
    def snapshot(self) -> Json:
        """The last snapshot that the server sent to this page."""
        snapshot: Json = self.page.evaluate("driver.told.sight")
        return snapshot

    @property
    def moves(self) -> int:
        """The number of decisions the page has sent, each counted once."""
        return int(self.page.evaluate("driver.moves.size"))

    def state(self) -> str:
        """Return the page's state: `asked`, `curtain`, `over`, or nothing yet."""
        return self._past_seasons(str(self.page.evaluate("seq => driver.state(seq)", self.seen)))

    def wait(self) -> str:
        """Wait until the page needs the player."""
        state = ""
        while not state:
            found = self.page.wait_for_function(
                "seq => driver.state(seq)", arg=self.seen, polling=POLLING
            )
            state = self._past_seasons(str(found.json_value()))
        return state

    def _past_seasons(self, state: str) -> str:
        """Close the summary of a season, if it is open."""
        if state != "season":
            return state
        self.close_season()
        self.page.locator("#season-title").wait_for(state="detached")
        self.seasons += 1
        self.clicks += 1
        return ""

    def close_season(self) -> None:
        self.page.keyboard.press(self.chance.choice(("Enter", "Escape")))

    def decide(self, plan: Sequence[int] = ()) -> list[int]:
        """Choose the planned actions, as many as one click takes, or anything; return the choice.

        Choose on the boards if there is a place for it, else in the tray; a plan avoids menus.
        """
        look = self.page.evaluate("driver.look()")
        clicks, tray = look["clicks"], look["tray"]
        self._notice(look)
        if look["tip"]:
            self.page.mouse.move(0, 0)
            self.page.locator(".tip").wait_for(state="hidden")
        if look["toggles"]:
            keshis = [one for one in clicks if one["path"][0] in plan[: look["toggles"]]]
            chosen = self._send(keshis or self.chance.sample(clicks, look["toggles"]))
        else:
            near = [one for one in clicks if one["point"] and not (plan and one["menu"])]
            chosen = self._choose(near, tray, plan or self.chance.choice(tray)["path"])
        self.seen = look["seq"]  # a rapid may interrupt the steps chosen together (SCR-17)
        self.decisions += len(chosen)
        return chosen

    def _notice(self, look: Json) -> None:
        """Note defects: dead places, texts too small to read, and boards that move."""
        question = look["question"]
        self.amiss |= {
            f"{question}, {one['notation']}: {one['target']} is not live, or covered"
            for one in look["clicks"]
            if not one["point"] and not one.get("far")
        }
        self.amiss |= {f"{question}: {one} loses clicks" for one in look["dead"]}
        self.amiss |= {f"{question}: {one}" for one in look["tiny"]}
        self.boards = self.boards or look["boards"]
        if look["boards"] != self.boards:
            self.amiss.add(f"{question}: the boards moved to {look['boards']}")

    def _choose(self, clicks: list[Json], tray: list[Json], plan: Sequence[int]) -> list[int]:
        """Make the click that gets furthest with a plan."""

        def fits(one: Json) -> bool:
            path: list[int] = one["path"]
            return path == list(plan[: len(path)])

        def length(one: Json) -> int:
            return len(one["path"])

        here = max(filter(fits, clicks), key=length, default=None)
        there = max(filter(fits, tray), key=length, default=None)
        if here and not (there and length(there) > length(here)):
            self._click(here)
            return list(here["path"])
        assert there, "the plan is not on offer"
        if there["key"] <= 9:
            self.page.keyboard.press(str(there["key"]))
        else:
            self.page.locator(".options .option:not(.more)").nth(there["nth"]).click()
        self.clicks += 1
        return list(there["path"])

    def _send(self, keshis: list[Json]) -> list[int]:
        """Toggle keshis on the board and in the tray, and send them with the last one."""
        *first, last = keshis
        for number, option in enumerate(first):
            if number % 2:
                self.page.mouse.click(*option["point"])
            else:
                self.page.get_by_role("button", name=option["words"], exact=True).click()
        keshi = self.page.locator(f".hand .slot:has([data-keshi={last['target'].split('.')[1]}])")
        keshi.hover()
        keshi.locator(".with").click()
        self.page.mouse.move(0, 0)
        self.clicks += len(keshis)
        return sorted(one["path"][0] for one in keshis)

    def _click(self, click: Json) -> None:
        """Click on the board; if several options share the place, choose from its menu."""
        self.page.mouse.click(*click["point"])
        if click["menu"]:
            self.page.get_by_role("menuitem", name=click["words"], exact=True).click()
            self.clicks += 1
        self.page.mouse.move(0, 0)  # a tooltip would open under the mouse
        self.clicks += 1
        self.on_boards += len(click["path"])

    def play(self, decisions: int = 1000) -> None:
        """Decide this many times, or until the game is over."""
        for _ in range(decisions):
            if self.wait() != "asked":
                return
            self.decide()

    @property
    def prompt(self) -> Locator:
        return self.page.locator(".prompt")

    def button(self, key: str, lang: str = "en") -> Locator:
        """Locate a button by the key of its text."""
        return self.page.get_by_role("button", name=words(lang, key))


class Pages:
    """Pages as people have them: each in its own browser, without errors in the console."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.errors: list[str] = []
        self.players: list[PagePlayer] = []
        self._open = ExitStack()

    def page(self, address: str, settings: Json | None = None, **about: Any) -> Page:
        """Open a page in a new browser profile."""
        return self.tab(self.context(settings, **about), address)

    def context(self, settings: Json | None = None, **about: Any) -> BrowserContext:
        # Twice as many pixels each way, as a phone has them, take time and tell a test nothing.
        usual = {"viewport": DESK, "locale": "en-GB", **about, "device_scale_factor": 1}
        context = self.browser.new_context(**usual)
        self._open.callback(context.close)
        context.set_default_timeout(WAIT)
        context.add_init_script(driver())
        context.add_init_script(preferring(**{**USUAL, **(settings or {})}))
        return context

    def tab(self, context: BrowserContext, address: str) -> Page:
        page = context.new_page()
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda said: self._hear(said.type, said.text))
        page.goto(address)
        return page

    def player(self, server: Server, created: Json, link: int = 0, **about: Any) -> PagePlayer:
        """Seat a player at a table through their secret link."""
        page = self.page(f"{server.url}{path_of(created, link)}", **about)
        self.players.append(PagePlayer(page, seed=link + 1))
        return self.players[-1]

    def forgive(self, *words: str) -> None:
        """Ignore the errors that contain these words, which were expected."""
        self.errors = [one for one in self.errors if not any(word in one for word in words)]

    def close(self) -> None:
        self._open.close()

    def _hear(self, kind: str, text: str) -> None:
        if kind in ("error", "warning"):
            self.errors.append(f"console: {text}")


def path_of(created: Json, link: int = 0) -> str:
    return f"/t/{created['table']}#{created['links'][link]['token']}"


def play_together(*seats: PagePlayer, until: Callable[[], bool]) -> None:
    """Let all players decide as soon as they can, until a condition holds."""
    last = time.monotonic()
    while not until():
        for seat in seats:
            if seat.state() == "asked":
                seat.decide()
                last = time.monotonic()
        assert time.monotonic() - last < server_process.WAIT, "no player has to decide any more"


def play_now_and_go_back(page: Page) -> None:
    """Start a game, open a dialog at its table, and go back from both."""
    start = page.url
    page.locator(".now .ways button").first.click()
    expect(page.locator(".prompt")).to_be_visible()
    page.get_by_role("button", name=words("en", "learn-help"), exact=True).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".prompt")).to_be_visible()
    page.go_back()
    expect(page.locator(".now .ways")).to_be_visible()
    assert page.url == start


def settle(page: Page) -> None:
    """Wait until the page shows everything it has requested."""
    expect(page.locator("main")).to_be_visible()
    expect(page.locator("[aria-busy=true]")).to_have_count(0)


def serious(page: Page, *rules: str) -> list[str]:
    """Return the serious problems that axe finds, by some of its rules or all."""
    page.evaluate(AXE.read_text())
    only = {"runOnly": rules} if rules else {}
    found = page.evaluate("only => axe.run({ resultTypes: ['violations'], ...only })", only)
    assert found["passes"], "axe has checked nothing"
    return [
        f"{one['id']}: {one['help']} ({node['html'][:160]})"
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"]
    ]


def serious_in_both_themes(page: Page) -> list[str]:
    """Check both themes; the dark one differs only in its colours."""
    light = serious(page)
    page.evaluate("document.documentElement.dataset.theme = 'dark'")
    dark = serious(page, "color-contrast", "link-in-text-block")
    page.evaluate("document.documentElement.dataset.theme = 'light'")
    return light + dark


def unset(page: Page) -> list[str]:
    """Return style variables without a value where they are used: black or invisible."""
    found: list[str] = page.evaluate("driver.unset()")
    return found


def untold(page: Page) -> list[str]:
    """Return the keys that are on the page because their text is missing."""
    return re.findall(r"\[[a-z]+(?:-[a-z]+)+\]", page.locator("body").inner_text())


def too_wide(page: Page) -> int:
    """Return how many pixels wider than the screen the page is."""
    return int(page.evaluate("document.documentElement.scrollWidth - innerWidth"))
