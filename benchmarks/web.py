"""The speed of the pages and the server: `make bench-web`

Measures the size of the first page and its time to interactive; the latency until a move reaches
the other player while many tables play on one server; and the frame time while a full table is
animated, and during the toss. Server, clients and browser share this machine, so run it on an idle
one.
"""

import argparse
import asyncio
import json
import random
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec
from playwright.sync_api import Browser, Page, Request
from websockets.asyncio.client import ClientConnection, connect

from chromium import DESK, chromium, preferring
from server_process import Json, Server, running

RECORD: Final = Path(__file__).parents[1] / "tests/rules/golden/deluxe-4-B1-all-modules-164.txt"
MIDDLE: Final = 400
"""The decision of the record at which the table is drawn."""
SELECTING: Final = 672
"""A decision before which the first player selects keshis, with five keshis in the tower."""
VISITS: Final = 7
PAUSE: Final = 2.0
"""Seconds between two moves at a table."""
SECRET: Final = 16
"""Decisions at the start of a game that the other player does not see; they are played quickly."""
WARM_UP: Final = 10.0
FRAMES: Final = 240
Row = tuple[str, str, str]


# ---- the first page

CLICKABLE: Final = """
const look = () => {
  const button = document.querySelector(".hero button:not(:disabled)");
  if (button?.checkVisibility()) window.clickable = performance.now();
  else requestAnimationFrame(look);
};
look();
"""


def visit(browser: Browser, url: str) -> tuple[float, int]:
    """A first visit with an empty cache: time to interactive, and bytes transferred."""
    context = browser.new_context(viewport=DESK)
    context.add_init_script(CLICKABLE)
    page = context.new_page()
    requests: list[Request] = []

    def note(request: Request) -> None:
        requests.append(request)

    page.on("requestfinished", note)
    page.goto(url, wait_until="networkidle")
    page.get_by_role("button", name="Play now").click(trial=True)
    clickable = float(page.evaluate("clickable"))
    size = sum(request.sizes()["responseBodySize"] for request in requests)
    context.close()
    return clickable, size


def first_page(browser: Browser, url: str) -> list[Row]:
    visits = [visit(browser, url) for _ in range(VISITS)]
    return [
        ("first page, compressed", f"{max(size for _, size in visits) / 1000:.0f} kB", "300 kB"),
        ("first page, until it can be clicked", milliseconds([t for t, _ in visits], 50), "1 s"),
    ]


# ---- many tables


class Told(msgspec.Struct):
    """The part of a server message that this benchmark needs."""

    type: str
    id: str = ""
    seq: int = 0
    seat: int = -1
    question: str = ""
    options: list["Choice"] = []
    info: "Info | None" = None
    error: str = ""


class Choice(msgspec.Struct):
    action: int


class Info(msgspec.Struct):
    over: bool


read: Final = msgspec.json.Decoder(Told).decode


class Player:
    """A WebSocket at a table, and when it received each change."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.snapshot = self.done = Told(type="")
        self.heard = asyncio.Event()
        self.seated = asyncio.Event()
        self.when = 0.0

    async def listen(self) -> None:
        async for message in self.socket:
            told = read(message)
            if told.type == "sight":
                self.snapshot, self.when = told, time.perf_counter()
                self.seated.set()
            elif told.type == "done":
                self.done = told
            elif told.type == "refused":
                raise SystemExit(f"The server refused a move: {told.error}")
            self.heard.set()

    async def until(self, heard: Callable[[], bool]) -> None:
        while not heard():
            self.heard.clear()
            await self.heard.wait()


async def play_table(server: Server, stop: float, seen: list[tuple[float, float]]) -> None:
    """Let two players decide at random; record the time and latency of each move."""
    created = await asyncio.to_thread(server.create, "net")
    address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{created['table']}/socket"
    async with connect(address) as one, connect(address) as other:
        players = [Player(one), Player(other)]
        for player, link in zip(players, created["links"], strict=True):
            await player.socket.send(json.dumps({"type": "hello", "token": link["token"]}))
        listening = [asyncio.create_task(player.listen()) for player in players]
        await asyncio.gather(*(player.seated.wait() for player in players))
        for _ in range(SECRET):
            await move(players, [], patience=0.1)
        await asyncio.sleep(random.uniform(0, PAUSE))
        while time.perf_counter() < stop and not any(task.done() for task in listening):
            await move(players, seen, patience=PAUSE / 2)
            await asyncio.sleep(PAUSE * random.uniform(0.5, 1.5))
        for task in listening:
            task.cancel()


async def move(players: Sequence[Player], seen: list[tuple[float, float]], patience: float) -> None:
    """Let the player asked decide. Secret decisions do not reach the other and do not count."""
    asked = [player for player in players if player.snapshot.question]
    if not asked:
        return
    mover = random.choice(asked)
    [watcher] = [player for player in players if player is not mover]
    snapshot = mover.snapshot
    message = {
        "type": "move",
        "id": f"{random.getrandbits(64):x}",
        "seq": snapshot.seq,
        "seat": snapshot.seat,
        "action": random.choice(snapshot.options).action,
    }
    begin = time.perf_counter()
    await mover.socket.send(json.dumps(message))
    await mover.until(lambda: mover.done.id == message["id"])
    seq = mover.done.seq
    await mover.until(lambda: mover.snapshot.seq >= seq)
    try:
        await asyncio.wait_for(watcher.until(lambda: watcher.snapshot.seq >= seq), patience)
        seen.append((begin, watcher.when - begin))
    except TimeoutError:
        pass


async def many_tables(server: Server, tables: int, seconds: float) -> list[float]:
    """The latency of each move in seconds, once everyone is seated."""
    stop = time.perf_counter() + tables / 20 + WARM_UP + seconds
    seen: list[tuple[float, float]] = []
    async with asyncio.TaskGroup() as group:
        for _ in range(tables):
            group.create_task(play_table(server, stop, seen))
            await asyncio.sleep(0.05)
    return [took for at, took in seen if at > stop - seconds]


def moves_seen(server: Server, tables: int, seconds: float) -> list[Row]:
    took = [1000 * one for one in asyncio.run(many_tables(server, tables, seconds))]
    title = f"a move seen by the other player, {tables} tables"
    rate = f"{len(took) / seconds:.0f} per second"
    return [
        (f"{title}, p50", milliseconds(took, 50), ""),
        (f"{title}, p95", milliseconds(took, 95), "100 ms"),
        ("  moves that were seen", rate, ""),
    ]


# ---- frames

WATCH: Final = """
(most) => new Promise((done) => {
  const frames = [];
  let before = 0, count = 0;
  const frame = (now) => {
    const moving = document.getAnimations().length > 0;
    if (moving) performance.mark("moving");
    if (moving && before) frames.push(now - before);
    before = moving ? now : 0;
    if (++count > most) return done(frames);
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
})
"""
"""Marks frames with a running animation in the trace; returns the times between them."""
TOSS_WATCH: Final = """
() => new Promise((done) => {
  let seen = false;
  const frame = () => {
    const stage = document.querySelector(".stage");
    if (stage) performance.mark("moving");
    if (seen && !stage) return done();
    seen ||= Boolean(stage);
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
})
"""
"""Marks the frames of the next toss in the trace."""
TRACED: Final = ["cc", "blink.user_timing"]


class Traced(msgspec.Struct):
    """An event in the trace of a browser; times in microseconds."""

    name: str = ""
    ph: str = ""
    pid: int = 0
    ts: float = 0
    dur: float = 0
    tdur: float = 0
    """The processor time of its thread."""


class Trace(msgspec.Struct):
    traceEvents: list[Traced]  # noqa: N815 (as browsers write it)


def work(trace: bytes) -> Iterator[tuple[float, float]]:
    """The main thread's work (scripts, layout, painting) in each frame with a running animation, in
    milliseconds: processor time, which other load hardly changes, and wall-clock time."""
    events = msgspec.json.decode(trace, type=Trace).traceEvents
    marks = {(event.pid, event.ts) for event in events if event.name == "moving"}
    for frame in events:
        if frame.name == "ProxyMain::BeginMainFrame" and frame.ph == "X":
            end = frame.ts + frame.dur
            if any(pid == frame.pid and frame.ts <= at <= end for pid, at in marks):
                yield frame.tdur / 1000, frame.dur / 1000


def full_table(server: Server, moves: int = MIDDLE) -> Json:
    """Four players with all modules in mid-game; the others are fast bots."""
    plain = {"content-type": "text/plain"}
    reply = server.http.post("/api/records", content=RECORD.read_text(), headers=plain)
    whole: Json = reply.json()
    path = f"/api/tables/{whole['table']}/play-on"
    table: Json = server.post(path, whole["links"][0]["token"], moves=moves, kind="bots")
    return table


def frames(browser: Browser, server: Server, calm: bool) -> list[Row]:
    """Measure frame times while the others' moves are animated."""
    created = full_table(server)
    context = browser.new_context(viewport=DESK)
    context.add_init_script(preferring(lang="en", theme="light", speed="normal", calm=calm))
    page = context.new_page()
    page.goto(f"{server.url}/t/{created['table']}#{created['links'][0]['token']}")
    between: list[float] = []
    browser.start_tracing(page=page, categories=TRACED)
    while len(between) < FRAMES:
        decide(page)
        between += page.evaluate(WATCH, 90)
    worked, clocked = zip(*work(browser.stop_tracing()), strict=True)
    context.close()
    what = "a frame's work while animating" + (", calm camera" if calm else "")
    return [
        (f"{what}, p50", milliseconds(worked, 50), ""),
        (f"{what}, p95", milliseconds(worked, 95), "16 ms"),
        ("  the same by the clock, p95", milliseconds(clocked, 95), ""),
        ("  time from frame to frame, p95", milliseconds(between, 95), ""),
    ]


def tosses(browser: Browser, server: Server) -> list[Row]:
    """Measure a frame's work while four players' keshis fall through the tower."""
    created = full_table(server, SELECTING)
    context = browser.new_context(viewport=DESK)
    context.add_init_script(preferring(lang="en", theme="light", speed="normal", sound=True))
    page = context.new_page()
    page.goto(f"{server.url}/t/{created['table']}#{created['links'][0]['token']}")
    keshis = page.locator(".hand button.option")
    for place in range(3):
        keshis.nth(place).click()
    browser.start_tracing(page=page, categories=TRACED)
    page.keyboard.press("Enter")
    page.evaluate(TOSS_WATCH)
    worked, clocked = zip(*work(browser.stop_tracing()), strict=True)
    context.close()
    what = "a frame's work during the toss"
    return [
        (f"{what}, p50", milliseconds(worked, 50), ""),
        (f"{what}, p95", milliseconds(worked, 95), "16 ms"),
        ("  the same by the clock, p95", milliseconds(clocked, 95), ""),
        ("  frames", str(len(worked)), ""),
    ]


def decide(page: Page) -> None:
    """Choose the first option, so that the others move."""
    page.locator(".options[role=group] .option").first.wait_for(timeout=60_000)
    page.keyboard.press("1")


# ---- the table


def milliseconds(values: Sequence[float], percent: int) -> str:
    if len(values) < 2:
        return "not measured"
    value = statistics.quantiles(values, n=100, method="inclusive")[percent - 1]
    return f"{value:,.0f} ms" if value >= 10 else f"{value:,.1f} ms"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20)
    wanted: Any = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        with running(Path(folder) / "quiet.sqlite") as server, chromium() as browser:
            rows = first_page(browser, server.url)
            rows += frames(browser, server, calm=False) + frames(browser, server, calm=True)
            rows += tosses(browser, server)
        with running(Path(folder) / "busy.sqlite") as server:
            rows += moves_seen(server, wanted.tables, wanted.seconds)
    print(f"{'':<52}{'measured':>14}{'goal':>10}")
    for name, value, goal in rows:
        print(f"{name:<52}{value:>14}{goal:>10}")


if __name__ == "__main__":
    main()
