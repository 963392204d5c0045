"""The box: the kinds of component, each in a file of the same name.

Constraints on a single entry are in its class; constraints between entries, such as the number of
scrolls of each colour, are in `checks.py`.
"""

from typing import Final, NamedTuple, get_args, get_origin, get_type_hints

import msgspec

from marrakesh.components.boards import (
    ColourEntry,
    Disc,
    GameFigures,
    GateColour,
    GateSpace,
    Lines,
    LineSpace,
    Match,
    OasisSpace,
    River,
    Square,
    Stairs,
    StartOasisSpace,
    StorageDraw,
    StorageSpace,
    TowerLayer,
    Workshop,
)
from marrakesh.components.entry import (
    Entry,
)
from marrakesh.components.modules import (
    Award,
    Bridge,
    Building,
    Dung,
    ImamAndSultan,
    Nomads,
    Racecourse,
    StaircaseCover,
    StaircaseTile,
    Town,
    TownRules,
)
from marrakesh.components.solo import Pashabot, Simplified, StrategyTile
from marrakesh.components.tiles import LuxuryGood, Oasis, Office, Provision, RiverTile, Scroll


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Every component, including those of modules. The field names are the file names."""

    colours: list[ColourEntry]
    frame: GameFigures
    river: River
    stairs: Stairs
    lines: Lines
    line_spaces: list[LineSpace]
    square: Square
    discs: list[Disc]
    luxury_goods: list[LuxuryGood]
    offices: list[Office]
    gates: list[GateColour]
    workshops: list[Workshop]
    gate_spaces: list[GateSpace]
    gate_match: Match
    oasis_spaces: list[OasisSpace]
    start_oasis: list[StartOasisSpace]
    storage: list[StorageSpace]
    storage_draw: StorageDraw
    oases: list[Oasis]
    scrolls: list[Scroll]
    provisions: list[Provision]
    river_tiles: list[RiverTile]
    tower: list[TowerLayer]
    staircase_tiles: list[StaircaseTile]
    staircase_cover: StaircaseCover
    imam_sultan: ImamAndSultan
    towns: list[Town]
    town_rules: TownRules
    nomads: Nomads
    racecourse: Racecourse
    bridges: list[Bridge]
    dung: Dung
    awards: list[Award]
    buildings: list[Building]
    strategy_tiles: list[StrategyTile]
    pashabot: Pashabot
    simplified: Simplified


class Kind(NamedTuple):
    """A kind of component: a field of the box and a file of the same name."""

    name: str
    entry: type[Entry]
    many: bool  # whether it is a list of entries, rather than a single one

    @property
    def file(self) -> str:
        return f"{self.name}.toml"


def _kinds() -> dict[str, Kind]:
    kinds = {}
    for name, hint in get_type_hints(Box).items():
        many = get_origin(hint) is list
        kinds[name] = Kind(name, get_args(hint)[0] if many else hint, many)
    return kinds


KINDS: Final = _kinds()

# msgspec analyses a type on first use, and crashes if two threads do so at the same time
for _kind in KINDS.values():
    msgspec.json.Decoder(_kind.entry)
