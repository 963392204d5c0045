"""Proposals that other players must agree to: an undo, or a bot for an absent player."""

from collections.abc import Collection
from typing import Literal

from msgspec import Struct

from marrakesh.server.storage.log import EntryBody


class ProposalState(Struct, frozen=True, kw_only=True):
    """A proposal and the votes on it."""

    what: Literal["undo", "replace"]
    seat: int
    target: int
    move: int
    """The index of the decision to undo."""
    number: int
    """Tells it from earlier proposals, so that no vote counts for another one."""
    yes: list[int]
    no: list[int]
    voters: list[int]

    @property
    def needed(self) -> list[int]:
        """Who has not voted yet."""
        return [seat for seat in self.voters if seat not in (*self.yes, *self.no)]

    @property
    def agreed(self) -> bool:
        """An undo needs everyone, a bot needs a majority."""
        if self.what == "undo":
            return len(self.yes) == len(self.voters)
        return 2 * len(self.yes) > len(self.voters)

    @property
    def refused(self) -> bool:
        """Whether agreement can no longer be reached."""
        if self.what == "undo":
            return bool(self.no)
        return 2 * len(self.no) >= len(self.voters)


def lapse_of(
    asked: ProposalState | None, away: Collection[int], present: Collection[int]
) -> EntryBody | None:
    """Why a proposal must lapse now, if it must.

    Nobody waits for the vote of somebody who has left, and nobody who is there is replaced.
    """
    if asked is None:
        return None
    gone = [seat for seat in asked.needed if seat in away]
    if gone:
        return EntryBody(target=gone[0], why="away")
    if asked.what == "replace" and asked.target in present:
        return EntryBody(target=asked.target, why="back")
    return None
