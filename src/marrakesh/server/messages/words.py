"""Words that several messages use, and how long they may be."""

from typing import Annotated, Literal

from msgspec import Meta

Name = Annotated[str, Meta(max_length=24)]
Word = Annotated[str, Meta(max_length=40)]
Words = Annotated[list[Word], Meta(max_length=40)]
Lang = Literal["en", "de", "nl"]
Kind = Literal["solo", "bots", "screen", "net"]
"""Alone against the Pashabot; one person against bots; people at one screen; over the net."""
Pace = Literal["live", "days"]
Id = Annotated[str, Meta(max_length=40)]
"""Chosen by the client for each request, so that its answer can be told and a repetition known."""
