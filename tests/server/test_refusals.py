"""Refusals: their HTTP status, and how much of a request they quote."""

import pytest

from marrakesh import records
from marrakesh.rules.config import Config, ConfigError
from marrakesh.rules.game import Game, IllegalAction
from marrakesh.server.errors import RequestError, forwarded


def test_refusals_do_not_echo_long_input() -> None:
    refusal = RequestError("no-table", sent="ä" * 500, short="b" * 200, n=10**300)
    assert refusal.params == {"sent": "ä" * 200, "short": "b" * 200, "n": 10**300}


def test_refusals_by_rules_and_records_are_forwarded_in_their_own_words() -> None:
    game = Game.new(Config(players=2), 1)
    with pytest.raises(IllegalAction) as illegal:
        game.apply(-5)
    with pytest.raises(ConfigError) as config:
        Config(players=9)
    with pytest.raises(records.RecordError) as record:
        records.loads("nothing")
    errors = (illegal.value, config.value, record.value)
    refusals = [forwarded(error) for error in errors]
    assert [refusal.status for refusal in refusals] == [409, 400, 400]
    assert [refusal.key for refusal in refusals] == ["passed"] * 3
    for refusal in refusals:
        assert refusal.explain("de") != refusal.explain("en") == str(refusal)
