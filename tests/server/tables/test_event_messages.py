"""Events as messages: the rules' numbers are replaced by their meanings."""

import random
from functools import cache

from marrakesh import Config
from marrakesh.narration.phrases import award_side
from marrakesh.rules.config import MODULES
from marrakesh.rules.events import Event
from marrakesh.rules.facts import AwardSide, Flag, Tile, Word, Words, meanings
from marrakesh.rules.game import Game
from marrakesh.rules.sources import category_of, name_of, tile_of
from marrakesh.server.messages import PointsSource, TileRef
from marrakesh.server.tables.event_messages import game_events

NAMES = ["Anna", "Ben"]


@cache
def events_of_a_game() -> list[Event]:
    game = Game.new(Config(2, "deluxe", modules=frozenset(MODULES)), 1)
    game.listen()
    rng, events = random.Random(1), []
    while not game.over:
        seat = game.waiting[0]
        events += game.apply(rng.choice(game.legal_actions(seat)), seat)
    return events


def test_numbers_in_facts_are_replaced_by_their_meanings() -> None:
    """Check a whole game with all modules, including the first word of a list and no word."""
    words, tiles, tiled = set(), set(), 0
    for event in events_of_a_game():
        (told,) = game_events([event], "en", NAMES)
        assert (told.kind, told.seat) == (event.kind, event.seat)
        declared = meanings(type(event))
        shown = []
        for name, value in event.facts.items():
            meaning, fact = declared[name], told.facts[name]
            if isinstance(meaning, Tile):
                side = award_side(value) if isinstance(meaning, AwardSide) else value
                shown.append(TileRef(kind=meaning.kind, number=side))
            elif isinstance(meaning, Word) and not isinstance(meaning, Words):
                assert fact == (None if value < 0 else meaning.words[value])
                words.add(value)
            elif isinstance(meaning, Flag):
                assert fact is bool(value)
            elif isinstance(fact, PointsSource):
                tile = tile_of(value)
                assert fact.category == category_of(name_of(value))
                assert fact.tile == (TileRef(kind=tile[0], number=tile[1]) if tile else None)
                tiled += fact.tile is not None
        assert told.tile == (shown[0] if shown else None)
        tiles |= {one.kind for one in shown}
    assert {0, 1} < words
    assert len(tiles) > 3
    assert tiled
