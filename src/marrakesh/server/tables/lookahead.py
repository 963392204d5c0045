"""Shortcuts: places that only later questions offer, but that can be chosen now.

A place has a shortcut if a single shortest sequence of actions leads to it; choosing the place
takes all of them.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

from marrakesh.presentation.subjects import SUBJECTS, Place, Verb, subject_of
from marrakesh.presentation.ways import ways_of
from marrakesh.rules.events import AssistantUsed, Phase
from marrakesh.rules.game import Game
from marrakesh.rules.questions import Assistant
from marrakesh.server.tables.undo import look_ahead

_IMPLIED: Final[set[Verb]] = {
    "use", "new-keshi", "sector-action", "deploy", "entertainer", "caravan", "space", "line",
    "rapid",
}  # fmt: skip
"""Verbs of actions that a shortcut may imply; buying and declining are always explicit."""
_AIMED: Final[set[Verb]] = {
    "scroll", "line", "space", "entertainer", "vendor", "gate", "oasis", "caravan", "town",
    "luxury", "office", "goods", "take",
}  # fmt: skip
"""Verbs of the actions with which a shortcut may end."""


class Shortcut(NamedTuple):
    """A place offered by a later question, with the actions that lead to it and choose it."""

    place: Place
    actions: tuple[int, ...]


def shortcuts(game: Game, seat: int) -> list[Shortcut]:
    """Return the shortcuts that a seat has now; none during a secret choice."""
    if game.secret is not None:
        return []
    legal = game.legal_actions(seat)
    here = {subject_of(game, action, seat).place for action in legal}
    ways = {(action, *way.then) for action in legal for way in ways_of(game, action, seat)}
    found: dict[Place, list[tuple[int, ...]]] = {}
    for place, actions in _onwards(game, seat):
        if place not in here and actions not in ways:
            found.setdefault(place, []).append(actions)
    shortest = {place: _shortest(paths) for place, paths in found.items()}
    return [Shortcut(place, *paths) for place, paths in shortest.items() if len(paths) == 1]


def _shortest(paths: list[tuple[int, ...]]) -> list[tuple[int, ...]]:
    least = min(map(len, paths))
    return [path for path in paths if len(path) == least]


def _onwards(game: Game, seat: int) -> Iterator[tuple[Place, tuple[int, ...]]]:
    """Yield the places that later questions offer, with the actions that choose them."""
    for action in game.legal_actions(seat):
        verb = SUBJECTS[action].verb
        come = _after(game, seat, action) if verb in _IMPLIED else None
        if come is None:
            continue
        for answer in come.legal_actions(seat):
            about = subject_of(come, answer, seat)
            if about.place is not None and about.verb in _AIMED:
                yield about.place, (action, answer)
        if verb == "use" and not isinstance(come.question, Assistant):
            for place, actions in _onwards(come, seat):
                yield place, (action, *actions)


def _after(game: Game, seat: int, action: int) -> Game | None:
    """Return the game after an action; None if the action ends the turn, reveals something, or
    begins a phase or the use of another assistant."""
    come = look_ahead(game, seat, action)
    begun = [event for event in come.events if isinstance(event, AssistantUsed | Phase)]
    own = isinstance(game.question, Assistant)
    return None if come.ends or len(begun) > own else come.game
