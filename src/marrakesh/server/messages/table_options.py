"""The table options, such as pace, visibility, chat and rating.

Each option is described once, here. Requests for new tables, their setup in the log, the database
column, the public information, the start page and rematches all use this description.
"""

from dataclasses import dataclass
from typing import Annotated, Any, Final, Literal, get_args, get_origin, get_type_hints

from msgspec import Meta, Struct, defstruct

from marrakesh.components.corrections import MOST
from marrakesh.server.messages.proof import Line
from marrakesh.server.messages.shared_types import Address, Hints, Pace, Talk

Needs = tuple[tuple[str, tuple[str, ...]], ...]
"""The requirements of an option: other options, or `kind`, each with its permitted values."""


@dataclass(frozen=True)
class Offered:
    """How the start page offers an option: a flag as a checkbox, words as choices."""

    key: str
    """The text key of its title; `KEY-about` is the key of its description, and `KEY-WORD` that of
    a choice's title."""
    needs: Needs = ()
    """The option has no effect unless all of these hold."""
    public: bool = False
    """Whether the option is part of the table's public information."""


_NET: Final = (("kind", ("net",)),)
_DAYS: Final = (*_NET, ("pace", ("days",)))


class ClockSettings(Struct, frozen=True, kw_only=True):
    """A clock for live play: minutes for the whole game, plus seconds for each decision."""

    minutes: Annotated[int, Meta(ge=1, le=600)] = 30
    increment: Annotated[int, Meta(ge=0, le=600)] = 10


class Deadline(Struct, frozen=True, kw_only=True):
    """The time for each move in games over several days, and what happens when it is up."""

    hours: Annotated[int, Meta(ge=1, le=720)]
    then: Literal["bot", "wait"] = "bot"
    """Whether a bot takes over until the person returns, or the table waits."""


class TableOptions(Struct, frozen=True, kw_only=True):
    """The table options, in the order in which the start page shows them."""

    pace: Annotated[Pace, Offered("start-pace", _NET, public=True)] = "live"
    clock: Annotated[ClockSettings | None, Offered("start-clock", (*_NET, ("pace", ("live",))))] = (
        None
    )
    deadline: Annotated[Deadline | None, Offered("start-deadline", _DAYS, public=True)] = None
    open: Annotated[bool, Offered("people-open", _NET)] = False
    """Online: whether anyone can find the table among the open ones and take a free seat."""
    listed: Annotated[bool, Offered("start-listed", _NET, public=True)] = False
    """Whether anyone can find the table on the start page and watch."""
    talk: Annotated[Talk, Offered("start-talk", _NET, public=True)] = "all"
    """The chat allowed at an online table; other tables have none."""
    public_talk: Annotated[
        bool,
        Offered("start-public-talk", (*_NET, ("talk", ("all", "phrases"))), public=True),
    ] = False
    """Whether spectators can read the chat."""
    webhook: Annotated[Address, Offered("start-webhook", _DAYS)] = ""
    """An address notified by POST, in games over several days, when it becomes a person's turn."""
    rated: Annotated[bool, Offered("people-rated", (("kind", ("net", "bots")),), public=True)] = (
        False
    )
    """Whether the game counts towards ratings, for which every person needs a key."""
    hints: Annotated[Hints, Offered("start-table-hints", (("rated", ("no",)),), public=True)] = (
        "allowed"
    )
    """Whether players can ask a bot what it would do; rated games have no hints."""
    guided: Annotated[bool, Offered("learn-guided", (("kind", ("bots",)),), public=True)] = False
    """Whether the pages explain the game while it is played, on every device."""
    corrections: Annotated[tuple[Line, ...], Meta(max_length=MOST)] = ()
    """Component values that the table uses instead of the built-in ones; not in rated games."""


def options_of(some: TableOptions) -> dict[str, Any]:
    """Return the table options of a request or a table's setup, by name."""
    return {name: getattr(some, name) for name in TableOptions.__struct_fields__}


class OptionNeed(Struct, frozen=True, kw_only=True):
    """A requirement: another table option, or the table's `kind`, with its permitted values."""

    option: str
    words: list[str]


class TableOption(Struct, frozen=True, kw_only=True):
    """A table option, as offered on the start page."""

    name: str
    """The name, as in `NewTable`."""
    key: str
    """The key of its title's text, from which the keys of its choices are derived."""
    flag: bool
    choices: list[str]
    """The values to choose from, the default first; empty for flags and options of other types."""
    needs: list[OptionNeed]
    """The option has no effect unless all of these hold."""


_HINTS: Final = get_type_hints(TableOptions, include_extras=True)
_OFFERS: Final[dict[str, Offered]] = {
    name: one
    for name, hint in _HINTS.items()
    if get_origin(hint) is Annotated
    for one in get_args(hint)[1:]
    if isinstance(one, Offered)
}


def _option(name: str, offer: Offered) -> TableOption:
    kind = get_args(_HINTS[name])[0]
    return TableOption(
        name=name,
        key=offer.key,
        flag=kind is bool,
        choices=list(get_args(kind)) if get_origin(kind) is Literal else [],
        needs=[OptionNeed(option=other, words=list(words)) for other, words in offer.needs],
    )


OFFERED: Final = [_option(*one) for one in _OFFERS.items()]
"""The options on the start page; each is listed after those it needs."""
_DEFAULTS: Final = options_of(TableOptions())
PublicOptions: Any = defstruct(
    "PublicOptions",
    [(name, _HINTS[name], _DEFAULTS[name]) for name, one in _OFFERS.items() if one.public],
    frozen=True,
    kw_only=True,
)
"""The options in a table's public information."""
