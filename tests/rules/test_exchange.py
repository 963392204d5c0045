"""Phase 2, second part: claimed keshis come onto the boards, and what placing them gives."""

from typing import Any

import pytest

from marrakesh import Game
from marrakesh.rules.words import SECTORS
from scenario import Scenario, happened, look, options, play, points, see

rule = pytest.mark.rule

EIGHT = [sector for sector in SECTORS if sector != "souk"]
TRACKS = ("turquoise", "green", "gray", "white", "black")
GOODS = ("yellow", "orange", "purple")
FULL = {
    **dict.fromkeys((*TRACKS, "beige"), 8),
    "entertainers": range(1, 9),
    "caravans": [3, 3, 2],
    "vendors": EIGHT,
}
"""A board that can take nothing but goods."""


def claims_all(edition: str, base: dict[str, int], players: int = 2, **facts: Any) -> Game:
    """Only seat 0 has any space for what lies in the base."""
    table = Scenario(edition, players=players).player(0, water=0, **facts)
    for seat in range(1, players):
        table.player(seat, **FULL)
    return table.base(**base).claim()


def both(edition: str, colour: str, **facts: Any) -> Game:
    """Seat 0 claims two keshis of a colour."""
    game = claims_all(edition, {colour: 2}, **facts)
    play(game, f"claim {colour} 2")
    return game


# --- where keshis go ------------------------------------------------------------------------------


@rule("EXC-02", "EXC-13")
@pytest.mark.parametrize("colour", GOODS)
def test_goods_come_into_the_souk(edition: str, colour: str) -> None:
    game = both(edition, colour, **{colour: 30})
    assert see(game, 0).goods[colour] == 32


@rule("EXC-03")
@pytest.mark.parametrize("colour", TRACKS)
def test_markers_move_a_step_for_each_keshi(edition: str, colour: str) -> None:
    game = both(edition, colour, **{colour: 3})
    assert see(game, 0).keshis[colour] == 5


@rule("EXC-02")
def test_entertainers_go_to_any_free_spaces(edition: str) -> None:
    game = both(edition, "pink", entertainers=[1, 4, 8])
    assert options(game) == [f"entertainer {k}" for k in (2, 3, 5, 6, 7)]
    play(game, "entertainer 6", "goods yellow", "entertainer 2")
    assert see(game, 0).entertainers == [0, 1, 3, 5, 7]
    assert see(game, 0).keshis["pink"] == 5


@rule("EXC-02")
def test_caravans_extend_the_paths(edition: str) -> None:
    game = both(edition, "brown", caravans=[3, 1, 0])
    assert options(game) == ["caravan right", "caravan start"]
    play(game, "caravan right", "caravan right")
    assert see(game, 0).caravans == [3, 3, 0]
    assert see(game, 0).keshis["brown"] == 6


@rule("EXC-11")
def test_guards_enter_on_the_watchtower(edition: str) -> None:
    gates = {"river": "green", "palace": "gray"}
    game = both(edition, "beige", beige=3, gates=gates)
    assert see(game, 0).keshis["beige"] == 5
    assert see(game, 0).free_guards == 3
    assert see(game, 0).gates.count(None) == 6


@rule("EXC-11")
def test_a_guard_of_an_assistant_enters_on_the_watchtower_too(edition: str) -> None:
    table = Scenario(edition).player(0, beige=1, gates={"river": "green"}, dinars=0)
    game = table.assistants({0: ["medina"]})
    assert see(game, 0).free_guards == 1


@rule("EXC-09", "EXC-10", "EX-05")
def test_a_vendor_goes_to_any_sector_without_one(edition: str) -> None:
    """R32: and never to the souk."""
    game = both(edition, "red", vendors=[s for s in EIGHT if s not in ("river", "palace")])
    assert options(game) == ["vendor river", "vendor palace"]
    play(game, "vendor palace")
    assert see(game, 0).vendors == EIGHT  # the other one had one place left


@rule("EXC-02", "EXC-09", "EXC-10")
def test_every_sector_but_the_souk_has_one_vendor_space(edition: str) -> None:
    game = both(edition, "red")
    assert options(game) == [f"vendor {sector}" for sector in EIGHT]
    play(game, "vendor medina")
    assert "vendor medina" not in options(game)
    play(game, "vendor sahara")
    assert see(game, 0).vendors == ["medina", "sahara"]
    assert see(game, 0).keshis["red"] == 2


# --- placement bonuses ----------------------------------------------------------------------------


@rule("EXC-06")
def test_each_green_step_scores_a_point(edition: str) -> None:
    game = both(edition, "green", green=2)
    assert points(game, 0) == {"orchard": 2}
    assert game.scores[0] == 12


@rule("EXC-07")
@pytest.mark.parametrize(
    ("space", "gained"),
    [
        (1, {"score": 12}),
        (2, {"water": 1}),
        (3, {"mosque": 1}),
        (4, {"dates": 2}),
        (5, {"fisherman": 1}),
        (6, {"yellow": 1}),
        (7, {"palace": 1}),
        (8, {"dinars": 2}),
    ],
)
def test_an_entertainer_pays_its_space_once(
    edition: str, space: int, gained: dict[str, int]
) -> None:
    game = claims_all(edition, {"pink": 1}, disc=0)
    play(game, f"entertainer {space}")
    if space == 6:
        assert options(game) == ["goods yellow", "goods orange", "goods purple"]
        play(game, "goods yellow")
    player = see(game, 0)
    state = {"score": 10, "water": 0, "dates": 1, "dinars": 1, "yellow": 0}
    state |= {"fisherman": 0, "palace": 0, "mosque": 0}
    assert {
        **{name: getattr(player, name) for name in state if name != "yellow"},
        "yellow": player.goods["yellow"],
    } == {**state, **gained}


@rule("EXC-08")
@pytest.mark.parametrize(
    ("path", "caravans", "place"), [("left", [0, 0, 0], 0), ("right", [3, 1, 0], 4)]
)
def test_a_caravan_reveals_its_oasis(
    edition: str, path: str, caravans: list[int], place: int
) -> None:
    number = "1" if place == 0 else "2"
    table = Scenario(edition).player(0, caravans=caravans, oases={f"{path} {number}": 17})
    game = table.player(1, **FULL).base(brown=1).claim()
    assert see(game, 0).oases[place] is None
    play(game, f"caravan {path}")
    for viewer in (0, 1):
        assert look(game, viewer)["players"][0]["oases"][place] == 17
    assert points(game, 0) == {}


@rule("EXC-08")
def test_a_caravan_at_the_start_oasis_pays_its_bonus(edition: str) -> None:
    game = both(edition, "brown", dates=0, dinars=0)
    play(game, "caravan start", "take date", "take dinar")
    assert (see(game, 0).water, see(game, 0).dates, see(game, 0).dinars) == (0, 1, 1)
    play(game, "caravan start")
    assert points(game, 0) == {"start oasis": 2}
    assert (see(game, 0).water, see(game, 0).dates, see(game, 0).dinars) == (0, 1, 1)


@rule("EXC-12")
@pytest.mark.parametrize("colour", ["turquoise", "gray", "white", "black", "beige", "red", *GOODS])
def test_other_colours_give_no_bonus(edition: str, colour: str) -> None:
    game = both(edition, colour, dates=0, dinars=0)
    if colour == "red":
        play(game, "vendor river", "vendor orchard")
    assert look(game)["phase"] == "select"
    player = see(game, 0)
    assert points(game, 0) == {}
    assert (player.water, player.dates, player.dinars) == (0, 0, 0)
    assert (player.fisherman, player.palace, player.mosque) == (0, 0, 0)


def test_an_oasis_counts_the_caravan_that_reveals_it(edition: str) -> None:
    """R11, with scroll 68 and oasis 12: 3 + 1 for each caravan."""
    game = claims_all(edition, {"brown": 1}, scrolls=[68], caravans=[1, 0, 0], oases={"left 2": 12})
    play(game, "caravan left")
    assert points(game, 0) == {"scroll 68": 5}


# --- full sectors ---------------------------------------------------------------------------------


@rule("EXC-05")
@pytest.mark.parametrize("colour", TRACKS)
def test_a_marker_stops_on_8(edition: str, colour: str) -> None:
    """The last step is claimed; gates then give a keshi more, which is lost."""
    table = Scenario(edition).player(0, beige=1, dinars=3, **{colour: 7}).player(1, **FULL)
    table.workshop(4, colour).base(**{colour: 2}).deploy({0: ["medina"]})
    game = table.claim()
    assert see(game, 0).keshis[colour] == 8
    before = dict(points(game, 0))
    events = play(game, "sector action", f"gate {colour} from 4", "at souk")
    assert len(happened(events, "keshi-lost")) == 1
    assert see(game, 0).keshis[colour] == 8
    assert points(game, 0) == {**before, "gates": 7}  # no point for a lost date picker


@rule("EXC-14")
@pytest.mark.parametrize(
    ("scroll", "facts"),
    [
        (1, {"green": 8}),
        (6, {"entertainers": range(1, 9)}),
        (7, {"beige": 8}),
        (8, {"caravans": [3, 3, 2]}),
        (9, {"vendors": EIGHT}),
    ],
)
def test_a_keshi_for_a_full_sector_is_lost(
    edition: str, scroll: int, facts: dict[str, Any]
) -> None:
    """R5, with scrolls that give a keshi; R6 for the last one."""
    table = Scenario(edition).player(0, gray=1, dates=1, **facts)
    game = table.scrolls_shown("gray", scroll).assistants({0: ["madrasa"]})
    before = see(game, 0)
    events = play(game, "sector action", f"scroll {scroll}")
    assert len(happened(events, "keshi-lost")) == 1
    after = see(game, 0)
    assert after.scrolls == [scroll]
    assert (after.keshis, after.vendors) == (before.keshis, before.vendors)
    assert after.resources == {**before.resources, "date": 0}
    assert points(game, 0) == {}


@rule("EXC-14")
def test_a_bonus_may_take_the_last_space_of_a_claimed_keshi() -> None:
    """R33: the claimed keshi is lost; in the other order the bonus is not offered."""
    facts: dict[str, Any] = {"caravans": [3, 3, 1], "palace": 10, "mosque": 11}
    claims = {"brown": 1, "pink": 1}

    game = claims_all("essential", claims, **facts)
    play(game, "claim brown 1", "deploy pink", "entertainer 7")
    events = play(game, "line middle")
    assert see(game, 0).keshis["brown"] == 8
    assert happened(events, "keshi-lost") == [{"colour": 7}]

    game = claims_all("essential", claims, **facts)
    play(game, "claim brown 1", "deploy brown", "entertainer 7")
    assert "line middle" not in options(game)
    assert "line points" in options(game)


@rule("EXC-16")
@pytest.mark.parametrize(
    ("facts", "complete"),
    [
        ({"white": 8, "vendors": ["palace"]}, 1),
        ({"white": 8}, 0),
        ({"white": 7, "vendors": ["palace"]}, 0),
        ({"white": 8, "vendors": ["mosque"]}, 0),
        ({"entertainers": range(1, 9), "vendors": ["square"]}, 1),
        ({"beige": 8, "gates": {"souk": "red", "river": "red"}, "vendors": ["medina"]}, 1),
        ({"caravans": [3, 3, 2], "vendors": ["sahara"]}, 1),
        ({"caravans": [3, 3, 1], "vendors": ["sahara"]}, 0),
        ({"yellow": 8, "orange": 8, "purple": 8, "vendors": ["souk"]}, 0),
    ],
)
def test_a_complete_sector_is_full_and_has_its_vendor(
    edition: str, facts: dict[str, Any], complete: int
) -> None:
    game = Scenario(edition).player(0, **facts).final_scoring()
    assert points(game, 0).get("sectors", 0) == 10 * complete


# --- order ----------------------------------------------------------------------------------------


@rule("EXC-01", "EXC-15")
def test_essential_exchanges_in_turn_order() -> None:
    """R30: each player completely."""
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
def test_the_own_keshis_are_exchanged_in_any_order(first: str) -> None:
    """R3: but all of them."""
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
def test_a_keshi_that_may_lower_an_oasis_waits_if_you_like(first: str, score: int) -> None:
    """R30 with scroll 68 and oasis 24: 4 points for each sector with 3 keshis at most."""
    game = claims_all(
        "essential", {"brown": 1, "gray": 1}, gray=3, scrolls=[68], oases={"left 1": 24}
    )
    play(game, "claim brown 1")
    assert set(options(game)) == {"deploy brown", "deploy gray"}
    play(game, f"deploy {first}", "caravan left")
    assert points(game, 0) == {"scroll 68": score}


@rule("EXC-04", "EX-04")
def test_jan_exchanges_two_green_and_a_brown_keshi(edition: str) -> None:
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
def test_wooden_keshis_return_after_the_exchange() -> None:
    game = Scenario("essential").base(red=2, gray=3, beige=1).claim()
    before = look(game)["supply"]
    play(game, "claim gray 2", "claim beige 1")
    assert look(game)["supply"] == before  # laid aside
    play(game, "claim red 2", "vendor river", "vendor orchard")
    back = {colour: n - before[colour] for colour, n in look(game)["supply"].items()}
    assert {colour: n for colour, n in back.items() if n} == {"red": 2, "gray": 3, "beige": 1}
