"""Record a film of one round for the README, docs/film.webp: `make film`.

A person plays a round against a bot in the real page. Its clock and its animations stand still
between two pictures, so that the film runs smoothly however long a picture takes.
"""

import base64
import struct
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Locator, Page

from browser.page_driver import driver
from chromium import chromium, preferring
from screenshots import Played, address, open_record
from server_process import Json, Player, Server, running

FILE: Final = Path(__file__).resolve().parents[1] / "docs" / "film.webp"
SCREEN: Final[dict[str, Any]] = {
    "viewport": {"width": 1200, "height": 752},
    "device_scale_factor": 0.75,
}
STEP: Final = 100
"""Milliseconds between two pictures."""
ROUND: Final = 12
"""The film begins when the first seat selects keshis for this round."""
STILL: Final = 6
"""Pictures before a decision, to leave time to read the question."""
END: Final = 2500
"""Milliseconds for which the last picture is shown."""
LAST: Final = "ask-assistant"
"""The film ends after the first decision of this kind."""
WAIT: Final = 120_000
FLAGS: Final = 0x12
"""WebP flags for several pictures that are partly transparent."""

PROJECTOR: Final = """
(() => {
  const BLOCK = 16;
  const canvas = new OffscreenCanvas(1, 1);
  const brush = canvas.getContext("2d", { willReadFrequently: true });
  let before = null;

  /** The part that differs from the previous picture as WebP, else transparent, and its place. */
  window.develop = async (png) => {
    const picture = new Image();
    picture.src = `data:image/png;base64,${png}`;
    await picture.decode();
    const { width, height } = picture;
    Object.assign(canvas, { width, height });
    brush.drawImage(picture, 0, 0);
    const { data } = brush.getImageData(0, 0, width, height);
    const pixels = new Uint32Array(data.buffer);
    const rows = [...Array(Math.ceil(height / BLOCK)).keys()].map((row) => row * BLOCK);
    const columns = [...Array(Math.ceil(width / BLOCK)).keys()].map((column) => column * BLOCK);
    const blocks = rows.flatMap((y) => columns.map((x) => [x, y]));
    const differs = ([x, y]) => {
      for (let row = y; row < Math.min(y + BLOCK, height); row++)
        for (let i = row * width + x; i < row * width + Math.min(x + BLOCK, width); i++)
          if (pixels[i] !== before?.[i]) return true;
      return false;
    };
    const same = blocks.filter((block) => !differs(block));
    const changed = blocks.filter((block) => !same.includes(block));
    before = pixels;
    if (!changed.length) return null;
    const [xs, ys] = [changed.map(([x]) => x), changed.map(([, y]) => y)];
    const [left, top] = [Math.min(...xs), Math.min(...ys)]; // even numbers, as WebP wants
    const right = Math.min(Math.max(...xs) + BLOCK, width);
    const bottom = Math.min(Math.max(...ys) + BLOCK, height);
    const part = new OffscreenCanvas(right - left, bottom - top);
    const copy = part.getContext("2d");
    copy.drawImage(canvas, -left, -top);
    for (const [x, y] of same) copy.clearRect(x - left, y - top, BLOCK, BLOCK);
    const blob = await part.convertToBlob({ type: "image/webp", quality: 0.66 });
    const bytes = new Uint8Array(await blob.arrayBuffer());
    const webp = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
    return { left, top, width: part.width, height: part.height, webp };
  };
})();
"""
STAGE: Final = """
(() => {
  const hand = document.createElement("div");
  hand.style = "position: fixed; z-index: 9999; pointer-events: none";
  hand.innerHTML = `<svg width="30" height="36" viewBox="0 0 20 24"><circle id="press" cx="3" cy="2"
    r="9" fill="#b0135c" opacity="0"/><path d="M3 2v17l4.4-4.1 2.9 6.6 3-1.3-2.9-6.5h6z"
    fill="#fff" stroke="#222" stroke-width="1.4"/></svg>`;
  hand.firstChild.style.overflow = "visible";
  document.body.append(hand);

  window.point = (x, y, pressed) => {
    Object.assign(hand.style, { left: `${x - 4}px`, top: `${y - 3}px` });
    hand.querySelector("#press").setAttribute("opacity", pressed ? 0.45 : 0);
  };
  /** Advance all animations by this time. */
  window.animate = (time) => {
    for (const one of document.getAnimations()) {
      const { endTime } = one.effect.getComputedTiming();
      const at = (one.currentTime ?? 0) + (one.playState === "paused" ? time : 0);
      one.pause();
      if (at >= endTime) one.finish();
      else one.currentTime = at;
    }
  };
})();
"""


class Film:
    """Pictures of a page, each with its duration in milliseconds."""

    def __init__(self, page: Page, projector: Page) -> None:
        self.page = page
        self.projector = projector
        self.frames: list[Json] = []
        projector.evaluate(PROJECTOR)
        page.evaluate(STAGE)
        self.point(620, 700)

    def take(self, number: int = 1) -> None:
        for _ in range(number):
            self.page.clock.run_for(STEP)
            self.page.evaluate("time => animate(time)", STEP)
            png = base64.b64encode(self.page.screenshot()).decode()
            if frame := self.projector.evaluate("png => develop(png)", png):
                self.frames.append({**frame, "time": STEP})
            else:
                self.frames[-1]["time"] += STEP

    def click(self, x: float, y: float) -> None:
        """Move the pointer there, slowing down, and press."""
        (left, top), steps = self.at, 4
        for step in range(1, steps + 1):
            share = 1 - (1 - step / steps) ** 2
            self.point(left + share * (x - left), top + share * (y - top))
            self.take()
        self.take()
        self.point(x, y, pressed=True)
        self.take()
        self.page.mouse.click(x, y)
        self.page.mouse.move(0, 0)  # so that no tooltip opens
        self.point(x, y)
        self.take()

    def point(self, x: float, y: float, pressed: bool = False) -> None:
        self.at = (x, y)
        self.page.evaluate("([x, y, pressed]) => point(x, y, pressed)", [x, y, pressed])

    @property
    def file(self) -> bytes:
        """All frames as an animated WebP that loops forever."""
        self.frames[-1]["time"] = END
        width, height = self.frames[0]["width"], self.frames[0]["height"]
        size = _three(width - 1) + _three(height - 1)
        chunks = _chunk(b"VP8X", struct.pack("<I", FLAGS) + size) + _chunk(b"ANIM", bytes(6))
        for one in self.frames:
            place = _three(one["left"] // 2) + _three(one["top"] // 2)
            extent = _three(one["width"] - 1) + _three(one["height"] - 1)
            head = place + extent + _three(one["time"]) + b"\0"  # drawn over the previous frame
            chunks += _chunk(b"ANMF", head + b"".join(_images(base64.b64decode(one["webp"]))))
        return b"RIFF" + struct.pack("<I", 4 + len(chunks)) + b"WEBP" + chunks


def _three(number: int) -> bytes:
    return number.to_bytes(3, "little")


def _chunk(name: bytes, content: bytes) -> bytes:
    return name + struct.pack("<I", len(content)) + content + bytes(len(content) % 2)


def _images(webp: bytes) -> Iterator[bytes]:
    """The chunks of a still picture that are allowed in a frame."""
    at = 12
    while at < len(webp):
        name, length = webp[at : at + 4], struct.unpack_from("<I", webp, at + 4)[0]
        if name in (b"VP8 ", b"VP8L", b"ALPH"):
            yield _chunk(name, webp[at + 8 : at + 8 + length])
        at += 8 + length + length % 2


class Actor:
    """Plays the first seat as advised by a bot."""

    def __init__(self, film: Film, adviser: Player) -> None:
        self.film = film
        self.adviser = adviser
        self.seen = -1

    def play(self) -> None:
        """Play from the selection of keshis to the use of the first assistant."""
        question = ""
        while question != LAST:
            self._watch()
            self.film.take(STILL)
            look: Json = self.film.page.evaluate("driver.look()")
            question, self.seen = look["question"], look["seq"]
            if look["toggles"]:
                self._select(look)
            else:
                self._decide(look)
        self._watch()

    def _watch(self) -> None:
        """Film the others' moves until the page asks again, but not the wait for the server."""
        page = self.film.page
        page.wait_for_function("seq => driver.told.sight.seq > seq", arg=self.seen, polling=50)
        while page.evaluate("seq => driver.state(seq)", self.seen) != "asked":
            self.film.take()

    def _select(self, look: Json) -> None:
        """Select three keshis from the hand and send them."""
        page = self.film.page
        best = self._advised()

        def rank(one: Json) -> int:
            action = one["path"][0]
            return best.index(action) if action in best else len(best)

        for one in sorted(look["clicks"], key=rank)[: look["toggles"]]:
            keshi = one["target"].partition(".")[2]
            self._press(page.locator(f".hand .slot:has([data-keshi={keshi}])"))
        self.seen += look["toggles"] - 1
        self._press(page.get_by_role("button", name="Send (3/3)"))

    def _decide(self, look: Json) -> None:
        """Decide on the boards if possible, else in the tray."""
        best = self._advised()[0]
        for one in look["clicks"]:
            if one["path"][0] == best and one["point"] and not one["menu"]:
                self.film.click(*one["point"])
                break
        else:
            (one, *_) = (one for one in look["tray"] if one["path"][0] == best)
            number = look["tray"].index(one)
            self._press(self.film.page.locator(".options .option").nth(number))
        self.seen += len(one["path"]) - 1

    def _advised(self) -> list[int]:
        """Legal actions, best first."""
        hint: Json = self.adviser.ask("advise", bot="merchant")["hint"]
        return [one["action"] for one in hint["options"]]

    def _press(self, button: Locator) -> None:
        box = button.bounding_box()
        assert box
        self.film.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as data,
        running(Path(data) / "tables.sqlite") as server,
        chromium() as browser,
    ):
        table = begin(server)
        context = browser.new_context(**SCREEN, locale="en-GB", reduced_motion="no-preference")
        context.set_default_timeout(WAIT)
        context.add_init_script(driver())
        context.add_init_script(preferring(lang="en", theme="light", speed="fast", name="Ada"))
        page = context.new_page()
        page.clock.install()
        page.goto(f"{server.url}{address(table)}")
        page.wait_for_function("() => driver.state(-1) === 'asked'")
        page.wait_for_load_state("networkidle")
        page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 2)
        film = Film(page, browser.new_page())
        with Player(server, table["table"], table["links"][0]["token"]) as adviser:
            Actor(film, adviser).play()
    FILE.write_bytes(film.file)
    seconds = sum(one["time"] for one in film.frames) / 1000
    print(f"{FILE.name}: {FILE.stat().st_size / 1000:.0f} kB, {seconds:.0f} s")


def begin(server: Server) -> Json:
    """Create a game of two in which the first seat selects keshis."""
    played = Played.by(2)
    whole = open_record(server, played.game)
    path, token = f"/api/tables/{whole['table']}/play-on", whole["links"][0]["token"]
    moves = played.asked["ask-select"][ROUND]
    table: Json = server.post(path, token, moves=moves, kind="bots", seat=0, name="Ada")
    return table


if __name__ == "__main__":
    main()
