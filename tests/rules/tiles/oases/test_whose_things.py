"""Only the owner's pieces and tiles count for an oasis."""

import pytest

from marrakesh.rules.words import SECTORS
from rules.tiles.oases.helpers import OTHER_GATES, PER_COLOUR, PER_LUXURY, PER_RESOURCE, claimed
from scenario import points

rule = pytest.mark.rule


@rule("OAS-37")
@pytest.mark.parametrize(
    ("tile", "expected"),
    [
        (1, 0), (2, 0), (3, 0), (4, 0),
        *((tile, 3) for tile in PER_COLOUR if tile != 12), (12, 4),
        *((tile, 0) for tile in PER_LUXURY), *((tile, 3) for tile in PER_RESOURCE),
        (22, 3), (23, 3), (24, 32), (25, 0), (26, 3), (27, 0), (28, 0), (29, 0), (30, 0),
    ],
)  # fmt: skip
def test_only_the_owners_pieces_and_tiles_count(edition: str, tile: int, expected: int) -> None:
    """The other player has everything, the owner only the caravan next to the oasis."""
    table = claimed(edition, [tile], [1, 0, 0]).player(
        1,
        **dict.fromkeys(["turquoise", "green", "gray", "white", "black", "beige"], 8),
        entertainers=range(1, 9),
        vendors=SECTORS[:8],
        caravans=[3, 3, 2],
        claimed=[t for t in (5, 6, 7, 8, 9, 10) if t != tile],
        gates=OTHER_GATES,
        luxuries=[1, 6, 11, 16, 21],
        scrolls=[19, 20],
        palace=16,
        mosque=16,
        fisherman=14,
        water=5,
        dates=5,
        dinars=5,
    )
    assert points(table.final_scoring(), 0).get(f"oasis {tile:02}", 0) == expected
