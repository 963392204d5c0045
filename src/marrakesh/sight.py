"""What a seat sees, with the types that `Game.view` cannot tell."""

from typing import Any, NotRequired, TypedDict, cast

from marrakesh.rules.game import Game


class Pawn(TypedDict):
    """The sultan or the imam: where he waits (0: nowhere), and whom he is with (-1: nobody)."""

    step: int
    holder: int


class CamelView(TypedDict):
    """A camel on the racecourse."""

    step: int
    podium: int
    dung: int


class NomadBoard(TypedDict):
    """The nomads that belong to nobody."""

    supply: int
    offered: bool


class BotView(TypedDict):
    """The opponent of a solo game: the tiles of its column, or its line of colours."""

    seat: int
    simplified: bool
    strategy: list[int]
    strategy_left: int
    line: list[str]


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
    # modules
    towns: NotRequired[list[int]]
    claimed_towns: NotRequired[list[int]]
    nomads: NotRequired[dict[str, Any]]
    camel: NotRequired[CamelView]
    spectator_column: NotRequired[list[str]]
    building: NotRequired[str | None]
    left_out: NotRequired[list[int]]


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
    # modules
    modules: frozenset[str]
    abilities: bool
    library: str
    lines: dict[str, list[list[str]]]
    pawns: NotRequired[dict[str, Pawn]]
    open_towns: NotRequired[list[int]]
    nomads: NotRequired[NomadBoard]
    awards: NotRequired[list[str]]
    first_over: NotRequired[list[int]]
    bot: NotRequired[BotView]


def view_of(game: Game, seat: int) -> View:
    """What a seat sees, and what is played; seat -1 sees what everybody may know."""
    config = game.config
    played = {
        "modules": config.modules,
        "abilities": config.buildings == "front" and config.solo != "pashabot",
        "library": config.library,
    }
    return cast(View, {**game.view(seat if seat >= 0 else None), **played})


def seats_with_pieces(view: View) -> list[int]:
    """Whose pieces stand in the City: everybody's but the simplified Pashabot's."""
    bot = view.get("bot")
    absent = bot["seat"] if bot and bot["simplified"] else -1
    return [seat for seat in range(len(view["players"])) if seat != absent]


def nomads_on(player: PlayerView, sector: str) -> int:
    """The nomads among the keshis of a sector."""
    nomads = player.get("nomads", {})
    return int(nomads.get(sector, 0))
