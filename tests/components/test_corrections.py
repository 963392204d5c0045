"""Corrections: lines that state different values for a box, checked like component files."""

from pathlib import Path

import msgspec
import pytest

from marrakesh import Config, Game, records, texts
from marrakesh.bots import Seat, make_bot
from marrakesh.components import (
    ComponentError,
    Provenance,
    corrected,
    differences,
    fingerprint,
    load,
    provenance_of,
    sift,
)
from marrakesh.components.box import KINDS
from marrakesh.components.corrected_files import folder
from marrakesh.components.corrections import Correction, entries_of, fields_of, parse

LINES = (
    "river jetty = 15",
    'luxury_goods 1 slipper cost = ["orange"]',
    'scrolls 1 gain = ["2 dates"]',
    "bridges 12 step = 13",
    'awards 1 a one = {"colour": "red", "gain": ["2 dinars"]}',
    "strategy_tiles 2 river = true",
    "pashabot orchard = 2",
)


def reasons(*lines: str) -> list[str]:
    """The key of each refusal."""
    return [error.key for _, error in sift(lines).refused]


def test_a_corrected_box_differs_only_in_the_corrected_values() -> None:
    box, ours = corrected(LINES), load()
    assert box.river.jetty == 15
    assert box.luxury_goods[0].cost == ["orange"]
    assert provenance_of(box.river, "jetty") is Provenance.PRINTED
    assert provenance_of(box.river, "rapids") is Provenance.RECONSTRUCTED
    assert box.oases == ours.oases
    assert differences(box) == LINES
    assert differences(ours) == ()


def test_corrections_are_stored_in_canonical_spelling_and_order() -> None:
    lines = ['scrolls 1 gain = ["2 date"]', "river jetty = 15", "river jetty = 14"]
    assert sift(lines) == (('scrolls 1 gain = ["2 dates"]',), [])


def test_corrections_that_are_valid_only_together_are_kept() -> None:
    more, less = "gates green count = 4", "gates gray count = 2"
    assert reasons(more) == ["comp-gates"]
    assert sift([more, less]).kept == (more, less)
    alone = sift([more, less, "river jetty = 2"])
    assert alone.kept == (more, less)
    assert [place for place, _ in alone.refused] == [2]


@pytest.mark.parametrize(
    ("line", "key", "params"),
    [
        ("river jetty = 2", "comp-rapids", {"jetty": 2}),
        ("river jetty = 1000", "comp-at-most-number", {"field": "jetty", "limit": "999"}),
        ('river jetty = "far"', "comp-type", {"field": "jetty"}),
        ("river jetty = NaN", "comp-no-json", {"text": "NaN"}),
        ("river boat = 3", "comp-no-value", {"text": "river boat"}),
        ("oases 5 number = 6", "comp-no-value", {"text": "oases 5 number"}),
        ("oases 99 each = 6", "comp-no-value", {"text": "oases 99 each"}),
        ("jetty", "comp-no-correction", {"text": "jetty"}),
        ("", "comp-no-correction", {"text": ""}),
        ('scrolls 1 gain = ["1 camel"]', "comp-gain", {"text": "1 camel"}),
        ("racecourse finish = 20", "comp-goals", {"lines": [1, 8, 16, 24, 20]}),
        (f"river jetty_spots = {[1] * 41}", "comp-long", {"size": 41, "most": 40}),
    ],
)
def test_an_invalid_correction_is_refused_with_a_reason(
    line: str, key: str, params: dict[str, object]
) -> None:
    ((_, error),) = sift([line]).refused
    assert error.key == key
    assert error.facts == {**error.facts, **params}
    with pytest.raises(ComponentError):
        corrected([line])


def test_a_folder_of_corrections_changes_only_the_corrected_values(tmp_path: Path) -> None:
    files = folder(LINES, "Corrected by Ada")
    assert sorted(files) == sorted({f"{line.split(' ')[0]}.toml" for line in LINES})
    for name, text in files.items():
        assert text.startswith("# Corrected by Ada\n#")
        (tmp_path / name).write_text(text)
    box = load(tmp_path)
    assert differences(box) == LINES
    assert fingerprint(box, solo=True) == fingerprint(corrected(LINES), solo=True)
    assert provenance_of(box.bridges[0], "step") is Provenance.PRINTED
    assert provenance_of(box.bridges[0], "cost") is Provenance.RECONSTRUCTED


def test_every_value_can_be_confirmed_as_printed(tmp_path: Path) -> None:
    """Every value in the text of a file can be changed."""
    ours = load()
    lines = [
        Correction(kind, place, field, value).line
        for kind in KINDS.values()
        for place, entry in enumerate(entries_of(ours, kind))
        for field in fields_of(entry)
        for value in [msgspec.to_builtins(getattr(entry, field))]
    ]
    assert len(lines) > 800
    for name, text in folder(lines).items():
        (tmp_path / name).write_text(text)
    box = load(tmp_path)
    assert fingerprint(box, solo=True) == fingerprint(ours, solo=True)
    assert all(
        provenance_of(entry, field) is Provenance.PRINTED
        for kind in KINDS.values()
        for entry in entries_of(box, kind)
        for field in fields_of(entry)
    )


def test_a_record_carries_corrections() -> None:
    game = Game.new(Config(players=3), 5, LINES)
    for _ in range(40):
        game.apply(game.legal_actions()[-1])
    text = records.dumps(game)
    assert [line for line in text.split("\n") if line.startswith("corrected: ")] == [
        f"corrected: {line}" for line in LINES
    ]
    again = records.loads(text)
    assert (again.history, again.scores, again.corrections) == (game.history, game.scores, LINES)
    assert "corrected" not in records.dumps(Game.new(Config(), 1))


@pytest.mark.parametrize(
    ("wrong", "right", "number", "key", "reason"),
    [
        ("jetty = 2", "jetty = 15", 9, "corrected", "comp-rapids"),
        ("jetty = 16", "jetty = 15", 8, "components", None),
        ("river boat = 15", "river jetty = 15", 9, "corrected", "comp-no-value"),
    ],
)
def test_a_record_with_altered_corrections_is_refused(
    wrong: str, right: str, number: int, key: str, reason: str | None
) -> None:
    lines = records.dumps(Game.new(Config(), 5, LINES)).replace(right, wrong)
    with pytest.raises(records.RecordError) as refused:
        records.loads(lines)
    error = refused.value
    assert (error.number, error.line, error.key) == (number, lines.split("\n")[number - 1], key)
    if reason is None:
        assert error.reason is None
    else:
        assert isinstance(error.reason, ComponentError)
        assert error.reason.key == reason
        said = texts.text("en")("record-corrected", reason=str(error.reason))
        assert said in str(error)


def test_bots_can_play_with_corrections() -> None:
    game = Game.new(Config(), 3, LINES)
    bot = make_bot("greedy", 1)
    for _ in range(30):
        game.apply(bot.choose(Seat(game, game.seat)))
    assert parse(LINES[0]).value == 15
