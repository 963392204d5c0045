"""Which decisions can be undone, and lookaheads: the outcomes of actions."""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from marrakesh.rules.events import Event
from marrakesh.rules.game import Game
from marrakesh.server.storage.log import EntryBody
from marrakesh.server.tables.table_state import TableState
from marrakesh.undo import pashabot_acted, reveals


class UndoOffer(NamedTuple):
    """Whether a seat may undo, the text key of any obstacle, and the body of the undo's entry."""

    how: Literal["free", "ask", "no"]
    why: str = ""
    body: EntryBody = EntryBody()


def undo_of(state: TableState, seat: int) -> UndoOffer:
    """Return whether a seat may undo now; in a rated game, it may not ask for the others'
    consent."""
    offer = _undo_of(state, seat)
    if state.setup.rated and offer.how == "ask":
        return UndoOffer("no", "undo-rated")
    return offer


def _undo_of(state: TableState, seat: int) -> UndoOffer:
    if seat in state.held:
        return UndoOffer("free", body=EntryBody(held=True))
    if state.over:
        return UndoOffer("no", "undo-over")
    if seat in state.bots:
        return UndoOffer("no", "undo-bot")
    alone = state.setup.one_link
    number = last_decision(state, state.setup.people if alone else [seat])
    if number < 0:
        return UndoOffer("no", "undo-nothing")
    played = state.moves[number]
    moment = state.game.secret
    if moment is not None and played.moment == moment:
        return UndoOffer("free", body=EntryBody(move=number))  # the others' choices stay
    back = EntryBody(move=number, later=True)
    if (alone or state.people == [seat]) and not state.setup.rated:
        return UndoOffer("free", body=back)
    if number < state.public_moves - 1:  # whether or not others have chosen since
        return UndoOffer("ask", "undo-ask-others", back)
    if played.shown or played.closed:
        return UndoOffer("ask", "undo-ask-revealed", back)
    if moment is not None or state.waiting != [seat]:
        return UndoOffer("ask", "undo-ask-turn", back)
    return UndoOffer("free", body=back)


def preset_move(state: TableState, seat: int) -> int:
    """Return the index of the first move with which the table laid out this seat's board, or -1 if
    the seat cannot lay it out itself: others would notice, or play has begun."""
    people = state.setup.people
    if not state.setup.one_link or seat not in people or state.setup.rated or state.held:
        return -1
    if last_decision(state, people) >= 0:
        return -1
    return next((n for n, played in enumerate(state.moves) if played.seat in people), -1)


def last_decision(state: TableState, seats: list[int]) -> int:
    """Return the index of the last decision made by a person at one of the seats, or -1."""
    for number in range(len(state.moves) - 1, -1, -1):
        if state.moves[number].seat in seats and state.moves[number].person:
            return number
    return -1


class Lookahead(NamedTuple):
    """The outcome of an action, limited to what the player may know in advance."""

    events: list[Event]
    game: Game | None
    """The game after the action; None if the action reveals something."""
    ends: bool
    """Whether the action ends the seat's turn or reveals something."""


def look_ahead(game: Game, seat: int, action: int) -> Lookahead:
    """Simulate an action on a copy of the game; raise IllegalAction if it is not legal."""
    moment = game.secret
    twin = game.copy()
    twin.listen()
    events = twin.apply(action, seat)
    goes_on = seat in twin.waiting and twin.secret == moment
    if moment is not None and not goes_on:
        # must not reveal the others' decisions
        return Lookahead([], None, True)
    if reveals(twin, events) or pashabot_acted(twin, events):
        return Lookahead(_before_reveal(events, game.config.players), None, True)
    return Lookahead(events, twin, not goes_on)


def look_ahead_all(game: Game, seat: int, actions: Sequence[int]) -> Lookahead:
    """Simulate consecutive actions of a seat, until one reveals something."""
    first, *rest = actions
    come = look_ahead(game, seat, first)
    if not rest or come.game is None:
        return come
    more = look_ahead_all(come.game, seat, rest)
    return Lookahead([*come.events, *more.events], more.game, more.ends)


def _before_reveal(events: list[Event], players: int) -> list[Event]:
    for number, event in enumerate(events):
        if event.reveals or event.seat >= players:
            return events[:number]
    return events
