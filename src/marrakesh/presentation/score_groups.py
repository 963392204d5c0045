"""The score sheet in five groups, each with its categories."""

from typing import Final, Literal

SheetGroup = Literal["board", "river", "stairs", "tiles", "rest"]

GROUPS: Final[dict[SheetGroup, tuple[str, ...]]] = {
    "board": ("sectors", "orchard", "square", "gates", "gate matches", "vendors", "buildings"),
    "river": ("jetty", "river", "rapids", "river tiles"),
    "stairs": ("palace", "mosque", "lines", "thresholds"),
    "tiles": (
        *("oases", "start oasis", "sahara", "scrolls", "luxury goods", "offices"),
        *("towns", "town spaces", "finish", "race", "dung", "awards"),
    ),
}
"""The categories of each group but the last, which has the rest."""

_GROUP_OF: Final = {category: group for group, some in GROUPS.items() for category in some}


def group_of(category: str) -> SheetGroup:
    return _GROUP_OF.get(category, "rest")
