"""Towns that act immediately."""

from typing import Any

import pytest

from marrakesh import Game
from marrakesh.rules.words import COLOURS
from rules.modules.desert_towns.helpers import in_the_sahara, with_town
from scenario import look, options, play, points, see

rule = pytest.mark.rule


def claiming(edition: str, town: int, *modules: str, **facts: Any) -> Game:
    """Seat 0 claims this town."""
    table = with_town(edition, town, *modules, **facts)
    return in_the_sahara(table, f"town {town}")


@rule("TWN-10", "XP5-07")
@pytest.mark.parametrize(("colour", "tile"), [("gray", 13), ("pink", 52), ("orange", 61)])
def test_town_10_gives_any_face_up_scroll(edition: str, colour: str, tile: int) -> None:
    table = with_town(edition, 10, gray=0, dates=0, dinars=1).scrolls_shown(colour, tile)
    game = in_the_sahara(table, "town 10")
    shown = {f"scroll {tile}" for row in look(game)["scrolls"] for tile in row}
    assert set(options(game)) == shown | {"done"}  # R153: no refresh
    play(game, f"scroll {tile}")
    assert see(game, 0).scrolls == [tile]
    assert (see(game, 0).dates, see(game, 0).dinars) == (0, 1)


@rule("EX-49", "TWN-10")
def test_scroll_67_from_town_10_gives_three_keshis_immediately(edition: str) -> None:
    """R153: instant scrolls act immediately; three keshis without scholars or dates."""
    table = with_town(edition, 10, gray=0, dates=0).scrolls_shown("orange", 67)
    game = in_the_sahara(table, "town 10", "scroll 67")
    play(game, "keshi white", "keshi green", "keshi gray")
    keshis = see(game, 0).keshis
    assert (keshis["white"], keshis["green"], keshis["gray"]) == (1, 1, 1)
    assert points(game, 0) == {"orchard": 1}
    assert see(game, 0).scrolls == [67]


@rule("TWN-11", "EX-50", "XP5-07")
def test_town_11_gives_any_face_up_luxury_good(edition: str) -> None:
    """R94: with its full reward; R92: nothing is paid."""
    table = with_town(edition, 11, orange=3, purple=4).luxuries_shown(21, 2, 3, 14, 15)
    game = in_the_sahara(table, "town 11")
    assert set(options(game)) == {f"luxury {tile}" for tile in (21, 2, 3, 14, 15)} | {"done"}
    twin = game.copy()
    play(game, "luxury 21")
    assert points(game, 0) == {"necklace": 13}
    assert see(game, 0).goods == {"yellow": 0, "orange": 2, "purple": 3}  # only the town's price
    play(twin, "luxury 2")
    assert (see(twin, 0).water, points(twin, 0)) == (1 + 1, {"slipper": 2})


@rule("TWN-11")
def test_a_falcon_from_town_11_still_costs_its_keshi(edition: str) -> None:
    table = with_town(edition, 11, "luxury-goods", gray=0).luxuries_shown(32, 2)
    assert "luxury 32" not in options(in_the_sahara(table, "town 11"))
    table = with_town(edition, 11, "luxury-goods", gray=2).luxuries_shown(32, 2)
    game = in_the_sahara(table, "town 11", "luxury 32")
    assert see(game, 0).keshis["gray"] == 1
    assert points(game, 0) == {"falcon": 20}


@rule("TWN-11")
def test_a_saddle_from_town_11_claims_a_cheaper_oasis(edition: str) -> None:
    """Up to 2 resources less: 1 water pays even for an oasis that costs one of each."""
    table = with_town(edition, 11, "luxury-goods").luxuries_shown(26)
    game = in_the_sahara(table, "town 11", "luxury 26")
    oases = ["oasis left 1", "oasis left 2", "oasis left 3", "oasis right 1"]
    assert options(game) == ["done", *oases]
    play(game, "oasis left 3")  # without the date and the dinar
    assert points(game, 0) == {"race saddle": 16}
    assert (see(game, 0).claimed_places, see(game, 0).water) == ([2], 0)


@rule("TWN-12", "EX-51", "XP5-07")
@pytest.mark.parametrize(("colour", "home"), [("turquoise", "river"), ("white", "palace")])
def test_town_12_gives_a_gate_that_costs_no_dinars(edition: str, colour: str, home: str) -> None:
    """R139: its keshi is gained immediately."""
    table = with_town(edition, 12, beige=1, dinars=2).workshop(4, colour)
    game = in_the_sahara(table, "town 12", f"gate {colour} from 4", f"at {home}")
    seen = see(game, 0)
    assert points(game, 0) == {"gates": 7, "gate matches": 2}
    assert (seen.free_guards, seen.keshis["beige"]) == (0, 1)
    assert seen.keshis[colour] == 1
    assert seen.dinars == 2


@rule("TWN-12")
@pytest.mark.parametrize(("workshop", "gain"), [(1, -3), (2, 1), (3, 3), (4, 7)])
def test_town_12_gives_a_gate_from_any_workshop(edition: str, workshop: int, gain: int) -> None:
    table = with_town(edition, 12, beige=1, dinars=0).workshop(workshop, "red")
    left = [table.table.gates[12 * place : 12 * place + 12] for place in range(4)]
    left[workshop - 1][COLOURS.index("red")] -= 1
    game = in_the_sahara(table, "town 12", f"gate red from {workshop}", "at river")
    shown = game.view()["workshops"]
    assert [[gates.get(colour, 0) for colour in COLOURS] for gates in shown] == left
    assert points(game, 0) == {"gates": gain}
    assert options(game)[0].startswith("vendor")


@rule("TWN-12")
@pytest.mark.parametrize(("beige", "gates"), [(0, {}), (2, {"river": "red", "souk": "red"})])
def test_town_12_needs_a_free_guard(edition: str, beige: int, gates: dict[str, str]) -> None:
    """R154: otherwise it has no effect."""
    game = claiming(edition, 12, beige=beige, gates=gates)
    assert see(game, 0).claimed_towns == [12]
    assert len([gate for gate in see(game, 0).gates if gate]) == len(gates)
    assert not any(option.startswith("gate") for option in options(game))


def test_scrolls_and_barracks_do_not_affect_the_gate_of_town_12(edition: str) -> None:
    """R138: it is taken, not bought; 22, 32, 36, 66 and the barracks apply to purchases."""
    table = with_town(edition, 12, "special-buildings", beige=1, building="barracks", dinars=3)
    table.player(0, scrolls=[22, 32, 36, 66]).workshop(1, "gray")
    game = in_the_sahara(table, "town 12", "gate gray from 1", "at river")
    assert points(game, 0) == {"gates": -3}
    assert see(game, 0).keshis["gray"] == 1
    assert see(game, 0).dinars == 3


def test_the_keshi_of_a_gate_from_town_12_is_lost_if_its_sector_is_full(edition: str) -> None:
    table = with_town(edition, 12, beige=1, gray=8).workshop(4, "gray")
    game = in_the_sahara(table, "town 12", "gate gray from 4", "at madrasa")
    assert see(game, 0).keshis["gray"] == 8
    assert points(game, 0) == {"gates": 7, "gate matches": 2}


def test_a_nomad_can_be_the_guard_for_town_12(edition: str) -> None:
    """R202: the only one on the watchtower is committed automatically."""
    table = with_town(edition, 12, "nomads", nomads={"medina": 1}).workshop(4, "white")
    game = in_the_sahara(table, "town 12", "gate white from 4", "at palace")
    seen = see(game, 0)
    assert (seen.free_guards, seen.nomads["committed"]) == (0, [3])
    assert seen.keshis["white"] == 1


@pytest.mark.parametrize(("who", "committed"), [("guard", []), ("nomad", [3])])
def test_the_player_chooses_to_commit_a_guard_or_a_nomad_for_town_12(
    edition: str, who: str, committed: list[int]
) -> None:
    """R202, R139: the guard is committed before the keshi is gained."""
    table = with_town(edition, 12, "nomads", beige=1, nomads={"medina": 1}).workshop(4, "white")
    game = in_the_sahara(table, "town 12", "gate white from 4", "at palace")
    assert options(game) == ["commit guard", "commit nomad"]
    assert see(game, 0).keshis["white"] == 0
    play(game, f"commit {who}")
    seen = see(game, 0)
    assert (seen.free_guards, seen.nomads["committed"]) == (1, committed)
    assert seen.keshis["white"] == 1


@pytest.mark.parametrize(("town", "facts"), [(10, {}), (11, {}), (12, {"beige": 1})])
def test_the_immediate_effect_of_a_town_may_be_declined(
    edition: str, town: int, facts: dict[str, int]
) -> None:
    """R154: but they do not act later."""
    game = claiming(edition, town, **facts)
    play(game, "done")
    seen = see(game, 0)
    assert (seen.claimed_towns, seen.scrolls, seen.luxury) == ([town], [], [])
    assert f"town {town}" not in options(game)


@rule("XP5-07")
def test_other_towns_have_no_effect_when_claimed(edition: str) -> None:
    for town in range(1, 10):
        table = with_town(edition, town, mosque=7, palace=7, luxuries=[2])
        game = in_the_sahara(table, f"town {town}")
        assert points(game, 0) == {}
        assert options(game) == ["oasis right 1", "done"]


def test_a_tile_taken_with_a_town_is_replaced_at_the_end_of_the_turn(edition: str) -> None:
    """R46, AST-15."""
    table = with_town(edition, 10, dinars=1).scrolls_shown("gray", 13, 14, 15)
    game = table.assistants({0: ["sahara", "palace"]})
    play(game, "use sahara", "sector action", "town 10", "scroll 14")
    assert look(game)["scrolls"][0] == [13, 0, 15]
    play(game, "done")
    assert 0 not in look(game)["scrolls"][0]
