"""Types that several messages share, with their length limits."""

from typing import Annotated, Literal

from msgspec import Meta

from marrakesh.seat_colours import SeatColour

Name = Annotated[str, Meta(max_length=300)]
"""A name of 24 characters at most, each of which may be a sequence of code points."""
Word = Annotated[str, Meta(max_length=40)]
Words = Annotated[list[Word], Meta(max_length=40)]
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
"""Wished for one's pieces; empty: as it comes."""
Talk = Literal["all", "phrases", "none"]
"""What may be said at a table: anything, ready phrases only, or nothing."""
Phrase = Literal[
    "hello", "good-luck", "well-played", "thanks", "sorry", "one-moment", "back", "good-game",
    "bye",
]  # fmt: skip
"""Ready phrases: readers see them in their own language."""
Id = Annotated[str, Meta(max_length=40)]
"""Chosen by the client per request: matches replies to requests, and is the idempotency key."""
