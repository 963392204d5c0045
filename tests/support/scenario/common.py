"""The parts all players share: displays, stacks, workshops, tower, and the Pashabot."""

from collections.abc import Mapping, Sequence
from typing import Self

from marrakesh.rules.words import (
    COLOURS,
    SCROLL_COLOURS,
    SECTORS,
)
from scenario.errors import ScenarioError, require
from scenario.module_boards import ModuleBoards
from scenario.piles import bring_to_top, lay_out


class Common(ModuleBoards):
    """The common part of a table under construction."""

    # --- the Pashabot -------------------------------------------------------------------------

    def bot(
        self,
        column: Sequence[int] = (),
        assistants: Sequence[str] = (),
        gates: Sequence[str] = (),
        **keshis: int,
    ) -> Self:
        """Set up the Pashabot; its other pieces are those of player 1.

        It gets its strategy column (tile numbers from the top), its assistants, its gates by
        colour, and the keshis in its rows.
        """
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

    def next_strategy(self, *tiles: int) -> Self:
        """Choose the next strategy tiles to be revealed, in this order."""
        bot = self.table.bot
        if bot is None:
            raise ScenarioError("the Pashabot needs solo")
        bot.deck = (*(t for t in bot.deck if t not in tiles), *reversed(tiles))
        return self

    # --- the table ----------------------------------------------------------------------------

    def scrolls_shown(self, colour: str, *tiles: int) -> Self:
        """Lay out these scrolls in this colour's display, from the left."""
        first = 3 * SCROLL_COLOURS.index(colour)
        for place, tile in enumerate(tiles):
            require(
                self.table.values.scroll_colour[tile] == SCROLL_COLOURS.index(colour),
                f"scroll {tile} is not {colour}",
            )
            lay_out(self.table.scrolls, self.table.scroll_stacks, first + place, tile, "scroll")
        return self

    def next_scroll(self, stack: int, *tiles: int) -> Self:
        """Choose the topmost tiles of a stack, the first one on top.

        Essential: stack = colour 0-3, Deluxe: 3 * colour + place.
        """
        bring_to_top(self.table.scrolls, self.table.scroll_stacks, stack, tiles, "scroll")
        return self

    def scroll_stack_of(self, stack: int, size: int) -> Self:
        """Leave only the topmost tiles of a stack; remove the others from the game."""
        self.table.scroll_stacks[stack] = self.table.scroll_stacks[stack][-size:] if size else ()
        return self

    def luxuries_shown(self, *tiles: int) -> Self:
        for place, tile in enumerate(tiles):
            lay_out(self.table.luxury, self.table.luxury_stacks, place, tile, "luxury good")
        return self

    def next_luxury(self, stack: int, *tiles: int) -> Self:
        """Choose the topmost tiles of a stack, the first one on top. Essential has only stack 0."""
        bring_to_top(self.table.luxury, self.table.luxury_stacks, stack, tiles, "luxury good")
        return self

    def luxury_stack_of(self, stack: int, size: int) -> Self:
        self.table.luxury_stacks[stack] = self.table.luxury_stacks[stack][-size:] if size else ()
        return self

    def workshop(self, number: int, *colours: str) -> Self:
        """Put these gates into a workshop (1-4), exchanging them with other workshops if needed."""
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

    def office(self, number: int) -> Self:
        table = self.table
        old = table.office
        table.offices = tuple(old if t == number else t for t in table.offices)
        table.unused_offices = tuple(old if t == number else t for t in table.unused_offices)
        table.office = number
        return self

    def river_tiles(self, *tiles: int) -> Self:
        seasons = tuple(self.table.values.river_season[tile] for tile in tiles)
        require(seasons == (1, 2, 3), "a river tile for each season")
        table = self.table
        table.river_tiles = tiles
        if tiles[0] == 2 and not table.open_oases:
            table.open_oases = table.unused_oases[:3]
            table.unused_oases = table.unused_oases[3:]
        return self

    def awards(self, *sides: str) -> Self:
        """Choose award sides such as "3b", for this season and those to come."""
        self.table.awards = tuple(2 * (int(s[:-1]) - 1) + "ab".index(s[-1]) for s in sides)
        return self

    def towns_open(self, *towns: int) -> Self:
        self.table.open_towns = towns
        return self

    def pawn(self, stair: str, holder: int) -> Self:
        """Give the sultan (palace) or the imam (mosque) to a player."""
        place = ("palace", "mosque").index(stair)
        holders, steps = list(self.table.pawn_holders), list(self.table.pawn_steps)
        holders[place], steps[place] = holder, 0
        self.table.pawn_holders = (holders[0], holders[1])
        self.table.pawn_steps = (steps[0], steps[1])
        return self

    def tower(self, **keshis: int) -> Self:
        for name, number in keshis.items():
            self.table.tower[COLOURS.index(name)] = number
        return self

    def base(self, **keshis: int) -> Self:
        for name, number in keshis.items():
            self.table.base[COLOURS.index(name)] = number
        return self

    def deploy(self, deployed: Mapping[int, Sequence[str]]) -> Self:
        """Deploy assistants in these sectors; the game may continue with an earlier phase."""
        for seat, sectors in deployed.items():
            require(len(sectors) <= 3, "a player has 3 assistants")
            player = self.table.players[seat]
            player.souk_assistants = list(sectors).count("souk")
            others = [SECTORS.index(sector) for sector in sectors if sector != "souk"]
            require(len(set(others)) == len(others), "one assistant a sector, but for the souk")
            player.assistants = sum(1 << sector for sector in others)
        return self
