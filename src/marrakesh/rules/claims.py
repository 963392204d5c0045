"""Claiming keshis from the tower's base, and bringing them onto the boards."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from marrakesh.rules import events, keshis, questions
from marrakesh.rules.actions import CLAIM, CLAIM_NOMAD, DONE, is_verb
from marrakesh.rules.agenda import Choice, Effect, Reason
from marrakesh.rules.modules import nomads, spectators
from marrakesh.rules.options import by_bits
from marrakesh.rules.tile_names import CLAIM_MIXED
from marrakesh.rules.tiles.displays import REFILL
from marrakesh.rules.words import MOST_SEATS, NOMAD, RED, SPACES, YELLOW

if TYPE_CHECKING:
    from marrakesh.rules.state import Player, Table

_OF_SIX_COLOURS: Final = by_bits(CLAIM, 12)
_OF_SIX_OTHERS: Final = by_bits(CLAIM + 12, 12)


def options(table: "Table", player: "Player") -> list[int]:
    """The legal claims: 1 or 2 keshis of a colour that has room (CLM-02 to CLM-07, CLM-11)."""
    pending = player.pending
    singly = player.has(CLAIM_MIXED)
    beyond = spectators.room_beyond(table, player) if table.camels else 0
    found: i64 = 0  # bit 2 * colour: one keshi, the next bit: two
    for colour, number in enumerate(table.base):
        if number:
            room = player.room(colour) - pending[colour]
            if beyond > 0 and colour < YELLOW:  # CAM-21
                room = max(room, 0) + beyond
            if room > 0:
                one_or_two: i64 = 3 if room > 1 and number > 1 and not singly else 1
                place: i64 = 2 * colour
                found |= one_or_two << place
    claims = _OF_SIX_COLOURS[found & 0xFFF] + _OF_SIX_OTHERS[found >> 12]
    if table.nomad_offered and nomads.can_pay(table, player) and _nomad_fits(table, player):
        claims.append(CLAIM_NOMAD)
    return claims


def _nomad_fits(table: "Table", player: "Player") -> bool:
    """Whether a nomad still has a place besides everything pending (R195)."""
    return (
        any(player.keshis[sector] + player.pending[sector] < SPACES for sector in range(8))
        or player.room(RED) > player.pending[RED]
        or (table.camels and spectators.room_beyond(table, player) > 0)
    )


def possible(table: "Table", player: "Player") -> bool:
    """Whether the player can claim anything."""
    left = False
    for colour, number in enumerate(table.base):
        if number:
            if player.room(colour) > player.pending[colour]:
                return True
            left = True
    if left and table.camels and spectators.room_beyond(table, player) > 0:
        return True
    return table.nomad_offered and nomads.can_pay(table, player) and _nomad_fits(table, player)


def claim(table: "Table", player: "Player", colour: int, number: int) -> None:
    table.base[colour] = table.base[colour] - number
    player.pending[colour] = player.pending[colour] + number
    if table.events is not None:
        table.tell(events.Claim(player.seat, colour=colour, n=number))


def why_not(table: "Table", player: "Player", action: int) -> Reason:
    if action == CLAIM_NOMAD and table.nomads:
        water, date, dinar = table.values.nomad_cost
        return "why-no-nomad", {"water": water, "date": date, "dinar": dinar}
    if not is_verb(action, CLAIM):
        return "why-not-asked", {}
    colour, second = divmod(action - CLAIM, 2)
    have = table.base[colour]
    room = max(0, player.room(colour) - player.pending[colour])
    if table.camels:
        room += max(0, spectators.room_beyond(table, player))
    if have <= second and (room or not have):
        return "why-not-in-base", {"colour": colour, "n": second + 1, "have": have}
    if room <= second:
        facts = {"colour": colour, "n": room}
        return ("why-no-room-camels" if table.camels else "why-no-room"), facts
    return "why-claim-singly", {}


class ClaimKeshis(Choice):
    """One claim; with scroll 61 a keshi, then perhaps a second one (CLM-13)."""

    __slots__ = ()

    def legal(self, table: "Table") -> list[int]:
        claims = options(table, table.players[self.seat])
        if len(claims) == 1 and claims[0] == CLAIM_NOMAD:  # CLM-08
            claims.append(DONE)
        return claims

    def take(self, table: "Table", action: int) -> None:
        player = table.players[self.seat]
        if action == DONE:
            table.declined |= 1 << self.seat
            table.tell(events.NomadDeclined(self.seat))
            return
        table.declined = 0
        if table.deluxe:  # CLM-15
            table.push(DEPLOY_CLAIMS[self.seat])
        if player.has(CLAIM_MIXED):
            table.push(SecondClaim(self.seat))
        if action == CLAIM_NOMAD:
            nomads.claim(table, player)
        else:
            claim(table, player, (action - CLAIM) // 2, (action - CLAIM) % 2 + 1)

    def asks(self) -> questions.Question:
        return questions.Claim()

    def why_not(self, table: "Table", action: int) -> Reason:
        return why_not(table, table.players[self.seat], action)


class SecondClaim(Choice):
    """Scroll 61: a second keshi of any colour, or none (CLM-14)."""

    __slots__ = ()

    def legal(self, table: "Table") -> list[int]:
        return [DONE, *options(table, table.players[self.seat])]

    def take(self, table: "Table", action: int) -> None:
        player = table.players[self.seat]
        if action == CLAIM_NOMAD:  # R35
            nomads.claim(table, player)
        elif action != DONE:
            claim(table, player, (action - CLAIM) // 2, 1)

    def asks(self) -> questions.Question:
        return questions.SecondClaim()

    def why_not(self, table: "Table", action: int) -> Reason:
        return why_not(table, table.players[self.seat], action)


class DeployClaims(Effect):
    """Exchange all claimed keshis: in Essential the wooden ones return to the supply (EXC-04)."""

    __slots__ = ()

    def resolve(self, table: "Table") -> None:
        player = table.players[self.seat]
        colours: list[int] = []
        for colour, number in enumerate(player.pending):
            if number:
                for _ in range(number):
                    colours.append(colour)
                player.pending[colour] = 0
                if not table.deluxe:
                    table.supply[colour] = table.supply[colour] + number
        if player.nomads is not None and player.nomads.pending:
            colours += [NOMAD] * player.nomads.pending
            player.nomads.pending = 0
        if colours:
            table.push(REFILL[self.seat])
            keshis.deploy(table, player, tuple(colours), True)


# one per seat, immutable
CLAIM_OF: Final = [ClaimKeshis(seat) for seat in range(MOST_SEATS)]
DEPLOY_CLAIMS: Final = [DeployClaims(seat) for seat in range(MOST_SEATS)]
