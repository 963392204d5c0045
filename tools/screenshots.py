"""Screenshots of the pages for docs/screenshots: `make screenshots`.

The start page, and a game of four greedy bots with all modules: early, halfway, at the end, and its
score sheet; on desktop, tablet and phone, in the light and dark themes.
"""

import base64
import tempfile
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Page

from chromium import DESK, PHONE, chromium, preferring
from marrakesh import Config, Game, records
from marrakesh.bots import Seat, make
from marrakesh.rules.config import MODULES
from serving import Json, Server, running

FOLDER: Final = Path(__file__).resolve().parents[1] / "docs" / "screenshots"
SEED: Final = 64
EARLY, MIDDLE = 0.12, 0.6
"""The progress of the game in its screenshots."""
SCREENS: Final[dict[int, dict[str, Any]]] = {
    1440: {"viewport": DESK},
    1024: {"viewport": {"width": 1024, "height": 768}},
    390: PHONE,
}
WAIT: Final = 60_000
WEBP: Final = """
async (png) => {
  const picture = new Image();
  picture.src = `data:image/png;base64,${png}`;
  await picture.decode();
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  canvas.getContext("2d").drawImage(picture, 0, 0);
  const blob = await canvas.convertToBlob({ type: "image/webp", quality: 0.8 });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}
"""
"""Converts PNG, the only format Chromium captures, to WebP of a third of the size."""


def bots_game() -> Game:
    """A whole game, deterministic."""
    game = Game.new(Config(players=4, edition="deluxe", modules=frozenset(MODULES)), seed=SEED)
    bots = [make("greedy", seed=seat) for seat in range(4)]
    while not game.over:
        seat = game.seat
        game.apply(bots[seat].choose(Seat(game, seat)), seat)
    return game


def open_tables(server: Server) -> dict[str, str]:
    """The URLs of the stages of the game, by name."""
    game = bots_game()
    text = records.dumps(game)
    reply = server.http.post("/api/records", content=text, headers={"content-type": "text/plain"})
    reply.raise_for_status()
    whole: Json = reply.json()
    moves = server.get(f"/api/tables/{whole['table']}")["moves"]
    addresses = {"sheet": address(whole), "end": address(whole)}
    for name, part in (("early", EARLY), ("middle", MIDDLE)):
        path = f"/api/tables/{whole['table']}/play-on"
        token = whole["links"][0]["token"]
        at = server.post(path, token, moves=round(part * moves), kind="bots")
        addresses[name] = address(at)
    return {"start": "/", **addresses}


def address(created: Json) -> str:
    return f"/t/{created['table']}#{created['links'][0]['token']}"


def arrive(page: Page, scene: str) -> None:
    """Wait until the scene is visible."""
    if scene == "start":
        page.get_by_role("tabpanel").wait_for(timeout=WAIT)
    elif scene in ("early", "middle"):
        page.locator(".options .option").first.wait_for(timeout=WAIT)
    else:
        page.get_by_role("table").first.wait_for(timeout=WAIT)
    if scene == "end":
        page.get_by_role("button", name="Look at the table").click()
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")


def picture(page: Page, packer: Page, file: Path) -> None:
    png = base64.b64encode(page.screenshot(animations="disabled")).decode()
    file.write_bytes(base64.b64decode(packer.evaluate(WEBP, png)))
    print(f"{file.name:<26} {file.stat().st_size / 1000:>5.0f} kB")


def room(browser: Browser, screen: int, theme: str) -> BrowserContext:
    context = browser.new_context(**SCREENS[screen], locale="en-GB")
    context.add_init_script(preferring(lang="en", theme=theme, speed="none", name="Ada"))
    return context


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for old in FOLDER.glob("*.webp"):
        old.unlink()
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder) / "tables.sqlite") as server,
        chromium() as browser,
    ):
        packer = browser.new_page()
        scenes = open_tables(server)
        for screen in SCREENS:
            for theme in ("light", "dark"):
                context = room(browser, screen, theme)
                for scene, path in scenes.items():
                    page = context.new_page()
                    page.goto(f"{server.url}{path}")
                    arrive(page, scene)
                    picture(page, packer, FOLDER / f"{scene}-{screen}-{theme}.webp")
                    page.close()
                context.close()


if __name__ == "__main__":
    main()
