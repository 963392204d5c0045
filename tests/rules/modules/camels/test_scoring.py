"""Camels in the season payout and the final scoring."""

from collections.abc import Sequence

import pytest

from rules.modules.camels.helpers import race
from scenario import play, points, see

rule = pytest.mark.rule


# --- the season payout ----------------------------------------------------------------------------


@rule("CAM-13")
def test_the_payout_comes_between_the_river_evaluation_and_the_provisions(edition: str) -> None:
    """The award's water pays for the provision tile that asks for 3 water."""
    table = race(edition).river_tiles(8, 4, 5).awards("2a", "1a", "3a")
    table.player(0, fisherman=5, provisions=[10, 11, 12], water=1, column=["turquoise"], camel=1)
    game = table.season_scoring()
    assert points(game, 0) == {"river tile 08": 3}
    assert see(game, 1).camel["dung"] == 1
    assert see(game, 0).fisherman == 0  # the evaluation is over
    play(game, "award for 1")
    assert points(game, 0) == {"river tile 08": 3}  # provisions were paid
    assert points(game, 1) == {"provisions": -4}
    assert see(game, 0).water == 0


@rule("CAM-14", "CAM-15")
@pytest.mark.parametrize(
    ("camels", "dung"),
    [
        ((0, 0), (0, 0)),
        ((1, 0), (0, 1)),
        ((5, 2), (0, 0)),
        ((8, 7), (0, 1)),
        ((15, 8), (0, 0)),
        ((0, 31), (4, 0)),
        ((9, 9, 0), (0, 0, 2)),  # co-leaders
        ((9, 10, 0), (0, 0, 2)),
        ((32, 31, 1), (0, 1, 4)),
        ((32, 32, 0), (0, 0, 5)),  # R213
        ((17, 3, 0, 24), (1, 3, 4, 0)),
    ],
)
def test_a_player_takes_dung_for_each_line_behind_the_leader(
    edition: str, camels: Sequence[int], dung: Sequence[int]
) -> None:
    """R214: the lines the leader has crossed, minus the player's own."""
    table = race(edition, len(camels))
    for seat, position in enumerate(camels):
        table.player(seat, camel=position)
    game = table.season_payout()
    assert tuple(see(game, seat).camel["dung"] for seat in range(len(camels))) == tuple(dung)


@rule("CAM-14", "CAM-22")
@pytest.mark.parametrize("season", [1, 2, 3])
def test_dung_accumulates_over_the_seasons(edition: str, season: int) -> None:
    table = race(edition, 2, season=season).player(0, camel=24, dung=1).player(1, dung=2)
    game = table.season_payout()
    assert [see(game, seat).camel["dung"] for seat in (0, 1)] == [1, 6]


# --- the final scoring ----------------------------------------------------------------------------


@rule("CAM-16", "CAM-22", "EX-55")
@pytest.mark.parametrize(
    ("units", "loss"),
    list(enumerate([0, 2, 4, 7, 10, 13, 16, 20, 25, 30])),
)
def test_dung_loses_points_in_the_final_scoring(edition: str, units: int, loss: int) -> None:
    game = race(edition).player(0, dung=units).final_scoring()
    assert points(game, 0) == ({"dung": -loss} if loss else {})
    assert points(game, 1) == {}


@rule("CAM-17", "CAM-18", "EX-56")
@pytest.mark.parametrize(
    ("camels", "race_points"),
    [
        ((32, 20, 20, 5), (16, 6, 6, 0)),  # EX-56, R216
        ((32, 32, 10, 9), (16, 8, 4, 2)),  # the first to arrive is first on the podium
        ((31, 32, 8, 24), (8, 16, 2, 4)),
        ((8, 7), (16, 0)),
        ((7, 0), (0, 0)),
        ((20, 20), (12, 12)),
        ((10, 10, 10, 9), (9, 9, 9, 2)),  # R215: 28 / 3
        ((10, 10, 10, 10), (7, 7, 7, 7)),
        ((20, 9, 9, 9), (16, 4, 4, 4)),
        ((0, 0, 0), (0, 0, 0)),
    ],
)
def test_race_points_depend_on_the_place_and_are_shared_in_a_tie(
    edition: str, camels: Sequence[int], race_points: Sequence[int]
) -> None:
    table = race(edition, len(camels))
    for seat, position in enumerate(camels):
        table.player(seat, camel=position)
    game = table.final_scoring()
    booked = tuple(points(game, seat).get("race", 0) for seat in range(len(camels)))
    assert booked == tuple(race_points)
