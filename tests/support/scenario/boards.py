"""The players' boards in the base game, fact by fact."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Self

from marrakesh.rules import sources
from marrakesh.rules.state import FIRST_ENHANCEMENT, Player, Table
from marrakesh.rules.tiles.displays import Refill
from marrakesh.rules.values import GATE_SPACES
from marrakesh.rules.words import (
    BROWN,
    COLOURS,
    PATHS,
    PINK,
    RED,
    SECTORS,
)
from scenario.errors import require
from scenario.piles import take_out


class Boards:
    """The players' boards of a table under construction."""

    table: Table
    provided: set[int]  # seats whose provision tiles are given, so that they take effect

    def player(self, seat: int, **facts: Any) -> Self:
        """Set facts about a player by name.

        Facts are water, dates, dinars, score, a number for each colour but pink, red and brown;
        entertainers (spaces 1-8), vendors (sectors), caravans (left, right, start), gates ({sector:
        colour}), fisherman, palace, mosque, disc, scrolls, luxuries, oases ({"left 1": tile}),
        claimed (tiles), storage ({place: colour}), provisions, active and hand.
        """
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
            take_out(self.table.scrolls, self.table.scroll_stacks, tile, "scroll")
            player.scrolls += (tile,)
            if self.table.values.scroll_acts[tile] != "instant":
                player.enhancements |= 1 << tile - FIRST_ENHANCEMENT
        Refill(0).resolve(self._depleted())

    def _luxuries(self, player: Player, tiles: Iterable[int]) -> None:
        for tile in tiles:
            take_out(self.table.luxury, self.table.luxury_stacks, tile, "luxury good")
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
        """Swap a tile onto a place; the old tile goes where the new one was."""
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
            table.unused_provisions = tuple(
                old if t == tile else t for t in table.unused_provisions
            )
            own = player.provisions
            player.provisions = (*own[:place], tile, *own[place + 1 :])
        self.provided.add(player.seat)

    def _active(self, player: Player, number: int) -> None:
        player.active = (1 << number) - 1

    def _hand(self, player: Player, colours: Iterable[str]) -> None:
        player.hand = sum(1 << COLOURS.index(colour) for colour in colours)

    def _placeholders(self, player: Player, colours: Iterable[str]) -> None:
        player.placeholders = sum(1 << COLOURS.index(colour) for colour in colours)
        player.hand &= ~player.placeholders
