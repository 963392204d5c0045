"""Award tiles: what spectators are traded for at the end of a season."""

from typing import TYPE_CHECKING, Final

from marrakesh.rules import bonuses, events, questions, sources
from marrakesh.rules.actions import (
    AWARD,
    AWARD_DUNG,
    DISCARD,
    DONE,
    LUXURY,
    STACK,
    STEPS,
    TRACK,
)
from marrakesh.rules.agenda import Choice, Effect, Reason
from marrakesh.rules.modules import camels, spectators
from marrakesh.rules.options import by_bits
from marrakesh.rules.sectors import madrasa, river, sahara, souk, square, stairs
from marrakesh.rules.tiles import displays, river_tiles
from marrakesh.rules.tiles.displays import REFILL
from marrakesh.rules.values import AwardBenefit
from marrakesh.rules.words import ANY_GOODS, MOST_SEATS, NOMAD, YELLOW

if TYPE_CHECKING:
    from marrakesh.rules.state import Player, Table

_DISCARD_OPTIONS: Final = by_bits(DISCARD, YELLOW)
_DISCARD_NOMAD: Final = [DISCARD + NOMAD]


def order(table: "Table") -> list[int]:
    """Seats in award order: leading camels first, ties in turn order (AWD-12, R218)."""
    seats = [player.seat for player in camels.riders(table)]
    seats.sort(key=lambda seat: camels.lead(table.players[seat]), reverse=True)  # stable
    return seats


def pay_out(table: "Table") -> None:
    """Everyone may trade spectators for awards of the active tile (AWD-01)."""
    for seat in reversed(order(table)):
        table.push(REFILL[seat])
        table.push(CHOOSE_AWARD[seat])


def enough(column: tuple[int, ...], colour: int, tier: int) -> bool:
    """Whether a column has the depicted colour and tier - 1 others, from tier 3 on all different.

    One of the others may have the depicted colour, too (R217).
    """
    found = spectators.colours(column)
    if not found >> colour & 1 or len(column) < tier:
        return False
    if tier < 3:
        return True
    different = spectators.count(found)
    return different >= (tier if column.count(colour) == 1 else tier - 1)


def useful(table: "Table", player: "Player", benefit: AwardBenefit) -> bool:
    """Whether a benefit would have any effect (R4)."""
    if benefit.claim:
        return len(sahara.open_to_claim(player)) > 0
    if benefit.spectators:
        return len(square.spaces_facing(table, player, benefit.spectators)) > 0
    if benefit.scroll >= 0:
        first = 3 * benefit.scroll
        return any(displays.scrolls_in(table, stack) for stack in range(first, first + 3))
    if benefit.luxury_off:
        return any(displays.luxuries_in(table, stack) for stack in range(5))
    if benefit.river_bonus:
        return river_tiles.useful(table, player, table.river_tiles[table.season - 1])
    return True


class ChooseAward(Choice):
    """Trade spectators for a benefit, any number of times (AWD-01 to AWD-09)."""

    __slots__ = ()

    def legal(self, table: "Table") -> list[int]:
        player = table.players[self.seat]
        column = spectators.of(player).column
        side = table.awards[0]
        options = [
            AWARD + tier
            for tier, benefit in enumerate(table.values.awards[side])
            if enough(column, benefit.colour, tier + 1) and useful(table, player, benefit)
        ]
        if spectators.of(player).dung and table.values.award_dung[side] in column:
            options.append(AWARD_DUNG)
        return [DONE, *options] if options else []

    def take(self, table: "Table", action: int) -> None:
        if action == DONE:
            return
        player = table.players[self.seat]
        table.push(self)
        side = table.awards[0]
        if action == AWARD_DUNG:  # AWD-03
            discard(table, player, table.values.award_dung[side])
            camels.discard_dung(table, player)
            return
        tier = action - AWARD
        benefit = table.values.awards[side][tier]
        if table.events is not None:
            table.tell(events.Award(self.seat, n=tier + 1, side=side))
        table.push(Benefit(self.seat, side, tier))
        discard(table, player, benefit.colour)
        if tier:
            table.push(DiscardOthers(self.seat, tier, 0))

    def asks(self) -> questions.Question:
        return questions.Award()

    def why_not(self, table: "Table", action: int) -> Reason:
        if AWARD <= action <= AWARD_DUNG:
            return "why-award", {}
        return "why-not-asked", {}


CHOOSE_AWARD: Final = [ChooseAward(seat) for seat in range(MOST_SEATS)]  # immutable


def discard(table: "Table", player: "Player", colour: int) -> None:
    spectators.remove(player, colour)
    if colour == NOMAD:
        table.nomad_supply += 1
    if table.events is not None:
        table.tell(events.SpectatorLeaves(player.seat, colour=colour))


class DiscardOthers(Choice):
    """The other keshis an award costs: any one, or several of different colours (AWD-04)."""

    __slots__ = ("number", "used")

    def __init__(self, seat: int, number: int, used: int) -> None:
        self.seat = seat
        self.number: int = number
        self.used: int = used  # colours already discarded as others, as a bit set

    def legal(self, table: "Table") -> list[int]:
        left = spectators.colours(spectators.of(table.players[self.seat]).column) & ~self.used
        if left >> NOMAD:
            return _DISCARD_OPTIONS[left & ~(1 << NOMAD)] + _DISCARD_NOMAD
        return _DISCARD_OPTIONS[left]

    def take(self, table: "Table", action: int) -> None:
        colour = action - DISCARD
        if self.number > 1:
            table.push(DiscardOthers(self.seat, self.number - 1, self.used | 1 << colour))
        discard(table, table.players[self.seat], colour)

    def asks(self) -> questions.Question:
        return questions.Discard(self.number)


class Benefit(Effect):
    """What an award gives, after its keshis are discarded."""

    __slots__ = ("side", "tier")

    def __init__(self, seat: int, side: int, tier: int) -> None:
        self.seat = seat
        self.side: int = side
        self.tier: int = tier

    def resolve(self, table: "Table") -> None:
        give(table, table.players[self.seat], table.values.awards[self.side][self.tier])


def give(table: "Table", player: "Player", benefit: AwardBenefit) -> None:
    seat = player.seat
    if benefit.gains:
        bonuses.give_all(table, player, benefit.gains, sources.AWARD)
    elif benefit.goods_any:  # R61: each of its own colour
        for _ in range(benefit.goods_any):
            table.push(bonuses.Give(seat, ANY_GOODS, 1, sources.AWARD))
    elif benefit.steps:
        table.push(SplitSteps(seat, tuple(benefit.tracks), benefit.steps))
    elif benefit.spectators:
        table.push(square.SpectatorBonus(seat, benefit.spectators))
    elif benefit.scroll >= 0:
        table.push(madrasa.ChooseStack(seat, benefit.scroll, False))
    elif benefit.claim:
        table.push(sahara.ClaimFree(seat, benefit.claim, False))  # R123
    elif benefit.luxury_off:
        table.push(LuxuryStack(seat, benefit.luxury_off))
    elif benefit.river_bonus:  # R219
        river_tiles.award_first(table, player, table.river_tiles[table.season - 1], -1)


class SplitSteps(Choice):
    """Steps split over the depicted tracks, one movement per track (AWD-10, R221)."""

    __slots__ = ("steps", "tracks")

    def __init__(self, seat: int, tracks: tuple[int, ...], steps: int) -> None:
        self.seat = seat
        self.tracks: tuple[int, ...] = tracks
        self.steps: int = steps

    def legal(self, table: "Table") -> list[int]:
        return [TRACK + track for track in self.tracks]

    def take(self, table: "Table", action: int) -> None:
        track = action - TRACK
        if len(self.tracks) == 1:
            go(table, table.players[self.seat], track, self.steps)
        else:
            rest = tuple(other for other in self.tracks if other != track)
            table.push(StepsHere(self.seat, track, rest, self.steps))

    def asks(self) -> questions.Question:
        return questions.SplitSteps(self.steps)


class StepsHere(Choice):
    """How many of the steps are made on the track just chosen."""

    __slots__ = ("rest", "steps", "track")

    def __init__(self, seat: int, track: int, rest: tuple[int, ...], steps: int) -> None:
        self.seat = seat
        self.track: int = track
        self.rest: tuple[int, ...] = rest
        self.steps: int = steps

    def legal(self, table: "Table") -> list[int]:
        return list(range(STEPS, STEPS + self.steps))

    def take(self, table: "Table", action: int) -> None:
        here = action - STEPS + 1
        if here < self.steps:
            table.push(SplitSteps(self.seat, self.rest, self.steps - here))
        go(table, table.players[self.seat], self.track, here)

    def asks(self) -> questions.Question:
        return questions.StepsHere(track=self.track)


def go(table: "Table", player: "Player", track: int, steps: int) -> None:
    if track == 2:
        river.move(table, player, steps)
    else:
        stairs.climb(table, player, track, steps)


class LuxuryStack(Choice):
    """An award: which stack of luxury goods is looked through (AWD-09, R222)."""

    __slots__ = ("off",)

    def __init__(self, seat: int, off: int) -> None:
        self.seat = seat
        self.off: int = off

    def legal(self, table: "Table") -> list[int]:
        return [DONE, *(STACK + k for k in range(5) if displays.luxuries_in(table, k))]

    def take(self, table: "Table", action: int) -> None:
        if action != DONE:
            table.push(LuxuryOfStack(self.seat, action - STACK, self.off))

    def asks(self) -> questions.Question:
        return questions.LuxuryStack()


class LuxuryOfStack(Choice):
    """A luxury good of one stack, bought at a discount, or none."""

    __slots__ = ("off", "stack")

    def __init__(self, seat: int, stack: int, off: int) -> None:
        self.seat = seat
        self.stack: int = stack
        self.off: int = off

    def legal(self, table: "Table") -> list[int]:
        player = table.players[self.seat]
        return [DONE] + [
            LUXURY + tile - 1
            for tile in sorted(displays.luxuries_in(table, self.stack))
            if souk.affordable(table, player, tile, self.off)
        ]

    def take(self, table: "Table", action: int) -> None:
        if action == DONE:
            displays.take_luxury_from_stack(table, self.stack, 0)
            return
        player = table.players[self.seat]
        tile = action - LUXURY + 1
        displays.take_luxury_from_stack(table, self.stack, tile)
        souk.pay_and_take(table, player, tile, self.off)

    def asks(self) -> questions.Question:
        return questions.LuxuryOfStack()
