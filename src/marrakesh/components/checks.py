"""Constraints between the entries of the box: each present once, all consistent."""

from collections import Counter
from collections.abc import Sequence
from typing import Final, get_args

from marrakesh.components.box import KINDS, Box, Kind
from marrakesh.components.entry import Colour, Entry, LuxuryType, Sector, named, parse_gain, require
from marrakesh.components.modules import Building
from marrakesh.components.tiles import Provision

SCROLLS: Final = {"gray": 21, "yellow": 21, "pink": 18, "orange": 12}
COUNTS: Final = {
    "luxury_goods": 35, "offices": 12, "oases": 36, "scrolls": sum(SCROLLS.values()),
    "provisions": 24, "river_tiles": 18, "start_oasis": 2, "storage": 6, "staircase_tiles": 20,
    "towns": 12, "strategy_tiles": 15,
}  # fmt: skip
"""The number of entries of each numbered kind."""
LINE_SPACES: Final = (
    "L2", "L3", "L4", "L5", *(f"C{number}" for number in range(3, 11)), "R2", "R3", "R4",
)  # fmt: skip
BASE: Final = {"luxury_goods": 25, "offices": 6, "oases": 30, "provisions": 12}
"""By kind: the number of tiles in the base game; those of modules follow."""
COVERED: Final = tuple(space for space in LINE_SPACES if space not in ("C3", "C9", "C10"))
"""The spaces that staircase tiles cover: all but the lowermost and the two topmost ones."""
BENEFITS: Final = {
    "one": ("2 point", "2 dinar", "2 water", "2 date", "1 any resource", "2 any goods"),
    "two": (
        "3 point", "4 dinar", "2 palace step", "2 river step", "gray scroll", "3 any resource",
        "2 point + 2 water", "2 mosque step", "spectators 2",
    ),
    "three": (
        "5 point", "3 date + 3 water", "5 any resource", "4 steps mosque/river", "claim 1",
        "spectators 3", "3 dinar + 3 water", "3 date + 3 dinar", "4 steps mosque/palace",
        "4 steps palace/river", "goods_any 3", "yellow scroll",
    ),
    "four": (
        "8 point", "river_bonus", "claim 2", "6 steps mosque/palace/river", "luxury_off 3",
        "pink scroll",
    ),
}  # fmt: skip
"""All benefits of awards for one to four keshis, as worded by `Benefit.said`."""


def check(box: Box) -> None:
    """Reject a box with inconsistent entries."""
    for kind in KINDS.values():
        if kind.many:
            _check_identities(kind, getattr(box, kind.name))
    _check_square(box)
    _check_souk(box)
    _check_medina(box)
    _check_sahara(box)
    _check_scrolls(box)
    _check_river_tiles(box)
    _check_provisions(box)
    wooden = sum(colour.wooden for colour in box.colours)
    require(wooden == 92, "comp-wooden", where="colours.toml", sum=wooden)
    _check_staircases(box)
    _check_towns(box)
    _check_camels(box)
    _check_awards(box)


# ---- each entry once


def _expected(kind: str) -> list[tuple[object, ...]] | None:
    """Return the identities of the entries a kind must have; None if they are not fixed."""
    names: dict[str, Sequence[str]] = {
        "colours": get_args(Colour),
        "gates": get_args(Colour),
        "line_spaces": LINE_SPACES,
        "discs": ["pink", "purple", "training room"],
        "gate_spaces": [sector for sector in get_args(Sector) if sector != "medina"],
        "tower": ["B1", "B2"],
        "buildings": get_args(Building.__annotations__["name"]),
    }
    if kind in names:
        return [(name,) for name in names[kind]]
    if kind == "oasis_spaces":
        return [(path, place) for path in ("left", "right") for place in (1, 2, 3)]
    if kind == "awards":
        return [(tile, side) for tile in range(1, 7) for side in ("a", "b")]
    if kind in COUNTS:
        return [(number,) for number in range(1, COUNTS[kind] + 1)]
    return None


def _check_identities(kind: Kind, entries: list[Entry]) -> None:
    """Check that each entry is present once, and that there are no others."""
    expected = _expected(kind.name)
    if expected is None:
        return
    word = kind.entry.word.replace("_", " ")
    # the type of a luxury good is part of its identity, but counted elsewhere
    width = len(expected[0])
    identities = [entry.which()[:width] for entry in entries]
    right = _span(expected)
    for identity, times in Counter(identities).items():
        where = f"{kind.file}, {word} {_join(identity)}"
        require(identity in expected, "comp-not-here", where, right=right)
        require(times == 1, "comp-twice", where, times=times, right=right)
    for identity in expected:
        where = f"{kind.file}, {word} {_join(identity)}"
        require(identity in identities, "comp-missing", where, right=right)


def _join(identity: tuple[object, ...]) -> str:
    return " ".join(str(part) for part in identity)


def _span(identities: list[tuple[object, ...]]) -> str | tuple[str, ...]:
    if isinstance(identities[0][0], int):
        return f"{_join(identities[0])}–{_join(identities[-1])}"
    return named(_join(identity) for identity in identities)


def _check_base(kind: str, in_base: dict[int, bool]) -> None:
    """Check that tiles of the base game are numbered first, then those of modules."""
    last = BASE[kind]
    word = KINDS[kind].entry.word.replace("_", " ")
    for number, base in in_base.items():
        key = "comp-of-module" if number > last else "comp-of-base"
        require(base == (number <= last), key, f"{kind}.toml, {word} {number}", last=last)


# ---- the base game, with the tiles that modules add


def _check_square(box: Box) -> None:
    discs = {disc.name: disc.spectators for disc in box.discs}
    zeros, fours = discs["purple"].count(0), discs["purple"].count(4)
    require(
        (zeros, fours) == (1, 1),
        "comp-purple",
        where="discs.toml, disc purple",
        zeros=zeros,
        fours=fours,
    )
    pink, training = sum(discs["pink"]), sum(discs["training room"])
    require(
        training == pink + 3,
        "comp-training",
        where="discs.toml, disc training room",
        training=training,
        pink=pink,
    )


def _check_souk(box: Box) -> None:
    types = Counter(good.type for good in box.luxury_goods)
    for name in get_args(LuxuryType):
        count = types[name]
        require(
            count == 5,
            "comp-luxury-types",
            where="luxury_goods.toml",
            count=count,
            luxury_type=name,
        )
    new = ("race saddle", "falcon")
    _check_base("luxury_goods", {good.number: good.type not in new for good in box.luxury_goods})
    bonuses = [good.bonus for good in box.luxury_goods if good.bonus]
    for bonus, times in Counter(bonuses).items():
        require(
            times == 1,
            "comp-falcons",
            where="luxury_goods.toml",
            times=times,
            bonus=bonus,
        )
    _check_base("offices", {office.number: not office.expansion for office in box.offices})


def _check_medina(box: Box) -> None:
    workshops = len(box.workshops)
    require(workshops == 4, "comp-workshops", where="workshops.toml", count=workshops)
    gates = sum(gate.count for gate in box.gates)
    require(
        gates == workshops * 8,
        "comp-gates",
        where="gates.toml",
        sum=gates,
    )


def _check_sahara(box: Box) -> None:
    shown: Counter[str] = Counter(space.shows for space in box.storage)
    for icon, count in (("keshi", 2), ("keshi with 2 players", 1)):
        require(
            shown[icon] == count,
            "comp-storage",
            where="storage.toml",
            shown=shown[icon],
            icon=icon,
            count=count,
        )
    _check_base("oases", {oasis.number: not oasis.needs for oasis in box.oases})


def _check_scrolls(box: Box) -> None:
    for colour, count in SCROLLS.items():
        scrolls = [scroll for scroll in box.scrolls if scroll.colour == colour]
        require(
            len(scrolls) == count,
            "comp-scroll-colours",
            where="scrolls.toml",
            size=len(scrolls),
            scroll_colour=colour,
            count=count,
        )
        # a refresh requires being able to afford every scroll of that colour
        for scroll in scrolls:
            other = scrolls[0]
            require(
                (scroll.scholars, scroll.dates) == (other.scholars, other.dates),
                "comp-scroll-price",
                where=f"scrolls.toml, scroll {scroll.number}",
                scroll_scholars=scroll.scholars,
                scroll_dates=scroll.dates,
                scroll_colour=colour,
                other=other.number,
                other_scholars=other.scholars,
                other_dates=other.dates,
            )


def _check_river_tiles(box: Box) -> None:
    tiles = {tile.number: tile for tile in box.river_tiles}
    last = box.frame.seasons
    for number, tile in tiles.items():
        where = f"river_tiles.toml, river tile {number}"
        back = tiles.get(tile.back)
        require(
            back is not None and back is not tile and back.back == number,
            "comp-back",
            where=where,
            back=tile.back,
            tile=number,
        )
        require(
            back is not None and back.season == tile.season,
            "comp-tile-season",
            where=where,
            tile_season=tile.season,
        )
        require(
            tile.season == last or not tile.second,
            "comp-second",
            where=where,
            last=last,
            tile_season=tile.season,
        )
    for season in range(1, last + 1):
        sides = sum(tile.season == season for tile in tiles.values())
        require(
            sides == 6,
            "comp-sides",
            where="river_tiles.toml",
            sides=sides,
            tile_season=season,
        )


def _check_provisions(box: Box) -> None:
    _check_base("provisions", {tile.number: tile.level == "base" for tile in box.provisions})
    for level, effects in Provision.effects.items():
        there = [tile.effect for tile in box.provisions if tile.level == level]
        for effect in effects:
            count = sum(one == effect for one in there)
            require(
                count == 1,
                "comp-effects",
                where="provisions.toml",
                count=count,
                level=level,
                effect=effect,
            )


# ---- the modules


def _check_staircases(box: Box) -> None:
    fronts = {parse_gain(gain)[1] for tile in box.staircase_tiles for gain in tile.front}
    for colour in get_args(Colour):
        require(
            colour in fronts,
            "comp-fronts",
            where="staircase_tiles.toml",
            front=colour,
        )
    spaces = box.staircase_cover.spaces
    require(
        sorted(spaces) == sorted(COVERED),
        "comp-cover",
        where="staircase_cover.toml",
        spaces=spaces,
        right=named(COVERED),
    )
    step, last = box.imam_sultan.step, box.stairs.steps
    require(step < last, "comp-pawn-step", where="imam_sultan.toml", step=step, last=last)


def _check_towns(box: Box) -> None:
    for rule, times in Counter(town.rule for town in box.towns).items():
        require(
            times == 1,
            "comp-town-rules",
            where="towns.toml",
            times=times,
            rule=rule,
        )
    most, towns = box.town_rules.tiles[-1], len(box.towns)
    require(most <= towns, "comp-town-number", where="town_rules.toml", wanted=most, towns=towns)


def _check_camels(box: Box) -> None:
    course = box.racecourse
    for oasis in box.oases:
        if oasis.rule == "camel" and oasis.most_points and oasis.each:
            steps = -(-oasis.most_points // oasis.each) * oasis.per
            require(
                course.finish >= steps,
                "comp-finish",
                where="racecourse.toml",
                finish=course.finish,
                steps=steps,
                oasis=oasis.number,
            )
    at = [bridge.step for bridge in box.bridges]
    for step, times in Counter(at).items():
        where = f"bridges.toml, bridge {step}"
        require(times == 1, "comp-bridge-twice", where=where, times=times)
        require(
            course.start < step < course.finish,
            "comp-bridge-place",
            where=where,
            first=course.start,
            last=course.finish,
        )
    tiles = sum(box.dung.counts)
    require(tiles == 22, "comp-dung", where="dung.toml", sum=tiles)


def _check_awards(box: Box) -> None:
    for tier, benefits in BENEFITS.items():
        missing = set(benefits)
        for award in box.awards:
            said = getattr(award, tier).said()
            require(
                said in benefits,
                "comp-award",
                where=f"awards.toml, award {_join(award.which())}",
                tier=tier,
                said=said,
                benefits=named(benefits),
            )
            missing.discard(said)
        require(
            not missing,
            "comp-award-missing",
            where="awards.toml",
            tier=tier,
            missing=named(sorted(missing)),
        )
