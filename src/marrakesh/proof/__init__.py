"""The proof sheet: every printed value, for owners of the game to check against their copy."""

from marrakesh.proof.sheet import (
    ProofChoice,
    ProofEntry,
    ProofInput,
    ProofKind,
    ProofValue,
    sheet,
)
from marrakesh.proof.submission import FIRST_LINE, Sent, note, sent, taken

__all__ = [
    "FIRST_LINE",
    "ProofChoice",
    "ProofEntry",
    "ProofInput",
    "ProofKind",
    "ProofValue",
    "Sent",
    "note",
    "sent",
    "sheet",
    "taken",
]
