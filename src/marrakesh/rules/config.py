"""The configuration of a game: players, edition, tower layer, modules.

Each field is described once, in `Config`: records, the command line, messages, the server's log and
the start page derive from the description (`FIELDS`).
"""

import dataclasses
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from marrakesh.components import COUNTS, COVERED
from marrakesh.rules.pashabot.variants import DIFFICULTIES, EXCLUSIVE, VARIANTS
from marrakesh.rules.speech import voice

EDITIONS: Final = ("deluxe", "essential")
LAYERS: Final = ("B1", "B2")
MODULES: Final = (
    "staircase-tiles", "imam-sultan", "exchange-offices", "spectators", "desert-towns",
    "nomads", "camels", "special-buildings", "provision-tiles", "luxury-goods", "oasis-tiles",
)  # fmt: skip
RIVER_SIDES: Final = tuple(str(side) for side in range(1, COUNTS["river_tiles"] + 1))
STAIRCASE_SIDES: Final = tuple(
    f"{tile}{side}" for tile in range(1, COUNTS["staircase_tiles"] + 1) for side in "ab"
)
OPPONENTS: Final = ("pashabot", "simplified")

Value = int | str | frozenset[str] | tuple[str, ...]
"""The value of a field; a flag is a bool."""
Plain = int | str | list[str]
"""The same as JSON-compatible data."""
Need = tuple[str, str]
"""A field, and the value it must have, as a word."""


class ConfigError(ValueError):
    """An invalid configuration: the key of a text, its parameters, and the field."""

    def __init__(
        self, key: str, params: dict[str, str | int] | None = None, field: str = ""
    ) -> None:
        super().__init__(key, params, field)
        self.key = key
        self.params = params or {}
        self.field = field

    def __str__(self) -> str:
        return voice().refusal(self)


@dataclass(frozen=True, kw_only=True)
class Field:
    """A field of the configuration: its choices, and what it depends on."""

    name: str
    default: Value
    about: str
    """The help text of its command-line option."""
    choices: tuple[str, ...]
    """The words it may be set to."""
    key: str = ""
    """Prefix of its choices' text keys; default `option-` and its name."""
    header: str = ""
    """Its name in the header of a record; default its own name."""
    always: bool = False
    """Whether a record includes it even at its default."""
    needs: tuple[Need, ...] = ()
    """Unless all of these hold, it has no effect."""
    exclusive: tuple[tuple[str, str], ...] = ()
    """Pairs of mutually exclusive choices."""

    @property
    def several(self) -> bool:
        """Whether it holds any number of its choices."""
        return isinstance(self.default, frozenset | tuple)

    def words(self, value: Value) -> list[str]:
        """A value as words; sets in the order of the choices."""
        if isinstance(value, frozenset):
            return [word for word in self.choices if word in value]
        if isinstance(value, tuple):
            return list(value)
        if isinstance(value, bool):
            return ["yes" if value else "no"]
        return [str(value)]

    def of_words(self, words: Iterable[str]) -> Value:
        """Parse words into a value; the inverse of `words`."""
        if isinstance(self.default, frozenset):
            return frozenset(words)
        if isinstance(self.default, tuple):
            return tuple(words)
        (word,) = words
        if isinstance(self.default, bool):
            return word == "yes"
        return int(word) if isinstance(self.default, int) else word

    def plain(self, value: Value) -> Plain:
        return value if isinstance(value, int | str) else self.words(value)


def _choice(kind: str, word: str, choices: Iterable[str]) -> None:
    if word not in choices:
        listed = ", ".join(choices)
        raise ConfigError("config-unknown", {"kind": kind, "value": word, "choices": listed}, kind)


def _described(default: Value, about: str, choices: Iterable[str], **more: Any) -> Any:
    description = {"default": default, "about": about, "choices": tuple(choices), **more}
    return dataclasses.field(default=default, metadata=description)


@dataclass(frozen=True)
class Config:
    """The configuration of a game."""

    players: int = _described(2, "Number of players: 2, 3 or 4", ("2", "3", "4", "1"), always=True)
    edition: str = _described(
        "essential", "The edition (default: essential).", EDITIONS, key="edition", always=True
    )
    tower: str = _described(
        "B1",
        "The layer of the cube tower (default: B1); with B2 more keshis get stuck.",
        LAYERS,
        key="tower-layer",
        header="tower layer",
        always=True,
    )
    first_game: bool = _described(
        False,
        "Play with river tiles 01, 03 and 05, as recommended for a first game.",
        ("no", "yes"),
        header="first game",
        always=True,
    )
    modules: frozenset[str] = _described(
        frozenset(),
        "Modules of the expansions, all or none; `marrakesh modules` lists them.",
        MODULES,
        key="module",
    )
    staircase: tuple[str, ...] = _described(
        (),
        "12 staircase tiles with their sides, such as 3a or 15b, from the bottom left (default:"
        " random).",
        STAIRCASE_SIDES,
        needs=(("modules", "staircase-tiles"),),
    )
    offices: str = _described(
        "mixed",
        "New exchange offices: mixed with the old ones (default) or alone.",
        ("mixed", "new"),
        needs=(("modules", "exchange-offices"),),
    )
    buildings: str = _described(
        "front",
        "Special buildings: with abilities (front, default) or without.",
        ("front", "back"),
        needs=(("modules", "special-buildings"),),
    )
    library: str = _described(
        "gray",
        "The library's scroll in season 1: gray (our ruling, default), or yellow as in the"
        " rulebook.",
        ("gray", "yellow"),
        needs=(("modules", "special-buildings"), ("buildings", "front")),
    )
    provisions: str = _described(
        "choose",
        "New provision tiles: each player chooses the levels (default), or everyone has 1 moderate"
        " tile, 1 hard tile or both.",
        ("choose", "moderate", "hard", "both"),
        needs=(("modules", "provision-tiles"),),
    )
    river_sides: frozenset[str] = _described(
        frozenset(),
        "Sides of river tiles, such as 2 or 15, to use if their tile is drawn (default: random).",
        RIVER_SIDES,
        header="river sides",
        needs=(("first_game", "no"),),
        exclusive=tuple(zip(RIVER_SIDES[::2], RIVER_SIDES[1::2], strict=True)),
    )
    solo: str = _described(
        "",
        "Play solo against the Pashabot or its simplified form.",
        OPPONENTS,
        key="opponent",
        needs=(("players", "1"),),
    )
    variants: frozenset[str] = _described(
        frozenset(),
        "Variants that make the Pashabot easier or harder; `marrakesh modules` lists them.",
        VARIANTS,
        key="variant",
        needs=(("solo", "pashabot"),),
        exclusive=EXCLUSIVE,
    )

    def __post_init__(self) -> None:
        for field in FIELDS.values():
            if field.several:  # accepts any collection
                value = type(field.default)(getattr(self, field.name))
                object.__setattr__(self, field.name, value)
            self._check_choices(field)
        self._check_players()
        if self.variants and not self.allows("variants"):
            key = "config-simplified-variants" if self.solo else "config-variants-need-solo"
            raise ConfigError(key, field="variants")
        if self.staircase:
            self._check_staircase()

    def _check_choices(self, field: Field) -> None:
        value = getattr(self, field.name)
        if isinstance(value, frozenset):
            for word in sorted(value):
                _choice(field.name, word, field.choices)
        elif isinstance(value, str) and value != field.default:
            _choice(field.name, value, field.choices)
        for one, other in field.exclusive:
            if {one, other} <= value:
                raise ConfigError("config-exclusive", {"one": one, "other": other}, field.name)

    def _check_players(self) -> None:
        if self.solo:
            if self.players != 1:
                raise ConfigError("config-solo-players", {"number": self.players}, "players")
        elif self.players == 1:
            raise ConfigError("config-alone", field="players")
        elif str(self.players) not in FIELDS["players"].choices:
            raise ConfigError("config-players", {"number": self.players}, "players")

    def _check_staircase(self) -> None:
        if not self.allows("staircase"):
            raise ConfigError("config-staircase-module", field="staircase")
        tiles = {side[:-1] for side in self.staircase}
        known = set(self.staircase) <= set(STAIRCASE_SIDES)
        if not len(COVERED) == len(self.staircase) == len(tiles) or not known:
            raise ConfigError("config-staircase", field="staircase")

    @classmethod
    def preset(cls, name: str, players: int = 2, edition: str = "essential") -> "Config":
        """`first-game`, `base`, the ways into Camels & Nomads, or `all` modules."""
        _choice("preset", name, PRESETS)
        return cls(players, edition, **PRESETS[name])

    @classmethod
    def solo_game(
        cls, difficulty: str = "normal", edition: str = "essential", modules: Iterable[str] = ()
    ) -> "Config":
        """A game against the Pashabot: `easy`, `normal` or `hard`."""
        _choice("difficulty", difficulty, DIFFICULTIES)
        variants = DIFFICULTIES[difficulty]
        return cls(1, edition, modules=frozenset(modules), solo="pashabot", variants=variants)

    def plain(self) -> dict[str, Plain]:
        """All fields as plain data."""
        return {name: field.plain(getattr(self, name)) for name, field in FIELDS.items()}

    @property
    def deluxe(self) -> bool:
        return self.edition == "deluxe"

    def has(self, needs: Iterable[str]) -> bool:
        """Whether all these modules are in play."""
        return self.modules.issuperset(needs)

    def allows(self, name: str) -> bool:
        """Whether everything a field needs is set."""
        needs = FIELDS[name].needs
        return all(word in FIELDS[other].words(getattr(self, other)) for other, word in needs)


FIELDS: Final[dict[str, Field]] = {
    one.name: Field(name=one.name, **one.metadata) for one in dataclasses.fields(Config)
}
PRESETS: Final[dict[str, dict[str, Any]]] = {
    "first-game": {"first_game": True},
    "base": {},
    "nomads": {"modules": frozenset({"nomads"})},
    "camels": {"modules": frozenset({"camels"})},
    "all": {"modules": frozenset(MODULES)},
}
"""Common settings: the fields that differ from their defaults."""
