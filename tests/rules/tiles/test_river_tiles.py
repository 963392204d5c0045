"""The river tiles: what the leaders on the river gain at the end of a season."""

from typing import Any

import pytest

from marrakesh import Game
from marrakesh.rules.words import SECTORS
from scenario import Scenario, look, options, play, play_on, points, see

rule = pytest.mark.rule
Facts = dict[str, Any]

SEASON = {
    **dict.fromkeys([1, 2, 7, 8, 13, 14], 1),
    **dict.fromkeys([3, 4, 9, 10, 15, 16], 2),
    **dict.fromkeys([5, 6, 11, 12, 17, 18], 3),
}
NINE = {"water": 9, "dates": 9, "dinars": 9}
PAID = {"provisions": [7, 8, 9]}  # one of each resource a season and tile


def winning(edition: str, tile: int, players: int = 2, **facts: Any) -> Scenario:
    """Seat 0 has won the river tile, seat 1 is second; all can pay their provisions."""
    season = SEASON[tile]
    tiles = [8, 4, 5]
    tiles[season - 1] = tile
    table = Scenario(edition, players, season, round=4, start=0).river_tiles(*tiles)
    table.player(0, fisherman=5, **NINE, **PAID).player(1, fisherman=4, **NINE)
    if players > 2:
        table.player(2, fisherman=3, **NINE)
    return table.player(0, **facts)


def purse(game: Game, seat: int = 0) -> tuple[int, int, int]:
    seen = see(game, seat)
    return seen.water, seen.dates, seen.dinars


def gains(game: Game, tile: int) -> list[int]:
    return [points(game, seat).get(f"river tile {tile:02}", 0) for seat in range(len(game.scores))]


# --- plain points and goods -----------------------------------------------------------------------


@rule("RVT-04", "RVT-08")
@pytest.mark.parametrize(("tile", "expected"), [(4, 5), (8, 3)])
def test_points_for_the_winner(edition: str, tile: int, expected: int) -> None:
    assert gains(winning(edition, tile, 3).season_scoring(), tile) == [expected, 0, 0]


@rule("RVT-05", "EX-23")
@pytest.mark.parametrize("players", [2, 3])
def test_seven_and_three_points(edition: str, players: int) -> None:
    """R167: nobody is asked."""
    game = winning(edition, 5, players).season_scoring()
    assert game.over
    assert gains(game, 5) == ([7, 3, 0] if players == 3 else [7, 0])


@rule("RVT-10")
def test_one_goods_keshi_of_each_colour(edition: str) -> None:
    game = winning(edition, 10, yellow=1).season_scoring()
    assert see(game, 0).goods == {"yellow": 2, "orange": 1, "purple": 1}
    assert see(game, 1).goods == {"yellow": 0, "orange": 0, "purple": 0}


@rule("RVT-14")
def test_one_of_each_resource(edition: str) -> None:
    """They come before the provisions, which cost one of each."""
    game = winning(edition, 14).season_scoring()
    assert purse(game) == (9, 9, 9)


@rule("RVT-06")
@pytest.mark.parametrize("players", [2, 3])
def test_six_and_three_resources_of_choice(edition: str, players: int) -> None:
    """R164: the first resolves completely, then the second; R167: nobody chooses a side."""
    game = winning(edition, 6, players).player(1, provisions=[10, 11, 12]).season_scoring()
    taken = ["water", "water", "date", "dinar", "dinar", "dinar"]
    for resource in taken:
        assert (game.seat, options(game)) == (0, ["take water", "take date", "take dinar"])
        play(game, f"take {resource}")
    if players == 3:
        assert game.seat == 1
        play(game, "take date", "take date", "take water")
    assert game.over  # after the provisions: three of each resource
    assert purse(game) == (6 + 2, 6 + 1, 6 + 3)
    assert purse(game, 1) == ((6 + 1, 6 + 2, 6) if players == 3 else (6, 6, 6))


# --- keshis ---------------------------------------------------------------------------------------


@rule("RVT-03")
def test_two_keshis_of_any_colours(edition: str) -> None:
    """One after the other, with bonus; in the Deluxe edition it may be declined (R3)."""
    game = winning(edition, 3, white=8, entertainers=range(1, 8)).season_scoring()
    assert "keshi white" not in options(game)
    assert ("done" in options(game)) == (edition == "deluxe")
    play(game, "keshi green")
    assert points(game, 0) == {"orchard": 1}
    play(game, "keshi pink")  # only the dinar space is free
    assert see(game, 0).entertainers == list(range(8))
    assert see(game, 0).dinars == 9 + 1 - 2  # two provision tiles
    assert see(game, 0).keshis["green"] == 1
    assert look(game)["season"] == 3


@rule("RVT-03")
def test_the_first_keshi_may_fill_its_sector(edition: str) -> None:
    game = winning(edition, 3, gray=7).season_scoring()
    play(game, "keshi gray")
    assert "keshi gray" not in options(game)
    assert "keshi yellow" in options(game)


@rule("RVT-07")
def test_a_vendor_of_choice(edition: str) -> None:
    game = winning(edition, 7, vendors=["river", "palace"]).season_scoring()
    assert options(game) == ["done", "deploy red"]
    play(game, "deploy red")
    free = [sector for sector in SECTORS[:8] if sector not in ("river", "palace")]
    assert options(game) == [f"vendor {sector}" for sector in free]
    play(game, "vendor square")
    assert see(game, 0).vendors == ["river", "palace", "square"]


@rule("RVT-07")
def test_the_vendor_may_be_declined(edition: str) -> None:
    game = winning(edition, 7).season_scoring()
    play(game, "done")
    assert see(game, 0).vendors == []


@rule("RVT-13")
@pytest.mark.parametrize(
    ("colour", "where"),
    [("pink", "entertainer 1"), ("brown", "caravan left"), ("beige", "")],
)
def test_an_entertainer_a_caravan_or_a_guard(edition: str, colour: str, where: str) -> None:
    game = winning(edition, 13, oases={"left 1": 7}).season_scoring()
    assert options(game) == ["keshi pink", "keshi brown", "keshi beige"]
    play(game, f"keshi {colour}", *([where] if where else []))
    seen = see(game, 0)
    assert seen.keshis[colour] == 1
    assert points(game, 0) == ({"square": 2} if colour == "pink" else {})
    assert seen.oases[0] == (7 if colour == "brown" else None)


@rule("RVT-13")
def test_only_sectors_with_room_are_offered(edition: str) -> None:
    game = winning(edition, 13, beige=8).season_scoring()
    assert options(game) == ["keshi pink", "keshi brown"]


@rule("RVT-07", "RVT-13")
@pytest.mark.parametrize("tile", [7, 13])
def test_without_room_there_is_no_keshi(edition: str, tile: int) -> None:
    """R173"""
    full: Facts = {"vendors": SECTORS[:8], "entertainers": range(1, 9), "beige": 8}
    game = winning(edition, tile, caravans=[3, 3, 2], **full).season_scoring()
    assert look(game)["phase"] == "next-provision"
    assert see(game, 0).keshis["red"] == 8


# --- actions --------------------------------------------------------------------------------------


@rule("RVT-01")
def test_any_sector_action(edition: str) -> None:
    """R170: at current values and usual costs; what can have no effect is not offered."""
    facts: Facts = {"green": 3, "white": 1, "beige": 1, "caravans": [1, 0, 0], "yellow": 1}
    game = winning(edition, 1, **facts).season_scoring()
    sectors = ["orchard", "palace", "medina", "sahara", "souk"]
    assert options(game) == ["done", *(f"sector {sector}" for sector in sectors)]
    play(game, "sector orchard")
    assert purse(game) == (9 - 1, 9 + 3 - 1, 9 - 1)  # after the provisions


@rule("RVT-01")
def test_the_granted_action_costs_what_it_costs(edition: str) -> None:
    game = winning(edition, 1, caravans=[0, 2, 0], dates=0, storage={1: "white"}).season_scoring()
    play(game, "sector sahara", "deploy white")  # right 2 costs a date too
    assert see(game, 0).claimed_places == [3]


def test_no_vendor_serves_water_for_the_granted_action(edition: str) -> None:
    """R170, R41"""
    game = winning(edition, 1, green=2, vendors=["orchard"], scrolls=[35, 50]).season_scoring()
    play(game, "sector orchard")
    assert see(game, 0).water == 9 - 1
    assert "scroll 50" not in points(game, 0)


@rule("RVT-01")
@pytest.mark.parametrize("possible", [True, False])
def test_the_sector_action_may_be_declined(edition: str, possible: bool) -> None:
    game = winning(edition, 1, green=2 if possible else 0).season_scoring()
    if possible:
        play(game, "done")
    assert see(game, 0).dates == 8
    assert look(game)["phase"] == "next-provision"


def test_the_display_is_refilled_after_the_granted_action(edition: str) -> None:
    """R46: right after the winner's chain of effects, not between its purchases."""
    table = winning(edition, 1, gray=2).scrolls_shown("gray", 13, 14, 15)
    game = table.season_scoring()
    play(game, "sector madrasa", "scroll 13")
    assert look(game)["scrolls"][0] == [0, 14, 15]
    play(game, "done")
    first, *others = look(game)["scrolls"][0]
    assert others == [14, 15]
    assert first not in (0, 13)


@rule("RVT-16")
def test_the_main_square_twice(edition: str) -> None:
    """Each time the disc turns first: 3 spectators face the points, then the water."""
    game = winning(edition, 16, entertainers=[1, 2], disc=0).season_scoring()
    assert options(game) == ["space 1", "space 2"]
    play(game, "space 1")
    assert points(game, 0) == {"square": 6}
    play(game, "space 2")
    assert see(game, 0).water == 9 + 3 - 2  # two provision tiles
    assert see(game, 0).disc == 2


@rule("RVT-16")
def test_no_main_square_without_an_entertainer(edition: str) -> None:
    game = winning(edition, 16, disc=0, scrolls=[29, 51]).season_scoring()
    assert (see(game, 0).disc, look(game)["season"]) == (0, 3)
    assert points(game, 0) == {}


def test_with_scroll_65_the_main_square_four_times(edition: str) -> None:
    """R67"""
    game = winning(edition, 16, entertainers=[1, 2], disc=0, scrolls=[65]).season_scoring()
    play(game, "space 1", "space 1", "space 1", "space 1")  # 3, 1, 2 and 3 spectators
    assert points(game, 0) == {"square": 2 * (3 + 1 + 2 + 3)}
    assert see(game, 0).disc == 4


@rule("RVT-11")
@pytest.mark.parametrize(("first", "second"), [("palace", "mosque"), ("mosque", "palace")])
def test_three_steps_and_one_on_a_staircase(edition: str, first: str, second: str) -> None:
    """R168: no split; R164: the second comes after the first."""
    game = winning(edition, 11, 3).season_scoring()
    assert (game.seat, options(game)) == (0, ["done", "advance palace", "advance mosque"])
    play(game, f"advance {first}")
    assert (game.seat, options(game)) == (1, ["done", "advance palace", "advance mosque"])
    play(game, f"advance {second}")
    assert game.over
    for seat, steps, stair in ((0, 3, first), (1, 1, second), (2, 0, "palace")):
        seen = see(game, seat)
        assert {name: getattr(seen, name) for name in ("palace", "mosque")} == {
            "palace": 0,
            "mosque": 0,
            stair: steps,
        }


@rule("RVT-11")
def test_the_first_resolves_his_climb_before_the_second(edition: str) -> None:
    """R164: with what a threshold brings."""
    game = winning(edition, 11, 3, palace=2).season_scoring()
    play(game, "advance palace")
    assert game.seat == 0
    play(game, "line points")
    assert points(game, 0) == {"lines": 1}
    assert game.seat == 1


@rule("RVT-11")
def test_the_climb_may_be_declined_and_two_players_have_no_second(edition: str) -> None:
    """R168"""
    game = winning(edition, 11).season_scoring()
    play(game, "done")
    assert game.over
    assert (see(game, 0).palace, see(game, 0).mosque) == (0, 0)


# --- oases ----------------------------------------------------------------------------------------


def four_claims(edition: str, **facts: Any) -> Scenario:
    """The winner has discovered four oases."""
    return winning(edition, 15, 3, caravans=[3, 1, 0], storage={1: "green"}, **facts)


@rule("RVT-15")
def test_two_oases_without_paying(edition: str) -> None:
    game = four_claims(edition).season_scoring()
    assert options(game) == [
        "oasis left 1", "oasis left 2", "oasis left 3", "oasis right 1", "done",
    ]  # fmt: skip
    play(game, "oasis left 3", "deploy green", "oasis right 1")
    assert see(game, 0).claimed_places == [2, 3]
    assert purse(game) == (7, 7, 7)  # only two provision tiles were paid
    assert points(game, 0) == {"orchard": 1}
    assert look(game)["season"] == 3


@rule("RVT-15")
@pytest.mark.parametrize("number", [0, 1])
def test_fewer_than_two_oases_may_be_claimed(edition: str, number: int) -> None:
    """R169"""
    game = four_claims(edition).season_scoring()
    play(game, *["oasis left 1", "done"] * number, "done")
    assert see(game, 0).claimed_places == [0][:number]
    assert look(game)["season"] == 3


@rule("RVT-15")
def test_without_a_discovered_oasis_nothing_is_claimed(edition: str) -> None:
    game = winning(edition, 15, caravans=[0, 0, 2]).season_scoring()
    assert (see(game, 0).claimed_oases, look(game)["season"]) == ([], 3)


def test_the_display_is_refilled_after_a_free_claim(edition: str) -> None:
    """R46, here after the yellow scroll of the sixth storage space."""
    table = winning(edition, 15, 3, caravans=[3, 3, 0], claimed=[1, 2, 3, 4, 5])
    game = table.scrolls_shown("yellow", 31, 32, 33).season_scoring()
    play(game, "oasis right 3", "scroll 32")
    shown = look(game)["scrolls"][1]
    assert (shown[0], shown[2]) == (31, 33)
    assert shown[1] not in (0, 32)


@rule("RVT-02", "SET-07")
def test_three_oases_lie_open_from_the_start(edition: str) -> None:
    game = Scenario(edition, 3).river_tiles(2, 4, 5).select()
    assert len(look(game)["open_oases"]) == 3


def season_over(game: Game) -> Game:
    """Play on to the next season: only then the open oases leave (SET-07)."""
    while look(game)["season"] == 1:
        play(game, options(game)[0])
    return game


@rule("RVT-02")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_winner_claims_an_open_oasis(edition: str, number: int) -> None:
    """R171: it goes to the next storage space, with its bonus. It is not discovered (R119)."""
    table = winning(edition, 2, scrolls=[68], storage={1: "green"})
    tiles = look(table.game)["open_oases"]
    game = table.season_scoring()
    assert options(game) == ["done", "open oasis 1", "open oasis 2", "open oasis 3"]
    play(game, f"open oasis {number}", "deploy green")
    seen = see(game, 0)
    assert seen.claimed_oases == [tiles[number - 1]]
    assert seen.storage[0] is None
    assert purse(game) == (8, 8, 8)
    assert points(game, 0) == {"orchard": 1}
    assert (seen.claimed_places, seen.keshis["brown"]) == ([], 0)
    assert look(season_over(game))["open_oases"] == []  # the others are gone


@rule("RVT-02")
def test_the_open_oasis_may_be_declined(edition: str) -> None:
    game = winning(edition, 2).season_scoring()
    play(game, "done")
    assert (see(game, 0).claimed_oases, look(season_over(game))["open_oases"]) == ([], [])


@rule("RVT-02")
def test_open_oases_leave_when_nobody_has_moved(edition: str) -> None:
    game = Scenario(edition).river_tiles(2, 4, 5).season_scoring()
    assert look(season_over(game))["open_oases"] == []


@rule("RVT-02")
def test_a_seventh_claimed_oasis_has_no_storage_space(edition: str) -> None:
    """R146"""
    table = winning(edition, 2, caravans=[3, 3, 0], claimed=[1, 2, 3, 4, 5, 6], white=1)
    game = table.season_scoring()
    play(game, "open oasis 1")
    assert look(game)["phase"] == "next-provision"
    assert len(see(game, 0).claimed_oases) == 7


# --- the head start -------------------------------------------------------------------------------


@rule("RVT-09")
def test_the_winner_starts_the_next_season_on_the_crocodile(edition: str) -> None:
    game = winning(edition, 9, 3).season_scoring()
    assert look(game)["season"] == 3
    assert [see(game, seat).fisherman for seat in range(3)] == [4, 0, 0]
    assert look(game)["river_order"] == [0]


@rule("RVT-09")
def test_who_comes_to_the_crocodile_later_stands_behind(edition: str) -> None:
    """R53"""
    game = winning(edition, 9).player(1, turquoise=1).season_scoring()
    play_on(game, 1, "use river", "select turquoise", "select green", "select gray")
    play(game, "use river", "sector action")
    while see(game, 1).fisherman < 4:
        play(game, "step for water")
    assert see(game, 0).fisherman == see(game, 1).fisherman == 4
    assert look(game)["river_order"] == [0, 1]


# --- two bonuses ----------------------------------------------------------------------------------


@rule("RVT-12")
@pytest.mark.parametrize(("prize", "expected"), [("prize 1", [3, 2, 0]), ("prize 2", [5, 1, 0])])
def test_gates_or_the_green_value(edition: str, prize: str, expected: list[int]) -> None:
    table = winning(edition, 12, 3, beige=5, green=5)
    table.player(0, gates={"river": "red", "souk": "red", "palace": "gray"})
    table.player(1, beige=1, gates={"river": "gray"}, green=2)
    table.player(2, green=8)
    game = table.season_scoring()
    play(game, prize)
    assert gains(game, 12) == expected


@rule("RVT-17")
@pytest.mark.parametrize("prize", ["prize 1", "prize 2"])
def test_resources_for_entertainers_or_vendors(edition: str, prize: str) -> None:
    """A date and a dinar for each entertainer, or a water and a date for each vendor."""
    table = winning(edition, 17, 3, entertainers=[1, 2, 3], vendors=["river", "souk"])
    table.player(1, entertainers=[5], vendors=SECTORS[:4], provisions=[10, 11, 12])
    game = table.season_scoring()
    play(game, prize)
    expected = {"prize 1": [(0, 3, 3), (4, 4, 0)], "prize 2": [(2, 2, 0), (0, 1, 1)]}[prize]
    for seat, (water, dates, dinars) in enumerate(expected):
        # three provision tiles are paid: three of each resource
        assert purse(game, seat) == (6 + water, 6 + dates, 6 + dinars)


@rule("RVT-18")
@pytest.mark.parametrize(
    ("prize", "expected"), [("prize 1", [23 // 4, 2 * 1]), ("prize 2", [2 * 3, 8 // 4])]
)
def test_keshis_or_luxury_goods(edition: str, prize: str, expected: list[int]) -> None:
    """R172: goods count too; R157: guards, caravans, vendors, but not the storage row."""
    table = winning(edition, 18, 3, luxuries=[1, 2, 6], storage={1: "white", 5: "red"})
    table.player(0, green=5, white=3, beige=2, gates={"river": "red"}, entertainers=[1, 8])
    table.player(0, caravans=[1, 1, 1], vendors=["river", "souk"], yellow=4, purple=2)
    table.player(1, turquoise=8, luxuries=[7])
    game = table.season_scoring()
    play(game, prize)
    assert gains(game, 18) == [*expected, 0]


@rule("RVT-18")
@pytest.mark.parametrize(("gray", "expected"), [(3, 0), (4, 1), (7, 1), (8, 2)])
def test_a_quarter_is_rounded_down(edition: str, gray: int, expected: int) -> None:
    game = winning(edition, 18, gray=gray).season_scoring()
    play(game, "prize 1")
    assert gains(game, 18) == [expected, 0]


@rule("RVT-12", "RVT-17", "RVT-18")
@pytest.mark.parametrize("tile", [12, 17, 18])
def test_with_two_players_only_the_first_gains(edition: str, tile: int) -> None:
    table = winning(edition, tile).player(
        1, green=8, entertainers=[1], vendors=["river"], provisions=[10, 11, 12]
    )
    game = table.season_scoring()
    play(game, "prize 1")
    assert gains(game, tile) == [0, 0]
    assert purse(game, 1) == (6, 6, 6)
