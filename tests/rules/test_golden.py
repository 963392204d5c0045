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
    assert size < 900_000


MODULE_TILES = {
    "luxuries": range(26, 36), "claimed": range(31, 37), "provisions": range(13, 25),
    "towns": range(1, 13),
}  # fmt: skip
"""Tiles of modules; of each kind many should be met."""
KINDS = {
    "placeholder", "placeholder-swapped", "keshi-lost", "claims-over", "head-start", "returned",
    "all-rapids", "refresh", "provided", "not-provided", "award", "bridge-closed", "building",
    "camel", "claim-nomad", "dung", "finish", "goal", "nomad", "nomad-leaves",
    "nomad-returned", "pawn", "spectator", "spectator-leaves", "storage", "town", "town-claimed",
}  # fmt: skip
"""Rare events, and those of modules."""


def test_every_kind_of_thing_happens_in_some_recorded_game() -> None:
    tiles: dict[str, set[int]] = {name: set() for name in ("scrolls", "luxuries", "claimed")}
    tiles |= {name: set() for name in ("provisions", "towns", "house")}
    river_tiles: set[int] = set()
    kinds: set[str] = set()
    for name in GAMES:
        game, events = replay(name)
        for player in game.table.players:
            for what in ("scrolls", "luxuries", "claimed", "provisions", "towns"):
                tiles[what].update(getattr(player, what))
            tiles["house"].add(player.house)
        for event in events:
            kinds.add(event.kind)
            if event.kind == "river-first":
                river_tiles.add(event.facts["tile"])
    assert tiles["scrolls"] == set(range(1, 73))
    assert tiles["luxuries"] >= set(range(1, 26))
    assert tiles["claimed"] >= set(range(1, 31))
    assert tiles["provisions"] >= set(range(1, 13))
    assert tiles["house"] == set(range(-1, 8))
    for what, new in MODULE_TILES.items():
        assert len(tiles[what] & set(new)) > len(new) // 3, what
    assert river_tiles == set(range(1, 19))
    assert kinds >= KINDS


def test_a_change_of_outcome_is_told_with_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    name = next(iter(GAMES))
    text = records.read(golden.FOLDER / f"{name}.txt").replace("tower: ", "tower: 9 red, ", 1)
    monkeypatch.setattr(records, "read", lambda path: text)
    replay.cache_clear()
    with pytest.raises(pytest.fail.Exception, match=r"(?s)tower: 9 red.*python tools/golden\.py"):
        replay(name)
