"""The Pashabot in the setup."""

import pytest

from marrakesh import Config, Game
from marrakesh.rules.words import colours_in
from rules.pashabot.claims.helpers import solo, told
from scenario import happened, look, see, wander

rule = pytest.mark.rule
WITH_RIVER_ICON = {1, 3, 5, 8, 10, 12, 14}
ALL_THREE = ("camels", "nomads", "luxury-goods")


def new(edition: str, seed: int = 1, modules: tuple[str, ...] = ()) -> Game:
    return Game.new(Config(1, edition, solo="pashabot", modules=frozenset(modules)), seed)


@rule("PSH-01")
def test_a_solo_game_is_set_up_for_two_players_with_only_one_player_board(edition: str) -> None:
    game = new(edition)
    you, bot = see(game, 0), see(game, 1)
    assert len(you.storage_keshis) == 3  # as with 2 players
    assert (bot.storage_keshis, bot.oases, bot.provisions) == ([], [], [])
    assert (bot.disc, bot.scrolls) == (None, [])
    assert game.waiting == [0]


@rule("PSH-02")
def test_the_bot_starts_with_pieces_but_no_resources(edition: str) -> None:
    for seed in range(1, 9):
        bot = see(new(edition, seed), 1)
        assert (bot.score, bot.palace, bot.mosque) == (10, 0, 0)
        assert (bot.water, bot.dates, bot.dinars) == (0, 0, 0)
        assert sum(bot.keshis.values()) + sum(bot.goods.values()) == 0
    game = solo(edition).player(0, hand=["green", "gray", "white"]).select()
    assert len(happened(told(game), "assistants")) == 2
    placed = [event.facts for event in told(game) if event.kind == "selected" and event.seat == 1]
    assert [facts["colours"].bit_count() for facts in placed] == [3]


@rule("PSH-03")
@pytest.mark.parametrize(
    ("modules", "tiles"),
    [
        ((), 10),
        (ALL_THREE[:2], 10),
        (ALL_THREE[1:], 10),
        (("camels", "luxury-goods", "desert-towns"), 10),
        (ALL_THREE, 15),
    ],
)
def test_five_strategy_tiles_are_used_only_with_camels_nomads_and_luxury_goods(
    edition: str, modules: tuple[str, ...], tiles: int
) -> None:
    seen = set()
    for seed in range(1, 30):
        strategy = look(new(edition, seed, modules))["bot"]
        assert strategy["strategy_left"] == tiles - 1
        seen |= set(strategy["strategy"])
    assert (max(seen) > 10) == (tiles == 15)
    assert max(seen) <= tiles


@rule("PSH-04")
def test_the_first_strategy_tile_moves_the_fisherman_only_with_a_river_icon(edition: str) -> None:
    icons = set()
    for seed in range(1, 16):
        game = new(edition, seed)
        (tile,) = look(game)["bot"]["strategy"]
        assert see(game, 1).fisherman == (3 if tile in WITH_RIVER_ICON else 0)
        icons.add(tile in WITH_RIVER_ICON)
    assert icons == {True, False}


@rule("PSH-05")
def test_the_bot_draws_its_whole_bag_each_season(edition: str) -> None:
    drawn: dict[int, list[int]] = {1: [], 2: [], 3: []}
    game = new(edition)
    for events in wander(game, 1):
        season = look(game)["season"]
        for event in events:
            if event.kind == "phase":
                season = event.facts["season"]
            if event.kind == "selected" and event.seat == 1:
                assert event.facts["colours"].bit_count() == 3
                drawn[season] += colours_in(event.facts["colours"])
    assert [sorted(colours) for colours in drawn.values()] == [list(range(12))] * 3


@rule("PSH-06")
def test_the_bot_is_the_first_start_player(edition: str) -> None:
    for seed in range(1, 6):
        game = new(edition, seed)
        while look(game)["phase"] == "setup":
            game.apply(game.legal_actions()[0])
        assert (look(game)["start_seat"], look(game)["round"]) == (1, 1)
