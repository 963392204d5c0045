"""Every kind of question fits every screen in every language: nothing cut off, nothing covered."""

from typing import Any, Final, NamedTuple

import pytest
from playwright.sync_api import Page

from browser.opened_tables import opened_record, play_on
from browser.page_driver import PROJECT, PagePlayer, Pages, path_of
from marrakesh import records
from server_process import Json, Player, Server

DESKTOPS: Final = ((1920, 1080), (1440, 900), (1024, 768))
PHONES: Final = ((390, 664), (360, 640), (740, 360))
LANGUAGES: Final = ("en", "de", "nl")
FINGER: Final = 40
"""The least size of a button for a finger, in pixels."""
MOUSE: Final = 24
"""The same for a mouse."""


class Moment(NamedTuple):
    """A question in a recorded game."""

    record: str
    players: int
    moves: int
    seat: int


def moments() -> dict[str, Moment]:
    """Return the moment with most options for every question of the recorded games."""
    most: dict[str, int] = {}
    found: dict[str, Moment] = {}
    for file in sorted((PROJECT / "tests" / "rules" / "golden").glob("*.txt")):
        if "rich" in file.name:
            continue  # played with other components
        record = file.read_text()
        told = records.replay(record)
        for moves, _ in enumerate(told, start=1):
            game = told.game
            options = 0 if game.over else len(game.legal_actions(game.seat))
            if options > most.get(game.question.key, 0):
                most[game.question.key] = options
                found[game.question.key] = Moment(record, game.config.players, moves, game.seat)
    return found


@pytest.fixture(scope="module")
def snapshots(server: Server) -> dict[str, dict[str, Json]]:
    """The snapshots of all questions, by language."""
    tables: dict[str, Json] = {}
    seen: dict[str, dict[str, Json]] = {lang: {} for lang in LANGUAGES}
    for question, (record, players, moves, seat) in moments().items():
        if record not in tables:
            tables[record] = opened_record(server, record)
        kind = "solo" if players == 1 else "bots"
        table = play_on(server, tables[record], moves, kind, seat=seat)
        token = table["links"][0]["token"]
        with Player(server, table["table"], token, lang=LANGUAGES[0], seen=moves) as player:
            for lang in LANGUAGES:
                if lang != LANGUAGES[0]:
                    player.send(type="speak", lang=lang)
                    player.until(lambda _: True)
                assert player.snapshot["question"] == question
                seen[lang][question] = {**player.snapshot, "news": []}
    assert len(seen["en"]) > 50
    return seen


AMISS: Final = """
async (least) => {
  await new Promise(requestAnimationFrame);
  const amiss = [];
  const tray = document.querySelector(".page .line");
  const box = (one) => one.getBoundingClientRect();
  // a line of text is higher than its letters
  const inside = (a, b) =>
    a.left > b.left - 2 && a.right < b.right + 2 && a.top > b.top - 4 && a.bottom < b.bottom + 4;
  const overlaps = (a, b) => a.left < b.right && a.right > b.left;
  const words = document.createTreeWalker(tray, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (words.nextNode()) {
    const one = words.currentNode.parentElement;
    const said = words.currentNode.data.trim();
    if (!said || !one.checkVisibility() || one.closest(".unseen, .word, kbd, svg")) continue;
    range.selectNodeContents(words.currentNode);
    const text = range.getBoundingClientRect();
    const note = one.closest(".words.asked > :not(.prompt)");
    if (note && !overlaps(box(note), box(note.parentElement))) continue; // left out as a whole
    const around = one.closest("button, label, .keshi, .words") ?? tray;
    if (!inside(text, box(around))) amiss.push(`“${said}” is cut off`);
    if (getComputedStyle(one).webkitLineClamp !== "none") amiss.push(`“${said}” may be cut off`);
  }
  for (const one of tray.querySelectorAll("button")) {
    if (!one.checkVisibility()) continue;
    one.scrollIntoView({ block: "nearest", inline: "start", behavior: "instant" });
    const { left, top, width, height } = box(one);
    const name = one.ariaLabel ?? one.textContent.trim();
    const size = `${Math.round(width)} x ${Math.round(height)}`;
    if (Math.min(width, height) < least - 0.5) amiss.push(`“${name}” is ${size}`);
    const over = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!one.disabled && !one.contains(over)) amiss.push(`“${name}” is covered`);
    const icons = [...one.querySelectorAll(".option-card .picture svg")].map(box);
    if (icons.some((icon) => icon.width < 20 || icon.height < 20)) amiss.push(`“${name}”: picture`);
  }
  return amiss;
}
"""
"""Returns texts of the tray that do not fit, and buttons that are covered or too small."""


RESTING: Final = ".panes > * { display: none !important }"
"""Leaves out the boards, whose drawing would take most of the time."""


def shows(page: Page, sight: Json) -> None:
    page.evaluate("sight => driver.pretend(sight)", sight)
    page.evaluate("() => new Promise(requestAnimationFrame)")


@pytest.mark.parametrize("touch", [False, True], ids=["desktop", "phone"])
def test_every_question_fits_every_screen_in_every_language(
    server: Server, pages: Pages, snapshots: dict[str, dict[str, Json]], touch: bool
) -> None:
    device: dict[str, Any] = {"has_touch": True, "is_mobile": True} if touch else {}
    created = server.create("bots", seats=[{"name": "Ada"}, {"bot": "random"}])
    page = pages.page(f"{server.url}{path_of(created)}", **device)
    amiss: list[str] = []
    for lang in LANGUAGES:
        page.evaluate(SWITCH, lang)
        page.reload()
        PagePlayer(page).wait()
        page.add_style_tag(content=RESTING)
        for question, sight in snapshots[lang].items():
            shows(page, sight)
            for width, height in PHONES if touch else DESKTOPS:
                page.set_viewport_size({"width": width, "height": height})
                found = page.evaluate(AMISS, FINGER if touch else MOUSE)
                amiss += [f"{question}, {lang}, {width} x {height}: {one}" for one in found]
    assert amiss == [], "\n".join(amiss)


SWITCH: Final = """lang => {
  const settings = JSON.parse(localStorage["marrakesh-settings"]);
  localStorage["marrakesh-settings"] = JSON.stringify({ ...settings, lang });
}"""
