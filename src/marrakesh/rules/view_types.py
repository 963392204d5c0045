"""The types of a seat's view of the game, which `views` builds."""

from typing import Annotated, Literal, NotRequired, TypedDict, get_args

from msgspec import Meta

from marrakesh.components import entry
from marrakesh.rules.phases import PHASES


def one_of(words: object) -> Meta:
    """List the allowed values of a string in the JSON schema; in Python, any `str` will do."""
    return Meta(extra_json_schema={"enum": list(get_args(words))})


def _each(words: object) -> Meta:
    """Mark all these keys as required in the JSON schema."""
    return Meta(extra_json_schema={"required": list(get_args(words))})


_Line = Literal["left", "middle", "right"]
_Stored = Literal["keshi", "exchange", "scroll", "nothing"]
_Pawn = Literal["sultan", "imam"]

Spectator = Literal[entry.Colour, "nomad"]
Colour = Annotated[str, one_of(entry.Colour)]
Piece = Annotated[str, one_of(Spectator)]
"""The colour of a keshi, or a nomad."""
Sector = Annotated[str, one_of(entry.Sector)]
ResourceName = Annotated[str, one_of(entry.Resource)]
Keshis = dict[Colour, int]
"""The number of keshis by colour; zeros are omitted."""
Own = Annotated[dict[Annotated[str, one_of(entry.NotGoods)], int], _each(entry.NotGoods)]
Goods = Annotated[dict[Annotated[str, one_of(entry.Goods)], int], _each(entry.Goods)]
Resources = Annotated[dict[ResourceName, int], _each(entry.Resource)]
Lines = Annotated[dict[Annotated[str, one_of(_Line)], list[list[str]]], _each(_Line)]


class SectorView(TypedDict):
    """A player's sector: its keshis (in the souk, all goods) and nomads; whether it is complete."""

    keshis: int
    nomads: int
    complete: bool


class ConnectionLine(TypedDict):
    """A connection line: the segments it connects, and its spaces from palace to mosque."""

    palace: int
    mosque: int
    spaces: list[str]


class Pawn(TypedDict):
    """The sultan or the imam: where he waits (0: nowhere), and who holds him (-1: nobody)."""

    step: int
    holder: int


class NextSpectator(TypedDict):
    """The camel's steps for the next spectator, in a colour already present and in a new one."""

    same: int
    new: int


class CamelView(TypedDict):
    """A camel on the racecourse."""

    step: int
    podium: int
    dung: int


class NomadBoard(TypedDict):
    """The nomads that belong to no player: the supply, and whether one can be claimed."""

    supply: int
    offered: bool


class PlayerNomads(TypedDict):
    """A player's nomads: their number by sector, and their positions elsewhere."""

    river: int
    orchard: int
    madrasa: int
    palace: int
    mosque: int
    square: int
    medina: int
    sahara: int
    vendors: list[Sector]
    entertainers: list[int]
    caravans: list[list[int]]
    committed: list[int]
    claimed: int
    on_board: int
    on_tower: int


class BotView(TypedDict):
    """The Pashabot: its column of strategy tiles or, if it is simplified, its line of colours."""

    seat: int
    simplified: bool
    strategy: list[int]
    strategy_left: int
    line: list[Colour]
    wanted: list[Sector]
    """The sectors of the column's keshi icons, from top to bottom."""


class PlayerView(TypedDict):
    """A player as a seat sees them; None stands for a value that is hidden or absent."""

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
    sectors: Annotated[dict[Sector, SectorView], _each(entry.Sector)]
    caravans: list[int]
    oases: list[int | None]
    claimed_places: list[int]
    claimed_oases: list[int]
    fisherman: int
    palace: int
    mosque: int
    connection: ConnectionLine | None
    scrolls: list[int]
    luxury: list[int]
    hand: list[Colour]
    placeholders: list[Colour]
    assistants: list[Sector]
    chosen: list[Colour]
    storage_keshis: list[Colour]
    storage: list[Colour | None]
    to_store: list[Colour]
    """The storage keshis not yet placed on a storage space."""
    disc: int | None
    disc_name: str
    disc_sections: list[int]
    """The spectators by section of the disc; `spectators` is by space."""
    spectators: list[int] | None
    provisions: list[int | None]
    active_provisions: list[int]
    provision_cost: Resources
    provision_short: Resources
    """The resources still missing for that cost; all 0 once the season's provisions are settled."""
    provision_loss: int
    """The points lost if these resources stay missing; 0 if none are."""
    revealing: list[int]
    # modules
    towns: NotRequired[list[int]]
    claimed_towns: NotRequired[list[int]]
    nomads: NotRequired[PlayerNomads]
    camel: NotRequired[CamelView]
    dung_loss: NotRequired[int]
    """The points lost to dung at the end."""
    next_spectator: NotRequired[NextSpectator | None]
    spectator_column: NotRequired[list[Piece]]
    building: NotRequired[str | None]
    offered: NotRequired[list[int]]
    offered_buildings: NotRequired[list[str]]
    offered_scrolls: NotRequired[list[int]]
    face_down: NotRequired[list[str]]
    """The levels of the owner's provision tiles, until the owner sees their fronts."""


class View(TypedDict):
    """The game as a seat may see it."""

    seat: int
    edition: Literal["essential", "deluxe"]
    season: int
    round: int
    phase: Annotated[str, Meta(extra_json_schema={"enum": list(PHASES)})]
    last_round: bool
    """Whether it is the season's last round, after which provisions are due."""
    last_season: bool
    provisions_settled: bool
    """Whether this season's provisions have been paid or lost."""
    start_seat: int | None
    asked: list[int]
    """The seats that must decide; in a secret choice, those yet to finish it."""
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
    lap: int
    """The length of the score track in points."""
    seats_in_city: list[int]
    """The seats with pieces in the City: all but the simplified Pashabot's."""
    storage_row: list[Annotated[str, one_of(_Stored)]]
    """The bonus for covering each storage space, for this number of players."""
    players: list[PlayerView]
    # modules
    modules: list[str]
    abilities: bool
    library: str
    lines: Lines
    pawns: NotRequired[Annotated[dict[Annotated[str, one_of(_Pawn)], Pawn], _each(_Pawn)]]
    open_towns: NotRequired[list[int]]
    nomads: NotRequired[NomadBoard]
    awards: NotRequired[list[str]]
    first_over: NotRequired[list[int]]
    bot: NotRequired[BotView]
