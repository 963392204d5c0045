"""The final scoring, the winners, and the ledger of points."""

from typing import TYPE_CHECKING

from marrakesh.rules import events, sources
from marrakesh.rules.modules import camels, desert_towns
from marrakesh.rules.pashabot import course
from marrakesh.rules.tiles import oases
from marrakesh.rules.words import SOUK, TO_MOSQUE, TO_PALACE

if TYPE_CHECKING:
    from marrakesh.rules.state import Player, Table


def score_final(table: "Table") -> None:
    """Complete sectors, then oases, then leftovers (R180)."""
    if table.pawns > table.humans:
        course.score_final(table)
    for player in table.people():
        complete = sum(1 for sector in range(SOUK) if player.complete(sector))
        table.score(player, complete * table.values.complete_sector, sources.SECTORS)  # FIN-01
        for tile, handed_in in oases.best_final(table, player):  # FIN-03
            if table.events is not None:
                table.tell(events.OasisScored(player.seat, oasis=tile))
            if handed_in:
                table.spend(player, oases.rule_of(table, tile).resource, handed_in)
            points = oases.worth(table, player, tile, handed_in)
            table.score(player, points, sources.OASIS + tile)
        left = sum(player.resources) + oases.goods_left(player)
        table.score(player, left // table.values.leftovers_per_point, sources.LEFTOVERS)  # FIN-04
        if table.desert_towns:
            desert_towns.score(table, player)
        if table.camels:
            camels.score_race(table, player)


def standing(player: "Player") -> tuple[int, int, int]:
    """Points, then the palace step, then the mosque step (TIE-01, TIE-02)."""
    return player.score, player.stairs[TO_PALACE], player.stairs[TO_MOSQUE]


def places(table: "Table") -> list[int]:
    """The place of every seat, 1 for the winners; equal standings share a place (TIE-03)."""
    if table.bot is not None:  # PSH-62
        bot = table.players[-1].score
        won = table.bot.simplified or table.players[0].score > bot
        return ([1, 2] if won else [2, 1])[: table.pawns]
    standings = [standing(player) for player in table.players]
    return [1 + sum(1 for other in standings if other > own) for own in standings]


class Booking:
    """Points a player gained or lost, with their source, season and round.

    Round 0 is the setup, the round after the last one the season scoring, the one after that the
    final scoring.
    """

    __slots__ = ("points", "round", "season", "source")

    def __init__(self, entry: int) -> None:
        entry, points = divmod(entry, 1 << 10)
        entry, source = divmod(entry, 1 << 10)
        self.points: int = points - 512
        self.source: str = sources.name_of(source)
        self.season, self.round = divmod(entry, 8)
