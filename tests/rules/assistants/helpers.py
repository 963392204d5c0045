"""What the tests of assistants share."""

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

# the fact that brings so many keshis into a sector
Facts = Mapping[str, Any]


def acting(events: list[Event]) -> list[str]:
    return [SECTORS[facts["sector"]] for facts in happened(events, "sector-action")]
