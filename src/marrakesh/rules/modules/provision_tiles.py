"""New provision tiles: their effects at the start of seasons and rounds, and keshi exchanges."""

from typing import TYPE_CHECKING, Final

from marrakesh.rules import bonuses, events, exchange, keshis, questions, sources
from marrakesh.rules.actions import (
    ANY,
    BUILDING,
    DEPLOY,
    DEPLOY_NOMAD,
    DONE,
    PROVISION,
    RETURN_SPECTATOR,
    SPECTATORS,
    STORE,
    SWAP_STORAGE,
)
from marrakesh.rules.agenda import Choice, Reason
from marrakesh.rules.modules import nomad_moves, nomads, perks, spectators
from marrakesh.rules.sectors import madrasa, square, stairs
from marrakesh.rules.tiles.displays import REFILL
from marrakesh.rules.words import (
    ANY_GOODS,
    BROWN,
    GRAY_SCROLLS,
    LIBRARY,
    MOSQUE_STEP,
    NOMAD,
    ORANGE_SCROLLS,
    PALACE_STEP,
    PINK_SCROLLS,
    RIVER_STEP,
    TO_MOSQUE,
    TO_PALACE,
    YELLOW,
    YELLOW_SCROLLS,
    colours_in,
)

if TYPE_CHECKING:
    from marrakesh.rules.state import Player, Table

_LIBRARY: Final[tuple[int, ...]] = (GRAY_SCROLLS, PINK_SCROLLS, ORANGE_SCROLLS)
_GIVES: Final[dict[str, int]] = {
    "river step": RIVER_STEP,
    "palace step": PALACE_STEP,
    "mosque step": MOSQUE_STEP,
    "goods keshi": ANY_GOODS,
}
_STAIRS: Final[dict[str, int]] = {"palace step": TO_PALACE, "mosque step": TO_MOSQUE}
# effects already used this season, besides the tiles in bits 0 to 2
_USED_LIBRARY: Final = 8
_NEW_NOMAD: Final = 16


def revealed(table: "Table", player: "Player", tile: int) -> None:
    """A hard tile takes effect when revealed (NPV-04)."""
    if table.values.provision_level[tile] == "hard":
        player.perks |= perks.HARD[table.values.provision_effect[tile]]


def start_season(table: "Table", player: "Player") -> None:
    """What a player's tiles and library do at the start of a season (R232)."""
    table.push(REFILL[player.seat])
    table.push(StartOfSeason(player.seat, 0 if player.perks & perks.NEW_NOMAD else _NEW_NOMAD))
    player.perks &= ~perks.NEW_NOMAD


def library_colour(table: "Table") -> int:
    """The scroll colour that the library offers this season (BLD-06, R228)."""
    if table.season == 1 and table.yellow_library:
        return YELLOW_SCROLLS
    return _LIBRARY[table.season - 1]


class StartOfSeason(Choice):
    """Tiles (NPV-02, NPV-05) and the library (BLD-06), in any order (R232).

    Asked if two of them can take effect now; the others wait until they can.
    """

    __slots__ = ("done",)

    def __init__(self, seat: int, done: int) -> None:
        self.seat = seat
        self.done: int = done  # as a bit set: places of tiles, then _USED_LIBRARY and _NEW_NOMAD

    def legal(self, table: "Table") -> list[int]:
        player = table.players[self.seat]
        library = player.building == LIBRARY and not self.done & _USED_LIBRARY
        options = []
        for place, tile in enumerate(player.provisions):
            if player.active >> place & 1 and not self.done >> place & 1:
                effect = table.values.provision_effect[tile]
                if _acts_each_season(table, tile) and _can_act(table, player, effect):
                    if not library and _plain(table, player, effect):
                        return [PROVISION + place]
                    options.append(PROVISION + place)
        if library and _library(table, player).legal(table):
            options.append(BUILDING + LIBRARY)
        if not self.done & _NEW_NOMAD and nomads.can_gain(table, player):
            options.append(DEPLOY_NOMAD)
        return options

    def take(self, table: "Table", action: int) -> None:
        player = table.players[self.seat]
        if action == DEPLOY_NOMAD:
            table.push(StartOfSeason(self.seat, self.done | _NEW_NOMAD))
            nomad_moves.gain(table, player)
        elif action == BUILDING + LIBRARY:
            table.push(StartOfSeason(self.seat, self.done | _USED_LIBRARY))
            table.push(_library(table, player))
        else:
            place = action - PROVISION
            table.push(StartOfSeason(self.seat, self.done | 1 << place))
            act(table, player, table.values.provision_effect[player.provisions[place]])

    def asks(self) -> questions.Question:
        return questions.StartOfSeason()


def _library(table: "Table", player: "Player") -> Choice:
    return madrasa.ChooseStack(player.seat, library_colour(table), True)


def _acts_each_season(table: "Table", tile: int) -> bool:
    """Moderate tiles, and the hard one with a free nomad move."""
    values = table.values
    return values.provision_level[tile] == "moderate" or values.provision_effect[tile] == "nomad"


def _choice(seat: int, effect: str) -> Choice | None:
    """The choice a tile offers; None if it gives steps or goods (NPV-03, NPV-05)."""
    if effect == "1 spectator":
        return square.SpectatorBonus(seat, 1)
    if effect == "keshi exchange":
        return ProvisionExchange(seat)
    if effect == "nomad":
        return nomad_moves.MoveNomads(seat, (), 1)
    return None


def _can_act(table: "Table", player: "Player", effect: str) -> bool:
    choice = _choice(player.seat, effect)
    return choice is None or len(choice.legal(table)) > 0


def _plain(table: "Table", player: "Player", effect: str) -> bool:
    """Whether it is a staircase step that asks nothing and gives only points (R232)."""
    stair = _STAIRS.get(effect, -1)
    return stair >= 0 and stairs.plain_step(table, player, stair)


def act(table: "Table", player: "Player", effect: str) -> None:
    """What a tile does at the start of a season (NPV-03, NPV-05)."""
    choice = _choice(player.seat, effect)
    if choice is not None:
        table.push(choice)
    else:
        bonuses.give(table, player, _GIVES[effect], 1, sources.PROVISIONS)


def start_round(table: "Table", player: "Player") -> None:
    """The hard tile with a keshi exchange each round (NPV-05)."""
    if player.perks & perks.EXCHANGE_EACH_ROUND:
        table.push(REFILL[player.seat])
        table.push(ProvisionExchange(player.seat))


class ProvisionExchange(Choice):
    """A keshi exchange that may also use spectators and, in season 1, the storage row.

    CAM-20, NPV-06, R234.
    """

    __slots__ = ()

    def legal(self, table: "Table") -> list[int]:
        player = table.players[self.seat]
        options = exchange.returnable(table, player)
        if table.camels:
            column = colours_in(spectators.colours(spectators.of(player).column))
            options += [RETURN_SPECTATOR + colour for colour in column]
        if table.season == 1:
            options += [SWAP_STORAGE + k for k in range(6) if player.storage[k] >= 0]
        return [DONE, *options] if options else []

    def take(self, table: "Table", action: int) -> None:
        if action == DONE:
            return
        player = table.players[self.seat]
        if action >= RETURN_SPECTATOR:
            colour = action - RETURN_SPECTATOR
            table.push(TakeInExchange(self.seat, colour))
            spectators.remove(player, colour)
            if colour == NOMAD:
                nomads.give_back(table)
            table.tell(events.SpectatorLeaves(self.seat, colour=colour))
        elif action >= SWAP_STORAGE:
            table.push(NewStorageKeshi(self.seat, action - SWAP_STORAGE))
        else:
            table.push(TakeInExchange(self.seat, exchange.returned_colour(player, action)))
            exchange.return_keshi(table, player, action)

    def asks(self) -> questions.Question:
        return questions.Return()

    def why_not(self, table: "Table", action: int) -> Reason:
        return exchange.why_not_returned(table.players[self.seat], action)


class TakeInExchange(Choice):
    """A keshi of another colour, to the board or to the spectators (CAM-20)."""

    __slots__ = ("returned",)

    def __init__(self, seat: int, returned: int) -> None:
        self.seat = seat
        self.returned: int = returned

    def legal(self, table: "Table") -> list[int]:
        options = keshis.gainable(table, table.players[self.seat], ANY)
        return [option for option in options if option != ANY + self.returned]

    def take(self, table: "Table", action: int) -> None:
        player = table.players[self.seat]
        colour = action - ANY
        if spectators.takes(table, player, colour):
            table.push(BoardOrColumn(self.seat, colour))
        else:
            keshis.place(table, player, colour)

    def asks(self) -> questions.Question:
        return questions.TakeOther(self.returned)

    def why_not(self, table: "Table", action: int) -> Reason:
        return exchange.why_not_taken(table.players[self.seat], self.returned, action)


class BoardOrColumn(Choice):
    """Where an exchanged keshi goes; the camel does not move (CAM-20)."""

    __slots__ = ("colour",)

    def __init__(self, seat: int, colour: int) -> None:
        self.seat = seat
        self.colour: int = colour

    def legal(self, table: "Table") -> list[int]:
        if table.players[self.seat].full(self.colour):
            return [SPECTATORS]
        return [DEPLOY + self.colour, SPECTATORS]

    def take(self, table: "Table", action: int) -> None:
        player = table.players[self.seat]
        if action == SPECTATORS:
            spectators.of(player).column += (self.colour,)
            table.tell(events.Spectator(self.seat, colour=self.colour))
        else:
            keshis.place(table, player, self.colour)

    def asks(self) -> questions.Question:
        return questions.BoardOrSpectators(self.colour)


class NewStorageKeshi(Choice):
    """A different keshi for a storage space: not goods, not brown (NPV-06)."""

    __slots__ = ("space",)

    def __init__(self, seat: int, space: int) -> None:
        self.seat = seat
        self.space: int = space

    def legal(self, table: "Table") -> list[int]:
        old = table.players[self.seat].storage[self.space]
        return [STORE + colour for colour in range(YELLOW) if colour not in (BROWN, old)]

    def take(self, table: "Table", action: int) -> None:
        table.players[self.seat].storage[self.space] = action - STORE
        table.tell(events.Storage(self.seat, colour=action - STORE, place=self.space))

    def asks(self) -> questions.Question:
        return questions.NewStorageKeshi()
