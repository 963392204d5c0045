"""What pending decisions will still bring a player, as far as it is certain."""

from collections.abc import Callable
from functools import partial

import pytest

from marrakesh import Game
from marrakesh.rules.bonuses import AnyOrder
from marrakesh.rules.keshis import Deploy
from marrakesh.rules.owed import Owed
from marrakesh.rules.words import (
    ANY_GOODS,
    ANY_KESHI,
    ANY_RESOURCE,
    COLOURS,
    KESHI,
    NOMAD,
    SECTORS,
    WHITE,
)
from rule_source import acts
from rules.modules.camels.helpers import both_claimed, race
from rules.why_not.positions import bought, buys, crosses, gates, oases, trade
from scenario import Scenario, play

KINDS = ("keshis", "goods", "resources", "steps", "lines", "performances", "spaces")


def owed(game: Game) -> dict[str, int]:
    """What seat 0 is owed, without what it is not."""
    found = Owed([0] * 12)
    for frame in (game.table.top, *game.table.below):
        if frame.seat == 0:
            frame.owes(found)
    numbers = {
        **dict(zip(COLOURS, found.on_their_way, strict=True)),
        **dict(zip(SECTORS, found.actions, strict=True)),
        **{kind: getattr(found, kind) for kind in KINDS},
    }
    return {name: number for name, number in numbers.items() if number}


def uses(edition: str) -> Game:
    game = Scenario(edition).player(0, white=1).assistants({0: ["palace", "river"]})
    play(game, "use palace")
    return game


def claimed(edition: str) -> Game:
    return both_claimed(race(edition), "white", "pink")


def performs(edition: str) -> Game:
    return acts(Scenario(edition).player(0, entertainers=[1, 4], disc=0), "square")


def crosses_a_rapid(edition: str, rapid: int, **facts: list[int]) -> Game:
    """With scroll 60 its bonus comes twice, one after the other (R116)."""
    table = Scenario(edition).player(0, fisherman=8, turquoise=1, water=0, **facts)
    return acts(table, "river", f"rapid {rapid}")


@pytest.mark.parametrize(
    ("position", "brings"),
    [
        (uses, {"palace": 1}),
        (partial(crosses_a_rapid, rapid=2, scrolls=[60]), {"resources": 2}),
        (partial(crosses_a_rapid, rapid=3, scrolls=[60]), {"goods": 2}),
        (partial(crosses_a_rapid, rapid=3), {"goods": 1}),
        (claimed, {"white": 1, "pink": 1}),
        (performs, {"spaces": 1}),
        (partial(bought, scroll=6), {"pink": 1}),
        (partial(bought, scroll=8), {"brown": 1}),
        (partial(bought, scroll=9), {"red": 1}),
        (partial(bought, scroll=30), {"keshis": 1}),
        (partial(bought, scroll=43), {"keshis": 2}),
        (partial(bought, scroll=55), {"steps": 6}),
        (partial(bought, scroll=67), {"keshis": 3}),
        (crosses, {"lines": 1, "steps": 1}),
        (lambda e: crosses(e, "line dinars", scrolls=[63]), {"lines": 1, "steps": 1}),
        (buys, {"madrasa": 1}),
        (lambda e: buys(e, "scroll 19"), {}),
        (trade, {"souk": 1}),
        (oases, {"sahara": 1}),
        (gates, {"medina": 1}),
        (lambda e: gates(e, "gate pink from 1"), {"pink": 1}),
        (lambda e: gates(e, "gate pink from 1", "at palace"), {"pink": 1}),
        (lambda e: gates(e, "gate pink from 1", "at palace", "gate pink from 1"), {"pink": 2}),
    ],
)
def test_what_pending_decisions_bring(
    edition: str, position: Callable[[str], Game], brings: dict[str, int]
) -> None:
    assert owed(position(edition)) == brings


def test_a_nomad_is_no_keshi() -> None:
    found = Owed([0] * 12)
    Deploy(0, (NOMAD, WHITE, WHITE)).owes(found)
    assert found.on_their_way == [2 if colour == WHITE else 0 for colour in range(12)]


def test_keshis_of_any_colour_are_no_goods() -> None:
    found = Owed([0] * 12)
    for amount, kind in enumerate((ANY_RESOURCE, ANY_GOODS, ANY_KESHI), start=1):
        found.bonus(kind, amount)
    assert (found.resources, found.goods, found.keshis) == (1, 2, 3)


def test_bonuses_in_any_order_bring_all_of_them() -> None:
    found, each = Owed([0] * 12), Owed([0] * 12)
    bonuses = (KESHI + WHITE, 2), (KESHI + COLOURS.index("gray"), 1)
    AnyOrder(0, tuple((0, kind, amount, 0) for kind, amount in bonuses)).owes(found)
    for kind, amount in bonuses:
        each.bonus(kind, amount)
    assert found.on_their_way == each.on_their_way
    assert sum(found.on_their_way) == 3
