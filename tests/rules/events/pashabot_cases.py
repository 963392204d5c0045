"""The events of the Pashabot: positions that cause them, and what is told."""

from collections.abc import Sequence
from typing import Any

import pytest

from marrakesh import Game
from marrakesh.rules import sources
from marrakesh.rules.words import (
    BEIGE,
    BLACK,
    BROWN,
    BUILDINGS,
    COLOURS,
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
    """It claims from this base, with this column."""
    return solo(edition).bot(column=column, **bot).base(**keshis).claim()


def claims(
    reason: str, colour: int, sector: int, number: int, rule: int, options: int, completes: int = 0
) -> Told:
    """Its first claim, with the priority that decided and how much it could choose from."""
    facts = {"colour": colour, "n": number, "sector": sector, "rule": rule}
    return told("bot-claim", BOT, reason, **facts, completes=completes, options=options)


def assistant(edition: str, sector: str, *modules: str, **bot: Any) -> Game:
    table = solo(edition, *modules).bot(**bot)
    return table.assistants({BOT: [sector]})


def gate(
    edition: str, column: list[int], colour: str, yours: str = "", vendors: str = "", **bot: Any
) -> Game:
    """It has one free guard and builds a gate; one of this colour is in the first workshop."""
    table = solo(edition).workshop(1, colour).player(BOT, vendors=vendors.split())
    if yours:
        table.player(0, beige=1, gates={"river": yours})
    table.bot(**{"column": column, "beige": 2, "gates": ["white"], **bot})
    return table.assistants({BOT: ["medina"]})


def gated(reason: str, colour: int, rule: int) -> Told:
    words = f"The Pashabot … {COLOURS[colour]} gate from workshop 1: {reason}"
    return told("bot-gate", BOT, words, colour=colour, workshop=0, rule=rule)


def bag(edition: str, column: list[int], **bot: Any) -> Game:
    """It draws its last three keshis, red among them."""
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
    who = "The Pashabot" if seat == BOT else "Ada"
    return told("building", seat, f"{who} …: {BUILDINGS[house]}.", building=house)


def until_told(game: Game, kind: str) -> Game:
    """Play anything until the Pashabot tells of this."""
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
        told("start-player", BOT, "The Pashabot … start player.")),
    tells(rule("PSM-07"),
        lambda e: until_told(
            starting(e, ["special-buildings"], 1, side="back", solo="pashabot"), "building"),
        lambda game: moves_in(game, BOT), lambda game: moves_in(game, 0)),
    tells(rule("PSH-21", "PSH-63"), lambda e: solo(e).bot(brown=2).next_strategy(8)
        .base(brown=1).claim(),
        told("strategy", BOT, "The Pashabot … strategy tile 8: 1 brown keshi and 1 black keshi, "
             "… dagger before slipper, … river icon.",
             strategy=8, upper=BROWN, lower=BLACK, first=2, second=0, river=1),
        told("fisherman", BOT, "The Pashabot … from 0 to 3.", start=0, end=3)),
    tells(rule("PSH-21"), lambda e: solo(e).bot(brown=2).next_strategy(4).base(brown=1).claim(),
        told("strategy", BOT, "The Pashabot … strategy tile 4: 1 black keshi and 1 green keshi, "
             "… necklace before oil lamp.",
             strategy=4, upper=BLACK, lower=GREEN, first=4, second=3, river=0)),
    # --- select
    tells(rule("PSH-05", "PSH-09"), lambda e: bag(e, [7, 8]),
        told("selected", 0, "Ada … white, black and pink.",
             colours=1 << WHITE | 1 << BLACK | 1 << PINK),
        told("assistants", 0, "Ada … to the palace, to the mosque and to the main square.",
             sectors=1 << PALACE | 1 << MOSQUE | 1 << SQUARE, souk=0),
        told("selected", BOT, "The Pashabot … green, red and yellow.",
             colours=1 << GREEN | 1 << RED | 1 << YELLOW),
        told("assistants", BOT, "The Pashabot … to the date orchard and to the souk.",
             sectors=1 << ORCHARD, souk=1),
        told("bot-assistant", BOT, "The Pashabot … to the Sahara: highest keshi priority.",
             sector=SAHARA, rule=1)),
    tells(rule("PSH-09"), lambda e: bag(e, [7], white=1),
        told("bot-assistant", BOT, "The Pashabot … to the palace: … most keshis …",
             sector=PALACE, rule=2)),
    tells(rule("PSH-09"), lambda e: bag(e, [7]),
        told("bot-assistant", BOT, "The Pashabot … to the Sahara: … upper row.",
             sector=SAHARA, rule=3)),
    # --- claim
    tells(rule("PSH-18"), lambda e: base(e, [7], {"green": 1}),
        claims("The Pashabot claims 1 green keshi for the date orchard: nothing else …",
               GREEN, ORCHARD, 1, 8, 1),
        told("keshi", BOT, "The Pashabot … 1 green keshi (now 1).", colour=GREEN, value=1)),
    tells(rule("PSH-11"),
        lambda e: solo(e).bot(green=7).player(BOT, vendors=["orchard"])
                             .base(green=1, gray=1).claim(),
        claims("The Pashabot claims 1 green keshi …: … completes the date orchard.",
               GREEN, ORCHARD, 1, 1, 2, completes=1)),
    tells(rule("PSH-12"), lambda e: base(e, [7], {"gray": 2, "green": 1}),
        claims("The Pashabot claims 2 gray keshis for the madrasa: 2 of this colour …",
               GRAY, MADRASA, 2, 2, 2)),
    tells(rule("PSH-13"), lambda e: base(e, [6], {"gray": 1, "green": 1}),
        claims("The Pashabot claims 1 gray keshi …: highest keshi priority.",
               GRAY, MADRASA, 1, 3, 2)),
    tells(rule("PSH-14"),
        lambda e: base(e, [7], {"gray": 1, "green": 1}, assistants=["madrasa"]),
        claims("The Pashabot claims 1 gray keshi …: … it has an assistant in the madrasa.",
               GRAY, MADRASA, 1, 4, 2)),
    tells(rule("PSH-15"),
        lambda e: solo(e).bot(column=[7]).deploy({0: ["madrasa"]})
                             .base(gray=1, green=1).claim(),
        claims("The Pashabot claims 1 gray keshi …: … you have an assistant in the madrasa.",
               GRAY, MADRASA, 1, 5, 2)),
    tells(rule("PSH-16"), lambda e: base(e, [4], {"black": 1, "green": 1}),
        claims("The Pashabot claims 1 black keshi …: … the mosque … strategy column.",
               BLACK, MOSQUE, 1, 6, 2)),
    tells(rule("PSH-17"), lambda e: base(e, [7], {"gray": 1, "green": 1}),
        claims("The Pashabot claims 1 green keshi …: … the date orchard … upper row …",
               GREEN, ORCHARD, 1, 7, 2)),
    tells(rule("PSH-20"), lambda e: base(e, [7], {"yellow": 1, "orange": 1}, yellow=1),
        claims("The Pashabot claims 1 orange keshi for the souk: … fewest …",
               ORANGE, SOUK, 1, 8, 2),
        told("keshi", BOT, "The Pashabot … 1 orange keshi (now 1).", colour=ORANGE, value=1),
        told("keshi", 0, "Ada … 1 yellow keshi (now 1).", colour=YELLOW, value=1)),
    tells(rule("PSH-18"), lambda e: base(e, [8, 7], {"red": 1, "gray": 1}),
        claims("The Pashabot claims 1 red keshi for the Sahara: highest keshi priority, "
               "and no brown keshi …", RED, SAHARA, 1, 3, 8),
        told("vendor", BOT, "The Pashabot … water vendor in the Sahara.", sector=SAHARA)),
    tells(rule("PSH-11", "PSH-18"),
        lambda e: base(e, [7], {"red": 1, "gray": 1}, gray=8),
        claims("The Pashabot claims 1 red keshi …: … completes the madrasa.",
               RED, MADRASA, 1, 1, 8, completes=1)),
    tells(rule("PSH-18"),
        lambda e: solo(e).bot(column=[2]).player(BOT, vendors=EIGHT[:2] + EIGHT[4:])
                             .base(red=2, white=1, gray=1).claim(),
        claims("The Pashabot claims 2 red keshis: 2 of this colour …", RED, -1, 2, 2, 3)),
    # --- nomads
    tells(rule("PSM-05"), lambda e: nomad(e, {"white": 1}, [], white=8),
        claims("The Pashabot claims the nomad for the medina: nothing else …",
               NOMAD, MEDINA, 1, 8, 1),
        told("nomad", BOT, "The Pashabot … nomad in the medina.", sector=MEDINA)),
    tells(rule("PSM-05"), lambda e: nomad(e, {"beige": 1}, []),
        claims("The Pashabot claims 1 beige keshi …: … own colour … before the nomad …",
               BEIGE, MEDINA, 1, 8, 2)),
    tells(rule("PSM-05"), lambda e: nomad(e, {"white": 1}, [], white=8, beige=8),
        claims("The Pashabot claims the nomad …", NOMAD, MEDINA, 1, 8, 1, completes=1),
        told("vendor", BOT, "The Pashabot … water vendor in the medina.", sector=MEDINA)),
    # --- assistants
    tells(rule("PSH-25", "PSH-45"), lambda e: assistant(e, "palace", white=3),
        told("assistant-used", BOT, "The Pashabot … in the palace.", sector=PALACE),
        told("sector-action", BOT, "The Pashabot … in the palace.", sector=PALACE),
        told("climb", BOT, "The Pashabot … palace … from 0 to 3.", stair=0, start=0, end=3)),
    tells(rule("PSM-02"), lambda e: assistant(e, "palace", "imam-sultan", white=8),
        told("pawn", BOT, "… Pashabot …", stair=0)),
    tells(rule("PSH-44"), lambda e: assistant(e, "sahara", column=[7], brown=4),
        told("bot-priority", BOT, "The Pashabot gains a keshi for the Sahara: …", sector=SAHARA)),
    tells(rule("PSH-41"), lambda e: assistant(e, "madrasa", gray=5),
        told("bot-scrolls", BOT, "The Pashabot removes the pink scrolls …: 3 scrolls.",
             academy=2, n=3),
        told("points", BOT, "The Pashabot scores 10 points …", points=10, source=sources.SCROLLS)),
    tells(rule("PSH-46", "PSH-48"),
        lambda e: solo(e).bot(column=[7], yellow=1, orange=2).luxuries_shown(6, 1, 2, 3, 4)
        .assistants({BOT: ["souk"]}),
        told("goods-returned", BOT, "The Pashabot returns 1 orange keshi.", colour=ORANGE, n=1),
        told("goods-returned", BOT, "The Pashabot returns 1 orange keshi.", colour=ORANGE, n=1),
        told("luxury", BOT, "The Pashabot … luxury good 6 (tajine).", luxury=6, type=1)),
    # --- gates
    tells(rule("PSH-29"), lambda e: gate(e, [7], "green", vendors="orchard", green=7),
        gated("… completes …", GREEN, 2)),
    tells(rule("PSH-30"), lambda e: gate(e, [8, 7], "brown"),
        gated("highest keshi priority.", BROWN, 3)),
    tells(rule("PSH-31"), lambda e: gate(e, [6], "gray", gates=["pink"]),
        gated("… no gate of this colour …", GRAY, 4)),
    tells(rule("PSH-32"), lambda e: gate(e, [6], "gray", "gray"),
        gated("… fewest …", GRAY, 5)),
    tells(rule("PSH-33"), lambda e: gate(e, [6], "pink"), gated("… strategy column.", PINK, 6)),
    tells(rule("PSH-34"),
        lambda e: gate(e, [2], "beige", vendors="orchard river", green=8, turquoise=8),
        gated("… upper row.", BEIGE, 7)),
    tells(rule("PSH-35", "PSH-20"), lambda e: gate(e, [10], "yellow", vendors="river", turquoise=8),
        gated("…", YELLOW, 8)),
    # --- the end of round and season
    tells(rule("PSH-50"), lambda e: solo(e).player(BOT, fisherman=7).river_bonus(),
        told("river-bonus", BOT, "The Pashabot … rapid 2.", rapid=2)),
    tells(rule("PSH-57"), lambda e: wins(e, 15, brown=8),
        told("river-first", BOT, "The Pashabot is first … river tile 15.", tile=15),
        told("keshi-lost", BOT, "The Pashabot … 1 brown keshi … lost.", colour=BROWN),
        told("keshi-lost", BOT, "The Pashabot … 1 brown keshi … lost.", colour=BROWN)),
    tells(rule("PSH-57"), lambda e: wins(e, 7, vendors=EIGHT),
        told("keshi-lost", BOT, "The Pashabot … 1 red keshi … lost.", colour=RED)),
    # --- towns
    tells(rule("PSM-03"),
        lambda e: solo(e, "desert-towns").towns_open(5).bot(brown=3).base(brown=1).claim(),
        told("town", BOT, "The Pashabot … desert town 05.", town=5)),
    # --- the simplified Pashabot
    tells(rule("PSS-04"),
        lambda e: Scenario(e, 1, solo="simplified", start=BOT).base(brown=2, green=1).claim(),
        told("bot-takes", BOT, "The Pashabot takes away 2 brown keshis: … twice …",
             colour=BROWN, n=2, rule=1)),
    tells(rule("PSS-04"),
        lambda e: Scenario(e, 1, solo="simplified", start=BOT).base(brown=1).claim(),
        told("bot-takes", BOT, "The Pashabot takes away 1 brown keshi: no colour … twice …",
             colour=BROWN, n=1, rule=2)),
]  # fmt: skip
