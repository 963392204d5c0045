"""Tiles explained: what they cost and do, and how we know."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Final

from marrakesh.components import Box, Entry, Source, load, source_of
from marrakesh.narration import tiles
from marrakesh.narration.wording import two_digits
from marrakesh.rules.values import Values
from marrakesh.rules.words import SCROLL_COLOURS
from marrakesh.texts import Texts, text


def help_on(
    kind: str, number: int, lang: str = "en", edition: str = "essential",
    components: Path | None = None,
) -> str:  # fmt: skip
    """A tile explained in a few lines: its name, its price, its effect, where values come from.

    `components` is the folder of corrected component files the game is played with, if any.
    LookupError says what can be asked.
    """
    texts = text(lang)
    if kind not in _KINDS:
        kinds = texts.listing(_KINDS, "or")
        raise LookupError(texts("help-kind", kind=kind, kinds=kinds))
    entries_of, lines_of = _KINDS[kind]
    box, values = _box(components)
    entries = entries_of(box)
    entry = next((entry for entry in entries if getattr(entry, "number", 0) == number), None)
    if entry is None:
        raise LookupError(texts("help-number", kind=kind, number=number, most=len(entries)))
    return "\n".join([*lines_of(texts, values, number, edition), *_notes(texts, entry)])


@lru_cache(maxsize=8)
def _box(overlay: Path | None) -> tuple[Box, Values]:
    box = load(overlay)
    return box, Values(box)


def _notes(texts: Texts, entry: Entry) -> list[str]:
    """Which of the values are not printed in a rulebook."""
    notes = []
    for source in (Source.DERIVED, Source.RECONSTRUCTED):
        fields = [
            field
            for field in entry.values()
            if field not in (*entry.identity, "back")  # the other side is not told here
            and getattr(entry, field) not in (None, 0, [])
            and source_of(entry, field) == source
        ]
        if fields:
            what = texts.listing(texts(f"value-{field.replace('_', '-')}") for field in fields)
            notes.append(texts(f"help-{source}", what=what))
    return notes


def _scroll(texts: Texts, values: Values, number: int, edition: str) -> list[str]:
    academy = SCROLL_COLOURS[values.scroll_colour[number]]
    acts = texts(f"acts-{values.scroll_acts[number]}")
    scholars, dates = values.scroll_scholars[number], values.scroll_dates[number]
    return [
        texts("help-scroll", number=two_digits(number), academy=academy, acts=acts),
        f"{texts('scroll-price', scholars=scholars, dates=dates)}.",
        tiles.scroll(texts, values, number, edition),
    ]


def _oasis(texts: Texts, values: Values, number: int, edition: str) -> list[str]:
    return [
        texts("oasis-name", number=two_digits(number)),
        tiles.oasis(texts, values, number),
        texts("about-oasis", most=values.oases_scored),
    ]


def _river_tile(texts: Texts, values: Values, number: int, edition: str) -> list[str]:
    season = values.river_season[number]
    return [
        texts("help-river-tile", number=two_digits(number), season=season),
        tiles.river_tile(texts, values, number, edition),
    ]


def _luxury(texts: Texts, values: Values, number: int, edition: str) -> list[str]:
    cost = tiles.luxury_cost(texts, values, number)
    gain = tiles.luxury_gain(texts, values, number)
    return [
        texts("help-luxury", number=number, luxury=tiles.luxury_type(values, number)),
        texts("luxury-good", cost=cost, gain=gain),
    ]


def _office(texts: Texts, values: Values, number: int, edition: str) -> list[str]:
    return [
        texts("office-name", number=number),
        texts("about-office"),
        tiles.office(texts, values, number),
    ]


def _provision(texts: Texts, values: Values, number: int, edition: str) -> list[str]:
    cost = tiles.provision_cost(texts, values, number)
    return [
        texts("provision-name", number=number),
        texts("provision", cost=cost, points=values.provision_points[number]),
    ]


_KINDS: Final[
    dict[
        str,
        tuple[
            Callable[[Box], Sequence[Entry]],
            Callable[[Texts, Values, int, str], list[str]],
        ],
    ]
] = {
    "scroll": (lambda box: box.scrolls, _scroll),
    "oasis": (lambda box: box.oases, _oasis),
    "river tile": (lambda box: box.river_tiles, _river_tile),
    "luxury": (lambda box: box.luxury_goods, _luxury),
    "office": (lambda box: box.offices, _office),
    "provision": (lambda box: box.provisions, _provision),
}
