"""Helpers for the tests of oases."""

from typing import Any

from scenario import Scenario, points

Facts = dict[str, Any]
OTHER_GATES = {
    "river": "white", "orchard": "gray", "madrasa": "red", "palace": "pink", "mosque": "brown",
    "square": "beige", "sahara": "yellow", "souk": "orange",
}  # fmt: skip
PER_COLOUR = {
    5: "white", 6: "black", 7: "turquoise", 8: "green", 9: "gray",
    10: "pink", 11: "beige", 12: "brown", 13: "red",
}  # fmt: skip
PER_LUXURY = {14: 2, 15: 3, 16: 4, 17: 5, 18: 6}
PER_RESOURCE = {19: "water", 20: "dinars", 21: "dates"}


def claimed(
    edition: str, tiles: list[int], caravans: list[int], season: int = 1, **facts: Any
) -> Scenario:
    """Seat 0 has claimed these oases and has only the resources given."""
    last_round = 4 if season == 3 else 1
    table = Scenario(edition, season=season, round=last_round).river_tiles(8, 4, 5)
    table.player(0, caravans=caravans, water=0, dates=0, dinars=0)
    return table.player(0, claimed=tiles, **facts)


def final_points(edition: str, tile: int, facts: Facts) -> int:
    """The points of an oasis in the final scoring."""
    caravans = facts.pop("caravans", [1, 0, 0])
    game = claimed(edition, [tile], caravans, **facts).final_scoring()
    return points(game, 0).get(f"oasis {tile:02}", 0)
