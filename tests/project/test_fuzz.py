"""The fuzzer of the rules covers every configuration and turns failures into records."""

import random
from pathlib import Path

import pytest

import fuzz
from marrakesh import Game, records
from marrakesh.rules.config import FIELDS
from rules.properties import laws


def test_every_configuration_choice_is_covered() -> None:
    configs = [fuzz.any_config(random.Random(number)) for number in range(300)]
    for name, field in FIELDS.items():
        met = {word for config in configs for word in field.words(getattr(config, name))}
        assert met >= set(field.choices)


def test_failure_is_kept_as_a_record(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def no_longer_than_30(game: Game) -> None:
        assert len(game.history) < 30, "too long"

    monkeypatch.setattr(laws, "check_options", no_longer_than_30)
    for number in (0, 3):  # the second one with the rich components
        played = fuzz.play(number)
        assert played.decisions == 30
        assert "# AssertionError: too long" in played.failure
        start = fuzz.start_of(number)
        again = records.loads(played.failure, fuzz.components(start))
        assert len(again.history) == 30
        with pytest.raises(AssertionError, match="too long"):
            list(fuzz.soundly(start.game(), start))


def test_run_resumes_where_it_stopped(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(fuzz, "STATE", tmp_path / "state.json")
    first = fuzz.Progress(1000)
    first.add(fuzz.Played(400))
    first.save()
    second = fuzz.Progress(1000)
    assert (second.game, second.decisions, second.left) == (1, 400, 600)
    second.add(fuzz.Played(700))
    second.save()
    assert fuzz.Progress(1000).left == 1000
