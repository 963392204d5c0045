"""The medina: guards, city gates and the keshis they bring."""

import pytest

from marrakesh import Game
from marrakesh.rules.words import COLOURS
from scenario import Scenario, happened, look, options, play, points, see

rule = pytest.mark.rule

SPACES = ["river", "orchard", "madrasa", "palace", "mosque", "square", "sahara", "souk"]
HOME = {
    "turquoise": "river", "green": "orchard", "gray": "madrasa", "white": "palace",
    "black": "mosque", "pink": "square", "brown": "sahara",
    "yellow": "souk", "orange": "souk", "purple": "souk",
}  # fmt: skip


def buying(table: Scenario) -> Game:
    """Seat 0 performs the sector action of the medina."""
    game = table.assistants({0: ["medina"]})
    play(game, "sector action")
    return game


def gates_offered(game: Game) -> list[str]:
    return [option for option in options(game) if option.startswith("gate ")]


def gates_left(game: Game) -> int:
    return sum(sum(workshop.values()) for workshop in look(game)["workshops"])


# --- guards ---------------------------------------------------------------------------------------


@rule("MED-01", "MED-10")
@pytest.mark.parametrize("guards", [1, 2, 3])
def test_each_gate_needs_a_guard(edition: str, guards: int) -> None:
    table = Scenario(edition).player(0, beige=guards, dinars=9)
    game = buying(table.workshop(1, "gray", "gray", "white", "white"))
    assert "done" not in options(game)  # R45: one gate at least
    for gate, space in zip(["gray", "gray", "white"][:guards], SPACES, strict=False):
        assert gates_offered(game)
        play(game, f"gate {gate} from 1", f"at {space}")
    assert not gates_offered(game)
    assert see(game, 0).free_guards == 0
    assert see(game, 0).keshis["beige"] == guards


@rule("MED-01", "MED-05")
@pytest.mark.parametrize("gates", [{}, {"river": "gray", "souk": "white"}])
def test_no_action_without_a_free_guard(edition: str, gates: dict[str, str]) -> None:
    """Committed guards do not count, so only a new guard can be taken."""
    table = Scenario(edition).player(0, beige=len(gates), gates=gates, dinars=9)
    game = table.assistants({0: ["medina"]})
    assert look(game)["phase"] == "select"  # nothing could be chosen
    assert see(game, 0).free_guards == 1


@rule("MED-04")
def test_a_gate_goes_to_any_free_gate_space(edition: str) -> None:
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
def test_price_and_points_of_a_workshop(
    edition: str, workshop: int, dinars: int, gain: int
) -> None:
    """At once: the action still goes on (R133)."""
    table = Scenario(edition).player(0, beige=2, dinars=5).workshop(workshop, "red")
    game = buying(table)
    play(game, f"gate red from {workshop}", "at river")
    assert "done" in options(game)
    assert see(game, 0).dinars == 5 - dinars
    assert points(game, 0) == {"gates": gain}


@rule("MED-10")
@pytest.mark.parametrize("dinars", [0, 1, 2, 3])
def test_money_limits_the_gates(edition: str, dinars: int) -> None:
    game = buying(Scenario(edition).player(0, beige=3, water=9, dates=9, dinars=dinars))
    offered = {int(gate[-1]) for gate in gates_offered(game)}
    assert offered == set(range(1, dinars + 2))


@rule("MED-10")
def test_money_spent_is_gone_for_the_next_gate(edition: str) -> None:
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
    after = look(game)["workshops"]  # R131: nothing is refilled, also not for a new round
    assert look(game)["round"] == 2
    assert gates_left(game) == 32 - 3
    for workshop, colour in enumerate(["gray", "white", None, "black"]):
        for gate, number in before[workshop].items():
            assert after[workshop].get(gate, 0) == number - (gate == colour)


def test_the_score_may_fall_below_zero(edition: str) -> None:
    """R8: there is no floor."""
    game = buying(Scenario(edition).player(0, score=2, beige=2).workshop(1, "red"))
    play(game, "gate red from 1", "at river")
    assert see(game, 0).score == -1


# --- matching colours -----------------------------------------------------------------------------


@rule("MED-06")
@pytest.mark.parametrize("colour", COLOURS)
def test_two_points_for_a_gate_on_a_space_of_its_colour(edition: str, colour: str) -> None:
    """R140: the souk matches all goods colours, red and beige match nothing."""
    for space in SPACES:
        game = buying(Scenario(edition).player(0, beige=2).workshop(1, colour))
        play(game, f"gate {colour} from 1", f"at {space}")
        matches = 2 if HOME.get(colour) == space else 0
        assert points(game, 0).get("gate matches", 0) == matches, space


# --- the keshis of the gates ----------------------------------------------------------------------


@rule("MED-07")
def test_keshis_wait_until_all_gates_are_bought(edition: str) -> None:
    table = Scenario(edition).player(0, beige=3, dinars=0, orange=0)
    game = buying(table.workshop(1, "turquoise", "orange"))
    play(game, "gate turquoise from 1", "at souk", "gate orange from 1", "at river")
    assert see(game, 0).keshis["turquoise"] == 0
    assert see(game, 0).goods["orange"] == 0
    play(game, "done")
    assert see(game, 0).keshis["turquoise"] == 1
    assert see(game, 0).goods["orange"] == 1


@rule("MED-08")
def test_keshis_are_placed_with_their_bonuses(edition: str) -> None:
    """In any order (R132)."""
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
def test_the_order_is_free_where_it_matters(edition: str, first: str, scored: int) -> None:
    """R132: scroll 68 scores oasis 24, before or after white is no longer a small sector."""
    table = Scenario(edition).player(0, beige=2, white=3, scrolls=[68], oases={"left 1": 24})
    game = buying(table.workshop(1, "white", "brown"))
    play(game, "gate white from 1", "at river", "gate brown from 1", "at souk")
    play(game, f"deploy {first}", "caravan left")
    assert points(game, 0)["scroll 68"] == scored


@rule("MED-08")
@pytest.mark.parametrize("colour", ["green", "pink", "brown", "red", "white"])
def test_a_keshi_of_a_full_sector_is_lost(edition: str, colour: str) -> None:
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
    assert seen.water == 1  # of the vendor, when the assistant began


@rule("MED-09")
def test_a_guard_gained_in_the_action_cannot_be_used_in_it(edition: str) -> None:
    table = Scenario(edition).player(0, beige=1, dinars=9).workshop(1, "beige")
    game = buying(table)
    play(game, "gate beige from 1", "at river")
    assert look(game)["phase"] == "select"  # no second gate was offered
    assert see(game, 0).free_guards == 1


# --- scrolls --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("scroll", "expected"),
    [(22, [(3, 0), (2, 1), (0, 4)]), (32, [(3, -3), (3, -2), (2, 1)])],
)
def test_scroll_22_saves_the_loss_and_scroll_32_a_dinar(
    edition: str, scroll: int, expected: list[tuple[int, int]]
) -> None:
    """R134: dinars and points after a gate of each of the first three workshops."""
    table = Scenario(edition).player(0, beige=4, dinars=3, scrolls=[scroll])
    game = buying(table.workshop(1, "red").workshop(2, "beige").workshop(3, "gray"))
    gates = ["gate red from 1", "gate beige from 2", "gate gray from 3"]
    for gate, space, then in zip(gates, ["river", "orchard", "palace"], expected, strict=True):
        play(game, gate, f"at {space}")
        assert (see(game, 0).dinars, points(game, 0).get("gates", 0)) == then


def test_scrolls_22_and_32_together(edition: str) -> None:
    """R134: a gate of the second workshop is free, and no price falls below 0."""
    table = Scenario(edition).player(0, beige=4, dinars=1, scrolls=[22, 32])
    game = buying(table.workshop(1, "red").workshop(2, "beige").workshop(3, "gray"))
    play(game, "gate red from 1", "at river")
    assert (see(game, 0).dinars, points(game, 0)) == (1, {})
    play(game, "gate beige from 2", "at orchard")
    assert (see(game, 0).dinars, points(game, 0)) == (1, {"gates": 1})
    play(game, "gate gray from 3", "at palace")
    assert (see(game, 0).dinars, points(game, 0)) == (0, {"gates": 4})


def test_scroll_36_chooses_the_keshi_at_the_purchase(edition: str) -> None:
    """R135: it is set aside like any gate keshi; a full colour is not offered."""
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


def test_scrolls_36_and_66_give_two_keshis_of_different_colours(edition: str) -> None:
    """R136"""
    table = Scenario(edition).player(0, beige=2, scrolls=[36, 66]).workshop(1, "red")
    game = buying(table)
    play(game, "gate red from 1", "at river", "keshi green", "keshi white", "done")
    assert see(game, 0).keshis["green"] == 1
    assert see(game, 0).keshis["white"] == 1


@pytest.mark.parametrize(("gray", "then"), [(5, 7), (6, 8), (7, 8)])
def test_scroll_66_gives_two_keshis_as_far_as_there_is_room(
    edition: str, gray: int, then: int
) -> None:
    """R137: what finds no space is lost."""
    table = Scenario(edition).player(0, beige=1, gray=gray, scrolls=[66]).workshop(1, "gray")
    game = buying(table)
    play(game, "gate gray from 1", "at river")
    assert see(game, 0).keshis["gray"] == then


# --- complete -------------------------------------------------------------------------------------


@rule("MED-13", "FIN-05")
@pytest.mark.parametrize("gates", [0, 3, 8])
@pytest.mark.parametrize(("guards", "vendor"), [(8, True), (8, False), (7, True)])
def test_the_medina_is_complete_with_guards_and_vendor_whatever_the_gates(
    edition: str, gates: int, guards: int, vendor: bool
) -> None:
    """Guards left on the watchtower count (R181), none needs a gate (R141)."""
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
