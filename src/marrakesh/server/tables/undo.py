"""Tentative turns: what can be undone, what awaits confirmation, what can be foreseen."""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from marrakesh.rules.events import Event
from marrakesh.rules.game import Game
from marrakesh.server.storage.log import Body
from marrakesh.server.tables.table_state import Sitting
from marrakesh.undo import pashabot_acted, reveals


class UndoOffer(NamedTuple):
    """Whether a seat may undo, why not freely (the key of a text), and the entry's body."""

    how: Literal["free", "ask", "no"]
    why: str = ""
    body: Body = Body()


def undo_of(sitting: Sitting, seat: int) -> UndoOffer:
    """What a seat may undo now; in a rated game nothing that the others would have to allow."""
    offer = _undo_of(sitting, seat)
    if sitting.head.rated and offer.how == "ask":
        return UndoOffer("no", "undo-rated")
    return offer


def _undo_of(sitting: Sitting, seat: int) -> UndoOffer:
    if seat in sitting.held:
        return UndoOffer("free", body=Body(held=True))
    if sitting.over:
        return UndoOffer("no", "undo-over")
    if seat in sitting.bots:
        return UndoOffer("no", "undo-bot")
    alone = sitting.head.one_link
    number = last_decision(sitting, sitting.head.people if alone else [seat])
    if number < 0:
        return UndoOffer("no", "undo-nothing")
    played = sitting.moves[number]
    moment = sitting.game.secret
    if moment is not None and played.moment == moment:
        return UndoOffer("free", body=Body(move=number))  # keeps the others' choices
    back = Body(move=number, later=True)
    if (alone or sitting.people == [seat]) and not sitting.head.rated:
        return UndoOffer("free", body=back)
    if number < sitting.public_moves - 1:  # whether or not others have chosen since
        return UndoOffer("ask", "undo-ask-others", back)
    if played.shown or played.closed:
        return UndoOffer("ask", "undo-ask-revealed", back)
    if moment is not None or sitting.waiting != [seat]:
        return UndoOffer("ask", "undo-ask-turn", back)
    return UndoOffer("free", body=back)


def last_decision(sitting: Sitting, seats: list[int]) -> int:
    """The index of the last decision made by a person at one of the seats, or -1."""
    for number in range(len(sitting.moves) - 1, -1, -1):
        if sitting.moves[number].seat in seats and sitting.moves[number].person:
            return number
    return -1


class Outcome(NamedTuple):
    """What an action leads to, as far as can be known in advance."""

    events: list[Event]
    game: Game | None
    """The game after it, if it reveals nothing."""
    ends: bool
    """Whether it ends the seat's turn or reveals something."""


def outcome(game: Game, seat: int, action: int) -> Outcome:
    """Simulate an action. IllegalAction if it is not legal."""
    moment = game.secret
    twin = game.copy()
    twin.listen()
    events = twin.apply(action, seat)
    goes_on = seat in twin.waiting and twin.secret == moment
    if moment is not None and not goes_on:
        # must not show what the others have decided
        return Outcome([], None, True)
    if reveals(twin, events) or pashabot_acted(twin, events):
        return Outcome(_before_reveal(events, game.config.players), None, True)
    return Outcome(events, twin, not goes_on)


def outcome_of_all(game: Game, seat: int, actions: Sequence[int]) -> Outcome:
    """Simulate actions of a seat in a row, as far as they reveal nothing."""
    first, *rest = actions
    come = outcome(game, seat, first)
    if not rest or come.game is None:
        return come
    more = outcome_of_all(come.game, seat, rest)
    return Outcome([*come.events, *more.events], more.game, more.ends)


def _before_reveal(events: list[Event], players: int) -> list[Event]:
    for number, event in enumerate(events):
        if event.reveals or event.seat >= players:
            return events[:number]
    return events
