"""The instant scrolls that do more than combine common gains."""

from typing import TYPE_CHECKING

from marrakesh.rules import bonuses, keshis, questions, sources, usage
from marrakesh.rules.actions import ANY, DONE, PAY, TRACK
from marrakesh.rules.agenda import Choice, Effect, Reason
from marrakesh.rules.sectors import madrasa, sahara, square, stairs
from marrakesh.rules.tile_names import (
    ALL_ENTERTAINERS,
    CLIMB_BOTH,
    FACING_THREE,
    FREE_OASES,
    KESHI_AND_ACTION,
    ORANGE_SCROLL,
    POINTS_FOR_RESOURCES,
    SCORE_CLAIMED,
    SECTOR_ACTION_NOW,
    SOUK_VENDOR,
    WHOLE_LINE,
)
from marrakesh.rules.tiles import oases, scrolls
from marrakesh.rules.words import (
    MOSQUE_STEP,
    ORANGE_SCROLLS,
    PALACE_STEP,
    RED,
    SOUK,
    WATER,
    sector_of,
)

if TYPE_CHECKING:
    from marrakesh.rules.state import Player, Table


def _facing_three(table: "Table", player: "Player") -> None:
    """Every space facing 3 spectators pays 3 times."""
    square.give_spaces(table, player, square.spaces_facing(table, player, 3), 3, FACING_THREE)


def _sector_action_now(table: "Table", player: "Player") -> None:
    """Any one sector action."""
    table.push(usage.AnySectorAction(player.seat))


def _climb_both(table: "Table", player: "Player") -> None:
    """3 palace and 3 mosque steps, in either order (R80)."""
    source = sources.SCROLL + CLIMB_BOTH
    bonuses.give_in_any_order(
        table, player, [(TRACK, PALACE_STEP, 3, source), (TRACK + 1, MOSQUE_STEP, 3, source)]
    )


def _souk_vendor(table: "Table", player: "Player") -> None:
    """A vendor for the souk, and 3 water."""
    keshis.put_vendor(table, player, SOUK)
    table.gain(player, WATER, 3)


def _orange_scroll(table: "Table", player: "Player") -> None:
    """An orange scroll for 1 date (R107)."""
    table.push(madrasa.FreeScroll(player.seat, ORANGE_SCROLLS, 1, False))


def _whole_line(table: "Table", player: "Player") -> None:
    """Every bonus of the current connection line."""
    stairs.give_line(table, player, WHOLE_LINE)


def _free_oases(table: "Table", player: "Player") -> None:
    """Claim 3 discovered oases."""
    table.push(sahara.ClaimFree(player.seat, 3, False))


def _keshi_and_action(table: "Table", player: "Player") -> None:
    """A keshi, then the action of the sector it went to."""
    table.push(KeshiThenAction(player.seat))


def _all_entertainers(table: "Table", player: "Player") -> None:
    """Every entertainer pays."""
    square.give_entertainers(table, player, ALL_ENTERTAINERS)


def _score_claimed(table: "Table", player: "Player") -> None:
    """Score a claimed oasis now."""
    table.push(oases.ScoreClaimed(player.seat))


def _points_for_resources(table: "Table", player: "Player") -> None:
    """Resources for 2 points each."""
    table.push(ReturnForPoints(player.seat))


scrolls.INSTANT.update(
    {
        FACING_THREE: _facing_three,
        SECTOR_ACTION_NOW: _sector_action_now,
        CLIMB_BOTH: _climb_both,
        SOUK_VENDOR: _souk_vendor,
        ORANGE_SCROLL: _orange_scroll,
        WHOLE_LINE: _whole_line,
        FREE_OASES: _free_oases,
        KESHI_AND_ACTION: _keshi_and_action,
        ALL_ENTERTAINERS: _all_entertainers,
        SCORE_CLAIMED: _score_claimed,
        POINTS_FOR_RESOURCES: _points_for_resources,
    }
)


class KeshiThenAction(Choice):
    """Scroll 64: any keshi that has a space (R104)."""

    __slots__ = ()

    def legal(self, table: "Table") -> list[int]:
        return keshis.gainable(table, table.players[self.seat], ANY)

    def take(self, table: "Table", action: int) -> None:
        colour = action - ANY
        player = table.players[self.seat]
        if colour == RED:
            table.push(ActAtNewVendor(self.seat, player.vendors))
        else:
            table.push(ActIfPlaced(self.seat, colour, player.keshis[colour]))
        keshis.gain(table, player, colour)

    def asks(self) -> questions.Question:
        return questions.KeshiThenAction()

    def why_not(self, table: "Table", action: int) -> Reason:
        return keshis.why_not_placed(table.players[self.seat], action - ANY)


class Act(Effect):
    """Perform a sector action without an assistant; lapses if not possible (R105)."""

    __slots__ = ("sector",)

    def __init__(self, seat: int, sector: int) -> None:
        self.seat = seat
        self.sector: int = sector

    def resolve(self, table: "Table") -> None:
        player = table.players[self.seat]
        if usage.possible(table, player, self.sector, False):
            usage.act(table, player, self.sector, False)


class ActIfPlaced(Effect):
    """Perform the action of the keshi's sector, unless it went to the spectators."""

    __slots__ = ("before", "colour")

    def __init__(self, seat: int, colour: int, before: int) -> None:
        self.seat = seat
        self.colour: int = colour
        self.before: int = before  # keshis of the colour

    def resolve(self, table: "Table") -> None:
        if table.players[self.seat].keshis[self.colour] > self.before:
            Act(self.seat, sector_of(self.colour)).resolve(table)


class ActAtNewVendor(Effect):
    """Perform the action of the sector where a vendor was just placed."""

    __slots__ = ("before",)

    def __init__(self, seat: int, before: int) -> None:
        self.seat = seat
        self.before: int = before  # the sectors that had a vendor

    def resolve(self, table: "Table") -> None:
        new = table.players[self.seat].vendors & ~self.before
        if new:
            Act(self.seat, new.bit_length() - 1).resolve(table)


class ReturnForPoints(Choice):
    """Scroll 72: return resources, 2 points each (R127)."""

    __slots__ = ()

    def legal(self, table: "Table") -> list[int]:
        have = table.players[self.seat].resources
        return [DONE, *(PAY + resource for resource in range(3) if have[resource])]

    def take(self, table: "Table", action: int) -> None:
        if action == DONE:
            return
        table.push(self)
        player = table.players[self.seat]
        table.spend(player, action - PAY, 1)
        table.score(player, 2, sources.SCROLL + POINTS_FOR_RESOURCES)

    def asks(self) -> questions.Question:
        return questions.ReturnForPoints()
