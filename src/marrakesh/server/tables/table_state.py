"""The current state of a table, computed by folding its log."""

from collections.abc import Callable, Iterable
from copy import copy
from typing import Literal

from marrakesh.rules.calendar import season_and_round
from marrakesh.rules.game import Game, Stage
from marrakesh.seat_colours import seat_colours
from marrakesh.server.storage.log import Entry, TableSetup
from marrakesh.server.storage.tokens import hash_token
from marrakesh.server.tables import uptime
from marrakesh.server.tables.bots import STAND_IN, is_known
from marrakesh.server.tables.checkpoints import Checkpoints
from marrakesh.server.tables.clocks import Clock
from marrakesh.server.tables.moves import BotTakeover, PlayedMove, Undone
from marrakesh.server.tables.proposals import Proposals, ProposalState
from marrakesh.server.tables.seats import Seats
from marrakesh.undo import pashabot_acted, reveals


class TableState:
    """The current state of a table. Only `fold` changes it.

    Sequence numbers sent to clients do not count entries that the client must not notice, such as
    other players' secret choices: `shown_seq` is the number of the last public entry, plus one for
    each later entry of the client's own link.
    """

    def __init__(self, setup: TableSetup) -> None:
        self.setup = setup
        self.seq = 0
        self.game = Game.new(setup.config, setup.seed, setup.corrections or None)
        self.game.listen()
        self.moves: list[PlayedMove] = []
        self.told_in: set[str] = set()
        """The languages in which decisions are cached as messages."""
        self.held: dict[int, int] = {}
        self.seats = Seats.of(setup)
        self.names = [one.name for one in setup.seats]
        wished = [one.colour for one in setup.seats]
        self.colours = seat_colours(wished, bool(setup.config.solo))
        self.bots = {
            seat: one.bot if is_known(one.bot) else STAND_IN
            for seat, one in enumerate(setup.seats)
            if one.bot
        }
        self.standing: dict[int, dict[str, int]] = {}
        self.confirms = dict.fromkeys(setup.people, setup.pace == "days")
        self.proposals = Proposals()
        self.lost: dict[int, Undone] = {}
        """By seat: another player's undo that cost it decisions, until the seat decides again."""
        self.rematch = ""
        self.taken_over: dict[int, BotTakeover] = {}
        self.quitting: tuple[int, ...] = ()  # seats that want to end the game without a result
        self.closed: Literal["", "abandoned", "cancelled"] = ""
        self.asked_at = setup.created  # when the current question was publicly asked
        self.complete = not any(one.ticket for one in setup.seats)
        """Whether every seat has been taken; before that, moves have no deadlines."""
        self.clock = Clock(setup.clock, len(setup.seats)) if setup.clock else None
        self.at = setup.created  # when the last entry was written
        self.ticked = uptime.ticks()  # the same in ticks
        self.changed = setup.created  # when the last public entry was written
        self.public_seq = 0
        self.hints: list[tuple[int, ...]] = [()] * len(setup.seats)
        """By seat: the `asked_since` of each question for which the seat got a hint."""
        self.undone: list[tuple[int, int]] = []  # seq of each undo, and how many decisions it kept
        self.asked_since = [0] * len(setup.seats)
        self.answered: dict[str, int] = {}  # the seq in the reply, by idempotency key
        self._private: dict[str, int] = {}  # entries per link since the last public one
        self._snapshots = Checkpoints()

    def copy(self) -> "TableState":
        twin = copy(self)  # shares the game: each move is made on a copy of it
        twin.clock = self.clock.copy() if self.clock else None
        for name in ("moves", "names", "colours", "undone", "asked_since", "hints"):
            setattr(twin, name, getattr(self, name)[:])
        held = ("held", "bots", "taken_over", "confirms", "answered", "lost", "_private")
        for name in held:
            setattr(twin, name, dict(getattr(self, name)))
        twin.standing = {seat: dict(answers) for seat, answers in self.standing.items()}
        return twin

    # ---- queries

    @property
    def size(self) -> int:
        """Approximate memory use in bytes."""
        return 100_000 + len(self.moves) * (800 + 900 * len(self.told_in))

    @property
    def people(self) -> list[int]:
        """The seats of people, without those that bots are playing now."""
        return [seat for seat in self.setup.people if seat not in self.bots]

    @property
    def filled(self) -> list[int]:
        """Seats that bots are playing because nobody joined."""
        return [seat for seat in self.setup.people if seat in self.bots and self.seats[seat].free]

    @property
    def open_seats(self) -> list[int]:
        """Seats that anyone can take without a ticket."""
        waits = self.setup.open and not self.over
        return [seat for seat in self.people if self.seats[seat].free] if waits else []

    def seats_of(self, token: str) -> list[int]:
        """Return the seats that a token holds; none for an unknown token."""
        return self.seats.held_by(hash_token(token))

    def belongs_to(self, token: str) -> bool:
        """Return whether this token holds all people's seats, in an unrated game that is not
        online."""
        return (
            self.setup.one_link
            and not self.setup.rated
            and self.seats_of(token) == self.setup.people
        )

    def shared(self, seats: Iterable[int]) -> bool:
        """Return whether several people with these seats share one screen."""
        return self.setup.kind == "screen" and len(set(seats) & set(self.people)) > 1

    @property
    def asked(self) -> ProposalState | None:
        """The proposal being voted on, if any."""
        return self.proposals.asked

    @property
    def over(self) -> bool:
        """Whether there are no more decisions: the game is over, or the table has been closed."""
        return self.game.over or bool(self.closed)

    def has_resigned(self, seat: int) -> bool:
        return seat in self.taken_over and self.taken_over[seat].why == "resign"

    @property
    def waiting(self) -> list[int]:
        """The seats that have to decide; in a secret choice, those that have not finished choosing.
        Everyone may know this."""
        return [] if self.closed else self.game.waiting

    @property
    def public_moves(self) -> int:
        """The number of public decisions, without those of an ongoing secret choice."""
        number, moment = len(self.moves), self.game.secret
        while moment and number and self.moves[number - 1].moment == moment:
            number -= 1
        return number

    def known_to(self, seat: int) -> list[tuple[int, int]]:
        """Return the decisions that a seat may know, the public ones and its own, as pairs of seat
        and action."""
        public, secret = self.moves[: self.public_moves], self.moves[self.public_moves :]
        known = [*public, *(played for played in secret if played.seat == seat)]
        return [(played.seat, played.action) for played in known]

    def ran(self, ticks: float) -> float:
        """Return the seconds for which this process has run since the last entry."""
        return max(0.0, ticks - self.ticked)

    def shown_seq(self, link: str) -> int:
        """Return the sequence number of this state as shown to the holder of a link; the link of a
        spectator is ''."""
        return self.public_seq + (self._private.get(link, 0) if link else 0)

    def undone_by(self, seat: int, move: int) -> Undone:
        """Return the undo of a seat's decision, along with all later decisions."""
        before = self._snapshots.game_before(move, self.moves)
        decision, *later = self.moves[move:]
        return Undone(seat, decision, before, later, self.game.secret, self.at)

    # ---- folding

    def fold(self, entry: Entry) -> None:
        """Apply an entry; raise IllegalAction if the log was written under incompatible rules."""
        before = self.game.secret
        if self.clock:
            ran = entry.body.ran
            self.clock.pass_time(max(0.0, entry.at - self.at) if ran is None else ran)
        self.at = entry.at
        _FOLD[entry.kind](self, entry)
        self.seq = entry.seq
        after = self.game.secret
        public = not self._secret(entry, before, after)
        if public and before is not None and before == after:
            self.public_seq += 1  # does not reveal how many have chosen meanwhile
            self.changed = entry.at
        elif public:
            self.public_seq = entry.seq
            self.changed = entry.at
            self._private.clear()
        else:
            link = self.setup.link_of(entry.seat)
            self._private[link] = self._private.get(link, 0) + 1
        self._notice_question(entry, public)
        if entry.client:
            self.answered[entry.client] = self.shown_seq(self.setup.link_of(entry.seat))
        self._wind_clock()
        if not self.complete and not any(self.seats[seat].free for seat in self.people):
            self.complete, self.asked_at = True, entry.at

    def _secret(self, entry: Entry, before: Stage | None, after: Stage | None) -> bool:
        """Return whether an entry must be noticeable only to the seat itself. A hint counts as
        secret although everyone sees it, so that it does not make the others' requests stale."""
        if entry.kind in ("move", "confirm"):
            return before is not None and before == after
        if entry.kind == "undo":
            return entry.body.held or (before is not None and before == after)
        return entry.kind in ("hold", "standing", "code", "device", "hint") or (
            entry.kind == "wishes" and entry.body.name is None
        )

    def _notice_question(self, entry: Entry, public: bool) -> None:
        """Record when each seat was asked its current question."""
        if entry.kind not in ("move", "confirm", "undo", "hold"):
            return
        if public:
            self.asked_since = [self.public_seq] * len(self.asked_since)
            self.asked_at = entry.at
        else:
            self.asked_since[entry.seat] = self.shown_seq(self.setup.link_of(entry.seat))

    def _wind_clock(self) -> None:
        """Run the clocks of the players who must decide, once the boards are laid out."""
        if self.clock and self.public_moves:
            self.clock.run_for(seat for seat in self.waiting if seat not in self.bots)

    def _play(self, entry: Entry) -> None:
        """Carry out a move or a confirmed held action."""
        game, seat = self.game, entry.seat
        action = self.held[seat] if entry.kind == "confirm" else entry.body.action
        season, number = season_and_round(game.table)
        moment, first = game.secret, self.public_moves
        self._snapshots = self._snapshots.with_game(len(self.moves), game)
        self.game = game = game.copy()
        game.listen()
        events = game.apply(action, seat)
        closed = moment is not None and game.secret != moment
        self.moves.append(
            PlayedMove(
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
            self.proposals = self.proposals.played_on(seat, entry.at)
        elif seat not in game.waiting:
            self.proposals = self.proposals.decided(seat)
        if self.moves[-1].person:
            self.proposals = self.proposals.noticed(seat)
            self.lost.pop(seat, None)
        if moment is None or closed:
            self._add_increments(first)

    def _add_increments(self, first: int) -> None:
        """Add clock increments for the decisions from `first` on, once they are public: until then,
        the clocks must not reveal how many were made in secret."""
        if self.clock and first:  # clocks do not run while the boards are laid out
            for played in self.moves[first:]:
                if played.seat not in self.bots:
                    self.clock.decided(played.seat)

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
        if entry.body.later and not self.setup.one_link:
            self._tell_lost(self.undone_by(entry.seat, entry.body.move))
        self.moves = kept
        self.game, self._snapshots = self._snapshots.rewound(entry.body.move, kept)
        if entry.body.move < public:
            self.undone.append((entry.seq, entry.body.move))
        if entry.body.later:
            self.held.clear()
        self.held.pop(entry.seat, None)
        legal = self.game.legal_actions  # other seats may hold actions that are no longer legal
        self.held = {seat: one for seat, one in self.held.items() if one in legal(seat)}
        self.proposals = self.proposals.ended("moved", entry.seat, entry.at)

    def _tell_lost(self, undone: Undone) -> None:
        """Record an undo for the other players whose later decisions it cost, to be shown to each
        of them until they decide again."""
        losers = {one.seat for one in undone.later if one.person} - {undone.seat}
        self.lost.update(dict.fromkeys(losers, undone))

    def _ask(self, entry: Entry) -> None:
        self.proposals = self.proposals.made(entry, self.people, self.public_seq + 1)

    def _answer(self, entry: Entry) -> None:
        self.proposals = self.proposals.answered(entry)

    def _withdraw(self, entry: Entry) -> None:
        self.proposals = self.proposals.withdrawn()

    def _lapse(self, entry: Entry) -> None:
        why: Literal["back", "away"] = "back" if entry.body.why == "back" else "away"
        self.proposals = self.proposals.ended(why, entry.body.target, entry.at)

    def _bot(self, entry: Entry) -> None:
        seat = entry.body.target
        self.bots[seat] = entry.body.bot
        self.taken_over[seat] = BotTakeover(entry.at, entry.body.why)  # type: ignore[arg-type]
        self.held.pop(seat, None)
        self.quitting = ()  # the remaining players may change their minds
        self.proposals = self.proposals.replaced(entry.body.target, entry.at)
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
        self.proposals = self.proposals.withdrawn()

    def _back(self, entry: Entry) -> None:
        self.bots.pop(entry.body.target, None)
        self.taken_over.pop(entry.body.target, None)
        if entry.body.target in self.waiting:
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

    def _free(self, entry: Entry) -> None:
        """Reset what belongs to the seat's previous holder, except for choices made in secret."""
        seat = entry.seat
        for known in (self.held, self.standing, self.bots, self.taken_over):
            known.pop(seat, None)
        self.confirms[seat] = self.setup.pace == "days"
        self.quitting = tuple(one for one in self.quitting if one != seat)
        self.proposals = self.proposals.ended("away", seat, entry.at)
        self.complete = False
        self._seat(entry)

    def _hint(self, entry: Entry) -> None:
        self.hints[entry.seat] += (self.asked_since[entry.seat],)
        self._seat(entry)

    def _seat(self, entry: Entry) -> None:
        """Update the seats after an entry about one, such as a claim, a new ticket or a device."""
        self.seats = self.seats.after(entry, self.names[entry.seat])
        if entry.body.colour:  # a free seat that had it swaps with this one
            old, new = self.colours[entry.seat], entry.body.colour
            self.colours = [old if one == new else one for one in self.colours]
            self.colours[entry.seat] = new
        if entry.body.name is not None:
            self.names[entry.seat] = entry.body.name


_FOLD: dict[str, Callable[[TableState, Entry], None]] = {
    "move": TableState._play,
    "hold": TableState._hold,
    "confirm": TableState._play,
    "undo": TableState._undo,
    "ask": TableState._ask,
    "answer": TableState._answer,
    "bot": TableState._bot,
    "back": TableState._back,
    "standing": TableState._standing,
    "wishes": TableState._wishes,
    "rematch": TableState._rematch,
    "claim": TableState._seat,
    "ticket": TableState._seat,
    "code": TableState._seat,
    "device": TableState._seat,
    "withdraw": TableState._withdraw,
    "lapse": TableState._lapse,
    "resign": TableState._resign,
    "quit": TableState._quit,
    "close": TableState._close,
    "hint": TableState._hint,
    "free": TableState._free,
}
