"""New luxury goods: race saddles and falcons."""

from typing import TYPE_CHECKING

from marrakesh.rules import exchange, questions
from marrakesh.rules.actions import DONE, PAY, STEPS, TAKE
from marrakesh.rules.agenda import Choice
from marrakesh.rules.modules import camels, nomad_moves
from marrakesh.rules.sectors import river, sahara, souk, square, stairs
from marrakesh.rules.words import FALCON, RACE_SADDLE, TO_MOSQUE, TO_PALACE, TURQUOISE, WHITE

if TYPE_CHECKING:
    from marrakesh.rules.state import Player, Table


class RaceSaddle(souk.Extra):
    """Camel steps (NLX-02), or without camels a discounted oasis (NLX-03)."""

    __slots__ = ()

    def give(self, table: "Table", player: "Player", tile: int, paid: int) -> None:
        steps = table.values.saddle_steps[tile]
        if not table.camels:
            table.push(sahara.ClaimForLess(player.seat, table.values.saddle_off[tile]))
        elif camels.run_can_cost(table, player):
            table.push(Ride(player.seat, steps))
        else:
            camels.advance(table, player, steps)


class Ride(Choice):
    """All the steps of a race saddle, or none of them (NLX-02, R3)."""

    __slots__ = ("steps",)

    def __init__(self, seat: int, steps: int) -> None:
        self.seat = seat
        self.steps: int = steps

    def legal(self, table: "Table") -> list[int]:
        return [DONE, STEPS + self.steps - 1]

    def take(self, table: "Table", action: int) -> None:
        if action != DONE:
            camels.advance(table, table.players[self.seat], self.steps)

    def asks(self) -> questions.Question:
        return questions.StepsHere(n=self.steps)


class Falcon(souk.Extra):
    """A falcon's bonus (NLX-05)."""

    __slots__ = ()

    def give(self, table: "Table", player: "Player", tile: int, paid: int) -> None:
        bonus = table.values.falcon_bonus[tile]
        steps = table.values.falcon_steps[tile]
        if bonus == "nomad":
            nomad_moves.gain(table, player)
        elif bonus == "keshi exchange":
            table.push(exchange.ReturnKeshi(player.seat))
        elif bonus == "resource exchange":
            table.push(SwapResources(player.seat, tuple(player.resources)))
        elif bonus == "spectators 3":
            table.push(square.SpectatorBonus(player.seat, 3))
        elif paid == TURQUOISE:
            river.move(table, player, steps)
        else:
            stairs.climb(table, player, TO_PALACE if paid == WHITE else TO_MOSQUE, steps)


souk.EXTRAS[RACE_SADDLE] = RaceSaddle()
souk.EXTRAS[FALCON] = Falcon()


class SwapResources(Choice):
    """Exchange one's own resources one for one, each at most once."""

    __slots__ = ("left",)

    def __init__(self, seat: int, left: tuple[int, ...]) -> None:
        self.seat = seat
        self.left: tuple[int, ...] = left  # resources not yet exchanged

    def legal(self, table: "Table") -> list[int]:
        options = [PAY + resource for resource in range(3) if self.left[resource]]
        return [DONE, *options] if options else []

    def take(self, table: "Table", action: int) -> None:
        if action == DONE:
            return
        resource = action - PAY
        left = list(self.left)
        left[resource] -= 1
        table.push(SwapResources(self.seat, tuple(left)))
        table.push(OtherResource(self.seat, resource))
        table.spend(table.players[self.seat], resource, 1)

    def asks(self) -> questions.Question:
        return questions.SwapResources()


class OtherResource(Choice):
    """The resource taken in exchange."""

    __slots__ = ("given",)

    def __init__(self, seat: int, given: int) -> None:
        self.seat = seat
        self.given: int = given

    def legal(self, table: "Table") -> list[int]:
        return [TAKE + resource for resource in range(3) if resource != self.given]

    def take(self, table: "Table", action: int) -> None:
        table.gain(table.players[self.seat], action - TAKE, 1)

    def asks(self) -> questions.Question:
        return questions.AnyResource(1)
