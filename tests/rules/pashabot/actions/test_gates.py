"""The Pashabot's medina action: how many gates, and at what price."""

import pytest

from rules.pashabot.actions.helpers import COLOUR_OF, EIGHT, acts, eight, first_gate, gates, medina
from scenario import look, points, see

rule = pytest.mark.rule


@rule("PSH-27", "PSH-35")
@pytest.mark.parametrize(("workshop", "scored"), [(1, 0), (2, 1), (3, 3), (4, 7)])
def test_gates_score_points_and_cost_nothing(edition: str, workshop: int, scored: int) -> None:
    table = medina(edition, [6, 1], ["white"], 1).workshop(workshop, "pink", "pink", "pink")
    game = acts(table)
    assert [gate[:2] for gate in gates(game)] == [("pink", workshop)]
    assert points(game, 1).get("gates", 0) == scored
    assert see(game, 1).gates[:2] == ["white", "pink"]
    assert look(game)["workshops"][workshop - 1]["pink"] == 2


@rule("PSH-27")
def test_the_pashabot_takes_one_gate_for_each_free_guard(edition: str) -> None:
    """R252: guards gained during the action do not count yet."""
    game = acts(medina(edition, [1], ["white"], 2))
    assert len(gates(game)) == 2
    assert gates(game)[0][0] == "beige"
    bot = see(game, 1)
    assert (bot.keshis["beige"], bot.free_guards) == (4, 1)


@rule("PSH-28")
@pytest.mark.parametrize(("pink", "expected"), [(7, "pink"), (8, "gray")])
def test_gates_of_full_sectors_are_ignored(edition: str, pink: int, expected: str) -> None:
    table = medina(edition, [6], ["white"], 1, pink=pink).player(1, vendors=EIGHT)
    assert first_gate(table)[0] == expected


@rule("PSH-28", "PSH-30")
def test_the_pashabot_takes_no_gate_if_all_sectors_are_full(edition: str) -> None:
    """R252: not even a red one, as all red spaces are taken."""
    own = ["yellow", "yellow", "orange", "orange", "purple", "purple"]
    full = eight(*(COLOUR_OF[sector] for sector in EIGHT if sector != "medina"))
    game = acts(medina(edition, [6], own, 2, **full).player(1, vendors=EIGHT))
    assert gates(game) == []
    assert see(game, 1).free_guards == 2
