"""HTTP: the proof sheet, corrections of component values, and tables that play with them."""

from typing import Annotated

from msgspec import Meta, Struct

from marrakesh.components.corrections import MOST
from marrakesh.proof import FIRST_LINE, ProofKind
from marrakesh.rules.view_types import View

Line = Annotated[str, Meta(max_length=1000)]
Lines = Annotated[list[Line], Meta(max_length=MOST)]
"""Corrections, a line each: `river jetty = 15`."""
Said = Annotated[str, Meta(max_length=200)]


class Proof(Struct, frozen=True, kw_only=True):
    """Every value in the box, to be held against a real one."""

    kinds: list[ProofKind]
    """In the order of the box."""
    view: View
    """Of a table with everything on it, to draw the boards from."""
    solo: View
    """With the board of the Pashabot."""


class ToCheck(Struct, frozen=True, kw_only=True):
    """Corrections to check."""

    lines: Lines


class Unfit(Struct, frozen=True, kw_only=True):
    """A correction that is refused, and why."""

    place: int
    """Of its line among those sent."""
    reason: str


class Checked(Struct, frozen=True, kw_only=True):
    """Corrections that fit together, in our spelling; those that say what ours say are left out."""

    lines: list[str]
    refused: list[Unfit]


class ToSend(Struct, frozen=True, kw_only=True):
    """Corrections to take away, and whose they are, if they wish to say it."""

    lines: Lines
    box: Said = ""
    """Edition, expansions, language and year of the print."""
    by: Said = ""
    when: Said = ""


class Taken(Struct, frozen=True, kw_only=True):
    """Component files to play with, by name, and a text to send in."""

    files: dict[str, str]
    text: str


class ToRead(Struct, frozen=True, kw_only=True):
    """A text of corrections."""

    text: Annotated[str, Meta(max_length=60_000, extra_json_schema={"pattern": FIRST_LINE})]


class WasRead(Struct, frozen=True, kw_only=True):
    """What a text says, checked."""

    checked: Checked
    box: str
    by: str
    when: str


class Differing(Struct, frozen=True, kw_only=True):
    """A value with which a table plays, and ours."""

    line: str
    component: str
    name: str
    value: str
    ours: str
