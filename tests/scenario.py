"""Build a position in a few readable lines, play on through Game, and see what a player sees.

    table = Scenario(edition, players=3).player(0, white=4, vendors=["palace"], water=0)
    game = table.assistants({0: ["palace"]})
    play(game, "new keshi")
    assert see(game, 0).water == 1

Positions that no game can reach are refused with ScenarioError.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import Any

from marrakesh import Config, Game
from marrakesh.rules import phases, rounds, sources
from marrakesh.rules.actions import to_number, to_text
from marrakesh.rules.agenda import BOTTOM, NOTHING
from marrakesh.rules.events import Event
from marrakesh.rules.modules import perks
from marrakesh.rules.state import FIRST_ENHANCEMENT, Camel, Nomads, Player, Table
from marrakesh.rules.tiles.displays import Refill
from marrakesh.rules.values import GATE_SPACES
from marrakesh.rules.words import (
    BEIGE,
    BROWN,
    BUILDINGS,
    COLOURS,
    PATHS,
    PINK,
    RED,
    SCROLL_COLOURS,
    SECTORS,
    TRACK_COLOURS,
)


class ScenarioError(ValueError):
    """A position that cannot be."""


def require(condition: bool, otherwise: str) -> None:
    if not condition:
        raise ScenarioError(otherwise)


def drop_agenda(table: Table) -> None:
    """Nothing is pending any more."""
    table.top = NOTHING
    table.below = BOTTOM[:]


class Scenario:
    """A table under construction; seat 0 is start player of the round unless told otherwise."""

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
        self.game = Game.new(config, seed)
        while self.game.table.phase < phases.SELECT:
            self.game.apply(self.game.legal_actions()[0])
        self.table: Table = self.game.table
        drop_agenda(self.table)
        if self.table.buildings or self.table.new_provisions:
            self._clear_boards()
        self.table.season = season
        self.table.round = round
        self.table.start_seat = start
        self.table.first_seat = (start - (season - 1) - (round - 1)) % self.table.n
        for player in self.table.people():
            player.active = (1 << season) - 1
        self.provided: set[int] = set()  # seats whose provision tiles are told, so they act

    def _clear_boards(self) -> None:
        """Take back what buildings and provision tiles gave at the start."""
        table = self.table
        for player in table.players:
            fresh = Player(player.seat)
            for name in ("oases", "storage", "provisions", "left_out", "disc", "hand", "camel"):
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

    # --- one player ---------------------------------------------------------------------------

    def player(self, seat: int, **facts: Any) -> "Scenario":
        """Facts by name: water, dates, dinars, score, a number for each colour but pink, red and
        brown; entertainers (spaces 1-8), vendors (sectors), caravans (left, right, start), gates
        ({sector: colour}), fisherman, palace, mosque, disc, scrolls, luxuries, oases
        ({"left 1": tile}), claimed (tiles), storage ({place: colour}), provisions, active, hand."""
        player = self.table.players[seat]
        for name, value in facts.items():
            if name in COLOURS:
                colour = COLOURS.index(name)
                require(colour not in (PINK, RED, BROWN), f"{name} needs its places")
                player.keshis[colour] = value
            elif name in ("water", "dates", "dinars"):
                player.resources[("water", "dates", "dinars").index(name)] = value
            elif name in ("palace", "mosque"):
                player.stairs[("palace", "mosque").index(name)] = value
            else:
                getattr(self, f"_{name}")(player, value)
        return self

    def _score(self, player: Player, value: int) -> None:
        self.table.score(player, value - player.score, sources.START_SCORE)

    def _entertainers(self, player: Player, spaces: Iterable[int]) -> None:
        player.square = sum(1 << space - 1 for space in spaces)
        player.keshis[PINK] = player.square.bit_count()

    def _vendors(self, player: Player, sectors: Iterable[str]) -> None:
        player.vendors = sum(1 << SECTORS.index(sector) for sector in sectors)
        player.keshis[RED] = player.vendors.bit_count()

    def _caravans(self, player: Player, paths: Sequence[int]) -> None:
        player.caravans = list(paths)
        player.keshis[BROWN] = sum(paths)

    def _gates(self, player: Player, gates: Mapping[str, str]) -> None:
        for sector, name in gates.items():
            colour = COLOURS.index(name)
            workshop = max((w for w in range(4) if self.table.gates[12 * w + colour]), default=-1)
            require(workshop >= 0, f"no {name} gate is left")
            self.table.gates[12 * workshop + colour] -= 1
            player.gates[GATE_SPACES.index(SECTORS.index(sector))] = colour

    def _fisherman(self, player: Player, step: int) -> None:
        player.fisherman = step
        self.table.arrivals += 1
        player.arrival = self.table.arrivals

    def _disc(self, player: Player, offset: int) -> None:
        player.disc = offset

    def _scrolls(self, player: Player, tiles: Iterable[int]) -> None:
        for tile in tiles:
            _remove(self.table.scrolls, self.table.scroll_stacks, tile, "scroll")
            player.scrolls += (tile,)
            if self.table.values.scroll_acts[tile] != "instant":
                player.enhancements |= 1 << tile - FIRST_ENHANCEMENT
        Refill(0).resolve(self._depleted())

    def _luxuries(self, player: Player, tiles: Iterable[int]) -> None:
        for tile in tiles:
            _remove(self.table.luxury, self.table.luxury_stacks, tile, "luxury good")
            player.luxuries += (tile,)
        Refill(0).resolve(self._depleted())

    def _depleted(self) -> Table:
        self.table.depleted = True
        return self.table

    def _oases(self, player: Player, oases: Mapping[str, int]) -> None:
        for place, tile in oases.items():
            path, number = place.split()
            self._swap_oasis(player, 3 * PATHS.index(path) + int(number) - 1, tile)

    def _claimed(self, player: Player, tiles: Sequence[int]) -> None:
        places = [place for place in range(6) if player.discovered(place)]
        require(len(tiles) <= len(places), "claimed oases need caravans beside them")
        for place, tile in zip(places, tiles, strict=False):
            self._swap_oasis(player, place, tile)
            player.taken |= 1 << place
            player.storage[len(player.claimed)] = -1
            player.claimed += (tile,)

    def _swap_oasis(self, player: Player, place: int, tile: int) -> None:
        """Put a tile on a place, and what lay there where the tile was."""
        old = player.oases[place]
        if tile == old:
            return
        table = self.table
        for other in table.players:
            require(tile not in other.claimed, f"oasis {tile} is claimed already")
            other.oases = tuple(old if t == tile else t for t in other.oases)
        table.unused_oases = tuple(old if t == tile else t for t in table.unused_oases)
        table.open_oases = tuple(old if t == tile else t for t in table.open_oases)
        player.oases = (*player.oases[:place], tile, *player.oases[place + 1 :])

    def _storage(self, player: Player, storage: Mapping[int, str]) -> None:
        for place, colour in storage.items():
            player.storage[place - 1] = COLOURS.index(colour)

    def _provisions(self, player: Player, tiles: Sequence[int]) -> None:
        table = self.table
        for place, tile in enumerate(tiles):
            old = player.provisions[place]
            for other in table.players:
                other.provisions = tuple(old if t == tile else t for t in other.provisions)
                other.left_out = tuple(old if t == tile else t for t in other.left_out)
            table.unused_provisions = tuple(
                old if t == tile else t for t in table.unused_provisions
            )
            own = player.provisions
            player.provisions = (*own[:place], tile, *own[place + 1 :])
        self.provided.add(player.seat)

    def _active(self, player: Player, number: int) -> None:
        player.active = (1 << number) - 1

    # modules

    def _building(self, player: Player, name: str) -> None:
        """A special building with its ability; what it gives at the start is not given."""
        require(self.table.abilities, "buildings need their module and front side")
        player.house = player.building = BUILDINGS.index(name)
        if name == "training room":
            player.spectators = self.table.values.discs[name]

    def _towns(self, player: Player, towns: Sequence[int]) -> None:
        """Towns beside the left and right path (0: none); their caravans are to be given, too."""
        for town in towns:
            self.table.open_towns = tuple(t for t in self.table.open_towns if t != town)
        player.towns = (towns[0], towns[1])

    def _claimed_towns(self, player: Player, towns: Sequence[int]) -> None:
        for town in towns:
            player.town_claims |= 1 << player.towns.index(town)

    def _camel(self, player: Player, step: int) -> None:
        _camel(player).step = step
        for goal, line in enumerate(self.table.values.goals):
            if step >= line:
                self.table.first_over |= 1 << goal
        if step == self.table.values.finish:
            others = [p.camel.podium for p in self.table.players if p.camel is not None]
            _camel(player).podium = max(others) + 1

    def _dung(self, player: Player, units: int) -> None:
        _camel(player).dung = units

    def _column(self, player: Player, colours: Iterable[str]) -> None:
        """Spectators by colour, `nomad` among them."""
        names = (*COLOURS, "nomad")
        _camel(player).column = tuple(names.index(colour) for colour in colours)
        self.table.nomad_supply -= list(colours).count("nomad")

    def _nomads(self, player: Player, nomads: Mapping[str, int]) -> None:
        """Nomads on the own spaces of track sectors and the medina, besides their keshis."""
        for name, number in nomads.items():
            sector = SECTORS.index(name)
            require(sector in (*TRACK_COLOURS, BEIGE), f"{name}: say which spaces")
            _nomads(player).on[sector] = number
            player.keshis[sector] += number
            self.table.nomad_supply -= number

    def _nomad_vendors(self, player: Player, sectors: Iterable[str]) -> None:
        for name in sectors:
            bit = 1 << SECTORS.index(name)
            require(not player.vendors & bit, f"{name} has a vendor")
            _nomads(player).vendors |= bit
            player.vendors |= bit
            player.keshis[RED] += 1
            self.table.nomad_supply -= 1

    def _nomad_entertainers(self, player: Player, spaces: Iterable[int]) -> None:
        for space in spaces:
            bit = 1 << space - 1
            require(not player.square & bit, f"space {space} is taken")
            _nomads(player).square |= bit
            _nomads(player).on[PINK] += 1
            player.square |= bit
            player.keshis[PINK] += 1
            self.table.nomad_supply -= 1

    def _nomad_caravans(self, player: Player, number: int) -> None:
        """So many of the caravans are nomads: the first ones."""
        require(number <= player.keshis[BROWN], "they are among the caravans")
        _nomads(player).on[BROWN] = number
        taken = [4 * path + k for path, count in enumerate(player.caravans) for k in range(count)]
        _nomads(player).caravans = sum(1 << space for space in taken[:number])
        self.table.nomad_supply -= number

    def _nomad_towns(self, player: Player, paths: Iterable[str]) -> None:
        """The caravans beside the towns of these paths are nomads."""
        for name in paths:
            path = PATHS.index(name)
            require(player.caravans[path] == 4, f"no caravan at the end of the {name} path")
            _nomads(player).on[BROWN] += 1
            _nomads(player).caravans |= 1 << 4 * path + 3
            self.table.nomad_supply -= 1

    def _hand(self, player: Player, colours: Iterable[str]) -> None:
        player.hand = sum(1 << COLOURS.index(colour) for colour in colours)

    def _placeholders(self, player: Player, colours: Iterable[str]) -> None:
        player.placeholders = sum(1 << COLOURS.index(colour) for colour in colours)
        player.hand &= ~player.placeholders

    # --- the Pashabot -------------------------------------------------------------------------

    def bot(
        self,
        column: Sequence[int] = (),
        assistants: Sequence[str] = (),
        gates: Sequence[str] = (),
        **keshis: int,
    ) -> "Scenario":
        """The Pashabot's strategy column (tile numbers from the top), its assistants, its gates by
        colour, and the keshis in its rows; its other pieces are those of player 1."""
        bot = self.table.bot
        if bot is None:
            raise ScenarioError("the Pashabot needs solo")
        player = self.table.players[1]
        if column:
            bot.deck = tuple(t for t in (*bot.deck, *bot.column) if t not in column)
            bot.column = tuple(column)
        self.deploy({1: assistants})
        for name, number in keshis.items():
            player.keshis[COLOURS.index(name)] = number
        for space, name in enumerate(gates):
            player.gates[space] = COLOURS.index(name)
            workshop = max(w for w in range(4) if self.table.gates[12 * w + player.gates[space]])
            self.table.gates[12 * workshop + player.gates[space]] -= 1
        return self

    def next_strategy(self, *tiles: int) -> "Scenario":
        """The next strategy tiles to be revealed, the first one first."""
        bot = self.table.bot
        if bot is None:
            raise ScenarioError("the Pashabot needs solo")
        bot.deck = (*(t for t in bot.deck if t not in tiles), *reversed(tiles))
        return self

    # --- the table ----------------------------------------------------------------------------

    def scrolls_shown(self, colour: str, *tiles: int) -> "Scenario":
        """These scrolls lie face up in this colour's display, from the left."""
        first = 3 * SCROLL_COLOURS.index(colour)
        for place, tile in enumerate(tiles):
            require(
                self.table.values.scroll_colour[tile] == SCROLL_COLOURS.index(colour),
                f"scroll {tile} is not {colour}",
            )
            _swap(self.table.scrolls, self.table.scroll_stacks, first + place, tile, "scroll")
        return self

    def next_scroll(self, stack: int, *tiles: int) -> "Scenario":
        """The topmost tiles of a stack, the first one on top. Essential: stack = colour 0-3,
        Deluxe: 3 * colour + place."""
        _order(self.table.scrolls, self.table.scroll_stacks, stack, tiles, "scroll")
        return self

    def scroll_stack_of(self, stack: int, size: int) -> "Scenario":
        """Leave only the topmost tiles of a stack; the others leave the game."""
        self.table.scroll_stacks[stack] = self.table.scroll_stacks[stack][-size:] if size else ()
        return self

    def luxuries_shown(self, *tiles: int) -> "Scenario":
        for place, tile in enumerate(tiles):
            _swap(self.table.luxury, self.table.luxury_stacks, place, tile, "luxury good")
        return self

    def next_luxury(self, stack: int, *tiles: int) -> "Scenario":
        """The topmost tiles of a stack, the first one on top. Essential has only stack 0."""
        _order(self.table.luxury, self.table.luxury_stacks, stack, tiles, "luxury good")
        return self

    def luxury_stack_of(self, stack: int, size: int) -> "Scenario":
        self.table.luxury_stacks[stack] = self.table.luxury_stacks[stack][-size:] if size else ()
        return self

    def workshop(self, number: int, *colours: str) -> "Scenario":
        """These gates lie in a workshop (1-4), exchanged with other workshops where needed."""
        own = 12 * (number - 1)
        wanted = [COLOURS.index(colour) for colour in colours]
        for colour in sorted(set(wanted)):
            while self.table.gates[own + colour] < wanted.count(colour):
                self._bring_gate(own, colour, wanted)
        return self

    def _bring_gate(self, own: int, colour: int, wanted: list[int]) -> None:
        gates = self.table.gates
        others = [12 * w for w in range(4) if 12 * w != own and gates[12 * w + colour]]
        require(bool(others), f"no {COLOURS[colour]} gate is left in the other workshops")
        spare = [c for c in range(12) if gates[own + c] > wanted.count(c)]
        require(bool(spare), "a workshop holds 8 gates")
        gates[others[0] + colour] -= 1
        gates[own + colour] += 1
        gates[own + spare[0]] -= 1
        gates[others[0] + spare[0]] += 1

    def office(self, number: int) -> "Scenario":
        table = self.table
        old = table.office
        table.offices = tuple(old if t == number else t for t in table.offices)
        table.unused_offices = tuple(old if t == number else t for t in table.unused_offices)
        table.office = number
        return self

    def river_tiles(self, *tiles: int) -> "Scenario":
        seasons = tuple(self.table.values.river_season[tile] for tile in tiles)
        require(seasons == (1, 2, 3), "a river tile for each season")
        table = self.table
        table.river_tiles = tiles
        if tiles[0] == 2 and not table.open_oases:
            table.open_oases = table.unused_oases[:3]
            table.unused_oases = table.unused_oases[3:]
        return self

    def awards(self, *sides: str) -> "Scenario":
        """Award sides such as "3b", of this season and those to come."""
        self.table.awards = tuple(2 * (int(s[:-1]) - 1) + "ab".index(s[-1]) for s in sides)
        return self

    def towns_open(self, *towns: int) -> "Scenario":
        self.table.open_towns = towns
        return self

    def pawn(self, stair: str, holder: int) -> "Scenario":
        """Sultan (palace) or imam (mosque) is with a player."""
        place = ("palace", "mosque").index(stair)
        holders, steps = list(self.table.pawn_holders), list(self.table.pawn_steps)
        holders[place], steps[place] = holder, 0
        self.table.pawn_holders = (holders[0], holders[1])
        self.table.pawn_steps = (steps[0], steps[1])
        return self

    def tower(self, **keshis: int) -> "Scenario":
        for name, number in keshis.items():
            self.table.tower[COLOURS.index(name)] = number
        return self

    def base(self, **keshis: int) -> "Scenario":
        for name, number in keshis.items():
            self.table.base[COLOURS.index(name)] = number
        return self

    def deploy(self, deployed: Mapping[int, Sequence[str]]) -> "Scenario":
        """Assistants stand in these sectors; the game may go on with an earlier phase."""
        for seat, sectors in deployed.items():
            require(len(sectors) <= 3, "a player has 3 assistants")
            player = self.table.players[seat]
            player.souk_assistants = list(sectors).count("souk")
            others = [SECTORS.index(sector) for sector in sectors if sector != "souk"]
            require(len(set(others)) == len(others), "one assistant a sector, but for the souk")
            player.assistants = sum(1 << sector for sector in others)
        return self

    # --- where the game goes on ---------------------------------------------------------------

    def select(self) -> Game:
        """Everybody is about to choose keshis."""
        return self._go(phases.SELECT, self.table.round - 1)

    def start_of_season(self) -> Game:
        """The effects at the start of a season are about to come."""
        self.table.round = 0
        return self._go(phases.SEASON_START, 0)

    def start_of_round(self) -> Game:
        return self._go(phases.ROUND_START, self.table.round - 1)

    def season_payout(self) -> Game:
        """Dung and awards are about to come, after the river evaluation."""
        self.table.round = self.table.values.rounds + 1
        return self._go(phases.DUNG, self.table.values.rounds)

    def claim(self) -> Game:
        """Claiming begins with what `base` laid out."""
        self.table.claimers = (1 << self.table.n) - 1
        if self.table.nomads:
            self.table.nomad_supply -= 1
            self.table.nomad_offered = True
        return self._go(phases.CLAIM, self.table.round)

    def assistants(self, deployed: Mapping[int, Sequence[str]]) -> Game:
        """The assistants phase begins, with assistants in these sectors."""
        self.deploy(deployed)
        return self._go(phases.ASSISTANTS, self.table.round)

    def buys_scroll(self, tile: int, dates: int = 0) -> Game:
        """Seat 0 buys a scroll with all its scholars, and has so many dates left."""
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
        """Deal hands as they are after so many selections, check the position, and run."""
        table = self.table
        for player in table.players:
            if player.hand == (1 << 12) - 1:
                player.hand = (1 << 12) - (1 << 3 * rounds_chosen)
        for seat in self.provided:
            _act_on_provisions(table, table.players[seat])
        _check(table)
        table.events = []
        table.phase = phase
        table.turn = 0
        rounds.run(table)
        return self.game


def _check(table: Table) -> None:
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


def _act_on_provisions(table: Table, player: Player) -> None:
    """What hard tiles do for who has revealed them; the nomad of one is gained already."""
    values = table.values
    for place, tile in enumerate(player.provisions):
        if player.active >> place & 1 and values.provision_level[tile] == "hard":
            player.perks |= perks.HARD[values.provision_effect[tile]] & ~perks.NEW_NOMAD


def _camel(player: Player) -> Camel:
    if player.camel is None:
        raise ScenarioError("camels need their module")
    return player.camel


def _nomads(player: Player) -> Nomads:
    if player.nomads is None:
        raise ScenarioError("nomads need their module")
    return player.nomads


def _check_wood(table: Table) -> None:
    """Essential: the wooden keshis that are nowhere else lie in the supply (SET-26)."""
    for colour in range(12):
        wood = table.values.wooden[colour]
        if colour in TRACK_COLOURS:
            wood -= table.humans
        wood -= table.tower[colour] + table.base[colour]
        for player in table.players:
            wood -= (player.hand >> colour & 1) + player.pending[colour]
        require(wood >= 0, f"there are not so many wooden {COLOURS[colour]} keshis")
        table.supply[colour] = wood


def _remove(shown: list[int], stacks: list[tuple[int, ...]], tile: int, kind: str) -> None:
    if tile in shown:
        shown[shown.index(tile)] = 0
        return
    for number, stack in enumerate(stacks):
        if tile in stack:
            stacks[number] = tuple(other for other in stack if other != tile)
            return
    raise ScenarioError(f"{kind} {tile} is owned already")


def _swap(
    shown: list[int], stacks: list[tuple[int, ...]], place: int, tile: int, kind: str
) -> None:
    old = shown[place]
    if tile in shown:
        shown[shown.index(tile)] = old
    else:
        for number, stack in enumerate(stacks):
            if tile in stack:
                stacks[number] = tuple(old if other == tile else other for other in stack)
                break
        else:
            raise ScenarioError(f"{kind} {tile} is owned already")
    shown[place] = tile


def _order(
    shown: list[int], stacks: list[tuple[int, ...]], stack: int, tiles: Sequence[int], kind: str
) -> None:
    """Bring tiles to the top of a stack by exchanging them with what lies there."""
    for depth, tile in enumerate(tiles):
        old = stacks[stack][-1 - depth]
        if tile in shown:
            shown[shown.index(tile)] = old
        else:
            holders = [number for number, held in enumerate(stacks) if tile in held]
            require(bool(holders), f"{kind} {tile} is owned already")
            held = list(stacks[holders[0]])
            held[held.index(tile)] = old
            stacks[holders[0]] = tuple(held)
        top = list(stacks[stack])
        top[-1 - depth] = tile
        stacks[stack] = tuple(top)


def starting(
    edition: str,
    modules: Iterable[str],
    players: int = 2,
    buildings: Mapping[int, tuple[str, str]] | None = None,
    seed: int = 1,
    side: str = "front",
    **choices: Any,
) -> Game:
    """A game before the first decision, with these buildings drawn by these seats."""
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


# --- playing and seeing ---------------------------------------------------------------------------


def play(game: Game, *actions: str) -> list[Event]:
    """Take actions by their texts, `1: select green` for a seat; what happened."""
    events: list[Event] = []
    for action in actions:
        seat, _, text = action.rpartition(": ")
        events += game.apply(to_number(text), int(seat) if seat else None)
    return events


def play_on(game: Game, seat: int, until: str, *wishes: str) -> list[Event]:
    """Play until this seat may choose `until`: the first wish that is possible, else the first
    option; what happened."""
    events: list[Event] = []
    while game.seat != seat or until not in options(game):
        legal = options(game)
        events += play(game, next((wish for wish in wishes if wish in legal), legal[0]))
    return events


def options(game: Game, seat: int | None = None) -> list[str]:
    """The texts of what may be done now."""
    return [to_text(action) for action in game.legal_actions(seat)]


class Seen:
    """What a seat's own view says of its player, by attribute."""

    def __init__(self, seen: dict[str, Any]) -> None:
        self._seen = seen

    @property
    def water(self) -> int:
        return int(self._seen["resources"]["water"])

    @property
    def dates(self) -> int:
        return int(self._seen["resources"]["date"])

    @property
    def dinars(self) -> int:
        return int(self._seen["resources"]["dinar"])

    def __getattr__(self, name: str) -> Any:
        return self._seen[name]


def see(game: Game, seat: int) -> Seen:
    """A player as the own view shows him."""
    players: Any = game.view(seat)["players"]
    return Seen(players[seat])


def look(game: Game, seat: int | None = None) -> dict[str, Any]:
    """The whole view of a seat; without a seat what everybody may know."""
    return game.view(seat)


def wander(game: Game, seed: int) -> Iterator[list[Event]]:
    """Play random actions to the end of the game; what happened after each of them."""
    game.listen()
    random = Random(seed)
    while not game.over:
        yield game.apply(random.choice(game.legal_actions()))


def points(game: Game, seat: int) -> dict[str, int]:
    """Points by source, without the 10 of the start."""
    booked: dict[str, int] = {}
    for booking in game.bookings(seat):
        if booking.source != "start":
            booked[booking.source] = booked.get(booking.source, 0) + booking.points
    return booked


def happened(events: list[Event], kind: str) -> list[dict[str, int]]:
    """The facts of the events of a kind, in order."""
    return [event.facts for event in events if event.kind == kind]
