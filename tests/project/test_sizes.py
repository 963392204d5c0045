"""Files are small: about 120 lines, never more than 450, but for data and what is generated."""

from itertools import chain
from pathlib import Path
from statistics import median

ROOT = Path(__file__).parents[2]
PYTHON = ("src", "tests", "tools", "benchmarks")
BROWSER = (".ts", ".svelte")


def lines(paths: list[Path]) -> dict[str, int]:
    texts = {path: path.read_text(encoding="utf-8") for path in paths}
    return {
        str(path.relative_to(ROOT)): text.count("\n")
        for path, text in texts.items()
        if "Made by tools/" not in text[:200]
    }


def python() -> dict[str, int]:
    return lines(list(chain.from_iterable((ROOT / room).rglob("*.py") for room in PYTHON)))


def browser() -> dict[str, int]:
    return lines([p for p in (ROOT / "web" / "src").rglob("*") if p.suffix in BROWSER])


def test_no_file_has_more_than_450_lines() -> None:
    assert {name: n for name, n in (python() | browser()).items() if n > 450} == {}


def test_half_of_the_files_have_at_most_120_lines() -> None:
    assert median(python().values()) <= 120
    assert median(browser().values()) <= 120
