"""A game as a file: configuration, seed, actions, and what chance did; small and readable.

    marrakesh record 1
    version: 0.2.0
    players: 2
    ...
    # Season 1, round 1
    0: select green
    ...
    tower: 2 green, 1 red | stays 1 black
    1: claim green 2

After the header, each line is a seat and its action. Lines that begin with another word say what
came of it: what was dealt, who starts, what the tower did, the result. A replay must give the same,
or the record is refused with the number of the line. Blank lines and comments (#) say nothing.

Modules and their options stand in the header, before the seed, if they are not the usual ones; so
do the opponent of a solo game and its variants. What that opponent draws, claims and reveals is
told. Where the hash of the seed was published before the game, it follows the components.
"""

import os
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from hashlib import sha256
from itertools import chain
from pathlib import Path
from typing import Any, Final, NamedTuple

from marrakesh.rules import events
from marrakesh.rules.actions import NOTATION, to_number, to_text
from marrakesh.rules.agenda import Reason
from marrakesh.rules.config import FIELDS, Config, ConfigError, Field, Value
from marrakesh.rules.events import Event
from marrakesh.rules.game import Game
from marrakesh.rules.phases import BUILDINGS, ROUND_START, SEASON_RAPIDS, SEASON_START, SELECT
from marrakesh.rules.state import SoloStrategy, Table
from marrakesh.rules.values import Gains
from marrakesh.rules.words import BUILDINGS as BUILDING_NAMES
from marrakesh.rules.words import COLOURS, DATE_WAREHOUSE, GAINS, NOMAD, colours_in
from marrakesh.versions import OLDEST, too_old, version

FORMAT: Final = 1
FIRST_LINE: Final = f"marrakesh record {FORMAT}"


class RecordError(ValueError):
    """A record that is not one, or not of a game that can be played; says where and why."""

    def __init__(self, number: int, line: str, key: str, **params: str | int) -> None:
        super().__init__(number, line, key, params)
        self.number = number
        self.line = line
        self.key = key
        self.params = params
        self.reason: tuple[int, Reason] | ConfigError | None = None
        """Why an action is not legal, or a configuration cannot be played."""

    def explain(self, lang: str) -> str:
        """What is wrong and what would be right, in words."""
        from marrakesh.narration import explain, refusal
        from marrakesh.texts import text

        shown = "".join(char if char.isprintable() else "?" for char in self.line)
        shown = shown if len(shown) <= 60 else shown[:57] + "..."
        if isinstance(self.reason, ConfigError):
            reason = refusal(self.reason, lang)
        else:
            reason = explain(*self.reason, lang) if self.reason else ""
        problem = text(lang)(f"record-{self.key}", reason=reason, **self.params)
        if not self.number:
            return problem
        return text(lang)("record-line", number=self.number, line=shown, problem=problem)

    def __str__(self) -> str:
        return self.explain("en")


def seed_hash(seed: int) -> str:
    """What can be published before a game: it tells nothing of the seed, but fits no other."""
    return sha256(f"marrakesh seed {seed}".encode()).hexdigest()


# ---- writing


def save(
    game: Game,
    path: Path,
    names: Sequence[str] | None = None,
    bots: Mapping[int, str] | None = None,
) -> None:
    """Write the record of a game. The file is there as a whole or not at all."""
    text = dumps(game, names, bots)
    target = path.resolve()
    half = target.with_name(f".{target.name}.{os.getpid()}")
    try:
        with half.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        half.replace(target)
    finally:
        half.unlink(missing_ok=True)


def dumps(
    game: Game,
    names: Sequence[str] | None = None,
    bots: Mapping[int, str] | None = None,
    seed_hash: str = "",
) -> str:
    """The record of a running or finished game; `bots` says who plays which seat, if known.

    `seed_hash` is what was published before the game, if anything was.
    """
    twin = game.restart()
    twin.listen()
    telling = Telling()
    lines = [*_header(game, names, bots, seed_hash), "", *telling.deal(twin)]
    for seat, action in game.history:
        if action not in twin.legal_actions(seat):
            raise RecordError(0, "", "dealt-anew")
        lines.append(f"{seat}: {to_text(action)}")
        lines += telling.consequences(twin, twin.apply(action, seat))
    if (twin.table.chance_key, twin.scores) != (game.table.chance_key, game.scores):
        raise RecordError(0, "", "dealt-anew")
    return "\n".join(lines) + "\n"


def _header(
    game: Game, names: Sequence[str] | None, bots: Mapping[int, str] | None, seed_hash: str
) -> list[str]:
    fields = {"version": version(), **_fields(game.config)}
    fields["seed"] = str(game.seed)
    fields["components"] = game.fingerprint
    if seed_hash:
        fields["seed hash"] = seed_hash
    if names:
        fields["names"] = "; ".join(_plain(name) for name in names)
    if bots is not None:
        fields["bots"] = ", ".join(f"{seat} {bots[seat]}" for seat in sorted(bots)) or "none"
    return [FIRST_LINE, *(f"{field}: {value}" for field, value in fields.items())]


def _fields(config: Config) -> dict[str, str]:
    """The configuration; a field that need not be told is left out where it has its default."""
    return {
        field.header or field.name: ", ".join(field.words(getattr(config, field.name)))
        for field in FIELDS.values()
        if field.always or getattr(config, field.name) != field.default
    }


def _plain(name: str) -> str:
    """A name that fits into the header."""
    printable = "".join(char if char.isprintable() and char != ";" else " " for char in name)
    return " ".join(printable.split()) or "?"


class Telling:
    """Tells what came of actions, as lines of the record."""

    def __init__(self) -> None:
        self._tower = [0] * len(COLOURS)
        self._displays = False  # whether scrolls and luxury goods have been told

    def deal(self, game: Game) -> list[str]:
        """What was dealt to the table before the first decision."""
        table = game.table
        dealt: dict[str, Iterable[int | str]] = {
            "river tiles": table.river_tiles,
            "office": [table.office],
        }
        if not table.buildings:  # with them, the displays come later
            dealt |= self._display(table)
        if table.desert_towns:
            dealt["towns"] = table.open_towns
        if table.camels:
            dealt["awards"] = [f"{side // 2 + 1}{'ab'[side % 2]}" for side in table.awards]
        if table.bot is not None:
            dealt |= _bot_dealt(table.bot)
        lines = [_dealt(dealt)]
        if "staircase-tiles" in game.config.modules:
            lines.append(_staircase(table))
        return [*lines, "", "# Setup"]

    def _display(self, table: Table) -> dict[str, Iterable[int | str]]:
        self._displays = True
        return {"scrolls": table.scrolls, "luxury goods": table.luxury}

    def consequences(self, game: Game, happened: list[Event]) -> list[str]:
        """What chance did in these events, and the result of a game that is over."""
        lines = []
        fallen: list[str] | None = None  # of a toss that is being told
        for event in happened:
            if isinstance(event, events.Toss):
                fallen = self._toss(event, fallen or [])
            elif fallen is not None:
                lines.append(self._tower_line(fallen))
                fallen = None
            match event:
                case events.StartPlayer():
                    lines.append(f"start player: {event.seat}")
                case events.Selected() if event.seat >= game.config.players:
                    colours = (COLOURS[colour] for colour in colours_in(event.colours))
                    lines.append(f"bot: select {', '.join(colours)}")
                case events.BotClaim() | events.BotTakes():
                    colour = "nomad" if event.colour == NOMAD else COLOURS[event.colour]
                    lines.append(f"bot: claim {colour} {event.n}")
                case events.Strategy():
                    lines.append(f"bot: strategy tile {event.strategy}")
                case events.Phase():
                    lines += self._section(game.table, event)
        if game.over:
            scores = ", ".join(str(points) for points in game.scores)
            places = ", ".join(str(place) for place in game.result)
            lines += ["", f"result: {scores} points | places {places}"]
        return lines

    def _toss(self, toss: events.Toss, fallen: list[str]) -> list[str]:
        self._tower[toss.colour] += toss.thrown - toss.fallen
        if toss.fallen:
            fallen.append(f"{toss.fallen} {COLOURS[toss.colour]}")
        return fallen

    def _tower_line(self, fallen: list[str]) -> str:
        stays = [f"{number} {COLOURS[c]}" for c, number in enumerate(self._tower) if number]
        return f"tower: {', '.join(fallen) or 'nothing'} | stays {', '.join(stays) or 'nothing'}"

    def _section(self, table: Table, begins: events.Phase) -> list[str]:
        lines = []
        phase, season = begins.phase, begins.season
        if phase == BUILDINGS:
            lines = [_moved_in(table), "", "# Buildings"]
        elif phase in (SEASON_START, ROUND_START, SELECT) and not self._displays:
            lines = [_dealt(self._display(table))]
        if phase == SEASON_START:
            lines += ["", f"# Season {season}"]
        elif phase == (ROUND_START if table.new_provisions else SELECT):
            lines += ["", f"# Season {season}, round {begins.round}"]
        elif phase == SEASON_RAPIDS:
            lines += ["", f"# Season {season}, scoring"]
        return lines


def _bot_dealt(bot: SoloStrategy) -> dict[str, Iterable[int | str]]:
    """Its first strategy tile, or its line of colours."""
    if bot.simplified:
        return {"line": [COLOURS[colour] for colour in bot.line]}
    return {"strategy tiles": bot.column}


def _dealt(dealt: dict[str, Iterable[int | str]]) -> str:
    parts = [f"{name} {' '.join(str(tile) for tile in tiles)}" for name, tiles in dealt.items()]
    return "deal: " + " | ".join(parts)


def _staircase(table: Table) -> str:
    """What the spaces of the connection lines give that staircase tiles cover."""
    lines = {"L": table.line_left, "C": table.line_middle, "R": table.line_right}
    spaces = [
        f"{name} {_gains(lines[name[0]][int(name[1:])])}" for name in table.values.staircase_cover
    ]
    return "staircase: " + " | ".join(spaces)


def _gains(gains: Gains) -> str:
    return " and ".join(f"{amount} {GAINS[kind]}" for kind, amount in gains)


def _moved_in(table: Table) -> str:
    """Who has which building, and the keshi that chance gave the date warehouse."""
    parts = []
    for player in table.players:
        part = f"{player.seat} {BUILDING_NAMES[player.house]}"
        if player.building == DATE_WAREHOUSE:
            part += f" with {COLOURS[player.storage[2 if table.n == 2 else 1]]}"
        parts.append(part)
    return "buildings: " + ", ".join(parts)


# ---- reading


def load(path: Path, components: Path | None = None) -> Game:
    """The game of a record file, replayed; `components` is a folder as for Game.new."""
    return loads(read(path), components)


def loads(text: str, components: Path | None = None) -> Game:
    """The game of a record, replayed to its last line."""
    told = replay(text, components)
    for _ in told:
        pass
    return told.game.copy()


def read(path: Path) -> str:
    """The text of a record file."""
    data = path.read_bytes()
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        number = data.count(b"\n", 0, error.start) + 1
        line = data.split(b"\n")[number - 1].decode("utf-8", errors="replace")
        raise RecordError(number, line, "not-text") from None


class Step(NamedTuple):
    """One action of a replay: the game before it, and what happened."""

    seat: int
    action: int
    before: Game
    events: list[Event]


def replay(text: str, components: Path | None = None) -> "Replay":
    """The game of a record, action by action: `for step in replay(text)`."""
    return Replay(text, components)


class Replay:
    """A record being replayed. Its header is read at once; `game` is as far as one has iterated."""

    def __init__(self, text: str, components: Path | None = None) -> None:
        header = _Header(text)
        self.names: list[str] | None = header.names
        self.bots: dict[int, str] | None = header.bots
        self.seed_hash = header.seed_hash
        self._lines = header.rest
        self._hint = header.version if header.version != version() else ""
        self._telling = Telling()
        self._steps: Iterator[Step] | None = None
        self.game: Game = Game.new(header.config, header.seed, components)
        own = self.game.fingerprint
        if own != header.components:
            number, line = header.components_line
            raise RecordError(number, line, "components", own=own)
        self.game.listen()

    def __iter__(self) -> Iterator[Step]:
        """The steps that are still to come."""
        if self._steps is None:
            self._steps = self._play()
        return self._steps

    def _play(self) -> Iterator[Step]:
        expected = _telling_lines(self._telling.deal(self.game))
        for number, line, whole in self._lines:
            if not whole:
                raise RecordError(number, line, "breaks-off")
            if expected:
                right = expected.pop(0)
                if line != right:
                    raise self._refuse(number, line, "differs", expected=right)
                continue
            seat, action = self._parse(number, line)
            before = self.game.copy()
            events = self.game.apply(action, seat)
            expected = _telling_lines(self._telling.consequences(self.game, events))
            yield Step(seat, action, before, events)

    def _parse(self, number: int, line: str) -> tuple[int, int]:
        """The seat and the legal action of a line."""
        game = self.game
        if game.over:
            raise RecordError(number, line, "over")
        if line.startswith("result:"):
            raise RecordError(number, line, "not-over")
        found = re.fullmatch("([0-9]): (.+)", line, re.ASCII)
        if found is None:
            raise RecordError(number, line, "no-action-line")
        seat, words = int(found[1]), found[2]
        try:
            action = to_number(words)
        except ValueError:
            like = get_close_matches(words[:40], NOTATION, n=1) or ["claim green 2"]
            raise RecordError(number, line, "no-action", like=like[0]) from None
        if seat not in game.waiting:
            waiting = ", ".join(str(other) for other in game.waiting)
            raise self._refuse(number, line, "not-to-act", seat=str(seat), waiting=waiting)
        legal = game.legal_actions(seat)
        if action not in legal:
            possible = "; ".join(to_text(other) for other in legal[:4])
            error = self._refuse(number, line, "illegal", possible=possible)
            error.reason = action, game.why_not(action, seat)
            raise error
        return seat, action

    def _refuse(self, number: int, line: str, key: str, **params: str | int) -> RecordError:
        """A refusal that may come from other rules than those of this version."""
        if self._hint:
            key = f"{key}-old"
            params = {**params, "old": self._hint, "new": version()}
        return RecordError(number, line, key, **params)


Line = tuple[int, str, bool]
"""A line that says something, with its number, and whether it is whole."""


def _lines(text: str) -> Iterator[Line]:
    parts = text.split("\n")
    for number, line in enumerate(parts, start=1):
        line = line.strip(" \t\r")
        if line and not line.startswith("#"):
            yield number, line, number < len(parts)


def _telling_lines(lines: list[str]) -> list[str]:
    return [line for _, line, _ in _lines("\n".join(lines) + "\n")]


class _Header:
    """The lines before the first empty one."""

    def __init__(self, text: str) -> None:
        self.rest: Iterator[Line] = _lines(text)
        self._last = 0
        self._check_first_line()
        number, line, self.version = self._field("version", "[^;|]{1,40}", version())
        if too_old(self.version):
            raise RecordError(number, line, "too-old", old=self.version, oldest=OLDEST)
        self.config = self._config()
        self.seed = int(self._field("seed", "-?[0-9]{1,100}", "7")[2])
        number, line, self.components = self._field("components", "[0-9a-f]{16}", "0" * 16)
        self.components_line = (number, line)
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

    def _follows(self, start: str) -> bool:
        """Whether the next line begins like this."""
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
        """Who plays which seat; a bot without a name is one of the time when all were random."""
        bots: dict[int, str] = {}
        texts = line.removeprefix("bots: ")
        for text in texts.split(", ") if texts != "none" else []:
            found = re.fullmatch(r"([0-9])(?: ([\w.:]+))?", text)
            if found is None or int(found[1]) >= self.config.players or int(found[1]) in bots:
                raise RecordError(number, line, "bots", last=str(self.config.players - 1))
            bots[int(found[1])] = found[2] or "random"
        return bots


def _value(field: Field, number: int, line: str, told: str) -> Value:
    """What a field of the configuration says."""
    words = told.split(", ") if field.several else [told]
    right = set(words) <= set(field.choices) and len(set(words)) == len(words)
    if not right and not isinstance(field.default, tuple):  # which tiles may lie is for Config
        name, allowed = field.header or field.name, ", ".join(field.choices)
        raise RecordError(number, line, "choice", field=name, allowed=allowed)
    return field.of_words(words)
