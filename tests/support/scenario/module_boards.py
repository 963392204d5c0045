"""The modules' parts of the players' boards, fact by fact."""

from collections.abc import Iterable, Mapping, Sequence

from marrakesh.rules.state import Camel, Nomads, Player
from marrakesh.rules.words import (
    BEIGE,
    BROWN,
    BUILDINGS,
    COLOURS,
    PATHS,
    PINK,
    RED,
    SECTORS,
    TRACK_COLOURS,
)
from scenario.boards import Boards
from scenario.errors import ScenarioError, require


class ModuleBoards(Boards):
    """The modules' additions to the players' boards."""

    def _building(self, player: Player, name: str) -> None:
        """Give a special building with its ability, but without its gains at the start."""
        require(self.table.abilities, "buildings need their module and front side")
        player.house = player.building = BUILDINGS.index(name)
        if name == "training room":
            player.spectators = self.table.values.discs[name]

    def _towns(self, player: Player, towns: Sequence[int]) -> None:
        """Set the towns next to the left and right path (0: none); give their caravans as well."""
        for town in towns:
            self.table.open_towns = tuple(t for t in self.table.open_towns if t != town)
        player.towns = (towns[0], towns[1])

    def _claimed_towns(self, player: Player, towns: Sequence[int]) -> None:
        for town in towns:
            player.town_claims |= 1 << player.towns.index(town)

    def _camel(self, player: Player, step: int) -> None:
        camel_of(player).step = step
        for goal, line in enumerate(self.table.values.goals):
            if step >= line:
                self.table.first_over |= 1 << goal
        if step == self.table.values.finish:
            others = [p.camel.podium for p in self.table.players if p.camel is not None]
            camel_of(player).podium = max(others) + 1

    def _dung(self, player: Player, units: int) -> None:
        camel_of(player).dung = units

    def _column(self, player: Player, colours: Iterable[str]) -> None:
        """Set the spectators by colour, including `nomad`."""
        names = (*COLOURS, "nomad")
        camel_of(player).column = tuple(names.index(colour) for colour in colours)
        self.table.nomad_supply -= list(colours).count("nomad")

    def _nomads(self, player: Player, nomads: Mapping[str, int]) -> None:
        """Add nomads to a player's spaces in track sectors and the medina, besides keshis."""
        for name, number in nomads.items():
            sector = SECTORS.index(name)
            require(sector in (*TRACK_COLOURS, BEIGE), f"{name}: say which spaces")
            nomads_of(player).on[sector] = number
            player.keshis[sector] += number
            self.table.nomad_supply -= number

    def _nomad_vendors(self, player: Player, sectors: Iterable[str]) -> None:
        for name in sectors:
            bit = 1 << SECTORS.index(name)
            require(not player.vendors & bit, f"{name} has a vendor")
            nomads_of(player).vendors |= bit
            player.vendors |= bit
            player.keshis[RED] += 1
            self.table.nomad_supply -= 1

    def _nomad_entertainers(self, player: Player, spaces: Iterable[int]) -> None:
        for space in spaces:
            bit = 1 << space - 1
            require(not player.square & bit, f"space {space} is taken")
            nomads_of(player).square |= bit
            nomads_of(player).on[PINK] += 1
            player.square |= bit
            player.keshis[PINK] += 1
            self.table.nomad_supply -= 1

    def _nomad_caravans(self, player: Player, number: int) -> None:
        """Make this many of the caravans nomads, starting with the first."""
        require(number <= player.keshis[BROWN], "nomads must be among the caravans")
        nomads_of(player).on[BROWN] = number
        taken = [4 * path + k for path, count in enumerate(player.caravans) for k in range(count)]
        nomads_of(player).caravans = sum(1 << space for space in taken[:number])
        self.table.nomad_supply -= number

    def _nomad_towns(self, player: Player, paths: Iterable[str]) -> None:
        """Make the caravans next to the towns of these paths nomads."""
        for name in paths:
            path = PATHS.index(name)
            require(player.caravans[path] == 4, f"no caravan at the end of the {name} path")
            nomads_of(player).on[BROWN] += 1
            nomads_of(player).caravans |= 1 << 4 * path + 3
            self.table.nomad_supply -= 1


def camel_of(player: Player) -> Camel:
    if player.camel is None:
        raise ScenarioError("camels need their module")
    return player.camel


def nomads_of(player: Player) -> Nomads:
    if player.nomads is None:
        raise ScenarioError("nomads need their module")
    return player.nomads
