"""Regenerate the golden games that tests/rules/test_golden.py plays: python tools/golden_games.py

tests/rules/golden holds the records of a dozen games, with their outcomes in expected.json, and one
hash for each of the others in hashes.json. They guard against unintended changes. After an intended
change of the rules, run this and say in the commit which rule changed and why. To see where a
hashed game diverges, print its record before and after the change:
python tools/golden_games.py --show NAME

Some games are played with the components in tests/rules/golden/rich, where scrolls cost nothing,
everyone starts with plenty, the tower keeps a lot and camels run far, to cover rare situations.
"""

import argparse
import hashlib
import json
import random
import re
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from marrakesh import Config, Game, records
from marrakesh.components.loader import BUILT_IN
from marrakesh.rules.actions import DONE, NEW_KESHI, to_text
from marrakesh.rules.config import EDITIONS, LAYERS, MODULES
from marrakesh.rules.events import Event
from marrakesh.rules.pashabot.variants import DIFFICULTIES

FOLDER: Final = Path(__file__).parents[1] / "tests" / "rules" / "golden"
EXPECTED: Final = "expected.json"
HASHES: Final = "hashes.json"
RICH: Final = FOLDER / "rich"
FIRST_SEED: Final = 101
"""With seeds from here on, everything that the tests look for happens in some game."""
RECORDED: Final = (105, 107, 119, 130, 137, 164, 165, 166, 167, 171, 175, 176)
"""Seeds of the recorded games: both editions, one to four players, every module and variant."""

WANTED: Final[dict[str, list[str]]] = {
    "any": [],
    "busy": ["sector action", "gate", "luxury", "oasis"],
    "rich": [
        "sector action", "scroll", "oasis", "madrasa", "sahara", "brown", "gray", "spectator",
    ],
    "modules": [
        "sector action", "nomad", "town", "award", "spectator", "luxury", "oasis", "return",
        "swap", "stack", "caravan", "sahara", "souk", "brown", "goods",
    ],
}  # fmt: skip
"""Words in the actions that players of a style prefer."""
BASE_STYLES: Final = ("any", "busy", "rich")
"""The styles of games without modules."""


_RICHER: Final = {
    "scrolls.toml": [(r"scholars = \d", "scholars = 1"), (r"dates = \d", "dates = 0")],
    "frame.toml": [(r'"1 (water|date|dinar)"', r'"15 \1"')],
    "tower.toml": [(r"stays = .*", "stays = 0.4")],  # placeholders
    "racecourse.toml": [(r"\nsteps = .*", "\nsteps = [8, 8, 8, 8, 8, 8, 8, 8]")],  # finishes
    "bridges.toml": [(r"cost = .*", 'cost = ["1 water"]')],
}
"""What the rich box has instead of our values, by file."""


class Golden(NamedTuple):
    """A game to record."""

    config: Config
    style: str
    seed: int

    @property
    def name(self) -> str:
        config = self.config
        kind = "-first" if config.first_game else ""
        if config.modules:
            every = config.modules == frozenset(MODULES)
            kind = "-all" if every else f"-{'+'.join(sorted(config.modules))}"
        if config.solo:
            kind = f"-{config.solo}{kind}"
        return f"{config.edition}-{config.players}-{config.tower}{kind}-{self.style}-{self.seed}"

    @property
    def components(self) -> Path | None:
        return RICH if self.style == "rich" else None


def configurations() -> list[Config]:
    return [
        Config(players, edition, tower)
        for edition in EDITIONS
        for players in (2, 3, 4)
        for tower in LAYERS
    ]


def with_modules() -> list[Config]:
    """Each module alone and all together, for two players in both editions."""
    return [
        Config(2, edition, modules=modules)
        for edition in EDITIONS
        for modules in [*(frozenset({module}) for module in MODULES), frozenset(MODULES)]
    ]


def alone() -> list[Config]:
    """Solo games: the Pashabot at every difficulty, with all modules, and simplified."""
    configs = []
    for edition in EDITIONS:
        configs += [Config.solo_game(difficulty, edition) for difficulty in DIFFICULTIES]
        configs += [Config.solo_game("normal", edition, MODULES)]
        configs += [Config(1, edition, solo="simplified")]
    return configs


def varied_games() -> list[Golden]:
    """Each configuration with players of every style, a first game for each edition, and modules.

    Append new ones, so that the seeds of the others do not change.
    """
    plan = [(config, style) for config in configurations() for style in BASE_STYLES]
    plan += [(Config(2, edition, first_game=True), "busy") for edition in EDITIONS]
    plan += [(config, "modules") for config in with_modules()]
    for edition in EDITIONS:
        plan += [(Config.preset("all", 3, edition), "rich")]
        plan += [(Config.preset("all", 4, edition), "modules")]
    plan += [(config, "modules") for config in alone()]
    plan += [(Config(4, "essential", modules=frozenset({"desert-towns"})), "rich")]
    return [Golden(config, style, seed) for seed, (config, style) in enumerate(plan, FIRST_SEED)]


def more_games() -> list[Golden]:
    """More games with the configurations without modules and those with one or all."""
    plain = [
        Golden(config, style, seed)
        for config in configurations()
        for seed, style in enumerate(BASE_STYLES)
    ]
    modules = enumerate(with_modules(), start=len(BASE_STYLES))
    return plain + [Golden(config, "busy", seed) for seed, config in modules]


def games() -> dict[str, Golden]:
    """All golden games by name."""
    return {golden.name: golden for golden in varied_games() + more_games()}


def choose(rng: random.Random, style: str, options: Sequence[int]) -> int:
    """Choose mostly what the style prefers, else anything but stopping; sometimes any action."""
    if style != "any" and rng.random() < 0.8:
        wanted = [o for o in options if any(word in to_text(o) for word in WANTED[style])]
        active = [o for o in options if o not in (DONE, NEW_KESHI)]
        options = wanted or active or options
    return options[int(rng.random() * len(options))]  # stable across Python versions


def write_rich_box(folder: Path) -> None:
    """Write components with which everyone can afford everything, and rare things happen."""
    folder.mkdir(exist_ok=True)
    for name, changes in _RICHER.items():
        text = (BUILT_IN / name).read_text(encoding="utf-8")
        for old, new in changes:
            text = re.sub(old, new, text)
        (folder / name).write_text(text, encoding="utf-8", newline="\n")


def play(golden: Golden) -> tuple[Game, list[Event]]:
    """Play a game to its end; return it with all its events."""
    game = Game.new(golden.config, golden.seed, golden.components)
    game.listen()
    rng = random.Random(golden.seed)
    events: list[Event] = []
    while not game.over:
        events += game.apply(choose(rng, golden.style, game.legal_actions()))
    return game, events


def outcome(game: Game, events: Iterable[Event]) -> dict[str, Any]:
    """The outcome of a game: points by source for each seat, and a digest of all events."""
    points: list[dict[str, int]] = []
    for seat in range(game.config.players):
        booked: dict[str, int] = {}
        for booking in game.bookings(seat):
            booked[booking.source] = booked.get(booking.source, 0) + booking.points
        points.append(dict(sorted(booked.items())))
    return {
        "decisions": len(game.history),
        "points": points,
        "scores": game.scores,
        "places": game.result,
        "events": digest([repr(event) for event in events]),
    }


def digest(thing: object) -> str:
    return hashlib.sha256(json.dumps(thing).encode()).hexdigest()[:16]


def game_hash(game: Game, events: Iterable[Event]) -> str:
    """A hash of all decisions, points and events."""
    return digest([game.history, outcome(game, events)])


def write_json(name: str, content: dict[str, Any]) -> None:
    """Write one line per entry, so that a diff names the games."""
    lines = [f"{json.dumps(key)}: {json.dumps(value)}" for key, value in content.items()]
    text = "{\n" + ",\n".join(lines) + "\n}\n"
    (FOLDER / name).write_text(text, encoding="utf-8", newline="\n")


def known(name: str) -> dict[str, Any]:
    """The stored outcomes or hashes of the golden games, by name."""
    content: dict[str, Any] = json.loads((FOLDER / name).read_text(encoding="utf-8"))
    return content


def write() -> list[str]:
    """Write all golden games; return the names of those that are new or changed."""
    write_rich_box(RICH)
    before = known(EXPECTED) | known(HASHES)
    expected: dict[str, Any] = {}
    hashes: dict[str, Any] = {}
    for name, golden in games().items():
        game, events = play(golden)
        if golden.seed in RECORDED:
            expected[name] = outcome(game, events)
            records.save(game, FOLDER / f"{name}.txt")
        else:
            hashes[name] = game_hash(game, events)
    for path in FOLDER.glob("*.txt"):
        if path.stem not in expected:
            path.unlink()
    write_json(EXPECTED, expected)
    write_json(HASHES, hashes)
    return [name for name, now in (expected | hashes).items() if now != before.get(name)]


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Regenerate the golden games of the tests.")
    parser.add_argument("--show", choices=games(), metavar="NAME", help="print a game's record")
    if name := parser.parse_args(arguments).show:
        game, _ = play(games()[name])
        print(records.dumps(game), end="")
        return 0
    changed = write()
    print(
        f"{len(games())} games, {len(RECORDED)} of them recorded; {len(changed)} are new or changed"
    )
    for name in changed:
        print(f"  {name}")
    if changed:
        print("Say in the commit which rule changed them, and why.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
