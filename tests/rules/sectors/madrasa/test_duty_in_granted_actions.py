"""The duty to buy a new scroll within granted actions."""

import pytest

from rules.sectors.madrasa.helpers import display, held_back, new_ones, obliged, refreshed
from scenario import options, play, see

rule = pytest.mark.rule


@rule("MAD-09", "SCR-26")
@pytest.mark.parametrize(
    ("scroll", "choice", "dates"), [(53, "sector palace", 4), (64, "keshi white", 5)]
)
def test_the_date_for_a_new_scroll_is_held_back_from_stair_steps_in_a_granted_action(
    edition: str, scroll: int, choice: str, dates: int
) -> None:
    game = obliged(edition, "gray", 8, dates, scroll, white=1, scrolls=[26])
    play(game, f"scroll {scroll}", choice)
    assert options(game) == ["done", "step for date"]
    play(game, "step for date")  # the other date is for a new scroll
    assert options(game) == new_ones("gray")


@rule("MAD-09", "SAH-05")
@pytest.mark.parametrize(("dates", "offered"), [(3, False), (4, True)])
def test_the_date_for_a_new_scroll_is_held_back_from_oases_in_a_granted_action(
    edition: str, dates: int, offered: bool
) -> None:
    """The only oasis left costs a date and a dinar."""
    table = display(edition, "gray", 8, dates, 53, dinars=2, white=1)
    table.player(0, caravans=[2, 0, 0], claimed=[1])
    game = refreshed(table, "gray")
    play(game, "scroll 53")
    assert ("sector sahara" in options(game)) == offered
    assert "sector palace" in options(game)
    if not offered:
        held_back(game, "sector sahara", 1, 1)


@rule("MAD-09", "SCR-45")
def test_any_resource_except_the_date_held_back_may_pay_for_an_oasis(edition: str) -> None:
    table = display(edition, "gray", 8, 3, 53, dinars=2, water=1, scrolls=[45])
    game = refreshed(table.player(0, caravans=[2, 0, 0]), "gray")
    play(game, "scroll 53", "sector sahara", "oasis left 1")
    held_back(game, "pay date", 1, 1)
    assert options(game) == ["pay water", "pay dinar"]


@rule("MAD-09", "SCR-33")
@pytest.mark.parametrize(("dates", "dearest"), [(3, 0), (4, 1), (5, 2)])
def test_the_date_for_a_new_scroll_cannot_stand_in_for_a_dinar(
    edition: str, dates: int, dearest: int
) -> None:
    """Dates pay for gates, except the one kept for a new scroll.

    A turquoise keshi gives no date; an entertainer might.
    """
    table = display(edition, "gray", 8, dates, 53, scrolls=[33], beige=1)
    for workshop in range(4):
        table.table.gates[12 * workshop] = 1
    game = refreshed(table, "gray")
    play(game, "pay dinar", "scroll 53", "sector medina")
    gates = [text for text in options(game) if text.startswith("gate turquoise")]
    assert gates == [f"gate turquoise from {price + 1}" for price in range(dearest + 1)]


@rule("MAD-09", "SCR-53")
def test_a_granted_madrasa_action_cannot_take_the_last_date(edition: str) -> None:
    game = obliged(edition, "gray", 8, 3, 53)
    play(game, "scroll 53", "sector madrasa")
    assert options(game) == new_ones("gray")
    held_back(game, "scroll 22", 1, 1)
    play(game, "scroll 17")
    assert see(game, 0).scrolls == [53, 17]


@rule("MAD-09", "SCR-53")
def test_a_granted_action_must_be_used_if_only_it_can_meet_the_duty(edition: str) -> None:
    """Scroll 53 uses 5 of 8 scholars: too few are left for an orange one, but its action has 8."""
    game = obliged(edition, "orange", 8, 5, 53)
    play(game, "scroll 53")  # no other sector leaves a way
    assert options(game) == new_ones("orange")
    held_back(game, "scroll 22", 7, 3)


@rule("MAD-09", "SCR-53")
@pytest.mark.parametrize(
    ("dates", "shown", "offered"), [(6, [53], True), (5, [53], False), (6, [], False)]
)
def test_a_purchase_is_offered_if_a_later_granted_action_can_meet_the_duty(
    edition: str, dates: int, shown: list[int], offered: bool
) -> None:
    """Scroll 22 leaves 5 of 8 scholars for scroll 53, whose action buys an orange scroll."""
    game = obliged(edition, "orange", 8, dates, *shown)
    assert ("scroll 22" in options(game)) == offered
    if offered:
        play(game, "scroll 22")
        assert see(game, 0).scrolls == [22, 53]
        assert options(game) == new_ones("orange")


@rule("MAD-09", "SCR-71")
def test_the_date_for_a_new_scroll_is_held_back_when_an_oasis_is_scored_immediately(
    edition: str,
) -> None:
    game = obliged(edition, "gray", 8, 6, 71, caravans=[1, 0, 0], claimed=[21])
    play(game, "scroll 71")
    assert options(game) == ["hand in 0", "hand in 1", "hand in 2"]
    held_back(game, "hand in 3", 1, 1)


@rule("MAD-09", "XP2-03", "XP2-07")
@pytest.mark.parametrize(("dates", "free"), [(1, False), (2, True)])
def test_losing_the_sultan_brings_back_the_full_price(edition: str, dates: int, free: bool) -> None:
    """On the final step the sultan leaves, so a yellow scroll costs 1 date again.

    With only 1 date for scroll 53, the threshold's line must give the date.
    """
    table = display(edition, "yellow", 8, dates, 53, modules=("imam-sultan",), white=1)
    game = refreshed(table.player(0, palace=15).pawn("palace", 0), "yellow")
    play(game, "scroll 53", "sector palace")
    if free:
        assert "line left" in options(game)
        assert "done" in options(game)
    else:
        assert see(game, 0).dates == 1
        assert options(game) == new_ones("yellow")


@rule("MAD-09", "CAM-11")
@pytest.mark.parametrize(("dates", "offered"), [(2, False), (3, True)])
def test_a_camel_cannot_cross_a_bridge_that_costs_the_last_date(
    edition: str, dates: int, offered: bool
) -> None:
    """Scroll 1 gives a green keshi; the camel is in front of the first bridge."""
    game = obliged(edition, "yellow", 8, dates, 1, modules=("camels",), camel=11, water=1)
    play(game, "scroll 1")
    assert ("to the spectators" in options(game)) == offered
    if not offered:
        assert see(game, 0).keshis["green"] == 1


@rule("MAD-09", "NLX-04")
@pytest.mark.parametrize(("gray", "offered"), [(6, False), (7, True)])
def test_a_scholar_needed_for_the_duty_cannot_pay_for_a_falcon(
    edition: str, gray: int, offered: bool
) -> None:
    """With nothing to return, the falcon's exchange cannot bring a scholar back."""
    table = display(edition, "gray", gray, 9, 53, modules=("luxury-goods",))
    table.player(0, yellow=2, orange=2, purple=2).luxuries_shown(32)
    game = refreshed(table, "gray")
    play(game, "scroll 53", "sector souk")
    assert ("luxury 32" in options(game)) == offered
