"""Town 07: river steps."""

from typing import Any

import pytest

from marrakesh import Game
from rules.modules.desert_towns.helpers import table_of
from scenario import happened, look, options, play, points, see, wander

rule = pytest.mark.rule


def last_round(edition: str, **facts: Any) -> Game:
    """Seat 0 has claimed town 07 and is about to use an assistant on the river."""
    table = table_of(edition, season=3, round=4).river_tiles(1, 3, 5)
    table.player(0, caravans=[4, 0, 0], towns=[7, 0], claimed_towns=[7], **facts)
    return table.assistants({0: ["river"]})


def river_steps(game: Game, seed: int) -> int:
    """Play to the end; return the number of river steps seat 0 makes on the way."""
    return sum(
        event.facts["end"] - event.facts["start"]
        for events in wander(game, seed)
        for event in events
        if event.kind == "fisherman" and event.seat == 0
    )


@rule("TWN-07")
@pytest.mark.parametrize(
    ("turquoise", "water", "worth"), [(5, 0, 5), (5, 2, 7), (7, 7, 14), (7, 9, 14)]
)
def test_town_07_counts_the_river_steps_of_the_last_season(
    edition: str, turquoise: int, water: int, worth: int
) -> None:
    """Only up to the jetty: 2 of 16 steps go beyond it."""
    game = last_round(edition, turquoise=turquoise, water=water)
    play(game, "sector action", *["step for water"] * water)
    while not game.over:
        play(game, options(game)[0])
    assert points(game, 0)["town 07"] == worth
    assert points(game, 0).get("river", 0) == turquoise + water - worth


@rule("TWN-07")
@pytest.mark.parametrize("seed", range(4))
def test_town_07_ignores_a_head_start_and_in_essential_also_earlier_seasons(
    edition: str, seed: int
) -> None:
    """R58: 5 steps in season 2 win river tile 09; season 3 starts on the crocodile."""
    table = table_of(edition, season=2, round=4).river_tiles(1, 9, 5)
    table.player(0, caravans=[4, 0, 0], towns=[7, 0], claimed_towns=[7], turquoise=5, water=0)
    game = table.assistants({0: ["river"]})
    events = play(game, "sector action")
    while look(game)["season"] == 2:
        events += play(game, options(game)[0])
    assert happened(events, "head-start")
    assert see(game, 0).fisherman == 4
    earlier = {"essential": 0, "deluxe": 5}[edition]
    steps = river_steps(game, seed)
    assert points(game, 0).get("town 07", 0) == earlier + steps


@rule("TWN-07")
def test_a_step_at_the_start_of_season_3_counts_for_town_07(edition: str) -> None:
    """NPV-02: a moderate tile's step is made once the season has begun."""
    table = table_of(edition, 2, "provision-tiles", season=2)
    table.player(0, caravans=[4, 0, 0], towns=[7, 0], claimed_towns=[7], provisions=[13, 1, 2])
    game = table.player(0, water=0, dates=0, dinars=0).provisions()
    while look(game)["season"] == 2:
        play(game, options(game)[0])
    assert (look(game)["season"], see(game, 0).fisherman) == (3, 1)
    steps = river_steps(game, 1)
    assert points(game, 0)["town 07"] == 1 + steps


@rule("TWN-07")
def test_award_steps_of_season_2_count_for_town_07_only_in_deluxe(edition: str) -> None:
    """AWD-14: they are a head start for season 3, which has not begun yet."""
    table = table_of(edition, 2, "camels", season=2).awards("2b", "1a")
    table.player(0, caravans=[4, 0, 0], towns=[7, 0], claimed_towns=[7], column=["green", "red"])
    game = table.player(0, water=0).season_payout()
    play(game, "award for 2")
    assert see(game, 0).fisherman == 2
    earlier = {"essential": 0, "deluxe": 2}[edition]
    steps = river_steps(game, 1)
    assert points(game, 0).get("town 07", 0) == earlier + steps
