"""The main square: entertainers, the audience disc and the bonuses of the spaces.

Spaces 1 to 8: 2 points, water, mosque step, date, river step, goods, palace step, dinar.
"""

from typing import Any

import pytest

from marrakesh import Game, IllegalAction
from scenario import Scenario, happened, options, play, play_on, points, see

rule = pytest.mark.rule

RING = ["points", "water", "mosque", "date", "river", "goods", "palace", "dinar"]
SPACES = list(enumerate(RING, 1))
GOODS = ["goods yellow", "goods orange", "goods purple"]


def gained(game: Game) -> dict[str, int]:
    """Everything seat 0 has gained, having started with nothing."""
    board = see(game, 0)
    have = {
        "points": sum(points(game, 0).values()),
        "water": board.water,
        "mosque": board.mosque,
        "date": board.dates,
        "river": board.fisherman,
        "goods": sum(board.goods.values()),
        "palace": board.palace,
        "dinar": board.dinars,
    }
    return {name: number for name, number in have.items() if number}


def square(edition: str, **facts: Any) -> Game:
    """Seat 0 with an assistant in the main square, and without resources."""
    table = Scenario(edition).player(0, water=0, dates=0, dinars=0, **facts)
    return table.assistants({0: ["square"]})


# --- placing ------------------------------------------------------------------------------------


@rule("SQR-04", "SQR-07")
@pytest.mark.parametrize("disc", [0, 3])
@pytest.mark.parametrize(("space", "bonus"), SPACES)
def test_placing_an_entertainer_gives_the_bonus_of_its_space_once(
    edition: str, space: int, bonus: str, disc: int
) -> None:
    game = square(edition, disc=disc)
    play(game, f"entertainer {space}")
    if bonus == "goods":
        assert options(game) == GOODS
        play(game, "goods orange")
    assert gained(game) == {bonus: 2 if bonus == "points" else 1}


@rule("SQR-07", "SQR-08")
@pytest.mark.parametrize("disc", range(8))
def test_placing_ignores_spectators_and_does_not_rotate_the_disc(edition: str, disc: int) -> None:
    game = square(edition, disc=disc, entertainers=[4])
    play(game, "new keshi", "entertainer 8")
    assert see(game, 0).dinars == 1
    assert see(game, 0).disc == disc


@rule("SQR-07")
def test_an_entertainer_may_take_any_free_space(edition: str) -> None:
    """R59; placing it cannot be declined (R3)."""
    game = square(edition, entertainers=[1, 4, 5, 7])
    play(game, "new keshi")
    assert options(game) == [f"entertainer {space}" for space in (2, 3, 6, 8)]


@rule("SQR-07")
def test_a_claimed_entertainer_gives_the_bonus_of_its_space_once(edition: str) -> None:
    game = Scenario(edition).player(0, dinars=0, disc=2).base(pink=2, gray=1).claim()
    play(game, "claim pink 2", "entertainer 8", "entertainer 1")
    assert see(game, 0).entertainers == [0, 7]
    assert (see(game, 0).dinars, points(game, 0)) == (1, {"square": 2})
    assert see(game, 0).disc == 2


@rule("SQR-07")
def test_a_freed_space_gives_its_bonus_again(edition: str) -> None:
    """R71: the fourth claimed oasis exchanges the entertainer on space 8 for a scholar."""
    table = Scenario(edition).player(0, entertainers=[8], caravans=[3, 1, 0], claimed=[1, 2, 3])
    table.player(0, water=1, dates=0, dinars=0)
    game = table.assistants({0: ["sahara", "square"]})
    play(game, "use sahara", "sector action", "return pink", "keshi gray")
    assert see(game, 0).entertainers == []
    play(game, "entertainer 8")
    assert see(game, 0).dinars == 1


# --- the disc -----------------------------------------------------------------------------------


@rule("SQR-01")
@pytest.mark.parametrize("disc", range(8))
def test_the_action_starts_by_rotating_the_disc(edition: str, disc: int) -> None:
    """Clockwise: the section facing a space now faces the next one."""
    game = square(edition, disc=disc, entertainers=[2, 8])
    before = see(game, 0).spectators
    play(game, "sector action")
    assert options(game) == ["space 2", "space 8"]  # the disc is rotated before the choice
    after = see(game, 0).spectators
    assert [after[(space + 1) % 8] for space in range(8)] == before
    assert see(game, 0).disc == (disc + 1) % 8


@rule("SQR-09")
@pytest.mark.parametrize("disc", range(8))
def test_sections_of_the_pink_side_have_one_to_three_spectators(edition: str, disc: int) -> None:
    spectators = see(square(edition, disc=disc), 0).spectators
    assert sorted(spectators) == [1, 1, 1, 2, 2, 2, 3, 3]
    if disc == 0:
        assert spectators == [1, 2, 2, 1, 3, 2, 1, 3]


@rule("SQR-11")
def test_the_disc_keeps_its_orientation_between_actions(edition: str) -> None:
    """Both within a round and in the next."""
    table = Scenario(edition).player(0, entertainers=[1], disc=6, green=1)
    game = table.assistants({0: ["square", "orchard"]})
    play(game, "use square", "sector action")
    assert see(game, 0).disc == 7
    play(game, "sector action")
    play_on(game, 0, "use square", "select pink")
    assert see(game, 0).disc == 7
    play(game, "use square", "sector action")
    assert see(game, 0).disc == 0


# --- the action ---------------------------------------------------------------------------------


@rule("SQR-02")
def test_exactly_one_space_with_an_entertainer_is_chosen(edition: str) -> None:
    """R62: any of them, but no other space; R3: it cannot be declined."""
    game = square(edition, entertainers=[2, 4, 8], disc=0)
    play(game, "sector action")
    assert options(game) == ["space 2", "space 4", "space 8"]
    play(game, "space 4")
    assert gained(game) == {"date": 2}
    with pytest.raises(IllegalAction):
        play(game, "space 2")


@rule("SQR-03")
@pytest.mark.parametrize(("disc", "spectators"), list(enumerate([1, 2, 3, 1, 2, 2, 1, 3])))
def test_the_bonus_is_gained_once_for_each_spectator(
    edition: str, disc: int, spectators: int
) -> None:
    """Each case: the disc before the action, and the spectators facing the dinar after it."""
    game = square(edition, entertainers=[8], disc=disc)
    play(game, "sector action")
    assert gained(game) == {"dinar": spectators}


@rule("SQR-03", "SQR-04")
@pytest.mark.parametrize(("space", "bonus"), SPACES)
def test_a_space_facing_three_spectators_pays_three_times(
    edition: str, space: int, bonus: str
) -> None:
    """The fifth section is the first with 3 spectators; the rotation brings it to the space."""
    game = square(edition, entertainers=[space], disc=(space - 6) % 8)
    play(game, "sector action")
    if bonus == "goods":
        play(game, "goods yellow")
    assert gained(game) == {bonus: 6 if bonus == "points" else 3}


@rule("SQR-05", "EX-09")
def test_marie_takes_three_carpets(edition: str) -> None:
    """R61: a single choice for all three, so colours cannot be mixed."""
    game = square(edition, entertainers=[6, 2], disc=0, purple=1)
    play(game, "sector action", "space 6")
    assert options(game) == GOODS
    play(game, "goods purple")
    assert see(game, 0).goods == {"yellow": 0, "orange": 0, "purple": 4}
    with pytest.raises(IllegalAction):
        play(game, "goods yellow")


@rule("SQR-06")
def test_river_steps_from_the_square_are_one_movement_that_can_be_extended(edition: str) -> None:
    """R60: 2 steps, then water."""
    table = Scenario(edition).player(0, entertainers=[5], disc=6, water=2)
    game = table.assistants({0: ["square"]})
    events = play(game, "sector action")
    assert [(move["start"], move["end"]) for move in happened(events, "fisherman")] == [(0, 2)]
    assert options(game) == ["done", "step for water"]
    play(game, "step for water", "done")
    assert (see(game, 0).fisherman, see(game, 0).water) == (3, 1)


@rule("SQR-06", "RIV-03")
def test_the_river_step_of_a_new_entertainer_may_be_extended(edition: str) -> None:
    game = Scenario(edition).player(0, water=2).assistants({0: ["square"]})
    play(game, "entertainer 5", "step for water", "step for water")
    assert (see(game, 0).fisherman, see(game, 0).water) == (3, 0)


@rule("SQR-03")
@pytest.mark.parametrize(("space", "stair"), [(3, "mosque"), (7, "palace")])
def test_stair_steps_from_the_square_are_one_movement(edition: str, space: int, stair: str) -> None:
    """R60: so scroll 48 adds only one step to the three."""
    game = square(edition, entertainers=[space], disc=(space - 6) % 8, scrolls=[48])
    play(game, "sector action")
    assert getattr(see(game, 0), stair) == 3
    assert options(game) == ["done", "extra step"]
    play(game, "extra step")
    assert getattr(see(game, 0), stair) == 4
    assert options(game)[0] == "line dinars"  # for the threshold; no second extra step
    play(game, "done")
    assert "extra step" not in options(game)


@rule("SQR-03")
def test_scroll_31_adds_a_spectator_to_every_section(edition: str) -> None:
    """R64: the increased numbers count."""
    game = square(edition, entertainers=[8], disc=0, scrolls=[31])
    assert see(game, 0).spectators == [2, 3, 3, 2, 4, 3, 2, 4]
    play(game, "sector action")
    assert gained(game) == {"dinar": 2}


@rule("SQR-10")
@pytest.mark.parametrize("scrolls", [[], [29, 51]])
def test_without_an_entertainer_the_action_is_impossible(edition: str, scrolls: list[int]) -> None:
    """R63: scrolls 29 and 51 pay at the end of an action but do not make one possible."""
    game = square(edition, scrolls=scrolls, disc=0)
    assert options(game) == [f"entertainer {space}" for space in range(1, 9)]  # a new keshi
    assert see(game, 0).disc == 0
    game = square(edition, scrolls=scrolls, disc=0, entertainers=[4])
    assert options(game) == ["new keshi", "sector action"]
