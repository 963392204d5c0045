"""HTTP: the proof sheet, corrections to component values, and a table's corrections."""

from typing import Annotated

from msgspec import Meta, Struct

from marrakesh.components.corrections import MOST
from marrakesh.proof import FIRST_LINE, ProofKind
from marrakesh.rules.view_types import View

Line = Annotated[str, Meta(max_length=1000)]
Lines = Annotated[list[Line], Meta(max_length=MOST)]
"""Corrections, one per line, such as `river jetty = 15`."""
Said = Annotated[str, Meta(max_length=200)]


class Proof(Struct, frozen=True, kw_only=True):
    """Every value in the box, to be checked against a physical copy."""

    kinds: list[ProofKind]
    """The kinds of component, in the same order as in `Box`."""
    view: View
    """The view of a game with all modules, for drawing the boards."""
    solo: View
    """The view of a solo game, with the Pashabot's board."""


class ToCheck(Struct, frozen=True, kw_only=True):
    """Corrections to check."""

    lines: Lines


class Unfit(Struct, frozen=True, kw_only=True):
    """A rejected correction, with the reason."""

    place: int
    """The index of the correction's line among those sent."""
    reason: str


class Checked(Struct, frozen=True, kw_only=True):
    """Corrections after checking: the valid ones that change a value, and the rejected ones."""

    lines: list[str]
    """The valid ones, in canonical form."""
    refused: list[Unfit]


class ToSend(Struct, frozen=True, kw_only=True):
    """Corrections to export, optionally with who made them, when, and from which printing."""

    lines: Lines
    box: Said = ""
    """The edition, expansions, language and year of the printing."""
    by: Said = ""
    when: Said = ""


class Taken(Struct, frozen=True, kw_only=True):
    """Exported corrections: as component files to use in a game, by file name, and as a text to
    send to the project."""

    files: dict[str, str]
    text: str


class ToRead(Struct, frozen=True, kw_only=True):
    """A text that contains corrections."""

    text: Annotated[str, Meta(max_length=60_000, extra_json_schema={"pattern": FIRST_LINE})]


class WasRead(Struct, frozen=True, kw_only=True):
    """The contents of a text with corrections, after checking."""

    checked: Checked
    box: str
    by: str
    when: str


class Differing(Struct, frozen=True, kw_only=True):
    """A corrected value that a table uses, and the built-in value that it replaces."""

    line: str
    component: str
    name: str
    value: str
    ours: str
