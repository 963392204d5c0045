"""The values of the boards, each with its source."""

from components.helpers import GOODS, TRACKS, D, P, R, colour, line, sources
from marrakesh.components import Box, provenance_of


def test_colours_belong_to_the_expected_sectors(box: Box) -> None:
    assert {entry.name: entry.sector for entry in box.colours} == {
        "turquoise": "river", "green": "orchard", "gray": "madrasa", "white": "palace",
        "black": "mosque", "pink": "square", "beige": "medina", "brown": "sahara", "red": None,
        "yellow": "souk", "orange": "souk", "purple": "souk",
    }  # fmt: skip
    assert [entry.name for entry in box.colours if entry.kind == "track"] == TRACKS
    assert [entry.name for entry in box.colours if entry.kind == "goods"] == GOODS
    assert colour(box, "red").kind == "vendor"
    assert colour(box, "brown").kind == "space"
    assert all(entry.spaces == (None if entry.name in GOODS else 8) for entry in box.colours)


def test_there_are_ten_wooden_keshis_of_each_track_colour_and_six_of_the_others(box: Box) -> None:
    assert all(entry.wooden == (10 if entry.name in TRACKS else 6) for entry in box.colours)
    assert {provenance_of(entry, "wooden") for entry in box.colours} == {D}
    for entry in box.colours:
        spaces = D if entry.name == "red" else P
        assert sources(entry, "sector", "kind", "spaces") == [P, P, spaces]


def test_general_rules_have_the_expected_values(box: Box) -> None:
    frame = box.frame
    assert (frame.seasons, frame.rounds, frame.assistants, frame.start_score) == (3, 4, 3, 10)
    assert frame.start_resources == ["1 water", "1 date", "1 dinar"]
    assert (frame.lap_deluxe, frame.lap_essential) == (100, 70)
    assert (frame.complete_sector, frame.oases_scored) == (10, 3)
    assert (frame.leftovers_per_point, frame.green_bonus) == (2, 1)
    assert set(sources(frame, *frame.values())) == {P}


def test_river_has_the_expected_length_rapids_and_bonuses(box: Box) -> None:
    river = box.river
    assert (river.jetty, river.crocodile) == (14, 4)
    assert river.rapids == [3, 6, 9, 12]
    assert river.rapid_bonuses == ["1 point", "1 any resource", "1 any goods", "3 points"]
    assert river.jetty_spots == [4, 3, 2, 1]
    assert set(sources(river, *river.values())) == {R}


def test_staircases_have_16_steps_in_five_segments(box: Box) -> None:
    assert box.stairs.steps == 16
    assert box.stairs.segments == [0, 4, 7, 11, 16]
    assert box.stairs.threshold_dinars == 1
    assert sources(box.stairs, "steps", "segments", "threshold_dinars") == [P, R, P]


def test_connection_lines_have_the_expected_bonuses(box: Box) -> None:
    assert box.lines.dinars == [1, 1, 2, 3, 4]
    assert box.lines.points == [1, 2, 3, 5, 7]
    assert sources(box.lines, "dinars", "points") == [R, R]
    spaces = {space.name: (space.gain, provenance_of(space, "gain")) for space in box.line_spaces}
    assert spaces == {
        "L2": ("1 turquoise", D), "L3": ("1 orange", R), "L4": ("1 purple", R), "L5": ("1 date", R),
        "C3": ("1 river step", P), "C4": ("1 red", D), "C5": ("1 beige", R), "C6": ("1 gray", D),
        "C7": ("1 pink", R), "C8": ("1 brown", R), "C9": ("1 any keshi", P),
        "C10": ("1 any keshi pair", P), "R2": ("1 water", R), "R3": ("1 green", D),
        "R4": ("1 yellow", D),
    }  # fmt: skip


def test_connection_lines_match_the_worked_examples(box: Box) -> None:
    assert line(box, 2, 4) == ["1 dinar", "1 turquoise", "1 gray", "1 yellow", "5 points"]
    assert line(box, 1, 3) == ["1 dinar", "1 red", "1 green", "3 points"]


def test_main_square_has_the_expected_bonuses_and_discs(box: Box) -> None:
    assert box.square.ring == [
        "2 points", "1 water", "1 mosque step", "1 date", "1 river step", "1 any goods",
        "1 palace step", "1 dinar",
    ]  # fmt: skip
    assert provenance_of(box.square, "ring") is R
    assert {disc.name: disc.spectators for disc in box.discs} == {
        "pink": [1, 2, 2, 1, 3, 2, 1, 3],
        "purple": [2, 0, 2, 1, 4, 1, 2, 3],
        "training room": [2, 2, 3, 1, 3, 3, 1, 3],
    }
    assert sorted(box.discs[0].spectators) == [1, 1, 1, 2, 2, 2, 3, 3]
    assert {provenance_of(disc, "spectators") for disc in box.discs} == {R}
