"""Snapshots of a table for its viewers, with the parts that they share computed only once."""

from collections.abc import Collection, Mapping, Sequence
from typing import Final, NamedTuple

from marrakesh import narration, records
from marrakesh.narration.solo import NAME
from marrakesh.presentation.subjects import SUBJECTS, subject_of
from marrakesh.presentation.ways import Way, repeats, ways_of
from marrakesh.rules.actions import to_text
from marrakesh.rules.game import Game
from marrakesh.rules.phases import PHASES
from marrakesh.rules.questions import Question
from marrakesh.rules.view_types import View
from marrakesh.rules.words import COLOURS
from marrakesh.server import messages as shown
from marrakesh.server.messages import (
    LogEntry,
    Option,
    Proposal,
    PublicOptions,
    Rules,
    SeatInfo,
    SeatNews,
    Snapshot,
    TableInfo,
)
from marrakesh.server.storage.log import TableSetup
from marrakesh.server.tables.chat import allowed
from marrakesh.server.tables.deadlines import due_at
from marrakesh.server.tables.event_messages import facts_of, game_events
from marrakesh.server.tables.hints import hints_at, may_ask
from marrakesh.server.tables.lookahead import shortcuts
from marrakesh.server.tables.seat_release import may_free
from marrakesh.server.tables.seats import SeatChange
from marrakesh.server.tables.table_state import TableState
from marrakesh.server.tables.undo import look_ahead, preset_move, undo_of
from marrakesh.server.tables.undo_price import asked_words, told_words
from marrakesh.texts import text

_PAST: Final = 50
"""Number of decisions between the positions that are cached for reviewing a game."""


class PresenceInfo(NamedTuple):
    """The presence and absence of people at a table, which its log does not record."""

    present: Collection[int]
    absent: list[int]
    ticks: float
    """The time of this information, as read from `uptime.ticks`."""
    away: Mapping[int, float] = {}
    """By seat: the number of seconds for which a disconnected person has been away."""
    grace: float | None = None


NOBODY: Final = PresenceInfo((), [], 0.0)


class Viewpoint(NamedTuple):
    """A viewer's own seats, the seat whose view they see (-1: none), and their language."""

    seats: list[int]
    seat: int
    lang: str


class _Question(NamedTuple):
    question: Question | None
    prompt: str
    options: list[Option]


class SnapshotBuilder:
    """Builds snapshots of one state of a table, and caches the parts that viewers share."""

    def __init__(self, state: TableState) -> None:
        self.state = state
        self._views: dict[int, View] = {}
        self._questions: dict[tuple[int, str], _Question] = {}
        self._past: list[Game] = []

    def view(self, seat: int) -> View:
        if seat not in self._views:
            game = self.state.game
            self._views[seat] = game.view() if seat < 0 else game.view(seat, self.view(-1))
        return self._views[seat]

    @property
    def secret(self) -> bool:
        """Whether someone is deciding on or seeing something hidden from the others."""
        game = self.state.game
        hidden = game.secret is not None or game.question.shows_hidden
        return hidden and not self.state.closed

    def openly(self, seats: Collection[int]) -> bool:
        """Return whether a screen for these seats is shared by several people and should show only
        public information now."""
        return self.state.shared(seats) and not self.secret

    def game_at(self, move: int) -> Game:
        """Return the game after `move` decisions."""
        moves = self.state.moves
        if not self._past:
            game = self.state.game.restart()
            for number, played in enumerate(moves):
                if number % _PAST == 0:
                    self._past.append(game.copy())
                game.apply(played.action, played.seat)
            self._past.append(game)
        known = min(move // _PAST, len(self._past) - 1)
        game = self._past[known].copy()
        for played in moves[len(game.history) : move]:
            game.apply(played.action, played.seat)
        return game

    # ---- public information

    def info(self, presence: PresenceInfo = NOBODY) -> TableInfo:
        """Return the public information about the table."""
        state, setup, game = self.state, self.state.setup, self.state.game
        seats = [self._seat_info(seat, presence) for seat in range(len(setup.seats))]
        if setup.config.solo:
            seats.append(
                SeatInfo(
                    name=NAME,
                    colour=state.colours[-1],
                    bot=setup.config.solo,
                    stand_in=False,
                    present=False,
                    seconds=None,
                )
            )
        public = {name: getattr(setup, name) for name in PublicOptions.__struct_fields__}
        return TableInfo(
            **{**public, "talk": allowed(setup), "hints": hints_at(setup)},
            table=setup.table,
            kind=setup.kind,
            rules=Rules.of(setup.config),
            seats=seats,
            seq=state.public_seq,
            moves=state.public_moves,
            season=game.table.season,
            round=game.table.round,
            phase=PHASES[game.table.phase],
            waiting=state.waiting,
            over=state.over,
            scores=game.scores,
            places=game.result if game.over else [],
            level=game.level,
            seed_hash=seed_hash(setup),
            seed=str(setup.seed) if state.over else "",
            started=setup.created,
            changed=state.changed,
            rematch=state.rematch,
            corrected=len(setup.corrections),
            since=state.asked_at,
            due=due_at(state),
            grace=presence.grace,
            quitting=list(state.quitting),
            closed=state.closed,
        )

    def _seat_info(self, seat: int, presence: PresenceInfo) -> SeatInfo:
        state, clock = self.state, self.state.clock
        timed, ran = seat not in state.bots, state.ran(presence.ticks)
        filled, taken = seat in state.filled, state.taken_over.get(seat)
        return SeatInfo(
            name=state.names[seat],
            colour=state.colours[seat],
            bot=state.bots.get(seat, ""),
            stand_in=taken is not None and not filled and taken.why != "resign",
            present=seat in presence.present,
            away=presence.away.get(seat),
            seconds=round(clock.remaining(seat, ran), 1) if clock and timed else None,
            taken=filled or bool(state.seats[seat].tokens or state.setup.seats[seat].bot),
            open=seat in state.open_seats,
            tag=state.seats[seat].person,
            bot_since=taken.at if taken else None,
            hints=len(state.hints[seat]),
            bot_why=taken.why if taken else "",
        )

    def log(self, first: int, last: int, lang: str, reader: int = -1) -> list[LogEntry]:
        """Return the public part of decisions `first` to `last`, counted from 1."""
        names = display_names(self.state.names, lang)
        numbers = range(max(0, first - 1), min(last, self.state.public_moves))
        return [self._entry(number, lang, names, reader) for number in numbers]

    def _entry(self, number: int, lang: str, names: list[str], reader: int) -> LogEntry:
        played = self.state.moves[number]
        if all(event.seat != reader for event in played.events):
            reader = -1  # the entry is the same for everyone
        known = played.told.get((lang, reader))
        if known and known[0] == names and known[1].move == number + 1:
            return known[1]
        secret = played.moment is not None
        entry = LogEntry(
            move=number + 1,
            seat=-1 if secret else played.seat,
            action="" if secret else to_text(played.action),
            season=played.season,
            round=played.round,
            at=played.at,
            events=game_events(played.events, lang, names, reader),
        )
        played.told[lang, reader] = (names, entry)
        self.state.told_in.add(lang)
        return entry

    # ---- a seat's information

    def build(self, who: Viewpoint, presence: PresenceInfo, heard: int, seen: int) -> Snapshot:
        """Build the snapshot for a client that knows the first `heard` decisions as of sequence
        number `seen`."""
        state, seat = self.state, who.seat
        kept = min([heard, state.public_moves, *(n for at, n in state.undone if at > seen)])
        question, said, options = self._question(seat, who.lang)
        undo = undo_of(state, seat) if seat >= 0 else None
        why = text(who.lang)(undo.why) if undo and undo.why else ""
        held = state.held.get(seat, -1)
        link = state.setup.link_of(seat) if seat >= 0 else ""
        openly = self.openly(who.seats)
        return Snapshot(
            info=self.info(presence),
            seq=state.shown_seq(link),
            yours=who.seats,
            due=[one for one in who.seats if one in state.waiting and one not in state.bots],
            seat=seat,
            secret=self.secret,
            view=_for_all(self.view(-1), seat) if openly else self.view(seat),
            question=question.key if question else "",
            facts=facts_of(question, who.lang) if question else {},
            prompt=said,
            options=options,
            held=held,
            foreseen=self._foreseen(seat, held, openly),
            undo=undo.how if undo else "no",
            undo_why=why,
            preset=preset_move(state, seat) >= 0,
            confirm=state.confirms.get(seat, False),
            standing=state.standing.get(seat, {}),
            draws=question is not None and question.draws,
            can_stand=question is not None and question.routine,
            can_hint=may_ask(state),
            proposal=self._proposal(who.lang, seat),
            lapsed=state.proposals.lapsed.get(seat),
            undone=self._lost(seat, who.lang),
            absent=presence.absent,
            may_free=may_free(state, who.seats),
            seating=[self._seat_news(one, who.lang) for one in state.seats.told],
            news=self.log(kept + 1, len(state.moves), who.lang, only(who.seats)),
            taken_back=kept,
        )

    def _seat_news(self, news: SeatChange, lang: str) -> SeatNews:
        say = text(lang)
        nobody = say("player-name", number=news.seat + 1)
        told = say(
            f"seat-{news.what}", name=news.name or nobody, before=news.before or nobody, n=news.n
        )
        return SeatNews(seat=news.seat, text=told, at=news.at)

    def _question(self, seat: int, lang: str) -> _Question:
        if (seat, lang) not in self._questions:
            self._questions[seat, lang] = self._ask(seat, lang)
        return self._questions[seat, lang]

    def _ask(self, seat: int, lang: str) -> _Question:
        game = self.state.game
        if self.state.closed:
            return _Question(None, text(lang)(f"ask-{self.state.closed}"), [])
        if seat not in game.waiting or seat in self.state.bots:
            return _Question(None, self.waits_for(game, lang), [])
        aimed = shortcuts(game, seat)
        options = [
            Option(
                action=action,
                notation=to_text(action),
                words=narration.describe(game, action, lang, seat),
                effect=narration.effect_of(game, action, lang, seat),
                about=subject_of(game, action, seat),
                ways=[_way(way) for way in ways_of(game, action, seat)],
                aims=[
                    shown.Shortcut(place=place, then=then)
                    for place, (first, *then) in aimed
                    if first == action
                ],
                repeats=[list(then) for then in repeats(game, action, seat)],
            )
            for action in game.legal_actions(seat)
        ]
        return _Question(game.question, narration.prompt(game, lang, seat), options)

    def waits_for(self, game: Game, lang: str) -> str:
        """Describe who and what a game is waiting for to a viewer who does not have to act."""
        say = text(lang)
        if game.over:
            return say("ask-nothing")
        names = display_names(self.state.names, lang)
        if game.secret:
            owing = game.waiting
            return say("wait-secret", names=say.listing(names[one] for one in owing), n=len(owing))
        phase = say(f"phase-{PHASES[game.table.phase]}")
        return say("wait-for", name=names[game.seat], phase=phase)

    def _foreseen(self, seat: int, held: int, openly: bool) -> View | None:
        if held < 0:
            return None
        game = look_ahead(self.state.game, seat, held).game
        return preview_for(game, seat, openly) if game else None

    def _proposal(self, lang: str, reader: int) -> Proposal | None:
        asked, names = self.state.asked, display_names(self.state.names, lang)
        if asked is None:
            return None
        if asked.what == "undo":
            undone = self.state.undone_by(asked.seat, asked.move)
            words = asked_words(undone, lang, names, reader)
        else:
            key = "replace-asked" if reader == asked.seat else "replace-asks"
            words = text(lang)(key, name=names[asked.seat], target=names[asked.target])
        return Proposal(
            what=asked.what,
            number=asked.number,
            seat=asked.seat,
            target=asked.target,
            yes=asked.yes,
            needed=asked.needed,
            text=words,
        )

    def _lost(self, seat: int, lang: str) -> SeatNews | None:
        undone = self.state.lost.get(seat)
        if undone is None:
            return None
        words = told_words(undone, lang, display_names(self.state.names, lang), seat)
        return SeatNews(seat=undone.seat, text=words, at=undone.at)


def _way(way: Way) -> shown.Way:
    return shown.Way(
        verb=SUBJECTS[way.action].verb,
        n=way.n,
        keshi=COLOURS[way.colour] if way.colour >= 0 else None,
        then=list(way.then),
        water=way.water,
    )


def preview_for(game: Game, seat: int, openly: bool) -> View:
    """Return a seat's view of a game; if `openly`, at a shared screen, only public information."""
    return _for_all(game.view(), seat) if openly else game.view(seat)


def _for_all(view: View, seat: int) -> View:
    """Return the public view, marked with the seat for which it is shown."""
    return {**view, "seat": seat}


def seed_hash(setup: TableSetup) -> str:
    """Return the hash published before the game; "" for a seed that a player may have known."""
    return "" if setup.known_seed else records.seed_hash(setup.seed)


def only(seats: Sequence[int]) -> int:
    """Return the seat addressed as "you": the viewer's only seat, or -1 with none or several."""
    return seats[0] if len(seats) == 1 else -1


def display_names(names: Sequence[str], lang: str) -> list[str]:
    """Return the names of all seats, with localised defaults."""
    say = text(lang)
    return [name or say("player-name", number=seat + 1) for seat, name in enumerate(names)]
