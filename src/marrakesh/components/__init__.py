"""What is in the box: one file per component kind, read and checked by `load`."""

from marrakesh.components.box import Box
from marrakesh.components.entry import ComponentError, Entry, Source, parse_gain
from marrakesh.components.loader import KindSummary, fingerprint, load, source_of, summary

__all__ = [
    "Box",
    "ComponentError",
    "Entry",
    "KindSummary",
    "Source",
    "fingerprint",
    "load",
    "parse_gain",
    "source_of",
    "summary",
]
