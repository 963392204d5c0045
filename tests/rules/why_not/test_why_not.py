"""Every reason why an action is refused, in a position in which it applies."""

import pytest

from marrakesh import IllegalAction
from marrakesh.narration import because, explain
from marrakesh.rules.actions import ACTION_COUNT, to_number, to_text, verb_of
from marrakesh.rules.sectors import river
from marrakesh.texts import LANGUAGES
from rule_source import unsaid
from rules.why_not.case import NOT_ASKED, Case, number_of
from rules.why_not.cases import CASES
from scenario import Scenario


@pytest.mark.parametrize("case", CASES)
def test_an_illegal_action_is_refused_with_its_reason(case: Case, edition: str) -> None:
    game = case.game(edition)
    number = number_of(case.action)
    assert number not in game.legal_actions(case.seat)
    before = game.view(), game.history
    with pytest.raises(IllegalAction) as caught:
        game.apply(number, case.seat)
    assert caught.value.reason == game.why_not(number, case.seat) == (case.key, case.facts)
    assert str(caught.value) == explain(number, caught.value.reason)
    assert case.action in str(caught.value)
    assert because(caught.value.reason) in str(caught.value)
    assert (game.view(), game.history) == before
    if not game.over:
        assert game.why_not(to_number("disc 3")) == NOT_ASKED


UNSAID = {
    "why-no-refresh": {"academy"},
    "why-no-such-action": {"action"},
    "why-not-in-base": {"n"},
    "why-oasis-cost": {"place"},
    "why-oasis-less": {"place"},
}
"""Facts that the action already states."""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("case", CASES)
def test_a_reason_states_all_its_facts_in_every_language(case: Case, lang: str) -> None:
    silent = unsaid(lambda facts: because((case.key, facts), lang), case.facts)
    assert silent == UNSAID.get(case.key, set())


@pytest.mark.parametrize("case", CASES)
def test_why_not_gives_a_reason_for_all_actions_of_a_kind_or_for_none(case: Case) -> None:
    """From the first to the last action of a verb, either all have a reason or none has."""
    game = case.game("essential")
    answers: dict[str, set[bool]] = {}
    for action in range(ACTION_COUNT):
        verb = to_text(verb_of(action)[0])
        answers.setdefault(verb, set()).add(game.why_not(action) != NOT_ASKED)
    by_colour = {"keshi turquoise", "pair turquoise"}  # a full sector, or none of those offered
    if game.question.key == "ask-free-gate":
        by_colour.add("gate turquoise from 1")  # perhaps from one workshop only
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
def test_river_movements_can_be_extended_only_with_water(action: str, key: str) -> None:
    table = Scenario("essential").table
    assert river.MoreSteps(0).why_not(table, to_number(action))[0] == key
