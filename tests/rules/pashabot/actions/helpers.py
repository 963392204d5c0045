"""Helpers for the tests of the Pashabot's actions."""

from typing import Any

from marrakesh import Game
from marrakesh.rules.events import Event
from marrakesh.rules.words import COLOURS, SECTORS
from scenario import Scenario, happened

EIGHT = [sector for sector in SECTORS if sector != "souk"]
COLOUR_OF = dict(zip(SECTORS, COLOURS, strict=False))


def solo(edition: str, **choices: Any) -> Scenario:
    """The Pashabot starts the round with its fisherman on the starting space."""
    table = Scenario(edition, players=1, solo="pashabot", start=1, **choices)
    return table.player(1, fisherman=0)


def row(sector: str, number: int) -> dict[str, Any]:
    """This many keshis in a row."""
    return {COLOUR_OF[sector]: number}


def eight(*colours: str) -> dict[str, Any]:
    """Full rows of these colours."""
    return dict.fromkeys(colours, 8)


def told(game: Game) -> list[Event]:
    """The events since the scenario began."""
    return game.table.events or []


def acts(table: Scenario) -> Game:
    """The Pashabot uses its assistants; you have none."""
    return table.assistants({0: []})


def gates(game: Game) -> list[tuple[str, int, int]]:
    """The gates the bot takes: colour, workshop (1-4) and the deciding rule."""
    facts = happened(told(game), "bot-gate")
    return [(COLOURS[f["colour"]], f["workshop"] + 1, f["rule"]) for f in facts]


def medina(edition: str, column: list[int], own: list[str], guards: int, **keshis: int) -> Scenario:
    """The bot has these gates and this many free guards."""
    return solo(edition).bot(
        column=column, assistants=["medina"], gates=own, beige=len(own) + guards, **keshis
    )


def first_gate(table: Scenario) -> tuple[str, int]:
    """The first gate the bot takes, and the deciding rule."""
    colour, _, number = gates(acts(table))[0]
    return colour, number
