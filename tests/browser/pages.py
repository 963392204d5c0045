"""What a player does in a page, and what the tests see there."""

import random
import re
import subprocess
from functools import cache
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Locator, Page

Json = dict[str, Any]
HERE: Final = Path(__file__).parent
PROJECT: Final = HERE.parents[1]
WEB: Final = PROJECT / "web"
WAIT: Final = 60_000
"""Milliseconds in which a page must have changed."""
AXE: Final = WEB / "node_modules" / "axe-core" / "axe.min.js"
STRIP: Final = """
const source = require("fs").readFileSync(0, "utf8");
process.stdout.write(require("module").stripTypeScriptTypes(source));
"""


@cache
def driver() -> str:
    """The script for every page: our own eyes, with the page's own idea of where options aim."""
    lib = WEB / "src" / "lib"
    sources = [(lib / name).read_text() for name in ("words.ts", "targets.ts")]
    script = subprocess.run(
        [PROJECT / ".venv" / "bin" / "node", "--no-warnings", "-e", STRIP],
        input="\n".join(sources),
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


class Seat:
    """A person at a table: a page, and how they decide."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.chance = random.Random(seed)
        self.decisions = 0
        self.clicks = 0
        self.amiss: set[str] = set()
        """What was offered and could not be clicked on the boards."""
        self._seq = -1

    @property
    def sight(self) -> Json:
        """What the server told this page last."""
        sight: Json = self.page.evaluate("driver.told.sight")
        return sight

    def state(self) -> str:
        """What the page wants now: `asked`, `curtain`, `over`, or nothing yet."""
        return str(self.page.evaluate("seq => driver.state(seq)", self._seq))

    def wait(self) -> str:
        """Until the page wants something."""
        return str(
            self.page.wait_for_function(
                "seq => driver.state(seq)", arg=self._seq, timeout=WAIT
            ).json_value()
        )

    def decide(self) -> None:
        """Choose anything: on the board where the choice has a place there, else by its key."""
        look = self.page.evaluate("driver.look()")
        options = look["options"]
        self.amiss |= {
            f"{look['question']}, {one['notation']}: {one['target']} is not live, or covered"
            for one in options
            if one["target"] and not one["point"]
        }
        if look["tip"]:
            self.page.mouse.move(0, 0)
            self.page.locator(".tip").wait_for(state="hidden")
        choice = self.chance.randrange(min(len(options), 9))
        if options[choice]["point"]:
            self._click(options[choice])
        else:
            self.page.keyboard.press(str(choice + 1))
        self._seq = look["seq"]
        self.decisions += 1

    def _click(self, option: Json) -> None:
        """On the board; where several options aim at one place, a menu asks which one is meant."""
        self.page.mouse.click(*option["point"])
        if option["rivals"]:
            self.page.get_by_role("menuitem", name=option["words"], exact=True).click()
        self.clicks += 1

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


def play_together(*seats: Seat) -> None:
    """A whole game in which everybody decides as soon as they can."""
    states = [""]
    while set(states) != {"over"}:
        states = [seat.state() for seat in seats]
        for seat, state in zip(seats, states, strict=True):
            if state == "asked":
                seat.decide()


def serious(page: Page) -> list[str]:
    """What axe finds that keeps people out."""
    page.evaluate(AXE.read_text())
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    assert found["passes"], "axe has looked at nothing"
    return [
        f"{one['id']}: {one['help']} ({node['html'][:160]})"
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"]
    ]


def untold(page: Page) -> list[str]:
    """Keys of texts that stand on the page because their text is missing."""
    return re.findall(r"\[[a-z]+(?:-[a-z]+)+\]", page.locator("body").inner_text())


def too_wide(page: Page) -> int:
    """By how many pixels the page is wider than the screen."""
    return int(page.evaluate("document.documentElement.scrollWidth - innerWidth"))
