"""Corrections as a text to send in: exactly the differences, with the values they replace."""

import json
import re
from collections.abc import Iterable
from typing import Final, NamedTuple

import msgspec

from marrakesh.components import Corrections, load
from marrakesh.components.corrections import MOST, entries_of, parse
from marrakesh.errors import LocalizedError
from marrakesh.texts import text
from marrakesh.versions import version

FIRST_LINE: Final = "marrakesh corrections 1"
LONGEST: Final = 120
"""Maximum length of a line about the copy or its owner."""


class Sent(NamedTuple):
    """A text that was sent in."""

    lines: Corrections
    """Not checked yet."""
    version: str = ""
    box: str = ""
    """Edition, expansions, language and year of the copy."""
    by: str = ""
    when: str = ""


def sent(lines: Iterable[str], box: str = "", by: str = "", when: str = "") -> str:
    """The text to paste into the template for corrections."""
    facts = {"version": version(), "box": box, "by": by, "when": when}
    head = [f"{name}: {plain}" for name, said in facts.items() if (plain := _plain(said))]
    told = [said for line in lines for said in (line, f"# instead of {_ours(line)}")]
    return "\n".join([FIRST_LINE, *head, "", *told, ""])


def _plain(said: str) -> str:
    return " ".join("".join(c if c.isprintable() else " " for c in said).split())[:LONGEST]


def _ours(line: str) -> str:
    kind, place, field, _ = parse(line)
    ours = msgspec.to_builtins(getattr(entries_of(load(), kind)[place], field))
    return json.dumps(ours, ensure_ascii=False)


def taken(said: str) -> Sent:
    """Parse a text, wherever it was pasted: quoted, in a code block or among other text."""
    lines = [re.sub(r"^[\s>]+|\s+$", "", line) for line in said.splitlines()]
    if FIRST_LINE not in lines:
        raise LocalizedError("proof-no-text", first=FIRST_LINE)
    facts: dict[str, str] = {}
    corrections: list[str] = []
    for line in lines[lines.index(FIRST_LINE) + 1 :]:
        if line.startswith("```") or len(corrections) >= MOST:
            break
        if found := re.fullmatch("(version|box|by|when): (.+)", line):
            facts[found[1]] = _plain(found[2])
        elif line and not line.startswith("#"):
            corrections.append(line)
    return Sent(tuple(corrections), **facts)


def note(lang: str, box: str = "", by: str = "", when: str = "") -> str:
    """A credit for the head of a file: who, when and which copy; empty if none of them is known."""
    if not (box or by or when):
        return ""
    say = text(lang)
    who = _plain(by) or say("proof-somebody")
    return say("proof-note", by=who, when=_plain(when) or "–", box=_plain(box) or "–")
