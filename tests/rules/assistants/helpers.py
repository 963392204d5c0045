"""Helpers for the tests of assistants."""

from collections.abc import Mapping
from typing import Any

from marrakesh.rules.events import Event
from marrakesh.rules.words import SECTORS
from scenario import happened

BOTH = ["new keshi", "sector action"]
TRACKS = {
    "river": "turquoise",
    "orchard": "green",
    "madrasa": "gray",
    "palace": "white",
    "mosque": "black",
}

# the facts of a scenario that give a sector this many keshis
Facts = Mapping[str, Any]


def acting(events: list[Event]) -> list[str]:
    return [SECTORS[facts["sector"]] for facts in happened(events, "sector-action")]
