"""Positions with questions or events that random games hardly ever reach."""

from collections.abc import Callable

from marrakesh import Game
from marrakesh.components import load
from marrakesh.rules.events import Event
from scenario import Scenario, play, starting


def evaluation(season: int, tile: int, **facts: object) -> Game:
    """The river evaluation of a season with this tile, which seat 0 wins."""
    tiles = [1, 3, 5]
    tiles[season - 1] = tile
    table = Scenario("essential", 3, season=season).river_tiles(*tiles)
    return table.player(0, fisherman=5, **facts).season_scoring()


def scroll_bought(tile: int, *then: str) -> Game:
    """Seat 0 has bought a scroll and has 3 water, 2 dates and 1 dinar."""
    table = Scenario("essential").player(0, water=3, dinars=1, palace=8, mosque=9)
    table.player(0, caravans=[3, 2, 0], claimed=[19, 1], oases={"left 3": 7})
    game = table.buys_scroll(tile, dates=2)
    play(game, *then)
    return game


def storage_exchange(*then: str) -> Game:
    """Seat 0 has claimed the fourth oasis, which covers the exchange icon."""
    table = Scenario("essential").player(0, caravans=[3, 3, 0], claimed=[1, 2, 3], water=1)
    table.player(0, vendors=["river", "palace"], entertainers=[1, 2], beige=1)
    game = table.assistants({0: ["sahara"]})
    play(game, "sector action", "oasis right 1", *then)
    return game


def placeholder() -> Game:
    """Before the last round, the supply has no green keshi for the placeholder of seat 0."""
    wood = load().colours[1].wooden - 2
    table = Scenario("essential", round=3).tower(green=wood)
    table.player(0, hand=["green", "yellow", "purple"], placeholders=["green"])
    return table.end_of_round()


def short_of_wood() -> Game:
    """Enough green keshis stay in the tower for one player to get a placeholder."""
    return Scenario("essential", 4, round=4).tower(green=3).season_scoring()


def town_claimed(town: int) -> Game:
    """Seat 0 has claimed a desert town."""
    table = Scenario("essential", modules=["desert-towns"])
    table.player(0, caravans=[4, 0, 0], towns=[town, 0], yellow=1, orange=1, purple=1, beige=1)
    game = table.assistants({0: ["sahara"]})
    play(game, "sector action", f"town {town}")
    return game


def luxury_bought(tile: int, modules: tuple[str, ...] = (), **facts: object) -> Game:
    """Seat 0 buys one of the new luxury goods."""
    table = Scenario("deluxe", modules=["luxury-goods", *modules])
    table.player(0, yellow=4, orange=4, purple=4, **facts).luxuries_shown(tile)
    game = table.assistants({0: ["souk"]})
    play(game, "sector action", f"luxury {tile}")
    return game


def before_awards(side: str, *column: str, **facts: object) -> Game:
    """Seat 0 may trade these spectators."""
    table = Scenario("deluxe", modules=["camels", "nomads"]).awards(side, "5a", "5b")
    table.player(0, column=column, caravans=[1, 0, 0], **facts)
    return table.season_payout()


def awarded(side: str, number: int, *then: str) -> Game:
    """Seat 0 takes an award, with the spectators it costs."""
    award = next(a for a in load().awards if f"{a.tile}{a.side}" == side)
    depicted = award.benefits()[number - 1].colour
    others = [c for c in ("red", "brown", "beige", "gray") if c != depicted][: number - 1]
    game = before_awards(side, depicted, *others, yellow=9, orange=9, purple=9)
    play(game, f"award for {number}")
    while game.question.key == "ask-discard":
        game.apply(game.legal_actions()[0])
    play(game, *then)
    return game


def nomads_to_move(*then: str, **facts: object) -> Game:
    """Seat 0 is about to use an assistant and has nomads."""
    table = Scenario("essential", modules=["nomads"]).player(0, dinars=2, **facts)
    game = table.assistants({0: ["river"]})
    play(game, *then)
    return game


def gate_and_nomad() -> Game:
    """Seat 0 commits a guard or a nomad to a gate."""
    table = Scenario("essential", modules=["nomads"]).player(0, beige=1, nomads={"medina": 1})
    game = table.workshop(1, "pink").assistants({0: ["medina"]})
    play(game, "done", "sector action", "gate pink from 1", "at river")
    return game


def gained_with_camels(full: bool) -> Game:
    """Seat 0 has gained a white keshi, perhaps with a full palace."""
    modules = ["camels", "nomads"]
    table = Scenario("deluxe", modules=modules).player(0, white=8 if full else 2)
    table.player(0, column=["red", "nomad"], dinars=0)
    scroll = next(tile.number for tile in load().scrolls if tile.gain == ["1 white"])
    return table.buys_scroll(scroll)


def tile_at_start(*tiles: int, **facts: object) -> Game:
    """Seat 0 has these face-up provision tiles at the start of a season."""
    table = Scenario("deluxe", modules=["provision-tiles", "nomads", "camels"])
    table.player(0, provisions=tiles, active=len(tiles), **facts)
    return table.start_of_season()


def nomad_revealed() -> Game:
    """Seat 0 reveals provision tile 22 at the end of season 1."""
    table = Scenario("deluxe", modules=["provision-tiles", "nomads"], start=1)
    table.player(0, provisions=[16, 22, 1], nomads={"palace": 1}).player(1, provisions=[2, 3, 4])
    game = table.provisions()
    play(game, "0: provision 2", "1: provision 2")
    return game


def exchange_of_a_tile(*then: str) -> Game:
    """Provision tile 18 allows seat 0 a keshi exchange at the start of season 1."""
    facts = {"green": 1, "column": ["red", "nomad"], "storage": {1: "gray"}}
    game = tile_at_start(18, nomads={"palace": 1}, **facts)
    play(game, *then)
    return game


def stable() -> Game:
    """Seat 0 has the camel stable and claims an oasis for 2 resources."""
    table = Scenario("deluxe", modules=["special-buildings"]).player(0, building="camel stable")
    table.player(0, caravans=[2, 0, 0], water=2, dates=2, dinars=2)
    game = table.assistants({0: ["sahara"]})
    play(game, "sector action", "oasis left 2")
    return game


def moving_in(building: str, until: str) -> Game:
    """Seat 0 has chosen a building."""
    other = "library" if building != "library" else "barracks"
    game = starting("essential", ["special-buildings"], buildings={0: (building, other)})
    play(game, f"0: building {building}")
    while game.question.key != until or game.seat != 0:
        game.apply(game.legal_actions()[0])
    return game


def goal_line() -> Game:
    """The camel of seat 0 has crossed a goal line, and there is dung to discard."""
    table = Scenario("deluxe", modules=["camels"]).player(0, camel=7, dung=2, column=["red"])
    game = table.player(0, white=1).assistants({0: ["palace"]})
    play(game, "new keshi", "to the spectators", "goods yellow")
    return game


def with_the_imam() -> Game:
    """Seat 0 buys a dagger, which the imam makes cheaper."""
    table = Scenario("essential", modules=["imam-sultan"]).pawn("mosque", 0)
    table.player(0, yellow=2, orange=1).luxuries_shown(11)
    game = table.assistants({0: ["souk"]})
    play(game, "sector action", "luxury 11")
    return game


def awarded_others() -> Game:
    """Seat 0 chooses another keshi to discard for an award."""
    game = before_awards("1a", "white", "black", "nomad", "gray")
    play(game, "award for 2")
    return game


def arriving(there: bool = True) -> Game:
    """A caravan of seat 0 reaches the end of its path."""
    table = Scenario("deluxe", modules=["desert-towns"]).player(0, caravans=[3, 1, 0])
    game = table.assistants({0: ["sahara"]})
    play(game, "new keshi", *(["caravan left"] if there else []))
    return game


RARE: dict[str, Callable[[], Game]] = {
    "ask-prize 12": lambda: evaluation(3, 12, green=3, beige=2, gates={"river": "green"}),
    "ask-prize 17": lambda: evaluation(3, 17, entertainers=[1, 2], vendors=["river"]),
    "ask-prize 18": lambda: evaluation(3, 18, green=8, luxuries=[1, 2]),
    "ask-either-stair": lambda: evaluation(3, 11),
    "ask-river-tile-13": lambda: evaluation(1, 13),
    "ask-open-oasis": lambda: evaluation(1, 2),
    "ask-free-oases 15": lambda: evaluation(2, 15, caravans=[2, 1, 0], oases={"left 1": 7}),
    "ask-any-keshi": lambda: evaluation(2, 3),
    "ask-sector-action": lambda: scroll_bought(53),
    "ask-any-order": lambda: scroll_bought(55),
    "ask-free-scroll": lambda: scroll_bought(58),
    "ask-free-oases": lambda: scroll_bought(62),
    "ask-keshi-then-action": lambda: scroll_bought(64),
    "ask-score-oasis": lambda: scroll_bought(71),
    "ask-hand-in": lambda: scroll_bought(71, "score oasis 1"),
    "ask-return-for-points": lambda: scroll_bought(72),
    "ask-return": storage_exchange,
    "ask-return-entertainer": lambda: storage_exchange("return pink"),
    "ask-return-vendor": lambda: storage_exchange("return red"),
    "ask-take-other": lambda: storage_exchange("return beige"),
    "ask-swap-placeholder": placeholder,
    "ask-any-scroll": lambda: town_claimed(10),
    "ask-any-luxury": lambda: town_claimed(11),
    "ask-free-gate": lambda: town_claimed(12),
    "ask-give-keshi": lambda: luxury_bought(35, white=1, black=1),
    "ask-swap-resources": lambda: luxury_bought(33, beige=1, water=2),
    "ask-nomad falcon": lambda: luxury_bought(31, ("nomads",), green=1),
    "ask-return falcon": lambda: luxury_bought(32, gray=2),
    "ask-claim-for-less": lambda: luxury_bought(26, caravans=[3, 3, 0], water=1),
    "ask-omit-goods": with_the_imam,
    "ask-award": lambda: before_awards("1a", "green", "white", "nomad", "gray", dung=1),
    "ask-discard": awarded_others,
    "ask-stack": lambda: awarded("3b", 4),
    "ask-scroll-of-stack": lambda: awarded("3b", 4, "stack 2"),
    "ask-luxury-stack": lambda: awarded("3a", 4),
    "ask-luxury-of-stack": lambda: awarded("3a", 4, "stack 3"),
    "ask-split-steps": lambda: awarded("2b", 4),
    "ask-steps-here": lambda: awarded("2b", 4, "advance river"),
    "ask-steps-here camel": lambda: luxury_bought(26, ("camels",), camel=11, water=1, dates=1),
    "ask-spectator-bonus": lambda: awarded("3b", 3),
    "ask-move-nomads": lambda: nomads_to_move(nomads={"palace": 1}, nomad_vendors=["river"]),
    "ask-nomad": lambda: nomads_to_move("nomad from palace", nomads={"palace": 1}),
    "ask-leave-square": lambda: nomads_to_move("nomad from square", nomad_entertainers=[1, 4]),
    "ask-commit": gate_and_nomad,
    "ask-board-or-spectators": lambda: gained_with_camels(False),
    "ask-board-or-spectators full": lambda: gained_with_camels(True),
    "ask-discard-dung": goal_line,
    "ask-start-of-season": lambda: tile_at_start(13, 16),
    "ask-start-of-season nomad": nomad_revealed,
    "ask-move-nomads free": lambda: tile_at_start(22, nomads={"river": 1}, column=["red"] * 8),
    "ask-return tile": exchange_of_a_tile,
    "ask-new-storage-keshi": lambda: exchange_of_a_tile("swap storage 1"),
    "ask-take-other nomad": lambda: exchange_of_a_tile("nomad from palace"),
    "ask-board-or-spectators tile": lambda: exchange_of_a_tile("return green", "keshi red"),
    "ask-leave-out": stable,
    "ask-tajine": lambda: moving_in("gazebo", "ask-tajine"),
    "ask-keep-scroll": lambda: moving_in("library", "ask-keep-scroll"),
    "ask-town": arriving,
    "ask-caravan town": lambda: arriving(False),
}
"""Positions by the key of their question, with a suffix if there are several."""


def camel_runs(step: int) -> Game:
    """Seat 0 has gained a white keshi but has no water for a bridge."""
    table = Scenario("deluxe", modules=["camels"]).player(0, camel=step, white=1, water=0)
    game = table.assistants({0: ["palace"]})
    play(game, "new keshi")
    return game


def rare_events() -> list[Event]:
    # the sultan leaves seat 0 and waits above the other two, who are level
    table = Scenario("deluxe", 3, modules=["imam-sultan"]).pawn("palace", 0)
    table.player(0, palace=15, white=1).player(1, palace=4).player(2, palace=4)
    events = play(table.assistants({0: ["palace"]}), "sector action")
    for step in (7, 11, 31):  # a goal line, a bridge, the finish
        events += play(camel_runs(step), "to the spectators")
    events += play(goal_line(), "discard dung")
    events += play(exchange_of_a_tile("swap storage 1"), "store black")
    events += play(exchange_of_a_tile(), "return spectator nomad")
    only_nomad = Scenario("deluxe", modules=["nomads"]).player(0, white=8, water=1, dates=1)
    events += play(only_nomad.base(white=1).claim(), "done")
    return events
