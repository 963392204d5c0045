"""Take screenshots of twelve moments for docs/screenshots: `make screenshots`.

They show the start page, questions of a game of two, one of four with all modules, and the score
sheet. All are taken on a desktop, some on other screens and in the dark theme.
"""

import base64
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page

from chromium import DESK, PHONE, chromium, preferring
from marrakesh import Config, Game, records
from marrakesh.bots import Seat, make_bot
from marrakesh.rules.config import MODULES
from server_process import Json, Server, running

FOLDER: Final = Path(__file__).resolve().parents[1] / "docs" / "screenshots"
SCREENS: Final[dict[int, dict[str, Any]]] = {
    1920: {"viewport": {"width": 1920, "height": 1080}},
    1440: {"viewport": DESK},
    1024: {"viewport": {"width": 1024, "height": 768}},
    390: PHONE,
}
WAIT: Final = 60_000
GLIDE: Final = 700
"""Milliseconds until the camera has arrived."""


class Moment(NamedTuple):
    """A question in a game with this many players; `time` is which occurrence, from 0."""

    question: str
    players: int = 2
    time: int = 0
    more: tuple[str, ...] = ()
    """More screens and themes to take it in."""


MOMENTS: Final = {
    "select": Moment("ask-select", time=12, more=("1024-light", "390-light", "1440-dark")),
    "claim": Moment("ask-claim", time=5),
    "assistant": Moment("ask-assistant", time=10, more=("1920-light", "1440-dark", "390-light")),
    "scrolls": Moment("ask-scrolls", more=("1440-dark",)),
    "line": Moment("ask-connection", time=1),
    "gates": Moment("ask-gates", time=1),
    "souk": Moment("ask-souk", time=1),
    "oases": Moment("ask-oases"),
    "river": Moment("ask-river-bonus", time=3),
    "modules": Moment("ask-assistant", players=4, time=10, more=("1920-dark", "1024-light")),
}
"""The moments between the start page and the score sheet."""
EVERYWHERE: Final = ("1440-dark", "390-light")
"""More screens and themes for the start page and the score sheet."""
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
"""Converts PNG, the only format Chromium captures, to WebP at a third of the size."""


class Played(NamedTuple):
    """A deterministic game of greedy bots, and the moves at which each question was asked."""

    game: Game
    asked: dict[str, list[int]]

    @classmethod
    def by(cls, players: int) -> "Played":
        modules = frozenset(MODULES if players > 2 else ())
        edition = "deluxe" if players > 2 else "essential"
        game = Game.new(Config(players=players, edition=edition, modules=modules), seed=1)
        bots = [make_bot("greedy", seed=seat) for seat in range(players)]
        asked: dict[str, list[int]] = {}
        while not game.over:
            seat = game.seat
            if seat == 0:
                asked.setdefault(game.question.key, []).append(len(game.history))
            game.apply(bots[seat].choose(Seat(game, seat)), seat)
        return cls(game, asked)


def open_tables(server: Server) -> Iterator[tuple[str, str, tuple[str, ...]]]:
    """The name, the address and the additional screens of every moment."""
    yield "start", "/", EVERYWHERE
    for players in (2, 4):
        played = Played.by(players)
        whole = open_record(server, played.game)
        for name, moment in MOMENTS.items():
            if moment.players == players:
                at = played.asked[moment.question][moment.time]
                path, token = f"/api/tables/{whole['table']}/play-on", whole["links"][0]["token"]
                table = server.post(path, token, moves=at, kind="bots", seat=0)
                yield name, address(table), moment.more
        if players == 2:
            yield "sheet", address(whole), EVERYWHERE


def open_record(server: Server, game: Game) -> Json:
    """Create a table with a whole game."""
    plain = {"content-type": "text/plain"}
    reply = server.http.post("/api/records", content=records.dumps(game), headers=plain)
    reply.raise_for_status()
    table: Json = reply.json()
    return table


def address(created: Json) -> str:
    return f"/t/{created['table']}#{created['links'][0]['token']}"


def arrive(page: Page, name: str) -> None:
    """Wait until the moment is visible."""
    if name == "start":
        page.get_by_role("tabpanel").wait_for(timeout=WAIT)
    elif name == "sheet":
        page.get_by_role("table").first.wait_for(timeout=WAIT)
    else:
        page.locator(".options .option").first.wait_for(state="attached", timeout=WAIT)
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(GLIDE)


def picture(page: Page, packer: Page, file: Path) -> None:
    png = base64.b64encode(page.screenshot(animations="disabled")).decode()
    file.write_bytes(base64.b64decode(packer.evaluate(WEBP, png)))
    print(f"{file.name:<26} {file.stat().st_size / 1000:>5.0f} kB")


def room(browser: Browser, look: str) -> BrowserContext:
    screen, theme = look.split("-")
    context = browser.new_context(**SCREENS[int(screen)], locale="en-GB")
    context.add_init_script(preferring(lang="en", theme=theme, speed="none", name="Ada"))
    return context


def main(folder: Path, everywhere: bool) -> None:
    """Retake the pictures; unless `everywhere`, only those of a desktop in the light theme."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.webp"):
        old.unlink()
    with (
        tempfile.TemporaryDirectory() as data,
        running(Path(data) / "tables.sqlite") as server,
        chromium() as browser,
    ):
        packer = browser.new_page()
        for name, path, more in open_tables(server):
            for look in ("1440-light", *(more if everywhere else ())):
                context = room(browser, look)
                page = context.new_page()
                page.goto(f"{server.url}{path}")
                arrive(page, name)
                picture(page, packer, folder / f"{name}-{look}.webp")
                context.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]) if sys.argv[1:] else FOLDER, everywhere=not sys.argv[1:])
