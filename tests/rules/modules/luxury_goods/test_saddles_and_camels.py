"""Race saddles in games with camels: two camel steps."""

import pytest

from rules.modules.luxury_goods.helpers import SADDLE, SADDLES, TWO_STEPS, bought, table_of
from scenario import happened, look, options, play, points, see

rule = pytest.mark.rule
FIRST_BRIDGE, LAST_BRIDGE = 12, 28


@rule("NLX-02")
@pytest.mark.parametrize("tile", SADDLES)
def test_a_saddle_gives_16_points_and_two_camel_steps(edition: str, tile: int) -> None:
    goods = {"yellow": 4, "orange": 4, "purple": 4}
    game = bought(table_of(edition, "camels"), tile, TWO_STEPS, **goods)
    assert points(game, 0) == {"race saddle": 16}
    assert see(game, 0).camel["step"] == 2
    assert sum(see(game, 0).goods.values()) == 12 - 6
    assert see(game, 0).luxury == [tile]


@rule("NLX-02")
def test_camel_steps_of_a_saddle_follow_the_usual_rules_for_lines_and_bridges(edition: str) -> None:
    table = table_of(edition, "camels")
    goal = table.table.values.goals[0]
    game = bought(table, SADDLE, TWO_STEPS, camel=goal - 1)
    assert options(game) == ["goods yellow", "goods orange", "goods purple"]  # CAM-09
    play(game, "goods orange")
    assert see(game, 0).camel["step"] == goal + 1
    assert see(game, 0).dinars == 1  # CAM-10
    game = bought(table_of(edition, "camels"), SADDLE, TWO_STEPS, camel=FIRST_BRIDGE - 2)
    assert see(game, 0).camel["step"] == FIRST_BRIDGE - 1  # CAM-11: no dates, no water


@rule("NLX-02")
@pytest.mark.parametrize("camel", [0, 7, FIRST_BRIDGE - 2, FIRST_BRIDGE - 1, LAST_BRIDGE - 3])
def test_the_steps_of_a_saddle_may_be_declined(edition: str, camel: int) -> None:
    """R3: both or none; a bridge may cost more than they are worth, now or in the next move."""
    table = table_of(edition, "camels").player(0, camel=camel)
    game = bought(table, SADDLE, water=4, dates=4)
    assert options(game) == ["done", TWO_STEPS]
    assert happened(play(game, "done"), "camel") == []
    me = see(game, 0)
    assert (me.camel["step"], me.water, me.dates) == (camel, 4, 4)
    assert points(game, 0) == {"race saddle": 16}
    assert look(game)["phase"] == "select"


@rule("NLX-02", "CAM-11")
def test_the_steps_of_a_saddle_may_cross_a_bridge_for_its_price(edition: str) -> None:
    table = table_of(edition, "camels").player(0, camel=FIRST_BRIDGE - 1)
    game = bought(table, SADDLE, TWO_STEPS, water=2, dates=3)
    me = see(game, 0)
    assert (me.camel["step"], me.water, me.dates) == (FIRST_BRIDGE + 1, 1, 2)


@rule("NLX-02", "CAM-12")
@pytest.mark.parametrize(
    ("camel", "end"),
    [
        (FIRST_BRIDGE - 1, FIRST_BRIDGE - 1),  # the bridge cannot be paid
        (LAST_BRIDGE, LAST_BRIDGE + 2),  # only gains ahead
        (31, 32),
        (32, 32),
    ],
)
def test_the_steps_of_a_saddle_are_made_automatically_if_they_cost_nothing(
    edition: str, camel: int, end: int
) -> None:
    """R3"""
    game = bought(table_of(edition, "camels"), SADDLE, camel=camel)
    assert look(game)["phase"] == "select"
    assert see(game, 0).camel["step"] == end


@rule("NLX-02")
def test_in_games_with_camels_a_saddle_claims_no_oasis(edition: str) -> None:
    game = bought(table_of(edition, "camels"), SADDLE, TWO_STEPS, caravans=[1, 0, 0], dinars=1)
    assert see(game, 0).claimed_oases == []
    assert look(game)["phase"] == "select"
