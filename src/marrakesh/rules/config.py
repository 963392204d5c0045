"""What is played: players, edition, tower layer."""

from dataclasses import dataclass
from typing import Final

EDITIONS: Final = ("deluxe", "essential")
LAYERS: Final = ("B1", "B2")


class ConfigError(ValueError):
    """A configuration that cannot be played; the message says what is wrong and what is right."""


@dataclass(frozen=True)
class Config:
    """The configuration of a game."""

    players: int = 2
    edition: str = "essential"
    tower: str = "B1"
    first_game: bool = False
    """Play with river tiles 01, 03 and 05, as recommended for a first game."""

    def __post_init__(self) -> None:
        if self.players not in (2, 3, 4):
            raise ConfigError(f"{self.players} players cannot play: choose 2, 3 or 4.")
        if self.edition not in EDITIONS:
            raise ConfigError(f"There is no edition '{self.edition}': choose deluxe or essential.")
        if self.tower not in LAYERS:
            raise ConfigError(f"The tower has no layer '{self.tower}': choose B1 or B2.")

    @property
    def deluxe(self) -> bool:
        return self.edition == "deluxe"
