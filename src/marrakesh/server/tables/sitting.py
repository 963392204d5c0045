"""The current state of a table: the fold of its log."""

from collections.abc import Callable, Iterable
from copy import copy
from typing import Final, Literal

from msgspec.structs import replace

from marrakesh.revealing import pashabot_acted, reveals
from marrakesh.rules.calendar import season_and_round
from marrakesh.rules.game import Game, Stage
from marrakesh.seat_colours import seat_colours
from marrakesh.server.messages import Lapsed
from marrakesh.server.storage.log import Entry, Head, hashed
from marrakesh.server.tables.bots import STAND_IN, is_known
from marrakesh.server.tables.clocks import Clock
from marrakesh.server.tables.played import Played, TakenOver
from marrakesh.server.tables.proposals import Asked
from marrakesh.server.tables.seating import Seats

_RECENT: Final = 8
_SPARSE: Final = 32
"""Snapshots are kept of the last so many decisions, and of every so many before: nobody can make
the server replay whole games by undoing."""


class Sitting:
    """The current state of a table. Only `fold` changes it.

    Clients do not count entries that they must not notice, such as other players' secret choices:
    `shown_seq` is the number of the last public entry, plus one for each later entry of their own.
    """

    def __init__(self, head: Head) -> None:
        self.head = head
        self.seq = 0
        self.game = self._new_game()
        self.moves: list[Played] = []
        self.told_in: set[str] = set()
        """The languages in which decisions are cached as messages."""
        self.held: dict[int, int] = {}
        self.seats = Seats.of(head)
        self.names = [place.name for place in head.places]
        wished = [place.colour for place in head.places]
        self.colours = seat_colours(wished, bool(head.config.solo))
        self.bots = {
            seat: place.bot if is_known(place.bot) else STAND_IN
            for seat, place in enumerate(head.places)
            if place.bot
        }
        self.standing: dict[int, dict[str, int]] = {}
        self.confirms = dict.fromkeys(head.people, head.pace == "days")
        self.asked: Asked | None = None
        self.ended: dict[int, Lapsed] = {}
        """By seat: what became of its last proposal, until it decides again."""
        self.rematch = ""
        self.taken_over: dict[int, TakenOver] = {}
        self.quitting: tuple[int, ...] = ()  # who wants to end the game without a result
        self.closed: Literal["", "abandoned", "cancelled"] = ""
        self.asked_at = head.created  # when the present question was put, as everybody may know
        self.complete = not any(place.ticket for place in head.places)
        """Whether every seat has been taken: from then on moves have deadlines."""
        self.clock = Clock(head.clock, len(head.places)) if head.clock else None
        self.open_clock: Clock | None = None  # as of the start of the current secret choice
        self.at = head.created  # when the last entry was written
        self.changed = head.created  # and the last public one
        self.public_seq = 0
        self.undone: list[tuple[int, int]] = []  # seq of each undo, and the decisions it kept
        self.asked_since = [0] * len(head.places)
        self.answered: dict[str, int] = {}  # the seq replied, by idempotency key
        self._private: dict[str, int] = {}  # entries per link since the last public one
        self._snapshots: list[tuple[int, Game]] = []  # before some decisions, for undo

    def _new_game(self) -> Game:
        game = Game.new(self.head.config, self.head.seed, self.head.corrections or None)
        game.listen()
        return game

    def copy(self) -> "Sitting":
        twin = copy(self)  # with the same game: a move is made on a copy of it
        twin.clock = self.clock.copy() if self.clock else None
        for name in ("moves", "names", "colours", "undone", "asked_since"):
            setattr(twin, name, getattr(self, name)[:])
        held = ("held", "bots", "taken_over", "confirms", "answered", "ended", "_private")
        for name in held:
            setattr(twin, name, dict(getattr(self, name)))
        twin.standing = {seat: dict(answers) for seat, answers in self.standing.items()}
        return twin

    # ---- questions

    @property
    def size(self) -> int:
        """About how many bytes of memory it takes."""
        return 100_000 + len(self.moves) * (800 + 900 * len(self.told_in))

    @property
    def people(self) -> list[int]:
        """Seats that people play now, without a bot standing in."""
        return [seat for seat in self.head.people if seat not in self.bots]

    @property
    def filled(self) -> list[int]:
        """Seats that bots play because nobody has come."""
        return [seat for seat in self.head.people if seat in self.bots and self.seats[seat].free]

    @property
    def open_seats(self) -> list[int]:
        """Seats that anybody may take, without a ticket."""
        waits = self.head.open and not self.over
        return [seat for seat in self.people if self.seats[seat].free] if waits else []

    def seats_of(self, token: str) -> list[int]:
        """The seats that a token holds; empty for an unknown one."""
        return self.seats.held_by(hashed(token))

    def belongs_to(self, token: str) -> bool:
        """Whether one person plays here, at a screen of their own and for themselves, and has this
        token."""
        return (
            self.head.one_link and not self.head.rated and self.seats_of(token) == self.head.people
        )

    def shared(self, seats: Iterable[int]) -> bool:
        """Whether several people share one screen with these seats."""
        return self.head.kind == "screen" and len(set(seats) & set(self.people)) > 1

    @property
    def over(self) -> bool:
        """Whether nobody decides any more: the game is over, or it was ended without a result."""
        return self.game.over or bool(self.closed)

    def has_resigned(self, seat: int) -> bool:
        return seat in self.taken_over and self.taken_over[seat].why == "resign"

    @property
    def openly_asked(self) -> list[int]:
        """Who must decide, as everybody may know: all of them in a secret choice."""
        return [] if self.closed else self.game.openly_asked

    @property
    def waiting(self) -> list[int]:
        """Who actually has to decide; during a secret choice this is confidential."""
        return [] if self.closed else self.game.waiting

    @property
    def public_moves(self) -> int:
        """The number of public decisions, without those of an ongoing secret choice."""
        number, moment = len(self.moves), self.game.secret
        while moment and number and self.moves[number - 1].moment == moment:
            number -= 1
        return number

    def known_to(self, seat: int) -> list[tuple[int, int]]:
        """The decisions, by seat and action, that a seat may know of: in an ongoing secret choice
        only its own."""
        first = self.public_moves
        return [
            (played.seat, played.action)
            for number, played in enumerate(self.moves)
            if number < first or played.seat == seat
        ]

    def shown_seq(self, link: str) -> int:
        """The sequence number of this state for a link; '' is a spectator."""
        return self.public_seq + (self._private.get(link, 0) if link else 0)

    def last_decision(self, seats: list[int]) -> int:
        """The index of the last decision made by a person at one of the seats, or -1."""
        for number in range(len(self.moves) - 1, -1, -1):
            if self.moves[number].seat in seats and self.moves[number].person:
                return number
        return -1

    # ---- folding

    def fold(self, entry: Entry) -> None:
        """Apply an entry. IllegalAction if the log was written under incompatible rules."""
        before = self.game.secret
        self._pass_time(entry.at)
        self.at = entry.at
        _FOLD[entry.kind](self, entry)
        self.seq = entry.seq
        after = self.game.secret
        public = not self._secret(entry, before, after)
        if public and before is not None and before == after:
            self.public_seq += 1  # does not tell how many have chosen meanwhile
            self.changed = entry.at
        elif public:
            self.public_seq = entry.seq
            self.changed = entry.at
            self._private.clear()
        else:
            link = self.head.link_of(entry.seat)
            self._private[link] = self._private.get(link, 0) + 1
        self._notice_question(entry, public)
        if entry.client:
            self.answered[entry.client] = self.shown_seq(self.head.link_of(entry.seat))
        self._wind_clock(before, after)
        if not self.complete and not any(self.seats[seat].free for seat in self.people):
            self.complete, self.asked_at = True, entry.at

    def _secret(self, entry: Entry, before: Stage | None, after: Stage | None) -> bool:
        """Whether only the seat itself may notice."""
        if entry.kind in ("move", "confirm"):
            return before is not None and before == after
        if entry.kind == "undo":
            return entry.body.held or (before is not None and before == after)
        return entry.kind in ("hold", "standing", "code", "device") or (
            entry.kind == "wishes" and entry.body.name is None
        )

    def _notice_question(self, entry: Entry, public: bool) -> None:
        """Update since when each seat is asked its current question."""
        if entry.kind not in ("move", "confirm", "undo", "hold"):
            return
        if public:
            self.asked_since = [self.public_seq] * len(self.asked_since)
            self.asked_at = entry.at
        else:
            self.asked_since[entry.seat] = self.shown_seq(self.head.link_of(entry.seat))

    def _pass_time(self, at: float) -> None:
        if self.clock:
            self.clock.pass_time(at)

    def _wind_clock(self, before: Stage | None, after: Stage | None) -> None:
        """Run the clock for those who must decide, once the boards are laid out."""
        if self.clock is None or not self.public_moves:
            return
        self.clock.run_for(seat for seat in self.waiting if seat not in self.bots)
        if after is None or self.closed:
            self.open_clock = None
        elif before != after or self.open_clock is None:
            self.open_clock = self.clock.copy()
            self.open_clock.run_for(self.people)

    def _play(self, entry: Entry) -> None:
        """Carry out a move or a confirmed held action."""
        game, seat = self.game, entry.seat
        action = self.held[seat] if entry.kind == "confirm" else entry.body.action
        season, number = season_and_round(game.table)
        moment = game.secret
        self._keep(len(self.moves), game)
        self.game = game = game.copy()
        game.listen()
        events = game.apply(action, seat)
        closed = moment is not None and game.secret != moment
        self.moves.append(
            Played(
                seat=seat,
                action=action,
                at=entry.at,
                season=season,
                round=number,
                events=events,
                moment=moment,
                person=seat not in self.bots and not entry.body.standing,
                shown=reveals(game, events) or pashabot_acted(game, events),
                closed=closed,
                told={},
            )
        )
        self.held.pop(seat, None)
        if moment is None or closed:
            self.held.clear()
            self._go_on(seat)
        if self.moves[-1].person:
            self.ended.pop(seat, None)
        if self.clock and seat in self.clock.running:
            self.clock.decided(seat)

    def _go_on(self, seat: int) -> None:
        """A decision cancels a proposed undo, and a proposal to replace whoever decided."""
        if self.asked and self.asked.what == "undo":
            self._end_asking("moved", seat)
        elif self.asked and self.asked.target == seat:
            self.asked = None

    def _end_asking(self, why: Literal["refused", "away", "back", "moved"], by: int) -> None:
        """A proposal comes to nothing; who made it is told, unless they know."""
        if self.asked and by != self.asked.seat:
            what, target = self.asked.what, self.asked.target
            ended = Lapsed(what=what, target=target, why=why, by=by, at=self.at)
            self.ended[self.asked.seat] = ended
        self.asked = None

    def _hold(self, entry: Entry) -> None:
        self.held[entry.seat] = entry.body.action

    def _undo(self, entry: Entry) -> None:
        if entry.body.held:
            del self.held[entry.seat]
            return
        kept = self.moves[: entry.body.move]
        if not entry.body.later:
            kept += self.moves[entry.body.move + 1 :]
        public = self.public_moves
        self.moves = kept
        self._rewind(entry.body.move)
        if entry.body.move < public:
            self.undone.append((entry.seq, entry.body.move))
        if entry.body.later:
            self.held.clear()
        self.held.pop(entry.seat, None)
        self._drop_impossible()
        self._end_asking("moved", entry.seat)

    def _drop_impossible(self) -> None:
        """Drop held actions that became illegal, as when another seat of the screen takes back."""
        legal = self.game.legal_actions
        self.held = {seat: one for seat, one in self.held.items() if one in legal(seat)}

    def _rewind(self, number: int) -> None:
        """Replay the decisions, from the latest snapshot at or before `number`."""
        self._snapshots = [known for known in self._snapshots if known[0] <= number]
        first, game = self._snapshots.pop()  # that before the first decision is always kept
        self.game = game.copy()
        self.game.listen()
        for place in range(first, len(self.moves)):
            if place >= len(self.moves) - _RECENT or place % _SPARSE == 0:
                self._keep(place, self.game.copy())
            self.game.apply(self.moves[place].action, self.moves[place].seat)

    def _keep(self, number: int, game: Game) -> None:
        """Keep the game before a decision, to undo it."""
        early = number - _RECENT
        kept = [known for known in self._snapshots if known[0] > early or known[0] % _SPARSE == 0]
        self._snapshots = [*kept, (number, game)]

    def _ask(self, entry: Entry) -> None:
        """A request to undo gives way to a bot for somebody who has left."""
        target = entry.body.target
        self._end_asking("away", target)
        self.ended.pop(entry.seat, None)
        unasked = (entry.seat, target, *entry.body.away)
        self.asked = Asked(
            what=entry.body.what,
            seat=entry.seat,
            target=target,
            move=entry.body.move,
            number=self.public_seq + 1,
            yes=[entry.seat],
            no=[],
            voters=[entry.seat, *(seat for seat in self.people if seat not in unasked)],
        )

    def _answer(self, entry: Entry) -> None:
        asked = self.asked
        if asked is None:
            return
        yes = [*asked.yes, entry.seat] if entry.body.yes else asked.yes
        no = asked.no if entry.body.yes else [*asked.no, entry.seat]
        self.asked = replace(asked, yes=yes, no=no)
        if self.asked.refused:
            self._end_asking("refused", entry.seat)

    def _withdraw(self, entry: Entry) -> None:
        self.asked = None

    def _lapse(self, entry: Entry) -> None:
        self._end_asking("back" if entry.body.why == "back" else "away", entry.body.target)

    def _bot(self, entry: Entry) -> None:
        seat = entry.body.target
        self.bots[seat] = entry.body.bot
        self.taken_over[seat] = TakenOver(entry.at, entry.body.why)  # type: ignore[arg-type]
        self.held.pop(seat, None)
        self.quitting = ()  # whoever stays may think otherwise
        if self.asked and self.asked.what == "undo":
            self._end_asking("away", entry.body.target)
        self.asked = None
        if entry.body.name is not None:
            self.names[entry.body.target] = entry.body.name

    def _resign(self, entry: Entry) -> None:
        self._bot(entry)
        self._seat(entry)

    def _quit(self, entry: Entry) -> None:
        others = tuple(seat for seat in self.quitting if seat != entry.seat)
        self.quitting = (*others, entry.seat) if entry.body.yes else others

    def _close(self, entry: Entry) -> None:
        self.closed = "cancelled" if entry.body.why == "cancelled" else "abandoned"
        self.held.clear()
        self.asked = None

    def _back(self, entry: Entry) -> None:
        self.bots.pop(entry.body.target, None)
        self.taken_over.pop(entry.body.target, None)
        if entry.body.target in self.openly_asked:
            self.asked_at = entry.at
        if self.clock:
            self.clock.back(entry.body.target)

    def _standing(self, entry: Entry) -> None:
        answers = self.standing.setdefault(entry.seat, {})
        if entry.body.action < 0:
            answers.pop(entry.body.question, None)
        else:
            answers[entry.body.question] = entry.body.action

    def _wishes(self, entry: Entry) -> None:
        if entry.body.name is not None:
            self.names[entry.seat] = entry.body.name
        if entry.body.confirm is not None:
            self.confirms[entry.seat] = entry.body.confirm

    def _rematch(self, entry: Entry) -> None:
        self.rematch = entry.body.table

    def _seat(self, entry: Entry) -> None:
        """Somebody takes a seat, hands it on, renews its ticket, or adds a device."""
        self.seats = self.seats.after(entry, self.names[entry.seat])
        if entry.body.colour:  # a free seat that had it gets the other one
            old, new = self.colours[entry.seat], entry.body.colour
            self.colours = [old if one == new else one for one in self.colours]
            self.colours[entry.seat] = new
        if entry.body.name is not None:
            self.names[entry.seat] = entry.body.name


_FOLD: dict[str, Callable[[Sitting, Entry], None]] = {
    "move": Sitting._play,
    "hold": Sitting._hold,
    "confirm": Sitting._play,
    "undo": Sitting._undo,
    "ask": Sitting._ask,
    "answer": Sitting._answer,
    "bot": Sitting._bot,
    "back": Sitting._back,
    "standing": Sitting._standing,
    "wishes": Sitting._wishes,
    "rematch": Sitting._rematch,
    "claim": Sitting._seat,
    "ticket": Sitting._seat,
    "code": Sitting._seat,
    "device": Sitting._seat,
    "withdraw": Sitting._withdraw,
    "lapse": Sitting._lapse,
    "resign": Sitting._resign,
    "quit": Sitting._quit,
    "close": Sitting._close,
}
