"""Who holds which seat: tickets, holders' tokens, and codes for adding devices."""

from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from marrakesh.server.storage.log import Entry, SetupSeat, TableSetup

CODE_SECONDS: Final = 300.0
"""Seconds for which a code for adding a device is valid."""
_TOLD: Final = 20
"""Maximum number of changes that are reported; older ones are dropped."""


class SeatState(Struct, frozen=True, kw_only=True):
    """A seat and its current holder; all secrets are stored as hashes."""

    ticket: str = ""
    """The hash of the ticket with which the seat can be or was taken."""
    tokens: tuple[str, ...] = ()
    """The holder's tokens, one per device; empty while nobody holds the seat."""
    givers: tuple[str, ...] = ()
    """The tokens of the player who passed the seat on, until someone takes it; with them, that
    player can renew the ticket."""
    code: str = ""
    person: str = ""
    """The holder's tag, if they have a saved name."""
    until: float = 0.0
    """When the code expires."""

    @property
    def free(self) -> bool:
        """Whether the seat is neither held nor passed on."""
        return not self.tokens and not self.givers

    @property
    def holder(self) -> str:
        """The first of the holder's tokens, which identifies the holder; empty if there is none."""
        return self.tokens[0] if self.tokens else ""


class SeatChange(Struct, frozen=True, kw_only=True):
    """A change that is reported to everyone at the table."""

    seat: int
    what: Literal["sat", "handed", "took-over", "resigned", "hint", "freed"]
    name: str
    before: str = ""
    """For a seat that was passed on: the name of the previous player."""
    n: int = 1
    """For hints: the number requested under this name."""
    at: float


class Seats(Struct, frozen=True, kw_only=True):
    """All seats of a table; bots' seats have no holder."""

    seats: tuple[SeatState, ...]
    told: tuple[SeatChange, ...] = ()

    @classmethod
    def of(cls, setup: TableSetup) -> "Seats":
        return cls(seats=tuple(map(_seat, setup.seats)))

    def __getitem__(self, seat: int) -> SeatState:
        return self.seats[seat]

    def held_by(self, token_hash: str) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if token_hash in seat.tokens]

    def with_ticket(self, ticket_hash: str) -> int:
        """Return the seat that a ticket is or was for; -1 if there is none."""
        tickets = [seat.ticket for seat in self.seats]
        return tickets.index(ticket_hash) if ticket_hash in tickets else -1

    @property
    def holders(self) -> list[tuple[int, str]]:
        """Pairs of a seat and a token that holds the seat."""
        return [(number, one) for number, seat in enumerate(self.seats) for one in seat.tokens]

    def after(self, entry: Entry, name: str) -> "Seats":
        """Return the seats after an entry about one of them: a claim, a new ticket, a release, a
        resignation, a hint, a code or a device.

        `name` is the player's name so far. A new ticket for a seat that is held passes the seat on.
        """
        old, secret = self.seats[entry.seat], entry.body.secret
        seat, told = old, self.told
        match entry.kind:
            case "claim":
                seat = SeatState(ticket=old.ticket, tokens=(secret,), person=entry.body.person)
                told = self._tell(self._sat(entry, entry.body.name or name))
            case "ticket":
                seat = SeatState(ticket=secret, givers=old.tokens or old.givers)
                handed = SeatChange(seat=entry.seat, what="handed", name=name, at=entry.at)
                told = self._tell(handed) if old.tokens else self.told
            case "free":
                seat = SeatState(ticket=secret)
                told = self._tell(SeatChange(seat=entry.seat, what="freed", name=name, at=entry.at))
            case "resign":
                told = self._tell(
                    SeatChange(seat=entry.seat, what="resigned", name=name, at=entry.at)
                )
            case "hint":
                told = self._hinted(entry, name)
            case "code":
                seat = replace(old, code=secret, until=entry.at + CODE_SECONDS)
            case "device":
                seat = replace(old, tokens=(*old.tokens, secret), code="")
        seats = (*self.seats[: entry.seat], seat, *self.seats[entry.seat + 1 :])
        return Seats(seats=seats, told=told)

    def _sat(self, entry: Entry, name: str) -> SeatChange:
        handed = [one.name for one in self.told if one.seat == entry.seat and one.what == "handed"]
        return SeatChange(
            seat=entry.seat,
            what="took-over" if handed else "sat",
            name=name,
            before=handed[-1] if handed else "",
            at=entry.at,
        )

    def _hinted(self, entry: Entry, name: str) -> tuple[SeatChange, ...]:
        """Return the changes, in which a player's latest hint replaces earlier ones and counts them
        all."""
        who = (entry.seat, "hint", name)
        before = [one for one in self.told if (one.seat, one.what, one.name) == who]
        n = sum(one.n for one in before) + 1
        news = SeatChange(seat=entry.seat, what="hint", name=name, n=n, at=entry.at)
        return (*(one for one in self.told if one not in before), news)[-_TOLD:]

    def _tell(self, news: SeatChange) -> tuple[SeatChange, ...]:
        return (*self.told, news)[-_TOLD:]


def _seat(initial: SetupSeat) -> SeatState:
    if initial.ticket:
        return SeatState(ticket=initial.token_hash)
    tokens = (initial.token_hash,) if initial.token_hash else ()
    return SeatState(tokens=tokens, person=initial.person)
