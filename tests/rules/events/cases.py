"""The events of the base game: positions that cause them, and what is reported."""

from collections.abc import Callable
from typing import Any

import pytest

from marrakesh import Game
from marrakesh.rules import phases, sources
from marrakesh.rules.words import (
    BLACK,
    DATE,
    DINAR,
    GRAY,
    GREEN,
    MOSQUE,
    ORCHARD,
    PALACE,
    PINK,
    POINT,
    RED,
    RIVER,
    SOUK,
    WATER,
    WHITE,
    YELLOW,
)
from rule_source import Told, acts, after, tells, told
from scenario import Scenario

rule = pytest.mark.rule


def selected(edition: str, *actions: str) -> Game:
    """Both players have selected; seat 0 is asked where red goes."""
    table = Scenario(edition).player(0, hand=["red", "green", "gray"]).tower(pink=3)
    return after(table.player(1, hand=["white", "black", "yellow"]).select(), *actions)


def tossed(colour: int, thrown: int) -> Callable[[Game], Told]:
    """The event expected of a random toss: the keshis that are no longer in the tower fell out."""

    def expected(game: Game) -> Told:
        fallen = (3 if colour == PINK else 0) + thrown - game.table.tower[colour]
        return told("toss", -1, colour=colour, thrown=thrown, fallen=fallen)

    return expected


def full_mosques(edition: str) -> Game:
    """Nobody can claim the black keshis."""
    return Scenario(edition).player(0, black=8).player(1, black=8).base(black=2).claim()


def assistant(edition: str, sector: str, *actions: str, **facts: Any) -> Game:
    return after(Scenario(edition).player(0, **facts).assistants({0: [sector]}), *actions)


def bought(edition: str, scroll: int, *actions: str, **facts: Any) -> Game:
    return after(Scenario(edition).player(0, **facts).buys_scroll(scroll), *actions)


def takes_the_last_tile(kind: str) -> Game:
    """Deluxe: seat 0 takes the last tile of the first stack."""
    table = Scenario("deluxe")
    if kind == "scroll":
        table.scrolls_shown("gray", 19).scroll_stack_of(0, 0).player(0, gray=1, dates=1, dinars=0)
        return acts(table, "madrasa", "scroll 19")
    table.luxuries_shown(1).luxury_stack_of(0, 0).player(0, yellow=1)
    return acts(table, "souk", "luxury 1")


def refreshed(edition: str) -> Game:
    """Grey scrolls 13, 14 and 15 are replaced by 16, 17 and 18."""
    table = Scenario(edition).player(0, gray=1, dates=1, dinars=1)
    table.scrolls_shown("gray", 13, 14, 15)
    if edition == "deluxe":
        table.next_scroll(0, 16).next_scroll(1, 17).next_scroll(2, 18)
    else:
        table.next_scroll(0, 16, 17, 18)
    return acts(table, "madrasa", "refresh gray")


def exchanged(edition: str, *actions: str, **facts: Any) -> Game:
    """The fourth oasis is claimed and covers the exchange icon."""
    table = Scenario(edition).player(0, caravans=[3, 3, 0], claimed=[1, 2, 3], water=1, green=2)
    return acts(table.player(0, **facts), "sahara", "oasis right 1", *actions)


def season_over(edition: str, tile: int = 8, season: int = 1, **facts: Any) -> Game:
    """Three players; Ada wins this river tile, Bo is second."""
    tiles = [1, 3, 5]
    tiles[season - 1] = tile
    table = Scenario(edition, 3, season=season).river_tiles(*tiles)
    table.player(0, fisherman=7, **facts).player(1, fisherman=6)
    return table.season_scoring()


def up_to(game: Game, question: str) -> Game:
    """Play any actions until this question is asked."""
    while game.question.key != question:
        game.apply(game.legal_actions()[0])
    return game


def without_wood(edition: str) -> Game:
    """Too few green keshis for the next season: the leader gets a placeholder."""
    table = Scenario("essential", 4, round=4).tower(green=3).player(2, score=30)
    return up_to(table.season_scoring(), "ask-select")


def placeholder_held(edition: str, *actions: str, inside: int) -> Game:
    """Seat 0 has a green placeholder at the end of a round."""
    table = Scenario("essential", round=3).tower(green=inside)
    table.player(0, hand=["pink", "yellow", "purple"], placeholders=["green"])
    return after(table.end_of_round(), *actions)


def provided(edition: str) -> Game:
    """Ada pays for her first provision tile; Bo cannot."""
    table = Scenario(edition).player(0, provisions=[1, 2, 3], water=2, dates=1)
    return table.player(1, provisions=[4, 5, 6], dates=0, water=1, dinars=0).provisions()


def phase_of(phase: int, season: int, round: int, key: str) -> Told:
    return told("phase", -1, key, phase=phase, season=season, round=round)


def shown(kind: str, place: int) -> Callable[[Game], Told]:
    """The tile now in this place."""

    def expected(game: Game) -> Told:
        table = game.table
        tile = table.scrolls[place] if kind == "scroll" else table.luxury[place]
        return told(f"{kind}-shown", -1, tile=tile, place=place)

    return expected


CASES = [
    # --- select, toss, claim
    tells(rule("SEL-02", "SEL-04"), selected,
        told("selected", 0, colours=1 << GREEN | 1 << GRAY | 1 << RED),
        told("selected", 1, colours=1 << WHITE | 1 << BLACK | 1 << YELLOW),
        phase_of(phases.DEPLOY, 1, 1, "event-phase"),
        told("assistants", 0, sectors=1 << ORCHARD | 1 << GRAY, souk=0)),
    tells(rule("SEL-08", "SEL-07", "TWR-01", "TWR-02"),
        lambda e: selected(e, "assistant souk"),
        told("joker", 0, sector=SOUK),
        told("assistants", 1, sectors=1 << PALACE | 1 << MOSQUE, souk=1),
        *(tossed(colour, 0 if colour == PINK else 1)
          for colour in (GREEN, GRAY, WHITE, BLACK, PINK, RED, YELLOW))),
    tells(rule("ESS-05"),
        lambda e: Scenario("essential", round=4)
        .player(0, hand=["red"], placeholders=["green", "gray"])
        .player(1, hand=["white", "black", "yellow"]).select(),
        told("assistants", 0, "event-no-assistants", sectors=0, souk=0)),
    tells(rule("CLM-02"),
        lambda e: after(Scenario(e).base(green=2, red=1, gray=1).claim(), "claim green 2"),
        told("claim", 0, colour=GREEN, n=2)),
    tells(rule("CLM-08", "CLM-12"), full_mosques,
        told("claims-over", 0), told("claims-over", 1),
        told("keshis-left", -1, colour=BLACK, n=2)),
    # --- assistants and keshis
    tells(rule("AST-10"), lambda e: assistant(e, "orchard", green=1, vendors=["orchard"]),
        told("assistant-used", 0, sector=ORCHARD),
        told("resource", 0, resource=WATER, n=1)),
    tells(rule("AST-07", "EXC-06"), lambda e: assistant(e, "orchard", "new keshi", green=1),
        told("keshi", 0, colour=GREEN, value=2),
        told("points", 0, points=1, source=sources.ORCHARD)),
    tells(rule("ORC-01"), lambda e: assistant(e, "orchard", "sector action", green=3),
        told("sector-action", 0, sector=ORCHARD),
        told("resource", 0, resource=DATE, n=3)),
    tells(rule("SCR-03", "EXC-14", "MAD-02"), lambda e: bought(e, 3, white=8),
        told("spend", 0, resource=DATE, n=1),
        told("scroll", 0, scroll=3),
        told("keshi-lost", 0, colour=WHITE)),
    tells(rule("EXC-10"), lambda e: bought(e, 9, "vendor river"),
        told("vendor", 0, sector=RIVER)),
    tells(rule("EXC-07"), lambda e: assistant(e, "square", "entertainer 4"),
        told("entertainer", 0, space=3, thing=DATE, amount=1)),
    tells(rule("SQR-01"), lambda e: assistant(e, "square", "sector action",
                                              entertainers=[1, 2], disc=0),
        told("disc", 0, disc=1)),
    tells(rule("SQR-03"), lambda e: assistant(e, "square", "sector action", "space 1",
                                              entertainers=[1, 2], disc=0),
        told("square", 0, space=0, thing=POINT, amount=2, n=3)),
    # --- river, stairs
    tells(rule("RIV-01"), lambda e: assistant(e, "river", "sector action",
                                              turquoise=3, fisherman=2),
        told("fisherman", 0, start=2, end=5)),
    tells(rule("RIV-03"), lambda e: assistant(e, "river", "sector action", "step for water",
                                              turquoise=3, fisherman=2),
        told("spend", 0, resource=WATER, n=1),
        told("fisherman", 0, start=5, end=6)),
    tells(rule("RVB-01"),
        lambda e: after(Scenario(e).player(0, fisherman=7).river_bonus(), "rapid 1"),
        told("river-bonus", 0, rapid=1),
        told("points", 0, points=1, source=sources.RAPIDS)),
    tells(rule("SCR-69"), lambda e: Scenario(e).player(0, fisherman=7, scrolls=[69]).river_bonus(),
        told("all-rapids", 0, scroll=69, n=2)),
    tells(rule("STA-03"), lambda e: assistant(e, "palace", "sector action", palace=3, white=2),
        told("climb", 0, stair=0, start=3, end=4),
        told("threshold", 0, stair=0, segment=2),
        told("resource", 0, resource=DINAR, n=1)),
    tells(rule("STA-04"), lambda e: assistant(e, "mosque", "sector action", "line right",
                                              mosque=3, black=2),
        told("connection", 0, thing=WATER, n=1),
        told("climb", 0, stair=1, start=4, end=5)),
    # --- madrasa, souk, displays
    tells(rule("MAD-08", "MAD-15"), refreshed,
        told("refresh", 0, academy=0),
        told("scroll-shown", -1, tile=16, place=0),
        told("scroll-shown", -1, tile=17, place=1),
        told("scroll-shown", -1, tile=18, place=2)),
    tells(rule("MAD-06", "AST-15"),
        lambda e: acts(Scenario(e).player(0, gray=1, dates=1, dinars=0)
                       .scrolls_shown("gray", 19).next_scroll(0, 20), "madrasa", "scroll 19"),
        told("scroll-shown", -1, tile=20, place=0)),
    tells(rule("MAD-07"), lambda e: takes_the_last_tile("scroll"), shown("scroll", 0)),
    tells(rule("SOU-02"), lambda e: acts(Scenario(e).office(3).player(0, yellow=1, orange=1),
                                         "souk", "office yellow"),
        told("office", 0, colour=YELLOW, office=3),
        told("goods-returned", 0, colour=YELLOW, n=1),
        told("resource", 0, resource=DATE, n=2)),
    tells(rule("SOU-04", "SOU-05", "SOU-06"),
        lambda e: acts(Scenario(e).luxuries_shown(6).next_luxury(0, 7)
                       .player(0, yellow=2), "souk", "luxury 6"),
        told("goods-returned", 0, colour=YELLOW, n=2),
        told("luxury", 0, luxury=6, type=1),
        told("points", 0, points=4, source=sources.LUXURY + 1),
        told("luxury-shown", -1, tile=7, place=0)),
    tells(rule("SOU-07"), lambda e: takes_the_last_tile("luxury"), shown("luxury", 0)),
    # --- medina
    tells(rule("MED-02", "MED-04"),
        lambda e: acts(Scenario(e).player(0, beige=2).workshop(1, "pink"),
                       "medina", "gate pink from 1", "at palace"),
        told("gate", 0, colour=PINK, space=3, workshop=0),
        told("points", 0, "event-points-lost", points=-3, source=sources.GATES)),
    # --- Sahara
    tells(rule("SAH-01", "SAH-03"),
        lambda e: assistant(e, "sahara", "caravan right", oases={"right 1": 7}),
        told("caravan", 0, path=1, space=1),
        told("discovered", 0, oasis=7, place=3)),
    tells(rule("SAH-05"),
        lambda e: assistant(e, "sahara", "sector action", "oasis right 1",
                            caravans=[1, 1, 0], oases={"right 1": 7}),
        told("spend", 0, resource=WATER, n=1),
        told("claimed", 0, oasis=7)),
    tells(rule("SCR-71"), lambda e: bought(e, 71, caravans=[1, 0, 0], claimed=[26]),
        told("oasis-scored", 0, oasis=26),
        told("points", 0, points=3, source=sources.SCROLL + 71)),
    tells(rule("FIN-03", "FIN-04"),
        lambda e: Scenario(e, season=3)
        .player(0, caravans=[1, 0, 0], claimed=[20], dinars=3, water=2, dates=1)
        .player(1, water=0, dates=1, dinars=0).final_scoring(),
        told("oasis-scored", 0, oasis=20),
        told("spend", 0, resource=DINAR, n=3),
        told("points", 0, points=6, source=sources.OASIS + 20),
        told("points", 0, points=1, source=sources.LEFTOVERS)),
    tells(rule("SAH-09", "ESS-03"), lambda e: exchanged(e, "return green"),
        told("returned", 0, colour=GREEN)),
    tells(rule("SAH-09"), lambda e: exchanged(e, "return pink", entertainers=[3]),
        told("returned", 0, colour=PINK, space=2)),
    tells(rule("SAH-09"), lambda e: exchanged(e, "return red", vendors=["palace"]),
        told("returned", 0, colour=RED, sector=PALACE)),
    # --- the end of a season
    tells(rule("SEA-03", "SEA-06"), season_over,
        phase_of(phases.RIVER_EVALUATION, 1, 5, "event-season-phase"),
        told("river-first", 0, tile=8),
        told("fishermen-return", -1),
        phase_of(phases.PROVISIONS, 1, 5, "event-season-phase"),
        phase_of(phases.NEXT_PROVISION, 1, 5, "event-season-phase")),
    tells(rule("SEA-04", "RVT-05"), lambda e: season_over(e, 5, 3),
        told("river-first", 0, tile=5),
        told("river-second", 1, tile=5)),
    tells(rule("SEA-04", "RVT-12"),
        lambda e: after(season_over(e, 12, 3, green=3), "prize 2"),
        told("river-second", 1, tile=12)),
    tells(rule("PRV-02", "PRV-03"), provided,
        told("provided", 0),
        told("spend", 0, resource=WATER, n=2),
        told("spend", 0, resource=DATE, n=1),
        told("not-provided", 1, points=-4, water=0, date=2, dinar=1),
        told("spend", 1, resource=WATER, n=1),
        told("points", 1, "event-points-lost", points=-4, source=sources.PROVISIONS)),
    tells(rule("PRV-04", "SEA-07"),
        lambda e: after(provided(e), "0: provision 3", "1: provision 2"),
        told("provision", 0, provision=3, water=1, date=2, dinar=0),
        told("provision", 1, provision=5, water=1, date=0, dinar=2),
        lambda game: told("season", -1, season=2, office=game.table.office)),
    tells(rule("RVT-09"), lambda e: up_to(season_over(e, 9, 2), "ask-select"),
        told("head-start", 0, end=4)),
    tells(rule("ESS-04"), without_wood,
        told("placeholder", 2, colour=GREEN)),
    tells(rule("ESS-06"), lambda e: placeholder_held(e, inside=0),
        told("placeholder-swapped", 0, colour=GREEN, other=GREEN)),
    tells(rule("ESS-07"), lambda e: placeholder_held(e, "keshi black", inside=8),
        told("placeholder-swapped", 0, colour=GREEN, other=BLACK)),
]  # fmt: skip
