"""The contents of the box: one file per component kind, read and validated by `load`.

`corrections` are values that differ from the built-in ones, as lines of text.
"""

from marrakesh.components.box import Box
from marrakesh.components.checks import COUNTS, COVERED
from marrakesh.components.corrections import (
    Components,
    Corrections,
    box_of,
    corrected,
    differences,
    sift,
)
from marrakesh.components.entry import ComponentError, Entry, Provenance, parse_gain
from marrakesh.components.loader import KindSummary, fingerprint, load, provenance_of, summary

__all__ = [
    "COUNTS",
    "COVERED",
    "Box",
    "ComponentError",
    "Components",
    "Corrections",
    "Entry",
    "KindSummary",
    "Provenance",
    "box_of",
    "corrected",
    "differences",
    "fingerprint",
    "load",
    "parse_gain",
    "provenance_of",
    "sift",
    "summary",
]
