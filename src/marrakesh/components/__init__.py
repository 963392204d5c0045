"""The contents of the box: one file per component kind, read and validated by `load`."""

from marrakesh.components.box import Box
from marrakesh.components.entry import ComponentError, Entry, Provenance, parse_gain
from marrakesh.components.loader import KindSummary, fingerprint, load, provenance_of, summary

__all__ = [
    "Box",
    "ComponentError",
    "Entry",
    "KindSummary",
    "Provenance",
    "fingerprint",
    "load",
    "parse_gain",
    "provenance_of",
    "summary",
]
