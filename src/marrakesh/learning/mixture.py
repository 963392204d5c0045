"""The training mixture: all player counts, editions, modules and solo modes."""

import random
from typing import Final, NamedTuple

from marrakesh.rules.config import LAYERS, MODULES, Config
from marrakesh.rules.pashabot.variants import DIFFICULTIES, EXCLUSIVE, VARIANTS


class Kind(NamedTuple):
    """A configuration, and the family under which its results are reported."""

    family: str
    config: Config


SHARES: Final = {
    "2 players": 50,
    "2 players, modules": 10,
    "2 players, all modules": 14,
    "3 players": 8,
    "3 players, modules": 4,
    "4 players": 20,
    "4 players, all modules": 6,
    "simplified": 56,
    "Pashabot easy": 3,
    "Pashabot normal": 36,
    "Pashabot hard": 40,
    "Pashabot, modules": 8,
}
"""Relative frequency of each family among the games."""


def mixture() -> list[Kind]:
    """Return the configurations from which games are drawn; they are the same every time."""
    rng = random.Random(13)
    return [
        Kind(family, _config(family, number, rng))
        for family, share in SHARES.items()
        for number in range(share)
    ]


def _config(family: str, number: int, rng: random.Random) -> Config:
    edition = ("essential", "deluxe")[number % 2]
    tower = LAYERS[number // 2 % 2]
    modules: frozenset[str] = frozenset()
    if family.endswith("all modules"):
        modules = frozenset(MODULES)
    elif family.endswith("modules") or (family == "simplified" and number % 4 == 3):
        modules = frozenset(rng.sample(MODULES, rng.randint(1, len(MODULES))))
    offices, buildings = rng.choice(("mixed", "new")), rng.choice(("front", "front", "back"))
    if family == "simplified":
        return Config(1, edition, tower, modules=modules, solo="simplified", offices=offices)
    if family.startswith("Pashabot"):
        level = family.removeprefix("Pashabot ")
        variants = DIFFICULTIES[level] if level in DIFFICULTIES else _variants(rng)
        return Config(
            1, edition, tower, modules=modules, solo="pashabot", variants=variants, offices=offices
        )
    players = int(family[0])
    first = family == "2 players" and number % 10 == 9
    return Config(
        players, edition, tower, first, modules=modules, offices=offices, buildings=buildings
    )


def _variants(rng: random.Random) -> frozenset[str]:
    """Return a random set of compatible Pashabot variants."""
    chosen = {name for name in VARIANTS if rng.random() < 0.3}
    for easier, harder in EXCLUSIVE:
        if harder in chosen:
            chosen.discard(easier)
    return frozenset(chosen)
