"""Claiming keshis from the tower's base, and bringing them onto the boards."""

from typing import TYPE_CHECKING

from marrakesh.rules import keshis
from marrakesh.rules.actions import CLAIM, DONE
from marrakesh.rules.agenda import Choice, Effect, Reason
from marrakesh.rules.tiles.displays import Refill

if TYPE_CHECKING:
    from marrakesh.rules.state import Player, Table


def options(table: "Table", player: "Player") -> list[int]:
    """The legal claims: 1 or 2 keshis of a colour that has room (CLM-02 to CLM-07, CLM-11)."""
    base = table.base
    pending = player.pending
    mixed = player.has(61)
    claims = []
    for colour in range(12):
        if base[colour]:
            room = player.room(colour) - pending[colour]
            if room > 0:
                claims.append(CLAIM + 2 * colour)
                if room > 1 and base[colour] > 1 and not mixed:
                    claims.append(CLAIM + 2 * colour + 1)
    return claims


def claim(table: "Table", player: "Player", colour: int, number: int) -> None:
    table.base[colour] -= number
    player.pending[colour] += number
    if table.events is not None:
        table.tell("claim", player.seat, colour=colour, n=number)


def why_not(table: "Table", player: "Player", action: int) -> Reason:
    if not CLAIM <= action < CLAIM + 24:
        return "why-not-asked", {}
    colour, second = divmod(action - CLAIM, 2)
    if table.base[colour] <= second:
        return "why-not-in-base", {"colour": colour, "n": second + 1, "have": table.base[colour]}
    room = player.room(colour) - player.pending[colour]
    if room <= second:
        return "why-no-room", {"colour": colour, "n": room}
    return "why-claim-singly", {}


class Claim(Choice):
    """One claim; with scroll 61 a keshi, then perhaps a second one (CLM-13)."""

    __slots__ = ()

    def legal(self, table: "Table") -> list[int]:
        return options(table, table.players[self.seat])

    def take(self, table: "Table", action: int) -> None:
        player = table.players[self.seat]
        if table.deluxe:  # CLM-15
            table.push(DeployClaims(self.seat))
        if player.has(61):
            table.push(SecondClaim(self.seat))
        colour, second = divmod(action - CLAIM, 2)
        claim(table, player, colour, second + 1)

    def asks(self) -> Reason:
        return "ask-claim", {}

    def why_not(self, table: "Table", action: int) -> Reason:
        return why_not(table, table.players[self.seat], action)


class SecondClaim(Choice):
    """Scroll 61: a second keshi of any colour, or none (CLM-14)."""

    __slots__ = ()

    def legal(self, table: "Table") -> list[int]:
        return [DONE, *options(table, table.players[self.seat])]

    def take(self, table: "Table", action: int) -> None:
        if action != DONE:
            claim(table, table.players[self.seat], (action - CLAIM) // 2, 1)

    def asks(self) -> Reason:
        return "ask-second-claim", {}

    def why_not(self, table: "Table", action: int) -> Reason:
        return why_not(table, table.players[self.seat], action)


class DeployClaims(Effect):
    """Exchange all claimed keshis: in Essential the wooden ones return to the supply (EXC-04)."""

    __slots__ = ()

    def resolve(self, table: "Table") -> None:
        player = table.players[self.seat]
        colours: list[int] = []
        for colour in range(12):
            number = player.pending[colour]
            if number:
                colours += [colour] * number
                player.pending[colour] = 0
                if not table.deluxe:
                    table.supply[colour] += number
        if colours:
            table.push(Refill(self.seat))
            table.push(keshis.Deploy(self.seat, tuple(colours)))
