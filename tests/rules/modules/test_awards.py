"""Award tiles: what spectators are traded for at the end of a season."""

from typing import Any

import pytest

from marrakesh import Game
from marrakesh.rules.words import COLOURS, SECTORS
from scenario import Scenario, happened, look, options, play, play_on, points, see

rule = pytest.mark.rule
Facts = dict[str, Any]

SIDES: dict[str, tuple[str, ...]] = {
    "1a": ("gray", "green", "white", "black", "brown"),
    "1b": ("red", "pink", "beige", "turquoise", "gray"),
    "2a": ("beige", "turquoise", "black", "pink", "white"),
    "2b": ("white", "brown", "green", "gray", "red"),
    "3a": ("black", "red", "turquoise", "brown", "pink"),
    "3b": ("green", "beige", "gray", "white", "black"),
    "4a": ("turquoise", "white", "pink", "beige", "green"),
    "4b": ("brown", "gray", "red", "green", "turquoise"),
    "5a": ("pink", "black", "brown", "red", "beige"),
    "5b": ("gray", "turquoise", "white", "pink", "brown"),
    "6a": ("red", "green", "black", "white", "gray"),
    "6b": ("beige", "brown", "turquoise", "black", "pink"),
}
"""The colours of each side: for dung, then for one to four keshis."""

TAKE = ["take water", "take date", "take dinar"]
GOODS = ["goods yellow", "goods orange", "goods purple"]


def payout(edition: str, side: str, players: int = 2, *others: str, **choices: Any) -> Scenario:
    """Seat 0 leads; the next seat waits for its turn with a spectator worth something."""
    table = Scenario(edition, players, modules=["camels", *others], **choices)
    for seat in range(players):
        table.player(seat, water=0, dates=0, dinars=0)
    table.player(0, camel=3).player(1, camel=1, column=[SIDES[side][1]])
    rest = [other for other in ("1a", "2a", "3a") if other[0] != side[0]]
    return table.awards(side, *rest[: 3 - choices.get("season", 1)])


def price(side: str, keshis: int) -> list[str]:
    """The depicted colour and others, all different."""
    colour = SIDES[side][keshis]
    return [colour, *(other for other in COLOURS[:9] if other != colour)][:keshis]


def trade(game: Game, keshis: int) -> None:
    """Trade so many keshis; of the others the first possible ones."""
    play(game, f"award for {keshis}")
    while options(game)[0].startswith("discard"):
        play(game, options(game)[0])


def awarded(table: Scenario, side: str, keshis: int) -> Game:
    """Seat 0 has just what an award costs, and takes it."""
    game = table.player(0, column=price(side, keshis)).season_payout()
    assert game.seat == 0
    trade(game, keshis)
    assert see(game, 0).spectator_column == []
    return game


def purse(game: Game, seat: int = 0) -> tuple[int, int, int]:
    seen = see(game, seat)
    return seen.water, seen.dates, seen.dinars


def waiting(game: Game) -> bool:
    """Whether seat 0 is through and the next seat chooses awards."""
    return game.seat == 1 and "award for 1" in options(game)


# --- the market -----------------------------------------------------------------------------------


@rule("AWD-01")
def test_any_number_of_times_or_not_at_all(edition: str) -> None:
    table = payout(edition, "1a").player(0, column=["green", "green", "green", "red"])
    game = table.season_payout()
    assert options(game) == ["done", "award for 1"]
    for traded in (1, 2):
        play(game, "award for 1")
        assert points(game, 0) == {"awards": 2 * traded}
    assert sorted(see(game, 0).spectator_column) == ["green", "red"]
    play(game, "done")
    assert waiting(game)
    play(game, "done")
    assert points(game, 1).get("awards", 0) == 0
    assert see(game, 1).spectator_column == ["green"]


@rule("AWD-01")
def test_only_the_active_tile_counts(edition: str) -> None:
    """Turquoise and red are worth something on the tiles to come."""
    game = payout(edition, "1a").player(0, column=["turquoise", "red"]).season_payout()
    assert game.seat == 1  # seat 0 has nothing to trade


@rule("AWD-13")
@pytest.mark.parametrize(("season", "left"), [(1, ["5b", "3a"]), (2, ["3a"]), (3, [])])
def test_the_tile_is_discarded_after_the_payout(edition: str, season: int, left: list[str]) -> None:
    table = payout(edition, "1a", season=season).awards("1a", *left)
    game = table.season_payout()
    assert look(game)["awards"] == ["1a", *left]
    assert look(game)["phase"] == "awards"
    play(game, "done")
    assert look(game)["awards"] == left


@rule("AWD-03", "CAM-22")
@pytest.mark.parametrize("side", SIDES)
def test_a_keshi_of_the_second_colour_removes_one_dung(edition: str, side: str) -> None:
    """R4: without dung it is not offered."""
    colour = SIDES[side][0]
    game = payout(edition, side).player(0, dung=2, column=[colour] * 3).season_payout()
    play(game, "award for dung")
    assert see(game, 0).camel["dung"] == 1
    play(game, "award for dung")
    assert see(game, 0).camel["dung"] == 0
    assert see(game, 0).spectator_column == [colour]
    assert "award for dung" not in options(game)


@rule("AWD-03")
def test_dung_of_this_payout_can_be_removed_at_once(edition: str) -> None:
    table = payout(edition, "1a").player(0, camel=0, column=["gray"]).player(1, camel=24)
    game = table.season_payout()
    play(game, "done")
    assert see(game, 0).camel["dung"] == 4
    play(game, "award for dung")
    assert see(game, 0).camel["dung"] == 3


@rule("AWD-04")
@pytest.mark.parametrize(
    ("column", "possible"),
    [
        (["white"], False),
        (["white", "white"], True),
        (["white", "red"], True),
        (["white", "nomad"], True),
        (["black", "red"], False),
    ],
)
def test_two_keshis(edition: str, column: list[str], possible: bool) -> None:
    game = payout(edition, "1a", 2, "nomads").player(0, column=column).season_payout()
    assert (game.seat == 0 and "award for 2" in options(game)) == possible
    if possible:
        play(game, "award for 2")
        assert points(game, 0) == {"awards": 3}
        assert see(game, 0).spectator_column == []


@rule("AWD-04")
def test_the_second_keshi_is_of_choice(edition: str) -> None:
    column = ["white", "white", "red", "brown"]
    game = payout(edition, "1a").player(0, column=column).season_payout()
    play(game, "award for 2")
    assert options(game) == ["discard white", "discard brown", "discard red"]
    assert points(game, 0) == {}  # the price comes first
    play(game, "discard brown")
    assert see(game, 0).spectator_column == ["white", "red"]
    assert points(game, 0) == {"awards": 3}


@rule("AWD-06", "AWD-08")
@pytest.mark.parametrize(
    ("keshis", "column", "possible"),
    [
        (3, ["black", "green", "red"], True),
        (3, ["black", "green", "green"], False),
        (3, ["black", "black", "green"], True),  # R217
        (3, ["black", "black", "black"], False),
        (3, ["black", "green", "nomad"], True),
        (3, ["black", "nomad", "nomad"], False),
        (3, ["gray", "green", "red"], False),
        (3, ["black", "green"], False),
        (4, ["brown", "green", "red", "white"], True),
        (4, ["brown", "brown", "red", "white"], True),  # R217
        (4, ["brown", "green", "red", "red"], False),
        (4, ["brown", "brown", "brown", "white"], False),
        (4, ["brown", "green", "red", "nomad"], True),
        (4, ["brown", "green", "red"], False),
    ],
)
def test_three_and_four_keshis(
    edition: str, keshis: int, column: list[str], possible: bool
) -> None:
    """The others are of different colours; nomads are a colour of their own."""
    game = payout(edition, "1a", 2, "nomads").player(0, column=column).season_payout()
    assert (game.seat == 0 and f"award for {keshis}" in options(game)) == possible


@rule("AWD-06", "AWD-08", "CAM-06")
def test_no_colour_is_discarded_twice_among_the_others(edition: str) -> None:
    """A nomad goes back to the nomad board."""
    column = ["brown", "brown", "red", "red", "nomad", "black"]
    game = payout(edition, "1a", 2, "nomads").player(0, column=column).season_payout()
    assert look(game)["nomads"]["supply"] == 19
    play(game, "award for 4")
    assert options(game) == [f"discard {c}" for c in ("black", "brown", "red", "nomad")]
    play(game, "discard nomad")
    assert options(game) == ["discard black", "discard brown", "discard red"]
    play(game, "discard red")
    assert options(game) == ["discard black", "discard brown"]
    play(game, "discard brown")
    assert see(game, 0).spectator_column == ["red", "black"]
    assert points(game, 0) == {"awards": 8}
    assert look(game)["nomads"]["supply"] == 20


# --- plain benefits -------------------------------------------------------------------------------


@rule("AWD-02", "AWD-05", "AWD-07", "AWD-09")
@pytest.mark.parametrize(
    ("side", "keshis", "worth"),
    [
        ("1a", 1, 2), ("4a", 1, 2),
        ("1a", 2, 3), ("5b", 2, 3),
        ("1a", 3, 5),
        ("1a", 4, 8), ("4a", 4, 8),
    ],
)  # fmt: skip
def test_points(edition: str, side: str, keshis: int, worth: int) -> None:
    game = awarded(payout(edition, side), side, keshis)
    assert waiting(game)
    assert points(game, 0) == {"awards": worth}
    assert purse(game) == (0, 0, 0)


@rule("AWD-02", "AWD-05", "AWD-07")
@pytest.mark.parametrize(
    ("side", "keshis", "resources", "worth"),
    [
        ("1b", 1, (0, 0, 2), 0), ("4b", 1, (0, 0, 2), 0),
        ("2a", 1, (2, 0, 0), 0), ("5a", 1, (2, 0, 0), 0),
        ("2b", 1, (0, 2, 0), 0), ("5b", 1, (0, 2, 0), 0),
        ("1b", 2, (0, 0, 4), 0),
        ("4a", 2, (2, 0, 0), 2),
        ("1b", 3, (3, 3, 0), 0),
        ("4a", 3, (3, 0, 3), 0),
        ("4b", 3, (0, 3, 3), 0),
    ],
)  # fmt: skip
def test_resources(
    edition: str, side: str, keshis: int, resources: tuple[int, int, int], worth: int
) -> None:
    game = awarded(payout(edition, side), side, keshis)
    assert waiting(game)
    assert purse(game) == resources
    assert points(game, 0).get("awards", 0) == worth


@rule("AWD-02", "AWD-05", "AWD-07")
@pytest.mark.parametrize(
    ("side", "keshis", "number"),
    [("3a", 1, 1), ("6a", 1, 1), ("3b", 2, 3), ("6a", 2, 3), ("2a", 3, 5)],
)
def test_resources_of_choice(edition: str, side: str, keshis: int, number: int) -> None:
    game = awarded(payout(edition, side), side, keshis)
    for resource in ["date", "water", "dinar", "date", "date"][:number]:
        assert (game.seat, options(game)) == (0, TAKE)
        play(game, f"take {resource}")
    assert waiting(game)
    assert purse(game) == [(0, 1, 0), (), (1, 1, 1), (), (1, 3, 1)][number - 1]


@rule("AWD-02")
@pytest.mark.parametrize("side", ["3b", "6b"])
def test_two_goods_of_one_colour(edition: str, side: str) -> None:
    """R61"""
    game = awarded(payout(edition, side), side, 1)
    assert options(game) == GOODS
    play(game, "goods orange")
    assert waiting(game)
    assert see(game, 0).goods == {"yellow": 0, "orange": 2, "purple": 0}


@rule("AWD-07")
def test_three_goods_of_any_colours(edition: str) -> None:
    """R61"""
    game = awarded(payout(edition, "6a"), "6a", 3)
    for goods in ("purple", "orange", "purple"):
        assert (game.seat, options(game)) == (0, GOODS)
        play(game, f"goods {goods}")
    assert waiting(game)
    assert see(game, 0).goods == {"yellow": 0, "orange": 1, "purple": 2}


# --- steps ----------------------------------------------------------------------------------------


@rule("AWD-05")
@pytest.mark.parametrize(
    ("side", "track"),
    [("2a", "palace"), ("4b", "mosque"), ("2b", "fisherman"), ("6b", "fisherman")],
)
def test_two_steps(edition: str, side: str, track: str) -> None:
    game = awarded(payout(edition, side), side, 2)
    assert waiting(game)
    assert getattr(see(game, 0), track) == 2


@rule("AWD-05")
def test_award_steps_cross_thresholds(edition: str) -> None:
    game = awarded(payout(edition, "2a").player(0, palace=3), "2a", 2)
    assert purse(game) == (0, 0, 1)
    play(game, "line points")
    assert (see(game, 0).palace, points(game, 0)) == (5, {"lines": 1})


@rule("AWD-05")
def test_award_steps_of_the_river_may_be_extended_with_water(edition: str) -> None:
    game = awarded(payout(edition, "2b").player(0, water=1), "2b", 2)
    play(game, "step for water")
    assert see(game, 0).fisherman == 3


TRACKS = {"palace": "palace", "mosque": "mosque", "river": "fisherman"}


@rule("AWD-07", "AWD-09", "AWD-10")
@pytest.mark.parametrize(
    ("side", "keshis", "steps", "tracks"),
    [
        ("2b", 3, 4, ["river", "mosque"]),
        ("5a", 3, 4, ["palace", "mosque"]),
        ("5b", 3, 4, ["river", "palace"]),
        ("2b", 4, 6, ["palace", "mosque", "river"]),
        ("5b", 4, 6, ["palace", "mosque", "river"]),
    ],
)
def test_split_steps(edition: str, side: str, keshis: int, steps: int, tracks: list[str]) -> None:
    """All on one track, or split in any way among the depicted ones."""
    for track in tracks:
        game = awarded(payout(edition, side), side, keshis)
        assert sorted(options(game)) == sorted(f"advance {t}" for t in tracks)
        play(game, f"advance {track}")
        assert options(game) == [f"steps {n}" for n in range(1, steps + 1)]
        play(game, f"steps {steps}")
        while game.seat == 0:  # what thresholds ask
            play(game, "done")
        assert waiting(game)
        assert getattr(see(game, 0), TRACKS[track]) == steps
        others = [getattr(see(game, 0), TRACKS[t]) for t in TRACKS if t != track]
        assert others == [0, 0]


@rule("AWD-10")
def test_steps_over_three_tracks(edition: str) -> None:
    """R221: the rest goes to the tracks not chosen yet, and must be made in full."""
    game = awarded(payout(edition, "2b"), "2b", 4)
    play(game, "advance mosque", "steps 2")
    assert sorted(options(game)) == ["advance palace", "advance river"]
    play(game, "advance river", "steps 1")
    assert waiting(game)
    seen = see(game, 0)
    assert (seen.mosque, seen.fisherman, seen.palace) == (2, 1, 3)


@rule("AWD-10")
def test_each_track_is_one_movement(edition: str) -> None:
    """R221: scroll 48 lengthens both climbs."""
    game = awarded(payout(edition, "5a").player(0, scrolls=[48]), "5a", 3)
    play(game, "advance palace", "steps 2", "extra step")
    assert see(game, 0).palace == 3
    play(game, "extra step")
    assert see(game, 0).mosque == 3
    assert waiting(game)


# --- the main square ------------------------------------------------------------------------------


@rule("AWD-05", "AWD-07")
@pytest.mark.parametrize(
    ("side", "keshis", "scrolls", "spaces"),
    [
        ("5a", 2, [], [2, 3, 6]),
        ("3b", 3, [], [5, 8]),
        ("5a", 2, [31], [1, 4, 7]),  # R64
        ("3b", 3, [31], [2, 3, 6]),
    ],
)
def test_a_spectator_bonus(
    edition: str, side: str, keshis: int, scrolls: list[int], spaces: list[int]
) -> None:
    """R220: exactly so many spectators; no turn of the disc, no entertainer."""
    game = awarded(payout(edition, side).player(0, disc=0, scrolls=scrolls), side, keshis)
    assert options(game) == [f"space {space}" for space in spaces]
    play(game, f"space {spaces[-1]}")
    if spaces[-1] == 6:
        play(game, "goods yellow")
        assert see(game, 0).goods["yellow"] == keshis
    elif spaces[-1] == 8:
        assert see(game, 0).dinars == 3
    else:
        assert see(game, 0).palace == 2
    assert see(game, 0).disc == 0
    assert waiting(game)


# --- oases ----------------------------------------------------------------------------------------


@rule("AWD-07", "AWD-09")
@pytest.mark.parametrize(("side", "keshis", "claims"), [("3a", 3, 1), ("2a", 4, 2), ("5a", 4, 2)])
def test_free_oases(edition: str, side: str, keshis: int, claims: int) -> None:
    """R123: they fill the storage row, with what it gives."""
    table = payout(edition, side, 3).player(0, caravans=[2, 1, 0], storage={1: "black"})
    game = awarded(table, side, keshis)
    assert options(game) == ["oasis left 1", "oasis left 2", "oasis right 1"]
    play(game, "oasis right 1", "deploy black", "deploy black")
    if claims == 2:
        assert options(game) == ["oasis left 1", "oasis left 2"]
        play(game, "oasis left 1")
    assert waiting(game)
    assert see(game, 0).claimed_places == [0, 3][-claims:]
    assert see(game, 0).keshis["black"] == 1
    assert purse(game) == (0, 0, 0)


@rule("AWD-09")
def test_two_free_oases_with_only_one_there(edition: str) -> None:
    """R123: as many as possible."""
    game = awarded(payout(edition, "2a", 3).player(0, caravans=[0, 1, 0]), "2a", 4)
    assert see(game, 0).claimed_places == [3]


@rule("AWD-07", "AWD-09")
@pytest.mark.parametrize(("side", "keshis"), [("3a", 3), ("2a", 4)])
@pytest.mark.parametrize(("caravans", "possible"), [([1, 0, 0], True), ([0, 0, 2], False)])
def test_an_award_without_effect_is_not_offered(
    edition: str, side: str, keshis: int, caravans: list[int], possible: bool
) -> None:
    """R4: nothing is discovered."""
    table = payout(edition, side).player(0, caravans=caravans, column=price(side, keshis))
    game = table.season_payout()
    offered = game.seat == 0 and f"award for {keshis}" in options(game)
    assert offered == possible


# --- scrolls and luxury goods from stacks ---------------------------------------------------------

ACADEMY = {"gray": 0, "yellow": 1, "pink": 2}
PERMANENT = {*range(13, 19), *range(22, 30), *range(31, 37), 44, 45, 46, 48, 49, 50, 51, 52, 54, 56}


def stack_of(table: Scenario, colour: str, place: int) -> list[int]:
    """All scrolls of a stack, the face-up one included."""
    stack = 3 * ACADEMY[colour] + place
    return sorted([*table.table.scroll_stacks[stack], table.table.scrolls[stack]])


@rule("AWD-05", "AWD-07", "AWD-09", "AWD-11")
@pytest.mark.parametrize(
    ("side", "keshis", "colour", "size"),
    [("3a", 2, "gray", 7), ("6b", 3, "yellow", 7), ("3b", 4, "pink", 6), ("6b", 4, "pink", 6)],
)
def test_a_free_scroll_of_any_place_in_a_stack(
    edition: str, side: str, keshis: int, colour: str, size: int
) -> None:
    """R222: without scholars and dates; the face-up tile belongs to its stack (ESS-13)."""
    table = payout(edition, side)
    tiles = stack_of(table, colour, 1)
    others = [stack_of(table, colour, place) for place in (0, 2)]
    game = awarded(table, side, keshis)
    assert options(game) == ["done", "stack 1", "stack 2", "stack 3"]
    play(game, "stack 2")
    assert options(game) == [f"scroll {tile}" for tile in tiles]
    assert len(tiles) == size
    scroll = next(tile for tile in tiles if tile in PERMANENT)
    events = play(game, f"scroll {scroll}")
    assert waiting(game)
    assert see(game, 0).scrolls == [scroll]
    academy = look(game)["scrolls"][ACADEMY[colour]]
    assert academy[1] in set(tiles) - {scroll}
    assert happened(events, "scroll-shown") == [
        {"tile": academy[1], "place": 3 * ACADEMY[colour] + 1}
    ]
    assert look(game)["scroll_stacks"][ACADEMY[colour]] == [size - 1, size - 2, size - 1]
    assert [stack_of(table, colour, place) for place in (0, 2)] == others


@rule("AWD-11")
def test_the_rest_of_the_stack_is_shuffled(edition: str) -> None:
    """Scroll 14 lies under 13, but is not always the next one; the tile shown may go below."""
    shown = set()
    for seed in range(12):
        table = payout(edition, "3a", seed=seed).scrolls_shown("gray", 13).next_scroll(0, 14)
        game = awarded(table, "3a", 2)
        play(game, "stack 1", "scroll 14")
        shown.add(look(game)["scrolls"][0][0])
    assert len(shown - {13}) > 1


@rule("AWD-11", "MAD-07")
def test_an_emptied_stack_is_filled_from_the_largest_other_one(edition: str) -> None:
    table = payout(edition, "3a").scrolls_shown("gray", 13, 14, 15)
    table.next_scroll(1, 16, 17, 18).scroll_stack_of(0, 0).scroll_stack_of(1, 3)
    game = awarded(table.scroll_stack_of(2, 1), "3a", 2)
    play(game, "stack 1")  # it has a single tile
    assert waiting(game)
    assert see(game, 0).scrolls == [13]
    assert look(game)["scrolls"][0] == [17, 14, 15]
    assert look(game)["scroll_stacks"][0] == [1, 1, 1]


@rule("AWD-05")
def test_an_instant_scroll_acts_and_its_keshi_may_join_the_spectators(edition: str) -> None:
    """R128: the column it joins can be traded at once."""
    game = awarded(payout(edition, "3a").scrolls_shown("gray", 9), "3a", 2)
    play(game, "stack 1", "scroll 9", "to the spectators")
    assert see(game, 0).spectator_column == ["red"]
    assert see(game, 0).camel["step"] == 4
    assert options(game) == ["done", "award for 1"]


@rule("AWD-05", "AWD-07", "AWD-09")
@pytest.mark.parametrize(("side", "keshis"), [("3a", 2), ("3a", 4)])
def test_a_tile_of_a_stack_may_be_declined(edition: str, side: str, keshis: int) -> None:
    """R3"""
    game = awarded(payout(edition, side), side, keshis)
    play(game, "done")
    assert waiting(game)


@rule("AWD-09", "AWD-11")
@pytest.mark.parametrize("side", ["3a", "6a"])
def test_a_luxury_good_for_three_goods_less(edition: str, side: str) -> None:
    """R222: any tile of a shop; tile 2 costs 1 orange, and is free."""
    game = awarded(payout(edition, side).luxuries_shown(2), side, 4)
    assert options(game) == ["done", *(f"stack {shop}" for shop in range(1, 6))]
    play(game, "stack 1")
    assert "luxury 2" in options(game)
    play(game, "luxury 2")
    assert waiting(game)
    assert see(game, 0).luxury == [2]
    assert points(game, 0) == {"slipper": 2}
    assert purse(game) == (1, 0, 0)
    assert look(game)["luxury_stacks"] == [3, 4, 4, 4, 4]
    assert look(game)["luxury"][0] not in (0, 2)


def four_goods(table: Scenario) -> tuple[int, list[int]]:
    """A luxury good that costs four goods, and its price in yellow, orange and purple."""
    costs = table.table.values.luxury_cost
    return next((tile, costs[tile]) for tile in range(1, 26) if sum(costs[tile]) == 4)


@rule("AWD-09")
@pytest.mark.parametrize(
    ("yellow", "orange", "possible"), [(0, 0, False), (1, 0, True), (0, 1, True), (1, 1, True)]
)
def test_the_discount_leaves_a_rest_to_pay(
    edition: str, yellow: int, orange: int, possible: bool
) -> None:
    """R92: a tile of four goods, of which the payer chooses what is left out."""
    table = payout(edition, "3a").player(0, yellow=yellow, orange=orange)
    tile, cost = four_goods(table)
    assert min(cost[:2]) > 0
    game = awarded(table.luxuries_shown(tile), "3a", 4)
    play(game, "stack 1")
    assert (game.seat == 0 and f"luxury {tile}" in options(game)) == possible
    if possible:
        play(game, f"luxury {tile}")
        while game.seat == 0:
            play(game, options(game)[0])
        assert see(game, 0).luxury == [tile]
        assert sum(see(game, 0).goods.values()) == yellow + orange - 1


@rule("AWD-09", "XP2-04")
def test_the_discount_adds_up_with_the_imam(edition: str) -> None:
    """R92"""
    table = payout(edition, "3a", 2, "imam-sultan").player(0, mosque=9).pawn("mosque", 0)
    tile, _ = four_goods(table)
    game = awarded(table.luxuries_shown(tile), "3a", 4)
    play(game, "stack 1", f"luxury {tile}")
    assert see(game, 0).luxury == [tile]
    assert waiting(game)


@rule("AWD-11", "SOU-07")
def test_an_emptied_shop_is_filled_from_the_largest_other_one(edition: str) -> None:
    """All have 5 tiles but the first; its left neighbour gives the lower half of them."""
    table = payout(edition, "3a").luxuries_shown(2).next_luxury(1, 3, 4, 5, 6)
    game = awarded(table.luxury_stack_of(0, 0), "3a", 4)
    play(game, "stack 1", "luxury 2")
    assert waiting(game)
    assert look(game)["luxury"][0] == 5
    assert look(game)["luxury_stacks"] == [1, 2, 4, 4, 4]


@rule("AWD-11")
def test_a_shop_looked_through_is_shuffled_though_nothing_was_bought(edition: str) -> None:
    shown = set()
    for seed in range(12):
        game = awarded(payout(edition, "3a", seed=seed).luxuries_shown(2), "3a", 4)
        play(game, "stack 1", "done")
        assert waiting(game)
        assert look(game)["luxury_stacks"] == [4] * 5
        shown.add(look(game)["luxury"][0])
    assert len(shown) > 2


# --- the river season bonus -----------------------------------------------------------------------


def river_bonus(edition: str, tile: int, *others: str, **facts: Any) -> Game:
    """Seat 0 did not win the river tile, but has traded four spectators for its bonus."""
    season = {1: 1, 2: 1, 7: 1, 9: 2, 4: 2, 15: 2, 5: 3, 11: 3, 12: 3, 17: 3, 18: 3}[tile]
    tiles = [8, 10, 6]
    tiles[season - 1] = tile
    table = payout(edition, "4b", 3, *others, season=season).river_tiles(*tiles)
    return awarded(table.player(0, **facts), "4b", 4)


@rule("AWD-09")
@pytest.mark.parametrize("side", ["1b", "4b"])
@pytest.mark.parametrize(("season", "tile", "worth"), [(1, 8, 3), (2, 4, 5), (3, 5, 7)])
def test_the_river_bonus_of_the_season(
    edition: str, side: str, season: int, tile: int, worth: int
) -> None:
    """R219: of the tile just evaluated; in season 3 the better one of its bonuses."""
    table = payout(edition, side, season=season).river_tiles(8, 4, 5)
    game = awarded(table, side, 4)
    assert waiting(game)
    assert points(game, 0) == {f"river tile {tile:02}": worth}


@rule("AWD-09", "RVT-02")
def test_river_tile_02_gives_one_of_the_open_oases_left(edition: str) -> None:
    """R219: the winner has taken one before."""
    table = payout(edition, "4b", season=1).river_tiles(2, 4, 5)
    table.player(1, fisherman=5).player(0, column=price("4b", 4))
    first = look(table.game)["open_oases"]
    game = table.season_scoring()
    play(game, "open oasis 2", "done")  # without the keshi of the storage row
    left = [first[0], first[2]]
    assert game.seat == 0
    trade(game, 4)
    assert options(game) == ["done", "open oasis 1", "open oasis 2"]
    play(game, "open oasis 2")
    assert see(game, 0).claimed_oases == [left[1]]
    assert look(game)["open_oases"] == left[:1]


@rule("AWD-09", "AWD-14", "RVT-09")
@pytest.mark.parametrize(("side", "start"), [("2b", 4), ("5b", 6)])
def test_river_tile_09_never_moves_a_fisherman_backwards(
    edition: str, side: str, start: int
) -> None:
    """Two steps after the return are less than the crocodile's 4, six are more."""
    keshis = 2 if side == "2b" else 4
    table = payout(edition, side, season=2).river_tiles(8, 9, 5).player(0, fisherman=7)
    game = table.player(0, column=price(side, keshis)).season_scoring()
    trade(game, keshis)
    if keshis == 4:
        play(game, "advance river", "steps 6")
    play_on(game, 0, "select pink")
    assert look(game)["season"] == 3
    assert see(game, 0).fisherman == start


@rule("AWD-09", "RVT-09")
def test_river_tile_09_gained_as_an_award(edition: str) -> None:
    """R219: also without having won it; several may start on the crocodile."""
    game = river_bonus(edition, 9)
    play_on(game, 0, "select pink")
    assert [see(game, seat).fisherman for seat in (0, 1, 2)] == [4, 0, 0]


@rule("AWD-09", "RVT-12", "RVT-17", "RVT-18")
@pytest.mark.parametrize(
    ("tile", "prize", "gained"),
    [
        (12, 1, 1), (12, 2, 3),
        (18, 1, (3 + 1 + 2 + 3) // 4), (18, 2, 4),
    ],
)  # fmt: skip
def test_in_season_3_either_bonus_of_the_tile(
    edition: str, tile: int, prize: int, gained: int
) -> None:
    """R219: nobody else gets the other one."""
    facts: Facts = {"green": 3, "beige": 1, "gates": {"river": "red"}, "luxuries": [1, 2]}
    game = river_bonus(edition, tile, **facts, vendors=["river", "palace"], purple=3)
    assert options(game) == ["prize 1", "prize 2"]
    play(game, f"prize {prize}")
    assert waiting(game)
    assert points(game, 0) == {f"river tile {tile}": gained}
    assert points(game, 1) == points(game, 2) == {}


@rule("AWD-09", "RVT-17")
@pytest.mark.parametrize(("prize", "resources"), [(1, (0, 2, 2)), (2, (1, 1, 0))])
def test_river_tile_17_as_an_award(
    edition: str, prize: int, resources: tuple[int, int, int]
) -> None:
    """R219"""
    game = river_bonus(edition, 17, entertainers=[1, 2], vendors=["river"])
    play(game, f"prize {prize}")
    assert purse(game) == resources


@rule("AWD-09")
def test_several_players_may_gain_the_river_bonus(edition: str) -> None:
    """R219: besides the winner."""
    table = payout(edition, "4b", season=2).river_tiles(8, 4, 5)
    table.player(1, fisherman=5, column=price("4b", 4)).player(0, column=price("4b", 4))
    game = table.season_scoring()
    trade(game, 4)
    assert game.seat == 1
    trade(game, 4)
    assert points(game, 0)["river tile 04"] == 5
    assert points(game, 1)["river tile 04"] == 10


@rule("AWD-09")
@pytest.mark.parametrize(
    ("tile", "facts", "possible"),
    [
        (15, {"caravans": [1, 0, 0]}, True),
        (15, {"caravans": [0, 0, 1]}, False),
        (16, {"entertainers": [3]}, True),
        (16, {}, False),
        (7, {"vendors": SECTORS[:8]}, True),  # among the spectators there is room
        (13, {}, True),
        (1, {"white": 1}, True),
        (1, {}, False),
    ],
)
def test_a_river_bonus_without_effect_is_not_offered(
    edition: str, tile: int, facts: Facts, possible: bool
) -> None:
    """R4"""
    tiles = (8, tile, 5) if tile in (15, 16) else (tile, 4, 5)
    table = payout(edition, "4b", season=1 + tiles.index(tile)).river_tiles(*tiles)
    game = table.player(0, column=price("4b", 4), **facts).season_payout()
    assert ("award for 4" in options(game)) == possible
    assert game.seat == 0


# --- the river after the evaluation ---------------------------------------------------------------


@rule("AWD-14", "SEA-06")
def test_award_steps_are_a_lead_for_the_next_season(edition: str) -> None:
    table = payout(edition, "2b").river_tiles(8, 4, 5).player(0, fisherman=9)
    game = table.player(0, column=price("2b", 2)).season_scoring()
    assert see(game, 0).fisherman == 0
    trade(game, 2)
    assert see(game, 0).fisherman == 2
    play_on(game, 0, "select pink")
    assert look(game)["season"] == 2
    assert (see(game, 0).fisherman, look(game)["river_order"]) == (2, [0])


@rule("AWD-14")
def test_season_3_goes_on_from_the_evaluation(edition: str) -> None:
    """The jetty is reached: its spot, oasis 30, and town 07 with the steps made now."""
    table = payout(edition, "5b", 2, "desert-towns", season=3).river_tiles(8, 4, 5)
    table.player(0, fisherman=11, caravans=[4, 0, 0], claimed=[30], towns=[7, 0], claimed_towns=[7])
    game = table.player(0, column=price("5b", 4)).season_scoring()
    assert see(game, 0).fisherman == 11
    trade(game, 4)
    play(game, "advance river", "steps 5", "advance palace")
    assert see(game, 0).fisherman == 14
    play(game, "done")  # the other's awards
    assert game.over
    gained = points(game, 0)
    assert (gained["jetty"], gained["river"], gained["oasis 30"]) == (4, 2, 7)
    assert gained["town 07"] == 3


@rule("AWD-14", "BLD-09")
@pytest.mark.parametrize(("side", "keshis", "start"), [("2b", 2, 4), ("5b", 4, 6)])
def test_the_boat_house_never_moves_a_fisherman_backwards(
    edition: str, side: str, keshis: int, start: int
) -> None:
    table = payout(edition, side, 2, "special-buildings").river_tiles(8, 4, 5)
    table.player(0, building="boat house", column=price(side, keshis))
    game = table.season_scoring()
    trade(game, keshis)
    if keshis == 4:
        play(game, "advance river", "steps 6")
    play_on(game, 0, "select pink")
    assert look(game)["season"] == 2
    assert see(game, 0).fisherman == start


# --- the order of players -------------------------------------------------------------------------


@rule("AWD-12")
@pytest.mark.parametrize(
    ("camels", "start", "order"),
    [
        ((3, 9, 3), 2, [1, 2, 0]),
        ((3, 9, 3), 0, [1, 0, 2]),
        ((0, 0, 0), 1, [1, 2, 0]),
        ((32, 31, 32), 1, [0, 2, 1]),  # the podium: first come
    ],
)
def test_camels_farther_ahead_first_then_turn_order(
    edition: str, camels: tuple[int, int, int], start: int, order: list[int]
) -> None:
    """R218: each completely."""
    table = payout(edition, "1a", 3, start=start)
    for seat in (0, 1, 2):
        table.player(seat, camel=camels[seat], column=["green", "green"])
    game = table.season_payout()
    for seat in order:
        assert game.seat == seat
        play(game, "award for 1")
        assert game.seat == seat
        play(game, "done")
    assert look(game)["phase"] == "next-provision"


@rule("AWD-12", "AWD-11")
def test_the_next_player_finds_the_stack_as_it_was_left(edition: str) -> None:
    """A scroll taken by the first is gone, and what the stack shows now was revealed."""
    table = payout(edition, "3a").scrolls_shown("gray", 13, 14, 15)
    table.player(0, column=price("3a", 2)).player(1, column=price("3a", 2))
    game = table.season_payout()
    trade(game, 2)
    play(game, "stack 1", "scroll 13")
    assert game.seat == 1
    trade(game, 2)
    assert look(game)["scrolls"][0][0] not in (0, 13)
    play(game, "stack 1")
    assert "scroll 13" not in options(game)
    assert len(options(game)) == 6
