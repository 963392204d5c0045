"""Buying gates from the workshops."""

import pytest

from marrakesh import Game
from rules.sectors.medina.helpers import SPACES, buying, gates_offered
from scenario import Scenario, look, options, play, points, see

rule = pytest.mark.rule


def gates_left(game: Game) -> int:
    return sum(sum(workshop.values()) for workshop in look(game)["workshops"])


# --- guards ---------------------------------------------------------------------------------------


@rule("MED-01", "MED-10")
@pytest.mark.parametrize("guards", [1, 2, 3])
def test_each_gate_needs_a_guard(edition: str, guards: int) -> None:
    table = Scenario(edition).player(0, beige=guards, dinars=9)
    game = buying(table.workshop(1, "gray", "gray", "white", "white"))
    assert "done" not in options(game)  # R45: at least one gate
    for gate, space in zip(["gray", "gray", "white"][:guards], SPACES, strict=False):
        assert gates_offered(game)
        play(game, f"gate {gate} from 1", f"at {space}")
    assert not gates_offered(game)
    assert see(game, 0).free_guards == 0
    assert see(game, 0).keshis["beige"] == guards


@rule("MED-01", "MED-05")
@pytest.mark.parametrize("gates", [{}, {"river": "gray", "souk": "white"}])
def test_without_a_free_guard_the_action_is_impossible(edition: str, gates: dict[str, str]) -> None:
    """Committed guards do not count, so only a new guard can be gained."""
    table = Scenario(edition).player(0, beige=len(gates), gates=gates, dinars=9)
    game = table.assistants({0: ["medina"]})
    assert look(game)["phase"] == "select"  # there was nothing to choose
    assert see(game, 0).free_guards == 1


@rule("MED-04")
def test_a_gate_may_be_built_on_any_free_gate_space(edition: str) -> None:
    table = Scenario(edition).player(0, beige=4, gates={"river": "red", "sahara": "red"})
    game = buying(table.workshop(1, "white"))
    play(game, "gate white from 1")
    assert options(game) == [f"at {space}" for space in SPACES if space not in ("river", "sahara")]
    play(game, "at mosque")
    seen = see(game, 0)
    assert dict(zip(SPACES, seen.gates, strict=True)) == {
        **dict.fromkeys(SPACES),
        "river": "red",
        "sahara": "red",
        "mosque": "white",
    }
    assert (seen.free_guards, seen.keshis["beige"]) == (1, 4)


# --- workshops ------------------------------------------------------------------------------------


@rule("MED-02", "MED-03")
@pytest.mark.parametrize(
    ("workshop", "dinars", "gain"), [(1, 0, -3), (2, 1, 1), (3, 2, 3), (4, 3, 7)]
)
def test_a_gate_has_the_price_and_the_points_of_its_workshop(
    edition: str, workshop: int, dinars: int, gain: int
) -> None:
    """R133: immediately, before the next purchase."""
    table = Scenario(edition).player(0, beige=2, dinars=5).workshop(workshop, "red")
    game = buying(table)
    play(game, f"gate red from {workshop}", "at river")
    assert "done" in options(game)
    assert see(game, 0).dinars == 5 - dinars
    assert points(game, 0) == {"gates": gain}


@rule("MED-10")
@pytest.mark.parametrize("dinars", [0, 1, 2, 3])
def test_only_affordable_gates_are_offered(edition: str, dinars: int) -> None:
    game = buying(Scenario(edition).player(0, beige=3, water=9, dates=9, dinars=dinars))
    offered = {int(gate[-1]) for gate in gates_offered(game)}
    assert offered == set(range(1, dinars + 2))


@rule("MED-10")
def test_spent_dinars_are_not_available_for_the_next_gate(edition: str) -> None:
    game = buying(Scenario(edition).player(0, beige=3, dinars=3).workshop(3, "red"))
    play(game, "gate red from 3", "at river")
    assert {int(gate[-1]) for gate in gates_offered(game)} == {1, 2}


@rule("MED-11", "MED-12")
def test_gates_of_one_action_may_come_from_different_workshops(edition: str) -> None:
    table = Scenario(edition).player(0, beige=4, dinars=6)
    game = buying(table.workshop(1, "gray").workshop(2, "white").workshop(4, "black"))
    before = look(game)["workshops"]
    play(game, "gate black from 4", "at river", "gate gray from 1", "at souk")
    play(game, "gate white from 2", "at orchard", "done")
    assert points(game, 0) == {"gates": 7 - 3 + 1}
    after = look(game)["workshops"]  # R131: nothing is refilled, even in a new round
    assert look(game)["round"] == 2
    assert gates_left(game) == 32 - 3
    for workshop, colour in enumerate(["gray", "white", None, "black"]):
        for gate, number in before[workshop].items():
            assert after[workshop].get(gate, 0) == number - (gate == colour)


def test_the_score_may_be_negative(edition: str) -> None:
    """R8: there is no lower limit."""
    game = buying(Scenario(edition).player(0, score=2, beige=2).workshop(1, "red"))
    play(game, "gate red from 1", "at river")
    assert see(game, 0).score == -1
