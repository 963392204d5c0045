"""Proposals that other players must agree to: an undo, or a bot for an absent player."""

from collections.abc import Collection, Mapping
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from marrakesh.server.messages import Lapsed
from marrakesh.server.storage.log import Entry, EntryBody


class ProposalState(Struct, frozen=True, kw_only=True):
    """A proposal and the votes on it."""

    what: Literal["undo", "replace"]
    seat: int
    target: int
    move: int
    """The index of the decision to undo."""
    number: int
    """A number that identifies the proposal, so that no vote counts for another one."""
    yes: list[int]
    no: list[int]
    voters: list[int]

    @property
    def needed(self) -> list[int]:
        """The seats that have not voted yet."""
        return [seat for seat in self.voters if seat not in (*self.yes, *self.no)]

    @property
    def agreed(self) -> bool:
        """Whether enough voters have agreed: all of them for an undo, a majority for a bot."""
        if self.what == "undo":
            return len(self.yes) == len(self.voters)
        return 2 * len(self.yes) > len(self.voters)

    @property
    def refused(self) -> bool:
        """Whether agreement can no longer be reached."""
        if self.what == "undo":
            return bool(self.no)
        return 2 * len(self.no) >= len(self.voters)


class Proposals(Struct, frozen=True):
    """A table's current proposal, and why earlier ones lapsed."""

    asked: ProposalState | None = None
    lapsed: Mapping[int, Lapsed] = {}
    """By seat: why its last proposal lapsed, until the seat decides or proposes again."""

    def made(self, entry: Entry, people: Collection[int], number: int) -> "Proposals":
        """Record a new proposal. A proposal to replace an absent player with a bot supersedes a
        pending request to undo."""
        target = entry.body.target
        unasked = (entry.seat, target, *entry.body.away)
        asked = ProposalState(
            what=entry.body.what,
            seat=entry.seat,
            target=target,
            move=entry.body.move,
            number=number,
            yes=[entry.seat],
            no=[],
            voters=[entry.seat, *(seat for seat in people if seat not in unasked)],
        )
        return replace(self.ended("away", target, entry.at).noticed(entry.seat), asked=asked)

    def answered(self, entry: Entry) -> "Proposals":
        asked = self.asked
        if asked is None:
            return self
        yes = [*asked.yes, entry.seat] if entry.body.yes else asked.yes
        no = asked.no if entry.body.yes else [*asked.no, entry.seat]
        now = replace(self, asked=replace(asked, yes=yes, no=no))
        refused = now.asked is not None and now.asked.refused
        return now.ended("refused", entry.seat, entry.at) if refused else now

    def withdrawn(self) -> "Proposals":
        return replace(self, asked=None) if self.asked else self

    def ended(
        self, why: Literal["refused", "away", "back", "moved"], by: int, at: float
    ) -> "Proposals":
        """Let the proposal lapse, and record why for its author, unless the author caused it."""
        asked, lapsed = self.asked, self.lapsed
        if asked is None:
            return self
        if by != asked.seat:
            told = Lapsed(what=asked.what, target=asked.target, why=why, by=by, at=at)
            lapsed = {**lapsed, asked.seat: told}
        return Proposals(None, lapsed)

    def played_on(self, seat: int, at: float) -> "Proposals":
        """After a public decision, end a proposed undo, or a proposal to replace the player who has
        just decided."""
        if self.asked and self.asked.what == "undo":
            return self.ended("moved", seat, at)
        return self.decided(seat)

    def decided(self, seat: int) -> "Proposals":
        """Withdraw a proposal to replace a player, now that this player has decided."""
        if self.asked and self.asked.what == "replace" and self.asked.target == seat:
            return self.withdrawn()
        return self

    def replaced(self, seat: int, at: float) -> "Proposals":
        """End the current proposal after a bot has taken over a seat."""
        if self.asked and self.asked.what == "undo":
            return self.ended("away", seat, at)
        return self.withdrawn()

    def noticed(self, seat: int) -> "Proposals":
        """Forget why a seat's last proposal lapsed, now that the seat has decided or proposed
        again."""
        if seat not in self.lapsed:
            return self
        return replace(self, lapsed={one: it for one, it in self.lapsed.items() if one != seat})


def lapse_of(
    asked: ProposalState | None, away: Collection[int], present: Collection[int]
) -> EntryBody | None:
    """Return the body of the entry that lets the proposal lapse now; None if it can stay.

    A vote does not wait for players who are away, and a player who is back is not replaced.
    """
    if asked is None:
        return None
    gone = [seat for seat in asked.needed if seat in away]
    if gone:
        return EntryBody(target=gone[0], why="away")
    if asked.what == "replace" and asked.target in present:
        return EntryBody(target=asked.target, why="back")
    return None
