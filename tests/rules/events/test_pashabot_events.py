"""The events of the Pashabot, each from a position that causes it."""

import pytest

from rule_source import Happening, check
from rules.events.pashabot_cases import CASES


@pytest.mark.parametrize("case", CASES)
def test_each_pashabot_event_is_reported_with_its_facts(case: Happening, edition: str) -> None:
    assert check(case, edition)
