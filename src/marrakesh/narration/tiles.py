"""What tiles do, with the values of their box."""

from marrakesh.narration.wording import amounts, gains, goods, resources, two_digits
from marrakesh.rules.values import Values
from marrakesh.rules.words import COLOURS, GAINS, LUXURY_TYPES, RESOURCES
from marrakesh.texts import Texts, slug


def scroll(texts: Texts, values: Values, number: int, edition: str) -> str:
    given = gains(texts, values.scroll_gain[number])
    return texts(f"scroll-{two_digits(number)}", gain=given, edition=edition)


def oasis(texts: Texts, values: Values, number: int) -> str:
    rule = values.oases[number]
    assert rule is not None
    colours = texts.listing((texts(f"colour-{COLOURS[colour]}") for colour in rule.colours), "or")
    return texts(
        f"oasis-{two_digits(number)}",
        base=rule.base,
        each=rule.each,
        most=rule.most,
        at_least=rule.at_least,
        at_most=rule.at_most,
        colours=colours,
        luxury=slug(LUXURY_TYPES[rule.luxury]),
        resource=RESOURCES[rule.resource],
    )


def river_tile(texts: Texts, values: Values, number: int, edition: str) -> str:
    return texts(
        f"river-tile-{two_digits(number)}",
        gain=gains(texts, values.river_gain[number]),
        second=gains(texts, values.river_second[number]),
        edition=edition,
    )


def luxury_cost(texts: Texts, values: Values, number: int) -> str:
    return goods(texts, values.luxury_cost[number])


def luxury_gain(texts: Texts, values: Values, number: int) -> str:
    """Points first, then resources."""
    given = [(GAINS[kind], amount) for kind, amount in values.luxury_gain[number]]
    return amounts(texts, [("point", values.luxury_points[number]), *given])


def luxury_type(values: Values, number: int) -> str:
    return slug(LUXURY_TYPES[values.luxury_type[number]])


def office(texts: Texts, values: Values, number: int) -> str:
    yellow, orange, purple = (gains(texts, given) for given in values.office[number])
    return texts("office", yellow=yellow, orange=orange, purple=purple)


def provision_cost(texts: Texts, values: Values, number: int) -> str:
    return resources(texts, values.provision_cost[number])
