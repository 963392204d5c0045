"""Permanent scrolls for the medina."""

from typing import Any

import pytest

from rules.tiles.scrolls.permanent import act, owner, resources
from scenario import Scenario, options, play, points, see

rule = pytest.mark.rule


def medina(edition: str, *scrolls: int, **facts: Any) -> Scenario:
    """One gate in each workshop: green, black, grey and white."""
    table = owner(edition, *scrolls, **facts)
    for number, colour in enumerate(("green", "black", "gray", "white"), start=1):
        table.workshop(number, colour)
    return table


@rule("SCR-22")
@pytest.mark.parametrize(("scrolls", "loss"), [([], {"gates": -3}), ([22], {})])
def test_with_scroll_22_a_free_gate_from_the_left_workshop_loses_no_points(
    edition: str, scrolls: list[int], loss: dict[str, int]
) -> None:
    game = act(medina(edition, *scrolls, beige=1), "medina")
    play(game, "gate green from 1", "at orchard")
    assert points(game, 0) == {**loss, "gate matches": 2, "orchard": 1}


@rule("SCR-22", "SCR-32")
def test_scroll_22_does_not_affect_other_workshops(edition: str) -> None:
    """R134: the second workshop's gate, free with scroll 32, still scores its point."""
    game = act(medina(edition, 22, 32, beige=1), "medina")
    play(game, "gate black from 2", "at river")
    assert points(game, 0) == {"gates": 1}


@rule("SCR-32")
@pytest.mark.parametrize(
    ("gate", "price"),
    [
        ("gate green from 1", 0),
        ("gate black from 2", 0),
        ("gate gray from 3", 1),
        ("gate white from 4", 2),
    ],
)
def test_scroll_32_makes_gates_a_dinar_cheaper(edition: str, gate: str, price: int) -> None:
    game = act(medina(edition, 32, beige=1, dinars=price), "medina")
    play(game, gate, "at river")
    assert see(game, 0).dinars == 0
    if price:
        assert gate not in options(act(medina(edition, 32, beige=1, dinars=price - 1), "medina"))


@rule("SCR-32")
def test_scroll_32_refunds_no_dinar_for_a_free_gate(edition: str) -> None:
    game = act(medina(edition, 32, beige=1, dinars=1), "medina")
    play(game, "gate green from 1", "at river")
    assert see(game, 0).dinars == 1


@rule("SCR-33", "EX-30")
@pytest.mark.parametrize(
    ("dates", "dinars", "paid", "left"),
    [
        pytest.param(3, 2, ["date", "date", "dinar"], (0, 1, 1), id="2 dates and 1 dinar"),
        pytest.param(3, 0, [], (0, 0, 0), id="3 dates without a choice"),
        pytest.param(3, 3, ["dinar", "dinar", "dinar"], (0, 3, 0), id="3 dinars as printed"),
    ],
)
def test_scroll_33_lets_dates_replace_dinars_for_a_gate(
    edition: str, dates: int, dinars: int, paid: list[str], left: tuple[int, int, int]
) -> None:
    game = act(medina(edition, 33, beige=1, dates=dates, dinars=dinars), "medina")
    play(game, "gate white from 4", *[f"pay {resource}" for resource in paid], "at palace")
    assert resources(game) == left
    assert see(game, 0).gates[3] == "white"


@rule("SCR-33")
def test_scroll_33_lets_water_replace_dinars_for_a_gate(edition: str) -> None:
    game = act(medina(edition, 33, beige=1, water=2, dates=1), "medina")
    play(game, "gate gray from 3", "pay water", "pay water", "at orchard")
    assert resources(game) == (0, 1, 0)
    game = act(medina(edition, beige=1, water=2, dates=1), "medina")
    assert "gate gray from 3" not in options(game)


@rule("SCR-33", "EX-30")
def test_scroll_33_does_not_let_dinars_replace_dates(edition: str) -> None:
    game = owner(edition, 33, gray=1, dinars=5, water=5).assistants({0: ["madrasa"]})
    assert see(game, 0).scrolls == [33]  # only a new scholar was possible
    assert see(game, 0).keshis["gray"] == 2


@rule("SCR-36")
def test_with_scroll_36_a_gate_gives_a_keshi_of_any_colour(edition: str) -> None:
    """R135: it is chosen at the purchase and placed after all purchases."""
    game = act(medina(edition, 36, beige=2), "medina")
    play(game, "gate green from 1", "at river")
    assert len(options(game)) == 12
    play(game, "keshi white")
    assert see(game, 0).keshis["white"] == 0
    play(game, "done")
    assert (see(game, 0).keshis["white"], see(game, 0).keshis["green"]) == (1, 0)


@rule("SCR-66")
def test_with_scroll_66_a_gate_gives_two_keshis_of_its_colour(edition: str) -> None:
    game = act(medina(edition, 66, beige=2), "medina")
    play(game, "gate green from 1", "at river")
    assert see(game, 0).keshis["green"] == 0
    play(game, "done")
    assert see(game, 0).keshis["green"] == 2
    assert points(game, 0) == {"gates": -3, "orchard": 2}


@rule("SCR-66")
def test_the_second_keshi_of_scroll_66_is_lost_if_it_has_no_space(edition: str) -> None:
    """R137"""
    game = act(medina(edition, 66, beige=1, green=7), "medina")
    play(game, "gate green from 1", "at river")
    assert see(game, 0).keshis["green"] == 8
    assert points(game, 0) == {"gates": -3, "orchard": 1}


@rule("SCR-36", "SCR-66")
def test_scrolls_36_and_66_give_two_keshis_of_any_colours(edition: str) -> None:
    """R136: two for each gate, even of different colours."""
    game = act(medina(edition, 36, 66, beige=2, dinars=1), "medina")
    play(game, "gate green from 1", "at river", "keshi white", "keshi yellow")
    play(game, "gate black from 2", "at palace", "keshi gray", "keshi gray")
    seen = see(game, 0)
    assert (seen.keshis["white"], seen.goods["yellow"], seen.keshis["gray"]) == (1, 1, 2)
    assert (seen.keshis["green"], seen.keshis["black"]) == (0, 0)
