"""Helpers for the tests of the Pashabot's claims."""

from typing import Any

from marrakesh import Game
from marrakesh.rules.events import Event
from marrakesh.rules.words import COLOURS, SECTORS
from scenario import Scenario, happened, look, options, play

EIGHT = [sector for sector in SECTORS if sector != "souk"]
NAMES = (*COLOURS, "nomad")


def solo(edition: str, **choices: Any) -> Scenario:
    """The Pashabot starts the round with its fisherman on the starting space."""
    table = Scenario(edition, players=1, solo="pashabot", **{"start": 1, **choices})
    return table.player(1, fisherman=0)


def told(game: Game) -> list[Event]:
    """The events since the scenario began or since the last action."""
    return game.table.events or []


def bot_claims(events: list[Event]) -> list[tuple[str, int, str, int]]:
    """The Pashabot's claims: colour, number, sector and the deciding rule."""
    return [
        (NAMES[c["colour"]], c["n"], SECTORS[c["sector"]] if c["sector"] >= 0 else "", c["rule"])
        for c in happened(events, "bot-claim")
    ]


def first_claim(table: Scenario) -> tuple[str, int, str, int]:
    return bot_claims(told(table.claim()))[0]


def claim(game: Game, text: str) -> list[tuple[str, int, str, int]]:
    """Make your claim, placing it anywhere; return the bot's claims in answer."""
    events = play(game, text)
    while look(game)["phase"] == "claim" and not options(game)[-1].startswith("claim"):
        events += game.apply(game.legal_actions()[0])
    return bot_claims(events)
