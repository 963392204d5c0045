"""Oases that score before the end of the game: scrolls 68, 71 and 72."""

from typing import Any

import pytest

from marrakesh import Game
from rules.tiles.oases.helpers import PER_RESOURCE, Facts, claimed
from scenario import Scenario, options, play, points, see

rule = pytest.mark.rule


# --- scored when discovered: scroll 68 ------------------------------------------------------------


def discovering(edition: str, tile: int, caravans: list[int], **facts: Any) -> Game:
    """The owner of scroll 68 discovers this oasis."""
    table = Scenario(edition).player(0, scrolls=[68], caravans=caravans)
    table.player(0, water=0, dates=0, dinars=0, oases={f"left {caravans[0] + 1}": tile}, **facts)
    game = table.assistants({0: ["sahara"]})
    if "new keshi" in options(game):
        play(game, "new keshi")
    if "caravan left" in options(game):
        play(game, "caravan left")
    return game


@pytest.mark.parametrize(
    ("tile", "caravans", "facts", "expected"),
    [
        (7, [0, 0, 0], {"turquoise": 4}, 7),
        (12, [2, 0, 1], {}, 3 + 4),  # including the new caravan
        (24, [2, 0, 0], {}, 4 * 8),
        (24, [2, 0, 1], {}, 4 * 7),  # the new caravan is the fourth in the Sahara
        (25, [2, 3, 2], {"vendors": ["sahara"]}, 4),  # the new caravan completes the Sahara
        (26, [0, 0, 0], {}, 0),  # R121: it is not claimed
        (26, [2, 0, 0], {"claimed": [5, 6]}, 6),
        (30, [0, 0, 0], {"fisherman": 14}, 7),  # R160
        (30, [0, 0, 0], {"fisherman": 13}, 0),
    ],
)
def test_scroll_68_counts_the_new_caravan_when_scoring_a_discovered_oasis(
    edition: str, tile: int, caravans: list[int], facts: Facts, expected: int
) -> None:
    """R11"""
    game = discovering(edition, tile, caravans, **facts)
    assert points(game, 0).get("scroll 68", 0) == expected
    assert tile in see(game, 0).oases
    assert tile not in see(game, 0).claimed_oases


@pytest.mark.parametrize("tile", PER_RESOURCE)
@pytest.mark.parametrize("handed_in", [0, 3, 12])
def test_scroll_68_asks_how_many_resources_to_hand_in(
    edition: str, tile: int, handed_in: int
) -> None:
    """R119: from 0 to 12 of the oasis's resource."""
    resource = PER_RESOURCE[tile]
    table = Scenario(edition).player(0, scrolls=[68], oases={"left 1": tile})
    table.player(0, **dict.fromkeys(PER_RESOURCE.values(), 14))
    game = table.assistants({0: ["sahara"]})
    play(game, "caravan left")
    assert options(game) == [f"hand in {number}" for number in range(13)]
    play(game, f"hand in {handed_in}")
    assert points(game, 0) == {"scroll 68": 3 + handed_in}
    seen = see(game, 0)
    for name in PER_RESOURCE.values():
        assert getattr(seen, name) == (14 - handed_in if name == resource else 14)


def test_scroll_68_asks_nothing_if_there_is_nothing_to_hand_in(edition: str) -> None:
    game = discovering(edition, 21, [0, 0, 0])
    assert points(game, 0) == {"scroll 68": 3}


def test_scroll_68_does_not_score_the_start_oasis(edition: str) -> None:
    """R119: no oasis is revealed there."""
    game = Scenario(edition).player(0, scrolls=[68]).assistants({0: ["sahara"]})
    play(game, "caravan start")
    assert points(game, 0) == {}


def test_scroll_68_scores_only_newly_discovered_oases(edition: str) -> None:
    game = Scenario(edition).player(0, caravans=[3, 3, 0]).buys_scroll(68)
    assert points(game, 0) == {}


# --- scored by scroll 71 --------------------------------------------------------------------------


def scoring_by_scroll(edition: str, tiles: list[int], **facts: Any) -> Game:
    """Seat 0 buys scroll 71 and has 5 dates left."""
    return claimed(edition, tiles, [3, 3, 0], **facts).buys_scroll(71, dates=5)


def test_scroll_71_scores_one_claimed_oasis(edition: str) -> None:
    """R11, R122"""
    game = scoring_by_scroll(edition, [5, 26, 30], white=4, fisherman=14)
    assert options(game) == ["score oasis 1", "score oasis 2", "score oasis 3"]
    for oasis, worth in (("1", 7), ("2", 9), ("3", 7)):
        other = game.copy()
        play(other, f"score oasis {oasis}")
        assert points(other, 0) == {"scroll 71": worth}


@pytest.mark.parametrize("handed_in", [0, 2, 5])
def test_scroll_71_asks_how_many_resources_to_hand_in(edition: str, handed_in: int) -> None:
    """R122"""
    game = scoring_by_scroll(edition, [21, 5])
    play(game, "score oasis 1")
    assert options(game) == [f"hand in {number}" for number in range(6)]
    play(game, f"hand in {handed_in}")
    assert points(game, 0) == {"scroll 71": 3 + handed_in}
    assert see(game, 0).dates == 5 - handed_in


def test_scroll_71_does_nothing_without_a_claimed_oasis(edition: str) -> None:
    """R122: discovered ones do not count."""
    game = scoring_by_scroll(edition, [])
    assert points(game, 0) == {}
    assert see(game, 0).scrolls == [71]


@rule("FIN-03")
def test_oases_scored_by_scrolls_score_again_at_the_end(edition: str) -> None:
    """R120: they do not count towards the limit of three."""
    game = claimed(edition, [5, 6, 7, 8], [3, 1, 0], 3).buys_scroll(71)
    play(game, "score oasis 1")
    assert game.over
    booked = points(game, 0)
    assert booked["scroll 71"] == 3
    assert sum(booked.get(f"oasis {tile:02}", 0) for tile in (5, 6, 7, 8)) == 9


# --- points for resources: scroll 72 --------------------------------------------------------------


@pytest.mark.parametrize("returned", [[], ["water"], ["dinar", "water", "date"]])
def test_scroll_72_returns_any_number_of_resources(edition: str, returned: list[str]) -> None:
    """R127: 2 points for each resource."""
    game = Scenario(edition).player(0, water=1, dinars=1).buys_scroll(72, dates=1)
    play(game, *(f"pay {resource}" for resource in returned))
    if len(returned) < 3:
        assert "done" in options(game)
        play(game, "done")
    assert points(game, 0) == ({"scroll 72": 2 * len(returned)} if returned else {})
    seen = see(game, 0)
    assert seen.water + seen.dates + seen.dinars == 3 - len(returned)
