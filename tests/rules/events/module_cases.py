"""The events of the modules: positions that cause them, and what is told."""

from collections.abc import Callable
from typing import Any

import pytest

from marrakesh import Game
from marrakesh.components import load
from marrakesh.rules import sources
from marrakesh.rules.words import (
    BROWN,
    BUILDINGS,
    DATE,
    DINAR,
    GRAY,
    GREEN,
    NOMAD,
    PALACE,
    RED,
    RIVER,
    WATER,
    WHITE,
    YELLOW,
)
from rule_source import Told, acts, after, tells, told
from scenario import Scenario, play, play_on, starting

rule = pytest.mark.rule
VENDOR_OF, SPECTATORS = 8, 16
"""Places of nomads behind those of the sectors."""


def gains_white(edition: str, *actions: str, dates: int = 0, **facts: Any) -> Game:
    """Ada has bought scroll 03 and gains a white keshi, with camels."""
    table = Scenario(edition, modules=["camels", "nomads"]).player(0, dinars=0, **facts)
    return after(table.buys_scroll(3, dates), *actions)


def runs(edition: str, *actions: str, **facts: Any) -> Game:
    """The keshi joins two spectators of other colours: 2 steps for the camel."""
    return gains_white(edition, "to the spectators", *actions, column=["red", "nomad"], **facts)


def payout(edition: str, side: str, *actions: str, **facts: Any) -> Game:
    table = Scenario(edition, modules=["camels", "nomads"]).awards(side, "5a", "5b")
    return after(table.player(0, **facts).season_payout(), *actions)


def stack_award(edition: str, side: str, tier: int) -> Game:
    """Ada takes a tile of a stack of 2 for an award: the other one is left."""
    award = next(a for a in load().awards if f"{a.tile}{a.side}" == side)
    colour = award.benefits()[tier - 1].colour
    others = [c for c in ("red", "brown", "beige", "gray", "white") if c != colour][: tier - 1]
    table = Scenario(edition, modules=["camels"]).awards(side, "5a", "5b")
    table.scroll_stack_of(0, 1).luxury_stack_of(0, 1)
    table.player(0, column=[colour, *others], yellow=9, orange=9, purple=9)
    game = after(table.season_payout(), f"award for {tier}")
    while game.question.key == "ask-discard":
        game.apply(game.legal_actions()[0])
    play(game, "stack 1")
    first = next(a for a in game.legal_actions() if a)
    game.apply(first)
    return game


def on_top(kind: str) -> Callable[[Game], Told]:
    """The tile that lies on the first stack now."""

    def expected(game: Game) -> Told:
        tile = game.table.scrolls[0] if kind == "scroll" else game.table.luxury[0]
        words = f"scroll {tile:02}" if kind == "scroll" else f"luxury good {tile}"
        return told(f"{kind}-shown", -1, f"New … {words}.", tile=tile, place=0)

    return expected


def moved_in(edition: str, building: str) -> Game:
    """Ada moves into a building; chance decides who starts."""
    game = starting(edition, ["special-buildings"], buildings={0: (building, "gazebo")})
    events = play(game, f"0: building {building}")
    while not any(event.kind == "building" and event.seat == 0 for event in events):
        events = game.apply(game.legal_actions()[0])
    return game


def tile_exchange(edition: str, *actions: str, **facts: Any) -> Game:
    """Provision tile 18 lets Ada exchange a keshi at the start of the first season."""
    table = Scenario(edition, modules=["provision-tiles", "camels", "nomads"])
    table.player(0, provisions=[18], green=1, **facts)
    return after(table.start_of_season(), *actions)


def town_game(*actions: str, edition: str = "deluxe", **facts: Any) -> Game:
    table = Scenario(edition, modules=["desert-towns"]).towns_open(3, 7)
    return after(table.player(0, **facts).assistants({0: ["sahara"]}), *actions)


def climbs(edition: str, *actions: str, holder: int = -1, **facts: Any) -> Game:
    """Ada climbs to the palace with 2 white keshis; the sultan is with this player."""
    table = Scenario(edition, 3, modules=["imam-sultan"]).player(0, white=2, **facts)
    if holder >= 0:
        table.pawn("palace", holder)
    return acts(table.player(1, palace=7).player(2, palace=7), "palace", *actions)


def claims_nomad(edition: str, until: str, *actions: str, **facts: Any) -> Game:
    table = Scenario(edition, modules=["nomads"]).player(0, **facts)
    game = after(table.base(yellow=1, orange=1).claim(), "claim nomad")
    if until:
        play_on(game, 0, until)
    return after(game, *actions)


def moves(edition: str, *actions: str, modules: tuple[str, ...] = (), **facts: Any) -> Game:
    table = Scenario(edition, modules=["nomads", *modules]).player(0, dinars=2, **facts)
    return after(table.assistants({0: ["river"]}), *actions)


def nomad_with_camels(edition: str) -> Game:
    """Ada has claimed the nomad and may make it a spectator."""
    table = Scenario(edition, modules=["camels", "nomads"])
    game = after(table.base(yellow=1, orange=1).claim(), "claim nomad")
    play_on(game, 0, "to the spectators")
    return game


def returned_caravan() -> Game:
    """Deluxe: a caravan on a town space may be returned."""
    table = Scenario("deluxe", modules=["desert-towns"])
    table.player(0, caravans=[3, 4, 0], claimed=[1, 2, 3], towns=[0, 3], water=1, green=1)
    return acts(table, "sahara", "oasis right 1", "return caravan right")


CASES = [
    # --- camels
    tells(rule("CAM-03", "CAM-07"),
        lambda e: runs(e, camel=3),
        told("spectator", 0, "Ada … 1 white keshi to the spectators.", colour=WHITE),
        told("camel", 0, "… Ada … from 3 to 5.", start=3, end=5)),
    tells(rule("CAM-05", "EXC-14"),
        lambda e: gains_white(e, "done", white=8, column=["red"]),
        told("keshi-lost", 0, "Ada … 1 white keshi … lost.", colour=WHITE)),
    tells(rule("CAM-06"),
        lambda e: after(nomad_with_camels(e), "to the spectators"),
        told("spectator", 0, "Ada … a nomad to the spectators.", colour=NOMAD),
        told("camel", 0, "… Ada … from 0 to 1.", start=0, end=1)),
    tells(rule("CAM-09", "CAM-10"), lambda e: runs(e, camel=7),
        told("camel", 0, "… Ada … from 7 to 8.", start=7, end=8),
        told("goal", 0, "… Ada … goal line 1.", goal=1),
        told("resource", 0, "Ada gains 1 dinar.", resource=DINAR, n=1)),
    tells(rule("CAM-09", "CAM-22"),
        lambda e: runs(e, "goods yellow", "discard dung", camel=7, dung=2),
        told("dung", 0, "Ada discards 1 dung tile.", n=-1),
        told("camel", 0, "… Ada … from 8 to 9.", start=8, end=9)),
    tells(rule("CAM-11"), lambda e: runs(e, camel=11, water=0),
        told("bridge-closed", 0, "… Ada … step 12 …", step=12)),
    tells(rule("CAM-11"), lambda e: runs(e, camel=11, dates=1),
        told("spend", 0, "Ada … 1 water.", resource=WATER, n=1),
        told("spend", 0, "Ada … 1 date.", resource=DATE, n=1),
        told("camel", 0, "… Ada … from 11 to 13.", start=11, end=13)),
    tells(rule("CAM-12"), lambda e: runs(e, camel=31),
        told("finish", 0, "… Ada … finish …", place=1),
        told("points", 0, "Ada scores 5 points …", points=5, source=sources.FINISH)),
    tells(rule("CAM-14"),
        lambda e: Scenario(e, 3, modules=["camels"]).player(0, camel=17).player(1, camel=9)
        .player(2, camel=17).season_payout(),
        told("dung", 1, "Bo collects 1 dung tile.", n=1)),
    # --- awards
    tells(rule("AWD-01", "AWD-04"),
        lambda e: payout(e, "3b", "award for 2", "discard nomad",
                         column=["gray", "white", "nomad"]),
        told("spectator-leaves", 0, "Ada … a nomad from the spectators.", colour=NOMAD)),
    tells(rule("AWD-01"),
        lambda e: payout(e, "3b", "award for 2", column=["gray", "white", "nomad"]),
        told("award", 0, "Ada … 2 keshis … award tile 3b.", n=2, side=5),
        told("spectator-leaves", 0, "Ada … 1 gray keshi from the spectators.", colour=GRAY)),
    tells(rule("AWD-03"),
        lambda e: payout(e, "3b", "award for dung", column=["green", "white"], dung=2),
        told("spectator-leaves", 0, "Ada … 1 green keshi …", colour=GREEN),
        told("dung", 0, "Ada discards 1 dung tile.", n=-1)),
    # --- buildings and provision tiles
    tells(rule("BLD-04", "BLD-09"), lambda e: moved_in(e, "boat house"),
        told("building", 0, "Ada … boat house.", building=BUILDINGS.index("boat house")),
        told("head-start", 0, "Ada … crocodile space.", end=4)),
    tells(rule("NPV-06"),
        lambda e: tile_exchange(e, "swap storage 1", "store white", storage={1: "gray"}),
        told("storage", 0, "Ada … 1 white keshi on storage space 1 …", colour=WHITE, place=0)),
    tells(rule("CAM-20"),
        lambda e: tile_exchange(e, "return spectator red", column=["red", "nomad"]),
        told("spectator-leaves", 0, "Ada … 1 red keshi from the spectators.", colour=RED)),
    tells(rule("CAM-20", "NOM-06"),
        lambda e: tile_exchange(e, "return spectator nomad", column=["red", "nomad"]),
        told("nomad-returned", -1, "… nomad returns …"),
        told("spectator-leaves", 0, "Ada … a nomad from the spectators.", colour=NOMAD)),
    tells(rule("CAM-20"),
        lambda e: tile_exchange(e, "return green", "keshi white", "to the spectators"),
        told("spectator", 0, "Ada … 1 white keshi to the spectators.", colour=WHITE)),
    # --- desert towns
    tells(rule("XP5-04"),
        lambda e: town_game("new keshi", "caravan left", "town 7", edition=e,
                            caravans=[3, 1, 0], oases={"left 1": 1}),
        told("town", 0, "Ada … desert town 07.", town=7)),
    tells(rule("XP5-04"),
        lambda e: town_game("new keshi", "caravan left", edition=e, caravans=[3, 1, 0]),
        told("caravan", 0, "Ada … caravan onto the left path.", path=0, space=4),
        told("points", 0, "Ada scores 4 points …", points=4, source=sources.TOWN_SPACES)),
    tells(rule("XP5-05"),
        lambda e: town_game("sector action", "town 3", edition=e, caravans=[4, 1, 0],
                            towns=[3, 0], yellow=1, orange=1, purple=1),
        told("goods-returned", 0, "Ada returns 1 yellow keshi.", colour=YELLOW, n=1),
        told("goods-returned", 0, "Ada returns 1 orange keshi.", colour=YELLOW + 1, n=1),
        told("goods-returned", 0, "Ada returns 1 purple keshi.", colour=YELLOW + 2, n=1),
        told("town-claimed", 0, "Ada claims desert town 03.", town=3)),
    tells(rule("SAH-11"), lambda e: returned_caravan(),
        told("returned", 0, "Ada returns 1 brown keshi.", colour=BROWN)),
    # --- imam and sultan
    tells(rule("XP2-06"), lambda e: climbs(e, holder=1, palace=7),
        told("pawn", 0, "… Ada …", stair=0)),
    tells(rule("XP2-08"), lambda e: climbs(e, holder=0, palace=14),
        told("pawn-waits", -1, "… sultan … step 8.", stair=0, end=8)),
    # --- nomads
    tells(rule("NOM-02"), lambda e: claims_nomad(e, ""),
        told("spend", 0, "Ada … 1 water.", resource=WATER, n=1),
        told("spend", 0, "Ada … 1 date.", resource=DATE, n=1),
        told("claim-nomad", 0, "Ada claims the nomad.")),
    tells(rule("NOM-06"),
        lambda e: after(
            Scenario(e, modules=["nomads"]).player(0, white=8).base(white=1).claim(), "done"),
        told("nomad-declined", 0, "Ada leaves the nomad.")),
    tells(rule("NOM-03", "NOM-05"),
        lambda e: claims_nomad(e, "nomad to orchard", "nomad to orchard"),
        told("nomad", 0, "Ada … nomad in the date orchard.", sector=GREEN),
        told("points", 0, "Ada scores 1 point …", points=1, source=sources.ORCHARD)),
    tells(rule("NOM-03"),
        lambda e: claims_nomad(e, "nomad to orchard", "nomad as vendor river"),
        told("vendor", 0, "Ada … water vendor at the river.", sector=RIVER)),
    tells(rule("NOM-06"),
        lambda e: Scenario(e, modules=["nomads"]).player(0, water=0).player(1, water=0)
        .base(yellow=1).claim(),
        told("nomad-returned", -1, "… nomad returns …")),
    tells(rule("NOM-07"), lambda e: moves(e, "nomad from palace", nomads={"palace": 1}),
        told("nomad-leaves", 0, "… Ada … in the palace.", place=PALACE),
        told("spend", 0, "Ada … 1 dinar.", resource=DINAR, n=1)),
    tells(rule("NOM-07"),
        lambda e: moves(e, "nomad from vendor palace", nomad_vendors=["palace"]),
        told("nomad-leaves", 0, "Ada’s nomad … water vendor space in the palace.",
             place=VENDOR_OF + PALACE)),
    tells(rule("CAM-06"),
        lambda e: moves(e, "nomad from spectators", modules=("camels",), column=["nomad"]),
        told("nomad-leaves", 0, "… Ada … spectators.", place=SPECTATORS)),
    # --- tiles of stacks
    tells(rule("AWD-11"), lambda e: stack_award(e, "3a", 2), on_top("scroll")),
    tells(rule("AWD-11"), lambda e: stack_award(e, "3a", 4), on_top("luxury")),
]  # fmt: skip
