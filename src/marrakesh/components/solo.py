"""The component files of the solo opponent, the Pashabot."""

from typing import Literal

from marrakesh.components.entry import (
    Count,
    Entry,
    Gain,
    LuxuryType,
    Positive,
    Sector,
    distinct,
    increasing,
    require,
)

Icon = Literal[
    "turquoise", "green", "gray", "white", "black", "pink", "beige", "brown", "goods",
]  # fmt: skip


class StrategyTile(Entry, frozen=True, kw_only=True):
    """A strategy tile: two keshi icons, two luxury goods, and optionally a river icon."""

    word = "strategy_tile"
    identity = ("number",)
    icons = ("river",)

    number: Positive
    upper: Icon
    lower: Icon
    luxury: list[LuxuryType]  # preferred, then second
    river: bool = False
    needs_modules: bool = False  # only with camels, nomads and new luxury goods together

    def check(self) -> None:
        require(len(self.luxury) == 2, "comp-two-types", luxury=self.luxury)


class Pashabot(Entry, frozen=True, kw_only=True):
    """The Pashabot's board and the rewards of its sector actions."""

    gains = ("square",)

    rows: list[Sector]  # from top to bottom
    square: list[Gain]  # reward of each space of the main-square row
    strategy_spaces: list[Positive]  # brown spaces that reveal a strategy tile
    town_spaces: list[Positive]
    river_icon: Count  # steps
    square_times: Count
    resource: Count  # points for a resource
    orchard: Count  # points for each green keshi in the action
    sahara_keshis: Positive  # brown keshis per point in the action
    threshold: Count
    madrasa: list[Count]  # points for removing yellow, pink and orange scrolls
    camel_step: Count

    def check(self) -> None:
        require(distinct(self.rows) and len(self.rows) == 9, "comp-bot-rows")
        require(len(self.square) == 8, "comp-bot-square")
        require(increasing(self.strategy_spaces), "comp-bot-spaces")
        require(increasing(self.madrasa) and len(self.madrasa) == 3, "comp-bot-madrasa")


class Simplified(Entry, frozen=True, kw_only=True):
    """The simplified Pashabot's levels."""

    levels: list[Positive]  # points to reach
    with_towns: Count  # added to each level with desert towns

    def check(self) -> None:
        require(increasing(self.levels), "comp-levels", levels=self.levels)
