"""The summary of a box and its fingerprint."""

import re
import tomllib

import msgspec
import pytest

from components.helpers import D, Edit, P, R, problem, refusal
from marrakesh.components import (
    Box,
    fingerprint,
    load,
    summary,
)
from marrakesh.components.loader import BUILT_IN


def test_summary_counts_values_by_source(box: Box) -> None:
    kinds = summary(box)
    assert [kind.name for kind in kinds] == list(Box.__struct_fields__)
    counts = {kind.name: (kind.entries, *kind.values.values()) for kind in kinds}
    assert list(kinds[0].values) == [P, D, R]
    assert counts == {
        "colours": (12, 11 + 12 + 8, 12 + 1, 0),  # red has no sector, goods have no spaces
        "frame": (1, 11, 0, 0),
        "river": (1, 0, 0, 5),
        "stairs": (1, 2, 0, 1),
        "lines": (1, 0, 0, 2),
        "line_spaces": (15, 3, 5, 7),
        "square": (1, 0, 0, 1),
        "discs": (3, 0, 0, 3),
        # number and type only identify the tile
        "luxury_goods": (35, 15 + 4 + 5 * 4 + 5 * 3 + 2, 1, 25 * 3 - 19 + 5 * 2 + 4),
        "offices": (12, 1 + 6, 0, 17 + 18),
        "gates": (12, 12, 0, 0),
        "workshops": (4, 7, 1, 0),
        "gate_spaces": (8, 0, 7, 1),
        "gate_match": (1, 1, 0, 0),
        "oasis_spaces": (6, 2, 0, 4),
        "start_oasis": (2, 2, 0, 0),
        "storage": (6, 2, 1, 3),
        "storage_draw": (1, 1, 0, 0),
        "oases": (36, 75 + 26, 5, 3 + 7 + 8 + 2),
        "scrolls": (72, 72 * 4 + 6, 6, 12),  # 24 scrolls have a gain
        "provisions": (24, 12 * 3 + 1, 12, 12 + 12),
        "river_tiles": (18, 6 + 2, 36, 0),
        "tower": (2, 0, 0, 4),
        "staircase_tiles": (20, 0, 0, 40),
        "staircase_cover": (1, 0, 0, 1),
        "imam_sultan": (1, 2, 0, 1),
        "towns": (12, 12 * 2 + 9 + 4, 0, 0),
        "town_rules": (1, 4, 0, 0),
        "nomads": (1, 3, 0, 0),
        "racecourse": (1, 6, 0, 4),
        "bridges": (3, 0, 0, 3),
        "dung": (1, 4, 0, 0),
        "awards": (12, 0, 0, 12 * 5),
        "buildings": (8, 0, 1, 15),
        "strategy_tiles": (15, 5, 0, 15 * 3 + 7),  # 7 have a river icon
        "pashabot": (1, 6, 2, 4),
        "simplified": (1, 2, 0, 0),
    }


def test_strategy_tiles_have_the_expected_icons(box: Box) -> None:
    tiles = {tile.number: tile for tile in box.strategy_tiles}
    assert (tiles[1].upper, tiles[1].lower) == ("beige", "pink")
    assert (tiles[1].luxury, tiles[1].river) == (["necklace", "dagger"], True)
    assert (tiles[13].upper, tiles[13].lower) == ("gray", "white")
    assert (tiles[13].luxury, tiles[13].river) == (["falcon", "race saddle"], False)
    assert [number for number, tile in tiles.items() if tile.river] == [1, 3, 5, 8, 10, 12, 14]
    assert [n for n, tile in tiles.items() if tile.needs_modules] == [11, 12, 13, 14, 15]


def test_pashabot_has_the_expected_rows_and_levels(box: Box) -> None:
    bot = box.pashabot
    assert bot.rows[:6] == ["medina", "square", "orchard", "river", "madrasa", "sahara"]
    assert bot.rows[6:] == ["mosque", "palace", "souk"]
    assert bot.square[6] == "1 stair step"
    assert bot.madrasa == [6, 10, 14]
    assert (box.simplified.levels, box.simplified.with_towns) == ([135, 160, 185, 201], 25)


def test_the_pashabots_values_affect_the_fingerprint_only_for_solo_games(
    edit: Edit, box: Box
) -> None:
    changed = load(edit("pashabot.toml", "camel_step = 4", "camel_step = 5"))
    assert fingerprint(changed) == fingerprint(box)
    assert fingerprint(changed, solo=True) != fingerprint(box, solo=True)


@pytest.mark.parametrize(
    ("file", "old", "new", "key", "params"),
    [
        ("pashabot.toml", '"mosque", "palace"', '"mosque", "mosque"', "comp-bot-rows", {}),
        ("pashabot.toml", '"1 stair step", ', "", "comp-bot-square", {}),
        ("simplified.toml", "160", "100", "comp-levels", {"levels": [135, 100, 185, 201]}),
        (
            "strategy_tiles.toml",
            '"necklace", "dagger"',
            '"necklace"',
            "comp-two-types",
            {"luxury": ["necklace"]},
        ),
    ],
)
def test_a_mistake_in_a_solo_file_is_named(
    edit: Edit, file: str, old: str, new: str, key: str, params: dict[str, object]
) -> None:
    error = refusal(edit(file, old, new))
    assert error.where.startswith(file)
    assert problem(error)[1:] == (key, params)


def test_there_is_exactly_one_file_for_each_kind_of_component() -> None:
    files = {path.stem for path in BUILT_IN.glob("*.toml")}
    assert files == set(Box.__struct_fields__)


def test_files_do_not_contain_default_values(box: Box) -> None:
    # such a value would be written but not counted, so the summary would be too low
    for path in BUILT_IN.glob("*.toml"):
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        part = getattr(box, path.stem)
        rows = next(iter(data.values())) if isinstance(part, list) else [data]
        written = sum(len(row.keys() - {"source", "sources"}) for row in rows)
        identity = len(rows) * len((part[0] if isinstance(part, list) else part).identity)
        counted = next(kind for kind in summary(box) if kind.name == path.stem)
        assert sum(counted.values.values()) == written - identity, path.name


def test_the_fingerprint_is_short_and_stable(box: Box) -> None:
    assert re.fullmatch("[0-9a-f]{16}", fingerprint(box))
    assert fingerprint(box) == fingerprint(msgspec.structs.replace(box))


def test_the_fingerprint_changes_with_any_value_but_not_with_sources(box: Box) -> None:
    match = msgspec.structs.replace(box.gate_match, source=R)
    assert fingerprint(msgspec.structs.replace(box, gate_match=match)) == fingerprint(box)
    match = msgspec.structs.replace(box.gate_match, points=3)
    assert fingerprint(msgspec.structs.replace(box, gate_match=match)) != fingerprint(box)


def test_the_fingerprint_ignores_the_order_of_named_entries(box: Box) -> None:
    turned = msgspec.structs.replace(box, scrolls=box.scrolls[::-1])
    assert fingerprint(turned) == fingerprint(box)
    # workshops have no names, so their order is a value
    turned = msgspec.structs.replace(box, workshops=box.workshops[::-1])
    assert fingerprint(turned) != fingerprint(box)


def test_the_fingerprint_includes_values_inside_tables(edit: Edit, box: Box) -> None:
    changed = load(edit("awards.toml", 'colour = "green", gain', 'colour = "pink", gain'))
    assert fingerprint(changed) != fingerprint(box)
