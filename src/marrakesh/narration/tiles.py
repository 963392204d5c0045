"""The effects of tiles in words, with the values of the box."""

from collections.abc import Iterable

from marrakesh.narration.phrases import GOODS_NAMES, amounts, gains, goods, resources, two_digits
from marrakesh.rules.values import AwardBenefit, Values
from marrakesh.rules.words import (
    BUILDINGS,
    COLOURS,
    FALCON,
    GAINS,
    LUXURY_TYPES,
    RACE_SADDLE,
    RESOURCES,
    SCROLL_COLOURS,
    TRACKS,
)
from marrakesh.texts import Texts, slug

NO_LIMIT = 999
"""The rules' representation of no limit."""


def scroll(texts: Texts, values: Values, number: int, edition: str) -> str:
    given = gains(texts, values.scroll_gain[number])
    return texts(f"scroll-{two_digits(number)}", gain=given, edition=edition)


def oasis(texts: Texts, values: Values, number: int) -> str:
    rule = values.oases[number]
    assert rule is not None
    kinds = range(1, len(rule.table))
    return texts(
        f"oasis-{two_digits(number)}",
        base=rule.base,
        each=rule.each,
        per=rule.per,
        table=texts.listing((str(rule.table[kind]) for kind in kinds), "or"),
        kinds=texts.listing((str(kind) for kind in kinds), "or"),
        most=rule.most,
        most_points=_limit(rule.most_points),
        at_least=rule.at_least,
        at_most=rule.at_most,
        colours=colour_choice(texts, rule.colours),
        luxury=slug(LUXURY_TYPES[rule.luxury]),
        resource=RESOURCES[rule.resource],
    )


def _limit(points: int) -> int:
    """A limit on points for texts: 0 if there is none."""
    return 0 if points >= NO_LIMIT else points


def colour_choice(texts: Texts, colours: Iterable[int]) -> str:
    return texts.listing((texts(f"colour-{COLOURS[colour]}") for colour in colours), "or")


def river_tile(texts: Texts, values: Values, number: int, edition: str) -> str:
    return texts(
        f"river-tile-{two_digits(number)}",
        gain=gains(texts, values.river_gain[number]),
        second=gains(texts, values.river_second[number]),
        edition=edition,
    )


def luxury_cost(texts: Texts, values: Values, number: int) -> str:
    cost = zip(GOODS_NAMES, values.luxury_cost[number], strict=True)
    paid = [texts.gain(amount, name) for name, amount in cost if amount]
    keshi = falcon_keshi(texts, values, number)
    return texts.listing([*paid, keshi] if keshi else paid)


def falcon_keshi(texts: Texts, values: Values, number: int) -> str:
    """The keshi that a falcon costs besides goods; empty for others."""
    colours = values.luxury_keshis[number]
    return texts("falcon-pays", colours=colour_choice(texts, colours)) if colours else ""


def luxury_gain(texts: Texts, values: Values, number: int) -> str:
    """Points first, then resources."""
    given = [(GAINS[kind], amount) for kind, amount in values.luxury_gain[number]]
    return amounts(texts, [("point", values.luxury_points[number]), *given])


def luxury_bonus(texts: Texts, values: Values, number: int, camels: bool) -> str:
    """What a race saddle or a falcon gives besides points; empty for others."""
    kind = values.luxury_type[number]
    if kind == RACE_SADDLE:
        if camels:
            return texts("saddle-camel", n=values.saddle_steps[number])
        return texts("saddle-oasis", n=values.saddle_off[number])
    if kind == FALCON:
        bonus = slug(values.falcon_bonus[number])
        return texts(f"falcon-{bonus}", n=values.falcon_steps[number])
    return ""


def luxury_type(values: Values, number: int) -> str:
    return slug(LUXURY_TYPES[values.luxury_type[number]])


def office(texts: Texts, values: Values, number: int) -> str:
    yellow, orange, purple = (gains(texts, given) for given in values.office[number])
    return texts("office", yellow=yellow, orange=orange, purple=purple)


def provision_cost(texts: Texts, values: Values, number: int) -> str:
    return resources(texts, values.provision_cost[number])


def provision_effect(texts: Texts, values: Values, number: int) -> str:
    """The effect of a provision tile of the module, as a sentence; empty for the base game's."""
    level, effect = values.provision_level[number], slug(values.provision_effect[number])
    if level == "moderate":
        return texts("provision-moderate", effect=season_effect(texts, values, number))
    return texts(f"hard-{effect}") if level == "hard" else ""


def season_effect(texts: Texts, values: Values, number: int) -> str:
    """The effect of a provision tile at the start of each season."""
    if values.provision_level[number] == "hard":
        return texts("hard-nomad-move")
    return texts(f"moderate-{slug(values.provision_effect[number])}", n=1)


# ---- tiles of modules


def town(texts: Texts, values: Values, number: int, edition: str) -> str:
    rule = values.towns[number]
    assert rule is not None
    return texts(
        f"town-{slug(rule.rule)}",
        each=rule.each,
        per=rule.per,
        at_least=rule.at_least,
        most_points=_limit(rule.most_points),
        edition=edition,
    )


def town_cost(texts: Texts, values: Values) -> str:
    return goods(texts, values.town_cost)


def staircase_sides(texts: Texts, values: Values, number: int) -> tuple[str, str]:
    """The bonuses on the front and the back of a staircase tile."""
    front, back = values.staircase[number]
    return gains(texts, front), gains(texts, back)


def staircase(texts: Texts, values: Values, number: int) -> str:
    front, back = staircase_sides(texts, values, number)
    return texts("staircase-tile", front=front, back=back)


def building_gain(texts: Texts, values: Values, number: int) -> str:
    """The starting goods of a building's owner."""
    given = zip(RESOURCES, values.building_resources[number], strict=True)
    return amounts(texts, [(COLOURS[values.building_keshi[number]], 1), *given])


def ability(texts: Texts, number: int, library: str = "gray") -> str:
    """The ability of a building; `library` is the colour of its scroll in season 1."""
    return texts(f"ability-{slug(BUILDINGS[number])}", colour=texts(f"colour-{library}"))


def award(texts: Texts, values: Values, side: int) -> list[str]:
    """The benefits of an award side with their prices, for 1 to 4 keshis and for dung."""
    dung = texts.gain(1, COLOURS[values.award_dung[side]])
    return [
        *(
            texts(
                "award-benefit",
                cost=award_cost(texts, given, tier),
                benefit=benefit(texts, given),
            )
            for tier, given in enumerate(values.awards[side])
        ),
        texts("award-dung", keshi=dung),
    ]


def award_cost(texts: Texts, given: AwardBenefit, others: int) -> str:
    """The keshis for an award: one of its colour and this many others."""
    return texts("award-keshis", keshi=texts.gain(1, COLOURS[given.colour]), n=others)


def benefit(texts: Texts, given: AwardBenefit) -> str:
    """The benefit of an award."""
    if given.goods_any:
        return texts("benefit-goods", n=given.goods_any)
    if given.steps:
        tracks = texts.listing(texts(f"track-{TRACKS[track]}") for track in given.tracks)
        return texts("benefit-steps", n=given.steps, tracks=tracks)
    if given.spectators:
        return texts("benefit-spectators", n=given.spectators)
    if given.scroll >= 0:
        return texts("benefit-scroll", academy=SCROLL_COLOURS[given.scroll])
    if given.claim:
        return texts("benefit-claim", n=given.claim)
    if given.luxury_off:
        return texts("benefit-luxury", n=given.luxury_off)
    if given.river_bonus:
        return texts("benefit-river")
    return gains(texts, given.gains)
