"""The connection line whose bonuses are offered."""

import pytest

from marrakesh import IllegalAction
from rules.sectors.stairs.helpers import (
    DINARS,
    FIRST,
    LEFT,
    POINTS,
    RIGHT,
    crossing,
    placed,
    stairs,
)
from scenario import Scenario, options, play, points, see

rule = pytest.mark.rule
LINES = [(i, j) for i in FIRST for j in FIRST if i + j > 2]


@rule("EX-14", "STA-03", "STA-04")
@pytest.mark.parametrize(
    ("choice", "dinars", "keshis", "score"),
    [
        ("line dinars", 2, {}, {}),
        ("line left", 1, {"turquoise": 1}, {}),
        ("line middle", 1, {"gray": 1}, {}),
        ("line right", 1, {"yellow": 1}, {}),
        ("line points", 1, {}, {"lines": 5}),
    ],
)
def test_lukas_chooses_one_of_five_bonuses(
    edition: str, choice: str, dinars: int, keshis: dict[str, int], score: dict[str, int]
) -> None:
    game = stairs(edition, "palace", palace=2, mosque=12, white=2)
    play(game, "sector action")
    assert see(game, 0).dinars == 1
    five = ["line dinars", "line left", "line middle", "line right", "line points"]
    assert options(game) == [*five, "done"]
    play(game, choice)
    assert see(game, 0).palace == 4
    assert (see(game, 0).dinars, placed(game), points(game, 0)) == (dinars, keshis, score)
    with pytest.raises(IllegalAction):  # exactly one
        play(game, "line points")


@rule("STA-04")
@pytest.mark.parametrize(("palace", "mosque"), LINES)
def test_the_line_between_the_players_own_pawns_is_offered(
    edition: str, palace: int, mosque: int
) -> None:
    """R75: the starting space is in segment 1. Other players' pawns do not matter."""
    table = Scenario(edition).player(1, palace=9, mosque=12)
    stair = "palace" if palace > 1 else "mosque"
    pawns = {"palace": FIRST[palace], "mosque": FIRST[mosque]}
    pawns[stair] -= 1
    table.player(0, dinars=0, white=1, black=1, **pawns)
    game = table.assistants({0: [stair]})
    play(game, "sector action")
    offered = ["line dinars"]
    if palace in LEFT:
        offered.append("line left")
    offered.append("line middle")
    if mosque in RIGHT:
        offered.append("line right")
    assert options(game) == [*offered, "line points", "done"]


@rule("STA-02", "STA-04")
@pytest.mark.parametrize(
    ("segment", "step"),
    [
        *((1, step) for step in (0, 1, 2, 3)),
        *((2, step) for step in (4, 5, 6)),
        *((3, step) for step in (7, 8, 9, 10)),
        *((4, step) for step in (11, 12, 13, 14, 15)),
        (5, 16),
    ],
)
def test_the_five_segments_have_four_three_four_five_and_one_spaces(
    edition: str, segment: int, step: int
) -> None:
    """R75: the starting space belongs to segment 1."""
    game = stairs(edition, "palace", palace=3, mosque=step, white=1)
    play(game, "sector action", "line points")
    assert points(game, 0) == {"lines": POINTS[segment]}
    game = stairs(edition, "mosque", palace=step, mosque=3, black=1)
    play(game, "sector action", "line dinars")
    assert see(game, 0).dinars == 1 + DINARS[segment]


@rule("STA-03")
@pytest.mark.parametrize(("palace", "mosque"), [(2, 1), (1, 2), (5, 5)])
def test_the_connection_bonus_may_be_declined(edition: str, palace: int, mosque: int) -> None:
    """R3: the dinar is kept."""
    game = crossing(edition, palace, mosque)
    play(game, "done")
    assert (see(game, 0).dinars, points(game, 0), placed(game)) == (1, {}, {})
