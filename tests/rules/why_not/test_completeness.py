"""Every reason of the rules has a case."""

import re
from pathlib import Path
from typing import Any

import pytest

from marrakesh import texts
from marrakesh.rules import compiled
from marrakesh.rules.actions import to_number
from rule_source import literals, modules, returns_of_why_not, watched_returns
from rules.why_not.case import number_of
from rules.why_not.cases import CASES


def test_every_reason_is_returned_by_a_why_not_function() -> None:
    """Otherwise, the next test would miss some."""
    told = {key for branch in returns_of_why_not() for key in branch.keys}
    door = {"why-no-such-action", "why-over", "why-not-your-turn"}
    assert door < told
    assert {key for _, tree in modules() for key in literals(tree, "why-")} == told


def test_every_reason_has_a_test_case() -> None:
    catalogue = Path(texts.__file__).parent.joinpath("en", "play.ftl").read_text(encoding="utf-8")
    worded = set(re.findall(r"^(why-[a-z-]+) =", catalogue, re.MULTILINE))
    worded -= {key for key in worded if key.endswith("-red")}  # chosen by the wording
    assert {case.values[0].key for case in CASES} == worded


@pytest.mark.skipif(compiled(), reason="compiled code cannot be watched")
def test_every_branch_of_every_why_not_function_has_a_test_case() -> None:
    seen: list[tuple[str, int, Any]] = []
    for case in (param.values[0] for param in CASES):
        game = case.game("essential")
        with watched_returns() as returned:
            game.why_not(number_of(case.action), case.seat)
            game.why_not(to_number("disc 3"))
        seen += returned
    missing = []
    for branch in returns_of_why_not():
        here = [
            value[0]
            for path, line, value in seen
            if path == branch.path and branch.first <= line <= branch.last
        ]
        if not here or not set(branch.keys) <= set(here):
            missing.append(str(branch))
    assert missing == []
