"""The events of the Pashabot: positions that cause them, and what is reported."""

from collections.abc import Sequence
from typing import Any

import pytest

from marrakesh import Game
from marrakesh.rules import sources
from marrakesh.rules.words import (
    BEIGE,
    BLACK,
    BROWN,
    GRAY,
    GREEN,
    MADRASA,
    MEDINA,
    MOSQUE,
    NOMAD,
    ORANGE,
    ORCHARD,
    PALACE,
    PINK,
    RED,
    SAHARA,
    SECTORS,
    SOUK,
    SQUARE,
    WHITE,
    YELLOW,
)
from rule_source import Told, tells, told
from scenario import Scenario, starting

rule = pytest.mark.rule
BOT = 1
EIGHT = [sector for sector in SECTORS if sector != "souk"]


def solo(edition: str, *modules: str, **choices: Any) -> Scenario:
    """The Pashabot starts the round; its column shows green and turquoise."""
    options = {"solo": "pashabot", "start": BOT, "modules": modules, **choices}
    return Scenario(edition, 1, **options).player(BOT, fisherman=0).bot(column=[2])


def base(edition: str, column: list[int], keshis: dict[str, int], **bot: Any) -> Game:
    """The Pashabot claims from this base, with this column."""
    return solo(edition).bot(column=column, **bot).base(**keshis).claim()


def claims(
    colour: int,
    sector: int,
    number: int,
    rule: int,
    options: int,
    *why: str,
    form: str = "",
    completes: int = 0,
) -> Told:
    """Its first claim: the deciding priority, the number of options it had, the reason's texts."""
    facts = {"colour": colour, "n": number, "sector": sector, "rule": rule}
    keys = f"event-bot-claim{form}", *(why or [f"bot-claim-{rule}"])
    return told("bot-claim", BOT, *keys, **facts, completes=completes, options=options)


def chosen(sector: int, rule: int) -> Told:
    """Where it sends the red keshi's assistant."""
    keys = "event-bot-assistant", f"bot-assistant-{rule}"
    return told("bot-assistant", BOT, *keys, sector=sector, rule=rule)


def takes(number: int, rule: int) -> Told:
    keys = "event-bot-takes", f"bot-takes-{rule}"
    return told("bot-takes", BOT, *keys, colour=BROWN, n=number, rule=rule)


def assistant(edition: str, sector: str, *modules: str, **bot: Any) -> Game:
    table = solo(edition, *modules).bot(**bot)
    return table.assistants({BOT: [sector]})


def gate(
    edition: str, column: list[int], colour: str, yours: str = "", vendors: str = "", **bot: Any
) -> Game:
    """It has one free guard and builds a gate; the first workshop has one of this colour."""
    table = solo(edition).workshop(1, colour).player(BOT, vendors=vendors.split())
    if yours:
        table.player(0, beige=1, gates={"river": yours})
    table.bot(**{"column": column, "beige": 2, "gates": ["white"], **bot})
    return table.assistants({BOT: ["medina"]})


def gated(colour: int, rule: int) -> Told:
    keys = "event-bot-gate", f"bot-gate-{rule}"
    return told("bot-gate", BOT, *keys, colour=colour, workshop=0, rule=rule)


def bag(edition: str, column: list[int], **bot: Any) -> Game:
    """It draws its last three keshis, including red."""
    table = solo(edition).bot(column=column, **bot).player(0, hand=["white", "black", "pink"])
    return table.player(BOT, hand=["red", "green", "yellow"]).select()


def wins(edition: str, tile: int, vendors: Sequence[str] = (), **bot: Any) -> Game:
    """It wins this river tile."""
    season = 1 + (tile - 1) % 6 // 2
    tiles = [1, 3, 5]
    tiles[season - 1] = tile
    table = solo(edition, season=season).river_tiles(*tiles).player(BOT, fisherman=2)
    return table.player(BOT, vendors=vendors).bot(**bot).season_scoring()


def moves_in(game: Game, seat: int) -> Told:
    house = game.table.players[seat].house
    return told("building", seat, building=house)


def until_told(game: Game, kind: str) -> Game:
    """Play any actions until the Pashabot reports this."""
    events = game.table.events or []
    while not any(event.kind == kind and event.seat == BOT for event in events):
        events = game.apply(game.legal_actions()[0])
    return game


def nomad(edition: str, keshis: dict[str, int], vendors: list[str], **bot: Any) -> Game:
    table = solo(edition, "nomads").player(BOT, vendors=vendors).bot(**bot)
    return table.base(**keshis).claim()


CASES = [
    # --- setup
    tells(rule("PSH-06"),
        lambda e: until_told(starting(e, [], 1, solo="pashabot"), "start-player"),
        told("start-player", BOT)),
    tells(rule("PSM-07"),
        lambda e: until_told(
            starting(e, ["special-buildings"], 1, side="back", solo="pashabot"), "building"),
        lambda game: moves_in(game, BOT), lambda game: moves_in(game, 0)),
    tells(rule("PSH-21", "PSH-63"), lambda e: solo(e).bot(brown=2).next_strategy(8)
        .base(brown=1).claim(),
        told("strategy", BOT, strategy=8, upper=BROWN, lower=BLACK, first=2, second=0, river=1),
        told("fisherman", BOT, start=0, end=3)),
    tells(rule("PSH-21"), lambda e: solo(e).bot(brown=2).next_strategy(4).base(brown=1).claim(),
        told("strategy", BOT, "event-strategy-dry",
             strategy=4, upper=BLACK, lower=GREEN, first=4, second=3, river=0)),
    # --- select
    tells(rule("PSH-05", "PSH-09"), lambda e: bag(e, [7, 8]),
        told("selected", 0, colours=1 << WHITE | 1 << BLACK | 1 << PINK),
        told("assistants", 0, sectors=1 << PALACE | 1 << MOSQUE | 1 << SQUARE, souk=0),
        told("selected", BOT, colours=1 << GREEN | 1 << RED | 1 << YELLOW),
        told("assistants", BOT, sectors=1 << ORCHARD, souk=1),
        chosen(SAHARA, 1)),
    tells(rule("PSH-09"), lambda e: bag(e, [7], white=1), chosen(PALACE, 2)),
    tells(rule("PSH-09"), lambda e: bag(e, [7]), chosen(SAHARA, 3)),
    # --- claim
    tells(rule("PSH-18"), lambda e: base(e, [7], {"green": 1}),
        claims(GREEN, ORCHARD, 1, 8, 1, "bot-claim-only"),
        told("keshi", BOT, colour=GREEN, value=1)),
    tells(rule("PSH-11"),
        lambda e: solo(e).bot(green=7).player(BOT, vendors=["orchard"])
                             .base(green=1, gray=1).claim(),
        claims(GREEN, ORCHARD, 1, 1, 2, completes=1)),
    tells(rule("PSH-12"), lambda e: base(e, [7], {"gray": 2, "green": 1}),
        claims(GRAY, MADRASA, 2, 2, 2)),
    tells(rule("PSH-13"), lambda e: base(e, [6], {"gray": 1, "green": 1}),
        claims(GRAY, MADRASA, 1, 3, 2)),
    tells(rule("PSH-14"),
        lambda e: base(e, [7], {"gray": 1, "green": 1}, assistants=["madrasa"]),
        claims(GRAY, MADRASA, 1, 4, 2)),
    tells(rule("PSH-15"),
        lambda e: solo(e).bot(column=[7]).deploy({0: ["madrasa"]})
                             .base(gray=1, green=1).claim(),
        claims(GRAY, MADRASA, 1, 5, 2)),
    tells(rule("PSH-16"), lambda e: base(e, [4], {"black": 1, "green": 1}),
        claims(BLACK, MOSQUE, 1, 6, 2)),
    tells(rule("PSH-17"), lambda e: base(e, [7], {"gray": 1, "green": 1}),
        claims(GREEN, ORCHARD, 1, 7, 2)),
    tells(rule("PSH-20"), lambda e: base(e, [7], {"yellow": 1, "orange": 1}, yellow=1),
        claims(ORANGE, SOUK, 1, 8, 2, "bot-claim-8-goods"),
        told("keshi", BOT, colour=ORANGE, value=1),
        told("keshi", 0, colour=YELLOW, value=1)),
    tells(rule("PSH-18"), lambda e: base(e, [8, 7], {"red": 1, "gray": 1}),
        claims(RED, SAHARA, 1, 3, 8, "bot-claim-3", "bot-stands-in"),
        told("vendor", BOT, sector=SAHARA)),
    tells(rule("PSH-11", "PSH-18"),
        lambda e: base(e, [7], {"red": 1, "gray": 1}, gray=8),
        claims(RED, MADRASA, 1, 1, 8, completes=1)),
    tells(rule("PSH-18"),
        lambda e: solo(e).bot(column=[2]).player(BOT, vendors=EIGHT[:2] + EIGHT[4:])
                             .base(red=2, white=1, gray=1).claim(),
        claims(RED, -1, 2, 2, 3, form="-no-row")),
    # --- nomads
    tells(rule("PSM-05"), lambda e: nomad(e, {"white": 1}, [], white=8),
        claims(NOMAD, MEDINA, 1, 8, 1, "bot-claim-only", form="-nomad"),
        told("nomad", BOT, sector=MEDINA)),
    tells(rule("PSM-05"), lambda e: nomad(e, {"beige": 1}, []), claims(BEIGE, MEDINA, 1, 8, 2)),
    tells(rule("PSM-05"), lambda e: nomad(e, {"white": 1}, [], white=8, beige=8),
        claims(NOMAD, MEDINA, 1, 8, 1, "bot-claim-only", form="-nomad", completes=1),
        told("vendor", BOT, sector=MEDINA)),
    # --- assistants
    tells(rule("PSH-25", "PSH-45"), lambda e: assistant(e, "palace", white=3),
        told("assistant-used", BOT, sector=PALACE),
        told("sector-action", BOT, sector=PALACE),
        told("climb", BOT, stair=0, start=0, end=3)),
    tells(rule("PSM-02"), lambda e: assistant(e, "palace", "imam-sultan", white=8),
        told("pawn", BOT, stair=0)),
    tells(rule("PSH-44"), lambda e: assistant(e, "sahara", column=[7], brown=4),
        told("bot-priority", BOT, sector=SAHARA)),
    tells(rule("PSH-41"), lambda e: assistant(e, "madrasa", gray=5),
        told("bot-scrolls", BOT, academy=2, n=3),
        told("points", BOT, points=10, source=sources.SCROLLS)),
    tells(rule("PSH-46", "PSH-48"),
        lambda e: solo(e).bot(column=[7], yellow=1, orange=2).luxuries_shown(6, 1, 2, 3, 4)
        .assistants({BOT: ["souk"]}),
        told("goods-returned", BOT, colour=ORANGE, n=1),
        told("goods-returned", BOT, colour=ORANGE, n=1),
        told("luxury", BOT, luxury=6, type=1)),
    # --- gates
    tells(rule("PSH-29"), lambda e: gate(e, [7], "green", vendors="orchard", green=7),
        gated(GREEN, 2)),
    tells(rule("PSH-30"), lambda e: gate(e, [8, 7], "brown"), gated(BROWN, 3)),
    tells(rule("PSH-31"), lambda e: gate(e, [6], "gray", gates=["pink"]), gated(GRAY, 4)),
    tells(rule("PSH-32"), lambda e: gate(e, [6], "gray", "gray"), gated(GRAY, 5)),
    tells(rule("PSH-33"), lambda e: gate(e, [6], "pink"), gated(PINK, 6)),
    tells(rule("PSH-34"),
        lambda e: gate(e, [2], "beige", vendors="orchard river", green=8, turquoise=8),
        gated(BEIGE, 7)),
    tells(rule("PSH-35", "PSH-20"), lambda e: gate(e, [10], "yellow", vendors="river", turquoise=8),
        gated(YELLOW, 8)),
    # --- the end of round and season
    tells(rule("PSH-50"), lambda e: solo(e).player(BOT, fisherman=7).river_bonus(),
        told("river-bonus", BOT, rapid=2)),
    tells(rule("PSH-57"), lambda e: wins(e, 15, brown=8),
        told("river-first", BOT, tile=15),
        told("keshi-lost", BOT, colour=BROWN),
        told("keshi-lost", BOT, colour=BROWN)),
    tells(rule("PSH-57"), lambda e: wins(e, 7, vendors=EIGHT), told("keshi-lost", BOT, colour=RED)),
    # --- towns
    tells(rule("PSM-03"),
        lambda e: solo(e, "desert-towns").towns_open(5).bot(brown=3).base(brown=1).claim(),
        told("town", BOT, town=5)),
    # --- the simplified Pashabot
    tells(rule("PSS-04"),
        lambda e: Scenario(e, 1, solo="simplified", start=BOT).base(brown=2, green=1).claim(),
        takes(2, 1)),
    tells(rule("PSS-04"),
        lambda e: Scenario(e, 1, solo="simplified", start=BOT).base(brown=1).claim(),
        takes(1, 2)),
]  # fmt: skip
