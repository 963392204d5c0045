"""Camels run along the racecourse."""

import pytest

from rules.modules.camels.helpers import column, of_colours, race, step, to_spectators
from scenario import Scenario, options, play, points, see

rule = pytest.mark.rule
GOODS = ["goods yellow", "goods orange", "goods purple"]


@rule("CAM-07")
@pytest.mark.parametrize(
    ("colours", "steps"), [(1, 1), (2, 2), (3, 2), (4, 2), (5, 3), (6, 3), (7, 4), (8, 4)]
)
def test_the_number_of_colours_in_the_column_determines_the_steps_of_the_camel(
    edition: str, colours: int, steps: int
) -> None:
    game, _ = to_spectators(race(edition).player(0, column=of_colours(colours - 1)))
    assert step(game) == steps
    assert step(game, 1) == 0


@rule("CAM-08")
@pytest.mark.parametrize(("others", "steps"), [(0, 1), (1, 2), (4, 3), (6, 4)])
def test_a_keshi_of_a_colour_already_in_the_column_moves_the_camel_too(
    edition: str, others: int, steps: int
) -> None:
    game, _ = to_spectators(race(edition).player(0, column=["white", *of_colours(others)]))
    assert step(game) == steps


@rule("EX-53", "CAM-08")
def test_a_second_white_keshi_moves_the_camel_again(edition: str) -> None:
    spectators = ["white", "green", "black", "gray"]
    game, _ = to_spectators(race(edition).player(0, camel=1, column=spectators))
    assert step(game) == 3


@rule("CAM-09", "CAM-10")
@pytest.mark.parametrize("line", [8, 16, 24])
def test_the_first_camel_over_a_line_gains_a_goods_keshi_and_a_dinar(
    edition: str, line: int
) -> None:
    """R211: the other lines have been crossed before."""
    table = race(edition).player(1, camel=line - 1).player(0, camel=line - 1)
    game, _ = to_spectators(table)
    assert options(game) == GOODS
    play(game, "goods orange")
    assert see(game, 0).goods == {"yellow": 0, "orange": 1, "purple": 0}
    assert (see(game, 0).dinars, step(game)) == (1, line)


@rule("CAM-10", "EX-54", "CAM-09")
@pytest.mark.parametrize("dung", [0, 2])
def test_the_second_camel_over_a_line_gains_a_goods_keshi_but_no_dinar(
    edition: str, dung: int
) -> None:
    """CAM-22: one unit of dung may be discarded, as a 3-tile can be changed."""
    table = race(edition).player(1, camel=9).player(0, camel=7, dung=dung)
    game, _ = to_spectators(table)
    play(game, "goods purple")
    assert see(game, 0).goods["purple"] == 1
    assert see(game, 0).dinars == 0
    if dung:
        assert options(game) == ["done", "discard dung"]
        play(game, "discard dung")
    assert see(game, 0).camel["dung"] == max(0, dung - 1)


@rule("CAM-09", "CAM-22")
def test_a_player_may_keep_dung_when_crossing_a_line(edition: str) -> None:
    game, _ = to_spectators(race(edition).player(0, camel=7, dung=3))
    play(game, "goods purple", "done")
    assert see(game, 0).camel["dung"] == 3


@rule("CAM-09")
def test_the_camel_keeps_moving_after_a_line(edition: str) -> None:
    game, _ = to_spectators(race(edition).player(0, camel=7, column=of_colours(6)))
    assert step(game) == 8
    play(game, "goods purple")
    assert step(game) == 11


@rule("CAM-09")
def test_a_camel_that_starts_on_a_line_does_not_cross_it_again(edition: str) -> None:
    game, _ = to_spectators(race(edition).player(0, camel=8))
    assert step(game) == 9
    assert sum(see(game, 0).goods.values()) == 0


BRIDGES = [(12, 1, 1), (20, 2, 1), (28, 2, 2)]
"""Step, water, dates."""


@rule("CAM-11")
@pytest.mark.parametrize(("bridge", "water", "dates"), BRIDGES)
def test_the_price_of_a_bridge_is_paid_automatically(
    edition: str, bridge: int, water: int, dates: int
) -> None:
    """R210: and the camel keeps moving."""
    table = race(edition).player(0, camel=bridge - 1, column=of_colours(3))
    game, _ = to_spectators(table.player(0, water=water + 1, dates=dates + 2, dinars=3))
    assert step(game) == bridge + 1
    assert (see(game, 0).water, see(game, 0).dates, see(game, 0).dinars) == (1, 2, 3)


@rule("CAM-11")
@pytest.mark.parametrize(("bridge", "water", "dates"), BRIDGES)
@pytest.mark.parametrize("lacking", ["water", "dates"])
def test_a_camel_that_cannot_pay_stops_in_front_of_the_bridge(
    edition: str, bridge: int, water: int, dates: int, lacking: str
) -> None:
    """Scroll 33 replaces dinars, not dates or water."""
    purse = {"water": water, "dates": dates, "dinars": 9}
    purse[lacking] -= 1
    table = race(edition).player(0, camel=bridge - 3, column=of_colours(6), scrolls=[33], **purse)
    game, _ = to_spectators(table)
    assert step(game) == bridge - 1
    assert (see(game, 0).water, see(game, 0).dates) == (purse["water"], purse["dates"])


@rule("CAM-11")
def test_a_camel_in_front_of_a_bridge_waits_until_it_can_pay(edition: str) -> None:
    game, _ = to_spectators(race(edition).player(0, camel=11, column=of_colours(6)))
    assert step(game) == 11
    game, _ = to_spectators(race(edition).player(0, camel=11, water=1, dates=1))
    assert step(game) == 12


@rule("CAM-12")
@pytest.mark.parametrize(("start", "spectators"), [(31, 0), (30, 6)])
def test_a_camel_reaching_the_final_space_scores_5_points_and_stops(
    edition: str, start: int, spectators: int
) -> None:
    """R212: any remaining steps are lost."""
    table = race(edition).player(0, camel=start, column=of_colours(spectators))
    game, _ = to_spectators(table)
    assert see(game, 0).camel == {"step": 32, "podium": 1, "dung": 0}
    assert points(game, 0) == {"finish": 5}


def reported(table: Scenario) -> list[str | tuple[int, int]]:
    """The events of a run; each move of the camel as its start and end."""
    return [
        (event.facts["start"], event.facts["end"]) if event.kind == "camel" else event.kind
        for event in to_spectators(table)[1]
        if event.kind in ("camel", "spend", "bridge-closed", "goal", "finish", "points")
    ]


@rule("CAM-09", "CAM-11", "CAM-12")
def test_each_camel_move_is_reported_before_its_effects(edition: str) -> None:
    def run(camel: int, colours: int, **purse: int) -> list[str | tuple[int, int]]:
        table = race(edition).player(1, camel=31).player(0, camel=camel, **purse)
        return reported(table.player(0, column=of_colours(colours)))

    assert run(6, 6) == [(6, 8), "goal"]
    assert run(9, 6) == [(9, 11), "bridge-closed"]
    assert run(11, 6) == ["bridge-closed"]
    assert run(9, 6, water=1, dates=1) == [(9, 11), "spend", "spend", (11, 13)]
    assert run(11, 0, water=1, dates=1) == ["spend", "spend", (11, 12)]
    assert run(30, 6) == [(30, 32), "finish", "points"]
    assert run(27, 6, water=2, dates=2) == ["spend", "spend", (27, 31)]


@rule("CAM-12")
def test_later_camels_take_the_next_highest_podium_space(edition: str) -> None:
    table = race(edition, 3).player(1, camel=32).player(2, camel=32).player(0, camel=31)
    game, _ = to_spectators(table)
    assert [see(game, seat).camel["podium"] for seat in range(3)] == [3, 1, 2]
    assert points(game, 0) == {"finish": 5}


@rule("CAM-12")
def test_a_camel_on_the_podium_stays_there(edition: str) -> None:
    """R212: the 5 points are scored only once."""
    game, _ = to_spectators(race(edition).player(0, camel=32, column=of_colours(6)))
    assert see(game, 0).camel == {"step": 32, "podium": 1, "dung": 0}
    assert points(game, 0) == {}
    assert column(game)[-1] == "white"
