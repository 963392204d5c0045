"""Positions in which actions are refused."""

from typing import Any

from marrakesh import Game
from marrakesh.rules.words import SECTORS
from rule_source import acts, after
from scenario import Scenario, play, play_on, starting

EIGHT = [sector for sector in SECTORS if sector != "souk"]
SEVEN_COLOURS = ["red", "brown", "beige", "gray", "pink", "green", "white"]
SADDLE, FALCON = 26, 33


def claims(edition: str) -> Game:
    table = Scenario(edition).player(0, white=7, black=8)
    return table.base(green=1, white=2, black=1, red=2).claim()


def mixed_claims(edition: str, *actions: str) -> Game:
    table = Scenario(edition).player(0, scrolls=[61]).base(green=3, red=1)
    return after(table.claim(), *actions)


def claims_with_camels(edition: str, spectators: int, *scrolls: int) -> Game:
    """The mosque is full; this many of the 8 column spaces are taken."""
    table = Scenario(edition, modules=["camels"]).player(0, black=8, scrolls=scrolls)
    column = [*SEVEN_COLOURS, "black"][:spectators]
    return table.player(0, column=column).base(black=2, green=1, yellow=1).claim()


def jokers(edition: str) -> Game:
    table = Scenario(edition).player(0, hand=["red", "green", "gray"])
    return table.player(1, hand=["white", "black", "pink"]).select()


def crosses(edition: str, *actions: str, **facts: Any) -> Game:
    """The courtier enters the second segment; the right of the line has no bonus."""
    return acts(Scenario(edition).player(0, palace=3, white=2, **facts), "palace", *actions)


def buys(edition: str, *actions: str, modules: tuple[str, ...] = (), **facts: Any) -> Game:
    """A madrasa action with some grey scrolls, 23 and 60 in the display."""
    table = Scenario(edition, modules=modules).player(0, **{"gray": 3, "dates": 3, **facts})
    table.scrolls_shown("gray", 17, 19, 20).scrolls_shown("yellow", 23).scrolls_shown("pink", 60)
    if "imam-sultan" in modules:
        table.pawn("palace", 0)
    return acts(table, "madrasa", *actions)


def gates(edition: str, *actions: str, **facts: Any) -> Game:
    """A medina action; all pink gates are in the first workshop, and one gate is built."""
    table = Scenario(edition).player(0, beige=3, gates={"river": "green"}, **facts)
    table.workshop(1, "pink", "pink", "pink", "brown").workshop(4, "white")
    return acts(table, "medina", *actions)


def town_gate(edition: str, *actions: str) -> Game:
    """Town 12 gives a gate for free."""
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
    while game.question.key != "ask-free-gate":
        game.apply(game.legal_actions()[0])
    return game


def oases(edition: str, *actions: str, modules: tuple[str, ...] = (), **facts: Any) -> Game:
    """A Sahara action: the first oasis is claimed, three more are discovered."""
    table = Scenario(edition, modules=modules).player(0, caravans=[3, 1, 0], claimed=[19])
    return acts(table.player(0, **facts), "sahara", *actions)


def towns(edition: str, *actions: str, **facts: Any) -> Game:
    """A Sahara action with two towns that could be claimed."""
    table = Scenario(edition, modules=["desert-towns"]).player(0, caravans=[4, 4, 0], towns=[3, 7])
    table.player(0, yellow=2, orange=2, purple=2)
    game = table.player(0, **facts).assistants({0: ["sahara"]})  # full, so no new keshi
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
    """The fourth oasis is claimed and covers the exchange icon."""
    table = Scenario(edition, modules=modules).player(0, caravans=[3, 3, 0], claimed=[1, 2, 3])
    game = table.player(0, water=1, green=1, **facts).assistants({0: ["sahara"]})
    play_on(game, 0, "sector action")
    return after(game, "sector action", "oasis right 1", *actions)


def tile_exchange(edition: str, *actions: str, **facts: Any) -> Game:
    """Provision tile 18 allows seat 0 a keshi exchange at the start of a season."""
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
    """Both pawns reach their last segment; the line gives two keshis of one colour."""
    table = Scenario(edition).player(0, palace=15, mosque=16, white=8)
    return after(table.assistants({0: ["palace"]}), "line middle")  # full, so no new keshi


def nomad_to_place(edition: str) -> Game:
    table = Scenario(edition, modules=["nomads"]).player(0, white=8, vendors=["river"])
    game = after(table.base(green=1, gray=1).claim(), "claim nomad")
    play_on(game, 0, "nomad to river")
    return game


def nomad_beside_full_sectors(edition: str) -> Game:
    """White needs the last palace space, black the last column space; both are claimed."""
    del edition  # Deluxe places each claim separately
    table = Scenario("essential", modules=["camels", "nomads"]).player(1, water=0)
    table.player(0, white=7, black=8, column=SEVEN_COLOURS)
    game = table.base(white=1, black=1, yellow=3).claim()
    play(game, "claim black 1", "claim yellow 1", "claim white 1", "claim yellow 1")
    play(game, "claim nomad", "deploy nomad")
    return game


def nomads_to_move(edition: str, *actions: str, **facts: Any) -> Game:
    table = Scenario(edition, modules=["nomads"]).player(0, dinars=2, nomads={"palace": 1})
    return after(table.player(0, **facts).assistants({0: ["river"]}), *actions)


def awards(edition: str) -> Game:
    table = Scenario(edition, modules=["camels"]).awards("1a", "5a", "5b")
    return table.player(0, column=["green", "white"]).season_payout()
