"""What an assistant can do where it stands, and how much that is: for whoever shows a game."""

from typing import TYPE_CHECKING

from marrakesh.rules import questions
from marrakesh.rules.actions import SECTOR_ACTION, USE
from marrakesh.rules.agenda import Choice
from marrakesh.rules.modules import desert_towns
from marrakesh.rules.sectors import madrasa, medina, sahara, souk, square
from marrakesh.rules.usage import used
from marrakesh.rules.words import MADRASA, MEDINA, SAHARA, SECTORS, SOUK, SQUARE

if TYPE_CHECKING:
    from marrakesh.rules.state import Player, Table


def ways_of(table: "Table", seat: int, action: int) -> list[tuple[int, int]]:
    """The actions that use an assistant, each with how much it brings.

    Of the action that says which assistant is used next, those that follow it; of those
    themselves, they alone. Nothing of other actions.
    """
    top = table.top
    asked = top.asks() if isinstance(top, Choice) else None
    if isinstance(asked, questions.Use):
        player = table.players[seat]
        return [(action, _amount(table, player, asked.sector, action))]
    if not isinstance(asked, questions.Assistant) or not USE <= action < USE + len(SECTORS):
        return []
    sector = action - USE
    twin = table.copy()
    player = twin.players[seat]
    return [(way, _amount(twin, player, sector, way)) for way in used(twin, player, sector)]


def _amount(table: "Table", player: "Player", sector: int, action: int) -> int:
    """One keshi; or the sector action's steps or dates, the most spectators that will face an
    entertainer, or how many gates one can buy, how many other tiles are affordable."""
    if action != SECTOR_ACTION:
        return 1
    if sector == SQUARE:
        facing = [
            square.spectators(table, player, space - 1)  # the disc turns first
            for space in range(8)
            if player.square >> space & 1
        ]
        return max(facing)
    if sector == MADRASA:
        return madrasa.within_reach(table, player)
    if sector == MEDINA:
        return medina.most_gates(table, player)
    if sector == SAHARA:
        towns = len(desert_towns.claimable(table, player)) if table.desert_towns else 0
        return len(sahara.affordable(table, player, 0)) + towns
    if sector == SOUK:
        return sum(1 for tile in table.luxury if tile and souk.affordable(table, player, tile))
    return player.keshis[sector]
