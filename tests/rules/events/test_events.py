"""The events of the base game, each from a position that causes it."""

import re
from pathlib import Path

import pytest

from marrakesh import texts
from marrakesh.rules import compiled
from marrakesh.rules.config import EDITIONS
from rule_source import Happening, check, listen_in, tellers
from rules.events import module_cases, pashabot_cases
from rules.events.cases import CASES


@pytest.mark.parametrize("case", CASES)
def test_each_event_is_reported_with_its_facts(case: Happening, edition: str) -> None:
    assert check(case, edition)


@pytest.mark.skipif(compiled(), reason="compiled code cannot be watched")
def test_every_event_has_a_test_case(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every place that emits an event, every form of its sentence, every reason the bot gives."""
    heard = listen_in(monkeypatch)
    checked: set[int] = set()
    kept = []  # so that no two have the same id
    for param in (*CASES, *module_cases.CASES, *pashabot_cases.CASES):
        for edition in EDITIONS:
            events = check(param.values[0], edition)
            checked |= {id(event) for event in events}
            kept.append(events)
    places = [(path, line) for event, path, line in heard.places if id(event) in checked]
    missing = [
        str(teller)
        for teller in tellers()
        if not any(
            teller.path == path and teller.first <= line <= teller.last for path, line in places
        )
    ]
    assert missing == []
    catalogue = Path(texts.__file__).parent.joinpath("en", "play.ftl").read_text(encoding="utf-8")
    worded = re.findall(r"^((?:event|bot)-[a-z0-9-]+) =", catalogue, re.MULTILINE)
    assert [key for key in worded if key not in heard.keys] == []
