"""Scrolls that affect gates."""

import pytest

from marrakesh.rules.words import COLOURS
from rules.sectors.medina.helpers import buying, gates_offered
from scenario import Scenario, options, play, points, see


@pytest.mark.parametrize(
    ("scroll", "expected"),
    [(22, [(3, 0), (2, 1), (0, 4)]), (32, [(3, -3), (3, -2), (2, 1)])],
)
def test_scroll_22_avoids_the_point_loss_and_scroll_32_saves_a_dinar(
    edition: str, scroll: int, expected: list[tuple[int, int]]
) -> None:
    """R134: dinars and points after each gate from the first three workshops."""
    table = Scenario(edition).player(0, beige=4, dinars=3, scrolls=[scroll])
    game = buying(table.workshop(1, "red").workshop(2, "beige").workshop(3, "gray"))
    gates = ["gate red from 1", "gate beige from 2", "gate gray from 3"]
    for gate, space, then in zip(gates, ["river", "orchard", "palace"], expected, strict=True):
        play(game, gate, f"at {space}")
        assert (see(game, 0).dinars, points(game, 0).get("gates", 0)) == then


def test_scrolls_22_and_32_combine(edition: str) -> None:
    """R134: a gate from the second workshop is free, and no price falls below 0."""
    table = Scenario(edition).player(0, beige=4, dinars=1, scrolls=[22, 32])
    game = buying(table.workshop(1, "red").workshop(2, "beige").workshop(3, "gray"))
    play(game, "gate red from 1", "at river")
    assert (see(game, 0).dinars, points(game, 0)) == (1, {})
    play(game, "gate beige from 2", "at orchard")
    assert (see(game, 0).dinars, points(game, 0)) == (1, {"gates": 1})
    play(game, "gate gray from 3", "at palace")
    assert (see(game, 0).dinars, points(game, 0)) == (0, {"gates": 4})


def test_with_scroll_36_the_keshi_is_chosen_when_the_gate_is_bought(edition: str) -> None:
    """R135: it is set aside like any gate keshi; full colours are not offered."""
    table = Scenario(edition).player(0, beige=2, white=8, scrolls=[36]).workshop(1, "red")
    game = buying(table)
    play(game, "gate red from 1", "at river")
    assert options(game) == [f"keshi {colour}" for colour in COLOURS if colour != "white"]
    play(game, "keshi green")
    assert gates_offered(game)
    assert see(game, 0).keshis["green"] == 0
    play(game, "done")
    assert see(game, 0).keshis["green"] == 1
    assert see(game, 0).vendors == []


def test_scrolls_36_and_66_give_two_keshis_of_any_colours(edition: str) -> None:
    """R136"""
    table = Scenario(edition).player(0, beige=2, scrolls=[36, 66]).workshop(1, "red")
    game = buying(table)
    play(game, "gate red from 1", "at river", "keshi green", "keshi white", "done")
    assert see(game, 0).keshis["green"] == 1
    assert see(game, 0).keshis["white"] == 1


@pytest.mark.parametrize(("gray", "then"), [(5, 7), (6, 8), (7, 8)])
def test_scroll_66_gives_two_keshis_if_there_is_room(edition: str, gray: int, then: int) -> None:
    """R137: a keshi without a space is lost."""
    table = Scenario(edition).player(0, beige=1, gray=gray, scrolls=[66]).workshop(1, "gray")
    game = buying(table)
    play(game, "gate gray from 1", "at river")
    assert see(game, 0).keshis["gray"] == then
