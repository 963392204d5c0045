"""The duty to buy a new scroll: immediate gains of other purchases count."""

import pytest

from rules.sectors.madrasa.helpers import display, held_back, new_ones, obliged, refreshed
from scenario import options, play, see

rule = pytest.mark.rule


@rule("MAD-09", "MAD-14", "SCR-02")
def test_a_scroll_that_gives_the_missing_scholar_may_be_bought(edition: str) -> None:
    """R100: 6 - 1 = 5 scholars are left for a pink scroll."""
    game = obliged(edition, "pink", 5, 9, 2)
    assert options(game) == ["scroll 2", *new_ones("pink")]
    held_back(game, "scroll 13", 5, 2)
    play(game, "scroll 2")
    assert options(game) == new_ones("pink")


@rule("MAD-09", "SCR-02")
def test_a_scholar_that_would_have_no_space_does_not_count(edition: str) -> None:
    """8 - 3 = 5 scholars are left; scroll 2 would use one and give none."""
    game = obliged(edition, "pink", 8, 9, 2)
    play(game, "scroll 22")
    held_back(game, "scroll 2", 5, 2)


@rule("MAD-09", "SCR-02", "CAM-03")
def test_a_scholar_needed_for_the_duty_must_be_placed_on_the_board(edition: str) -> None:
    game = obliged(edition, "pink", 5, 9, 2, modules=("camels",))
    play(game, "scroll 2")
    assert see(game, 0).keshis["gray"] == 6
    assert options(game) == new_ones("pink")
    game = obliged(edition, "pink", 6, 9, 2, modules=("camels",))
    play(game, "scroll 2")
    assert "to the spectators" in options(game)


@rule("MAD-09", "MAD-11", "SCR-21")
def test_a_scroll_that_gives_the_missing_dates_may_be_bought(edition: str) -> None:
    """R101: 2 - 1 + 3 = 4 dates are left, and a pink scroll costs 2."""
    game = obliged(edition, "pink", 6, 2, 21)
    assert options(game) == ["scroll 21", *new_ones("pink")]
    held_back(game, "scroll 13", 5, 2)
    play(game, "scroll 21")
    assert options(game) == new_ones("pink")
    assert see(game, 0).dates == 4


@rule("MAD-09", "SCR-21")
@pytest.mark.parametrize(("gray", "offered"), [(6, False), (7, True)])
def test_another_scroll_may_be_bought_before_the_one_that_gives_dates(
    edition: str, gray: int, offered: bool
) -> None:
    """R98: 7 scholars and 2 dates are enough for scroll 13, then 21, then a pink one."""
    game = obliged(edition, "pink", gray, 2, 13, 21)
    assert ("scroll 13" in options(game)) == offered
    if offered:
        play(game, "scroll 13")
        assert set(see(game, 0).scrolls) == {13, 21}  # no other purchase leaves a way
        assert options(game) == new_ones("pink")


@rule("MAD-09", "SCR-70")
@pytest.mark.parametrize(("entertainers", "offered"), [([1], False), ([1, 4], True)])
def test_dates_that_a_scroll_gives_for_entertainers_count_towards_the_duty(
    edition: str, entertainers: list[int], offered: bool
) -> None:
    """Space 4 of the main square gives a date for each spectator."""
    table = display(edition, "gray", 8, 3, 70, entertainers=entertainers)
    player = table.table.players[0]
    while player.spectators[(3 - player.disc) % 8] == 0:
        player.disc = (player.disc + 1) % 8
    game = refreshed(table, "gray")
    assert ("scroll 70" in options(game)) == offered


@rule("MAD-09", "SCR-30")
def test_a_keshi_of_any_colour_must_be_the_scholar_needed_for_the_duty(edition: str) -> None:
    """7 scholars, 3 of them used for scroll 30, are one too few for a pink scroll."""
    game = obliged(edition, "pink", 7, 9, 30)
    play(game, "scroll 30")
    assert see(game, 0).keshis["gray"] == 8
    assert options(game) == new_ones("pink")


@rule("MAD-09", "SCR-53", "ORC-01")
@pytest.mark.parametrize(("green", "offered"), [(0, False), (1, True)])
def test_dates_from_a_granted_orchard_action_count_and_must_be_gained(
    edition: str, green: int, offered: bool
) -> None:
    game = obliged(edition, "gray", 8, 2, 53, green=green)
    assert ("scroll 53" in options(game)) == offered
    if offered:
        play(game, "scroll 53")
        assert see(game, 0).dates == 1
        assert options(game) == new_ones("gray")
