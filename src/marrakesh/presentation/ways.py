"""The ways to use an assistant in its sector, with their amounts."""

from typing import NamedTuple

from marrakesh.rules import questions
from marrakesh.rules.actions import DONE, GOODS_KESHI, SECTOR_ACTION, STEP_FOR, USE, is_verb
from marrakesh.rules.game import Game
from marrakesh.rules.modules import desert_towns, perks
from marrakesh.rules.sectors import madrasa, medina, sahara, souk, square
from marrakesh.rules.state import Player, Table
from marrakesh.rules.tile_names import RAPIDS_AT_ONCE
from marrakesh.rules.usage import used
from marrakesh.rules.words import (
    MADRASA,
    MEDINA,
    RIVER,
    SAHARA,
    SOUK,
    SQUARE,
    WATER,
    YELLOW,
)


class Way(NamedTuple):
    """A way to use an assistant."""

    action: int
    """A new keshi or the sector action."""
    n: int
    colour: int
    """The colour of the new keshi; -1 for the sector action."""
    then: tuple[int, ...]
    """The answers to the questions that follow immediately."""
    water: int = 0
    """Water for extra steps on the river (RIV-03)."""


def ways_of(game: Game, action: int, seat: int) -> list[Way]:
    """Return the ways in which an action uses an assistant: for a new keshi or the sector action.

    The action that selects the next assistant has all the ways that then become possible; a new
    keshi and the sector action have their own; other actions have none.
    """
    table, asked = game.table, game.question
    if isinstance(asked, questions.Use):
        return _ways(table, table.players[seat], asked.sector, action, ())
    if not isinstance(asked, questions.Assistant) or not is_verb(action, USE):
        return []
    sector = action - USE
    twin = table.copy()
    player = twin.players[seat]
    possible = used(twin, player, sector)
    found: list[Way] = []
    for way in possible:
        then = (way,) if len(possible) > 1 else ()  # a single one is taken automatically
        found += _ways(twin, player, sector, way, then)
    return found


def _ways(table: Table, player: Player, sector: int, way: int, then: tuple[int, ...]) -> list[Way]:
    if way == SECTOR_ACTION and sector == RIVER:
        return _on_river(player, then)
    if way == SECTOR_ACTION:
        return [Way(way, _amount(table, player, sector), -1, then)]
    if sector == SOUK:  # AST-08: of any colour
        return [Way(way, 1, YELLOW + one, (*then, GOODS_KESHI + one)) for one in range(3)]
    return [Way(way, 1, sector, then)]


def _on_river(player: Player, then: tuple[int, ...]) -> list[Way]:
    """Return a way for each affordable number of extra steps, or just one way, without extra steps,
    if rapids may interrupt the movement."""
    steps = player.keshis[RIVER] + perks.further_step(player.perks, RIVER)
    if player.has(RAPIDS_AT_ONCE):
        return [Way(SECTOR_ACTION, steps, -1, then)]
    water = player.resources[WATER]
    walks = [(STEP_FOR + WATER,) * n for n in range(water + 1)]
    return [
        Way(SECTOR_ACTION, steps, -1, (*then, *walk, *([DONE] if n < water else [])), n)
        for n, walk in enumerate(walks)
    ]


def repeats(game: Game, action: int, seat: int) -> list[tuple[int, ...]]:
    """Return the actions to take after an extra step on the river (RIV-03).

    The first list makes it one step in total, the second two, and so on; other actions have none.
    """
    if not isinstance(game.question, questions.RiverWater) or not is_verb(action, STEP_FOR):
        return []
    water = game.table.players[seat].resources[WATER]
    return [(*[action] * n, *([DONE] if n + 1 < water else [])) for n in range(water)]


def _amount(table: Table, player: Player, sector: int) -> int:
    """Return the amount of the sector action: its steps or dates, the most spectators that will
    face an entertainer, the gates that can be bought, or the other tiles that are affordable."""
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
    return player.keshis[sector] + perks.further_step(player.perks, sector)
