"""Keshis gained with gates, matching spaces, and the complete medina."""

import pytest

from marrakesh.rules.words import COLOURS
from rules.sectors.medina.helpers import SPACES, buying
from scenario import Scenario, happened, look, options, play, points, see

rule = pytest.mark.rule
HOME = {
    "turquoise": "river", "green": "orchard", "gray": "madrasa", "white": "palace",
    "black": "mosque", "pink": "square", "brown": "sahara",
    "yellow": "souk", "orange": "souk", "purple": "souk",
}  # fmt: skip


# --- matching spaces ------------------------------------------------------------------------------


@rule("MED-06")
@pytest.mark.parametrize("colour", COLOURS)
def test_a_gate_on_a_space_of_its_colour_scores_two_points(edition: str, colour: str) -> None:
    """R140: the souk space matches all goods colours; red and beige match none."""
    for space in SPACES:
        game = buying(Scenario(edition).player(0, beige=2).workshop(1, colour))
        play(game, f"gate {colour} from 1", f"at {space}")
        matches = 2 if HOME.get(colour) == space else 0
        assert points(game, 0).get("gate matches", 0) == matches, space


# --- keshis gained with gates ---------------------------------------------------------------------


@rule("MED-07")
def test_gate_keshis_wait_until_all_gates_are_bought(edition: str) -> None:
    table = Scenario(edition).player(0, beige=3, dinars=0, orange=0)
    game = buying(table.workshop(1, "turquoise", "orange"))
    play(game, "gate turquoise from 1", "at souk", "gate orange from 1", "at river")
    assert see(game, 0).keshis["turquoise"] == 0
    assert see(game, 0).goods["orange"] == 0
    play(game, "done")
    assert see(game, 0).keshis["turquoise"] == 1
    assert see(game, 0).goods["orange"] == 1


@rule("MED-08")
def test_gate_keshis_are_placed_with_their_bonuses(edition: str) -> None:
    """R132: in any order."""
    table = Scenario(edition).player(0, beige=5, water=0, oases={"right 1": 7})
    game = buying(table.workshop(1, "green", "pink", "brown", "red"))
    for gate, space in zip(["green", "pink", "brown", "red"], SPACES, strict=False):
        play(game, f"gate {gate} from 1", f"at {space}")
    assert points(game, 0) == {"gates": -12}
    play(game, "done")
    assert points(game, 0) == {"gates": -12, "orchard": 1}
    assert set(options(game)) == {"deploy pink", "deploy brown", "deploy red"}
    play(game, "deploy brown", "caravan right")
    assert see(game, 0).oases[3] == 7
    assert set(options(game)) == {"deploy pink", "deploy red"}
    play(game, "deploy red", "vendor river", "entertainer 2")
    assert see(game, 0).vendors == ["river"]
    assert see(game, 0).water == 1


@rule("MED-08")
@pytest.mark.parametrize(("first", "scored"), [("brown", 4 * 8), ("white", 4 * 7)])
def test_gate_keshis_are_placed_in_any_order(edition: str, first: str, scored: int) -> None:
    """R132: scroll 68 scores oasis 24, which a fourth white keshi makes less valuable."""
    table = Scenario(edition).player(0, beige=2, white=3, scrolls=[68], oases={"left 1": 24})
    game = buying(table.workshop(1, "white", "brown"))
    play(game, "gate white from 1", "at river", "gate brown from 1", "at souk")
    play(game, f"deploy {first}", "caravan left")
    assert points(game, 0)["scroll 68"] == scored


@rule("MED-08")
@pytest.mark.parametrize("colour", ["green", "pink", "brown", "red", "white"])
def test_a_gate_keshi_is_lost_if_its_sector_is_full(edition: str, colour: str) -> None:
    table = Scenario(edition).player(
        0,
        beige=1,
        water=0,
        green=8,
        white=8,
        entertainers=range(1, 9),
        vendors=SPACES[:-1] + ["medina"],
        caravans=[3, 3, 2],
    )
    game = table.workshop(1, colour).assistants({0: ["medina"]})
    play(game, "sector action", f"gate {colour} from 1")
    events = play(game, "at souk")
    assert happened(events, "keshi-lost") == [{"colour": COLOURS.index(colour)}]
    assert points(game, 0) == {"gates": -3}
    seen = see(game, 0)
    assert seen.keshis[colour] == 8
    assert seen.water == 1  # from the vendor, when the assistant was used


@rule("MED-09")
def test_a_guard_gained_in_the_action_cannot_be_used_in_it(edition: str) -> None:
    table = Scenario(edition).player(0, beige=1, dinars=9).workshop(1, "beige")
    game = buying(table)
    play(game, "gate beige from 1", "at river")
    assert look(game)["phase"] == "select"  # no second gate was offered
    assert see(game, 0).free_guards == 1


# --- complete -------------------------------------------------------------------------------------


@rule("MED-13", "FIN-05")
@pytest.mark.parametrize("gates", [0, 3, 8])
@pytest.mark.parametrize(("guards", "vendor"), [(8, True), (8, False), (7, True)])
def test_the_medina_is_complete_with_eight_guards_and_a_water_vendor(
    edition: str, gates: int, guards: int, vendor: bool
) -> None:
    """Guards left on the watchtower count (R181), and none needs a gate (R141)."""
    built = dict(zip(SPACES[: min(gates, guards)], COLOURS, strict=False))
    table = Scenario(edition).player(
        0, beige=guards, gates=built, vendors=["medina"] if vendor else []
    )
    game = table.final_scoring()
    assert points(game, 0).get("sectors", 0) == (10 if guards == 8 and vendor else 0)


# --- the rulebook's example -----------------------------------------------------------------------


@rule("EX-16", "MED-06", "MED-08")
def test_jan_buys_two_gates(edition: str) -> None:
    table = Scenario(edition).player(0, beige=2, water=0, dinars=1, oases={"left 1": 7})
    game = buying(table.workshop(1, "brown").workshop(2, "pink"))
    play(game, "gate brown from 1", "at sahara")
    assert points(game, 0) == {"gates": -3, "gate matches": 2}
    play(game, "gate pink from 2", "at souk")
    assert points(game, 0) == {"gates": -2, "gate matches": 2}
    assert (see(game, 0).dinars, see(game, 0).free_guards) == (0, 0)
    assert set(options(game)) == {"deploy brown", "deploy pink"}  # no third gate
    play(game, "deploy brown", "caravan left", "entertainer 2")
    seen = see(game, 0)
    assert seen.oases[0] == 7
    assert (seen.entertainers, seen.water) == ([1], 1)
    assert seen.score == 10
