"""The local Chromium, for browser tests, screenshots and benchmarks."""

import json
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, ViewportSize, sync_playwright

FLAGS: Final = [
    "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip
START: Final = 120_000.0
"""Start-up timeout in milliseconds, generous for a busy machine."""
DESK: Final = ViewportSize(width=1440, height=900)
PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}


def path() -> str:
    """The path of Chromium; tools/browser.sh installs it if possible, else explains what to do."""
    script = Path(__file__).with_name("browser.sh")
    found = subprocess.run(["sh", script], stdout=subprocess.PIPE, text=True, check=False)
    if found.returncode:
        raise SystemExit(found.returncode)
    return found.stdout.splitlines()[-1]


@contextmanager
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path(), args=FLAGS, timeout=START)
        yield browser
        browser.close()


def preferring(**settings: Any) -> str:
    """An init script that preloads these settings, as if the user had chosen them before."""
    return f"localStorage['marrakesh-settings'] ??= {json.dumps(json.dumps(settings))}"
