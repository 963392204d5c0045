"""The events of the modules: positions that cause them, and what is reported."""

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
"""Places of nomads that follow those of the sectors."""


def gains_white(edition: str, *actions: str, dates: int = 0, **facts: Any) -> Game:
    """Ada has bought scroll 03 and gains a white keshi, with camels."""
    table = Scenario(edition, modules=["camels", "nomads"]).player(0, dinars=0, **facts)
    return after(table.buys_scroll(3, dates), *actions)


def runs(edition: str, *actions: str, **facts: Any) -> Game:
    """The keshi joins two spectators of other colours, so the camel moves 2 steps."""
    return gains_white(edition, "to the spectators", *actions, column=["red", "nomad"], **facts)


def payout(edition: str, side: str, *actions: str, **facts: Any) -> Game:
    table = Scenario(edition, modules=["camels", "nomads"]).awards(side, "5a", "5b")
    return after(table.player(0, **facts).season_payout(), *actions)


def stack_award(edition: str, side: str, tier: int) -> Game:
    """Ada takes a tile from a stack of 2 as an award; the other one is left."""
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
    """The tile now on top of the first stack."""

    def expected(game: Game) -> Told:
        tile = game.table.scrolls[0] if kind == "scroll" else game.table.luxury[0]
        return told(f"{kind}-shown", -1, tile=tile, place=0)

    return expected


def moved_in(edition: str, building: str) -> Game:
    """Ada moves into a building; the start player is random."""
    game = starting(edition, ["special-buildings"], buildings={0: (building, "gazebo")})
    events = play(game, f"0: building {building}")
    while not any(event.kind == "building" and event.seat == 0 for event in events):
        events = game.apply(game.legal_actions()[0])
    return game


def tile_exchange(edition: str, *actions: str, **facts: Any) -> Game:
    """Provision tile 18 allows Ada a keshi exchange at the start of the first season."""
    table = Scenario(edition, modules=["provision-tiles", "camels", "nomads"])
    table.player(0, provisions=[18], green=1, **facts)
    return after(table.start_of_season(), *actions)


def town_game(*actions: str, edition: str = "deluxe", **facts: Any) -> Game:
    table = Scenario(edition, modules=["desert-towns"]).towns_open(3, 7)
    return after(table.player(0, **facts).assistants({0: ["sahara"]}), *actions)


def climbs(edition: str, *actions: str, holder: int = -1, **facts: Any) -> Game:
    """Ada climbs to the palace with 2 white keshis; this player holds the sultan."""
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
        told("spectator", 0, colour=WHITE),
        told("camel", 0, start=3, end=5)),
    tells(rule("CAM-05", "EXC-14"),
        lambda e: gains_white(e, "done", white=8, column=["red"]),
        told("keshi-lost", 0, colour=WHITE)),
    tells(rule("CAM-06"),
        lambda e: after(nomad_with_camels(e), "to the spectators"),
        told("spectator", 0, "event-spectator-nomad", colour=NOMAD),
        told("camel", 0, start=0, end=1)),
    tells(rule("CAM-09", "CAM-10"), lambda e: runs(e, camel=7),
        told("camel", 0, start=7, end=8),
        told("goal", 0, goal=1),
        told("resource", 0, resource=DINAR, n=1)),
    tells(rule("CAM-09", "CAM-22"),
        lambda e: runs(e, "goods yellow", "discard dung", camel=7, dung=2),
        told("dung", 0, "event-dung-less", n=-1),
        told("camel", 0, start=8, end=9)),
    tells(rule("CAM-11"), lambda e: runs(e, camel=11, water=0),
        told("bridge-closed", 0, step=12)),
    tells(rule("CAM-11"), lambda e: runs(e, camel=11, dates=1),
        told("spend", 0, resource=WATER, n=1),
        told("spend", 0, resource=DATE, n=1),
        told("camel", 0, start=11, end=13)),
    tells(rule("CAM-12"), lambda e: runs(e, camel=31),
        told("finish", 0, place=1),
        told("points", 0, points=5, source=sources.FINISH)),
    tells(rule("CAM-14"),
        lambda e: Scenario(e, 3, modules=["camels"]).player(0, camel=17).player(1, camel=9)
        .player(2, camel=17).season_payout(),
        told("dung", 1, n=1)),
    # --- awards
    tells(rule("AWD-01", "AWD-04"),
        lambda e: payout(e, "3b", "award for 2", "discard nomad",
                         column=["gray", "white", "nomad"]),
        told("spectator-leaves", 0, "event-spectator-leaves-nomad", colour=NOMAD)),
    tells(rule("AWD-01"),
        lambda e: payout(e, "3b", "award for 2", column=["gray", "white", "nomad"]),
        told("award", 0, n=2, side=5),
        told("spectator-leaves", 0, colour=GRAY)),
    tells(rule("AWD-03"),
        lambda e: payout(e, "3b", "award for dung", column=["green", "white"], dung=2),
        told("spectator-leaves", 0, colour=GREEN),
        told("dung", 0, "event-dung-less", n=-1)),
    # --- buildings and provision tiles
    tells(rule("BLD-04", "BLD-09"), lambda e: moved_in(e, "boat house"),
        told("building", 0, building=BUILDINGS.index("boat house")),
        told("head-start", 0, end=4)),
    tells(rule("NPV-06"),
        lambda e: tile_exchange(e, "swap storage 1", "store white", storage={1: "gray"}),
        told("storage", 0, colour=WHITE, place=0)),
    tells(rule("CAM-20"),
        lambda e: tile_exchange(e, "return spectator red", column=["red", "nomad"]),
        told("spectator-leaves", 0, colour=RED)),
    tells(rule("CAM-20", "NOM-06"),
        lambda e: tile_exchange(e, "return spectator nomad", column=["red", "nomad"]),
        told("nomad-returned", -1),
        told("spectator-leaves", 0, "event-spectator-leaves-nomad", colour=NOMAD)),
    tells(rule("CAM-20"),
        lambda e: tile_exchange(e, "return green", "keshi white", "to the spectators"),
        told("spectator", 0, colour=WHITE)),
    # --- desert towns
    tells(rule("XP5-04"),
        lambda e: town_game("new keshi", "caravan left", "town 7", edition=e,
                            caravans=[3, 1, 0], oases={"left 1": 1}),
        told("town", 0, town=7)),
    tells(rule("XP5-04"),
        lambda e: town_game("new keshi", "caravan left", edition=e, caravans=[3, 1, 0]),
        told("caravan", 0, path=0, space=4),
        told("points", 0, points=4, source=sources.TOWN_SPACES)),
    tells(rule("XP5-05"),
        lambda e: town_game("sector action", "town 3", edition=e, caravans=[4, 1, 0],
                            towns=[3, 0], yellow=1, orange=1, purple=1),
        told("goods-returned", 0, colour=YELLOW, n=1),
        told("goods-returned", 0, colour=YELLOW + 1, n=1),
        told("goods-returned", 0, colour=YELLOW + 2, n=1),
        told("town-claimed", 0, town=3)),
    tells(rule("SAH-11"), lambda e: returned_caravan(),
        told("returned", 0, colour=BROWN)),
    # --- imam and sultan
    tells(rule("XP2-06"), lambda e: climbs(e, holder=1, palace=7),
        told("pawn", 0, stair=0)),
    tells(rule("XP2-08"), lambda e: climbs(e, holder=0, palace=14),
        told("pawn-waits", -1, stair=0, end=8)),
    # --- nomads
    tells(rule("NOM-02"), lambda e: claims_nomad(e, ""),
        told("spend", 0, resource=WATER, n=1),
        told("spend", 0, resource=DATE, n=1),
        told("claim-nomad", 0)),
    tells(rule("NOM-06"),
        lambda e: after(
            Scenario(e, modules=["nomads"]).player(0, white=8).base(white=1).claim(), "done"),
        told("nomad-declined", 0)),
    tells(rule("NOM-03", "NOM-05"),
        lambda e: claims_nomad(e, "nomad to orchard", "nomad to orchard"),
        told("nomad", 0, sector=GREEN),
        told("points", 0, points=1, source=sources.ORCHARD)),
    tells(rule("NOM-03"),
        lambda e: claims_nomad(e, "nomad to orchard", "nomad as vendor river"),
        told("vendor", 0, sector=RIVER)),
    tells(rule("NOM-06"),
        lambda e: Scenario(e, modules=["nomads"]).player(0, water=0).player(1, water=0)
        .base(yellow=1).claim(),
        told("nomad-returned", -1)),
    tells(rule("NOM-07"), lambda e: moves(e, "nomad from palace", nomads={"palace": 1}),
        told("nomad-leaves", 0, place=PALACE),
        told("spend", 0, resource=DINAR, n=1)),
    tells(rule("NOM-07"),
        lambda e: moves(e, "nomad from vendor palace", nomad_vendors=["palace"]),
        told("nomad-leaves", 0, "event-nomad-leaves-vendor", place=VENDOR_OF + PALACE)),
    tells(rule("CAM-06"),
        lambda e: moves(e, "nomad from spectators", modules=("camels",), column=["nomad"]),
        told("nomad-leaves", 0, "event-nomad-leaves-spectators", place=SPECTATORS)),
    # --- tiles of stacks
    tells(rule("AWD-11"), lambda e: stack_award(e, "3a", 2), on_top("scroll")),
    tells(rule("AWD-11"), lambda e: stack_award(e, "3a", 4), on_top("luxury")),
]  # fmt: skip
