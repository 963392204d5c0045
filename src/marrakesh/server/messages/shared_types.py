"""Types that several messages share, with their limits.

We check limits that are only documented (`extra_json_schema`) ourselves, to refuse in a sentence.
"""

from collections.abc import Iterable
from typing import Annotated, Any, Final, Literal

from msgspec import Meta

from marrakesh.bots import BOTS
from marrakesh.seat_colours import SeatColour


def choice(words: Iterable[str]) -> dict[str, Any]:
    """The documented pattern of a text that is one of these words."""
    return {"pattern": f"^({'|'.join(words)})$"}


Name = Annotated[str, Meta(max_length=300)]
"""A name of 24 characters at most, each of which may be a sequence of code points."""
_BOT: Final = rf"({'|'.join(BOTS)})(:(\d+(\.\d+)?(ms|s)?(:1p)?)?)?"
Bot = Annotated[str, Meta(max_length=20, extra_json_schema=choice([_BOT]))]
"""The name of a bot, perhaps with a limit for each decision, as in `search:1s`."""
BotOrNobody = Annotated[str, Meta(max_length=20, extra_json_schema=choice(["", _BOT]))]
Address = Annotated[
    str, Meta(max_length=500, extra_json_schema={"pattern": "^([Hh][Tt][Tt][Pp][Ss]?://.+)?$"})
]
Lang = Literal["en", "de", "nl"]
Kind = Literal["solo", "bots", "screen", "net"]
"""Solo against the Pashabot; one person against bots; hot seat; over the net."""
Token = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{32}$", max_length=32)]
"""192 random bits in base64url."""
Key = Annotated[str, Meta(pattern="^([A-Za-z0-9_-]{32})?$", max_length=32)]
"""Of a person: as a token, or empty."""
Seat = Annotated[int, Meta(ge=0, le=3)]
Pace = Literal["live", "days"]
Colour = SeatColour | Literal[""]
"""The colour you want for your pieces; empty for any."""
Talk = Literal["all", "phrases", "none"]
"""What may be said at a table: anything, ready phrases only, or nothing."""
Hints = Literal["allowed", "practice", "none"]
"""Whether a bot may be asked for a hint: always, only while no other person plays, or never."""
Phrase = Literal[
    "hello", "good-luck", "well-played", "thanks", "sorry", "one-moment", "back", "good-game",
    "bye",
]  # fmt: skip
"""Ready phrases: readers see them in their own language."""
Id = Annotated[str, Meta(max_length=40)]
"""Chosen by the client per request: matches replies to requests, and is the idempotency key."""
