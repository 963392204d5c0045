"""Component files with corrections: the built-in files, changed only in the corrected values."""

import json
import re
import tomllib
from collections.abc import Iterable
from typing import Any, Final

from marrakesh.components.box import KINDS, Kind
from marrakesh.components.corrections import Correction, is_ours, parse
from marrakesh.components.entry import Provenance
from marrakesh.components.loader import BUILT_IN

WIDTH: Final = 100


def folder(lines: Iterable[str], note: str = "") -> dict[str, str]:
    """Return the text of each corrected file, by name, for a folder to use with `--components`.

    `note`, a comment at the head of each file, says who corrected the values, and when.
    """
    by_kind: dict[str, list[Correction]] = {}
    for line in lines:
        one = parse(line)
        by_kind.setdefault(one.kind.name, []).append(one)
    head = f"# {' '.join(note.split())}\n" if note.strip() else ""
    return {
        KINDS[name].file: head + edited((BUILT_IN / KINDS[name].file).read_text("utf-8"), some)
        for name, some in by_kind.items()
    }


def edited(text: str, corrections: Iterable[Correction]) -> str:
    """Return the text of a built-in component file with corrections, which count as printed."""
    for correction in corrections:
        head, blocks = _blocks(text, correction.kind)
        blocks[correction.place] = _corrected(blocks[correction.place], correction)
        text = head + "".join(blocks)
    return text


def _blocks(text: str, kind: Kind) -> tuple[str, list[str]]:
    """Return the text before the entries, and the text of each entry."""
    if not kind.many:
        return "", [text]
    head, *blocks = re.split(rf"(?m)^(?=\[\[{kind.entry.word}\]\])", text)
    return head, blocks


def _corrected(block: str, correction: Correction) -> str:
    field, value = correction.field, correction.value
    if not is_ours(correction):
        block = _set(block, field, _plain(field, value))
    return _sourced(block, field)


def _plain(field: str, value: Any) -> str:
    """Return an assignment on one line, or on several if it would be too long."""
    line = f"{field} = {_toml(value)}"
    if len(line) <= WIDTH or not isinstance(value, list):
        return line
    return "\n".join([f"{field} = [", *(f"    {_toml(one)}," for one in value), "]"])


def _toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {_toml(one)}" for key, one in value.items()) + " }"
    if isinstance(value, list):
        return f"[{', '.join(map(_toml, value))}]"
    return json.dumps(value, ensure_ascii=False)  # scalars look the same in TOML


def _set(block: str, field: str, assignment: str) -> str:
    """Replace an assignment, which may span several lines, or add it before the source."""
    lines = block.split("\n")
    at = next((k for k, line in enumerate(lines) if line.startswith(f"{field} = ")), -1)
    if at < 0:
        at = end = next(k for k, line in enumerate(lines) if line.startswith("source = "))
    else:
        end = at + 1
        while not _whole("\n".join(lines[at:end])):
            end += 1
    return "\n".join([*lines[:at], assignment, *lines[end:]])


def _whole(text: str) -> bool:
    try:
        tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        return False
    return True


def _sourced(block: str, field: str) -> str:
    """Return an entry's text with the source of a field set to printed."""
    entry = tomllib.loads(block.split("]]\n", 1)[-1])
    sources: dict[str, str] = entry.get("sources", {})
    if sources.get(field, entry["source"]) == Provenance.PRINTED:
        return block
    if entry["source"] == Provenance.PRINTED:
        sources.pop(field)
    else:
        sources[field] = Provenance.PRINTED
    if "\n[sources]\n" in block:
        start, _, _ = block.partition("\n[sources]\n")
        rows = "".join(f'{name} = "{source}"\n' for name, source in sources.items())
        return f"{start}\n[sources]\n{rows}" if rows else start
    lines = [line for line in block.split("\n") if not line.startswith("sources = ")]
    if sources:
        at = next(k for k, line in enumerate(lines) if line.startswith("source = "))
        lines.insert(at + 1, f"sources = {_toml(sources)}")
    return "\n".join(lines)
