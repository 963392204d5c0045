"""Who holds which seat: tickets, the tokens of holders, and codes for their further devices."""

from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from marrakesh.server.storage.log import Entry, SetupSeat, TableSetup

CODE_SECONDS: Final = 300.0
"""How long a code for another device is valid."""
_TOLD: Final = 20
"""Changes that are told; the earlier ones are forgotten."""


class SeatState(Struct, frozen=True, kw_only=True):
    """A seat as it is held now; all secrets are hashes."""

    ticket: str = ""
    """Whoever has it may take the seat; spent as soon as somebody holds it."""
    tokens: tuple[str, ...] = ()
    """Of its holder, one for each device; empty while nobody holds it."""
    givers: tuple[str, ...] = ()
    """The tokens of who handed it on, while nobody holds it; they may renew its ticket."""
    code: str = ""
    person: str = ""
    """The holder's tag, if their name is kept."""
    until: float = 0.0
    """When the code expires."""

    @property
    def free(self) -> bool:
        """Whether nobody holds it, nor has handed it on to somebody."""
        return not self.tokens and not self.givers

    @property
    def holder(self) -> str:
        """Tells holders apart, however many devices they use; empty if there is none."""
        return self.tokens[0] if self.tokens else ""


class SeatChange(Struct, frozen=True, kw_only=True):
    """A change that everybody at the table is told."""

    seat: int
    what: Literal["sat", "handed", "took-over", "resigned", "hint", "freed"]
    name: str
    before: str = ""
    """The name of whom the seat was taken over from."""
    n: int = 1
    """How many hints were asked for under this name."""
    at: float


class Seats(Struct, frozen=True, kw_only=True):
    """All seats of a table; bots' are never held."""

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
        """The seat that a ticket is or was for; -1 if there is none."""
        tickets = [seat.ticket for seat in self.seats]
        return tickets.index(ticket_hash) if ticket_hash in tickets else -1

    @property
    def holders(self) -> list[tuple[int, str]]:
        """Each seat with each token that holds it."""
        return [(number, one) for number, seat in enumerate(self.seats) for one in seat.tokens]

    def after(self, entry: Entry, name: str) -> "Seats":
        """The seats after a claim, a new ticket, a code, another device, a hint, or a resignation.

        `name` was the seat's. A new ticket for a seat that is held hands it on.
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
        """Only a player's latest hint is told, with how many there have been."""
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
