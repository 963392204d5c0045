"""Whole random games with their texts."""

import re
from functools import cache
from random import Random

from marrakesh import Config, Game
from marrakesh.components import load
from marrakesh.narration import (
    describe,
    effect_of,
    prompt,
    tell,
)
from marrakesh.rules.config import EDITIONS, MODULES
from marrakesh.rules.events import Event
from marrakesh.rules.pashabot.variants import DIFFICULTIES
from marrakesh.texts import LANGUAGES
from scenario import Scenario

LONGEST = {"en": 60, "de": 75, "nl": 75}
"""Characters that fit on a button."""
LASTING = [tile.number for tile in load().scrolls if tile.acts != "instant"]


def rich_game(edition: str, players: int, seed: int) -> Game:
    """Half-full boards and many scrolls, for many different questions."""
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
    """A whole random game, with its questions and events and any faults in their texts."""

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
        """Word a question in every language the first time, then in one of them."""
        key = game.question.key
        langs = (lang,) if key in self.asked else LANGUAGES
        self.asked.add(key)
        for lang in langs:
            for seat in game.waiting:
                legal = game.legal_actions(seat)
                said = [describe(game, action, lang, seat) for action in legal]
                effects = filter(None, [effect_of(game, action, lang, seat) for action in legal])
                if len(set(said)) < len(said):
                    self.faults.append(f"{key}: twice the same in {said}")
                shown = (prompt(game, lang, seat), *said, *effects)
                self.faults += [line for line in shown if odd(line)]
                self.faults += [line for line in said if len(line) > LONGEST[lang]]

    def event(self, event: Event, lang: str) -> None:
        langs = (lang,) if event.kind in self.happened else LANGUAGES
        self.happened.add(event.kind)
        of_table, beyond_people = event.seat < 0, event.seat >= len(self.names)
        if of_table != (event.whose == "table") or (
            event.whose == "pashabot" and not beyond_people
        ):
            self.faults.append(f"{event}: not of the {event.whose}")
        lines = [tell(event, lang, self.names) for lang in langs]
        self.faults += [line for line in lines if odd(line) or not line.endswith(".")]


def odd(line: str) -> bool:
    """Whether a line is empty or has traces of a template."""
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
