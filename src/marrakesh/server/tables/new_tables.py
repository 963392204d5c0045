"""New tables: from a request, a record, a moment of another game, or for a rematch."""

import secrets
import time
from collections.abc import Collection, Sequence
from urllib.parse import urlsplit

from msgspec.structs import replace

from marrakesh import records
from marrakesh.bots import LADDER, NAMES, NetBot, Seat
from marrakesh.records import RecordError
from marrakesh.rules.config import Config, ConfigError
from marrakesh.rules.game import Game
from marrakesh.rules.questions import Arrange, NextProvision
from marrakesh.seat_colours import seat_colours
from marrakesh.server.errors import RequestError, forwarded
from marrakesh.server.messages import Created, Kind, NewSeat, NewTable, PlayOn, SeatLink
from marrakesh.server.storage.log import Body, Entry, Head, Place, hashed
from marrakesh.server.tables.bots import STAND_IN, check_bot
from marrakesh.server.tables.player_names import check_name, plain_name
from marrakesh.server.tables.proof import fitting
from marrakesh.server.tables.table_state import Sitting
from marrakesh.texts import text as texts
from marrakesh.versions import version


def new_token() -> str:
    return secrets.token_urlsafe(24)


def new_seed() -> int:
    return secrets.randbits(128)


def new_head(kind: Kind, config: Config, places: list[Place], seed: int | None = None) -> Head:
    """A table that starts now; a given `seed` may be known to a player."""
    return Head(
        table=secrets.token_urlsafe(9),
        kind=kind,
        config=config,
        version=version(),
        seed=new_seed() if seed is None else seed,
        known_seed=seed is not None,
        created=time.time(),
        places=places,
    )


class Made:
    """A new table with its links and initial moves."""

    def __init__(
        self,
        head: Head,
        token: str,
        history: Sequence[tuple[int, int]] = (),
        preset: bool = False,
        tickets: Sequence[str] = (),
    ) -> None:
        self.sitting = Sitting(head)
        self.entries: list[Entry] = []
        for seq, (seat, action) in enumerate(history, start=1):
            body = Body(action=action, standing=preset)
            entry = Entry(seq=seq, kind="move", seat=seat, body=body, at=head.created)
            self.sitting.fold(entry)
            self.entries.append(entry)
        links = [link_for(self.sitting, token), *(ticket_for(self.sitting, one) for one in tickets)]
        self.created = Created(table=head.table, links=links)


def link_for(sitting: Sitting, token: str) -> SeatLink:
    seats = sitting.seats_of(token)
    return SeatLink(seats=seats, names=[sitting.names[seat] for seat in seats], token=token)


def ticket_for(sitting: Sitting, ticket: str) -> SeatLink:
    seat = sitting.seats.with_ticket(hashed(ticket))
    return SeatLink(seats=[seat], names=[sitting.names[seat]], ticket=ticket)


# ---- from a request


def wished(wish: NewTable, token: str = "", person: str = "") -> Made:
    """The requested table; `token` is the maker's, if they have made it themselves, and `person`
    their tag, if they have one."""
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
    places, tickets = _seated(wish.kind, seats, token)
    people = [number for number, place in enumerate(places) if not place.bot]
    for number in people:
        check_name(places[number].name, number, [place.name for place in places], people)
    places = _coloured(places, seats, bool(config.solo))
    if wish.kind != "screen":  # nobody's own game
        maker = next(number for number, seat in enumerate(seats) if not seat.bot)
        places[maker] = replace(places[maker], person=person)
    head = replace(
        new_head(wish.kind, config, places),
        pace=wish.pace,
        clock=wish.clock,
        deadline=wish.deadline,
        listed=wish.listed,
        open=wish.open,
        rated=wish.rated,
        webhook=wish.webhook,
        talk=wish.talk,
        public_talk=wish.public_talk,
        hints=wish.hints,
        corrections=corrections,
    )
    return Made(head, token, _arranged(head) if wish.preset_setup else (), True, tickets)


def _arranged(head: Head) -> list[tuple[int, int]]:
    """How the net lays out all boards, so that nobody waits for the first selection."""
    game = Game.new(head.config, head.seed, head.corrections or None)
    bot = NetBot(head.seed)
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
    """What counts is played among people, or against levels whose strength is known."""
    if kind not in ("net", "bots"):
        raise RequestError("rated-kind")
    if kind == "bots" and not set(bots) <= {"", *LADDER}:
        raise RequestError("rated-bots", bots=", ".join(LADDER))
    if not person:
        raise RequestError("rated-name", 403)


def _seated(kind: Kind, seats: Sequence[NewSeat], token: str) -> tuple[list[Place], list[str]]:
    """The seats, and the tickets of all but whoever makes the table and has this token.

    The first person's seat is the maker's, and all of them if they share a screen.
    """
    places: list[Place] = []
    tickets: list[str] = []
    for number, seat in enumerate(seats):
        name = plain_name(seat.name)
        if seat.bot:
            places.append(Place(name=name or NAMES[number], bot=seat.bot))
        elif kind == "net" and any(place.token_hash for place in places):
            tickets.append(new_token())
            places.append(Place(token_hash=hashed(tickets[-1]), ticket=True, name=name))
        else:
            places.append(Place(token_hash=hashed(token), name=name))
    return places, tickets


def _coloured(places: list[Place], seats: Sequence[NewSeat], solo: bool) -> list[Place]:
    try:
        colours = seat_colours([seat.colour for seat in seats], solo)
    except ValueError:
        raise RequestError("colour-twice") from None
    return [replace(place, colour=one) for place, one in zip(places, colours, strict=False)]


def is_address(url: str) -> bool:
    """Whether this is a valid webhook URL."""
    try:
        parts = urlsplit(url)
        known = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
    except ValueError:
        return False
    return bool(known) and url.isascii() and url.isprintable() and " " not in url


# ---- from another game


def recorded(text: str) -> Made:
    """A table with the game of a record; all its seats belong to whoever opens it."""
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
    places = [Place(token_hash=hashed(token), name=name) for name in names]
    kind: Kind = "solo" if config.solo else "screen"
    head = replace(new_head(kind, config, places, game.seed), corrections=game.corrections)
    return Made(head, token, game.history)


def _recorded_name(seat: int, name: str) -> str:
    """A name from a record; default names are dropped, so that each viewer gets a localized one."""
    nameless = texts("en")("player-name", number=seat + 1)
    return "" if name == nameless else plain_name(name)


def played_on(sitting: Sitting, own: Collection[int], wish: PlayOn) -> Made:
    """A table that continues from a moment of a game."""
    head = sitting.head
    if (wish.kind == "solo") != bool(head.config.solo):
        raise RequestError("solo-kind")
    if wish.moves > sitting.public_moves:
        raise RequestError("no-moment", 404, last=sitting.public_moves)
    if wish.seat >= len(head.places):
        raise RequestError("no-seat", 404, last=len(head.places) - 1)
    token, people = new_token(), _who_plays_on(sitting, own, wish)
    places = []
    for seat, place in enumerate(head.places):
        colour = sitting.colours[seat]
        if seat in people:
            places.append(Place(token_hash=hashed(token), name=people[seat], colour=colour))
        else:
            name = sitting.names[seat]
            called = NAMES[seat] if not name or name in people.values() else name
            places.append(Place(name=called, bot=place.bot or STAND_IN, colour=colour))
    history = [(played.seat, played.action) for played in sitting.moves[: wish.moves]]
    again = new_head(wish.kind, head.config, places, head.seed)
    return Made(replace(again, corrections=head.corrections), token, history)


def _who_plays_on(sitting: Sitting, own: Collection[int], wish: PlayOn) -> dict[int, str]:
    """The human seats and their names."""
    head = sitting.head
    if wish.kind == "screen":
        seats = [seat for seat, place in enumerate(head.places) if seat in own or not place.bot]
        return {seat: sitting.names[seat] for seat in seats}
    seat = wish.seat if wish.seat >= 0 else min(own or head.people)
    return {seat: plain_name(wish.name) or sitting.names[seat]}


def rematch_of(sitting: Sitting) -> tuple[Head, list[Entry]]:
    """The table of a rematch, with the same tokens, and the entries that name further devices."""
    head, seats = sitting.head, sitting.seats
    places = [
        Place(
            name=sitting.names[seat],
            bot=place.bot or sitting.bots[seat],
            colour=sitting.colours[seat],
        )
        if place.bot or seat in sitting.filled
        else Place(
            token_hash=seats[seat].holder or seats[seat].ticket,
            ticket=not seats[seat].holder,
            name=sitting.names[seat],
            person=seats[seat].person,
            colour=sitting.colours[seat],
        )
        for seat, place in enumerate(head.places)
    ]
    again = new_head(head.kind, head.config, places)
    again = replace(again, pace=head.pace, clock=head.clock, listed=head.listed, rated=head.rated)
    again = replace(again, deadline=head.deadline, webhook=head.webhook, talk=head.talk)
    again = replace(again, public_talk=head.public_talk, hints=head.hints)
    again = replace(again, corrections=head.corrections)
    devices = [(seat, one) for seat, one in seats.holders if one != seats[seat].holder]
    entries = [
        Entry(seq=seq, kind="device", seat=seat, body=Body(secret=one), at=again.created)
        for seq, (seat, one) in enumerate(devices, start=1)
    ]
    return again, entries
