"""What a seat has to work with, and what the agenda still owes it in the middle of its turn."""

from typing import Final

from marrakesh.bots import potential
from marrakesh.rules.agenda import Frame
from marrakesh.rules.bonuses import (
    AnyGoods,
    AnyKeshi,
    AnyOrder,
    AnyPair,
    AnyResource,
    EitherStair,
    Give,
)
from marrakesh.rules.keshis import Deploy, PlaceVendor
from marrakesh.rules.sectors.madrasa import BuyScrolls
from marrakesh.rules.sectors.medina import BuyGates, PlaceGate
from marrakesh.rules.sectors.sahara import ClaimOases, PlaceCaravan
from marrakesh.rules.sectors.souk import EITHER, Trade
from marrakesh.rules.sectors.square import ChooseSpace, Perform, PlaceEntertainer
from marrakesh.rules.sectors.stairs import Climb, Connection
from marrakesh.rules.state import Player, Table
from marrakesh.rules.usage import UseAssistant
from marrakesh.rules.words import (
    ANY_GOODS,
    ANY_RESOURCE,
    BEIGE,
    BROWN,
    EIGHT_SECTORS,
    GRAY,
    KESHI,
    PINK,
    RED,
    RIVER_STEP,
    SOUK,
    SPACES,
    STAIR_STEP,
    YELLOW,
)

KESHIS: Final = 0
GOODS: Final = 1
RESOURCES: Final = 2
STEPS: Final = 3
LINES: Final = 4
PERFORMANCES: Final = 5
KINDS: Final = ("keshis", "goods", "resources", "steps", "lines", "performances")


class Means:
    """Keshis, uses of the sectors, and what is owed."""

    __slots__ = ("ahead", "joker", "keshis", "later", "now", "owed")

    def __init__(self, table: Table, player: Player) -> None:
        self.keshis: list[int] = [  # with those on their way to the board
            placed + claimed for placed, claimed in zip(player.keshis, player.pending, strict=True)
        ]
        self.now: list[float] = [0.0] * 9  # assistants to act this round, by sector
        self.later: list[float] = [0.0] * 9  # the same for later rounds and seasons
        self.owed: list[float] = [0.0] * len(KINDS)
        self.ahead: int = table.values.seasons - table.season  # seasons to come
        self.joker: bool = self._uses(player)
        for frame in table.agenda:
            if frame.seat == player.seat and not _placing(frame, self.keshis):
                _acting(frame, player, self.now, self.owed)
                _giving(frame, self.keshis, self.owed)
        for sector in range(SOUK):
            self.keshis[sector] = min(SPACES, self.keshis[sector])

    def _uses(self, player: Player) -> bool:
        """Count the assistants; whether a joker is still to be placed."""
        chosen = player.chosen
        in_hand = (player.hand | player.placeholders) & ~chosen
        acting = player.assistants | chosen & EIGHT_SECTORS
        for sector in range(SOUK):
            self.now[sector] = float(acting >> sector & 1)
            self.later[sector] = float((in_hand >> sector & 1) + self.ahead)
        self.now[SOUK] = float(max(player.souk_assistants, (chosen >> YELLOW).bit_count()))
        self.later[SOUK] = float((in_hand >> YELLOW).bit_count() + 3 * self.ahead)
        placed = player.assistants.bit_count() + player.souk_assistants >= 3
        return chosen >> RED & 1 == 1 and not placed


def _placing(frame: Frame, keshis: list[int]) -> bool:
    """Keshis on their way to the board."""
    if isinstance(frame, Deploy):
        for colour in frame.colours:
            if colour < 12:
                keshis[colour] += 1
    elif isinstance(frame, BuyGates):
        for colour in frame.aside:
            keshis[colour] += 1
        return frame.bought
    elif isinstance(frame, PlaceGate):
        keshis[frame.colour] += 1
        for colour in frame.aside:
            keshis[colour] += 1
    elif isinstance(frame, PlaceEntertainer):
        keshis[PINK] += 1
    elif isinstance(frame, PlaceCaravan):
        keshis[BROWN] += 1
    elif isinstance(frame, PlaceVendor):
        keshis[RED] += 1
    else:
        return False
    return True


def _acting(frame: Frame, player: Player, now: list[float], found: list[float]) -> None:
    """An action that has begun counts like one to come."""
    if isinstance(frame, UseAssistant):
        now[frame.sector] += 1.0
    elif isinstance(frame, BuyScrolls):
        if not frame.bought:
            now[GRAY] += 1.0
    elif isinstance(frame, BuyGates):
        now[BEIGE] += 1.0
    elif isinstance(frame, ClaimOases):
        if not frame.claimed:
            now[BROWN] += 1.0
    elif isinstance(frame, Trade):
        if frame.branch == EITHER:
            now[SOUK] += 1.0
    elif isinstance(frame, ChooseSpace):
        found[PERFORMANCES] += potential.performance(player, 0)
    elif isinstance(frame, Perform):
        found[PERFORMANCES] += potential.performance(player, 1)


def _giving(frame: Frame, keshis: list[int], found: list[float]) -> None:
    if isinstance(frame, AnyKeshi):
        found[KESHIS] += frame.amount
    elif isinstance(frame, AnyPair):
        found[KESHIS] += 2.0
    elif isinstance(frame, AnyGoods):
        found[GOODS] += frame.amount
    elif isinstance(frame, AnyResource):
        found[RESOURCES] += frame.amount
    elif isinstance(frame, EitherStair):
        found[STEPS] += frame.amount
    elif isinstance(frame, Climb):
        found[STEPS] += frame.steps
    elif isinstance(frame, Connection):
        found[LINES] += frame.bonuses
    elif isinstance(frame, Give):
        _gift(frame.kind, frame.amount, keshis, found)
    elif isinstance(frame, AnyOrder):
        for item in frame.items:
            _gift(item[1], item[2], keshis, found)


def _gift(kind: int, amount: int, keshis: list[int], found: list[float]) -> None:
    if kind >= KESHI:
        keshis[kind - KESHI] += amount
    elif RIVER_STEP <= kind <= STAIR_STEP:
        found[STEPS] += amount
    elif kind == ANY_RESOURCE:
        found[RESOURCES] += amount
    elif kind == ANY_GOODS:
        found[GOODS] += amount
    else:
        found[KESHIS] += amount
