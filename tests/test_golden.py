"""Recorded games give the same result as before."""

import json
from functools import cache
from typing import Any

import pytest

import golden
from marrakesh import Game, records
from marrakesh.rules.events import Event

ADVICE = (
    "\n\nThis game does not go as it did when it was recorded. If that was not meant, something"
    " broke.\nIf it was, run `python tools/golden.py` and say in the commit which rule changed it,"
    " and why."
)
GAMES = {game.name: game for game in golden.games()}


def expected() -> dict[str, Any]:
    known: dict[str, Any] = json.loads((golden.FOLDER / golden.EXPECTED).read_text("utf-8"))
    return known


@cache
def replay(name: str) -> tuple[Game, list[Event]]:
    """The game of a record, and all that happened in it."""
    text = records.read(golden.FOLDER / f"{name}.txt")
    told = records.replay(text, GAMES[name].components)
    try:
        events = [event for step in told for event in step.events]
    except records.RecordError as error:
        pytest.fail(f"{name}.txt, {error}{ADVICE}", pytrace=False)
    return told.game, events


@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_gives_the_same_result(name: str) -> None:
    game, events = replay(name)
    assert game.over
    assert (game.config, game.seed) == (GAMES[name].config, GAMES[name].seed)
    before, now = expected()[name], golden.outcome(game, events)
    for fact, value in now.items():
        assert value == before[fact], f"{name}: {fact}{ADVICE}"


def test_the_folder_holds_these_games_and_no_others() -> None:
    files = {path.stem for path in golden.FOLDER.glob("*.txt")}
    assert files == set(GAMES) == set(expected()), "run `python tools/golden.py`"
    size = sum(path.stat().st_size for path in golden.FOLDER.rglob("*"))
    assert size < 600_000


def test_every_kind_of_thing_happens_in_some_recorded_game() -> None:
    scrolls: set[int] = set()
    luxuries: set[int] = set()
    claimed: set[int] = set()
    river_tiles: set[int] = set()
    kinds: set[str] = set()
    for name in GAMES:
        game, events = replay(name)
        for player in game.table.players:
            scrolls.update(player.scrolls)
            luxuries.update(player.luxuries)
            claimed.update(player.claimed)
        for event in events:
            kinds.add(event.kind)
            if event.kind == "river-first":
                river_tiles.add(event.facts["tile"])
    assert scrolls == set(range(1, 73))
    assert luxuries == set(range(1, 26))
    assert claimed == set(range(1, 31))
    assert river_tiles == set(range(1, 19))
    rare = {"placeholder", "placeholder-swapped", "keshi-lost", "claims-over", "head-start"}
    assert rare | {"returned", "all-rapids", "refresh", "provided", "not-provided"} <= kinds


def test_a_change_of_outcome_is_told_with_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    name = next(iter(GAMES))
    text = records.read(golden.FOLDER / f"{name}.txt").replace("tower: ", "tower: 9 red, ", 1)
    monkeypatch.setattr(records, "read", lambda path: text)
    replay.cache_clear()
    with pytest.raises(pytest.fail.Exception, match=r"(?s)tower: 9 red.*python tools/golden\.py"):
        replay(name)
