"""Analysis of a game: each decision compared with its alternatives, and the game's course.

    analysis = analyse(record, "search:200ms")
    advice = hint(game, seat)

Both use only what the deciding seat could know, so bad luck never counts as a mistake.
"""

from marrakesh.analysis.analyst import Analyst, analyse
from marrakesh.analysis.hints import hint
from marrakesh.analysis.judgement import judge_named
from marrakesh.analysis.model import Analysis, Decision, Expectation, Hint, HintOption, Summary

__all__ = [
    "Analysis", "Analyst", "Decision", "Expectation", "Hint", "HintOption", "Summary",
    "analyse", "hint", "judge_named",
]  # fmt: skip
