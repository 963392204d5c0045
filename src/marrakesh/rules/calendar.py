"""Starting seasons, rounds and phases."""

from typing import TYPE_CHECKING

from marrakesh.rules import events
from marrakesh.rules.phases import CLAIM, ROUND_START, SEASON_START, SELECT

if TYPE_CHECKING:
    from marrakesh.rules.state import Table


def start_phase(table: "Table", phase: int) -> None:
    """Start a phase with the start player of the round (SEL-12)."""
    table.phase = phase
    table.turn = 0
    if phase == CLAIM:
        table.claimers = (1 << table.n) - 1
        table.declined = 0
        if table.nomads and table.nomad_supply:  # NOM-01
            table.nomad_supply -= 1
            table.nomad_offered = True
    if table.events is not None:
        table.tell(events.Phase(-1, phase=phase, season=table.season, round=table.round))


def start_season(table: "Table") -> None:
    """Resolve tiles and buildings that act at the start of a season, then start its first round."""
    table.round = 0
    if not table.deluxe:  # TWN-07
        for player in table.players:
            player.river_moves = 0
    if table.new_provisions or table.abilities:
        start_phase(table, SEASON_START)
    else:
        start_round(table, 1)


def start_round(table: "Table", number: int) -> None:
    """The round tracker advances one seat each round and each season (SEL-12, RVB-04)."""
    table.round = number
    table.start_seat = (table.first_seat + table.season - 1 + number - 1) % table.n
    start_phase(table, ROUND_START if table.new_provisions else SELECT)


def season_and_round(table: "Table") -> tuple[int, int]:
    """The current season and round; setup counts as the first round, scoring as the last."""
    return max(1, table.season), min(max(1, table.round), table.values.rounds)


def rounds_left(table: "Table") -> int:
    """Rounds left, including the current one until its river bonus: 12 at the start of a game."""
    rounds = table.values.rounds
    this_season = min(rounds, max(0, rounds + 1 - table.round))
    return rounds * (table.values.seasons - table.season) + this_season
