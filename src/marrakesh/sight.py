"""What a seat sees, with the types that `Game.view` cannot tell."""

from typing import Annotated, Literal, NotRequired, TypedDict, cast, get_args

from msgspec import Meta

from marrakesh.components import entry
from marrakesh.rules.config import MODULES
from marrakesh.rules.game import Game


def _one_of(words: object) -> Meta:
    """Which words a text may be: Python code treats it as text, other clients want to know."""
    return Meta(extra_json_schema={"enum": list(get_args(words))})


def _each(words: object) -> Meta:
    """The words that are all there, none left out."""
    return Meta(extra_json_schema={"required": list(get_args(words))})


_Line = Literal["left", "middle", "right"]
_Pawn = Literal["sultan", "imam"]

Spectator = Literal[entry.Colour, "nomad"]
Colour = Annotated[str, _one_of(entry.Colour)]
Sector = Annotated[str, _one_of(entry.Sector)]
Keshis = dict[Colour, int]
"""The colours of which there are keshis, and how many."""
Own = Annotated[dict[Annotated[str, _one_of(entry.NotGoods)], int], _each(entry.NotGoods)]
Goods = Annotated[dict[Annotated[str, _one_of(entry.Goods)], int], _each(entry.Goods)]
Resources = Annotated[dict[Annotated[str, _one_of(entry.Resource)], int], _each(entry.Resource)]
Lines = Annotated[dict[Annotated[str, _one_of(_Line)], list[list[str]]], _each(_Line)]


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


class PlayerNomads(TypedDict):
    """A player's nomads: how many stand in each sector, and which pieces they are elsewhere."""

    river: NotRequired[int]
    orchard: NotRequired[int]
    madrasa: NotRequired[int]
    palace: NotRequired[int]
    mosque: NotRequired[int]
    square: NotRequired[int]
    medina: NotRequired[int]
    sahara: NotRequired[int]
    vendors: list[Sector]
    entertainers: list[int]
    caravans: list[list[int]]
    committed: list[int]
    claimed: int


class BotView(TypedDict):
    """The opponent of a solo game: the tiles of its column, or its line of colours."""

    seat: int
    simplified: bool
    strategy: list[int]
    strategy_left: int
    line: list[Colour]


class PlayerView(TypedDict):
    """A player as a seat sees them; None stands for what it may not know."""

    score: int
    lap: int
    resources: Resources
    keshis: Own
    goods: Goods
    claimed_keshis: Keshis
    vendors: list[Sector]
    entertainers: list[int]
    gates: list[Colour | None]
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
    hand: list[Colour]
    placeholders: list[Colour]
    assistants: list[Sector]
    chosen: list[Colour]
    storage_keshis: list[Colour]
    storage: list[Colour | None]
    disc: int | None
    spectators: list[int] | None
    provisions: list[int | None]
    active_provisions: list[int]
    provision_cost: Resources
    revealing: list[int]
    # modules
    towns: NotRequired[list[int]]
    claimed_towns: NotRequired[list[int]]
    nomads: NotRequired[PlayerNomads]
    camel: NotRequired[CamelView]
    spectator_column: NotRequired[list[Annotated[str, _one_of(Spectator)]]]
    building: NotRequired[str | None]
    offered: NotRequired[list[int]]
    left_out: NotRequired[list[int]]


class View(TypedDict):
    """The table as a seat sees it."""

    seat: int
    edition: Literal["essential", "deluxe"]
    season: int
    round: int
    phase: str
    start_seat: int | None
    asked: list[int]
    tower: Keshis
    base: Keshis
    supply: Keshis
    workshops: list[Keshis]
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
    modules: list[str]
    abilities: bool
    library: str
    lines: Lines
    pawns: NotRequired[Annotated[dict[Annotated[str, _one_of(_Pawn)], Pawn], _each(_Pawn)]]
    open_towns: NotRequired[list[int]]
    nomads: NotRequired[NomadBoard]
    awards: NotRequired[list[str]]
    first_over: NotRequired[list[int]]
    bot: NotRequired[BotView]


def view_of(game: Game, seat: int) -> View:
    """What a seat sees, and what is played; seat -1 sees what everybody may know."""
    config = game.config
    played = {
        "modules": [module for module in MODULES if module in config.modules],
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
    return cast(dict[str, int], player.get("nomads", {})).get(sector, 0)
