"""Golden games play out as before: a dozen are recorded, the others have a hash."""

from functools import cache

import pytest

import golden_games
from golden_games import Golden
from marrakesh import Game, records
from marrakesh.rules.events import Event

ADVICE = (
    "\n\nThis game does not go as it did before. If that was not meant, something broke.\nIf it"
    " was, run `python tools/golden_games.py` and say in the commit which rule changed it, and why."
)
GAMES = golden_games.games()
RECORDED = {name: golden for name, golden in GAMES.items() if golden.seed in golden_games.RECORDED}
HASHED = {name: golden for name, golden in GAMES.items() if name not in RECORDED}


def replay(text: str, golden: Golden) -> tuple[Game, list[Event]]:
    """The game of a record, and all its events."""
    told = records.replay(text, golden.components)
    try:
        events = [event for step in told for event in step.events]
    except records.RecordError as error:
        pytest.fail(f"{golden.name}.txt, {error}{ADVICE}", pytrace=False)
    return told.game, events


def record(name: str) -> str:
    return records.read(golden_games.FOLDER / f"{name}.txt")


@cache
def played(name: str) -> tuple[Game, list[Event]]:
    return golden_games.play(GAMES[name])


@pytest.mark.parametrize("name", RECORDED)
def test_a_recorded_game_gives_the_same_result(name: str) -> None:
    golden = GAMES[name]
    game, events = replay(record(name), golden)
    assert game.over
    assert (game.config, game.seed) == (golden.config, golden.seed)
    before = golden_games.known(golden_games.EXPECTED)[name]
    for fact, value in golden_games.outcome(game, events).items():
        assert value == before[fact], f"{name}: {fact}{ADVICE}"


def test_hashed_games_have_the_same_hash_as_before() -> None:
    known = golden_games.known(golden_games.HASHES)
    changed = [name for name in HASHED if golden_games.game_hash(*played(name)) != known.get(name)]
    assert changed == [], ADVICE


def test_the_folder_holds_exactly_the_expected_games() -> None:
    files = {path.stem for path in golden_games.FOLDER.glob("*.txt")}
    expected = golden_games.known(golden_games.EXPECTED)
    assert files == set(RECORDED) == set(expected), "run `python tools/golden_games.py`"
    assert golden_games.known(golden_games.HASHES).keys() == HASHED.keys()


MODULE_TILES = {
    "luxuries": range(26, 36), "claimed": range(31, 37), "provisions": range(13, 25),
    "towns": range(1, 13),
}  # fmt: skip
"""Tiles of modules; many of each kind should occur."""
KINDS = {
    "placeholder", "placeholder-swapped", "keshi-lost", "claims-over", "head-start", "returned",
    "all-rapids", "refresh", "provided", "not-provided", "award", "bridge-closed", "building",
    "camel", "claim-nomad", "dung", "finish", "goal", "nomad", "nomad-leaves",
    "nomad-returned", "pawn", "spectator", "spectator-leaves", "storage", "town", "town-claimed",
}  # fmt: skip
"""Rare events, and those of modules."""


def test_all_tiles_and_kinds_of_events_occur_in_golden_games() -> None:
    tiles: dict[str, set[int]] = {name: set() for name in ("scrolls", "luxuries", "claimed")}
    tiles |= {name: set() for name in ("provisions", "towns", "house")}
    river_tiles: set[int] = set()
    kinds: set[str] = set()
    for name in GAMES:
        game, events = played(name)
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


def test_a_deviation_from_a_golden_game_is_reported_with_place_and_remedy() -> None:
    name, golden = next(iter(RECORDED.items()))
    text = record(name).replace("tower: ", "tower: 9 red, ", 1)
    with pytest.raises(
        pytest.fail.Exception, match=r"(?s)tower: 9 red.*python tools/golden_games\.py"
    ):
        replay(text, golden)
