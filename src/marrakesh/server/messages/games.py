"""HTTP: logs, past states and score sheets of games, configuration choices, tile help."""

from msgspec import Struct

from marrakesh.analysis import Expectation, Summary
from marrakesh.presentation.score_groups import SheetGroup
from marrakesh.rules.view_types import View
from marrakesh.server.messages.table_options import TableOption


class TileRef(Struct, frozen=True, kw_only=True, gc=False):
    """A tile that can be explained: scroll 17, award 3b."""

    kind: str
    number: int | str


class PointsSource(Struct, frozen=True, kw_only=True, gc=False):
    """Where points come from: a category of the score sheet with its title, and in words."""

    category: str
    title: str
    words: str
    tile: TileRef | None


Fact = int | str | list[str] | PointsSource | None
"""A number of the rules decoded to its meaning, see `rules.facts`."""


class GameEvent(Struct, frozen=True, kw_only=True, gc=False):
    """An event of `rules.events`: the data to animate it, and its sentence."""

    kind: str
    seat: int
    """-1: the table."""
    facts: dict[str, Fact]
    text: str
    did: str
    """The sentence without its leading name and full stop."""
    tile: TileRef | None
    """The tile it is about."""


class LogEntry(Struct, frozen=True, kw_only=True, gc=False):
    """A decision and the events it caused. Secret decisions omit their seat and action."""

    move: int
    """The number of decisions up to and including this one; 0 is the start."""
    seat: int
    action: str
    """Its notation, such as `claim green 2`."""
    season: int
    round: int
    at: float
    events: list[GameEvent]


class Moment(Struct, frozen=True, kw_only=True):
    """The table after `move` decisions."""

    move: int
    moves: int
    view: View
    entry: LogEntry | None
    prompt: str


class SheetRow(Struct, frozen=True, kw_only=True):
    """A category of the score sheet: points by seat, and by seat and season."""

    category: str
    group: SheetGroup
    name: str
    points: list[int]
    seasons: list[list[int]]


class Sheet(Struct, frozen=True, kw_only=True):
    """The score sheet, and the scores after each round."""

    rows: list[SheetRow]
    totals: list[int]
    course: list[list[int]]
    """Each seat's score at the end of each round."""


class Judged(Struct, frozen=True, kw_only=True):
    """A decision that has a mark, in words."""

    move: int
    """How many decisions preceded it: the moment in which it was asked."""
    time: float
    """In rounds since the start."""
    season: int
    round: int
    mark: str
    """`!` the only good action, `?!` doubtful, `?` a mistake, `??` a blunder."""
    loss: float
    """Points of lead lost against the best action."""
    played: str
    better: str
    """The best action; the one played, if that was it."""
    action: int
    """The number of the best action."""
    why: str
    """Why it is better; may be empty."""


class AnalysisSoFar(Struct, frozen=True, kw_only=True):
    """The analysis of a seat's decisions, as far as it has come."""

    done: int
    """How many decisions have been judged."""
    of: int
    complete: bool
    course: list[Expectation]
    """Empty until it has been computed, which comes first."""
    summary: Summary
    marked: list[Judged]
    """The decisions with a mark, in the order of the game."""


class ConfigChoice(Struct, frozen=True, kw_only=True):
    """A choice for a game, in words."""

    name: str
    title: str
    about: str


class Need(Struct, frozen=True, kw_only=True):
    """A configuration field, and a value it must have."""

    field: str
    word: str


class ConfigField(Struct, frozen=True, kw_only=True):
    """A configuration field: its choices, and what it depends on."""

    name: str
    """As in `Rules`; a field comes after those it needs."""
    title: str
    usual: bool | int | str | list[str]
    several: bool
    """Whether any number of the choices can be combined."""
    choices: list[ConfigChoice]
    needs: list[Need]
    """Unless all of these hold, the field has no effect."""
    exclusive: list[list[str]]
    """Pairs of mutually exclusive choices."""


class ConfigPreset(ConfigChoice, frozen=True, kw_only=True):
    """A named set of values for several configuration fields."""

    rules: dict[str, bool | int | str | list[str]]


class ConfigChoices(Struct, frozen=True, kw_only=True):
    """Everything that can be chosen for a game."""

    fields: list[ConfigField]
    options: list[TableOption]
    """Those of the table; an option comes after those it needs."""
    presets: list[ConfigPreset]
    """Common settings; the first one is for new players."""
    difficulties: list[ConfigPreset]
    bots: list[ConfigChoice]
    """The levels, weakest first."""


class TileHelp(Struct, frozen=True, kw_only=True):
    """A tile explained, its name first; and which of its values no rulebook prints."""

    lines: list[str]
    notes: list[str]
