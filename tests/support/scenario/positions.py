"""A table under construction, and the phase in which its game continues."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any

from marrakesh import Config, Game
from marrakesh.rules import phases, rounds, sources
from marrakesh.rules.agenda import BOTTOM, NOTHING
from marrakesh.rules.modules import perks
from marrakesh.rules.state import Nomads, Player, Table
from marrakesh.rules.words import BUILDINGS, SCROLL_COLOURS
from scenario.checks import check
from scenario.common import Common
from scenario.player_view import play


@cache
def dealt(config: Config, seed: int) -> Game:
    """Return a game at its first selection of keshis."""
    game = Game.new(config, seed)
    while game.table.phase < phases.SELECT:
        game.apply(game.legal_actions()[0])
    return game


def drop_agenda(table: Table) -> None:
    """Clear everything pending."""
    table.top = NOTHING
    table.below = BOTTOM[:]


class Scenario(Common):
    """A table under construction; seat 0 is start player of the round unless stated otherwise."""

    def __init__(
        self,
        edition: str,
        players: int = 2,
        season: int = 1,
        round: int = 1,
        start: int = 0,
        tower: str = "B1",
        seed: int = 1,
        modules: Iterable[str] = (),
        **choices: Any,
    ) -> None:
        config = Config(players, edition, tower, modules=frozenset(modules), **choices)
        self.game = dealt(config, seed).copy()
        self.table = self.game.table
        drop_agenda(self.table)
        if self.table.buildings or self.table.new_provisions:
            self._clear_boards()
        self.table.season = season
        self.table.round = round
        self.table.start_seat = start
        self.table.first_seat = (start - (season - 1) - (round - 1)) % self.table.n
        for player in self.table.people():
            player.active = (1 << season) - 1
        self.provided = set()

    def _clear_boards(self) -> None:
        """Remove the gains of buildings and provision tiles at the start."""
        table = self.table
        for player in table.players:
            fresh = Player(player.seat)
            for name in ("oases", "storage", "provisions", "disc", "hand", "camel"):
                setattr(fresh, name, getattr(player, name))
            fresh.spectators = table.disc
            fresh.resources = table.values.start_resources[:]
            fresh.nomads = None if player.nomads is None else Nomads()
            table.score(fresh, table.values.start_score, sources.START_SCORE)
            for tile in player.scrolls:
                stack = table.values.scroll_colour[tile] * table.scroll_piles
                table.scroll_stacks[stack] = (tile, *table.scroll_stacks[stack])
            for tile in player.luxuries:
                table.luxury_stacks[0] = (tile, *table.luxury_stacks[0])
            for colour in player.gates:
                if colour >= 0:
                    table.gates[colour] += 1
            table.players[player.seat] = fresh
        table.nomad_supply = table.values.nomad_count if table.nomads else 0

    # --- where the game continues -------------------------------------------------------------

    def select(self) -> Game:
        """Continue when everyone is about to choose keshis."""
        return self._go(phases.SELECT, self.table.round - 1)

    def start_of_season(self) -> Game:
        """Continue before the effects at the start of a season."""
        self.table.round = 0
        return self._go(phases.SEASON_START, 0)

    def start_of_round(self) -> Game:
        return self._go(phases.ROUND_START, self.table.round - 1)

    def season_payout(self) -> Game:
        """Continue before dung and awards, after the river evaluation."""
        self.table.round = self.table.values.rounds + 1
        return self._go(phases.DUNG, self.table.values.rounds)

    def claim(self) -> Game:
        """Continue when claiming begins with the keshis that `base` laid out."""
        self.table.claimers = (1 << self.table.n) - 1
        if self.table.nomads:
            self.table.nomad_supply -= 1
            self.table.nomad_offered = True
        return self._go(phases.CLAIM, self.table.round)

    def assistants(self, deployed: Mapping[int, Sequence[str]]) -> Game:
        """Continue when the assistants phase begins, with assistants in these sectors."""
        self.deploy(deployed)
        return self._go(phases.ASSISTANTS, self.table.round)

    def buys_scroll(self, tile: int, dates: int = 0) -> Game:
        """Let seat 0 buy a scroll with just enough scholars and this many dates to spare."""
        values = self.table.values
        self.player(0, gray=values.scroll_scholars[tile], dates=values.scroll_dates[tile] + dates)
        self.scrolls_shown(SCROLL_COLOURS[values.scroll_colour[tile]], tile)
        game = self.assistants({0: ["madrasa"]})
        play(game, "sector action", f"scroll {tile}")
        return game

    def river_bonus(self) -> Game:
        return self._go(phases.RIVER_BONUS, self.table.round)

    def end_of_round(self) -> Game:
        return self._go(phases.ROUND_END, self.table.round)

    def season_scoring(self) -> Game:
        self.table.round = self.table.values.rounds + 1
        return self._go(phases.SEASON_RAPIDS, self.table.values.rounds)

    def provisions(self) -> Game:
        self.table.round = self.table.values.rounds + 1
        return self._go(phases.PROVISIONS, self.table.values.rounds)

    def final_scoring(self) -> Game:
        self.table.season = self.table.values.seasons
        self.table.round = self.table.values.rounds + 2
        return self._go(phases.FINAL_SCORING, self.table.values.rounds)

    def _go(self, phase: int, rounds_chosen: int) -> Game:
        """Deal hands as after this many selections, check the position, and run."""
        table = self.table
        for player in table.players:
            if player.hand == (1 << 12) - 1:
                player.hand = (1 << 12) - (1 << 3 * rounds_chosen)
        for seat in self.provided:
            act_on_provisions(table, table.players[seat])
        check(table)
        table.events = []
        table.phase = phase
        table.turn = 0
        rounds.run(table)
        return self.game


def act_on_provisions(table: Table, player: Player) -> None:
    """Apply the hard tiles a player has revealed, except for a nomad already gained."""
    values = table.values
    for place, tile in enumerate(player.provisions):
        if player.active >> place & 1 and values.provision_level[tile] == "hard":
            player.perks |= perks.HARD[values.provision_effect[tile]] & ~perks.NEW_NOMAD


def starting(
    edition: str,
    modules: Iterable[str],
    players: int = 2,
    buildings: Mapping[int, tuple[str, str]] | None = None,
    seed: int = 1,
    side: str = "front",
    **choices: Any,
) -> Game:
    """Return a game before its first decision, with these buildings drawn by these seats."""
    config = Config(players, edition, modules=frozenset(modules), buildings=side, **choices)
    game = Game.new(config, seed)
    wanted = {
        seat: [BUILDINGS.index(name) for name in pair] for seat, pair in (buildings or {}).items()
    }
    used = [house for pair in wanted.values() for house in pair]
    others = [house for house in range(len(BUILDINGS)) if house not in used]
    if buildings:
        for player in game.table.players:
            own = wanted.get(player.seat)
            player.offered = tuple(own or (others.pop(), others.pop()))
        rounds.run(game.table)
    game.listen()
    return game
