"""Checks that every position of a real game passes."""

from marrakesh.rules.state import Player, Table
from marrakesh.rules.words import BROWN, COLOURS, TRACK_COLOURS
from scenario.errors import require


def check(table: Table) -> None:
    for player in table.players:
        _check_board(table, player)
    tiles = [tile for player in table.players for tile in player.scrolls]
    tiles += [tile for tile in table.scrolls if tile]
    tiles += [tile for stack in table.scroll_stacks for tile in stack]
    require(len(set(tiles)) == len(tiles), "a scroll is in two places")
    goods = [tile for player in table.players for tile in player.luxuries]
    goods += [tile for tile in table.luxury if tile]
    goods += [tile for stack in table.luxury_stacks for tile in stack]
    require(len(set(goods)) == len(goods), "a luxury good is in two places")
    if not table.deluxe:
        _check_wood(table)


def _check_board(table: Table, player: Player) -> None:
    for colour in range(BROWN + 1):
        require(0 <= player.keshis[colour] <= 8, f"a sector holds 0 to 8 {COLOURS[colour]} keshis")
    require(min(player.resources) >= 0 and min(player.keshis) >= 0, "nothing is negative")
    require(player.free_guards() >= 0, "every gate needs a guard: give beige")
    require(0 <= player.fisherman <= table.values.jetty, "the river ends at the jetty")
    for step in player.stairs:
        require(0 <= step <= table.values.steps, "the stairs have 16 steps")
    spaces = (4, 4, 0) if table.desert_towns else (3, 3, 2)
    if player.seat >= table.humans:
        return
    for path, most in zip(player.caravans, spaces, strict=True):
        require(0 <= path <= most, f"the paths have {spaces} spaces")
    for town in player.towns:
        require(
            not town or player.caravans[player.towns.index(town)] == 4, "a town needs a caravan"
        )
    require(player.enhancements == 0 or bool(player.scrolls), "scrolls are owned")


def _check_wood(table: Table) -> None:
    """Essential: put the wooden keshis that are nowhere else into the supply (SET-26)."""
    for colour in range(12):
        wood = table.values.wooden[colour]
        if colour in TRACK_COLOURS:
            wood -= table.humans
        wood -= table.tower[colour] + table.base[colour]
        for player in table.players:
            wood -= (player.hand >> colour & 1) + player.pending[colour]
        require(wood >= 0, f"there are not enough wooden {COLOURS[colour]} keshis")
        table.supply[colour] = wood
