"""The guide through a whole first game, on a desktop and on phones, in three languages."""

from typing import Final

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from browser.page_driver import PagePlayer, Pages, path_of
from chromium import DESK
from server_process import Json, Server
from soak import SOAKING

SIZES: Final = (DESK, ViewportSize(width=390, height=664), ViewportSize(width=360, height=640))
TRIES: Final = 20
"""How often to look until the boards have come to rest after a change of size."""
LANGUAGES: Final = ("de", "nl", "en")
DESCRIBING: Final = (
    *("score", "resource", "provision", "river-tile", "office", "sector", "vendor", "disc"),
    *("guards", "rapid", "claimed-oasis"),
)
"""Places that the guide may mark although they cannot be chosen, because it explains them."""
SPEAK: Final = """async lang => {
  const opener = document.querySelector(".page .top .opener");
  const wait = () => new Promise((done) => setTimeout(done));
  opener.click();
  await wait();
  document.querySelector(`.page .top [lang=${lang}]`).click();
  await wait();
  opener.click();
  await wait();
}"""
"""Switches the language in the settings menu."""
CHECK: Final = """describing => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const [guide] = all(".guide:not(.away):has(.bubble)");
  if (!guide) return null;
  const spread = [0.02, 0.2, 0.35, 0.5, 0.65, 0.8, 0.98];
  const points = (one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return spread.flatMap((down) => spread.map((right) => [x + right * width, y + down * height]));
  };
  const hit = (point) => document.elementFromPoint(...point);
  const seen = (one) => points(one).some((point) => one.contains(hit(point)));
  const name = ({ dataset, className }) =>
    dataset.target ?? dataset.keshi ?? dataset.offer ?? dataset.part ?? dataset.chip ?? className;
  const rings = all("[data-ring]");
  const legal = (one) =>
    one.matches(".spot.live, .bottom button:not(:disabled)") ||
    describing.includes(one.dataset.target?.split(".")[0]) ||
    one.matches("[data-chip], [data-part=tower], .when, .supply");
  const options = all(".panes .spot.live, .bottom .option, .bottom .signs button.live")
    .filter((one) => one.getBoundingClientRect().width);
  const covered = (one) => {
    const under = points(one).map(hit).filter(Boolean);
    return under.some((top) => top.closest(".guide")) && !under.some((top) => one.contains(top));
  };
  const { left, top, right, bottom } = guide.getBoundingClientRect();
  const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  const corners = points(guide).filter((_, k) => k % 7 % 5 && k > 7 && k < 42);
  return {
    step: guide.querySelector("section").dataset.step,
    title: guide.querySelector("h2").textContent.trim(),
    text: guide.querySelector("p")?.firstChild.textContent.trim() ?? "",
    rings: rings.map(name),
    wrong: [
      ...(inside ? [] : ["the bubble leaves the screen"]),
      ...(corners.every((point) => guide.contains(hit(point))) ? [] : ["the bubble is covered"]),
      ...rings.filter((one) => !seen(one)).map((one) => `${name(one)} is marked but hidden`),
      ...rings.filter((one) => !legal(one)).map((one) => `${name(one)} is marked but not legal`),
      ...options.filter(covered).map((one) => `${name(one)} is covered by the bubble`),
    ],
  };
}"""


class GuidedPlayer(PagePlayer):
    """A player who reads every bubble, in all sizes and languages."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.read: dict[str, tuple[int, list[str]]] = {}
        """The steps read, each with its season and, on a desktop, what it marked."""
        self.wrong: list[str] = []

    def look(self) -> Json | None:
        """Check the bubble on the page, if there is one."""
        seen: Json | None = self.page.evaluate(CHECK, DESCRIBING)
        return seen

    def read_all(self) -> None:
        """Read one bubble after the other; close those that wait for it."""
        while (seen := self.look()) and seen["step"] not in self.read:
            step = seen["step"]
            self.read[step] = self.snapshot["view"]["season"], seen["rings"]
            for number, lang in enumerate(LANGUAGES):
                self.page.evaluate(SPEAK, lang)
                for size in reversed(SIZES) if number % 2 else SIZES:
                    self.page.set_viewport_size(size)
                    self._check(step, lang, size)
            self.page.set_viewport_size(DESK)
            self.settle()
            if self.page.locator(".guide .got").count():
                self.page.locator(".guide .got").click()
                self.settle()

    def _check(self, step: str, lang: str, size: ViewportSize) -> None:
        seen = None
        for _ in range(TRIES):
            self.settle()
            seen = self.look()
            if seen and seen["step"] == step and not seen["wrong"]:
                break
        where = f"{step}, {lang}, {size['width']} px"
        if seen is None or seen["step"] != step:
            self.wrong.append(f"{where}: no bubble")
            return
        title, text = seen["title"], seen["text"]
        if not 3 <= len(title.split()) <= 6 or len(text) > 140 or set("{}[]") & set(title + text):
            self.wrong.append(f"{where}: {title} | {text}")
        self.wrong += [f"{where}: {one}" for one in seen["wrong"]]

    def settle(self) -> None:
        """Wait until the page has been drawn and the bubble has found its place."""
        self.page.evaluate("() => driver.settled()")

    def plan(self) -> list[int]:
        """Perform a sector's action if one is possible; otherwise decide anything."""
        for option in self.snapshot["options"]:
            for way in option["ways"]:
                if way["verb"] == "sector-action" and not way["water"]:
                    return [option["action"], *way["then"]]
        return []


def targets(snapshot: Json) -> set[str]:
    places = [option["about"]["place"] for option in snapshot["options"]]
    return {f"{one['kind']}.{one['key']}" for one in places if one}


@pytest.mark.skipif(not SOAKING, reason="takes minutes: soak only")
def test_the_guide_marks_legal_targets_and_covers_nothing(server: Server, pages: Pages) -> None:
    page = pages.page(f"{server.url}/learn", {"name": "Ada"})
    seat = GuidedPlayer(page)
    seat.wait()
    page.locator("dialog .primary").click()
    asked: dict[str, set[str]] = {}
    while seat.wait() == "asked":
        seat.settle()
        snapshot = seat.snapshot
        before = set(seat.read)
        seat.read_all()
        asked |= {step: targets(snapshot) for step in set(seat.read) - before}
        seat.decide(seat.plan())
    assert not seat.wrong, "\n".join(seat.wrong)
    for step in ("claim", "vendor", "entertainer", "caravan", "line"):
        if step in seat.read:
            assert set(seat.read[step][1]) == asked[step], step
    assert set(seat.read["choose"][1]) == {"green", "pink", "brown"}
    for season in (1, 2, 3):
        assert sum(1 for when, _ in seat.read.values() if when == season) >= 3
    expect(page.locator(".ways li")).not_to_have_count(0)


def test_the_guide_goes_on_after_a_reload_continue_and_on_another_device(
    server: Server, pages: Pages
) -> None:
    table = server.create(
        "bots", guided=True, preset_setup=True, seats=[{"name": "Ada"}, {"bot": "apprentice"}]
    )
    seat = pages.player(server, table)
    page = seat.page
    title = page.locator(".bubble h2")
    expect(title).to_have_text("Everything is set up")
    page.locator(".guide .got").click()
    expect(title).to_have_text("Choose any three keshis")
    page.reload()
    expect(title).to_have_text("Choose any three keshis")
    page.goto(server.url)
    page.locator(f"a[href*='{table['table']}']").first.click()
    expect(title).to_have_text("Choose any three keshis")
    while seat.wait() == "asked" and seat.snapshot["view"]["round"] == 1:
        seat.decide()
    other = pages.page(f"{server.url}{path_of(table)}")
    expect(other.locator(".bubble h2")).to_have_text("Welcome back to your game")
    other.locator(".guide .got").click()
    expect(other.locator(".bubble h2")).to_have_text("Now it’s your game")
