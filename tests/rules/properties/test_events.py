"""The events of whole games account for every point, resource and keshi."""

import random

import pytest
from hypothesis import given

from marrakesh.rules import phases
from rules.properties.ledger import Ledger
from rules.properties.starts import STARTS, Start, many, pick


@pytest.mark.rule("TWR-01", "TWR-02", "TWR-03", "EXC-01")
@many
@given(STARTS)
def test_events_account_for_every_point_resource_and_keshi(start: Start) -> None:
    game = start.game()
    game.listen()
    ledger = Ledger(game.table)
    rng = random.Random(start.seed)
    while not game.over:
        for event in game.apply(pick(rng, game.legal_actions(), start.eager)):
            if event.kind == "phase" and event.facts["phase"] == phases.ASSISTANTS:
                # claimed keshis were placed or lost; bonuses may have placed more
                assert max(ledger.due.values(), default=0) <= 0
                ledger.due.clear()
            ledger.hear(event)
        ledger.compare(game.table)
    assert not +ledger.chosen
