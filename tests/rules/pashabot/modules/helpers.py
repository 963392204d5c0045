"""Helpers for the tests of the Pashabot with modules."""

from typing import Any

from marrakesh import Game
from marrakesh.rules.words import COLOURS, SECTORS
from scenario import Scenario, happened, see

Facts = dict[str, Any]

ROWS = ("medina", "square", "orchard", "river", "madrasa", "sahara", "mosque", "palace")
COLOUR = dict(zip(SECTORS, COLOURS, strict=False))
BOT = 1


def solo(edition: str, *modules: str, start: int = BOT, **choices: Any) -> Scenario:
    """The Pashabot starts; without a column it has no relevant icons."""
    table = Scenario(edition, 1, modules=modules, solo="pashabot", start=start, **choices)
    return table.bot(column=[4]).player(BOT, fisherman=0).player(0, water=0, dates=0, dinars=0)


def complete(table: Scenario, *sectors: str) -> Scenario:
    """Rows of the Pashabot with 8 keshis and a vendor."""
    keshis: Facts = {COLOUR[sector]: 8 for sector in sectors}
    table.bot(**keshis)
    return table.player(BOT, vendors=sectors)


def acts(table: Scenario, *sectors: str) -> Game:
    """The Pashabot has used its assistants in these sectors."""
    return table.assistants({0: [], BOT: sectors})


def heard(game: Game, kind: str) -> list[Facts]:
    """The events of this kind since the scenario continued or since the last action."""
    return [dict(facts) for facts in happened(game.table.events or [], kind)]


def keshis(game: Game) -> dict[str, int]:
    board: dict[str, int] = see(game, BOT).keshis
    return board


def goods(game: Game) -> int:
    return sum(see(game, BOT).goods.values())


def finds(edition: str, *towns: int, brown: int = 3, **choices: Any) -> Scenario:
    """The Pashabot is about to claim a brown keshi."""
    table = solo(edition, "desert-towns", *choices.pop("modules", ()), **choices)
    return table.towns_open(*towns).bot(column=[7], brown=brown).base(brown=1)


def nomad_places(game: Game) -> list[str]:
    """Where the Pashabot has just placed nomads."""
    on_spaces = [SECTORS[facts["sector"]] for facts in heard(game, "nomad")]
    return [*on_spaces, *(f"vendor {sector}" for sector in see(game, BOT).nomads["vendors"])]
