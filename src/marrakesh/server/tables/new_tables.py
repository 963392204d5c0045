"""New tables: from a request, from a record, from a moment of another game, or for a rematch."""

import secrets
import time
from collections.abc import Collection, Sequence
from typing import Any
from urllib.parse import urlsplit

from msgspec.structs import replace

from marrakesh import records
from marrakesh.bots import LADDER, NAMES, Seat, make_bot
from marrakesh.records import RecordError
from marrakesh.rules.config import Config, ConfigError
from marrakesh.rules.game import Game
from marrakesh.rules.questions import Arrange, NextProvision
from marrakesh.seat_colours import seat_colours
from marrakesh.server.errors import RequestError, forwarded
from marrakesh.server.messages import Created, Kind, NewSeat, NewTable, PlayOn, SeatLink, options_of
from marrakesh.server.storage.log import Entry, EntryBody, SetupSeat, TableSetup
from marrakesh.server.storage.tokens import hash_token, new_token
from marrakesh.server.tables.bots import STAND_IN, check_bot
from marrakesh.server.tables.player_names import check_name, plain_name
from marrakesh.server.tables.proof import fitting
from marrakesh.server.tables.table_state import TableState
from marrakesh.texts import text as texts
from marrakesh.versions import version


def new_seed() -> int:
    return secrets.randbits(128)


def new_setup(
    kind: Kind, config: Config, seats: list[SetupSeat], seed: int | None = None, **options: Any
) -> TableSetup:
    """Return the setup of a table created now; a seed that is given may be known to a player."""
    return TableSetup(
        table=secrets.token_urlsafe(9),
        kind=kind,
        config=config,
        version=version(),
        seed=new_seed() if seed is None else seed,
        known_seed=seed is not None,
        created=time.time(),
        seats=seats,
        **options,
    )


class FreshTable:
    """A new table with its links and initial moves."""

    def __init__(
        self,
        setup: TableSetup,
        token: str,
        history: Sequence[tuple[int, int]] = (),
        preset: bool = False,
        tickets: Sequence[str] = (),
    ) -> None:
        self.state = TableState(setup)
        self.entries: list[Entry] = []
        for seq, (seat, action) in enumerate(history, start=1):
            body = EntryBody(action=action, standing=preset)
            entry = Entry(seq=seq, kind="move", seat=seat, body=body, at=setup.created)
            self.state.fold(entry)
            self.entries.append(entry)
        links = [link_for(self.state, token), *(ticket_for(self.state, one) for one in tickets)]
        self.created = Created(table=setup.table, links=links)


def link_for(state: TableState, token: str) -> SeatLink:
    seats = state.seats_of(token)
    return SeatLink(seats=seats, names=[state.names[seat] for seat in seats], token=token)


def ticket_for(state: TableState, ticket: str) -> SeatLink:
    seat = state.seats.with_ticket(hash_token(ticket))
    return SeatLink(seats=[seat], names=[state.names[seat]], ticket=ticket)


# ---- from a request


def from_request(wish: NewTable, token: str = "", person: str = "") -> FreshTable:
    """Create the requested table.

    `token` is the creator's token, if their client has generated one; `person` is their tag, if
    they have a saved name.
    """
    try:
        config = wish.rules.config()
    except ConfigError as error:
        raise forwarded(error) from None
    if len(wish.seats) > config.players:
        raise RequestError("too-many-seats", number=len(wish.seats), most=config.players)
    seats = [*wish.seats, *[NewSeat()] * (config.players - len(wish.seats))]
    for seat in seats:
        if seat.bot:
            check_bot(seat.bot)
    _check_kind(wish.kind, config, [seat.bot for seat in seats])
    if wish.open and wish.kind != "net":
        raise RequestError("only-net-open")
    if wish.deadline and (wish.kind != "net" or wish.pace != "days" or wish.clock):
        raise RequestError("deadline")
    if wish.webhook and not is_address(wish.webhook):
        raise RequestError("webhook")
    token = token or new_token()
    corrections = fitting(wish.corrections)
    if wish.rated:
        _check_rated(wish.kind, [seat.bot for seat in seats], person)
        if corrections:
            raise RequestError("rated-corrected")
    setup_seats, tickets = _seated(wish.kind, seats, token)
    people = [number for number, one in enumerate(setup_seats) if not one.bot]
    for number in people:
        check_name(setup_seats[number].name, number, [one.name for one in setup_seats], people)
    setup_seats = _coloured(setup_seats, seats, bool(config.solo))
    if wish.kind != "screen":  # a game at one screen has no single owner
        maker = next(number for number, seat in enumerate(seats) if not seat.bot)
        setup_seats[maker] = replace(setup_seats[maker], person=person)
    options = {**options_of(wish), "corrections": corrections}
    setup = new_setup(wish.kind, config, setup_seats, **options)
    return FreshTable(setup, token, _arranged(setup) if wish.preset_setup else (), True, tickets)


def _arranged(setup: TableSetup) -> list[tuple[int, int]]:
    """Return the moves with which the Apprentice lays out all boards, so that play starts with
    the selection of keshis. It needs no network, which a browser without a server loads later."""
    game = Game.new(setup.config, setup.seed, setup.corrections or None)
    bot = make_bot("apprentice", setup.seed)
    while isinstance(game.question, Arrange | NextProvision):
        game.apply(bot.choose(Seat(game, game.seat)), game.seat)
    return game.history


def _check_kind(kind: Kind, config: Config, bots: list[str]) -> None:
    people = bots.count("")
    if (kind == "solo") != bool(config.solo):
        raise RequestError("solo-kind")
    if kind in ("solo", "bots") and people != 1:
        raise RequestError("one-person", number=people)
    if kind == "bots" and len(bots) == people:
        raise RequestError("one-person", number=people)
    if kind == "screen" and people < 1:
        raise RequestError("no-people")
    if kind == "net" and people < 2:
        raise RequestError("two-people")


def _check_rated(kind: Kind, bots: list[str], person: str) -> None:
    """Refuse a rated game unless it is online or against bots of known strength, and its creator
    has a saved name."""
    if kind not in ("net", "bots"):
        raise RequestError("rated-kind")
    if kind == "bots" and not set(bots) <= {"", *LADDER}:
        raise RequestError("rated-bots", bots=", ".join(LADDER))
    if not person:
        raise RequestError("rated-name", 403)


def _seated(kind: Kind, seats: Sequence[NewSeat], token: str) -> tuple[list[SetupSeat], list[str]]:
    """Return the seats, and the tickets for all people but the creator, who has this token.

    The creator gets the first person's seat and, unless the game is online, those of all other
    people as well.
    """
    setup_seats: list[SetupSeat] = []
    tickets: list[str] = []
    for number, seat in enumerate(seats):
        name = plain_name(seat.name)
        if seat.bot:
            setup_seats.append(SetupSeat(name=name or NAMES[number], bot=seat.bot))
        elif kind == "net" and any(one.token_hash for one in setup_seats):
            tickets.append(new_token())
            setup_seats.append(
                SetupSeat(token_hash=hash_token(tickets[-1]), ticket=True, name=name)
            )
        else:
            setup_seats.append(SetupSeat(token_hash=hash_token(token), name=name))
    return setup_seats, tickets


def _coloured(
    setup_seats: list[SetupSeat], seats: Sequence[NewSeat], solo: bool
) -> list[SetupSeat]:
    try:
        colours = seat_colours([seat.colour for seat in seats], solo)
    except ValueError:
        raise RequestError("colour-pashabot" if solo else "colour-twice") from None
    return [replace(one, colour=new) for one, new in zip(setup_seats, colours, strict=False)]


def is_address(url: str) -> bool:
    """Return whether this is a valid webhook URL."""
    try:
        parts = urlsplit(url)
        known = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
    except ValueError:
        return False
    return bool(known) and url.isascii() and url.isprintable() and " " not in url


# ---- from another game


def from_record(text: str) -> FreshTable:
    """Create a table with a record's game; all its seats go to the person who opens the record."""
    try:
        replay = records.replay(text)
        for _ in replay:
            pass
    except RecordError as error:
        raise forwarded(error) from None
    game = replay.game
    config = game.config
    names = [_recorded_name(*named) for named in enumerate(replay.names or [""] * config.players)]
    token = new_token()
    setup_seats = [SetupSeat(token_hash=hash_token(token), name=name) for name in names]
    kind: Kind = "solo" if config.solo else "screen"
    setup = new_setup(kind, config, setup_seats, game.seed, corrections=game.corrections)
    return FreshTable(setup, token, game.history)


def _recorded_name(seat: int, name: str) -> str:
    """Return a name from a record; a default name is dropped, so that each viewer sees a localised
    one."""
    nameless = texts("en")("player-name", number=seat + 1)
    return "" if name == nameless else plain_name(name)


def from_moment(state: TableState, own: Collection[int], wish: PlayOn) -> FreshTable:
    """Create a table that continues from a moment of a game."""
    setup = state.setup
    if (wish.kind == "solo") != bool(setup.config.solo):
        raise RequestError("solo-kind")
    if wish.moves > state.public_moves:
        raise RequestError("no-moment", 404, last=state.public_moves)
    if wish.seat >= len(setup.seats):
        raise RequestError("no-seat", 404, last=len(setup.seats) - 1)
    token, people = new_token(), _who_plays_on(state, own, wish)
    setup_seats = []
    for seat, one in enumerate(setup.seats):
        colour = state.colours[seat]
        if seat in people:
            setup_seats.append(
                SetupSeat(token_hash=hash_token(token), name=people[seat], colour=colour)
            )
        else:
            name = state.names[seat]
            called = NAMES[seat] if not name or name in people.values() else name
            setup_seats.append(SetupSeat(name=called, bot=one.bot or STAND_IN, colour=colour))
    history = [(played.seat, played.action) for played in state.moves[: wish.moves]]
    again = new_setup(
        wish.kind, setup.config, setup_seats, setup.seed, corrections=setup.corrections
    )
    return FreshTable(again, token, history)


def _who_plays_on(state: TableState, own: Collection[int], wish: PlayOn) -> dict[int, str]:
    """Return the names of the people who play on, by seat."""
    setup = state.setup
    if wish.kind == "screen":
        seats = [seat for seat, one in enumerate(setup.seats) if seat in own or not one.bot]
        return {seat: state.names[seat] for seat in seats}
    seat = wish.seat if wish.seat >= 0 else min(own or setup.people)
    return {seat: plain_name(wish.name) or state.names[seat]}


def for_rematch(state: TableState) -> tuple[TableSetup, list[Entry]]:
    """Return the setup of a rematch with the same tokens, and the entries that add the players'
    other devices."""
    setup, seats = state.setup, state.seats
    setup_seats = [
        SetupSeat(
            name=state.names[seat],
            bot=one.bot or state.bots[seat],
            colour=state.colours[seat],
        )
        if one.bot or seat in state.filled
        else SetupSeat(
            token_hash=seats[seat].holder or seats[seat].ticket,
            ticket=not seats[seat].holder,
            name=state.names[seat],
            person=seats[seat].person,
            colour=state.colours[seat],
        )
        for seat, one in enumerate(setup.seats)
    ]
    options = {**options_of(setup), "open": False}
    again = new_setup(setup.kind, setup.config, setup_seats, **options)
    devices = [(seat, one) for seat, one in seats.holders if one != seats[seat].holder]
    entries = [
        Entry(seq=seq, kind="device", seat=seat, body=EntryBody(secret=one), at=again.created)
        for seq, (seat, one) in enumerate(devices, start=1)
    ]
    return again, entries
