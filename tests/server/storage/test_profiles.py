"""People in the database: each has a name, results and a rating, and can be erased."""

from functools import partial
from typing import Any

from msgspec.structs import replace

from marrakesh.server.messages import Mode, SeatInfo
from marrakesh.server.storage.log import ChatLine, EntryBody, EntryKind, SetupSeat
from marrakesh.server.storage.profiles import tag_for
from marrakesh.server.storage.results import write_result
from marrakesh.server.storage.store_interface import GameResult, SeatResult
from marrakesh.server.storage.table_store import SqlTableStore
from server.storage.helpers import rows_of
from server.storage.stored_tables import THREE, entry, make, on_store, setup, summary

KEYS = sorted(("Ada's", "Ben's", "Cleo's"), key=tag_for)
LOW, MID, HIGH = map(tag_for, KEYS)
"""Changes to the one in the middle must not affect the others."""
TWO = Mode(players=2, edition="essential", modules=[], solo="", variants=[])
THREE_PLAYERS = replace(TWO, players=3)


async def name_all(store: SqlTableStore) -> None:
    for key in KEYS:
        await store.people.named(key, f"{tag_for(key)} by name", 1.0)


async def note(
    store: SqlTableStore, game: str, at: float, tags: list[str], pool: str = "", **about: Any
) -> None:
    """Store the result of a game won by seat 0."""
    gone, mode = about.get("gone", []), about.get("mode", TWO)
    seats = [
        SeatResult(seat, tag, tag, "", about.get("points", 100) - seat, seat + 1, tag in gone)
        for seat, tag in enumerate(tags)
    ]
    ended = GameResult(game, at, "net", mode, pool, seats)
    await store.write(partial(write_result, ended=ended))


def test_tag_of_a_key_never_changes() -> None:
    """People tell each other apart by their tags."""
    assert [tag_for(key) for key in ("a key", "another")] == ["D6R73W", "A8PED7"]


@on_store
async def test_each_person_has_their_own_history(store: SqlTableStore) -> None:
    await name_all(store)
    for table in THREE:
        await make(store, table)
    await note(store, "mno", 1.0, [HIGH, MID])
    await note(store, "gone", 2.0, [MID, LOW])
    await note(store, "xyz", 3.0, [LOW, HIGH])
    await note(store, "abc", 4.0, [MID, MID])  # one person played both seats
    games = {tag: await store.people.games(tag, 9.0, 9) for tag in (LOW, MID, HIGH)}
    assert [(game.table, game.seat) for game in games[MID]] == [
        ("abc", 0), ("abc", 1), ("gone", 0), ("mno", 1)
    ]  # fmt: skip
    assert [game.table for game in games[LOW]] == ["xyz", "gone"]
    assert [game.table for game in games[HIGH]] == ["xyz", "mno"]
    seats = {game.table: [seat.person for seat in game.seats] for game in games[MID]}
    assert seats == {"mno": [HIGH, MID], "gone": [MID, LOW], "abc": [MID, MID]}
    assert {game.table for game in games[MID] if game.kept} == {"mno", "abc"}
    assert [game.table for game in await store.people.games(MID, 4.0, 1)] == ["gone"]
    assert [game.table for game in await store.people.games(MID, 2.0, 9)] == ["mno"]
    records = [await store.people.records(tag) for tag in (LOW, MID, HIGH)]
    assert records == [["xyz"], ["abc", "mno"], ["xyz", "mno"]]
    told = [await store.people.person(tag) for tag in (LOW, MID, HIGH)]
    assert [one and one.games for one in told] == [2, 4, 2]


@on_store
async def test_best_scores_count_only_games_played_to_the_end(store: SqlTableStore) -> None:
    await name_all(store)
    for number, (tags, points, mode, gone) in enumerate(
        (
            ([MID, LOW], 50, THREE_PLAYERS, []),
            ([MID, LOW], 70, TWO, []),
            ([MID, HIGH], 60, TWO, []),
            ([MID, HIGH], 90, TWO, [MID]),
            ([HIGH, LOW], 95, TWO, []),
        )
    ):
        await note(store, f"t{number}", 1.0, tags, points=points, mode=mode, gone=gone)
    assert await store.people.best(MID) == [(TWO, 70, 2), (THREE_PLAYERS, 50, 1)]
    assert await store.people.best(HIGH) == [(TWO, 95, 3)]


@on_store
async def test_rated_game_changes_only_the_ratings_of_its_players(store: SqlTableStore) -> None:
    await name_all(store)
    await note(store, "abc", 1.0, [LOW, HIGH, "erased", ""], pool="people")
    await note(store, "mno", 2.0, [LOW, HIGH])
    people = [await store.people.person(tag) for tag in (LOW, MID, HIGH)]
    ratings = {
        one.tag: (one.people.mu, one.people_games, one.levels.mu, one.levels_games)
        for one in filter(None, people)
    }
    assert ratings[MID] == (25, 0, 25, 0)
    up, down = ratings[LOW], ratings[HIGH]
    assert up[0] > 25 > down[0]
    assert up[1:] == down[1:] == (1, 25, 0)
    second, first = await store.people.games(LOW, 9.0, 9)
    assert (first.table, first.gain, first.rated) == ("abc", up[0] - 25, True)
    assert (second.table, second.gain, second.rated) == ("mno", None, False)
    assert (await store.people.games(HIGH, 9.0, 9))[1].gain == down[0] - 25
    # a person erased during the game is not named in its result
    assert [(seat.person, seat.name) for seat in first.seats] == [
        (LOW, LOW), (HIGH, HIGH), ("", ""), ("", "")
    ]  # fmt: skip
    await note(store, "xyz", 3.0, ["erased", ""])
    assert not [row for row in (await rows_of(store))["results"] if row[0] == "xyz"]


def seat(tag: str) -> SeatInfo:
    return SeatInfo(name=tag, bot="", stand_in=False, present=False, seconds=None, tag=tag)


async def named_everywhere(
    store: SqlTableStore, table: str, tags: tuple[str, ...], first: int = 1
) -> None:
    """Make a table at which people are named in its setup, its log and its summary."""
    seats = [SetupSeat(token_hash=f"{table} {tag}", name=tag, person=tag) for tag in tags]
    kinds: tuple[EntryKind, ...] = ("claim", "wishes", "free", "move")
    log = [
        entry(
            4 * number + seq, number, kind=kind, body=EntryBody(name=name, person=tag, secret=table)
        )
        for number, tag in enumerate(tags)
        for seq, kind in enumerate(kinds, first)
        for name in [None if kind == "claim" else tag]
    ]
    shown = summary(table, seats=[seat(tag) for tag in tags])
    await store.create(setup(table, seats=seats), log, shown)
    for number, tag in enumerate(tags):
        said = ChatLine(id=tag, seat=number, name=tag, phrase="", text=tag, moves=0, at=1.0)
        await store.say(table, said)
    await note(store, table, 1.0, list(tags))


@on_store
async def test_erasing_a_person_leaves_no_trace_and_affects_no_one_else(
    store: SqlTableStore,
) -> None:
    await name_all(store)
    await named_everywhere(store, "mno", (LOW, MID, HIGH))
    for table in ("abc", "xyz"):
        await named_everywhere(store, table, (LOW, HIGH, LOW), first=2)
    before = await rows_of(store)
    await store.people.erase(MID)
    after = await rows_of(store)

    def changed(name: str) -> list[tuple[Any, ...]]:
        return [row for row in after[name] if row not in before[name]]

    assert [row[0] for row in after["people"]] == [LOW, HIGH]
    assert changed("seats") == [("mno", 1, f"mno {MID}", False, "", "", "", "")]
    assert [row[:2] for row in after["said"] if row[0] == "mno"] == [
        ("mno", LOW), ("mno", HIGH)
    ]  # fmt: skip
    assert len(after["said"]) == len(before["said"]) - 1
    log = [one.body for one in await store.entries("mno")]
    bare = EntryBody(name="", secret="mno")
    assert log[4:7] == [EntryBody(secret="mno"), bare, bare]
    assert len(changed("entries")) == 3
    ((game, place, *_),) = changed("results")
    assert (game, place) == ("mno", 1)
    assert MID not in str(changed("results"))
    (owned,) = await store.owned([f"mno {MID}"])
    assert owned.summary.info.seats == [seat(LOW), seat(""), seat(HIGH)]
    assert len(changed("tables")) == 1
