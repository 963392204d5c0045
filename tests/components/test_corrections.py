"""Corrections: lines that say what a box shows instead, checked like component files."""

from pathlib import Path

import msgspec
import pytest

from marrakesh import Config, Game, records
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
    return [str(error) for _, error in sift(lines).refused]


def test_a_corrected_box_differs_only_there() -> None:
    box, ours = corrected(LINES), load()
    assert box.river.jetty == 15
    assert box.luxury_goods[0].cost == ["orange"]
    assert provenance_of(box.river, "jetty") is Provenance.PRINTED
    assert provenance_of(box.river, "rapids") is Provenance.RECONSTRUCTED
    assert box.oases == ours.oases
    assert differences(box) == LINES
    assert differences(ours) == ()


def test_our_own_spelling_and_order() -> None:
    lines = ['scrolls 1 gain = ["2 date"]', "river jetty = 15", "river jetty = 14"]
    assert sift(lines) == (('scrolls 1 gain = ["2 dates"]',), [])


def test_what_only_fits_together() -> None:
    more, less = "gates green count = 4", "gates gray count = 2"
    assert "there must be 32 gates" in reasons(more)[0]
    assert sift([more, less]).kept == (more, less)
    alone = sift([more, less, "river jetty = 2"])
    assert alone.kept == (more, less)
    assert [place for place, _ in alone.refused] == [2]


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("river jetty = 2", "at least 3 increasing steps below the jetty, 2"),
        ("river jetty = 1000", "jetty"),
        ('river jetty = "far"', "jetty"),
        ("river jetty = NaN", "is no value"),
        ("river boat = 3", "names no value"),
        ("oases 5 number = 6", "names no value"),
        ("oases 99 each = 6", "names no value"),
        ("jetty", "is no correction"),
        ("", "is no correction"),
        ('scrolls 1 gain = ["1 camel"]', "is no gain"),
        ("racecourse finish = 20", "increasing"),
        (f"river jetty_spots = {[1] * 41}", "40 at most"),
    ],
)
def test_refused(line: str, reason: str) -> None:
    (said,) = reasons(line)
    assert reason in said
    with pytest.raises(ComponentError):
        corrected([line])


def test_a_folder_differs_only_where_corrected(tmp_path: Path) -> None:
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
    """The text of a file can be changed at every value of it."""
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
    ("wrong", "right", "reason"),
    [
        ("jetty = 2", "jetty = 15", "Line 9, “corrected: river jetty = 2”: the corrected value"),
        ("jetty = 16", "jetty = 15", "Line 8, “components: "),
        ("river boat = 15", "river jetty = 15", "names no value of the box"),
    ],
)
def test_a_record_whose_corrections_do_not_fit(wrong: str, right: str, reason: str) -> None:
    text = records.dumps(Game.new(Config(), 5, LINES))
    with pytest.raises(records.RecordError) as error:
        records.loads(text.replace(right, wrong))
    assert reason in str(error.value)


def test_bots_play_with_corrections() -> None:
    game = Game.new(Config(), 3, LINES)
    bot = make_bot("greedy", 1)
    for _ in range(30):
        game.apply(bot.choose(Seat(game, game.seat)))
    assert parse(LINES[0]).value == 15
