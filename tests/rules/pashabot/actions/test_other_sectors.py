"""The Pashabot's actions on square, orchard and river, and in mosque and palace."""

import pytest

from rules.pashabot.actions.helpers import acts, row, solo, told
from scenario import happened, points, see

rule = pytest.mark.rule


# --- square, orchard, river -----------------------------------------------------------------------


@rule("PSH-37")
@pytest.mark.parametrize(
    ("pink", "scored", "steps", "goods"),
    [
        (2, {}, 3, 0),
        (3, {}, 0, 3),
        (4, {"square": 6}, 0, 0),
        (5, {}, 3, 0),
        (6, {}, 0, 3),
        (8, {"square": 6}, 0, 0),
    ],
)
def test_the_main_square_gives_its_bonus_three_times(
    edition: str, pink: int, scored: dict[str, int], steps: int, goods: int
) -> None:
    """R255: the bot has no disc."""
    game = acts(solo(edition).bot(column=[7], assistants=["square"], pink=pink))
    bot = see(game, 1)
    rapids = {"rapids": 1} if steps == 3 else {}  # the river bonus of this round
    assert points(game, 1) == {**scored, **rapids}
    assert (bot.fisherman, sum(bot.goods.values())) == (steps, goods)
    assert bot.keshis["pink"] == pink
    assert len(happened(told(game), "fisherman")) == (1 if steps else 0)


@rule("PSH-37", "PSH-20")
def test_goods_from_the_main_square_are_chosen_one_at_a_time(edition: str) -> None:
    table = solo(edition).bot(column=[7], assistants=["square"], pink=3, yellow=1, purple=2)
    assert see(acts(table), 1).goods == {"yellow": 2, "orange": 2, "purple": 2}


@rule("PSH-37", "PSH-23")
def test_stair_steps_from_the_main_square_are_chosen_one_at_a_time(edition: str) -> None:
    table = solo(edition).bot(column=[7], assistants=["square"], pink=7)
    bot = see(acts(table.player(1, palace=1, mosque=0)), 1)
    assert (bot.palace, bot.mosque) == (2, 2)


@rule("PSH-38")
@pytest.mark.parametrize("green", [2, 5, 8])
def test_the_orchard_scores_a_point_for_each_green_keshi(edition: str, green: int) -> None:
    """R241"""
    game = acts(solo(edition).bot(column=[7], assistants=["orchard"], green=green))
    assert points(game, 1) == {"orchard": green}


@rule("PSH-39")
def test_the_river_gives_steps_for_turquoise_and_all_red_keshis(edition: str) -> None:
    table = solo(edition).bot(column=[7], assistants=["river"], turquoise=3)
    assert see(acts(table.player(1, vendors=["palace", "medina"])), 1).fisherman == 5


@rule("PSH-39")
@pytest.mark.parametrize(("yours", "spot"), [(0, 4), (14, 3)])
def test_reaching_the_jetty_scores_the_spot_and_further_steps(
    edition: str, yours: int, spot: int
) -> None:
    table = solo(edition).player(0, fisherman=yours)
    table.bot(column=[7], assistants=["river"], turquoise=5).player(1, fisherman=12)
    game = acts(table)
    assert see(game, 1).fisherman == 14
    assert {name: points(game, 1)[name] for name in ("jetty", "river")} == {
        "jetty": spot, "river": 3,
    }  # fmt: skip


# --- mosque and palace ----------------------------------------------------------------------------


@rule("PSH-45")
@pytest.mark.parametrize("modules", [(), ("staircase-tiles",)])
@pytest.mark.parametrize(
    ("stair", "keshis", "start", "end", "scored"),
    [
        ("palace", 3, (0, 0), 3, {}),
        ("palace", 5, (0, 0), 5, {"thresholds": 1, "lines": 1}),
        ("palace", 4, (0, 7), 4, {"thresholds": 1, "lines": 3}),
        ("palace", 8, (3, 11), 11, {"thresholds": 3, "lines": 15}),
        ("mosque", 8, (0, 6), 14, {"thresholds": 2, "lines": 8}),
        ("mosque", 2, (0, 15), 16, {"thresholds": 1, "lines": 7, "mosque": 1}),
        ("palace", 3, (16, 0), 16, {"palace": 3}),
    ],
)
def test_climbing_stairs_scores_thresholds_and_the_points_of_lines(
    edition: str, stair: str, keshis: int, start: tuple[int, int], end: int,
    scored: dict[str, int], modules: tuple[str, ...],
) -> None:  # fmt: skip
    """R250, R251: black climbs the mosque; a line gives only points, even with staircase tiles."""
    table = solo(edition, modules=modules).bot(column=[2], assistants=[stair], **row(stair, keshis))
    game = acts(table.player(1, palace=start[0], mosque=start[1]))
    bot = see(game, 1)
    assert points(game, 1) == scored
    assert (bot.palace, bot.mosque) == ((end, start[1]) if stair == "palace" else (start[0], end))
    assert bot.dinars == 0
