"""Why not: every reason of the rules, from a position in which it is the true one."""

import pytest

from marrakesh import IllegalAction
from marrakesh.narration import because, explain
from marrakesh.rules.actions import ACTION_COUNT, to_number, to_text, verb_of
from marrakesh.rules.sectors import river
from rule_source import reads
from rules.why_not.case import NOT_ASKED, Case, number_of
from rules.why_not.cases import CASES
from scenario import Scenario


@pytest.mark.parametrize("case", CASES)
def test_why_not(case: Case, edition: str) -> None:
    game = case.game(edition)
    number = number_of(case.action)
    assert number not in game.legal_actions(case.seat)
    before = game.view(), game.history
    with pytest.raises(IllegalAction) as caught:
        game.apply(number, case.seat)
    assert caught.value.reason == game.why_not(number, case.seat) == (case.key, case.facts)
    assert reads(because(caught.value.reason), case.reads), because(caught.value.reason)
    assert str(caught.value) == explain(number, caught.value.reason)
    assert case.action in str(caught.value)
    assert because(caught.value.reason) in str(caught.value)
    assert (game.view(), game.history) == before
    if not game.over:
        assert game.why_not(to_number("disc 3")) == NOT_ASKED


@pytest.mark.parametrize("case", CASES)
def test_a_kind_of_action_is_refused_as_a_whole(case: Case) -> None:
    """From the first of its actions to the last one: all have reasons, or none answers."""
    game = case.game("essential")
    answers: dict[str, set[bool]] = {}
    for action in range(ACTION_COUNT):
        verb = to_text(verb_of(action)[0])
        answers.setdefault(verb, set()).add(game.why_not(action) != NOT_ASKED)
    by_colour = {"keshi turquoise", "pair turquoise"}  # a full sector, or none of what is offered
    if game.question.key == "ask-free-gate":
        by_colour.add("gate turquoise from 1")  # perhaps of one workshop
    assert {verb for verb, both in answers.items() if len(both) > 1} <= by_colour


@pytest.mark.parametrize(
    ("action", "key"),
    [
        ("step for date", "why-river-water-only"),
        ("step for dinar", "why-river-water-only"),
        ("done", "why-not-asked"),
        ("extra step", "why-not-asked"),
    ],
)
def test_a_river_takes_water_only(action: str, key: str) -> None:
    table = Scenario("essential").table
    assert river.MoreSteps(0).why_not(table, to_number(action))[0] == key
