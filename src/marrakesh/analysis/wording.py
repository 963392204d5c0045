"""Figures, times and marks of an analysis as people write them."""

from marrakesh.analysis.model import MARKS, Decision
from marrakesh.texts import text


def decimal(value: float, lang: str) -> str:
    """With one digit after the point, or after the comma."""
    shown = f"{value:.1f}"
    return shown if lang == "en" else shown.replace(".", ",")


def when(decision: Decision, lang: str) -> str:
    return text(lang)("season-and-round", season=decision.season, round=decision.round)


def marks(lang: str) -> str:
    """What the marks mean."""
    blunder, mistake, doubtful = (f"{least:g}" for least, _ in MARKS)
    return text(lang)("analysis-marks", doubtful=doubtful, mistake=mistake, blunder=blunder)
