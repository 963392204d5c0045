"""The proof sheet: a box is checked, corrected, downloaded, played with and replayed elsewhere."""

import io
import re
import subprocess
import sys
import zipfile
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from browser.page_driver import PagePlayer, Pages, serious, too_wide, untold, words
from marrakesh.components import corrected, fingerprint, load
from server_process import Server, running

TYPED = {
    "river": (0, "15", "river jetty = 15"),
    "luxury_goods 3 slipper": (0, "Orange", 'luxury_goods 3 slipper cost = ["orange"]'),
    "scrolls 1": (0, "1 red", 'scrolls 1 gain = ["1 red"]'),
    "oases 6": (0, "brown", 'oases 6 colours = ["brown"]'),
    "provisions 1": (0, "3 water", 'provisions 1 cost = ["3 water"]'),
    "offices 1": (0, "2 date", 'offices 1 yellow = ["2 dates"]'),
    "staircase_tiles 1": (1, "1 date, 2 water", 'staircase_tiles 1 back = ["1 date", "2 water"]'),
    "discs pink": (0, "1, 2, 2, 1, 3, 2, 3, 1", "discs pink spectators = [1, 2, 2, 1, 3, 2, 3, 1]"),
    "line_spaces C5": (0, "1 white", 'line_spaces C5 gain = "1 white"'),
}
"""By tile: the number of the changed value, the text typed, and the resulting line."""
CHOSEN = {
    "buildings library": (0, ("pink",), 'buildings library keshi = "pink"'),
    "strategy_tiles 2": (3, ("yes",), "strategy_tiles 2 river = true"),
    "awards 1 a": (
        1,
        ("red", "2 dinars"),
        'awards 1 a one = {"colour": "red", "gain": ["2 dinars"]}',
    ),
}
PRINTED = {
    "river_tiles 5": ("bonus", "8 points", 'river_tiles 5 gain = ["8 points"]'),
    "towns 1": ("points for each", "3", "towns 1 each = 3"),
}
"""Values from the rulebooks, which can be wrong, too."""
LINES = {line for some in (TYPED, CHOSEN, PRINTED) for *_, line in some.values()}


def card(page: Page, name: str) -> Locator:
    return page.locator(f"[data-proof='{name}']")


def say(page: Page, key: str) -> Locator:
    return page.get_by_role("button", name=words("en", f"proof-page-{key}"), exact=True)


def type_in(page: Page, value: Locator, text: str) -> None:
    value.click()
    page.locator(".editor input").fill(text)
    page.keyboard.press("Enter")


def confirmed(page: Page, number: int) -> None:
    """Check how many values are corrected or confirmed as shown."""
    label = page.locator(".progress label")
    expect(label).to_have_text(f"{number} of 383 confirmed", use_inner_text=True)


def correct_a_tile_of_each_kind(page: Page) -> None:
    for name, (place, text, _) in TYPED.items():
        tile = card(page, name if name != "river" else "river ")
        type_in(page, tile.locator(".change").nth(place), text)
        expect(tile.locator(".corrected")).to_have_count(1)
    for name, (place, buttons, _) in CHOSEN.items():
        tile = card(page, name)
        tile.locator(".change").nth(place).click()
        for button in buttons:
            tile.locator(".editor").get_by_role("button", name=button, exact=True).click()
        if len(buttons) > 1:
            say(page, "set").click()
        expect(tile.locator(".corrected")).to_have_count(1)


def test_a_box_can_be_corrected_downloaded_and_played_with(
    server: Server, pages: Pages, tmp_path: Path
) -> None:
    phone = {"width": 390, "height": 844}
    page = pages.page(f"{server.url}/proof", viewport=phone, settings={"theme": "dark"})
    expect(card(page, "luxury_goods 3 slipper")).to_be_visible()
    assert (serious(page), untold(page), too_wide(page)) == ([], [], 0)
    confirmed(page, 0)

    # tiles as shown, by hand and by key, then a whole row
    card(page, "oases 2").get_by_role("button", name="As shown").click()
    card(page, "oases 3").focus()
    page.keyboard.press("Enter")
    confirmed(page, 2)
    page.locator("#proof-oases").get_by_role("button", name="All as shown").click()
    confirmed(page, 20)

    correct_a_tile_of_each_kind(page)
    done = 20 + len(TYPED) + len(CHOSEN) - 1  # one oasis had been confirmed before
    confirmed(page, done)

    # an impossible value is refused with the reason, and can be removed
    tile = card(page, "river ")
    type_in(page, tile.locator(".change").nth(1), "9, 3")
    expect(tile.locator(".reason")).to_contain_text("at least 3 spaces in increasing order")
    page.keyboard.press("Escape")
    tile.locator(".refused .back").click()
    expect(tile.locator(".reason")).to_have_count(0)

    # nothing is lost on a reload; even printed values can be corrected
    page.reload()
    expect(card(page, "oases 2").locator("[aria-pressed=true]")).to_have_count(1)
    confirmed(page, done)
    page.get_by_text(words("en", "proof-page-scope-everything"), exact=True).click()
    for name, (label, text, _) in PRINTED.items():
        tile = card(page, name)
        value = tile.locator(".change").filter(has_text=re.compile(f"^\\s*({label})\\b")).first
        type_in(page, value, text)
        expect(tile.locator(".corrected")).to_have_count(1)

    # the text and the folder
    page.get_by_label(words("en", "proof-page-box")).fill("Essential Edition, 2024")
    say(page, "send").click()
    text = page.get_by_role("textbox", name=words("en", "proof-page-text")).input_value()
    assert text.startswith("marrakesh corrections 1\n")
    assert {line for line in text.split("\n") if " = " in line} == LINES
    assert "box: Essential Edition, 2024" in text
    with page.expect_download() as download:
        say(page, "folder").click()
    zipfile.ZipFile(io.BytesIO(Path(download.value.path()).read_bytes())).extractall(tmp_path)
    box = load(tmp_path / "components")
    assert fingerprint(box, solo=True) == fingerprint(corrected(LINES), solo=True)

    record = play(page, server)
    replay_elsewhere(pages, tmp_path, record)


def play(page: Page, server: Server) -> str:
    """Play some decisions with these values; return the record."""
    page.set_viewport_size({"width": 1280, "height": 800})
    page.evaluate("localStorage['marrakesh-pictures'] = 'seen'")
    page.goto(server.url)
    page.get_by_label(re.compile(words("en", "proof-page-own"))).check()
    page.get_by_role("button", name=words("en", "start-begin"), exact=True).click()
    seat = PagePlayer(page)
    assert seat.wait() == "asked"
    info = seat.snapshot["info"]
    assert info["corrected"] == len(LINES)
    page.get_by_role("button", name=f"{len(LINES)} corrected values").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("listitem")).to_have_count(len(LINES))
    expect(dialog).to_contain_text("River track, space of the jetty: 15 (instead of 14)")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    for _ in range(3):
        seat.decide()
        seat.wait()
    token = page.evaluate("JSON.parse(localStorage['marrakesh-mine'])[0].token")
    asked = server.http.get(
        f"/api/tables/{info['table']}/record", headers={"Authorization": f"Bearer {token}"}
    )
    assert asked.status_code == 200, asked.text
    return asked.text


def replay_elsewhere(pages: Pages, folder: Path, record: str) -> None:
    assert {
        line.removeprefix("corrected: ") for line in re.findall("corrected: .*", record)
    } == LINES
    with running(folder / "other.sqlite") as other:
        page = pages.page(other.url)
        page.get_by_text(words("en", "start-record-paste")).click()
        area = page.get_by_role("textbox", name=words("en", "start-record-text"))
        area.fill(record.replace("river jetty = 15", "river jetty = 5"))
        page.get_by_role("button", name=words("en", "start-record-open"), exact=True).click()
        expect(page.get_by_role("alert")).to_contain_text("corrected: river jetty = 5")
        area.fill(record)
        page.get_by_role("button", name=words("en", "start-record-open"), exact=True).click()
        seat = PagePlayer(page)
        assert seat.wait() in ("asked", "curtain")  # all seats are at this screen
        assert seat.snapshot["info"]["corrected"] == len(LINES)
        page.close()
    pages.forgive("400 (Bad Request)")


def test_the_printed_sheet_is_complete(pages: Pages, tmp_path: Path) -> None:
    """The sheet is a single file that needs neither a server nor a network."""
    file = tmp_path / "sheet.html"
    command = [sys.executable, "-m", "marrakesh.cli", "components", "--proof", str(file)]
    subprocess.run([*command, "--lang", "de"], check=True, stdout=subprocess.DEVNULL)
    page = pages.page(file.as_uri())
    expect(page.locator("h2").first).to_have_text("Luxuswaren")
    assert page.locator(".tick").count() > 800
    assert page.locator("article > div svg").count() > 150
    assert page.locator(".drawn svg").count() >= 15
    assert untold(page) == []
