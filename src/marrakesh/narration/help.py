"""Explanations of tiles: cost, effect and provenance."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

from msgspec.structs import fields

from marrakesh.components import Box, Components, Entry, Provenance, box_of, provenance_of
from marrakesh.components.modules import Award, Building, StaircaseTile
from marrakesh.components.tiles import RiverTile
from marrakesh.narration import solo, tiles
from marrakesh.narration.phrases import award_side, two_digits
from marrakesh.rules.config import Config
from marrakesh.rules.setup import left_out
from marrakesh.rules.values import Values
from marrakesh.rules.words import BUILDINGS, FALCON, RACE_SADDLE, SCROLL_COLOURS
from marrakesh.texts import LANGUAGES, Texts, slug, text


def help_on(
    kind: str, number: int | str, lang: str = "en", edition: str = "essential",
    components: Components = None,
) -> str:  # fmt: skip
    """A tile explained in a few lines: name, price, effect and the provenance of its values.

    `number` identifies the tile: 17, "3b" for an award, "library" for a building. `components` are
    those of the game: a folder of component files, or corrections. Raises LookupError listing the
    valid tiles if the tile is unknown or `number` is empty.
    """
    told = explained(kind, number, lang, edition, components)
    return "\n".join(line for lines, notes in told for line in (*lines, *notes))


def explained(
    kind: str, number: int | str, lang: str, edition: str, components: Components = None
) -> list[tuple[list[str], list[str]]]:
    """The matching tiles, usually one; each with its lines and the notes on provenance."""
    texts = text(lang)
    known = kind_named(kind)
    if known not in _KINDS:
        kinds = texts.listing((texts(key) for key in KIND_NAMES.values()), "or")
        raise LookupError(texts("help-kind", kind=kind, kinds=kinds))
    kind = known
    entries_of, lines_of = _KINDS[kind]
    box, values = _box(components)
    entries = entries_of(box)
    wanted = str(number).strip().casefold()
    found = [entry for entry in entries if wanted in _names(texts, entry)]
    if not found:
        raise LookupError(_not_found(texts, kind, str(number), entries))
    return [
        (lines_of(texts, values, _place(entry), edition), _notes(texts, entry)) for entry in found
    ]


def chosen_tile(field: str, word: str, lang: str) -> tuple[str, str]:
    """A tile side that can be chosen for a game, by field and word: its name and effect."""
    texts = text(lang)
    _, values = _box(None)
    if field == "staircase":
        gains = tiles.staircase_sides(texts, values, int(word[:-1]))
        return gains["ab".index(word[-1])], texts("staircase-name", number=word)
    name, does = _river_tile(texts, values, int(word), "essential")
    return name, does


def _names(texts: Texts, entry: Entry) -> list[str]:
    """Accepted names of a tile, canonical first: 17; 3b, or 3 for both sides; library."""
    if isinstance(entry, Award):
        return [f"{entry.tile}{entry.side}", str(entry.tile)]
    if isinstance(entry, Building):
        key = f"building-{slug(entry.name)}"
        names = [texts(key), *(text(lang)(key) for lang in LANGUAGES), slug(entry.name)]
        return [*(name.casefold() for name in names), str(BUILDINGS.index(entry.name) + 1)]
    number = str(getattr(entry, "number", 0))
    if isinstance(entry, StaircaseTile):
        return [number, f"{number}a", f"{number}b"]
    return [number, two_digits(int(number))]


def _place(entry: Entry) -> int:
    """The index of a tile in the values: its number, or its place in the rules' order."""
    if isinstance(entry, Award):
        return 2 * (entry.tile - 1) + "ab".index(entry.side)
    if isinstance(entry, Building):
        return BUILDINGS.index(entry.name)
    return int(getattr(entry, "number", 0))


def _not_found(texts: Texts, kind: str, number: str, entries: Sequence[Entry]) -> str:
    name = texts(KIND_NAMES[kind])
    if not isinstance(entries[0], Award | Building):
        key = "help-number" if number else "help-ask-number"
        return texts(key, kind=name, number=number, most=len(entries))
    known = texts.listing((_shown(texts, entry) for entry in entries), "or")
    key = "help-which" if number else "help-ask-which"
    return texts(key, kind=name, number=number, known=known)


def _shown(texts: Texts, entry: Entry) -> str:
    """The name of a tile in a list."""
    if isinstance(entry, Building):
        return texts(f"building-{slug(entry.name)}")
    return _names(texts, entry)[0]


def left_out_notes(config: Config, lang: str = "en", components: Components = None) -> list[str]:
    """The tiles that stay in the box because a module they need is not in play."""
    texts = text(lang)
    _, values = _box(components)
    return [
        texts(
            f"left-out-{kind}",
            number=two_digits(number) if kind == "oasis" else number,
            luxury=tiles.luxury_type(values, number) if kind == "luxury" else "",
            module=texts(f"module-{module}"),
        )
        for kind, number, module in left_out(config, values)
    ]


@lru_cache(maxsize=8)
def _box(components: Components) -> tuple[Box, Values]:
    box = box_of(components)
    return box, Values(box)


def _notes(texts: Texts, entry: Entry) -> list[str]:
    """Notes on values that are not printed in a rulebook."""
    notes = []
    for provenance in (Provenance.DERIVED, Provenance.RECONSTRUCTED):
        values = [field for field in _told(entry) if provenance_of(entry, field) == provenance]
        if values:
            what = texts.listing(texts(f"value-{field.replace('_', '-')}") for field in values)
            notes.append(texts(f"help-{provenance}", what=what))
    return notes


def _told(entry: Entry) -> list[str]:
    """The fields of a tile that its lines mention."""
    untold = (*entry.identity, "back") if isinstance(entry, RiverTile) else entry.identity
    return [
        field.name
        for field in fields(entry)
        if field.name in entry.values()
        and field.name not in untold
        and getattr(entry, field.name) not in (None, 0, [], field.default)
    ]


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
    lines = [
        texts("help-luxury", number=number, luxury=tiles.luxury_type(values, number)),
        texts("luxury-good", cost=cost, gain=gain),
    ]
    kind = values.luxury_type[number]
    if kind == RACE_SADDLE:
        steps, off = values.saddle_steps[number], values.saddle_off[number]
        lines.append(texts("race-saddle", n=steps, off=off))
    elif kind == FALCON:
        lines.append(texts("falcon", bonus=tiles.luxury_bonus(texts, values, number, True)))
    return lines


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
        *([effect] if (effect := tiles.provision_effect(texts, values, number)) else []),
    ]


def _town(texts: Texts, values: Values, number: int, edition: str) -> list[str]:
    cost = tiles.town_cost(texts, values)
    return [
        texts("town-name", number=two_digits(number)),
        tiles.town(texts, values, number, edition),
        texts("about-town", points=values.town_points, cost=cost, most=values.towns_scored),
    ]


def _building(texts: Texts, values: Values, number: int, edition: str) -> list[str]:
    return [
        texts("help-building", building=slug(BUILDINGS[number])),
        texts("building-start", gain=tiles.building_gain(texts, values, number)),
        tiles.ability(texts, number),
        texts("about-building"),
    ]


def _award(texts: Texts, values: Values, side: int, edition: str) -> list[str]:
    return [
        texts("award-name", number=award_side(side)),
        *tiles.award(texts, values, side),
        texts("about-award"),
    ]


def _staircase(texts: Texts, values: Values, number: int, edition: str) -> list[str]:
    return [
        texts("staircase-name", number=number),
        tiles.staircase(texts, values, number),
        texts("about-staircase-tile"),
    ]


def strategy(texts: Texts, values: Values, number: int, edition: str = "") -> list[str]:
    """A strategy tile of the Pashabot: its name and the preferences it adds."""
    lines = [
        texts("strategy-name", number=number),
        texts("strategy-keshis", **solo.icons(texts, *values.strategy_icons[number])),
        texts("strategy-luxury", **solo.luxuries(texts, *values.strategy_luxury[number])),
    ]
    if values.strategy_river[number]:
        lines.append(texts("strategy-river", n=values.bot_river_icon))
    if values.strategy_needs[number]:
        lines.append(texts("strategy-needs"))
    return lines


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
    "town": (lambda box: box.towns, _town),
    "building": (lambda box: box.buildings, _building),
    "award": (lambda box: box.awards, _award),
    "staircase tile": (lambda box: box.staircase_tiles, _staircase),
    "strategy": (lambda box: box.strategy_tiles, strategy),
}
KIND_NAMES: Final = {
    "scroll": "word-scroll",
    "oasis": "word-oasis",
    "river tile": "word-river-tile",
    "luxury": "word-luxury-good",
    "office": "word-office",
    "provision": "word-provision",
    "town": "word-town",
    "building": "word-building",
    "award": "word-award",
    "staircase tile": "word-staircase-tile",
    "strategy": "word-strategy",
}
"""Kinds of tiles, with the keys of their names."""


def kind_named(typed: str) -> str:
    """The kind of tile with this name in any language; the name itself if there is none."""
    typed = typed.casefold().replace("-", " ").replace("_", " ")
    for kind, key in KIND_NAMES.items():
        names = (text(lang)(key).casefold().replace("-", " ") for lang in LANGUAGES)
        if typed in (kind, f"{kind}s", kind.removesuffix(" tile"), *names):
            return kind
    return typed
