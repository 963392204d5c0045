"""The game without a server on a slow connection and a slow machine: `make bench-site`

A file server of its own limits bandwidth and latency, since the browser's throttling misses
workers, and counts the bytes. For the same reason, the processes that run pages and workers are
stopped for three quarters of the time instead of using the browser's throttling.
"""

import argparse
import os
import signal
import statistics
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, Page

from chromium import DESK, PHONE, chromium, preferring
from slow_server import Line, serving_slowly

SITE: Final = Path(__file__).parents[1] / "build" / "site"
PATIENCE: Final = 120_000
SLICE: Final = 0.004
"""Seconds for which the browser runs at a time."""
LONG_TASKS: Final = """
window.longest = 0;
new PerformanceObserver((found) => {
  for (const { duration } of found.getEntries())
    window.longest = Math.max(window.longest, duration);
}).observe({ type: "longtask", buffered: true });
"""


# ---- a slow machine


def renderers() -> list[int]:
    """The processes below this one that run pages and workers."""
    parents: dict[int, int] = {}
    found = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                line = (folder / "cmdline").read_bytes()
                stat = (folder / "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue  # it has ended
            parents[int(folder.name)] = int(stat[1])
            if b"--type=renderer" in line:
                found.append(int(folder.name))
    return [pid for pid in found if _descends(pid, parents)]


def _descends(pid: int, parents: dict[int, int]) -> bool:
    while pid in parents:
        pid = parents[pid]
        if pid == os.getpid():
            return True
    return False


def _signal(pids: list[int], number: int) -> None:
    for pid in pids:
        try:
            os.kill(pid, number)
        except ProcessLookupError:
            pass  # it has ended


@contextmanager
def slowed(times: float) -> Iterator[None]:
    """Let pages and workers run for only a part of the time."""
    over = threading.Event()

    def run() -> None:
        pids, listed = renderers(), time.monotonic()
        while not over.is_set():
            _signal(pids, signal.SIGSTOP)
            time.sleep(SLICE * (times - 1))
            _signal(pids, signal.SIGCONT)
            time.sleep(SLICE)
            if time.monotonic() > listed + 0.2:
                pids, listed = renderers(), time.monotonic()
        _signal(pids, signal.SIGCONT)

    thread = threading.Thread(target=run)
    if times > 1:
        thread.start()
    try:
        yield
    finally:
        over.set()
        if times > 1:
            thread.join()


def memory() -> float:
    """The memory of pages and workers in MB, shared parts divided among their users."""
    total = 0
    for pid in renderers():
        rollup = Path(f"/proc/{pid}/smaps_rollup").read_text()
        total += next(int(line.split()[1]) for line in rollup.splitlines() if "Pss:" in line)
    return total / 1000


# ---- visits


class Visit(NamedTuple):
    start_page: float
    engine: float
    decision: float
    megabytes: float
    reload: float
    longest_task: float
    memory: float
    in_all: float
    """Megabytes once everything is stored for playing offline."""


def until_decision(page: Page) -> None:
    page.locator(".options[role=group] .option").first.wait_for()


def visit(browser: Browser, url: str, line: Line, times: float, phone: bool) -> Visit:
    """Visit with an empty cache, click "play now" as soon as possible, and reload the table."""
    context = browser.new_context(locale="en-GB", **(PHONE if phone else {"viewport": DESK}))
    context.set_default_timeout(PATIENCE)
    context.add_init_script(preferring(lang="en", speed="none"))
    context.add_init_script("localStorage['marrakesh-pictures'] = 'seen'")
    context.add_init_script(LONG_TASKS)
    page = context.new_page()
    line.sent.clear()
    line.requests.clear()
    with slowed(times):
        begin = time.monotonic()
        page.goto(url, wait_until="commit")
        play = page.locator(".now .ways button")
        play.wait_for()
        start_page = time.monotonic() - begin
        play.click()
        page.locator("progress").wait_for(state="detached")
        engine = time.monotonic() - begin
        until_decision(page)
        decision = time.monotonic() - begin
        megabytes = sum(line.sent.values()) / 1e6
        longest = page.evaluate("longest")
    page.evaluate("navigator.serviceWorker.ready")
    page.wait_for_function("navigator.serviceWorker.controller")
    used = memory()
    in_all = sum(line.sent.values()) / 1e6
    with slowed(times):
        begin = time.monotonic()
        page.reload(wait_until="commit")
        until_decision(page)
        reload = time.monotonic() - begin
        longest = max(longest, page.evaluate("longest"))
    context.close()
    return Visit(start_page, engine, decision, megabytes, reload, longest, used, in_all)


ROWS: Final = (
    ("start page", "start_page", "s", None),
    ("engine", "engine", "s", None),
    ("first decision", "decision", "s", 12),
    ("  downloaded until then", "megabytes", "MB", 8),
    ("  downloaded in all, to play offline", "in_all", "MB", None),
    ("reloading the table", "reload", "s", 3),
    ("longest task of the page", "longest_task", "ms", 300),
    ("memory of page and workers", "memory", "MB", 450),
)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--visits", type=int, default=3)
    parser.add_argument("--megabits", type=float, default=9)
    parser.add_argument("--latency", type=float, default=0.085, help="seconds")
    parser.add_argument("--slower", type=float, default=4, help="how much slower the machine is")
    parser.add_argument("--phone", action="store_true")
    parser.add_argument("--files", action="store_true", help="list what is downloaded")
    wanted: Any = parser.parse_args()
    assert (SITE / "files.json").exists(), "The site is not built: run make site."
    with (
        serving_slowly(SITE, wanted.megabits, wanted.latency) as (url, line),
        chromium() as browser,
    ):
        visits = [
            visit(browser, url, line, wanted.slower, wanted.phone) for _ in range(wanted.visits)
        ]
        if wanted.files:
            for path, size in line.sent.most_common(40):
                print(f"{size / 1000:10.0f} kB in {line.requests[path]} requests  {path}")
    print(f"{'median':<40}{'measured':>12}{'goal':>10}")
    for title, name, unit, goal in ROWS:
        value = statistics.median(getattr(one, name) for one in visits)
        shown = f"{value:,.0f}" if value >= 100 else f"{value:.1f}"
        print(f"{title:<40}{shown + ' ' + unit:>12}{f'{goal} {unit}' if goal else '':>10}")


if __name__ == "__main__":
    main()
