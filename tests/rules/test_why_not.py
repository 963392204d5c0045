"""Why not: every reason of the rules, from a position in which it is the true one."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from marrakesh import Game, IllegalAction, texts
from marrakesh.narration import because, explain
from marrakesh.rules import compiled
from marrakesh.rules.actions import ACTION_COUNT, to_number, to_text, verb_of
from marrakesh.rules.words import (
    BEIGE,
    BLACK,
    DATE,
    GAINS,
    GRAY,
    GREEN,
    ORANGE,
    ORCHARD,
    PALACE,
    PINK,
    RED,
    RIVER,
    SECTORS,
    SOUK,
    TURQUOISE,
    WATER,
    WHITE,
)
from pinning import (
    acts,
    after,
    literals,
    modules,
    reads,
    returns_of_why_not,
    watched_returns,
)
from scenario import Scenario, play, play_on, starting

rule = pytest.mark.rule

EIGHT = [sector for sector in SECTORS if sector != "souk"]
SEVEN_COLOURS = ["red", "brown", "beige", "gray", "pink", "green", "white"]
SADDLE, FALCON = 26, 33
NOT_ASKED = ("why-not-asked", dict[str, int]())


class Case(NamedTuple):
    """A position, what is tried there, and why it is refused."""

    game: Callable[[str], Game]
    action: str
    reads: str
    key: str
    facts: dict[str, int]
    seat: int | None


def why(
    ids: pytest.MarkDecorator,
    game: Callable[[str], Game],
    action: str,
    reason: str,
    key: str,
    /,
    by: int | None = None,
    **facts: int,
) -> Any:
    """A case: its statements, the position in an edition, the action, the reason in words."""
    case = Case(game, action, reason, f"why-{key}", facts, by)
    return pytest.param(case, id=f"{key}: {action}", marks=ids)


# --- positions ------------------------------------------------------------------------------------


def claims(edition: str) -> Game:
    table = Scenario(edition).player(0, white=7, black=8)
    return table.base(green=1, white=2, black=1, red=2).claim()


def mixed_claims(edition: str, *actions: str) -> Game:
    table = Scenario(edition).player(0, scrolls=[61]).base(green=3, red=1)
    return after(table.claim(), *actions)


def claims_with_camels(edition: str, spectators: int, *scrolls: int) -> Game:
    """The mosque is full; so many are in the column of 8."""
    table = Scenario(edition, modules=["camels"]).player(0, black=8, scrolls=scrolls)
    column = [*SEVEN_COLOURS, "black"][:spectators]
    return table.player(0, column=column).base(black=2, green=1, yellow=1).claim()


def jokers(edition: str) -> Game:
    table = Scenario(edition).player(0, hand=["red", "green", "gray"])
    return table.player(1, hand=["white", "black", "pink"]).select()


def crosses(edition: str, *actions: str, **facts: Any) -> Game:
    """The courtier enters the second segment; his line has no bonus on its right."""
    return acts(Scenario(edition).player(0, palace=3, white=2, **facts), "palace", *actions)


def buys(edition: str, *actions: str, modules: tuple[str, ...] = (), **facts: Any) -> Game:
    """A madrasa action with some gray scrolls, 22 and 60 in the display."""
    table = Scenario(edition, modules=modules).player(0, **{"gray": 3, "dates": 3, **facts})
    table.scrolls_shown("gray", 17, 19, 20).scrolls_shown("yellow", 23).scrolls_shown("pink", 60)
    if "imam-sultan" in modules:
        table.pawn("palace", 0)
    return acts(table, "madrasa", *actions)


def gates(edition: str, *actions: str, **facts: Any) -> Game:
    """A medina action; all pink gates are in the first workshop, one gate is built."""
    table = Scenario(edition).player(0, beige=3, gates={"river": "green"}, **facts)
    table.workshop(1, "pink", "pink", "pink", "brown").workshop(4, "white")
    return acts(table, "medina", *actions)


def town_gate(edition: str, *actions: str) -> Game:
    """Town 12 gives a gate for nothing."""
    table = Scenario(edition, modules=["desert-towns"])
    table.workshop(1, *3 * ["pink"], *3 * ["turquoise"])
    table.player(0, caravans=[4, 0, 0], towns=[12, 0], yellow=1, orange=1, purple=1)
    table.player(0, beige=3, gates={"river": "green"})
    return acts(table, "sahara", "town 12", *actions)


def barracks(edition: str) -> Game:
    """The barracks start with a gate of the first workshop."""
    pairs = {0: ("barracks", "library")}
    game = starting(edition, ["special-buildings"], buildings=pairs)
    play(game, "0: building barracks")
    while game.question[0] != "ask-free-gate":
        game.apply(game.legal_actions()[0])
    return game


def oases(edition: str, *actions: str, modules: tuple[str, ...] = (), **facts: Any) -> Game:
    """A Sahara action: the first oasis is claimed, three more are discovered."""
    table = Scenario(edition, modules=modules).player(0, caravans=[3, 1, 0], claimed=[19])
    return acts(table.player(0, **facts), "sahara", *actions)


def towns(edition: str, *actions: str, **facts: Any) -> Game:
    """A Sahara action with two own towns."""
    table = Scenario(edition, modules=["desert-towns"]).player(0, caravans=[4, 4, 0], towns=[3, 7])
    table.player(0, yellow=2, orange=2, purple=2)
    game = table.player(0, **facts).assistants({0: ["sahara"]})  # full: no new keshi
    return after(game, *actions)


def stable(edition: str) -> Game:
    table = Scenario(edition, modules=["special-buildings"]).player(0, building="camel stable")
    table.player(0, caravans=[3, 1, 0], water=0, dates=0, dinars=1)
    return acts(table, "sahara")


def saddle(edition: str) -> Game:
    """Without camels a saddle makes an oasis 2 resources cheaper."""
    table = Scenario(edition, modules=["luxury-goods"]).luxuries_shown(SADDLE)
    table.player(0, caravans=[3, 1, 0], claimed=[19], water=0, dates=0, dinars=0)
    table.player(0, yellow=2, orange=2, purple=2)
    return acts(table, "souk", f"luxury {SADDLE}")


def trade(edition: str, *actions: str, modules: tuple[str, ...] = (), **facts: Any) -> Game:
    """A souk action; luxury goods 1, 2, 3, 16 and 6 are shown."""
    table = Scenario(edition, modules=modules).office(1).luxuries_shown(1, 2, 3, 16, 6)
    if "imam-sultan" in modules:
        table.pawn("mosque", 0)
    return acts(table.player(0, **{"yellow": 1, "purple": 1, **facts}), "souk", *actions)


def falcon(edition: str) -> Game:
    """A falcon that costs a guard."""
    table = Scenario(edition, modules=["luxury-goods"]).luxuries_shown(FALCON)
    return acts(table.player(0, yellow=2, orange=2, purple=2), "souk")


def exchange(edition: str, *actions: str, modules: tuple[str, ...] = (), **facts: Any) -> Game:
    """The fourth oasis is claimed, onto the icon of a keshi exchange."""
    table = Scenario(edition, modules=modules).player(0, caravans=[3, 3, 0], claimed=[1, 2, 3])
    game = table.player(0, water=1, green=1, **facts).assistants({0: ["sahara"]})
    play_on(game, 0, "sector action")
    return after(game, "sector action", "oasis right 1", *actions)


def tile_exchange(edition: str, *actions: str, **facts: Any) -> Game:
    """Provision tile 18 lets seat 0 exchange a keshi at the start of a season."""
    table = Scenario(edition, modules=["provision-tiles"]).player(0, provisions=[18], **facts)
    return after(table.player(0, green=1).start_of_season(), *actions)


def bought(edition: str, scroll: int, *actions: str, **facts: Any) -> Game:
    """Seat 0 has bought an instant scroll and has 2 dates left."""
    table = Scenario(edition).player(0, caravans=[3, 2, 0], claimed=[20], **facts)
    return after(table.buys_scroll(scroll, dates=2), *actions)


def wins_tile_13(edition: str) -> Game:
    table = Scenario(edition).river_tiles(13, 3, 5).player(0, fisherman=5, beige=8, white=8)
    return table.season_scoring()


def pair_of_the_line(edition: str) -> Game:
    """Both pawns reach their last segment, whose line gives a pair of keshis."""
    table = Scenario(edition).player(0, palace=15, mosque=16, white=8)
    return after(table.assistants({0: ["palace"]}), "line middle")  # full: no new keshi


def nomad_to_place(edition: str) -> Game:
    table = Scenario(edition, modules=["nomads"]).player(0, white=8, vendors=["river"])
    game = after(table.base(green=1, gray=1).claim(), "claim nomad")
    play_on(game, 0, "nomad to river")
    return game


def nomad_beside_full_sectors(edition: str) -> Game:
    """A claimed white keshi needs the last space of the palace, a black one that of the column."""
    del edition  # Deluxe claims are placed one by one
    table = Scenario("essential", modules=["camels", "nomads"]).player(1, water=0)
    table.player(0, white=7, black=8, column=SEVEN_COLOURS)
    game = table.base(white=1, black=1, yellow=2).claim()
    play(game, "claim black 1", "claim yellow 1", "claim white 1", "claim nomad", "deploy nomad")
    return game


def nomads_to_move(edition: str, *actions: str, **facts: Any) -> Game:
    table = Scenario(edition, modules=["nomads"]).player(0, dinars=2, nomads={"palace": 1})
    return after(table.player(0, **facts).assistants({0: ["river"]}), *actions)


def awards(edition: str) -> Game:
    table = Scenario(edition, modules=["camels"]).awards("1a", "5a", "5b")
    return table.player(0, column=["green", "white"]).season_payout()


CASES = [
    # --- at any time
    why(rule("CLM-01"), claims, "claim green 1", "player 2 … wait for the others.", "not-your-turn",
        by=1, seat=1),
    why(rule("FIN-06"), lambda e: Scenario(e).final_scoring(), "done", "the game is over.", "over"),
    why(rule("CLM-02"), claims, str(ACTION_COUNT), f"… no such action … {ACTION_COUNT - 1}.",
        "no-such-action", action=ACTION_COUNT),
    why(rule("CLM-09"), claims, "done", "… answer …", "not-asked"),
    why(rule("CLM-02"), claims, "use palace", "… answer …", "not-asked"),
    # --- select
    why(rule("SEL-01", "SEL-03"),
        lambda e: Scenario(e).player(0, hand=["green", "gray", "red", "white"])
        .select(), "select pink", "you have no pink keshi left …", "not-in-hand", colour=PINK),
    why(rule("SEL-01"), lambda e: after(Scenario(e).select(), "0: select green"), "select green",
        "you have no green keshi left …", "not-in-hand", by=0, colour=GREEN),
    why(rule("SEL-09"), jokers, "assistant orchard",
        "you already have an assistant in the date orchard …", "assistant-there", sector=ORCHARD),
    # --- claim
    why(rule("CLM-03"), claims, "claim green 2", "… only 1 green keshi … claim 1.", "not-in-base",
        colour=GREEN, n=2, have=1),
    why(rule("CLM-02"), claims, "claim gray 1", "… no gray keshi … another colour.", "not-in-base",
        colour=GRAY, n=1, have=0),
    why(rule("CLM-06"), claims, "claim white 2", "the palace has room for 1 white keshi; claim 1.",
        "no-room", colour=WHITE, n=1),
    why(rule("CLM-04"), claims, "claim black 1", "the mosque has no room for another black keshi …",
        "no-room", colour=BLACK, n=0),
    why(rule("CLM-04", "CLM-03"), claims, "claim black 2",
        "the mosque has no room for another black keshi …", "no-room", colour=BLACK, n=0),
    why(rule("CLM-07"), lambda e: after(
            Scenario(e).player(0, white=6).base(white=3, gray=2).claim(),
            "claim white 1", "claim gray 1"),
        "claim white 2", "the palace has room for 1 white keshi; claim 1.", "no-room",
        colour=WHITE, n=1),
    why(rule("CLM-11"),
        lambda e: Scenario(e).player(0, vendors=EIGHT[1:]).base(red=2, green=1).claim(),
        "claim red 2", "… room for 1 more water vendor; claim 1.", "no-room", colour=RED, n=1),
    why(rule("CLM-11"), lambda e: Scenario(e).player(0, vendors=EIGHT)
        .base(red=1, green=1, gray=1).claim(), "claim red 1",
        "every sector has its water vendor … another colour.", "no-room", colour=RED, n=0),
    why(rule("CLM-13", "CLM-14"),
        mixed_claims, "claim green 2", "with scroll 61 … one keshi at a time …",
        "claim-singly"),
    why(rule("CLM-14"), lambda e: mixed_claims(e, "claim green 1"), "claim green 2",
        "with scroll 61 … one keshi at a time …", "claim-singly"),
    why(rule("CAM-21"), lambda e: claims_with_camels(e, 7), "claim black 2",
        "… board … spectators … room for 1 black keshi; claim 1.", "no-room-camels",
        colour=BLACK, n=1),
    why(rule("CAM-05"), lambda e: claims_with_camels(e, 8), "claim black 1",
        "… board … spectators … another black keshi … another colour.", "no-room-camels",
        colour=BLACK, n=0),
    why(rule("CAM-21", "CLM-13"), lambda e: claims_with_camels(e, 5, 61), "claim black 2",
        "with scroll 61 … one keshi at a time …", "claim-singly"),
    why(rule("NOM-02"), lambda e: Scenario(e, modules=["nomads"]).player(0, water=0)
        .base(green=1, red=1).claim(), "claim nomad", "… 1 water and 1 date …", "no-nomad",
        water=1, date=1, dinar=0),
    why(rule("NOM-01"), claims, "claim nomad", "… answer …", "not-asked"),
    # --- assistants, vendors
    why(rule("AST-05"), lambda e: Scenario(e).player(0, green=1).assistants({0: ["orchard"]}),
        "use orchard", "… answer …", "not-asked"),
    why(rule("AST-01"), lambda e: Scenario(e).assistants({0: ["palace", "river"]}), "use souk",
        "you have no assistant in the souk …", "no-assistant", sector=SOUK),
    why(rule("AST-05"), lambda e: Scenario(e).assistants({0: ["palace", "river"]}), "new keshi",
        "… answer …", "not-asked"),
    why(rule("EXC-10", "SCR-57"), lambda e: bought(e, 9), "vendor souk",
        "only scroll 57 … water vendor … souk …", "souk-vendor"),
    why(rule("EXC-09"), lambda e: bought(e, 9, vendors=["palace"]), "vendor palace",
        "… already a water vendor in the palace …", "vendor-there", sector=PALACE),
    # --- stairs
    why(rule("STA-04"), crosses, "line right", "your connection line has no bonus there …",
        "no-line-space"),
    why(rule("STA-09"), lambda e: crosses(e, turquoise=8), "line left",
        "… no space left for 1 turquoise keshi …", "bonus-useless",
        thing=GAINS.index("turquoise")),
    why(rule("SCR-63"), lambda e: crosses(e, "line dinars", scrolls=[63]), "line dinars",
        "you have already taken this bonus …", "line-taken"),
    why(rule("SCR-16"), crosses, "step of scroll 16", "… answer …", "not-asked"),
    # --- river
    why(rule("RIV-03"), lambda e: acts(Scenario(e).player(0, turquoise=1, water=1), "river"),
        "step for date", "… river cost water …", "river-water-only"),
    why(rule("RIV-03", "NPV-05"), lambda e: acts(
            Scenario(e, modules=["provision-tiles"])
            .player(0, provisions=[19], turquoise=1, water=0), "river"),
        "step for water", "you have no water left …", "none-left", resource=WATER),
    why(rule("RVB-01"), lambda e: Scenario(e).player(0, fisherman=5).river_bonus(), "rapid 2",
        "… not crossed rapid 2 …", "rapid-not-crossed", rapid=2),
    why(rule("RIV-03", "NPV-05"),
        lambda e: acts(Scenario(e).player(0, turquoise=1, water=1), "river"),
        "extra step", "… answer …", "not-asked"),
    # --- madrasa
    why(rule("MAD-01"), buys, "scroll 1", "scroll 01 is not in the display …", "tile-not-shown",
        scroll=1),
    why(rule("MAD-01"),
        buys, "scroll 60", "… 5 scholars … only 3 are free …", "scholars", n=5, have=3),
    why(rule("MAD-03"), lambda e: buys(e, "scroll 19"), "scroll 23",
        "… 3 scholars … only 2 are free …", "scholars", n=3, have=2),
    why(rule("MAD-02"), lambda e: buys(e, gray=5, dates=1), "scroll 60",
        "… 2 dates … you have only 1 …", "dates", n=2, have=1),
    why(rule("XP2-03"), lambda e: buys(e, gray=5, dates=0, modules=("imam-sultan",)), "scroll 60",
        "… 1 date, … you have only 0 …", "dates", n=1, have=0),
    why(rule("AST-13"), buys, "done", "… buy … one thing …", "buy-one"),
    why(rule("MAD-09"),
        lambda e: buys(e, "refresh gray"), "done", "after a refresh … new scrolls …",
        "buy-new"),
    why(rule("MAD-09"), lambda e: buys(e, "refresh pink", gray=5), "scroll 17",
        "… one of the new scrolls, which takes 5 scholars and 2 dates; …", "held-back",
        scholars=5, dates=2),
    why(rule("MAD-09"), lambda e: buys(e, "refresh gray", gray=5, dates=1), "scroll 23",
        "… one of the new scrolls, which takes 1 scholar and 1 date; …", "held-back",
        scholars=1, dates=1),
    why(rule("MAD-10"), lambda e: buys(e, "scroll 19"), "refresh gray", "… refresh … once …",
        "refresh-over"),
    why(rule("MAD-08"), lambda e: buys(e, dinars=0), "refresh gray", "a refresh needs 1 dinar …",
        "no-refresh", academy=0),
    # --- medina
    why(rule("MED-02", "MED-03"), gates, "gate white from 4", "… 3 dinars … pay only 1 …", "dinars",
        n=3, have=1),
    why(rule("SCR-33", "SCR-32"), lambda e: gates(e, scrolls=[33, 32], dates=0, water=1, dinars=0),
        "gate white from 4", "… 2 dinars … pay only 1 …", "dinars", n=2, have=1),
    why(rule("MED-12"), gates, "gate pink from 2", "workshop 2 has no pink gate …", "no-gate",
        colour=PINK, workshop=2),
    why(rule("MED-01"), gates, "done", "… buy … one thing …", "buy-one"),
    why(rule("MED-04"), lambda e: gates(e, "gate pink from 1"), "at river", "a gate … there …",
        "gate-space-taken"),
    why(rule("SCR-36"), lambda e: gates(e, "gate pink from 1", "at palace", scrolls=[36], white=8),
        "keshi white", "… no space left for a white keshi …", "full", colour=WHITE),
    why(rule("TWN-12"), town_gate, "gate turquoise from 3", "workshop 3 has no turquoise gate …",
        "no-gate", colour=TURQUOISE, workshop=3),
    why(rule("TWN-12"), town_gate, "gate pink from 2", "workshop 2 has no pink gate …", "no-gate",
        colour=PINK, workshop=2),
    why(rule("TWN-12", "MED-04"), lambda e: town_gate(e, "gate pink from 1"), "at river",
        "a gate … there …", "gate-space-taken"),
    why(rule("BLD-11"), barracks, "gate red from 2", "… answer …", "not-asked"),
    # --- main square
    why(rule("SQR-07"), lambda e: after(Scenario(e).player(0, entertainers=[3])
                                  .assistants({0: ["square"]}), "new keshi"),
        "entertainer 3", "… space 3 …; choose a free space.", "space-taken", space=2),
    why(rule("SQR-02"), lambda e: acts(Scenario(e).player(0, entertainers=[1, 3]), "square"),
        "space 2", "no entertainer … space 2 …", "no-entertainer", space=1),
    # --- Sahara
    why(rule("SAH-02"), lambda e: after(Scenario(e).player(0, caravans=[0, 3, 0])
                                  .assistants({0: ["sahara"]}), "new keshi"),
        "caravan right", "… no space left on the right path …", "path-full", path=1),
    why(rule("SAH-05"), oases, "oasis left 1", "… already claimed this oasis …", "oasis-claimed"),
    why(rule("SAH-06"), oases, "oasis right 2", "no caravan … beside this oasis …", "undiscovered"),
    why(rule("SAH-05"),
        lambda e: acts(Scenario(e).player(0, caravans=[2, 1, 0], dates=0), "sahara"),
        "oasis left 2", "… 1 date and 1 dinar …",
        "oasis-cost", place=1, water=0, date=1, dinar=1),
    why(rule("BLD-10"), stable, "oasis left 3", "… 1 water, 1 date and 1 dinar, less 1 resource …",
        "oasis-less", place=2, water=1, date=1, dinar=1, n=1),
    why(rule("NLX-03"), saddle, "oasis left 3", "… 1 water, 1 date and 1 dinar, less 2 resources …",
        "oasis-less", place=2, water=1, date=1, dinar=1, n=2),
    why(rule("NLX-03"),
        saddle, "oasis right 3", "no caravan … beside this oasis …", "undiscovered"),
    why(rule("SAH-05"), oases, "done", "… at least one oasis …", "claim-one"),
    why(rule("XP5-06"), towns, "done", "… at least one oasis or desert town …", "claim-one-town"),
    why(rule("XP5-05"), lambda e: towns(e, "town 3", purple=1), "town 7",
        "town 07 … 1 yellow keshi, 1 orange keshi and 1 purple keshi …", "town",
        town=7, yellow=1, orange=1, purple=1),
    why(rule("XP5-05"), oases, "town 7", "… answer …", "not-asked"),
    why(rule("SCR-45"),
        lambda e: towns(e, scrolls=[45], water=0, dates=0, dinars=0), "oasis left 1",
        "even with scroll 45 … 1 resource …", "none-at-all"),
    why(rule("SCR-62"), lambda e: bought(e, 62), "oasis left 1", "… already claimed this oasis …",
        "oasis-claimed"),
    why(rule("SCR-62", "SAH-06"), lambda e: bought(e, 62), "oasis right 3",
        "no caravan … beside this oasis …", "undiscovered"),
    # --- souk
    why(rule("SOU-04"),
        trade, "luxury 4", "luxury good 4 is not in the display …", "luxury-not-shown",
        luxury=4),
    why(rule("SOU-04"), trade, "luxury 16",
        "luxury good 16 costs 2 yellow keshis, 1 orange keshi and 1 purple keshi, which …",
        "luxury-goods", luxury=16, yellow=2, orange=1, purple=1),
    why(rule("XP2-04"), lambda e: trade(e, modules=("imam-sultan",)), "luxury 16",
        "luxury good 16 … and 1 purple keshi, less 1 goods keshi, which …", "luxury-less",
        luxury=16, yellow=2, orange=1, purple=1, n=1),
    why(rule("NLX-04"), falcon, f"luxury {FALCON}", "luxury good 33 … keshi …", "falcon-keshi",
        luxury=FALCON),
    why(rule("SOU-02"), trade, "office orange", "you have no orange keshi …", "no-goods",
        colour=ORANGE),
    why(rule("SCR-46"), lambda e: trade(e, "office purple", scrolls=[46]), "luxury 1",
        "scroll 46 … exchange office …", "office-only"),
    why(rule("SCR-34"), lambda e: trade(e, "luxury 3", scrolls=[34], yellow=2), "office yellow",
        "scroll 34 … luxury goods …", "luxury-only"),
    # --- exchanges
    why(rule("SAH-10"), exchange, "return brown", "caravans stay …", "caravan-stays"),
    why(rule("SAH-10", "MED-05"), lambda e: exchange(e, beige=1, gates={"river": "green"}),
        "return beige", "you have no free guard …", "no-guard"),
    why(rule("SAH-09"), exchange, "return beige", "you have placed no beige keshi …",
        "nothing-to-return", colour=BEIGE),
    why(rule("SAH-09", "NOM-04"), lambda e: exchange(e, modules=("nomads",), nomads={"medina": 1}),
        "return beige", "you have placed no beige keshi …", "nothing-to-return", colour=BEIGE),
    why(rule("SAH-09"),
        exchange, "return red", "you have placed no red keshi …", "nothing-to-return",
        colour=RED),
    why(rule("SAH-10"), lambda e: exchange(e, yellow=1), "return yellow", "goods keshis stay …",
        "goods-stay"),
    why(rule("SAH-09"), lambda e: exchange(e, "return green"), "keshi green",
        "… the colour you returned …", "same-colour"),
    why(rule("SAH-09", "EXC-14"), lambda e: exchange(e, "return green", white=8), "keshi white",
        "… no space left for a white keshi …", "full", colour=WHITE),
    why(rule("SAH-09", "NOM-04"), lambda e: exchange(
            e, "nomad from palace", modules=("nomads",), nomads={"palace": 1}),
        "pair turquoise", "… answer …", "not-asked"),
    why(rule("NPV-03", "SAH-10"),
        tile_exchange, "return brown", "caravans stay …", "caravan-stays"),
    why(rule("NPV-03"), lambda e: tile_exchange(e, "return green"), "keshi green",
        "… the colour you returned …", "same-colour"),
    # --- paying
    why(rule("SCR-33", "MAD-09"), lambda e: buys(e, "refresh gray", scrolls=[33], water=1, dates=1),
        "pay date", "you need this date …", "date-needed"),
    why(rule("SCR-33"), lambda e: gates(e, "gate white from 4", scrolls=[33], water=2, dates=0),
        "pay date", "you have no date left …", "none-left", resource=DATE),
    why(rule("SCR-45"), lambda e: oases(e, "oasis left 2", scrolls=[45], dates=0), "pay date",
        "you have no date left …", "none-left", resource=DATE),
    # --- keshis of choice
    why(rule("SCR-30", "EXC-14"),
        lambda e: bought(e, 30, turquoise=8), "keshi turquoise",
        "… no space left for a turquoise keshi …", "full", colour=TURQUOISE),
    why(rule("SCR-30", "EXC-14"), lambda e: bought(e, 30, white=8), "keshi white",
        "… no space left for a white keshi …", "full", colour=WHITE),
    why(rule("STA-09", "EXC-14"),
        pair_of_the_line, "pair white", "… no space left for a white keshi …",
        "full", colour=WHITE),
    why(rule("SCR-64"), lambda e: bought(e, 64, white=8), "keshi white",
        "… no space left for a white keshi …", "full", colour=WHITE),
    why(rule("RVT-13"), wins_tile_13, "keshi beige", "… no space left for a beige keshi …", "full",
        colour=BEIGE),
    why(rule("RVT-13"), wins_tile_13, "keshi white", "… answer …", "not-asked"),
    # --- tiles
    why(rule("SCR-53"), lambda e: bought(e, 53), "sector palace",
        "the sector action in the palace would have no effect …", "no-action", sector=PALACE),
    why(rule("SCR-71", "OAS-20"),
        lambda e: bought(e, 71, dinars=3), "hand in 4", "3 is the most … up to 3.",
        "hand-in", n=3),
    # --- nomads, awards
    why(rule("NOM-03"), nomad_to_place, "nomad to palace", "… no space left for a white keshi …",
        "full", colour=WHITE),
    why(rule("NOM-03"), nomad_to_place, "nomad as vendor river",
        "… already a water vendor at the river …", "vendor-there", sector=RIVER),
    why(rule("CAM-21"), nomad_beside_full_sectors, "nomad to palace",
        "… for a keshi you have claimed …", "space-kept"),
    why(rule("CAM-21"), nomad_beside_full_sectors, "to the spectators",
        "… for a keshi you have claimed …", "space-kept"),
    why(rule("NOM-07"), lambda e: nomads_to_move(e, "nomad from palace"), "nomad to palace",
        "… another sector …", "nomad-elsewhere"),
    why(rule("NOM-07"), lambda e: nomads_to_move(e, "nomad from palace", black=8),
        "nomad to mosque", "… no space left for a black keshi …", "full", colour=BLACK),
    why(rule("NOM-08"), nomads_to_move, "nomad from sahara", "no nomad …", "nomad-stays"),
    why(rule("CAM-06"), nomads_to_move, "nomad from spectators", "no nomad …", "nomad-stays"),
    why(rule("AWD-04"), awards, "award for 4", "… spectators for this award …", "award"),
    why(rule("AWD-03"), awards, "award for dung", "… spectators for this award …", "award"),
]  # fmt: skip


def number_of(action: str) -> int:
    return int(action) if action.isdigit() else to_number(action)


@pytest.mark.parametrize("case", CASES)
def test_why_not(case: Case, edition: str) -> None:
    game = case.game(edition)
    number = number_of(case.action)
    assert number not in game.legal_actions(case.seat)
    before = game.view(), game.history
    with pytest.raises(IllegalAction) as caught:
        game.apply(number, case.seat)
    assert caught.value.reason == game.why_not(number, case.seat) == (case.key, case.facts)
    assert reads(because(caught.value.reason), case.reads), because(caught.value.reason)
    assert str(caught.value) == explain(number, caught.value.reason)
    assert case.action in str(caught.value)
    assert because(caught.value.reason) in str(caught.value)
    assert (game.view(), game.history) == before
    if not game.over:
        assert game.why_not(to_number("disc 3")) == NOT_ASKED


@pytest.mark.parametrize("case", CASES)
def test_a_kind_of_action_is_refused_as_a_whole(case: Case) -> None:
    """From the first of its actions to the last one: all have reasons, or none answers."""
    game = case.game("essential")
    answers: dict[str, set[bool]] = {}
    for action in range(ACTION_COUNT):
        verb = to_text(verb_of(action)[0])
        answers.setdefault(verb, set()).add(game.why_not(action) != NOT_ASKED)
    by_colour = {"keshi turquoise", "pair turquoise"}  # a full sector, or none of what is offered
    if game.question[0] == "ask-free-gate":
        by_colour.add("gate turquoise from 1")  # perhaps of one workshop
    assert {verb for verb, both in answers.items() if len(both) > 1} <= by_colour


# --- no reason without a case ---------------------------------------------------------------------


def test_every_reason_is_the_result_of_a_why_not() -> None:
    """So that the next test sees them all."""
    told = {key for branch in returns_of_why_not() for key in branch.keys}
    door = {"why-no-such-action", "why-over", "why-not-your-turn"}
    assert door < told
    assert {key for _, tree in modules() for key in literals(tree, "why-")} == told


def test_every_reason_has_a_case() -> None:
    catalogue = Path(texts.__file__).parent.joinpath("en", "play.ftl").read_text(encoding="utf-8")
    worded = set(re.findall(r"^(why-[a-z-]+) =", catalogue, re.MULTILINE))
    worded -= {key for key in worded if key.endswith("-red")}  # chosen by the words
    assert {case.values[0].key for case in CASES} == worded


@pytest.mark.skipif(compiled(), reason="compiled code cannot be watched")
def test_every_branch_of_every_why_not_has_a_case() -> None:
    seen: list[tuple[str, int, Any]] = []
    for case in (param.values[0] for param in CASES):
        game = case.game("essential")
        with watched_returns() as returned:
            game.why_not(number_of(case.action), case.seat)
            game.why_not(to_number("disc 3"))
        seen += returned
    missing = []
    for branch in returns_of_why_not():
        here = [
            value[0]
            for path, line, value in seen
            if path == branch.path and branch.first <= line <= branch.last
        ]
        if not here or not set(branch.keys) <= set(here):
            missing.append(str(branch))
    assert missing == []
