"""Events as browsers get them: words for the rules' numbers, and their sentence."""

from collections.abc import Iterable, Sequence

from marrakesh.narration import category_name, sentence
from marrakesh.narration.wording import award_side, points_from
from marrakesh.rules import sources
from marrakesh.rules.events import Event
from marrakesh.rules.facts import AwardSide, Flag, Meaning, Source, Tile, Word, Words, meanings
from marrakesh.rules.words import colours_in
from marrakesh.server.messages import Fact, Happening, PointsSource, TileRef
from marrakesh.texts import text


def happenings(events: Iterable[Event], lang: str, names: Sequence[str]) -> list[Happening]:
    return [_happening(event, lang, names) for event in events]


def _happening(event: Event, lang: str, names: Sequence[str]) -> Happening:
    facts = event.facts
    declared = [(name, meaning) for name, meaning in meanings(type(event)).items() if name in facts]
    told = sentence(event, lang, names)
    tiles = [_tile(meaning, facts[name]) for name, meaning in declared if isinstance(meaning, Tile)]
    return Happening(
        kind=event.kind,
        seat=event.seat,
        facts={name: _fact(meaning, facts[name], lang) for name, meaning in declared},
        text=str(told),
        did=told.did,
        tile=tiles[0] if tiles else None,
    )


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
