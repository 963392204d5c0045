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
    """A configuration that cannot be played: the key of a text, and its parameters."""

    def __init__(self, key: str, params: dict[str, str | int] | None = None) -> None:
        super().__init__(key, params)
        self.key = key
        self.params = params or {}

    def __str__(self) -> str:
        from marrakesh.narration import refusal  # words are no business of the rules

        return refusal(self, "en")


def _choice(kind: str, value: str, choices: tuple[str, ...]) -> None:
    if value not in choices:
        listed = ", ".join(choices)
        raise ConfigError("config-unknown", {"kind": kind, "value": value, "choices": listed})


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
                raise ConfigError("config-alone")
            raise ConfigError("config-players", {"number": self.players})
        elif self.variants:
            raise ConfigError("config-variants-need-solo")
        _choice("edition", self.edition, EDITIONS)
        _choice("tower", self.tower, LAYERS)
        object.__setattr__(self, "modules", frozenset(self.modules))
        for module in sorted(self.modules):
            _choice("module", module, MODULES)
        _choice("offices", self.offices, ("mixed", "new"))
        _choice("buildings", self.buildings, ("front", "back"))
        _choice("library", self.library, ("gray", "yellow"))
        if self.staircase:
            self._check_staircase()

    def _check_solo(self) -> None:
        _choice("solo", self.solo, ("pashabot", "simplified"))
        if self.players != 1:
            raise ConfigError("config-solo-players", {"number": self.players})
        object.__setattr__(self, "variants", frozenset(self.variants))
        if self.variants and self.solo == "simplified":
            raise ConfigError("config-simplified-variants")
        for variant in sorted(self.variants):
            _choice("variant", variant, tuple(VARIANTS))
        if {"square-once", "square-four-times"} <= self.variants:  # PSD-08
            raise ConfigError("config-square")

    def _check_staircase(self) -> None:
        if "staircase-tiles" not in self.modules:
            raise ConfigError("config-staircase-module")
        sides = {f"{tile}{side}" for tile in range(1, 21) for side in "ab"}
        tiles = {side[:-1] for side in self.staircase}
        if len(self.staircase) != 12 or len(tiles) != 12 or not set(self.staircase) <= sides:
            raise ConfigError("config-staircase")

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
