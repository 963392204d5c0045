"""What a seat has to work with, and what the agenda still owes it in mid-turn."""

from typing import Final

from marrakesh.bots import potential
from marrakesh.rules.owed import Owed
from marrakesh.rules.state import Player, Table
from marrakesh.rules.words import EIGHT_SECTORS, RED, SOUK, SPACES, YELLOW

KINDS: Final = ("keshis", "goods", "resources", "steps", "lines", "performances")
"""What may be owed besides keshis of a known colour and sector actions."""


class Means:
    """Keshis, uses of the sectors, and what is owed."""

    __slots__ = ("ahead", "joker", "keshis", "later", "now", "owed")

    def __init__(self, table: Table, player: Player) -> None:
        self.keshis: list[int] = [  # including claimed ones not yet placed
            placed + claimed for placed, claimed in zip(player.keshis, player.pending, strict=True)
        ]
        self.now: list[float] = [0.0] * 9  # assistants to act this round, by sector
        self.later: list[float] = [0.0] * 9  # the same for later rounds and seasons
        self.ahead: int = table.values.seasons - table.season  # seasons to come
        self.joker: bool = self._uses(player)
        owed = Owed(self.keshis)
        for frame in table.agenda:
            if frame.seat == player.seat:
                frame.owes(owed)
        self.owed: list[float] = [  # in the order of KINDS
            float(owed.keshis),
            float(owed.goods),
            float(owed.resources),
            float(owed.steps),
            float(owed.lines),
            _performances(player, owed),
        ]
        for sector in range(SOUK + 1):  # an action in progress counts as one to come
            self.now[sector] += owed.actions[sector]
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


def _performances(player: Player, owed: Owed) -> float:
    worth = 0.0
    if owed.performances:
        worth = owed.performances * potential.performance(player, 1)
    if owed.spaces:
        worth += owed.spaces * potential.performance(player, 0)
    return worth
