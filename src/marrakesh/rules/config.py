"""What is played: players, edition, tower layer, modules."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from marrakesh.rules.pashabot.variants import DIFFICULTIES, VARIANTS

EDITIONS: Final = ("deluxe", "essential")
LAYERS: Final = ("B1", "B2")
MODULES: Final = (
    "staircase-tiles", "imam-sultan", "exchange-offices", "spectators", "desert-towns",
    "nomads", "camels", "special-buildings", "provision-tiles", "luxury-goods", "oasis-tiles",
)  # fmt: skip
PRESETS: Final = ("first-game", "base", "all")


class ConfigError(ValueError):
    """A configuration that cannot be played; the message says what is wrong and what is right."""


def _choice(name: str, value: str, choices: tuple[str, ...]) -> None:
    if value not in choices:
        listed = ", ".join(choices[:-1]) + " or " + choices[-1]
        raise ConfigError(f"There is no {name} '{value}': choose {listed}.")


@dataclass(frozen=True)
class Config:
    """The configuration of a game."""

    players: int = 2
    edition: str = "essential"
    tower: str = "B1"
    first_game: bool = False
    """Play with river tiles 01, 03 and 05, as recommended for a first game."""
    modules: frozenset[str] = frozenset()
    staircase: tuple[str, ...] = ()
    """Staircase tiles chosen by the players, such as "3a" or "15b", from the bottom left."""
    offices: str = "mixed"
    """Additional exchange offices: `mixed` with the old ones, or the `new` ones only."""
    buildings: str = "front"
    """Special buildings: `front` with abilities, or `back` without."""
    library: str = "gray"
    """The library's scroll in season 1: `gray` (our ruling), or `yellow` as the book has it."""
    solo: str = ""
    """The opponent of a single player: `pashabot` or `simplified`."""
    variants: frozenset[str] = frozenset()
    """What makes the Pashabot easier or harder, such as `square-once`."""

    def __post_init__(self) -> None:
        if self.solo:
            self._check_solo()
        elif self.players not in (2, 3, 4):
            if self.players == 1:
                raise ConfigError("A single player plays against the Pashabot: choose solo.")
            raise ConfigError(f"{self.players} players cannot play: choose 2, 3 or 4.")
        elif self.variants:
            raise ConfigError("Variants make the Pashabot easier or harder: they need solo play.")
        _choice("edition", self.edition, EDITIONS)
        _choice("tower layer", self.tower, LAYERS)
        object.__setattr__(self, "modules", frozenset(self.modules))
        for module in sorted(self.modules):
            _choice("module", module, MODULES)
        _choice("mix of offices", self.offices, ("mixed", "new"))
        _choice("side of the buildings", self.buildings, ("front", "back"))
        _choice("library scroll", self.library, ("gray", "yellow"))
        if self.staircase:
            self._check_staircase()

    def _check_solo(self) -> None:
        _choice("solo opponent", self.solo, ("pashabot", "simplified"))
        if self.players != 1:
            raise ConfigError(f"Solo is for 1 player, not {self.players}: set players to 1.")
        object.__setattr__(self, "variants", frozenset(self.variants))
        if self.variants and self.solo == "simplified":
            raise ConfigError("The simplified Pashabot has no variants: leave them out.")
        for variant in sorted(self.variants):
            _choice("variant", variant, tuple(VARIANTS))
        if {"square-once", "square-four-times"} <= self.variants:  # PSD-08
            raise ConfigError("The main square pays once or four times: choose one of the two.")

    def _check_staircase(self) -> None:
        if "staircase-tiles" not in self.modules:
            raise ConfigError("Staircase tiles are chosen, but not played: add 'staircase-tiles'.")
        sides = {f"{tile}{side}" for tile in range(1, 21) for side in "ab"}
        tiles = {side[:-1] for side in self.staircase}
        if len(self.staircase) != 12 or len(tiles) != 12 or not set(self.staircase) <= sides:
            raise ConfigError(
                "Choose 12 different staircase tiles with their sides, from 1a, 1b to 20a, 20b."
            )

    @classmethod
    def preset(cls, name: str, players: int = 2, edition: str = "essential") -> "Config":
        """`first-game`, `base`, or `all` modules."""
        _choice("preset", name, PRESETS)
        modules = frozenset(MODULES) if name == "all" else frozenset()
        return cls(players, edition, first_game=name == "first-game", modules=modules)

    @classmethod
    def solo_game(
        cls, difficulty: str = "normal", edition: str = "essential", modules: Iterable[str] = ()
    ) -> "Config":
        """A game against the Pashabot: `easy`, `normal` or `hard`."""
        _choice("difficulty", difficulty, tuple(DIFFICULTIES))
        variants = DIFFICULTIES[difficulty]
        return cls(1, edition, modules=frozenset(modules), solo="pashabot", variants=variants)

    @property
    def deluxe(self) -> bool:
        return self.edition == "deluxe"

    def has(self, needs: Iterable[str]) -> bool:
        """Whether all these modules are in play."""
        return self.modules.issuperset(needs)
