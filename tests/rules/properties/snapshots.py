"""Snapshots of a game: its whole state as a comparable value, and its pending work."""

from marrakesh import Game
from marrakesh.rules.agenda import Frame
from marrakesh.rules.events import Event
from marrakesh.rules.state import Camel, Nomads, Player, SoloStrategy, Table
from marrakesh.rules.values import Values


def snapshot(game: Game) -> object:
    """Everything a game holds except its history, as a comparable value."""
    return freeze(game.table)


def freeze(thing: object) -> object:
    """Plain data as a comparable value; anything else, such as a closure, is refused."""
    if thing is None or isinstance(thing, int | str | bytes):
        return thing
    if isinstance(thing, list | tuple):
        return [freeze(part) for part in thing]
    if isinstance(thing, Event):
        return (thing.kind, thing.seat, sorted(thing.facts.items()))
    if isinstance(thing, Values):
        return thing.fingerprint
    assert isinstance(thing, Table | Player | SoloStrategy | Camel | Nomads | Frame), (
        f"a game holds {thing!r}"
    )
    return (type(thing).__name__, {name: freeze(getattr(thing, name)) for name in slots(thing)})


def slots(thing: object) -> list[str]:
    """The names of an object's attributes; compiled classes keep theirs elsewhere."""
    names = [
        name
        for kind in type(thing).__mro__
        for name in getattr(kind, "__mypyc_attrs__", getattr(kind, "__slots__", ()))
    ]
    return sorted(set(names))


def pending(table: Table, kind: type[Frame], player: Player) -> int:
    """How many pieces of pending work of a kind a player has."""
    return sum(isinstance(frame, kind) and frame.seat == player.seat for frame in table.agenda)
