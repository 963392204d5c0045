"""Events and question facts as messages, with the rules' numbers decoded to their meanings."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from marrakesh.narration import category_name, sentence
from marrakesh.narration.phrases import award_side, points_from
from marrakesh.rules import sources
from marrakesh.rules.events import Event
from marrakesh.rules.facts import (
    AwardSide,
    Flag,
    Meaning,
    Source,
    Tile,
    Told,
    Word,
    Words,
    meanings,
)
from marrakesh.rules.words import colours_in
from marrakesh.server.messages import Fact, GameEvent, PointsSource, TileRef
from marrakesh.texts import text


def game_events(
    events: Iterable[Event], lang: str, names: Sequence[str], reader: int = -1
) -> list[GameEvent]:
    """Return events as messages, in words that address the seat `reader` as "you" (-1: no seat)."""
    known = tuple(names)
    return [
        _game_event(event, lang, known, reader if reader == event.seat else -1) for event in events
    ]


@lru_cache(maxsize=10_000)
def _game_event(event: Event, lang: str, names: tuple[str, ...], reader: int) -> GameEvent:
    numbers = event.facts
    declared = meanings(type(event)).items()
    told = sentence(event, lang, names, reader)
    tiles = [
        _tile(meaning, numbers[name])
        for name, meaning in declared
        if isinstance(meaning, Tile) and name in numbers
    ]
    return GameEvent(
        kind=event.kind,
        seat=event.seat,
        facts=facts_of(event, lang),
        text=str(told),
        did=told.did,
        tile=tiles[0] if tiles else None,
    )


@lru_cache(maxsize=10_000)
def facts_of(told: Told, lang: str) -> dict[str, Fact]:
    """Return the facts of an event or a question, decoded from numbers to their meanings."""
    declared = meanings(type(told))
    return {name: _fact(declared[name], value, lang) for name, value in told.facts.items()}


def _fact(meaning: Meaning, value: int, lang: str) -> Fact:
    match meaning:
        case Words():
            return [meaning.words[number] for number in colours_in(value)]
        case Word():
            return meaning.words[value] if value >= 0 else None
        case Flag():
            return bool(value)
        case Source():
            return _source(value, lang)
    return value


def _tile(meaning: Tile, value: int) -> TileRef:
    number = award_side(value) if isinstance(meaning, AwardSide) else value
    return TileRef(kind=meaning.kind, number=number)


def _source(source: int, lang: str) -> PointsSource:
    category = sources.category_of(sources.name_of(source))
    tile = sources.tile_of(source)
    return PointsSource(
        category=category,
        title=category_name(category, lang),
        words=points_from(text(lang), source),
        tile=TileRef(kind=tile[0], number=tile[1]) if tile else None,
    )
