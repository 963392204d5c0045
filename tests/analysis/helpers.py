"""Shared helpers for the tests of the analysis."""

import re
from functools import cache
from pathlib import Path

from marrakesh.analysis import Analysis, analyse

GOLDEN = Path(__file__).parents[1] / "rules" / "golden"
BOT = "search:8"


def record(name: str, decisions: int = 10_000) -> str:
    """Return a recorded game, optionally only its first decisions."""
    lines = (GOLDEN / f"{name}.txt").read_text("utf-8").splitlines()
    taken = [number for number, line in enumerate(lines) if re.match("[0-9]: ", line)]
    end = taken[decisions] if decisions < len(taken) else len(lines)
    return "\n".join(lines[:end]) + "\n"


SHORT = record("essential-2-B1-any-119", 16)


@cache
def analysed_in(lang: str) -> Analysis:
    return analyse(SHORT, BOT, lang=lang)


def analysed() -> Analysis:
    return analysed_in("en")
