"""Formatting of an analysis: figures, times and marks."""

from marrakesh.analysis.model import MARKS, Decision
from marrakesh.texts import text


def decimal(value: float, lang: str) -> str:
    """One decimal place, with the decimal separator of the language."""
    shown = f"{value:.1f}"
    return shown if lang == "en" else shown.replace(".", ",")


def when(decision: Decision, lang: str) -> str:
    return text(lang)("season-and-round", season=decision.season, round=decision.round)


def marks(lang: str, seats: int) -> str:
    """A legend of the marks; `seats` is the number of seats that score."""
    blunder, mistake, doubtful = (f"{least:g}" for least, _ in MARKS)
    return text(lang)(
        "analysis-marks", n=seats, doubtful=doubtful, mistake=mistake, blunder=blunder
    )
