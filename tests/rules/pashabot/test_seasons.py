"""The Pashabot: river bonus, river tiles, seasons and final scoring."""

from typing import Any

import pytest

from marrakesh import Config, Game
from marrakesh.rules.events import Event
from marrakesh.rules.words import COLOURS, SECTORS
from scenario import Scenario, happened, look, options, play, points, see, wander

rule = pytest.mark.rule

EIGHT = [sector for sector in SECTORS if sector != "souk"]


def solo(edition: str, **choices: Any) -> Scenario:
    """The Pashabot starts the round, and its fisherman is on the starting space."""
    table = Scenario(edition, players=1, solo="pashabot", **{"start": 1, **choices})
    return table.player(1, fisherman=0)


def told(game: Game) -> list[Event]:
    """What has happened since the scenario began."""
    return game.table.events or []


def leads(edition: str, tile: int, **choices: Any) -> Scenario:
    """The bot is going to win this river tile; you are second."""
    season = 1 + (tile - 1) % 6 // 2
    tiles = [1, 3, 5]
    tiles[season - 1] = tile
    table = solo(edition, season=season, **choices).river_tiles(*tiles)
    return table.player(0, fisherman=1).player(1, fisherman=2)


# --- end of the round -----------------------------------------------------------------------------


@rule("PSH-50", "PSH-07")
@pytest.mark.parametrize(
    ("step", "scored", "goods"),
    [
        (0, {}, 0),
        (2, {}, 0),
        (3, {"rapids": 1}, 0),
        (6, {"resources": 1}, 0),
        (8, {"resources": 1}, 0),
        (9, {}, 1),
        (12, {"rapids": 3}, 0),
        (14, {"rapids": 3}, 0),
    ],
)
def test_the_bonus_of_the_rapid_passed_last(
    edition: str, step: int, scored: dict[str, int], goods: int
) -> None:
    table = solo(edition).bot(column=[7], yellow=1).player(1, fisherman=step)
    game = table.river_bonus()
    bot = see(game, 1)
    assert points(game, 1) == scored
    assert bot.goods == {"yellow": 1, "orange": goods, "purple": 0}
    assert (bot.water, bot.dates, bot.dinars) == (0, 0, 0)


@rule("PSH-51")
def test_who_starts_the_rounds(edition: str) -> None:
    starts: dict[tuple[int, int], int] = {}
    game = Game.new(Config(1, edition, solo="pashabot"), 1)
    for _ in wander(game, 1):
        seen = look(game)
        if seen["phase"] in ("select", "claim", "assistants") and seen["round"] in (1, 2, 3, 4):
            starts.setdefault((seen["season"], seen["round"]), seen["start_seat"])
    assert [starts[season, 1 + k] for season in (1, 2, 3) for k in range(4)] == [
        1, 0, 1, 0,
        0, 1, 0, 1,
        1, 0, 1, 0,
    ]  # fmt: skip


# --- river tiles ----------------------------------------------------------------------------------

TOO_DEAR = range(21, 26)
"""Necklaces: luxury goods for 5 goods."""


@rule("PSH-52")
@pytest.mark.parametrize(
    ("facts", "vendors", "sector"),
    [
        ({"green": 4, "turquoise": 3}, [], "orchard"),
        ({"green": 3, "turquoise": 3}, [], "orchard"),  # the upper one
        ({"green": 3, "turquoise": 3}, ["river"], "river"),  # red included
        ({"gray": 3, "yellow": 2, "purple": 2}, [], "souk"),
        ({"green": 1}, [], "orchard"),  # no test for 2 keshis
        ({}, [], None),
    ],
)
def test_tile_01_the_action_of_the_fullest_sector(
    edition: str, facts: dict[str, Any], vendors: list[str], sector: str | None
) -> None:
    table = leads(edition, 1).bot(column=[7], **facts).player(1, vendors=vendors)
    game = table.luxuries_shown(*TOO_DEAR).season_scoring()
    acted = [SECTORS[f["sector"]] for f in happened(told(game), "sector-action")]
    assert acted == ([sector] if sector else [])
    scored = {"orchard": facts["green"]} if sector == "orchard" else {}
    assert points(game, 1) == scored  # and no point for a vendor


@rule("PSH-52")
def test_tile_01_refills_the_displays(edition: str) -> None:
    """R46"""
    game = leads(edition, 1).bot(column=[7], gray=7).season_scoring()
    assert points(game, 1) == {"scrolls": 14}
    assert 0 not in look(game)["scrolls"][3]


@rule("PSH-53")
def test_tile_02_reveals_a_strategy_tile_without_its_icon(edition: str) -> None:
    """The one of the new season follows, with its icon."""
    table = leads(edition, 2).bot(column=[7]).next_strategy(3, 5)
    game = table.season_scoring()
    assert look(game)["bot"]["strategy"] == [7, 3]
    assert happened(told(game), "fisherman") == []
    events = play(game, options(game)[0])
    assert look(game)["bot"]["strategy"] == [7, 3, 5]
    assert [(f["start"], f["end"]) for f in happened(events, "fisherman")] == [(0, 3)]


@rule("PSH-54", "PSH-07")
@pytest.mark.parametrize(("tile", "scored"), [(4, 5), (5, 7), (6, 6), (8, 3), (14, 3)])
def test_tiles_of_points_and_resources(edition: str, tile: int, scored: int) -> None:
    """R256, R263: with two there is no second prize."""
    game = leads(edition, tile).bot(column=[7]).player(0, score=10).season_scoring()
    assert points(game, 1) == {f"river tile {tile:02}": scored}
    assert f"river tile {tile:02}" not in points(game, 0)
    assert see(game, 1).water == 0


@rule("PSH-54")
@pytest.mark.parametrize(
    ("palace", "mosque", "then"), [(1, 0, (1, 3)), (0, 1, (3, 1)), (1, 1, (4, 1))]
)
def test_tile_11_climbs_the_lower_staircase(
    edition: str, palace: int, mosque: int, then: tuple[int, int]
) -> None:
    """Chosen once for all three steps."""
    table = leads(edition, 11).bot(column=[7]).player(1, palace=palace, mosque=mosque)
    bot = see(table.season_scoring(), 1)
    assert (bot.palace, bot.mosque) == then


@rule("PSH-55", "EX-62")
@pytest.mark.parametrize(
    ("pink", "vendors", "scored"), [(3, 2, 6), (2, 3, 6), (0, 5, 10), (0, 0, 0)]
)
def test_tile_17_two_points_for_each_pink_or_red(
    edition: str, pink: int, vendors: int, scored: int
) -> None:
    table = leads(edition, 17).bot(column=[2], pink=pink).player(1, vendors=EIGHT[:vendors])
    assert points(table.season_scoring(), 1).get("river tile 17", 0) == scored


@rule("PSH-55")
@pytest.mark.parametrize(("green", "gates", "scored"), [(3, 2, 3), (1, 2, 2)])
def test_tile_12_gates_or_green_keshis(edition: str, green: int, gates: int, scored: int) -> None:
    table = leads(edition, 12).bot(column=[7], gates=["white"] * gates, beige=4, green=green)
    assert points(table.season_scoring(), 1)["river tile 12"] == scored


@rule("PSH-55")
@pytest.mark.parametrize(
    ("keshis", "luxuries", "scored"),
    [
        ({"gray": 6, "yellow": 4}, [1], 3),  # 6 + 4 + 1 red + 1 pink
        ({"gray": 6, "yellow": 3}, [], 2),
        ({"gray": 4, "yellow": 1}, [1, 6], 4),
    ],
)
def test_tile_18_keshis_or_luxury_goods(
    edition: str, keshis: dict[str, Any], luxuries: list[int], scored: int
) -> None:
    table = leads(edition, 18).bot(column=[7], pink=1, **keshis)
    table.player(1, vendors=["palace"], luxuries=luxuries)
    assert points(table.season_scoring(), 1)["river tile 18"] == scored


def gained(table: Scenario) -> dict[str, int]:
    """The keshis the bot gains in the season scoring."""
    before = dict(zip(COLOURS, table.table.players[1].keshis, strict=True))
    bot = see(table.season_scoring(), 1)
    after = bot.keshis | bot.goods
    return {name: after[name] - before[name] for name in COLOURS if after[name] != before[name]}


@rule("PSH-56")
@pytest.mark.parametrize(
    ("column", "facts", "vendors", "expected"),
    [
        ([7, 8, 1], {}, [], "brown"),  # priority
        ([7], {"pink": 7}, ["square"], "pink"),  # completes
        ([7], {"pink": 7}, [], "brown"),
        ([6, 7], {}, [], "pink"),  # higher in the column
        ([6, 7], {"pink": 8}, [], "brown"),  # no room
        ([2], {}, [], "beige"),  # higher row
        ([2], {"beige": 8, "pink": 8, "brown": 8}, [], None),  # other colours are not offered
    ],
)
def test_tile_13_by_priority(
    edition: str, column: list[int], facts: dict[str, Any], vendors: list[str], expected: str | None
) -> None:
    """R256: rules 1, 3, 6 and 7."""
    table = leads(edition, 13).bot(column=column, **facts).player(1, vendors=vendors)
    assert gained(table) == ({expected: 1} if expected else {})


@rule("PSH-57")
@pytest.mark.parametrize(("brown", "gain"), [(0, 2), (7, 1), (8, 0)])
def test_tile_15_is_two_brown_keshis(edition: str, brown: int, gain: int) -> None:
    table = leads(edition, 15).bot(column=[2], brown=brown)
    assert gained(table) == ({"brown": gain} if gain else {})


@rule("PSH-57", "PSH-21")
def test_tile_15_brings_the_bonus_of_brown(edition: str) -> None:
    """With the river icon; the ranks stay as they are (R165)."""
    game = leads(edition, 15).bot(column=[2], brown=2).next_strategy(3).season_scoring()
    assert look(game)["bot"]["strategy"][:2] == [2, 3]
    assert next((f["start"], f["end"]) for f in happened(told(game), "fisherman")) == (2, 5)


# R256


@pytest.mark.parametrize(
    ("column", "facts", "vendors", "expected"),
    [
        ([3, 7], {}, [], {"gray": 2}),
        ([3], {"gray": 7}, [], {"gray": 1, "red": 1}),  # newly evaluated: red completes
        ([3], {"gray": 7}, ["madrasa"], {"gray": 1, "turquoise": 1}),
        ([9, 10], {}, [], {"yellow": 1, "orange": 1}),
        ([3], {"white": 7}, ["palace"], {"white": 1, "gray": 1}),
    ],
)
def test_tile_03_two_keshis_by_priority(
    edition: str,
    column: list[int],
    facts: dict[str, Any],
    vendors: list[str],
    expected: dict[str, int],
) -> None:
    """R256: red only where it completes."""
    table = leads(edition, 3).bot(column=column, **facts).player(1, vendors=vendors)
    assert gained(table) == expected


@pytest.mark.parametrize(
    ("column", "facts", "vendors", "expected"),
    [
        ([8], {"green": 8}, [], "orchard"),
        ([8], {}, [], "sahara"),
        ([8], {}, ["sahara"], "mosque"),
        ([8], {}, ["sahara", "mosque"], "medina"),
        ([8], {}, EIGHT, None),
    ],
)
def test_tile_07_is_a_red_keshi(
    edition: str, column: list[int], facts: dict[str, Any], vendors: list[str], expected: str | None
) -> None:
    """R256: by R247."""
    table = leads(edition, 7).bot(column=column, **facts).player(1, vendors=vendors)
    game = table.season_scoring()
    assert set(see(game, 1).vendors) - set(vendors) == ({expected} if expected else set())


def test_tile_10_is_one_goods_keshi_of_each_colour(edition: str) -> None:
    """R256"""
    table = leads(edition, 10).bot(column=[7], yellow=2)
    assert gained(table) == {"yellow": 1, "orange": 1, "purple": 1}


@pytest.mark.parametrize(("pink", "scored"), [(4, 12), (0, 0)])
def test_tile_16_is_the_square_twice(edition: str, pink: int, scored: int) -> None:
    """R256: it needs an entertainer."""
    game = leads(edition, 16).bot(column=[7], pink=pink).season_scoring()
    assert points(game, 1).get("square", 0) == scored


@pytest.mark.parametrize(("tile", "step"), [(3, 7), (4, 4)])
def test_tile_09_starts_on_the_crocodile(edition: str, tile: int, step: int) -> None:
    """R264: then come the steps of the strategy tile."""
    game = leads(edition, 9).bot(column=[7]).next_strategy(tile).season_scoring()
    while look(game)["season"] == 2:
        game.apply(game.legal_actions()[0])
    assert see(game, 1).fisherman == step


@pytest.mark.parametrize("yours", [0, 3])
def test_the_bot_on_the_starting_space_wins_nothing(edition: str, yours: int) -> None:
    table = leads(edition, 4).player(0, fisherman=yours).player(1, fisherman=0)
    game = table.season_scoring()
    assert points(game, 1) == {}
    assert points(game, 0).get("river tile 04", 0) == (5 if yours else 0)


# --- seasons --------------------------------------------------------------------------------------


@rule("PSH-58")
def test_the_bot_never_provides(edition: str) -> None:
    """You do: without resources you lose points."""
    table = solo(edition).bot(column=[7]).player(0, water=0, dates=0, dinars=0)
    game = table.provisions()
    assert points(game, 0)["provisions"] < 0
    assert points(game, 1) == {}
    asked = [event.seat for event in told(game) if event.kind in ("provided", "not-provided")]
    assert asked == [0]


@rule("PSH-59")
@pytest.mark.parametrize(("tile", "steps"), [(3, 3), (4, 0)])
def test_a_new_season_brings_a_full_bag_and_a_strategy_tile(
    edition: str, tile: int, steps: int
) -> None:
    """R264: the steps count for the new season."""
    table = solo(edition).bot(column=[7]).player(1, fisherman=5).next_strategy(tile)
    game = table.river_tiles(8, 3, 5).season_scoring()
    while look(game)["season"] == 1:
        game.apply(game.legal_actions()[0])
    assert look(game)["bot"]["strategy"] == [7, tile]
    assert len(see(game, 1).hand) == 12
    assert see(game, 1).fisherman == steps


@rule("PSH-59")
def test_no_strategy_tile_after_the_last_season(edition: str) -> None:
    table = solo(edition, season=3).bot(column=[7, 2, 6]).river_tiles(1, 3, 5)
    game = table.season_scoring()
    while not game.over:
        game.apply(game.legal_actions()[0])
    assert look(game)["bot"]["strategy"] == [7, 2, 6]


# --- final scoring --------------------------------------------------------------------------------


@rule("PSH-60")
def test_ten_points_for_a_complete_sector(edition: str) -> None:
    """Eight keshis and a red; the souk is never complete."""
    table = solo(edition).bot(column=[2], gray=8, white=8, black=7, yellow=8)
    game = table.player(1, vendors=["madrasa", "mosque"]).final_scoring()
    assert points(game, 1) == {"sectors": 10}


@rule("PSH-61")
@pytest.mark.parametrize(
    ("column", "scored"),
    [([2], 0), ([7], 7), ([7, 8], 7), ([7, 8, 12], 14)],
)
def test_keshis_times_half_their_icons(edition: str, column: list[int], scored: int) -> None:
    """Rounded up."""
    modules = ["camels", "nomads", "luxury-goods"]
    game = solo(edition, modules=modules).bot(column=column, brown=7).final_scoring()
    assert points(game, 1).get("strategy", 0) == scored


@rule("EX-61", "PSH-61")
def test_example_of_the_book(edition: str) -> None:
    """Three brown icons on the tiles, 7 brown keshis; other keshis without icons give nothing."""
    modules = ["camels", "nomads", "luxury-goods"]
    table = solo(edition, modules=modules).bot(column=[7, 8, 12], brown=7, green=3)
    assert points(table.final_scoring(), 1) == {"strategy": 14}


@rule("PSH-61")
def test_goods_count_in_the_souk(edition: str) -> None:
    """R261: 3 icons of goods, all three colours."""
    table = solo(edition).bot(column=[5, 9, 10], yellow=2, orange=1, purple=2)
    assert points(table.final_scoring(), 1) == {"strategy": 10}


@rule("PSH-66", "PSH-61")
def test_red_and_nomads_are_not_counted(edition: str) -> None:
    """R261; but nomads count for a complete sector."""
    table = solo(edition, modules=["nomads"]).bot(column=[3, 6], gray=6)
    table.player(1, nomads={"madrasa": 2}, vendors=["madrasa"])
    assert points(table.final_scoring(), 1) == {"sectors": 10, "strategy": 6}


@rule("PSH-66")
def test_the_bot_scores_nothing_else(edition: str) -> None:
    """No leftovers for its goods, unlike you."""
    table = solo(edition).bot(column=[7], yellow=4, orange=4).player(1, luxuries=[1, 6], palace=16)
    table.player(0, water=0, dates=0, dinars=0, yellow=4, orange=4)
    game = table.final_scoring()
    assert points(game, 1) == {}
    assert points(game, 0)["leftovers"] > 0


@rule("PSH-62")
@pytest.mark.parametrize(("yours", "result"), [(50, [2, 1]), (51, [1, 2]), (49, [2, 1])])
def test_you_win_only_with_more_points(edition: str, yours: int, result: list[int]) -> None:
    """R262: no tie-breaks, so the higher pawns do not help."""
    table = solo(edition).bot(column=[7]).player(1, score=50)
    table.player(0, score=yours, water=0, dates=0, dinars=0, palace=10, mosque=10)
    game = table.final_scoring()
    assert game.over
    assert game.scores == [yours, 50]
    assert game.result == result
