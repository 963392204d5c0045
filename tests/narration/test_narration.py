"""The game in words: every question, option, reason and event, in three languages."""

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random

import pytest

from marrakesh import Config, Game, IllegalAction, narration, texts
from marrakesh.components import load
from marrakesh.narration import (
    describe,
    explain,
    help_on,
    left_out_notes,
    prompt,
    source_name,
    tell,
)
from marrakesh.narration.solo import opponent
from marrakesh.rules import events, phases, sources
from marrakesh.rules.actions import ACTION_COUNT, to_number, to_text
from marrakesh.rules.agenda import Reason
from marrakesh.rules.config import EDITIONS, MODULES
from marrakesh.rules.events import Event
from marrakesh.rules.pashabot.variants import DIFFICULTIES
from marrakesh.rules.words import BUILDINGS, COLOURS, LUXURY_TYPES
from marrakesh.texts import LANGUAGES, text
from scenario import Scenario, play, starting

RULES = Path(narration.__file__).parents[1] / "rules"
LASTING = [tile.number for tile in load().scrolls if tile.acts != "instant"]
TILES: list[tuple[str, int | str]] = [
    *(("scroll", tile.number) for tile in load().scrolls),
    *(("oasis", tile.number) for tile in load().oases),
    *(("river tile", tile.number) for tile in load().river_tiles),
    *(("luxury", tile.number) for tile in load().luxury_goods),
    *(("office", tile.number) for tile in load().offices),
    *(("provision", tile.number) for tile in load().provisions),
    *(("town", tile.number) for tile in load().towns),
    *(("award", f"{side.tile}{side.side}") for side in load().awards),
    *(("building", building.name) for building in load().buildings),
    *(("staircase tile", tile.number) for tile in load().staircase_tiles),
    *(("strategy", tile.number) for tile in load().strategy_tiles),
]


def keys_of(pattern: str) -> set[str]:
    """The keys of texts that stand in the sources of the rules."""
    rules = "\n".join(path.read_text() for path in sorted(RULES.rglob("*.py")))
    return set(re.findall(pattern, rules))


QUESTIONS = keys_of(r'"(ask-[a-z0-9-]+)"')
REASONS = keys_of(r'"(why-[a-z0-9-]+)"')
EVENTS = set(events.KINDS)


@pytest.fixture(params=LANGUAGES)
def lang(request: pytest.FixtureRequest) -> str:
    return str(request.param)


# ---- whole games


def rich_game(edition: str, players: int, seed: int) -> Game:
    """Half full boards and many scrolls, so that much is asked."""
    table = Scenario(edition, players, seed=seed)
    scrolls = LASTING[:]
    Random(seed).shuffle(scrolls)
    for seat in range(players):
        table.player(
            seat, turquoise=3, green=3, gray=7, white=4, black=3, beige=5, yellow=3, orange=3,
            purple=3, entertainers=[1, 3, 5], vendors=["river", "palace"], caravans=[2, 1, 0],
            fisherman=6, palace=9, mosque=7, water=9, dates=30, dinars=9,
            scrolls=scrolls[seat::players],
        )  # fmt: skip
    return table.select()


class Played:
    """A whole random game, and what was said about it."""

    def __init__(self, game: Game, seed: int) -> None:
        self.asked: set[str] = set()
        self.happened: set[str] = set()
        self.faults: list[str] = []
        self.names = ["Ada", "Bo", "Cy", "Di"][: game.config.players]
        random = Random(seed)
        game.listen()
        while not game.over:
            self.question(game, LANGUAGES[random.randrange(3)])
            seat = random.choice(game.waiting)
            for event in game.apply(random.choice(game.legal_actions(seat)), seat):
                self.event(event, LANGUAGES[random.randrange(3)])

    def question(self, game: Game, lang: str) -> None:
        """Every language says a question the first time, afterwards one of them."""
        key = game.question[0]
        langs = (lang,) if key in self.asked else LANGUAGES
        self.asked.add(key)
        for lang in langs:
            for seat in game.waiting:
                said = [describe(game, action, lang, seat) for action in game.legal_actions(seat)]
                if len(set(said)) < len(said):
                    self.faults.append(f"{key}: twice the same in {said}")
                self.faults += [line for line in (prompt(game, lang, seat), *said) if odd(line)]

    def event(self, event: Event, lang: str) -> None:
        langs = (lang,) if event.kind in self.happened else LANGUAGES
        self.happened.add(event.kind)
        lines = [tell(event, lang, self.names) for lang in langs]
        self.faults += [line for line in lines if odd(line) or not line.endswith(".")]


def odd(line: str) -> bool:
    """Empty, or with traces of a template."""
    return not line or line != line.strip() or re.search(r"[{}$]|  |\bNone\b", line) is not None


@cache
def played(edition: str, players: int, rich: bool, seed: int) -> Played:
    if rich:
        return Played(rich_game(edition, players, seed), seed)
    return Played(Game.new(Config(players, edition), seed), seed)


@cache
def played_with(edition: str, players: int, modules: tuple[str, ...]) -> Played:
    config = Config(players, edition, modules=frozenset(modules))
    return Played(Game.new(config, len(modules)), players)


SOLO_GAMES = [
    *(Config.solo_game(name, edition) for name in DIFFICULTIES for edition in EDITIONS),
    *(Config.solo_game("normal", edition, MODULES) for edition in EDITIONS),
    Config.solo_game("hard", "deluxe", ["nomads", "imam-sultan", "desert-towns"]),
    *(Config(1, edition, solo="simplified") for edition in EDITIONS),
    Config(1, solo="simplified", modules=frozenset(MODULES)),
]


@cache
def played_solo(config: Config) -> Played:
    return Played(Game.new(config, len(config.variants)), 4)


@pytest.mark.parametrize("config", SOLO_GAMES, ids=range(len(SOLO_GAMES)))
def test_a_whole_solo_game(config: Config) -> None:
    assert played_solo(config).faults == []


GAMES = [
    (edition, players, rich, 3 * players + rich)
    for edition in ("deluxe", "essential")
    for players in (2, 3, 4)
    for rich in (False, True)
]


MODULE_GAMES = [
    *(("essential" if k % 2 else "deluxe", 2 + k % 3, (MODULES[k],)) for k in range(len(MODULES))),
    *((edition, players, MODULES) for edition in ("deluxe", "essential") for players in (2, 3, 4)),
    ("essential", 3, tuple(module for module in MODULES if module != "camels")),
]


@pytest.mark.parametrize(("edition", "players", "modules"), MODULE_GAMES)
def test_a_whole_game_with_modules(edition: str, players: int, modules: tuple[str, ...]) -> None:
    assert played_with(edition, players, modules).faults == []


@pytest.mark.parametrize(("edition", "players", "rich", "seed"), GAMES)
def test_a_whole_game_in_words(edition: str, players: int, rich: bool, seed: int) -> None:
    assert played(edition, players, rich, seed).faults == []


# ---- what is rarely asked


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
    """Seat 0 has claimed the fourth oasis."""
    table = Scenario("essential").player(0, caravans=[3, 3, 0], claimed=[1, 2, 3], water=1)
    table.player(0, vendors=["river", "palace"], entertainers=[1, 2], beige=1)
    game = table.assistants({0: ["sahara"]})
    play(game, "sector action", "oasis right 1", *then)
    return game


def placeholder() -> Game:
    """Before the last round no green keshi is in the supply for seat 0."""
    wood = load().colours[1].wooden - 2
    table = Scenario("essential", round=3).tower(green=wood)
    table.player(0, hand=["green", "yellow", "purple"], placeholders=["green"])
    return table.end_of_round()


def short_of_wood() -> Game:
    """The tower keeps so many green keshis that one player gets a placeholder."""
    return Scenario("essential", 4, round=4).tower(green=3).season_scoring()


def town_claimed(town: int) -> Game:
    """Seat 0 has claimed a desert town."""
    table = Scenario("essential", modules=["desert-towns"])
    table.player(0, caravans=[4, 0, 0], towns=[town, 0], yellow=1, orange=1, purple=1, beige=1)
    game = table.assistants({0: ["sahara"]})
    play(game, "sector action", f"town {town}")
    return game


def luxury_bought(tile: int, modules: tuple[str, ...] = (), **facts: object) -> Game:
    """Seat 0 buys a luxury good of the new ones."""
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
    """Seat 0 takes an award, whatever its spectators must be for it."""
    award = next(a for a in load().awards if f"{a.tile}{a.side}" == side)
    depicted = award.benefits()[number - 1].colour
    others = [c for c in ("red", "brown", "beige", "gray") if c != depicted][: number - 1]
    game = before_awards(side, depicted, *others, yellow=9, orange=9, purple=9)
    play(game, f"award for {number}")
    while game.question[0] == "ask-discard":
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
    """Seat 0 has a guard and a nomad for a gate."""
    table = Scenario("essential", modules=["nomads"]).player(0, beige=1, nomads={"medina": 1})
    game = table.workshop(1, "pink").assistants({0: ["medina"]})
    play(game, "done", "sector action", "gate pink from 1", "at river")
    return game


def gained_with_camels(full: bool) -> Game:
    """Seat 0 has a new white keshi; perhaps the palace is full."""
    modules = ["camels", "nomads"]
    table = Scenario("deluxe", modules=modules).player(0, white=8 if full else 2)
    table.player(0, column=["red", "nomad"], dinars=0)
    scroll = next(tile.number for tile in load().scrolls if tile.gain == ["1 white"])
    return table.buys_scroll(scroll)


def tile_at_start(*tiles: int, **facts: object) -> Game:
    """Seat 0 has revealed these provision tiles when a season starts."""
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
    """Provision tile 18 lets seat 0 exchange a keshi at the start of season 1."""
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
    while game.question[0] != until or game.seat != 0:
        game.apply(game.legal_actions()[0])
    return game


def goal_line() -> Game:
    """The camel of seat 0 has crossed a goal line, and there is dung to discard."""
    table = Scenario("deluxe", modules=["camels"]).player(0, camel=7, dung=2, column=["red"])
    game = table.player(0, white=1).assistants({0: ["palace"]})
    play(game, "new keshi", "to the spectators", "goods yellow")
    return game


def with_the_imam() -> Game:
    """The imam makes the dagger cheaper that seat 0 buys."""
    table = Scenario("essential", modules=["imam-sultan"]).pawn("mosque", 0)
    table.player(0, yellow=2, orange=1).luxuries_shown(11)
    game = table.assistants({0: ["souk"]})
    play(game, "sector action", "luxury 11")
    return game


def awarded_others() -> Game:
    """Seat 0 has to give up others for an award."""
    game = before_awards("1a", "white", "black", "nomad", "gray")
    play(game, "award for 2")
    return game


def arriving(there: bool = True) -> Game:
    """A caravan of seat 0 comes to the end of its path."""
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
"""Positions by what is asked there."""


@pytest.mark.parametrize("position", RARE)
def test_what_is_rarely_asked(position: str, lang: str) -> None:
    game = RARE[position]()
    assert game.question[0] == position.split(maxsplit=1)[0]
    lines = [describe(game, action, lang) for action in game.legal_actions()]
    assert len(set(lines)) == len(lines)
    assert [line for line in (prompt(game, lang), *lines) if odd(line)] == []


def camel_runs(step: int) -> Game:
    """Seat 0 is about to gain a white keshi, without water for a bridge."""
    table = Scenario("deluxe", modules=["camels"]).player(0, camel=step, white=1, water=0)
    game = table.assistants({0: ["palace"]})
    play(game, "new keshi")
    return game


def what_rarely_happens() -> list[Event]:
    # the sultan leaves seat 0, and the others are level: he waits above them
    table = Scenario("deluxe", 3, modules=["imam-sultan"]).pawn("palace", 0)
    table.player(0, palace=15, white=1).player(1, palace=4).player(2, palace=4)
    events = play(table.assistants({0: ["palace"]}), "sector action")
    for step in (7, 11, 31):  # a goal line, a bridge, the finish
        events += play(camel_runs(step), "to the spectators")
    events += play(goal_line(), "discard dung")
    events += play(exchange_of_a_tile("swap storage 1"), "store black")
    events += play(exchange_of_a_tile(), "return spectator nomad")
    nomad_alone = Scenario("deluxe", modules=["nomads"]).player(0, water=1, dates=1)
    events += play(nomad_alone.claim(), "done")
    return events


def test_what_rarely_happens(lang: str) -> None:
    lines = [tell(event, lang) for event in what_rarely_happens()]
    assert [line for line in lines if odd(line) or not line.endswith(".")] == []


def test_everything_is_asked_and_happens_here() -> None:
    asked = {position.split(maxsplit=1)[0] for position in RARE}
    happened = {event.kind for event in what_rarely_happens()}
    happened |= Played(short_of_wood(), 1).happened
    for some in [*(played(*game) for game in GAMES), *(played_with(*g) for g in MODULE_GAMES)]:
        asked |= some.asked
        happened |= some.happened
    for config in SOLO_GAMES:
        happened |= played_solo(config).happened
    assert QUESTIONS - asked == {"ask-nothing"}
    assert EVENTS - happened == set()


# ---- questions


def test_the_stages_of_the_setup() -> None:
    game = Game.new(Config(2, "essential"), seed=1)
    stages = [prompt(game, "en", 0)]
    while game.legal_actions(0):
        game.apply(game.legal_actions(0)[0], 0)
        stages.append(prompt(game, "en", 0))
    assert stages == [
        "Setup: which of your keshis do you lay on storage space 1?",
        "Setup: which of your keshis do you lay on storage space 2?",
        "Setup: how far do you turn your audience disc?",
        "Setup: which provision tile do you reveal first?",
        "The others are still deciding.",
    ]


def test_questions_tell_what_one_has() -> None:
    table = Scenario("essential").player(0, gray=3, dates=2, beige=1, dinars=4)
    game = table.assistants({0: ["madrasa", "medina"]})
    play(game, "use madrasa", "sector action")
    assert prompt(game) == "Buy scrolls: you have 3 free scholars and 2 dates."
    assert prompt(game, "de") == "Kaufe Schriftrollen: Du hast 3 freie Gelehrte und 2 Datteln."
    assert prompt(game, "nl") == "Koop perkamentrollen: je hebt 3 vrije geleerden en 2 dadels."
    assert prompt(game, "en", 1) == "The others are still deciding."


def test_selecting_counts_down() -> None:
    game = Scenario("essential").select()
    play(game, "select green")
    assert prompt(game) == "Select keshis for this round: 2 still to choose."
    assert prompt(game, "en", 1) == "Select keshis for this round: 3 still to choose."


def test_the_end() -> None:
    game = Scenario("essential").final_scoring()
    assert prompt(game) == "The game is over."
    assert prompt(game, "de", 0) == "Die Partie ist zu Ende."


# ---- actions


def said(game: Game, action: str, lang: str = "en") -> str:
    return describe(game, to_number(action), lang)


def test_claims() -> None:
    game = Scenario("essential").base(green=2, red=1).claim()
    assert said(game, "claim green 2") == "Claim 2 green keshis"
    assert said(game, "claim red 1", "de") == "Nimm 1 Keshi in Rot"
    assert said(game, "claim green 1", "nl") == "Neem 1 groene keshi"


def test_assistants() -> None:
    table = Scenario("essential").player(0, white=4, vendors=["palace"])
    game = table.assistants({0: ["palace", "souk"]})
    assert said(game, "use souk") == "Use the assistant in the souk"
    assert said(game, "use palace") == "Use the assistant in the palace (first 1 water)"
    play(game, "use palace")
    assert said(game, "new keshi") == "New keshi: 1 white keshi"
    assert said(game, "sector action") == "Sector action: climb 4 steps"
    assert said(game, "sector action", "de") == "Bezirksaktion: Steige 4 Schritte hinauf"
    assert said(game, "sector action", "nl") == "Wijkactie: klim 4 stappen"


def test_scrolls() -> None:
    table = Scenario("essential").player(0, gray=3, dates=2, dinars=1)
    game = table.scrolls_shown("gray", 17).assistants({0: ["madrasa"]})
    play(game, "sector action")
    assert said(game, "scroll 17") == (
        "Buy scroll 17 for 1 date (1 scholar): Every rapid you cross gives you its bonus at once."
    )
    assert said(game, "refresh yellow") == "Refresh the yellow scrolls for 1 dinar"
    play(game, "scroll 17")
    assert said(game, "done") == "No further scroll"


def test_gates() -> None:
    table = Scenario("essential").player(0, beige=2, dinars=2, scrolls=[22])
    game = table.workshop(1, "pink").workshop(2, "pink").assistants({0: ["medina"]})
    play(game, "sector action")
    assert said(game, "gate pink from 1") == "Gate: pink, from workshop 1 for 0 dinars (0 points)"
    assert said(game, "gate pink from 2") == "Gate: pink, from workshop 2 for 1 dinar (+1 point)"
    play(game, "gate pink from 2")
    assert said(game, "at river") == "Gate space at the river"
    assert said(game, "at square") == ("Gate space on the main square (matching colour: +2 points)")


def test_a_gate_of_the_first_workshop_loses_points() -> None:
    game = Scenario("essential").player(0, beige=1).workshop(1, "red").assistants({0: ["medina"]})
    play(game, "sector action")
    assert said(game, "gate red from 1") == "Gate: red, from workshop 1 for 0 dinars (-3 points)"


def test_oases() -> None:
    table = Scenario("essential").player(0, caravans=[1, 2, 0], dinars=1, water=1)
    game = table.player(0, oases={"left 1": 7, "right 1": 8}).assistants({0: ["sahara"]})
    play(game, "sector action")
    assert said(game, "oasis left 1") == "Claim oasis 07 (left 1) for 1 dinar"
    assert said(game, "oasis right 1", "de") == "Aktiviere Oase 08 (rechts 1) für 1 Wasser"


def test_scroll_45_changes_the_price_of_an_oasis() -> None:
    table = Scenario("essential").player(0, caravans=[1, 1, 0], water=1, scrolls=[45])
    game = table.player(0, oases={"left 1": 7}).assistants({0: ["sahara"]})
    play(game, "sector action")
    assert said(game, "oasis left 1") == "Claim oasis 07 (left 1) for any 1 resource"


def test_the_main_square() -> None:
    table = Scenario("essential").player(0, entertainers=[1, 4], disc=0)
    game = table.assistants({0: ["square"]})
    assert said(game, "new keshi") == "New keshi: 1 pink keshi"
    copy = game.copy()
    play(copy, "new keshi")
    assert said(copy, "entertainer 2") == "Entertainer beside “1 water”"
    play(game, "sector action")
    assert said(game, "space 1") == "“2 points”, 3 spectators: 6 points"


def test_equal_bonuses_are_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Scenario("essential").player(0, entertainers=[1, 4])
    game = table.assistants({0: ["square"]})
    play(game, "new keshi")
    ring = game.table.values.ring
    monkeypatch.setattr(game.table.values, "ring", (*ring[:2], ring[1], *ring[3:]))
    assert said(game, "entertainer 2") == "Entertainer beside “1 water (no. 2)”"
    assert said(game, "entertainer 3") == "Entertainer beside “1 water (no. 3)”"


def test_the_souk() -> None:
    table = Scenario("essential").player(0, yellow=2, orange=1).office(2).luxuries_shown(1, 11)
    game = table.assistants({0: ["souk"]})
    play(game, "sector action")
    assert said(game, "office yellow") == "Exchange office: 1 yellow keshi for 2 water"
    assert said(game, "luxury 1") == (
        "Luxury good 1 (slipper) for 1 yellow keshi: 2 points and 1 date"
    )
    assert said(game, "luxury 11", "nl").startswith(
        "Luxegoed 11 (dolk) voor 2 gele keshi’s en 1 oranje keshi: "
    )


def test_provision_tiles() -> None:
    game = Game.new(Config(2, "essential"), seed=1)
    game.table.players[0].provisions = (1, 7, 8)
    while not to_text(game.legal_actions()[0]).startswith("provision"):
        game.apply(game.legal_actions()[0])
    assert [describe(game, action) for action in game.legal_actions()] == [
        "Reveal provision tile 1: 2 water and 1 date",
        "Reveal provision tile 7: 1 water, 1 date and 1 dinar",
        "Reveal provision tile 8: 1 water, 1 date and 1 dinar",
    ]


def test_ways_to_provide() -> None:
    table = Scenario("essential", season=2).player(0, water=5, dates=5, dinars=5, scrolls=[44])
    game = table.player(0, provisions=[1, 2]).provisions()
    assert said(game, "provide as printed") == (
        "Pay what the tiles show: 4 water, 1 date and 1 dinar"
    )
    assert said(game, "provide by scroll 44") == "Pay with scroll 44: 1 dinar and any 2 resources"


def test_rapids() -> None:
    game = Scenario("essential").player(0, fisherman=6).river_bonus()
    assert prompt(game) == "End of the round: take the bonus of one rapid you have crossed."
    assert said(game, "rapid 2") == "Rapid 2: any 1 resource"
    assert said(game, "done") == "No bonus"
    game = Scenario("essential").player(0, fisherman=6, scrolls=[60]).river_bonus()
    assert said(game, "rapid 2") == "Rapid 2, twice: any 1 resource"


def test_prizes_tell_what_they_give() -> None:
    game = RARE["ask-prize 17"]()
    assert [describe(game, action) for action in game.legal_actions()] == [
        "1 date and 1 dinar for each of your entertainers: 2 dates and 2 dinars",
        "1 date and 1 water for each of your water vendors: 1 date and 1 water",
    ]
    assert game.scores == RARE["ask-prize 17"]().scores


def test_an_oasis_that_scores_now() -> None:
    game = scroll_bought(71)
    assert said(game, "score oasis 1") == "Score oasis 19: up to 6 points"
    assert said(game, "score oasis 2") == "Score oasis 01: 0 points"
    play(game, "score oasis 1")
    assert prompt(game) == "Oasis 19 is scored: how many resources do you hand in?"
    assert said(game, "hand in 2") == "Hand in 2 water: 5 points"


# ---- actions of modules


def test_nomads() -> None:
    table = Scenario("deluxe", modules=["nomads"]).player(0, water=1, dates=1)
    game = table.base(green=1).claim()
    assert said(game, "claim nomad") == "Claim the nomad for 1 water and 1 date"
    play(game, "claim nomad")
    assert prompt(game) == "Where does the nomad go?"
    assert said(game, "nomad to palace") == "Nomad to the palace"
    assert said(game, "nomad to orchard") == "Nomad to the date orchard (1 point)"
    assert said(game, "nomad as vendor river", "de") == "Nomade an den Fluss als Wasserverkäufer"
    game = RARE["ask-move-nomads"]()
    assert prompt(game) == "You may move nomads for 1 dinar each: which one?"
    assert [describe(game, action, "nl") for action in game.legal_actions()] == [
        "Geen nomade meer verplaatsen",
        "Verplaats de nomade in het paleis",
        "Verplaats de nomade die aan de rivier waterverkoper is",
    ]


def test_spectators_tell_how_far_the_camel_runs() -> None:
    game = gained_with_camels(False)
    assert prompt(game) == "1 white keshi: to your board or to the spectators?"
    assert said(game, "deploy white") == "Place 1 white keshi on your board"
    assert said(game, "to the spectators") == "To the spectators: your camel moves 2 steps"
    game = RARE["ask-board-or-spectators tile"]()
    assert said(game, "to the spectators") == "To the spectators: your camel stays where it is"
    game = gained_with_camels(True)
    assert said(game, "done") == "Neither: it is lost"


def test_awards() -> None:
    game = RARE["ask-award"]()
    assert prompt(game) == (
        "Awards: what do you trade your spectators for? "
        "You have 1 green keshi, 1 gray keshi, 1 white keshi and 1 nomad."
    )
    assert said(game, "award for 1") == "Discard 1 green keshi: 2 points"
    assert said(game, "award for 2") == "Discard 1 white keshi and 1 more of any colour: 3 points"
    assert said(game, "award for dung") == "Discard 1 gray keshi: 1 dung tile less"
    game = RARE["ask-discard"]()
    assert said(game, "discard nomad", "de") == "Gib den Nomaden ab"
    assert said(RARE["ask-steps-here"](), "steps 2") == "2 steps on the river"
    game = RARE["ask-steps-here camel"]()
    assert prompt(game) == "Race saddle: your camel may move 2 steps."
    assert said(game, "steps 2") == "It moves 2 steps; a bridge costs 1 water and 1 date"
    assert said(luxury_bought(26, ("camels",)), "steps 2") == "It moves 2 steps"
    assert said(game, "done") == "It stays where it is"
    assert re.fullmatch(
        r"Stack 2 \(6 tiles, top: scroll \d\d\)", said(RARE["ask-stack"](), "stack 2")
    )


def test_desert_towns() -> None:
    table = Scenario("essential", modules=["desert-towns"]).towns_open(7, 12)
    game = table.player(0, caravans=[3, 0, 0]).assistants({0: ["sahara"]})
    play(game, "new keshi")
    assert said(game, "caravan left") == (
        "Caravan onto the left path, fourth space: 4 points and a desert town"
    )
    play(game, "caravan left")
    assert said(game, "town 12", "de") == (
        "Wüstenstadt 12: Beim Aktivieren darfst du ein beliebiges Stadttor nehmen, "
        "ohne Dinar zu zahlen; es braucht einen freien Wächter."
    )
    table = Scenario("essential", modules=["desert-towns"]).towns_open()
    game = table.player(0, caravans=[3, 3, 0]).assistants({0: ["sahara"]})
    play(game, "new keshi")
    assert said(game, "caravan left") == "Caravan onto the left path, fourth space: 4 points"
    table = Scenario("essential", modules=["desert-towns"])
    table.player(0, caravans=[3, 4, 0], towns=[0, 3], yellow=1, orange=1, purple=1, water=2)
    game = table.assistants({0: ["sahara"]})
    play(game, "sector action")
    assert said(game, "town 3") == (
        "Claim desert town 03 for 1 yellow keshi, 1 orange keshi and 1 purple keshi: "
        "2 points for each scroll you own."
    )


def test_the_sultan_and_the_imam_lower_prices() -> None:
    table = Scenario("essential", modules=["imam-sultan"]).pawn("palace", 0).pawn("mosque", 0)
    table.player(0, gray=1, dates=1, yellow=2, orange=1).scrolls_shown("gray", 17)
    game = table.luxuries_shown(11).assistants({0: ["madrasa", "souk"]})
    copy = game.copy()
    play(copy, "use madrasa", "sector action")
    assert said(copy, "scroll 17").startswith("Buy scroll 17 for 0 dates (1 scholar): ")
    play(game, "use souk", "sector action")
    assert said(game, "luxury 11") == (
        "Luxury good 11 (dagger) for 2 yellow keshis and 1 orange keshi, "
        "less 1 goods keshi: 7 points"
    )


def test_new_luxury_goods() -> None:
    table = Scenario("essential", modules=["luxury-goods"]).luxuries_shown(26, 33)
    table.player(0, yellow=2, orange=2, purple=2, beige=1)
    game = table.assistants({0: ["souk"]})
    play(game, "sector action")
    assert said(game, "luxury 26") == (
        "Luxury good 26 (race saddle) for 2 yellow keshis, 2 orange keshis and 2 purple keshis: "
        "16 points and an oasis for up to 2 resources less"
    )
    assert said(game, "luxury 33", "de") == (
        "Luxusware 33 (Falke) für 2 Keshis in Gelb, 2 Keshis in Orange, 2 Keshis in Lila und "
        "1 Keshi von deinem Tableau in Beige: "
        "20 Punkte und Tausch beliebig vieler deiner Ressourcen, eins zu eins"
    )


def test_oases_for_less() -> None:
    game = RARE["ask-claim-for-less"]()
    assert said(game, "oasis left 1").endswith(" for free")
    assert said(game, "oasis left 3").endswith(" for 1 water, 1 date and 1 dinar, less 2 resources")
    table = Scenario("deluxe", modules=["special-buildings"]).player(0, building="camel stable")
    table.player(0, caravans=[2, 0, 0], oases={"left 1": 7, "left 2": 8}, dates=2, dinars=2)
    game = table.assistants({0: ["sahara"]})
    play(game, "sector action")
    assert said(game, "oasis left 1") == "Claim oasis 07 (left 1) for free"
    assert said(game, "oasis left 2") == (
        "Claim oasis 08 (left 2) for 1 date and 1 dinar, less 1 resource"
    )


def test_buildings_to_choose() -> None:
    pair = ("barracks", "library")
    game = starting("essential", ["special-buildings"], buildings={0: pair})
    assert prompt(game, "en", 0) == "Setup: which special building do you choose?"
    assert said(game, "building library") == (
        "Choose the library: 1 gray keshi, 2 dates and 1 dinar. "
        "At the start of each season you may buy a scroll from any one stack, "
        "with the scholars and dates it needs: "
        "gray in season 1, pink in season 2, orange in season 3."
    )
    game = starting("essential", ["special-buildings"], buildings={0: pair}, side="back")
    assert said(game, "building barracks", "nl") == (
        "Kies de kazerne: 1 beige keshi, 1 dadel en 2 dinar"
    )


def test_provision_tiles_to_leave_out() -> None:
    game = Game.new(Config(2, "essential", modules=frozenset(["provision-tiles"])), seed=1)
    game.table.players[0].provisions = (1, 2, 3, 13, 19)
    while not to_text(game.legal_actions()[0]).startswith("provision"):
        game.apply(game.legal_actions()[0])
    assert prompt(game) == "Setup: which provision tile do you leave out? 2 still to go."
    assert said(game, "provision 1") == "Leave out provision tile 1: 2 water and 1 date"
    play(game, "0: provision 1", "0: provision 1")
    assert prompt(game) == "Setup: which provision tile do you reveal first?"
    assert said(game, "provision 2") == (
        "Reveal provision tile 13: 2 water and 2 dates. "
        "At the start of each season: 1 step on the river."
    )
    assert said(game, "provision 3", "nl") == (
        "Leg provisietegel 19 open: 2 water, 2 dadels en 1 dinar. "
        "Telkens als je visser vaart, mag hij gratis 1 stap verder."
    )


def test_provision_tiles_that_act() -> None:
    game = RARE["ask-start-of-season"]()
    assert said(game, "provision 1") == "Provision tile 13: 1 step on the river"
    game = RARE["ask-start-of-season nomad"]()
    assert said(game, "provision 2") == "Provision tile 22: move one nomad for free"
    assert said(game, "deploy nomad") == "A new nomad for free"
    table = Scenario("deluxe", modules=["provision-tiles"]).player(0, provisions=[19], turquoise=1)
    game = table.player(0, water=0, active=0).assistants({0: ["river"]})
    game.table.players[0].perks = 1
    play(game, "sector action")
    assert prompt(game) == (
        "Your fisherman moves on: add 1 step for free, and further ones for 1 water each? "
        "You have 0 water."
    )
    assert said(game, "extra step") == "1 more step for free"


def test_a_staircase_tile_gives_two_things() -> None:
    sides = ("16b", "11b", *(f"{tile}a" for tile in (1, 2, 3, 4, 5, 6, 7, 8, 9, 10)))
    table = Scenario("essential", modules=["staircase-tiles"], staircase=sides)
    game = table.player(0, palace=3, white=2).assistants({0: ["palace"]})
    play(game, "sector action")
    assert said(game, "line left") == "Connection bonus: 1 date and 1 dinar"


def test_the_discs() -> None:
    game = Game.new(Config(2, "essential", modules=frozenset(["spectators"])), seed=1)
    while not to_text(game.legal_actions()[0]).startswith("disc"):
        game.apply(game.legal_actions()[0])
    assert said(game, "disc 0") == "Disc turned by 0: 4 spectators at 1 step on the river"


def test_an_action_out_of_place_stays_in_notation() -> None:
    game = Scenario("essential").base(green=2, red=1).claim()
    assert said(game, "use palace", "de") == "use palace"


# ---- reasons


def refused(game: Game, action: str, lang: str = "en", seat: int | None = None) -> str:
    number = to_number(action)
    with pytest.raises(IllegalAction) as caught:
        game.apply(number, seat)
    if lang == "en":
        assert str(caught.value) == explain(number, caught.value.reason)
    return explain(number, caught.value.reason, lang)


def test_claims_refused() -> None:
    table = Scenario("essential").player(0, white=7, black=8)
    game = table.base(green=1, white=2, black=1, red=2).claim()
    assert refused(game, "claim white 2") == (
        "“claim white 2” is not possible: the palace has room for 1 white keshi; claim 1."
    )
    assert refused(game, "claim white 2", "de") == (
        "„claim white 2“ ist nicht möglich: "
        "Nur für 1 Keshi in Weiß ist im Palast noch Platz; nimm 1."
    )
    assert refused(game, "claim white 2", "nl") == (
        "‘claim white 2’ kan niet: "
        "er is in het paleis nog maar plaats voor 1 witte keshi; neem er 1."
    )
    assert refused(game, "claim black 1") == (
        "“claim black 1” is not possible: the mosque has no room for another black keshi; "
        "claim another colour."
    )
    assert refused(game, "claim green 2") == (
        "“claim green 2” is not possible: there is only 1 green keshi in the base of the tower; "
        "claim 1."
    )
    assert refused(game, "claim gray 2") == (
        "“claim gray 2” is not possible: there is no gray keshi in the base of the tower; "
        "claim another colour."
    )
    assert refused(game, "done") == (
        "“done” is not possible: that does not answer the current question; "
        "choose one of the actions offered."
    )
    assert refused(game, "claim green 1", seat=1) == (
        "“claim green 1” is not possible: player 2 has nothing to decide now; wait for the others."
    )


def test_vendors_claimed_beyond_their_places() -> None:
    sectors = ["river", "orchard", "madrasa", "palace", "mosque", "square", "medina"]
    game = Scenario("essential").player(0, vendors=sectors).base(red=2, green=1).claim()
    assert refused(game, "claim red 2") == (
        "“claim red 2” is not possible: your sectors have room for 1 more water vendor; claim 1."
    )


def test_purchases_refused() -> None:
    table = Scenario("essential").player(0, gray=1, dates=1, beige=1, dinars=1, yellow=1)
    table.scrolls_shown("gray", 17).scrolls_shown("pink", 60)
    table.workshop(1, "pink").workshop(4, "white").luxuries_shown(1, 6)
    game = table.assistants({0: ["madrasa", "medina", "souk"]})
    play(game, "use madrasa", "sector action")
    assert refused(game, "scroll 60") == (
        "“scroll 60” is not possible: this scroll needs 5 scholars, and only 1 is free; "
        "choose one that needs fewer."
    )
    assert refused(game, "done") == (
        "“done” is not possible: you must buy at least one thing; choose what."
    )
    play(game, "scroll 17", "use medina", "sector action")
    assert refused(game, "gate white from 4") == (
        "“gate white from 4” is not possible: this gate costs 3 dinars, and you can pay only 1; "
        "choose another workshop."
    )
    play(game, "gate pink from 1", "at river")
    while game.question[0] != "ask-use":
        game.apply(game.legal_actions()[0])
    play(game, "sector action")
    assert refused(game, "luxury 6") == (
        "“luxury 6” is not possible: luxury good 6 costs 2 yellow keshis, which you do not have; "
        "choose another one."
    )


def test_oases_refused() -> None:
    table = Scenario("essential").player(0, caravans=[2, 1, 0], water=1, dates=0, dinars=1)
    game = table.assistants({0: ["sahara"]})
    play(game, "sector action")
    assert refused(game, "oasis left 2") == (
        "“oasis left 2” is not possible: this oasis costs 1 date and 1 dinar, "
        "which you cannot pay; choose another one."
    )


def test_refused_with_modules() -> None:
    game = Scenario("deluxe", modules=["nomads"]).player(0, water=0).base(green=1, red=1).claim()
    assert refused(game, "claim nomad") == (
        "“claim nomad” is not possible: a nomad costs 1 water and 1 date and needs a place, "
        "and only one is on offer each round; claim something else."
    )
    game = RARE["ask-award"]()
    assert refused(game, "award for 4") == (
        "“award for 4” is not possible: you do not have the spectators for this award, "
        "or it would do nothing now; choose another one or stop."
    )
    game = RARE["ask-move-nomads"]()
    assert refused(game, "nomad from sahara").startswith(
        "“nomad from sahara” is not possible: no nomad who may move stands there; "
    )
    table = Scenario("deluxe", modules=["desert-towns"])
    table.player(0, caravans=[4, 1, 0], towns=[3, 0], water=2, dinars=2)
    game = table.assistants({0: ["sahara"]})
    play(game, "sector action")
    assert refused(game, "town 3") == (
        "“town 3” is not possible: town 03 is not yours to claim, or you lack "
        "1 yellow keshi, 1 orange keshi and 1 purple keshi; choose something else."
    )
    table = Scenario("deluxe", modules=["luxury-goods"]).luxuries_shown(33)
    game = table.player(0, yellow=2, orange=2, purple=2).assistants({0: ["souk"]})
    play(game, "sector action")
    assert refused(game, "luxury 33") == (
        "“luxury 33” is not possible: luxury good 33 also costs a keshi from your board, "
        "and you have none to spare; choose another one."
    )


def test_no_such_action() -> None:
    game = Scenario("essential").base(green=1, red=1).claim()
    with pytest.raises(IllegalAction) as caught:
        game.apply(ACTION_COUNT)
    assert str(caught.value) == (
        f"“{ACTION_COUNT}” is not possible: there is no such action; "
        f"actions are numbered from 0 to {ACTION_COUNT - 1}."
    )


REASON_FACTS = {
    "colour": 3, "sector": 3, "n": 2, "have": 1, "space": 1, "path": 1, "place": 4, "water": 1,
    "date": 0, "dinar": 1, "yellow": 1, "orange": 0, "purple": 2, "rapid": 2, "scroll": 7,
    "academy": 1, "workshop": 2, "luxury": 3, "thing": 15, "resource": 1, "seat": 0,
    "town": 7, "scholars": 1, "dates": 2,
}  # fmt: skip


@pytest.mark.parametrize("key", sorted(REASONS))
def test_every_reason_is_a_sentence(key: str, lang: str) -> None:
    for number in (0, 1, 2):
        reason: Reason = (key, {**REASON_FACTS, "n": number, "have": number})
        for colour in (3, 8):
            reason[1]["colour"] = colour
            line = explain(0, reason, lang)
            assert not odd(line)
            assert line.endswith(".")


# ---- events, sources, keys


def test_events_name_the_players() -> None:
    event = events.Claim(1, colour=1, n=2)
    assert tell(event) == "Player 2 claims 2 green keshis."
    assert tell(event, "de", ["Ada", "Bo"]) == "Bo nimmt 2 Keshis in Grün."
    assert tell(event, "nl") == "Speler 2 neemt 2 groene keshi’s."


HAPPENED = {
    "Player 1 scores 3 points (gates).": events.Points(0, points=3, source=9),
    "Player 1 loses 4 points (provision tiles).": events.Points(0, points=-4, source=13),
    "Player 1 scores 1 point (scroll 29).": events.Points(0, points=1, source=129),
    "Player 1 has selected turquoise, black and yellow.": events.Selected(0, colours=0b1000010001),
    "Player 1 sends assistants "
    "to the river, to the date orchard and 2 times to the souk.": events.Assistants(
        0, sectors=0b11, souk=2
    ),
    "Player 1 sends no assistants yet.": events.Assistants(0, sectors=0, souk=0),
    "Season 1, round 2: Claim keshis.": events.Phase(-1, phase=phases.CLAIM, season=1, round=2),
    "Season 1: Provide for the citizens.": events.Phase(
        -1, phase=phases.PROVISIONS, season=1, round=5
    ),
    "Player 1 builds the pink gate from workshop 2 in the Sahara.": events.Gate(
        0, colour=5, space=6, workshop=1
    ),
    "New in the display: luxury good 3.": events.LuxuryShown(-1, tile=3, place=0),
    "New in the display: scroll 03.": events.ScrollShown(-1, tile=3, place=0),
    "Season 1, round 1: Start of the round.": events.Phase(
        -1, phase=phases.ROUND_START, season=1, round=1
    ),
    "Player 1 moves into a special building: camel stable.": events.Building(0, building=5),
    "Player 1 gains the award for 2 keshis from award tile 3b.": events.Award(0, n=2, side=5),
    "Player 1 collects 2 dung tiles.": events.Dung(0, n=2),
    "Player 1 discards 1 dung tile.": events.Dung(0, n=-1),
    "Player 1’s nomad leaves its place in the palace.": events.NomadLeaves(0, place=3),
    "Player 1’s nomad leaves the water vendor space in the palace.": events.NomadLeaves(
        0, place=11
    ),
    "Player 1’s nomad leaves the spectators.": events.NomadLeaves(0, place=16),
    "Player 1 sends a nomad to the spectators.": events.Spectator(0, colour=12),
    "Player 1 takes 1 red keshi from the spectators.": events.SpectatorLeaves(0, colour=8),
    "Player 1 lays 1 green keshi on storage space 2 instead.": events.Storage(0, colour=1, place=1),
    "The imam now accompanies Player 1.": events.Pawn(0, stair=1),
    "Player 1 scores 4 points (desert town 07).": events.Points(0, points=4, source=347),
    "Player 1 performs beside “2 points” for 3 spectators.": events.Square(
        0, space=0, thing=3, amount=2, n=3
    ),
}


@pytest.mark.parametrize(("sentence", "event"), HAPPENED.items())
def test_events(sentence: str, event: Event) -> None:
    assert tell(event) == sentence


# ---- the Pashabot


def bot_claim(colour: int, sector: int, rule: int, n: int = 1, **facts: int) -> Event:
    known = {"completes": 0, "options": 4, **facts}
    return events.BotClaim(1, colour=colour, n=n, sector=sector, rule=rule, **known)


BOT = {
    "The Pashabot claims 1 red keshi for the Sahara: "
    "highest keshi priority, and no brown keshi lies in the base.": bot_claim(8, 7, 3),
    "The Pashabot claims 1 red keshi for the palace: this completes the palace.": bot_claim(
        8, 3, 1, completes=1
    ),
    "The Pashabot claims 1 red keshi for the palace: highest keshi priority.": bot_claim(
        8, 3, 3, completes=1
    ),
    "The Pashabot claims 2 green keshis for the date orchard: "
    "2 of this colour lie in the base, and both fit.": bot_claim(1, 1, 2, n=2),
    "The Pashabot claims 2 red keshis: 2 of this colour lie in the base, and both fit.": bot_claim(
        8, -1, 2, n=2
    ),
    "The Pashabot claims 1 gray keshi for the madrasa: "
    "among equal priorities, it has an assistant in the madrasa.": bot_claim(2, 2, 4),
    "The Pashabot claims 1 white keshi for the palace: "
    "among equal priorities, you have an assistant in the palace.": bot_claim(3, 3, 5),
    "The Pashabot claims 1 pink keshi for the main square: "
    "among equals, the main square is highest in its strategy column.": bot_claim(5, 5, 6),
    "The Pashabot claims 1 turquoise keshi for the river: "
    "among equals, the river is the upper row on its board.": bot_claim(0, 0, 7),
    "The Pashabot claims 1 orange keshi for the souk: "
    "among equal goods, it has the fewest of these.": bot_claim(10, 8, 8),
    "The Pashabot claims 1 orange keshi for the souk: "
    "nothing else in the base fits on its board.": bot_claim(10, 8, 8, options=1),
    "The Pashabot claims the nomad for the medina: among equals, a row’s own colour comes "
    "before the nomad, and the nomad before red.": bot_claim(12, 6, 8),
    "The Pashabot builds the red gate from workshop 1: highest keshi priority.": events.BotGate(
        1, colour=8, workshop=0, rule=3
    ),
    "The Pashabot sends the red keshi’s assistant to the souk: "
    "among equal priorities, it has the most keshis there.": events.BotAssistant(
        1, sector=8, rule=2
    ),
    "The Pashabot gains a keshi for the mosque: "
    "of all the keshis there is room for, this one has the highest priority.": events.BotPriority(
        1, sector=4
    ),
    "The Pashabot removes the orange scrolls from the display: 3 scrolls.": events.BotScrolls(
        1, academy=3, n=3
    ),
    "The Pashabot takes away 2 brown keshis: "
    "of the colours that lie there at least twice, "
    "this one comes first in its line.": events.BotTakes(1, colour=7, n=2, rule=1),
    "The Pashabot takes away 1 brown keshi: "
    "no colour lies there twice, and this one comes first in its line.": events.BotTakes(
        1, colour=7, n=1, rule=2
    ),
    "The Pashabot reveals strategy tile 8: 1 brown keshi and 1 goods keshi, "
    "luxury goods dagger before slipper, with a river icon.": events.Strategy(
        1, strategy=8, upper=7, lower=8, first=2, second=0, river=1
    ),
    "The Pashabot reveals strategy tile 2: 1 green keshi and 1 turquoise keshi, "
    "luxury goods oil lamp before tajine.": events.Strategy(
        1, strategy=2, upper=1, lower=0, first=3, second=1, river=0
    ),
    "The sultan now accompanies the Pashabot.": events.Pawn(1, stair=0),
    "The Pashabot places 1 brown keshi (now 3).": events.Keshi(1, colour=7, value=3),
    "The Pashabot scores 1 point (water vendors).": events.Points(1, points=1, source=62),
}


@pytest.mark.parametrize(("sentence", "event"), BOT.items())
def test_what_the_pashabot_does_and_why(sentence: str, event: Event) -> None:
    assert tell(event, "en", ["Ada"]) == sentence
    said = {tell(event, lang, ["Ada"]) for lang in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert all("Pashabot" in line and line.endswith(".") and not odd(line) for line in said)


def test_every_priority_has_its_own_words(lang: str) -> None:
    claims = [tell(bot_claim(5, 5, rule), lang) for rule in range(1, 9)]
    gates = [tell(events.BotGate(1, colour=5, workshop=0, rule=rule), lang) for rule in range(2, 9)]
    assistants = [tell(events.BotAssistant(1, sector=5, rule=rule), lang) for rule in (1, 2, 3)]
    for lines in (claims, gates, assistants):
        assert len(set(lines)) == len(lines)
        assert [line for line in lines if odd(line)] == []


def test_red_stands_in_for_every_colour(lang: str) -> None:
    lines = [tell(bot_claim(8, sector, 3), lang) for sector in range(8)]
    assert len(set(lines)) == 8
    for sector, line in enumerate(lines):
        assert text(lang)(f"colour-{COLOURS[sector]}") in line


def test_only_a_solo_game_has_a_pashabot() -> None:
    event = events.Keshi(1, colour=7, value=3)
    assert tell(event, "en", ["Ada", "Bo"]).startswith("Bo places")
    assert tell(event, "en").startswith("Player 2 places")
    season = events.Season(-1, season=1, office=2)
    assert tell(season, "en", ["Ada"]).startswith("Season 1")


def test_a_strategy_tile_explained() -> None:
    lines = help_on("strategy", 8).splitlines()
    assert lines[:4] == [
        "Strategy tile 8",
        "It makes the Pashabot want 1 brown keshi, then 1 black keshi; "
        "each icon also scores at the end.",
        "As long as this is the lowest tile, the Pashabot buys luxury goods of these kinds: "
        "dagger, or else slipper.",
        "River icon: when this tile is revealed, the Pashabot’s fisherman moves 3 steps.",
    ]
    assert help_on("strategy tile", "08") == help_on("strategy", 8)
    assert "It is used only if camels, nomads and new luxury goods are all in play." in help_on(
        "strategy", 12
    )


def test_opponents_in_a_sentence() -> None:
    say = text("en")
    assert opponent(Config.solo_game("hard"), say) == (
        "You are playing against the Pashabot (difficulty: hard)."
    )
    some = Config(1, solo="pashabot", variants=frozenset({"full-bag", "few-tiles"}))
    assert opponent(some, say) == (
        "You are playing against the Pashabot with these variants: "
        "Few strategy tiles, Keshis at the start."
    )
    assert opponent(Config(1, solo="simplified"), text("nl")) == (
        "Je speelt tegen de vereenvoudigde Pashabot."
    )


def test_sources(lang: str) -> None:
    known = [*sources.NAMES, *(sources.LUXURY + kind for kind in range(len(LUXURY_TYPES)))]
    known += [sources.BUILDING + building for building in range(len(BUILDINGS))]
    known += [sources.SCROLL + 7, sources.OASIS + 7, sources.RIVER_TILE + 7, sources.TOWN + 7]
    names = [source_name(sources.name_of(source), lang) for source in known]
    assert len(set(names)) == len(names)
    assert all(name[0].isupper() for name in names)


def test_a_source() -> None:
    assert source_name("gate matches") == "Gates in matching colours"
    assert source_name("scroll 29", "de") == "Schriftrolle 29"
    assert source_name("oil lamp", "nl") == "Olielampen"


def test_every_key_of_the_engine_has_a_text(lang: str) -> None:
    expected = QUESTIONS | REASONS | {f"event-{kind}" for kind in EVENTS}
    assert len(QUESTIONS) > 40
    assert len(REASONS) > 40
    assert len(EVENTS) > 40
    assert [key for key in sorted(expected) if key not in text(lang)] == []


def test_no_answer_is_worded_for_a_question_that_is_never_asked(lang: str) -> None:
    catalogue = Path(texts.__file__).parent.joinpath(lang, "play.ftl").read_text(encoding="utf-8")
    answers = re.findall(r"^do-done-([a-z-]+) =", catalogue, re.MULTILINE)
    assert len(answers) > 10
    assert [answer for answer in answers if f"ask-{answer}" not in QUESTIONS] == []


# ---- tiles explained


@pytest.mark.parametrize(("kind", "number"), TILES)
def test_every_tile_is_explained(kind: str, number: int | str, lang: str) -> None:
    lines = help_on(kind, number, lang, "deluxe").splitlines()
    assert len(lines) >= 2
    assert [line for line in lines if odd(line)] == []


def test_a_scroll_explained() -> None:
    assert help_on("scroll", 17) == (
        "Scroll 17: gray scroll, permanent\n"
        "Needs 1 scholar, costs 1 date.\n"
        "Every rapid you cross gives you its bonus at once."
    )


def test_values_that_are_not_printed_are_owned_up_to() -> None:
    assert help_on("provision", 1, "en", "essential") == (
        "Provision tile 1\n"
        "Pay 2 water and 1 date at the end of each season, or lose 4 points.\n"
        "Derived from an example or a count in the rulebooks: points.\n"
        "Our own choice, which fits everything the rulebooks say: price."
    )


def test_tiles_of_modules_explained() -> None:
    assert help_on("award", "3b").splitlines()[:6] == [
        "Award tile 3b",
        "1 beige keshi: any 2 goods keshis of one colour.",
        "1 gray keshi and 1 more of any colour: any 3 resources.",
        "1 white keshi and 2 more of different colours: "
        "3 times the bonus of a main square space that faces 3 spectators.",
        "1 black keshi and 3 more of different colours: a pink scroll from any one stack for free.",
        "1 green keshi: 1 dung tile less.",
    ]
    assert help_on("award", 3) == f"{help_on('award', '3a')}\n{help_on('award', '3b')}"
    assert help_on("building", "barracks", "de") == (
        "Sondergebäude: Kaserne\n"
        "Du beginnst mit 1 Keshi in Beige, 1 Dattel und 2 Dinar.\n"
        "Du beginnst mit einem Stadttor aus der ersten Werkstatt "
        "und verlierst die dort gezeigten Punkte. "
        "Jedes gekaufte Stadttor bringt 1 Punkt mehr.\n"
        "Vor der ersten Runde wählen alle eines von zwei Gebäuden, "
        "ziehen dann 3 gelbe Schriftrollen und behalten eine davon.\n"
        "Aus einem Beispiel oder einer Zählung in den Anleitungen abgeleitet: Keshi.\n"
        "Unsere eigene Wahl, die zu allem passt, was die Anleitungen sagen: Ressourcen."
    )
    assert help_on("building", "Kaserne") == help_on("building", 7)
    assert help_on("staircase", "12b") == (
        "Staircase tile 12\n"
        "Side a: 1 red keshi. Side b: 1 water and 1 dinar.\n"
        "It covers a space of the connection lines and gives what its side shows.\n"
        "Our own choice, which fits everything the rulebooks say: side a and side b."
    )
    assert help_on("town", 7, "nl").splitlines()[:2] == [
        "Woestijnstad 07",
        "1 punt voor elke stap die je visser in het laatste seizoen tot aan de pier heeft gevaren.",
    ]
    assert help_on("luxury", 35).splitlines()[1:3] == [
        "Return 2 yellow keshis, 2 orange keshis, 2 purple keshis and "
        "1 keshi from your board in white, black or turquoise, gain 20 points.",
        "At once: 3 steps on the stairs or the river of the keshi you pay.",
    ]
    assert help_on("oasis", 31).splitlines()[1] == (
        "1, 3, 6, 10 or 15 points for luxury goods of 1, 2, 3, 4 or 5 different kinds."
    )


def test_tiles_that_are_left_out() -> None:
    assert left_out_notes(Config(modules=frozenset(MODULES))) == []
    some = Config(modules=frozenset(["luxury-goods", "oasis-tiles", "provision-tiles"]))
    assert left_out_notes(some) == [
        "Luxury good 31 (falcon) needs the module Nomads, so it stays in the box.",
        "Oasis 35 needs the module Camels, so it stays in the box.",
        "Oasis 36 needs the module Nomads, so it stays in the box.",
        "Provision tile 22 needs the module Nomads, so it stays in the box.",
    ]
    assert left_out_notes(some, "nl")[0] == (
        "Luxegoed 31 (valk) hoort bij de module Nomaden en blijft daarom in de doos."
    )


def test_the_edition_matters() -> None:
    assert help_on("scroll", 50, "en", "deluxe") != help_on("scroll", 50, "en", "essential")


def test_corrected_components_are_explained(tmp_path: Path) -> None:
    original = RULES.parent / "components" / "provisions.toml"
    corrected = original.read_text().replace('["2 water", "1 date"]', '["5 water"]')
    (tmp_path / "provisions.toml").write_text(corrected)
    assert "Pay 5 water at" in help_on("provision", 1, "en", "essential", tmp_path)


def test_help_on_what_there_is_not() -> None:
    with pytest.raises(LookupError) as caught:
        help_on("scroll", 73)
    assert caught.value.args == ("There is no scroll 73; the numbers run from 1 to 72.",)
    with pytest.raises(LookupError) as caught:
        help_on("camel", 1)
    assert caught.value.args == (
        "There is nothing to tell about “camel”; ask about scroll, oasis, river tile, luxury, "
        "office, provision, town, building, award, staircase tile or strategy.",
    )
    with pytest.raises(LookupError) as caught:
        help_on("award", "7c")
    assert caught.value.args == (
        "There is no award “7c”; ask about 1a, 1b, 2a, 2b, 3a, 3b, 4a, 4b, 5a, 5b, 6a or 6b.",
    )
    with pytest.raises(LookupError) as caught:
        help_on("town", "x")
    assert caught.value.args == ("There is no town x; the numbers run from 1 to 12.",)
