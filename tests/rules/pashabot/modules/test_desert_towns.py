"""How the Pashabot takes and scores desert towns."""

import pytest

from rules.pashabot.modules.helpers import BOT, ROWS, Facts, complete, finds, solo
from scenario import Scenario, drop_agenda, look, options, play, points, see

rule = pytest.mark.rule


@rule("PSM-03")
def test_three_towns_are_face_up(edition: str) -> None:
    assert len(look(solo(edition, "desert-towns").game)["open_towns"]) == 3


@rule("PSM-03")
@pytest.mark.parametrize("brown", range(8))
def test_the_pashabot_takes_a_town_with_its_fourth_and_eighth_brown_keshis(
    edition: str, brown: int
) -> None:
    game = finds(edition, 1, 2, 3, brown=brown).claim()
    found = brown in (3, 7)
    assert points(game, BOT).get("town spaces", 0) == (4 if found else 0)
    claimed: list[int] = see(game, BOT).claimed_towns  # day side up
    assert len(claimed) == found
    assert sorted([*look(game)["open_towns"], *claimed]) == [1, 2, 3]


@rule("PSM-03")
def test_the_town_is_chosen_at_random_from_those_left(edition: str) -> None:
    found = set()
    for seed in range(20):
        game = finds(edition, 1, 2, brown=7, seed=seed).player(BOT, towns=[3, 0]).claim()
        own: list[int] = see(game, BOT).towns
        assert own[0] == 3
        found.add(own[1])
    assert found == {1, 2}


@rule("PSM-03")
def test_the_fourth_brown_keshi_scores_four_points_even_without_a_town_left(edition: str) -> None:
    game = finds(edition).claim()
    assert points(game, BOT) == {"town spaces": 4}
    assert see(game, BOT).claimed_towns == []


@rule("PSM-03", "PSM-05")
def test_a_nomad_on_the_fourth_brown_space_also_gives_a_town(edition: str) -> None:
    """Only the space matters."""
    table = solo(edition, "desert-towns", "nomads").towns_open(1).bot(brown=3)
    game = complete(table, *ROWS[:5]).base(gray=1).claim()
    assert see(game, BOT).nomads["sahara"] == 1
    assert see(game, BOT).claimed_towns == [1]


def at_the_end(edition: str, town: int, *modules: str) -> Scenario:
    table = solo(edition, "desert-towns", *modules).bot(column=[4], brown=4)
    return table.player(BOT, towns=[town, 0], claimed_towns=[town])


@rule("PSM-03", "PSM-04")
@pytest.mark.parametrize(
    ("town", "facts", "worth"),
    [
        (2, {"luxuries": [1, 6, 11]}, 6),
        (3, {}, 0),  # removed scrolls belong to no one
        (4, {"palace": 11, "mosque": 5}, 11),
        (5, {"palace": 11, "mosque": 5}, 5),
        (7, {"fisherman": 9}, 0),  # being placed there is not a step
        (6, {"vendors": ["palace"], "green": 5, "yellow": 9}, 3),  # 4 + 5 + 1
        (8, {"vendors": ["orchard", "river"], "green": 3, "turquoise": 2}, 4),  # with the Sahara
    ],
)
def test_the_pashabot_scores_towns_like_a_human(
    edition: str, town: int, facts: Facts, worth: int
) -> None:
    game = at_the_end(edition, town).player(BOT, **facts).final_scoring()
    assert points(game, BOT).get(f"town {town:02}", 0) == worth


@rule("PSM-03")
def test_the_pashabots_gates_count_for_town_01(edition: str) -> None:
    game = at_the_end(edition, 1).bot(beige=4, gates=["pink", "red", "green"]).final_scoring()
    assert points(game, BOT)["town 01"] == 6


@rule("PSM-03", "TWN-07")
def test_strategy_steps_while_season_3_is_prepared_count_for_town_07_only_in_deluxe(
    edition: str,
) -> None:
    """R264: season 3 has not begun yet."""
    table = at_the_end(edition, 7).next_strategy(3)
    table.table.season = 2
    game = table.season_scoring()
    while look(game)["season"] == 2:
        play(game, options(game)[0])
    assert see(game, BOT).fisherman == 3
    drop_agenda(game.table)
    game = table.final_scoring()
    assert points(game, BOT).get("town 07", 0) == {"essential": 0, "deluxe": 3}[edition]


@rule("PSM-03")
def test_the_pashabots_river_steps_count_for_town_07(edition: str) -> None:
    """The strategy tile's 3 steps in season 3, and those of an assistant."""
    table = at_the_end(edition, 7).bot(turquoise=2, assistants=["river"])
    table.table.season = 3
    game = table.next_strategy(3).base(brown=1).claim()  # the fifth brown shows a river icon
    assert see(game, BOT).fisherman == 3 + 2
    drop_agenda(game.table)
    game = table.final_scoring()
    assert points(game, BOT)["town 07"] == 5


@rule("PSM-04")
@pytest.mark.parametrize("pink", [0, 5, 8])
def test_town_09_scores_2_points_for_each_entertainer(edition: str, pink: int) -> None:
    game = at_the_end(edition, 9).bot(pink=pink).final_scoring()
    assert points(game, BOT).get("town 09", 0) == 2 * pink


@rule("PSM-03")
def test_both_towns_of_the_pashabot_score(edition: str) -> None:
    table = solo(edition, "desert-towns").bot(pink=3, green=3)
    table.player(BOT, towns=[9, 6], claimed_towns=[9, 6])
    scored = points(table.final_scoring(), BOT)
    assert (scored["town 09"], scored["town 06"]) == (6, 2)
