"""The barracks."""

from typing import Any

import pytest

from marrakesh import Game
from rules.modules.buildings.helpers import MODULES, moving_in, offered_scrolls, table_with
from scenario import Scenario, look, options, play, points, see

rule = pytest.mark.rule


HOME = {
    "turquoise": "river", "green": "orchard", "gray": "madrasa", "white": "palace",
    "black": "mosque", "pink": "square", "brown": "sahara",
    "yellow": "souk", "orange": "souk", "purple": "souk",
}  # fmt: skip


@rule("BLD-11")
def test_the_barracks_start_with_a_gate_from_the_left_workshop(edition: str) -> None:
    """R226: -3 points, 2 for a matching space, none for a purchase; the gate commits the guard."""
    game = moving_in(edition, "barracks")
    assert see(game, 0).keshis["beige"] == 1
    assert see(game, 0).dinars == 2
    workshop = look(game)["workshops"][0]
    assert options(game) == [f"gate {colour} from 1" for colour in workshop]
    colour = next(name for name in HOME if name in workshop)
    play(game, f"gate {colour} from 1")
    play(game, f"at {HOME[colour]}")
    booked = points(game, 0)
    assert (booked["gates"], booked["gate matches"]) == (-3, 2)
    assert "barracks" not in booked
    seen = see(game, 0)
    assert (seen.free_guards, seen.dinars) == (0, 2)
    assert colour in seen.gates
    assert look(game)["workshops"][0].get(colour, 0) == workshop[colour] - 1


@rule("BLD-11")
def test_the_start_gate_of_the_barracks_gives_its_keshi(edition: str) -> None:
    for seed in range(30):
        game = moving_in(edition, "barracks", seed=seed)
        if "gate white from 1" in options(game):
            play(game, "gate white from 1", "at river")
            assert see(game, 0).keshis["white"] == 1
            assert points(game, 0) == {"gates": -3}
            assert offered_scrolls(game)  # the scroll is offered only now
            return
    raise AssertionError("no white gate in the left workshop")


def buying_gates(edition: str, *scrolls: int, **facts: Any) -> Game:
    table = table_with(edition, "barracks").player(0, beige=2, dinars=2, scrolls=scrolls, **facts)
    table.workshop(1, "gray").workshop(2, "white").workshop(3, "black")
    game = table.assistants({0: ["medina"]})
    play(game, "sector action")
    return game


@rule("BLD-11")
def test_the_barracks_score_a_point_for_every_purchased_gate(edition: str) -> None:
    game = buying_gates(edition)
    play(game, "gate gray from 1", "at river", "gate white from 2", "at souk")
    assert points(game, 0) == {"gates": -3 + 1, "barracks": 2}


def test_the_barracks_score_a_point_for_a_gate_bought_with_scroll_22(edition: str) -> None:
    game = buying_gates(edition, 22)
    play(game, "gate gray from 1", "at river")
    assert points(game, 0) == {"barracks": 1}


def test_the_barracks_score_a_point_for_a_gate_made_free_by_scroll_32(edition: str) -> None:
    """A gate for 0 dinars is still a purchase."""
    game = buying_gates(edition, 32)
    play(game, "gate white from 2", "at river")
    assert see(game, 0).dinars == 2
    assert points(game, 0) == {"gates": 1, "barracks": 1}


def test_the_barracks_score_one_point_for_a_gate_with_scrolls_36_and_66(edition: str) -> None:
    """Two keshis of any colours, but only one gate."""
    game = buying_gates(edition, 36, 66)
    play(game, "gate black from 3", "at river", "keshi gray", "keshi turquoise", "done")
    assert points(game, 0) == {"gates": 3, "barracks": 1}
    keshis = see(game, 0).keshis
    assert (keshis["gray"], keshis["turquoise"], keshis["black"]) == (1, 1, 0)


def test_only_the_owner_of_the_barracks_scores_a_point_for_a_purchased_gate(edition: str) -> None:
    table = Scenario(edition, modules=MODULES).player(0, beige=2).player(1, building="barracks")
    game = table.workshop(1, "gray").assistants({0: ["medina"]})
    play(game, "sector action", "gate gray from 1", "at river")
    assert points(game, 0) == {"gates": -3}
