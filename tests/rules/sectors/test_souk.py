"""The souk: the exchange office, luxury goods and their shops."""

from typing import Any

import pytest

from marrakesh import Game
from marrakesh.components import load
from scenario import Scenario, happened, options, play, play_on, points, see

rule = pytest.mark.rule

GOODS = ("yellow", "orange", "purple")
POOR = {"water": 0, "dates": 0, "dinars": 0}


def have(game: Game) -> tuple[int, int, int]:
    board = see(game, 0)
    return board.water, board.dates, board.dinars


def goods(game: Game) -> list[int]:
    owned = see(game, 0).goods
    return [owned[colour] for colour in GOODS]


def shops(game: Game) -> tuple[list[int], list[int]]:
    """The face-up tiles, and how many lie below them or in the common stack."""
    view: Any = game.view()
    return view["luxury"], view["luxury_stacks"]


# --- what an assistant may do -------------------------------------------------------------------


@rule("SOU-01")
def test_the_office_once_or_one_luxury_good(edition: str) -> None:
    table = Scenario(edition).luxuries_shown(1, 3, 10, 14, 21)
    game = table.player(0, yellow=2, purple=2).assistants({0: ["souk"]})
    play(game, "sector action")
    bought = ["luxury 1", "luxury 3", "luxury 10"]  # 14 and 21 need orange
    assert options(game) == ["office yellow", "office purple", *bought]


@rule("SOU-01")
@pytest.mark.parametrize("choice", ["office yellow", "luxury 1"])
def test_after_one_trade_the_assistant_is_done(edition: str, choice: str) -> None:
    table = Scenario(edition).luxuries_shown(1, 3, 10, 14, 21)
    game = table.player(0, yellow=5, purple=5, white=1).assistants({0: ["souk", "palace"]})
    play(game, "use souk", "sector action", choice)
    assert sum(goods(game)) == 9
    assert options(game) == ["new keshi", "sector action"]
    play(game, "new keshi")
    assert see(game, 0).keshis["white"] == 2  # it was the palace's turn


@rule("SOU-08")
def test_three_assistants_act_three_times(edition: str) -> None:
    table = Scenario(edition).office(2).luxuries_shown(1, 3, 10, 14, 21).player(0, **POOR)
    game = table.player(0, yellow=2, purple=1).assistants({0: ["souk", "souk", "souk"]})
    play(game, "sector action", "office purple")
    play(game, "sector action", "luxury 1")
    play(game, "new keshi", "goods orange")
    assert goods(game) == [1, 1, 0]
    assert have(game) == (0, 3, 0)  # 2 dates of the office, 1 with the slipper
    assert see(game, 0).luxury == [1]


@rule("SOU-01")
@pytest.mark.parametrize(("choice", "rest"), [("office orange", "office"), ("luxury 1", "luxury")])
def test_scrolls_34_and_46_repeat_their_own_branch(edition: str, choice: str, rest: str) -> None:
    """R90: office and shopping do not mix, though both may be repeated."""
    table = Scenario(edition).luxuries_shown(1, 3, 10, 14, 21).player(0, scrolls=[34, 46])
    game = table.player(0, yellow=2, orange=2, purple=2).assistants({0: ["souk"]})
    play(game, "sector action")
    assert {option.split()[0] for option in options(game)} == {"office", "luxury"}
    play(game, choice)
    assert {option.split()[0] for option in options(game)} == {rest, "done"}


# --- the exchange office ------------------------------------------------------------------------


@rule("SOU-02")
@pytest.mark.parametrize(
    ("colour", "gained"), [("yellow", (2, 0, 0)), ("orange", (0, 0, 2)), ("purple", (0, 2, 0))]
)
def test_the_office_takes_one_goods_keshi(
    edition: str, colour: str, gained: tuple[int, int, int]
) -> None:
    """Office 2: 2 water for yellow, 2 dinars for orange, 2 dates for purple."""
    table = Scenario(edition).office(2).player(0, yellow=3, orange=3, purple=3, **POOR)
    game = table.assistants({0: ["souk"]})
    play(game, "sector action", f"office {colour}")
    assert goods(game) == [2 if colour == other else 3 for other in GOODS]
    assert have(game) == gained
    assert points(game, 0) == {}


@rule("SOU-02")
@pytest.mark.parametrize("colour", GOODS)
def test_the_office_needs_goods_of_the_colour(edition: str, colour: str) -> None:
    others = dict.fromkeys((other for other in GOODS if other != colour), 1)
    game = Scenario(edition).player(0, **others).assistants({0: ["souk"]})
    play(game, "sector action")
    assert f"office {colour}" not in options(game)
    assert {f"office {other}" for other in others} <= set(options(game))


@rule("EX-11", "SOU-02")
def test_marie_returns_a_carpet_for_two_dates(edition: str) -> None:
    table = Scenario(edition).office(5).luxuries_shown(3).player(0, purple=2, **POOR)
    game = table.assistants({0: ["souk"]})
    play(game, "sector action", "office purple")
    assert goods(game) == [0, 0, 1]
    assert have(game) == (0, 2, 0)


@rule("SOU-03")
def test_only_the_office_of_the_season_is_open(edition: str) -> None:
    """After the season the next office pays, as it is printed."""
    table = Scenario(edition).office(2).river_tiles(1, 3, 5)
    game = table.player(0, yellow=5, orange=5, purple=5).season_scoring()
    play_on(game, 0, "use souk", "select yellow")
    office: Any = game.view()["office"]
    assert office != 2
    printed = next(entry for entry in load().offices if entry.number == office)
    gained = ["2 water", "2 dates", "2 dinars"].index(printed.orange[0])
    before = have(game)
    play(game, "use souk", "sector action", "office orange")
    after = [2 if place == gained else 0 for place in range(3)]
    assert [now - then for now, then in zip(have(game), before, strict=True)] == after


# --- luxury goods -------------------------------------------------------------------------------


@rule("SOU-04", "SOU-05")
@pytest.mark.parametrize(
    ("tile", "cost", "score", "gained"),
    [
        (1, (1, 0, 0), {"slipper": 2}, (0, 1, 0)),
        (7, (0, 2, 0), {"tajine": 4}, (0, 0, 1)),
        (10, (1, 0, 1), {"tajine": 4}, (1, 0, 0)),
        (13, (1, 0, 2), {"dagger": 7}, (0, 0, 0)),
        (17, (1, 2, 1), {"oil lamp": 10}, (0, 0, 0)),
        (21, (0, 2, 3), {"necklace": 13}, (0, 0, 0)),
    ],
)
def test_a_luxury_good_costs_its_goods_and_pays_at_once(
    edition: str,
    tile: int,
    cost: tuple[int, int, int],
    score: dict[str, int],
    gained: tuple[int, int, int],
) -> None:
    table = Scenario(edition).luxuries_shown(tile).player(0, yellow=4, orange=4, purple=4, **POOR)
    game = table.assistants({0: ["souk"]})
    play(game, "sector action", f"luxury {tile}")
    assert goods(game) == [4 - paid for paid in cost]
    assert points(game, 0) == score
    assert have(game) == gained
    assert see(game, 0).luxury == [tile]


@rule("SOU-04")
@pytest.mark.parametrize("missing", [*GOODS, None])
def test_a_luxury_good_needs_exactly_the_depicted_goods(edition: str, missing: str | None) -> None:
    """No colour stands in for another: the lamp costs 1 yellow, 2 orange, 1 purple."""
    owned = {"yellow": 1, "orange": 2, "purple": 1}
    for colour in GOODS:
        if missing:
            owned[colour] += -1 if colour == missing else 5
    table = Scenario(edition).luxuries_shown(17).player(0, **owned)
    game = table.assistants({0: ["souk"]})
    play(game, "sector action")
    assert ("luxury 17" in options(game)) == (missing is None)


@rule("SOU-04")
def test_only_face_up_tiles_are_for_sale(edition: str) -> None:
    table = Scenario(edition).luxuries_shown(2, 3, 4, 5, 6).player(0, yellow=9, orange=9, purple=9)
    game = table.assistants({0: ["souk"]})
    play(game, "sector action")
    sold = [f"luxury {tile}" for tile in (2, 3, 4, 5, 6)]
    assert [option for option in options(game) if option.startswith("luxury")] == sold


@rule("EX-12", "SOU-04", "SOU-05")
def test_jan_buys_a_slipper(edition: str) -> None:
    table = Scenario(edition).luxuries_shown(2).player(0, orange=1, **POOR)
    game = table.assistants({0: ["souk"]})
    play(game, "sector action", "luxury 2")
    assert goods(game) == [0, 0, 0]
    assert have(game) == (1, 0, 0)
    assert points(game, 0) == {"slipper": 2}
    assert see(game, 0).luxury == [2]


@rule("SOU-05")
def test_the_resource_serves_the_next_assistant(edition: str) -> None:
    """R93."""
    table = Scenario(edition).luxuries_shown(2).player(0, orange=1, turquoise=1, **POOR)
    game = table.assistants({0: ["souk", "river"]})
    play(game, "use souk", "sector action", "luxury 2", "sector action", "step for water")
    assert see(game, 0).fisherman == 2
    assert have(game) == (0, 0, 0)


# --- the souk's vendor --------------------------------------------------------------------------


@rule("AST-10")
def test_the_souk_vendor_pays_every_assistant(edition: str) -> None:
    """R97: for either use, scrolls 35 and 50 included."""
    table = Scenario(edition).office(1).luxuries_shown(3).player(0, vendors=["souk"], **POOR)
    game = table.player(0, scrolls=[35, 50, 57], purple=1).assistants({0: ["souk", "souk"]})
    play(game, "new keshi", "goods yellow")
    assert see(game, 0).water == 4  # the second one has begun
    play(game, "sector action", "office purple")
    assert see(game, 0).water == 4
    assert points(game, 0) == {"scroll 50": 2 if edition == "deluxe" else 4}


@rule("AST-10")
def test_a_new_souk_vendor_pays_from_the_next_turn(edition: str) -> None:
    """R40: scroll 57 gives its 3 water, and nothing more this turn, in either edition."""
    table = Scenario(edition).scrolls_shown("pink", 57).player(0, gray=5, dates=2, water=0)
    game = table.assistants({0: ["madrasa", "souk", "souk"]})
    play(game, "use madrasa", "sector action", "scroll 57")
    play(game, "goods yellow", "new keshi", "goods yellow")
    assert see(game, 0).vendors == ["souk"]
    assert see(game, 0).water == 3
    play_on(game, 0, "use souk", "select yellow")
    water = see(game, 0).water
    play(game, "use souk")
    assert see(game, 0).water == water + 1


def test_the_souk_vendor_is_a_red_keshi_on_the_board(edition: str) -> None:
    """R95: oasis 13 counts it."""
    table = Scenario(edition).player(0, vendors=["river", "souk"], caravans=[1, 0, 0])
    game = table.player(0, claimed=[13]).final_scoring()
    assert points(game, 0)["oasis 13"] == 3 + 2


def test_the_souk_vendor_may_be_returned(edition: str) -> None:
    """R96: the fourth claimed oasis covers the exchange icon."""
    table = Scenario(edition).player(0, vendors=["river", "souk"], caravans=[3, 1, 0])
    game = table.player(0, claimed=[1, 2, 3], water=1, dates=0).assistants({0: ["sahara"]})
    play(game, "sector action", "return red")
    assert options(game) == ["vendor river", "vendor souk"]
    play(game, "vendor souk", "keshi gray")
    assert see(game, 0).vendors == ["river"]


# --- the display --------------------------------------------------------------------------------


@rule("SOU-06")
@pytest.mark.parametrize("left", [0, 1, 2, 20])
def test_the_display_is_filled_from_the_stack_as_far_as_it_lasts(left: int) -> None:
    table = Scenario("essential").luxuries_shown(1, 2, 3, 21, 22).next_luxury(0, 23, 24, 25)
    table.luxury_stack_of(0, left).player(0, yellow=1, purple=1, **POOR)
    game = table.assistants({0: ["souk", "souk"]})
    play(game, "sector action", "luxury 3")
    assert shops(game) == ([1, 2, 0, 21, 22], [left])
    play(game, "sector action", "luxury 1")
    shown, stack = shops(game)
    assert stack == [max(0, left - 2)]
    assert (shown[1], shown[3:]) == (2, [21, 22])
    assert sorted(tile for tile in (shown[0], shown[2]) if tile) == [23, 24][:left]


@rule("SOU-06")
def test_nothing_bought_nothing_filled() -> None:
    table = Scenario("essential").luxuries_shown(1).luxury_stack_of(0, 3)
    game = table.player(0, yellow=1).assistants({0: ["souk"]})
    before = shops(game)
    play(game, "sector action", "office yellow")
    assert shops(game) == before


@rule("SOU-07")
def test_a_shop_reveals_its_next_tile_after_the_turn() -> None:
    table = Scenario("deluxe").luxuries_shown(1, 2, 3, 21, 22).next_luxury(2, 5, 6)
    table.player(0, purple=2, white=1)
    game = table.assistants({0: ["souk", "souk"]})
    play(game, "sector action", "luxury 3")
    assert shops(game) == ([1, 2, 0, 21, 22], [4, 4, 4, 4, 4])
    assert "luxury 5" not in options(game)
    play(game, "new keshi", "goods yellow")
    assert shops(game) == ([1, 2, 5, 21, 22], [4, 4, 3, 4, 4])


@rule("SOU-07")
@pytest.mark.parametrize(
    ("below", "kept", "moved", "top"),
    [
        (4, 2, 1, 24),  # of 5 tiles the lower 2 move, and the upper one of these is revealed
        (3, 1, 1, 24),  # of 4 tiles 2
        (2, 1, 0, 24),  # of 3 tiles 1
        (1, 0, 0, 23),  # of 2 tiles 1
    ],
)
def test_an_empty_shop_gets_the_lower_half_of_the_largest_stack(
    below: int, kept: int, moved: int, top: int
) -> None:
    """Below the face-up tile of shop 4 lie, from the top: the lists in `stacks`."""
    stacks = {4: (22, 23, 24, 25), 3: (23, 24, 25), 2: (23, 24), 1: (23,)}
    table = Scenario("deluxe").luxuries_shown(1, 2, 3, 21).next_luxury(3, *stacks[below])
    for shop, size in enumerate([0, 0, 0, below, 0]):
        table.luxury_stack_of(shop, size)
    game = table.player(0, yellow=1).assistants({0: ["souk"]})
    play(game, "sector action", "luxury 1")
    shown, sizes = shops(game)
    assert shown[:4] == [top, 2, 3, 21]
    assert sizes == [moved, 0, 0, kept, 0]


@rule("SOU-07")
def test_the_halves_keep_their_order() -> None:
    """21 above 22, 23, 24, 25: shop 1 gets 24 on 25, shop 4 keeps 21 on 22 and 23."""
    table = Scenario("deluxe").luxuries_shown(1, 2, 3, 21).next_luxury(3, 22, 23, 24, 25)
    for shop in (0, 1, 2, 4):
        table.luxury_stack_of(shop, 0)
    table.player(0, yellow=1).player(1, yellow=9, orange=9, purple=9)
    game = table.assistants({0: ["souk"], 1: ["souk", "souk", "souk"]})
    play(game, "sector action", "luxury 1")
    play(game, "sector action", "luxury 24", "sector action", "luxury 21")
    play(game, "new keshi", "goods yellow")
    shown, sizes = shops(game)
    assert (shown[0], shown[3]) == (25, 22)
    assert sizes == [0, 0, 0, 1, 0]


@rule("SOU-07")
def test_the_leftmost_of_the_largest_stacks_is_halved() -> None:
    table = Scenario("deluxe").luxuries_shown(1, 2, 3, 21, 22)
    table.next_luxury(1, 11, 12, 13).next_luxury(3, 14, 15, 16)
    for shop, size in enumerate([2, 3, 0, 3, 1]):
        table.luxury_stack_of(shop, size)
    game = table.player(0, purple=1).assistants({0: ["souk"]})
    play(game, "sector action", "luxury 3")
    assert shops(game) == ([1, 2, 12, 21, 22], [2, 1, 1, 3, 1])


@rule("SOU-07")
def test_single_tiles_leave_an_empty_shop_empty() -> None:
    table = Scenario("deluxe").luxuries_shown(1, 2, 3, 21, 22)
    for shop in range(5):
        table.luxury_stack_of(shop, 0)
    game = table.player(0, purple=1).assistants({0: ["souk"]})
    play(game, "sector action", "luxury 3")
    assert shops(game) == ([1, 2, 0, 21, 22], [0, 0, 0, 0, 0])


@rule("SOU-07")
def test_two_empty_shops_are_served_from_the_left() -> None:
    """Shop 1 takes 2 of the 5 tiles of shop 2; then shop 4 has most, and serves shop 3."""
    table = Scenario("deluxe").luxuries_shown(1, 2, 3, 21, 22)
    for shop, size in enumerate([0, 4, 0, 3, 0]):
        table.luxury_stack_of(shop, size)
    game = table.player(0, yellow=1, purple=1).assistants({0: ["souk", "souk"]})
    events = play(game, "sector action", "luxury 3", "sector action", "luxury 1")
    assert shops(game)[1] == [1, 2, 1, 1, 0]
    assert all(shops(game)[0])
    assert [facts["place"] for facts in happened(events, "luxury-shown")] == [0, 2]
