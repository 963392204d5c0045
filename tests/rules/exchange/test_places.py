"""Where gained keshis go, and in which order."""

import pytest

from rules.exchange.helpers import EIGHT, GOODS, TRACKS, both, claims_all
from scenario import Scenario, look, options, play, points, see

rule = pytest.mark.rule


# --- where keshis go ------------------------------------------------------------------------------


@rule("EXC-02", "EXC-13")
@pytest.mark.parametrize("colour", GOODS)
def test_goods_go_to_the_souk(edition: str, colour: str) -> None:
    game = both(edition, colour, **{colour: 30})
    assert see(game, 0).goods[colour] == 32


@rule("EXC-03")
@pytest.mark.parametrize("colour", TRACKS)
def test_markers_move_one_step_for_each_keshi(edition: str, colour: str) -> None:
    game = both(edition, colour, **{colour: 3})
    assert see(game, 0).keshis[colour] == 5


@rule("EXC-02")
def test_entertainers_may_take_any_free_space(edition: str) -> None:
    game = both(edition, "pink", entertainers=[1, 4, 8])
    assert options(game) == [f"entertainer {k}" for k in (2, 3, 5, 6, 7)]
    play(game, "entertainer 6", "goods yellow", "entertainer 2")
    assert see(game, 0).entertainers == [0, 1, 3, 5, 7]
    assert see(game, 0).keshis["pink"] == 5


@rule("EXC-02")
def test_a_caravan_goes_to_the_next_free_space_of_a_path(edition: str) -> None:
    game = both(edition, "brown", caravans=[3, 1, 0])
    assert options(game) == ["caravan right", "caravan start"]
    play(game, "caravan right", "caravan right")
    assert see(game, 0).caravans == [3, 3, 0]
    assert see(game, 0).keshis["brown"] == 6


@rule("EXC-11")
def test_guards_are_placed_on_the_watchtower(edition: str) -> None:
    gates = {"river": "green", "palace": "gray"}
    game = both(edition, "beige", beige=3, gates=gates)
    assert see(game, 0).keshis["beige"] == 5
    assert see(game, 0).free_guards == 3
    assert see(game, 0).gates.count(None) == 6


@rule("EXC-11")
def test_an_assistants_new_guard_is_placed_on_the_watchtower(edition: str) -> None:
    table = Scenario(edition).player(0, beige=1, gates={"river": "green"}, dinars=0)
    game = table.assistants({0: ["medina"]})
    assert see(game, 0).free_guards == 1


@rule("EXC-09", "EXC-10", "EX-05")
def test_a_vendor_may_go_to_any_sector_without_a_vendor(edition: str) -> None:
    """R32: but never to the souk."""
    game = both(edition, "red", vendors=[s for s in EIGHT if s not in ("river", "palace")])
    assert options(game) == ["vendor river", "vendor palace"]
    play(game, "vendor palace")
    assert see(game, 0).vendors == EIGHT  # only one place was left for the other one


@rule("EXC-02", "EXC-09", "EXC-10")
def test_every_sector_but_the_souk_has_one_vendor_space(edition: str) -> None:
    game = both(edition, "red")
    assert options(game) == [f"vendor {sector}" for sector in EIGHT]
    play(game, "vendor medina")
    assert "vendor medina" not in options(game)
    play(game, "vendor sahara")
    assert see(game, 0).vendors == ["medina", "sahara"]
    assert see(game, 0).keshis["red"] == 2


# --- order ----------------------------------------------------------------------------------------


@rule("EXC-01", "EXC-15")
def test_in_essential_players_exchange_keshis_in_turn_order() -> None:
    """R30: each player finishes before the next."""
    game = Scenario("essential", players=3, start=1).base(pink=3, brown=1).claim()
    play(game, "claim pink 2", "claim brown 1")  # and seat 0 the last one
    for seat, action in (
        (1, "entertainer 1"),
        (1, "entertainer 2"),
        (2, "caravan left"),
        (0, "entertainer 1"),
    ):
        assert look(game)["phase"] == "exchange"
        assert game.seat == seat
        play(game, action)
    assert look(game)["phase"] == "select"


@rule("EXC-15")
@pytest.mark.parametrize("first", ["pink", "brown", "red"])
def test_players_may_exchange_their_own_keshis_in_any_order(first: str) -> None:
    """R3: but all of them must be exchanged."""
    game = claims_all("essential", {"pink": 1, "brown": 1, "red": 1})
    play(game, "claim pink 1", "claim brown 1")
    assert set(options(game)) == {"deploy pink", "deploy brown", "deploy red"}
    play(game, f"deploy {first}")
    assert options(game)[0].startswith(
        {"pink": "entertainer", "brown": "caravan", "red": "vendor"}[first]
    )
    play(game, options(game)[0])
    assert set(options(game)) == {"deploy pink", "deploy brown", "deploy red"} - {f"deploy {first}"}


@rule("EXC-15")
@pytest.mark.parametrize(("first", "score"), [("brown", 4 * 8), ("gray", 4 * 7)])
def test_a_keshi_that_would_reduce_the_points_of_an_oasis_may_be_placed_later(
    first: str, score: int
) -> None:
    """R30 with scroll 68 and oasis 24: 4 points for each sector with at most 3 keshis."""
    game = claims_all(
        "essential", {"brown": 1, "gray": 1}, gray=3, scrolls=[68], oases={"left 1": 24}
    )
    play(game, "claim brown 1")
    assert set(options(game)) == {"deploy brown", "deploy gray"}
    play(game, f"deploy {first}", "caravan left")
    assert points(game, 0) == {"scroll 68": score}


@rule("EXC-04", "EX-04")
def test_jan_scores_for_two_green_keshis_and_discovers_an_oasis_with_a_brown_one(
    edition: str,
) -> None:
    game = claims_all(edition, {"green": 2, "brown": 1}, green=1, oases={"right 1": 30})
    supply = look(game)["supply"]
    play(game, "claim green 2", "caravan right")
    player = see(game, 0)
    assert player.keshis["green"] == 3
    assert player.caravans == [0, 1, 0]
    assert player.oases == [None, None, None, 30, None, None]
    assert points(game, 0) == {"orchard": 2}
    assert look(game)["base"] == {}
    if edition == "essential":
        back = {"green": supply["green"] + 2, "brown": supply["brown"] + 1}
        assert look(game)["supply"] == {**supply, **back}


@rule("EXC-04")
def test_wooden_keshis_return_to_the_supply_after_the_exchange() -> None:
    game = Scenario("essential").base(red=2, gray=3, beige=1).claim()
    before = look(game)["supply"]
    play(game, "claim gray 2", "claim beige 1")
    assert look(game)["supply"] == before  # set aside
    play(game, "claim red 2", "vendor river", "vendor orchard")
    back = {colour: n - before[colour] for colour, n in look(game)["supply"].items()}
    assert {colour: n for colour, n in back.items() if n} == {"red": 2, "gray": 3, "beige": 1}
