"""The Pashabot at the end of rounds, seasons and the game."""

import pytest

from marrakesh import Config, Game
from rules.pashabot.seasons.helpers import solo, told
from scenario import look, points, see, wander

rule = pytest.mark.rule


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
def test_the_pashabot_gains_the_bonus_of_the_last_rapid_it_passed(
    edition: str, step: int, scored: dict[str, int], goods: int
) -> None:
    table = solo(edition).bot(column=[7], yellow=1).player(1, fisherman=step)
    game = table.river_bonus()
    bot = see(game, 1)
    assert points(game, 1) == scored
    assert bot.goods == {"yellow": 1, "orange": goods, "purple": 0}
    assert (bot.water, bot.dates, bot.dinars) == (0, 0, 0)


@rule("PSH-51")
def test_the_start_players_alternate_as_printed(edition: str) -> None:
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


# --- seasons --------------------------------------------------------------------------------------


@rule("PSH-58")
def test_the_bot_never_provides_for_citizens(edition: str) -> None:
    """You do: without resources, you lose points."""
    table = solo(edition).bot(column=[7]).player(0, water=0, dates=0, dinars=0)
    game = table.provisions()
    assert points(game, 0)["provisions"] < 0
    assert points(game, 1) == {}
    asked = [event.seat for event in told(game) if event.kind in ("provided", "not-provided")]
    assert asked == [0]


@rule("PSH-59")
@pytest.mark.parametrize(("tile", "steps"), [(3, 3), (4, 0)])
def test_a_new_season_refills_the_bag_and_reveals_a_strategy_tile(
    edition: str, tile: int, steps: int
) -> None:
    """R264: its steps count for the new season."""
    table = solo(edition).bot(column=[7]).player(1, fisherman=5).next_strategy(tile)
    game = table.river_tiles(8, 3, 5).season_scoring()
    while look(game)["season"] == 1:
        game.apply(game.legal_actions()[0])
    assert look(game)["bot"]["strategy"] == [7, tile]
    assert len(see(game, 1).hand) == 12
    assert see(game, 1).fisherman == steps


@rule("PSH-59")
def test_no_strategy_tile_is_revealed_after_the_last_season(edition: str) -> None:
    table = solo(edition, season=3).bot(column=[7, 2, 6]).river_tiles(1, 3, 5)
    game = table.season_scoring()
    while not game.over:
        game.apply(game.legal_actions()[0])
    assert look(game)["bot"]["strategy"] == [7, 2, 6]


# --- final scoring --------------------------------------------------------------------------------


@rule("PSH-60")
def test_each_complete_sector_scores_ten_points(edition: str) -> None:
    """Eight keshis and a red one; the souk is never complete."""
    table = solo(edition).bot(column=[2], gray=8, white=8, black=7, yellow=8)
    game = table.player(1, vendors=["madrasa", "mosque"]).final_scoring()
    assert points(game, 1) == {"sectors": 10}


@rule("PSH-61")
@pytest.mark.parametrize(
    ("column", "scored"),
    [([2], 0), ([7], 7), ([7, 8], 7), ([7, 8, 12], 14)],
)
def test_each_keshi_scores_half_the_number_of_its_icons_rounded_up(
    edition: str, column: list[int], scored: int
) -> None:
    modules = ["camels", "nomads", "luxury-goods"]
    game = solo(edition, modules=modules).bot(column=column, brown=7).final_scoring()
    assert points(game, 1).get("strategy", 0) == scored


@rule("EX-61", "PSH-61")
def test_the_final_scoring_matches_the_example_of_the_rulebook(edition: str) -> None:
    """Three brown icons on the tiles and 7 brown keshis; keshis without icons score nothing."""
    modules = ["camels", "nomads", "luxury-goods"]
    table = solo(edition, modules=modules).bot(column=[7, 8, 12], brown=7, green=3)
    assert points(table.final_scoring(), 1) == {"strategy": 14}


@rule("PSH-61")
def test_all_goods_keshis_score_for_the_souks_icons(edition: str) -> None:
    """R261: 3 goods icons; all three colours count."""
    table = solo(edition).bot(column=[5, 9, 10], yellow=2, orange=1, purple=2)
    assert points(table.final_scoring(), 1) == {"strategy": 10}


@rule("PSH-66", "PSH-61")
def test_red_keshis_and_nomads_do_not_score_for_icons(edition: str) -> None:
    """R261; but nomads count towards a complete sector."""
    table = solo(edition, modules=["nomads"]).bot(column=[3, 6], gray=6)
    table.player(1, nomads={"madrasa": 2}, vendors=["madrasa"])
    assert points(table.final_scoring(), 1) == {"sectors": 10, "strategy": 6}


@rule("PSH-66")
def test_the_bot_scores_nothing_for_leftovers_luxury_goods_or_stairs_at_the_end(
    edition: str,
) -> None:
    """Unlike you, it scores nothing for leftover goods."""
    table = solo(edition).bot(column=[7], yellow=4, orange=4).player(1, luxuries=[1, 6], palace=16)
    table.player(0, water=0, dates=0, dinars=0, yellow=4, orange=4)
    game = table.final_scoring()
    assert points(game, 1) == {}
    assert points(game, 0)["leftovers"] > 0


@rule("PSH-62")
@pytest.mark.parametrize(("yours", "result"), [(50, [2, 1]), (51, [1, 2]), (49, [2, 1])])
def test_you_win_only_with_more_points(edition: str, yours: int, result: list[int]) -> None:
    """R262: there are no tie-breaks, so higher pawns do not help."""
    table = solo(edition).bot(column=[7]).player(1, score=50)
    table.player(0, score=yours, water=0, dates=0, dinars=0, palace=10, mosque=10)
    game = table.final_scoring()
    assert game.over
    assert game.scores == [yours, 50]
    assert game.result == result
