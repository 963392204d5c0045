"""What a player does in a page, and what the tests see there."""

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
"""The same in milliseconds: playwright's unit."""
POLLING: Final = 30
"""Milliseconds between two looks at a page that is waited for: at every frame, it would draw on."""
USUAL: Final = {"lang": "en", "theme": "light", "speed": "none"}
AXE: Final = WEB / "node_modules" / "axe-core" / "axe.min.js"
STRIP: Final = """
const source = require("fs").readFileSync(0, "utf8");
process.stdout.write(require("module").stripTypeScriptTypes(source));
"""


@cache
def driver() -> str:
    """The script for every page: our own eyes, with the page's own idea of where options aim."""
    script = subprocess.run(
        [Path(sys.executable).with_name("node"), "--no-warnings", "-e", STRIP],
        input=(WEB / "src" / "api" / "targets.ts").read_text(),
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    plain = re.sub(r"^import .*$|^export ", "", script, flags=re.MULTILINE)
    return f"{plain}\n{(HERE / 'driver.js').read_text()}"


def words(lang: str, key: str) -> str:
    """A text of the pages in a language, from the catalogue that its key begins with."""
    catalogue = WEB / "src" / "texts" / lang / f"{key.partition('-')[0]}.ftl"
    found = re.search(rf"^{key} = (.+)$", catalogue.read_text(), re.MULTILINE)
    assert found, f"{catalogue} has no {key}"
    return found[1]


class PagePlayer:
    """A person at a table: a page, and how they decide."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.chance = random.Random(seed)
        self.decisions = 0
        self.clicks = 0
        """How often something was pressed, with the mouse or on the keyboard."""
        self.on_boards = 0
        """How many decisions were made on the boards."""
        self.seasons = 0
        """How many seasons' ends were looked at."""
        self.boards: list[str] = []
        """Where City and board were at the first decision."""
        self.amiss: set[str] = set()
        """What was offered and could not be clicked on the boards."""
        self.seen = -1
        """The sequence number of the snapshot that was answered last."""

    @property
    def snapshot(self) -> Json:
        """What the server told this page last."""
        snapshot: Json = self.page.evaluate("driver.told.sight")
        return snapshot

    @property
    def moves(self) -> int:
        """How many decisions the page has sent, each once."""
        return int(self.page.evaluate("driver.moves.size"))

    def state(self) -> str:
        """What the page wants now: `asked`, `curtain`, `over`, or nothing yet."""
        return self._past_seasons(str(self.page.evaluate("seq => driver.state(seq)", self.seen)))

    def wait(self) -> str:
        """Until the page wants something."""
        state = ""
        while not state:
            found = self.page.wait_for_function(
                "seq => driver.state(seq)", arg=self.seen, polling=POLLING
            )
            state = self._past_seasons(str(found.json_value()))
        return state

    def _past_seasons(self, state: str) -> str:
        """The end of a season is looked at."""
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
        """Choose the planned actions, as many as one click takes, or anything; what was chosen.

        On the boards where there is a place for it, else in the tray; a plan avoids menus.
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
        self.seen = look["seq"] + len(chosen) - 1
        self.decisions += len(chosen)
        return chosen

    def _notice(self, look: Json) -> None:
        """What is amiss: dead places, texts too small to read, and boards that move."""
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
        """The click that gets furthest with a plan."""

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
        assert there, "what was planned is not offered"
        number = tray.index(there)
        if number < 9:
            self.page.keyboard.press(str(number + 1))
        else:
            self.page.locator(".options .option").nth(number).click()
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
        """On the board; where several options aim at one place, a menu asks which one is meant."""
        self.page.mouse.click(*click["point"])
        if click["menu"]:
            self.page.get_by_role("menuitem", name=click["words"], exact=True).click()
            self.clicks += 1
        self.page.mouse.move(0, 0)  # where it rests a tip would open
        self.clicks += 1
        self.on_boards += len(click["path"])

    def play(self, decisions: int = 1000) -> None:
        """Decide so many times, or until the game is over."""
        for _ in range(decisions):
            if self.wait() != "asked":
                return
            self.decide()

    @property
    def prompt(self) -> Locator:
        return self.page.locator(".prompt")

    def button(self, key: str, lang: str = "en") -> Locator:
        """A button by the key of its text."""
        return self.page.get_by_role("button", name=words(lang, key))


class Pages:
    """Pages as people have them: each in a browser of its own, without errors in its console."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.errors: list[str] = []
        self.players: list[PagePlayer] = []
        self._open = ExitStack()

    def page(self, address: str, settings: Json | None = None, **about: Any) -> Page:
        """A page of a new browser profile."""
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
        """Somebody sits down at a table, through their secret link."""
        page = self.page(f"{server.url}{path_of(created, link)}", **about)
        self.players.append(PagePlayer(page, seed=link + 1))
        return self.players[-1]

    def forgive(self, *words: str) -> None:
        """Errors with these words were to be expected."""
        self.errors = [one for one in self.errors if not any(word in one for word in words)]

    def close(self) -> None:
        self._open.close()

    def _hear(self, kind: str, text: str) -> None:
        if kind in ("error", "warning"):
            self.errors.append(f"console: {text}")


def path_of(created: Json, link: int = 0) -> str:
    return f"/t/{created['table']}#{created['links'][link]['token']}"


def play_together(*seats: PagePlayer, until: Callable[[], bool]) -> None:
    """Everybody decides as soon as they can, until something is true."""
    last = time.monotonic()
    while not until():
        for seat in seats:
            if seat.state() == "asked":
                seat.decide()
                last = time.monotonic()
        assert time.monotonic() - last < server_process.WAIT, "nobody is asked any more"


def settle(page: Page) -> None:
    """Until the page shows all that it has asked the server for."""
    expect(page.locator("main")).to_be_visible()
    expect(page.locator("[aria-busy=true]")).to_have_count(0)


def serious(page: Page, *rules: str) -> list[str]:
    """What axe finds that keeps people out, by some of its rules or all."""
    page.evaluate(AXE.read_text())
    only = {"runOnly": rules} if rules else {}
    found = page.evaluate("only => axe.run({ resultTypes: ['violations'], ...only })", only)
    assert found["passes"], "axe has looked at nothing"
    return [
        f"{one['id']}: {one['help']} ({node['html'][:160]})"
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"]
    ]


def serious_in_both_themes(page: Page) -> list[str]:
    """The dark theme differs in its colours only."""
    light = serious(page)
    page.evaluate("document.documentElement.dataset.theme = 'dark'")
    dark = serious(page, "color-contrast", "link-in-text-block")
    page.evaluate("document.documentElement.dataset.theme = 'light'")
    return light + dark


def unset(page: Page) -> list[str]:
    """Variables of the style sheets that have no value where they are used: black or invisible."""
    found: list[str] = page.evaluate("driver.unset()")
    return found


def untold(page: Page) -> list[str]:
    """Keys of texts that stand on the page because their text is missing."""
    return re.findall(r"\[[a-z]+(?:-[a-z]+)+\]", page.locator("body").inner_text())


def too_wide(page: Page) -> int:
    """By how many pixels the page is wider than the screen."""
    return int(page.evaluate("document.documentElement.scrollWidth - innerWidth"))
