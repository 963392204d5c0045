"""HTTP: logs, past states, score sheets and analyses of games; configuration choices; tile help."""

from msgspec import Struct

from marrakesh.analysis import Expectation, Summary
from marrakesh.presentation.score_groups import SheetGroup
from marrakesh.rules.view_types import View
from marrakesh.server.messages.table_options import TableOption


class TileRef(Struct, frozen=True, kw_only=True, gc=False):
    """A reference to a tile that can be explained, such as scroll 17 or award 3b."""

    kind: str
    number: int | str


class PointsSource(Struct, frozen=True, kw_only=True, gc=False):
    """A source of points: the category of the score sheet, its title, and the source in words."""

    category: str
    title: str
    words: str
    tile: TileRef | None


Fact = int | str | list[str] | PointsSource | None
"""A fact of an event or question, decoded from the rules' numbers; see `rules.facts`."""


class GameEvent(Struct, frozen=True, kw_only=True, gc=False):
    """An event from `rules.events`, with its facts for animation and its text for the log."""

    kind: str
    seat: int
    """The seat that the event concerns; -1 for the whole table."""
    facts: dict[str, Fact]
    text: str
    did: str
    """The sentence without its leading name and full stop."""
    tile: TileRef | None
    """The tile that the event is about, if any."""


class LogEntry(Struct, frozen=True, kw_only=True, gc=False):
    """A decision and the events it caused; for a secret decision, without its seat and action."""

    move: int
    """The number of decisions up to and including this one; 0 is the start."""
    seat: int
    action: str
    """The action's notation, such as `claim green 2`."""
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
    """A decision that the analysis marks as good or bad, described in words."""

    move: int
    """The number of decisions before this one, which identifies the moment to show."""
    time: float
    """When the decision was made, in rounds since the start."""
    season: int
    round: int
    mark: str
    """`!` the only good action, `?!` doubtful, `?` a mistake, `??` a blunder."""
    loss: float
    """The expected lead lost in comparison with the best action, in points."""
    played: str
    better: str
    """The best action in words; it may be the one that was played."""
    action: int
    """The number of the best action."""
    why: str
    """Why the best action is better; may be empty."""


class AnalysisSoFar(Struct, frozen=True, kw_only=True):
    """The results so far of analysing a seat's decisions."""

    done: int
    """The number of decisions judged so far."""
    of: int
    complete: bool
    course: list[Expectation]
    """The expected points over the course of the game; computed first, and empty until then."""
    summary: Summary
    marked: list[Judged]
    """The marked decisions, in chronological order."""


class ConfigChoice(Struct, frozen=True, kw_only=True):
    """A choice for setting up a game, with its title and description."""

    name: str
    title: str
    about: str


class Need(Struct, frozen=True, kw_only=True):
    """A configuration field, and a value it must have."""

    field: str
    word: str


class ConfigField(Struct, frozen=True, kw_only=True):
    """A configuration field, with its choices and requirements."""

    name: str
    """The name, as in `Rules`."""
    title: str
    usual: bool | int | str | list[str]
    several: bool
    """Whether any number of the choices can be combined."""
    choices: list[ConfigChoice]
    needs: list[Need]
    """The field has no effect unless all of these hold."""
    exclusive: list[list[str]]
    """Pairs of mutually exclusive choices."""


class ConfigPreset(ConfigChoice, frozen=True, kw_only=True):
    """A named set of values for several configuration fields."""

    rules: dict[str, bool | int | str | list[str]]


class ConfigChoices(Struct, frozen=True, kw_only=True):
    """All choices for setting up a game."""

    fields: list[ConfigField]
    """The configuration fields; each is listed after those it needs."""
    options: list[TableOption]
    """The table options; each is listed after those it needs."""
    presets: list[ConfigPreset]
    """Common setups; the first one is for new players."""
    difficulties: list[ConfigPreset]
    bots: list[ConfigChoice]
    """The bot levels, weakest first."""


class TileHelp(Struct, frozen=True, kw_only=True):
    """An explanation of a tile, name first, and notes on values that no rulebook prints."""

    lines: list[str]
    notes: list[str]
