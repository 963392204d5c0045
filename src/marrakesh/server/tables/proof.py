"""The proof sheet: checking and exporting corrections, and showing those of a table."""

from collections.abc import Sequence
from functools import cache

from marrakesh.components import ComponentError, Components, Corrections, sift
from marrakesh.components.box import KINDS
from marrakesh.components.corrected_files import folder
from marrakesh.components.corrections import name_of, parse
from marrakesh.errors import LocalizedError
from marrakesh.proof import note, sent, sheet, taken
from marrakesh.proof.sheet import ProofValue, in_words, shown
from marrakesh.rules.config import PRESETS, Config
from marrakesh.rules.game import Game
from marrakesh.server.errors import ForwardedError
from marrakesh.server.messages import (
    Checked,
    Differing,
    Proof,
    Taken,
    ToCheck,
    ToRead,
    ToSend,
    Unfit,
    WasRead,
)
from marrakesh.texts import text


@cache
def proof(lang: str, components: Components = None) -> Proof:
    """Return the proof sheet: all values in the box, in words, and views for drawing the boards."""
    modules = PRESETS["all"]["modules"]
    whole = Config(players=4, edition="deluxe", modules=modules)
    alone = Config(players=1, solo="pashabot")
    return Proof(
        kinds=sheet(lang, components),
        view=Game.new(whole, 1, components).view(),
        solo=Game.new(alone, 1, components).view(),
    )


def checked(wish: ToCheck, lang: str) -> Checked:
    """Check which corrections are valid, and explain why the others are not."""
    return _checked(wish.lines, lang)


def _checked(lines: list[str], lang: str) -> Checked:
    found = sift(lines)
    refused = [
        Unfit(place=place, reason=_reason(lines[place], error, lang))
        for place, error in found.refused
    ]
    return Checked(lines=list(found.kept), refused=refused)


def _reason(line: str, error: ComponentError, lang: str) -> str:
    """Explain in the page's terms why a line is invalid; errors in other files name the file."""
    kind = KINDS.get(line.partition(" ")[0])
    if kind is None or not error.where.startswith((kind.file, kind.name)):
        return error.explain(lang)
    return in_words(text(lang), kind, error.said(lang))


def to_take(wish: ToSend, lang: str) -> Taken:
    """Export corrections: as component files to use in a game, by file name, and as a text to send
    to the project; raise ForwardedError if any line is invalid."""
    lines = fitting(wish.lines)
    by = note(lang, wish.box, wish.by, wish.when)
    return Taken(files=folder(lines, by), text=sent(lines, wish.box, wish.by, wish.when))


def was_read(wish: ToRead, lang: str) -> WasRead:
    """Read and check the corrections in a text for the project, as exported by `to_take`."""
    try:
        found = taken(wish.text)
    except LocalizedError as error:
        raise ForwardedError(error.explain) from None
    return WasRead(
        checked=_checked(list(found.lines), lang), box=found.box, by=found.by, when=found.when
    )


def fitting(lines: Sequence[str]) -> Corrections:
    """Return the corrections that differ from the built-in values; raise ForwardedError if any line
    is invalid."""
    found = sift(lines)
    if found.refused:
        raise ForwardedError(found.refused[0].error.explain)
    return found.kept


def differing(corrections: Corrections, lang: str) -> list[Differing]:
    """Return a table's corrected values in words, each with the built-in value that it replaces."""
    say = text(lang)
    ours, theirs = _by_name(lang, ()), _by_name(lang, corrections)
    told = []
    for line in corrections:
        kind, place, field, _ = parse(line)
        title, old = ours[kind.name, name_of(kind, place), field]
        new = theirs[kind.name, name_of(kind, place), field][1]
        told.append(
            Differing(
                line=line,
                component=title,
                name=old.name,
                value=shown(say, new),
                ours=shown(say, old),
            )
        )
    return told


def _by_name(
    lang: str, corrections: Corrections
) -> dict[tuple[str, str, str], tuple[str, ProofValue]]:
    return {
        (kind.kind, entry.which, value.field): (entry.title, value)
        for kind in sheet(lang, corrections)
        for entry in kind.entries
        for value in entry.values
    }
