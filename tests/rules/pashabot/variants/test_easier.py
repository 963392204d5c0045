"""Easier variants of the Pashabot."""

import random

import pytest

from marrakesh import Game
from rules.pashabot.variants.helpers import BOT, WITH_RIVER, new_game, solo, tiles
from scenario import look, options, play, points, see

rule = pytest.mark.rule


@rule("PSD-01")
@pytest.mark.parametrize("brown", range(8))
def test_with_few_tiles_brown_keshis_reveal_no_strategy_tiles(edition: str, brown: int) -> None:
    shown = [
        len(tiles(solo(edition, *variants).bot(brown=brown).base(brown=1).claim()))
        for variants in ([], ["few-tiles"])
    ]
    assert shown == [2 if brown + 1 in (3, 5, 7) else 1, 1]


@rule("PSD-01")
def test_with_few_tiles_three_strategy_tiles_are_revealed_or_four_with_river_tile_02(
    edition: str,
) -> None:
    found = set()
    for seed in range(30):
        game = new_game(edition, seed, "few-tiles")
        game.listen()
        rng = random.Random(seed)
        more = 0
        while not game.over:
            events = game.apply(rng.choice(game.legal_actions()))
            firsts = [event for event in events if event.kind == "river-first"]
            more += sum(event.seat == BOT and event.facts["tile"] == 2 for event in firsts)
        assert len(tiles(game)) == 3 + more
        found.add(more)
    assert found == {0, 1}


@rule("PSD-02")
@pytest.mark.parametrize("easier", [False, True])
def test_without_keshi_points_complete_sectors_still_score(edition: str, easier: bool) -> None:
    table = solo(edition, *(["no-keshi-points"] if easier else []))
    game = table.bot(green=8, turquoise=3).player(BOT, vendors=["orchard"]).final_scoring()
    assert points(game, BOT) == {"sectors": 10, **({} if easier else {"strategy": 11})}


@rule("PSD-03", "PSD-06")
@pytest.mark.parametrize(
    ("variant", "times"), [("square-once", 1), ("", 3), ("square-four-times", 4)]
)
def test_the_variant_decides_how_often_the_main_square_gives_its_bonus(
    edition: str, variant: str, times: int
) -> None:
    def performs(pink: int, **facts: int) -> Game:
        table = solo(edition, *([variant] if variant else [])).bot(pink=pink).player(BOT, **facts)
        return table.assistants({0: [], BOT: ["square"]})

    assert points(performs(4), BOT) == {"square": 2 * times}
    assert see(performs(5), BOT).fisherman == times
    assert sum(see(performs(6), BOT).goods.values()) == times
    game = performs(7, palace=0, mosque=2)
    steps = {1: (1, 2), 3: (3, 2), 4: (3, 3)}  # when the pawns are level, the palace
    assert (see(game, BOT).palace, see(game, BOT).mosque) == steps[times]


@rule("PSD-03", "PSD-06", "PSH-52")
@pytest.mark.parametrize(
    ("variant", "times"), [("square-once", 3), ("", 3), ("square-four-times", 4)]
)
@pytest.mark.parametrize(("tile", "actions"), [(1, 1), (16, 2)])
def test_the_main_square_variants_affect_only_assistants(
    edition: str, variant: str, times: int, tile: int, actions: int
) -> None:
    """004:1039 is about the assistant, 004:1045 about the action; river tiles have no assistant."""
    season = 1 if tile == 1 else 2
    table = solo(edition, *([variant] if variant else []), season=season)
    table.river_tiles(*((1, 3, 5) if tile == 1 else (1, 16, 5))).player(BOT, fisherman=2)
    game = table.bot(pink=4).season_scoring()
    assert points(game, BOT) == {"square": 2 * times * actions}


@rule("PSD-03", "PSD-06")
def test_a_new_entertainer_gives_its_bonus_once_in_any_variant(edition: str) -> None:
    for variant in ("square-once", "square-four-times"):
        game = solo(edition, variant).bot(pink=3).base(pink=1).claim()
        assert points(game, BOT) == {"square": 2}


@rule("PSD-04")
@pytest.mark.parametrize("easier", [False, True])
def test_without_river_icons_the_first_tile_does_not_move_the_fisherman(
    edition: str, easier: bool
) -> None:
    seen = set()
    for seed in range(20):
        game = new_game(edition, seed, *(["no-river-icons"] if easier else []))
        first = tiles(game)[0] in WITH_RIVER
        seen.add(first)
        assert see(game, BOT).fisherman == (3 if first and not easier else 0)
    assert seen == {False, True}


@rule("PSD-04")
@pytest.mark.parametrize("easier", [False, True])
def test_without_river_icons_later_tiles_do_not_move_the_fisherman(
    edition: str, easier: bool
) -> None:
    variants = ["no-river-icons"] if easier else []
    steps = 0 if easier else 3
    game = solo(edition, *variants).bot(brown=2).next_strategy(3).base(brown=1).claim()
    assert tiles(game) == [2, 3]
    assert see(game, BOT).fisherman == steps
    game = solo(edition, *variants).next_strategy(8).season_scoring()
    while look(game)["phase"] != "select":
        play(game, options(game)[0])
    assert tiles(game) == [2, 8]
    assert see(game, BOT).fisherman == steps
