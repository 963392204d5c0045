"""The header: version, configuration, seed and players."""

import re
from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from itertools import chain
from typing import Any, Final

from marrakesh.components import Corrections, sift
from marrakesh.records.errors import RecordError
from marrakesh.records.lines import Line, lines_of
from marrakesh.rules.config import FIELDS, Config, ConfigError, Field, Value
from marrakesh.rules.game import Game
from marrakesh.versions import OLDEST, too_old, version

FORMAT: Final = 1
FIRST_LINE: Final = f"marrakesh record {FORMAT}"
_CORRECTED: Final = "corrected: "
"""A line for each component value that differs from the built-in one."""


def seed_hash(seed: int) -> str:
    """A commitment to the seed that can be published before the game without revealing it."""
    return sha256(f"marrakesh seed {seed}".encode()).hexdigest()


# ---- writing


def header_lines(
    game: Game, names: Sequence[str] | None, bots: Mapping[int, str] | None, seed_hash: str
) -> list[str]:
    fields = {"version": version(), **_fields(game.config)}
    fields["seed"] = str(game.seed)
    fields["components"] = game.fingerprint
    lines = [f"{field}: {value}" for field, value in fields.items()]
    lines += [f"{_CORRECTED}{line}" for line in game.corrections]
    fields = {}
    if seed_hash:
        fields["seed hash"] = seed_hash
    if names:
        fields["names"] = "; ".join(_plain(name) for name in names)
    if bots is not None:
        fields["bots"] = ", ".join(f"{seat} {bots[seat]}" for seat in sorted(bots)) or "none"
    return [FIRST_LINE, *lines, *(f"{field}: {value}" for field, value in fields.items())]


def _fields(config: Config) -> dict[str, str]:
    """The configuration, without optional fields at their default."""
    return {
        field.header or field.name: ", ".join(field.words(getattr(config, field.name)))
        for field in FIELDS.values()
        if field.always or getattr(config, field.name) != field.default
    }


def _plain(name: str) -> str:
    """A name made safe for the header."""
    printable = "".join(char if char.isprintable() and char != ";" else " " for char in name)
    return " ".join(printable.split()) or "?"


# ---- reading


class Header:
    """The lines before the first empty one."""

    def __init__(self, text: str) -> None:
        self.rest: Iterator[Line] = lines_of(text)
        self._last = 0
        self._check_first_line()
        number, line, self.version = self._field("version", "[^;|]{1,40}", version())
        if too_old(self.version):
            raise RecordError(number, line, "too-old", old=self.version, oldest=OLDEST)
        self.config = self._config()
        self.seed = int(self._field("seed", "-?[0-9]{1,100}", "7")[2])
        number, line, self.components = self._field("components", "[0-9a-f]{16}", "0" * 16)
        self.components_line = (number, line)
        self._corrected: list[tuple[int, str, str]] = []
        while self._follows(_CORRECTED):
            self._corrected.append(self._field(_CORRECTED[:-2], ".+", "river jetty = 15"))
        self.names: list[str] | None = None
        self.bots: dict[int, str] | None = None
        self.seed_hash = ""
        self._optional_fields()

    def _config(self) -> Config:
        places: dict[str, tuple[int, str]] = {}
        values: dict[str, Any] = {}
        for field in FIELDS.values():
            name = field.header or field.name
            if field.always or self._follows(f"{name}: "):
                number, line, told = self._field(name, ".*", field.choices[0])
                places[field.name] = (number, line)
                values[field.name] = _value(field, number, line, told)
        try:
            return Config(**values)
        except ConfigError as error:
            refused = RecordError(*places.get(error.field, (0, "")), "config")
            refused.reason = error
            raise refused from None

    @property
    def corrections(self) -> Corrections:
        """The corrected component values; raise RecordError if they do not fit."""
        lines = tuple(told for _, _, told in self._corrected)
        for refused in sift(lines).refused:
            number, line, _ = self._corrected[refused.place]
            error = RecordError(number, line, "corrected")
            error.reason = refused.error
            raise error
        return lines

    def _follows(self, start: str) -> bool:
        """Whether the next line begins with this text."""
        found = next(self.rest, None)
        if found is None:
            return False
        self.rest = chain([found], self.rest)
        return found[1].startswith(start)

    def _check_first_line(self) -> None:
        number, line, _ = next(self.rest, (1, "", True))
        if line != FIRST_LINE or number != 1:
            found = re.fullmatch("marrakesh record ([0-9]{1,9})", line, re.ASCII)
            if found and number == 1:
                raise RecordError(1, line, "format", found=found[1], right=str(FORMAT))
            raise RecordError(1, line, "no-record", expected=FIRST_LINE)
        self._last = 1

    def _field(self, name: str, pattern: str, example: str) -> tuple[int, str, str]:
        expected = f"{name}: {example}"
        number, line, whole = next(self.rest, (self._last + 1, "", True))
        if not line:
            raise RecordError(number, line, "ends", expected=expected)
        if not whole:
            raise RecordError(number, line, "breaks-off")
        found = re.fullmatch(f"{name}: ({pattern})", line, re.ASCII)
        if found is None:
            raise RecordError(number, line, "expected", expected=expected)
        self._last = number
        return number, line, found[1]

    def _optional_fields(self) -> None:
        seats = range(self.config.players)
        for number, line, whole in self.rest:
            if line.startswith("names: "):
                self.names = line.removeprefix("names: ").split("; ")
                if len(self.names) != len(seats):
                    raise RecordError(number, line, "names", n=len(seats))
            elif line.startswith("bots: "):
                self.bots = self._bots(number, line)
            elif line.startswith("seed hash: "):
                self.seed_hash = line.removeprefix("seed hash: ")
                if self.seed_hash != seed_hash(self.seed):
                    raise RecordError(number, line, "seed-hash", right=seed_hash(self.seed))
            else:
                self.rest = chain([(number, line, whole)], self.rest)
                break

    def _bots(self, number: int, line: str) -> dict[int, str]:
        """The bot at each seat; unnamed bots are from old records, when all were random."""
        bots: dict[int, str] = {}
        texts = line.removeprefix("bots: ")
        for text in texts.split(", ") if texts != "none" else []:
            found = re.fullmatch(r"([0-9])(?: ([\w.:]+))?", text)
            if found is None or int(found[1]) >= self.config.players or int(found[1]) in bots:
                raise RecordError(number, line, "bots", last=str(self.config.players - 1))
            bots[int(found[1])] = found[2] or "random"
        return bots


def _value(field: Field, number: int, line: str, told: str) -> Value:
    """The parsed value of a configuration field."""
    words = told.split(", ") if field.several else [told]
    right = set(words) <= set(field.choices) and len(set(words)) == len(words)
    if not right and not isinstance(field.default, tuple):  # tile numbers are checked by Config
        name, allowed = field.header or field.name, ", ".join(field.choices)
        raise RecordError(number, line, "choice", field=name, allowed=allowed)
    return field.of_words(words)
