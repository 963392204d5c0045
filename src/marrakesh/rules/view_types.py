"""The types of a view of the table, which `views` builds."""

from typing import Annotated, Literal, NotRequired, TypedDict, get_args

from msgspec import Meta

from marrakesh.components import entry
from marrakesh.rules.phases import PHASES


def one_of(words: object) -> Meta:
    """The allowed values of a string, for the JSON schema; to Python it is plain text."""
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
    """A sector of a board: its keshis (in the souk all goods), and the nomads among them."""

    keshis: int
    nomads: int
    complete: bool


class ConnectionLine(TypedDict):
    """The segments it connects, and the names of its spaces from palace to mosque."""

    palace: int
    mosque: int
    spaces: list[str]


class Pawn(TypedDict):
    """The sultan or the imam: where he waits (0: nowhere), and who holds him (-1: nobody)."""

    step: int
    holder: int


class NextSpectator(TypedDict):
    """How far the next spectator moves the camel: in an existing colour, and in a new one."""

    same: int
    new: int


class CamelView(TypedDict):
    """A camel on the racecourse."""

    step: int
    podium: int
    dung: int


class NomadBoard(TypedDict):
    """The nomads that belong to no player."""

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
    """The solo opponent: the tiles of its column, or its line of colours."""

    seat: int
    simplified: bool
    strategy: list[int]
    strategy_left: int
    line: list[Colour]
    wanted: list[Sector]
    """The sectors of the column's keshi icons, from top to bottom."""


class PlayerView(TypedDict):
    """A player as a seat sees them; None stands for hidden values."""

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
    """The storage keshis not yet laid on a space."""
    disc: int | None
    disc_name: str
    disc_sections: list[int]
    """The spectators by section of the disc; `spectators` is by space."""
    spectators: list[int] | None
    provisions: list[int | None]
    active_provisions: list[int]
    provision_cost: Resources
    provision_short: Resources
    """What is currently missing to pay it; empty once this season's is settled."""
    provision_loss: int
    """The points that would be lost."""
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
    """The levels of the owner's provision tiles, until they are looked at."""


class View(TypedDict):
    """The table as a seat sees it."""

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
    """Who must decide; in a secret choice, those who have yet to finish it."""
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
    """Who has pieces in the City: everyone but the simplified Pashabot."""
    storage_row: list[Annotated[str, one_of(_Stored)]]
    """What covering each storage space gives, by number of players."""
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
