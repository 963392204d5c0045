"""Imam & Sultan (expansion 2): pawns on the stairs that follow the leader."""

from typing import TYPE_CHECKING

from marrakesh.rules import events
from marrakesh.rules.words import TO_PALACE

if TYPE_CHECKING:
    from marrakesh.rules.state import Player, Table


def set_up(table: "Table") -> None:
    step = table.values.pawn_step
    table.pawn_steps = (step, step)  # XP2-01


def holds(table: "Table", player: "Player", stair: int) -> bool:
    """Whether the player holds the sultan (palace) or the imam (mosque)."""
    sultan, imam = table.pawn_holders
    return (sultan if stair == TO_PALACE else imam) == player.seat


def moved(table: "Table", player: "Player", stair: int, start: int) -> None:
    """A pawn has climbed: it may meet the waiting pawn, or overtake its holder (XP2-02, XP2-06)."""
    holder = table.pawn_holders[stair]
    step = player.stairs[stair]
    if holder < 0:
        if start < table.pawn_steps[stair] <= step:  # R184
            _give(table, stair, player.seat)
    elif holder != player.seat and step > table.players[holder].stairs[stair]:
        _give(table, stair, player.seat)
    if step == table.values.steps and table.pawn_holders[stair] == player.seat:
        _pass_on(table, stair)


def _give(table: "Table", stair: int, seat: int) -> None:
    _set(table, stair, seat, 0)
    table.tell(events.Pawn(seat, stair=stair))


def _pass_on(table: "Table", stair: int) -> None:
    """To the second, or one step above those tied for second, or out of the game (XP2-07, R186)."""
    final = table.values.steps
    behind = [player for player in table.players[: table.pawns] if player.stairs[stair] < final]
    if not behind:
        _set(table, stair, -1, 0)
        return
    highest = max(player.stairs[stair] for player in behind)
    second = [player.seat for player in behind if player.stairs[stair] == highest]
    if len(second) == 1:
        _give(table, stair, second[0])
    else:
        _set(table, stair, -1, highest + 1)  # XP2-08
        table.tell(events.PawnWaits(-1, stair=stair, end=highest + 1))


def _set(table: "Table", stair: int, seat: int, step: int) -> None:
    holders = list(table.pawn_holders)
    steps = list(table.pawn_steps)
    holders[stair] = seat
    steps[stair] = step
    table.pawn_holders = (holders[0], holders[1])
    table.pawn_steps = (steps[0], steps[1])
