"""The proof sheet: everything that is printed in the box, for those who have one to check it by."""

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
