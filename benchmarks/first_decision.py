"""The times of the game without a server: `make bench-site`

Served by a plain file server on this machine: a first visit with an empty cache, and later ones,
which work offline. Run it on an idle machine.
"""

import statistics
import time
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page

from chromium import DESK, chromium, preferring
from file_server import serving

SITE: Final = Path(__file__).parents[1] / "build" / "site"
BROWSERS: Final = 3
VISITS: Final = 3
"""Later visits of each browser."""
PATIENCE: Final = 120_000
MARKS: Final = ("start page", "engine", "first decision")
GOALS: Final = {"first visit": "15 s", "later visits": "4 s"}


def visit(page: Page, url: str) -> list[float]:
    """Click "play now" as soon as possible; return the seconds until each of the MARKS."""
    begin = time.monotonic()
    marks: list[float] = []

    def mark() -> None:
        marks.append(time.monotonic() - begin)

    page.goto(url, wait_until="commit")
    play = page.locator(".now .ways button")
    play.wait_for()
    mark()
    play.click()
    page.locator("progress").wait_for(state="detached")
    mark()
    page.locator(".options").wait_for()
    mark()
    return marks


def browse(browser: Browser, url: str) -> tuple[list[float], list[list[float]]]:
    """Time a first visit and later ones."""
    context = browser.new_context(viewport=DESK, locale="en-GB")
    context.set_default_timeout(PATIENCE)
    context.add_init_script(preferring(lang="en", speed="none"))
    context.add_init_script("localStorage['marrakesh-pictures'] = 'seen'")
    page = context.new_page()
    first = visit(page, url)
    page.evaluate("navigator.serviceWorker.ready")
    later = []
    for _ in range(VISITS):
        page.close()
        page = context.new_page()
        later.append(visit(page, url))
    context.close()
    return first, later


def main() -> None:
    assert (SITE / "files.json").exists(), "The site is not built: run make site."
    with serving(SITE) as url, chromium() as browser:
        visits = [browse(browser, url) for _ in range(BROWSERS)]
    times = {
        "first visit": [first for first, _ in visits],
        "later visits": [one for _, later in visits for one in later],
    }
    print(f"{'seconds, median':16}" + "".join(f"{name:>16}" for name in MARKS) + "   goal")
    for kind, rows in times.items():
        medians = [statistics.median(column) for column in zip(*rows, strict=True)]
        print(f"{kind:16}" + "".join(f"{seconds:16.1f}" for seconds in medians), GOALS[kind])


if __name__ == "__main__":
    main()
