"""Types shared by several messages, with their limits.

Limits that are only documented (`extra_json_schema`) are checked by our own code, so that refusals
are explained in a sentence.
"""

from collections.abc import Iterable
from typing import Annotated, Any, Final, Literal

from msgspec import Meta

from marrakesh.bots import BOTS
from marrakesh.seat_colours import SeatColour


def choice(words: Iterable[str]) -> dict[str, Any]:
    """Return a JSON Schema pattern for a text that must be one of these words."""
    return {"pattern": f"^({'|'.join(words)})$"}


Name = Annotated[str, Meta(max_length=300)]
"""A name of at most 24 characters, each of which may be a sequence of code points."""
_BOT: Final = rf"({'|'.join(BOTS)})(:(\d+(\.\d+)?(ms|s)?(:1p)?)?)?"
Bot = Annotated[str, Meta(max_length=20, extra_json_schema=choice([_BOT]))]
"""The name of a bot, optionally with a limit for each decision, as in `search:1s`."""
BotOrNobody = Annotated[str, Meta(max_length=20, extra_json_schema=choice(["", _BOT]))]
Address = Annotated[
    str, Meta(max_length=500, extra_json_schema={"pattern": "^([Hh][Tt][Tt][Pp][Ss]?://.+)?$"})
]
Lang = Literal["en", "de", "nl"]
Kind = Literal["solo", "bots", "screen", "net"]
"""Solo against the Pashabot, one person against bots, hot seat and online, respectively."""
Token = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{32}$", max_length=32)]
"""192 random bits in base64url."""
Key = Annotated[str, Meta(pattern="^([A-Za-z0-9_-]{32})?$", max_length=32)]
"""A person's key, in the same format as a token; may be empty."""
Seat = Annotated[int, Meta(ge=0, le=3)]
Pace = Literal["live", "days"]
Colour = SeatColour | Literal[""]
"""The colour of a player's pieces; empty if none has been chosen."""
Talk = Literal["all", "phrases", "none"]
"""The chat allowed at a table: anything, preset phrases only, or nothing."""
Hints = Literal["allowed", "practice", "none"]
"""Whether players can ask for hints: always, only while no other person is playing, or never."""
Phrase = Literal[
    "hello", "good-luck", "well-played", "thanks", "sorry", "one-moment", "back", "good-game",
    "bye",
]  # fmt: skip
"""Preset phrases, shown in each reader's language."""
Id = Annotated[str, Meta(max_length=40)]
"""A request's id, chosen by the client; it links the reply to the request, and serves as the
idempotency key."""
