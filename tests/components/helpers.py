"""Helpers for the tests of the components."""

from collections.abc import Callable
from pathlib import Path

import pytest

from marrakesh.components import (
    Box,
    ComponentError,
    Entry,
    Provenance,
    load,
    parse_gain,
    provenance_of,
)
from marrakesh.components.boards import ColourEntry
from marrakesh.components.tiles import LuxuryGood, Oasis, Provision, Scroll

P, D, R = Provenance.PRINTED, Provenance.DERIVED, Provenance.RECONSTRUCTED
TRACKS = ["turquoise", "green", "gray", "white", "black"]
GOODS = ["yellow", "orange", "purple"]


def sources(entry: Entry, *fields: str) -> list[Provenance]:
    return [provenance_of(entry, field) for field in fields]


def colour(box: Box, name: str) -> ColourEntry:
    return next(entry for entry in box.colours if entry.name == name)


def line(box: Box, palace: int, mosque: int) -> list[str]:
    """The line between two segments, from the palace side to the mosque side."""
    spaces = {space.name: space.gain for space in box.line_spaces}
    names = [f"L{palace}", f"C{palace + mosque}", f"R{mosque}"]
    inner = [spaces[name] for name in names if name in spaces]
    dinars, points = box.lines.dinars[palace - 1], box.lines.points[mosque - 1]
    return [f"{dinars} dinar", *inner, f"{points} points"]


def luxury(box: Box, number: int) -> LuxuryGood:
    return next(good for good in box.luxury_goods if good.number == number)


def oasis(box: Box, number: int) -> Oasis:
    return next(entry for entry in box.oases if entry.number == number)


def scroll(box: Box, number: int) -> Scroll:
    return next(entry for entry in box.scrolls if entry.number == number)


def provisions(box: Box, level: str) -> list[Provision]:
    return [tile for tile in box.provisions if tile.level == level]


def letters(gains: list[str]) -> str:
    """Resources as in the component list: W water, T date, D dinar."""
    short = {"water": "W", "date": "T", "dinar": "D"}
    return "".join(short[thing] * amount for amount, thing in map(parse_gain, gains))


Edit = Callable[[str, str, str], Path]


def refusal(overlay: Path) -> ComponentError:
    with pytest.raises(ComponentError) as caught:
        load(overlay)
    return caught.value


def problem(error: ComponentError) -> tuple[str, str, dict[str, object]]:
    """Where the error is, the key of its text, and its parameters, with lists of names joined."""
    joined = {
        name: ", ".join(value) if isinstance(value, tuple) else value
        for name, value in error.facts.items()
    }
    return error.where, error.key, joined
