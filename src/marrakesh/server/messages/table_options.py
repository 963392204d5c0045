"""The options of a table: its pace, who may find it, what may be said, what counts.

Each is described once, here. The request for a table, its setup in the log, its column in the
database, its public information, the start page and a rematch all have what is here.
"""

from dataclasses import dataclass
from typing import Annotated, Any, Final, Literal, get_args, get_origin, get_type_hints

from msgspec import Meta, Struct, defstruct

from marrakesh.components.corrections import MOST
from marrakesh.server.messages.proof import Line
from marrakesh.server.messages.shared_types import Address, Hints, Pace, Talk

Needs = tuple[tuple[str, tuple[str, ...]], ...]
"""Other options, or `kind`, each with the words of which it must have one."""


@dataclass(frozen=True)
class Offered:
    """How the start page offers an option: a flag as a box to tick, words as choices."""

    key: str
    """Of its title; with `-about` of a sentence about it, with a word of that choice's title."""
    needs: Needs = ()
    """Unless all of these hold, it has no effect."""
    public: bool = False
    """Whether it is part of the table's public information."""


_NET: Final = (("kind", ("net",)),)
_DAYS: Final = (*_NET, ("pace", ("days",)))


class ClockSettings(Struct, frozen=True, kw_only=True):
    """A clock for live play: time for the whole game, plus an increment per decision."""

    minutes: Annotated[int, Meta(ge=1, le=600)] = 30
    increment: Annotated[int, Meta(ge=0, le=600)] = 10


class Deadline(Struct, frozen=True, kw_only=True):
    """For play over days: time for each move, and what happens then."""

    hours: Annotated[int, Meta(ge=1, le=720)]
    then: Literal["bot", "wait"] = "bot"
    """Whether a bot plays on, until the person takes the seat back, or the table waits."""


class TableOptions(Struct, frozen=True, kw_only=True):
    """The options of a table, in the order of the start page."""

    pace: Annotated[Pace, Offered("start-pace", _NET, public=True)] = "live"
    clock: Annotated[ClockSettings | None, Offered("start-clock", (*_NET, ("pace", ("live",))))] = (
        None
    )
    deadline: Annotated[Deadline | None, Offered("start-deadline", _DAYS, public=True)] = None
    open: Annotated[bool, Offered("people-open", _NET)] = False
    """Over the net: whether anybody may find it among the open tables and take a free seat."""
    listed: Annotated[bool, Offered("start-listed", _NET, public=True)] = False
    """Whether anybody may find it on the start page and watch."""
    talk: Annotated[Talk, Offered("start-talk", _NET, public=True)] = "all"
    """What may be said at a table over the net; at one screen nothing is."""
    public_talk: Annotated[
        bool,
        Offered("start-public-talk", (*_NET, ("talk", ("all", "phrases"))), public=True),
    ] = False
    """Whether spectators can read it too."""
    webhook: Annotated[Address, Offered("start-webhook", _DAYS)] = ""
    """In play over days, notified by POST when it becomes a person's turn."""
    rated: Annotated[bool, Offered("people-rated", (("kind", ("net", "bots")),), public=True)] = (
        False
    )
    """Whether it counts for the players' ratings; all of them need a key."""
    hints: Annotated[Hints, Offered("start-table-hints", (("rated", ("no",)),), public=True)] = (
        "allowed"
    )
    """Whether players may ask a bot what it would do; in rated games there are no hints."""
    corrections: Annotated[tuple[Line, ...], Meta(max_length=MOST)] = ()
    """Component values with which it plays instead of ours; not in rated games."""


def options_of(some: TableOptions) -> dict[str, Any]:
    """The options of a request, or of a table."""
    return {name: getattr(some, name) for name in TableOptions.__struct_fields__}


class OptionNeed(Struct, frozen=True, kw_only=True):
    """Another option of a table or its `kind`, and the words of which it must have one."""

    option: str
    words: list[str]


class TableOption(Struct, frozen=True, kw_only=True):
    """An option of a table, for the start page."""

    name: str
    """As in `NewTable`."""
    key: str
    """The key of its title in words, from which those of its choices are made."""
    flag: bool
    choices: list[str]
    """The words it may be set to, the usual one first; empty unless it is a choice of words."""
    needs: list[OptionNeed]
    """Unless all of these hold, the option has no effect."""


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
"""The options on the start page; what each needs comes before it."""
_DEFAULTS: Final = options_of(TableOptions())
PublicOptions: Any = defstruct(
    "PublicOptions",
    [(name, _HINTS[name], _DEFAULTS[name]) for name, one in _OFFERS.items() if one.public],
    frozen=True,
    kw_only=True,
)
"""The options in a table's public information."""
