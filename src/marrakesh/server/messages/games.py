"""HTTP: what a game looked like and came to, what can be chosen for one, tiles explained."""

from msgspec import Struct

from marrakesh.rules.view_types import View


class TileRef(Struct, frozen=True, kw_only=True):
    """A tile that can be explained: scroll 17, award 3b."""

    kind: str
    number: int | str


class PointsSource(Struct, frozen=True, kw_only=True):
    """What points come from: a category of the score sheet with its title, and in words."""

    category: str
    title: str
    words: str
    tile: TileRef | None


Fact = int | str | list[str] | PointsSource | None
"""A number of the rules as what it stands for, see `rules.facts`."""


class Happening(Struct, frozen=True, kw_only=True):
    """An event of `rules.events`: enough to animate, and its sentence."""

    kind: str
    seat: int
    """-1: the table."""
    facts: dict[str, Fact]
    text: str
    did: str
    """The sentence without the name it begins with and its full stop."""
    tile: TileRef | None
    """The tile it is about."""


class LogEntry(Struct, frozen=True, kw_only=True):
    """A decision and what came of it. Secret decisions do not tell their seat and action."""

    move: int
    """The number of decisions up to and including this one; 0 is the beginning."""
    seat: int
    action: str
    """Its notation, such as `claim green 2`."""
    season: int
    round: int
    at: float
    events: list[Happening]


class Moment(Struct, frozen=True, kw_only=True):
    """The table after so many decisions."""

    move: int
    moves: int
    view: View
    entry: LogEntry | None
    prompt: str


class SheetRow(Struct, frozen=True, kw_only=True):
    """A category of the score sheet: points by seat, and by seat and season."""

    category: str
    name: str
    points: list[int]
    seasons: list[list[int]]


class Sheet(Struct, frozen=True, kw_only=True):
    """The score sheet, and the scores after each round."""

    rows: list[SheetRow]
    totals: list[int]
    course: list[list[int]]
    """For each round of the game the score of each seat at its end."""


class Offered(Struct, frozen=True, kw_only=True):
    """Something that can be chosen for a game, in words."""

    name: str
    title: str
    about: str


class Need(Struct, frozen=True, kw_only=True):
    """A field of the rules, and a word it must have."""

    field: str
    word: str


class OfferedField(Struct, frozen=True, kw_only=True):
    """A field of the rules: what it may be, and what it is of use with."""

    name: str
    """As in `Rules`; a field comes after those that it needs."""
    title: str
    usual: bool | int | str | list[str]
    several: bool
    """Whether any number of the choices can be taken together."""
    choices: list[Offered]
    needs: list[Need]
    """Without all of these it changes nothing."""
    exclusive: list[list[str]]
    """Pairs of choices that exclude each other."""


class OfferedSetting(Offered, frozen=True, kw_only=True):
    """A name for what several fields of the rules may be."""

    rules: dict[str, bool | int | str | list[str]]


class Offer(Struct, frozen=True, kw_only=True):
    """All that can be chosen for a game."""

    fields: list[OfferedField]
    presets: list[OfferedSetting]
    """Common settings; the first one is for whoever has never played."""
    difficulties: list[OfferedSetting]
    bots: list[Offered]


class TileHelp(Struct, frozen=True, kw_only=True):
    """A tile explained, the first line its name; and which of its values no rulebook prints."""

    lines: list[str]
    notes: list[str]
