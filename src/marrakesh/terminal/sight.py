"""What a seat sees, with the types that `Game.view` cannot tell."""

from typing import TypedDict, cast

from marrakesh.rules.game import Game


class PlayerView(TypedDict):
    """A player as a seat sees them; None stands for what it may not know."""

    score: int
    lap: int
    resources: dict[str, int]
    keshis: dict[str, int]
    goods: dict[str, int]
    claimed_keshis: dict[str, int]
    vendors: list[str]
    entertainers: list[int]
    gates: list[str | None]
    free_guards: int
    caravans: list[int]
    oases: list[int | None]
    claimed_places: list[int]
    claimed_oases: list[int]
    fisherman: int
    palace: int
    mosque: int
    scrolls: list[int]
    luxury: list[int]
    hand: list[str]
    placeholders: list[str]
    assistants: list[str]
    chosen: list[str]
    storage_keshis: list[str]
    storage: list[str | None]
    disc: int | None
    spectators: list[int] | None
    provisions: list[int | None]
    active_provisions: list[int]
    provision_cost: dict[str, int]


class View(TypedDict):
    """The table as a seat sees it."""

    seat: int
    edition: str
    season: int
    round: int
    phase: str
    start_seat: int
    asked: list[int]
    tower: dict[str, int]
    base: dict[str, int]
    supply: dict[str, int]
    workshops: list[dict[str, int]]
    scrolls: list[list[int]]
    scroll_stacks: list[list[int]]
    luxury: list[int]
    luxury_stacks: list[int]
    office: int
    river_tiles: list[int]
    open_oases: list[int]
    river_order: list[int]
    players: list[PlayerView]


def view_of(game: Game, seat: int) -> View:
    """What a seat sees; seat -1 sees what everybody may know."""
    return cast(View, game.view(seat if seat >= 0 else None))
