"""People: names, histories, rated games and erasure."""

import asyncio
import io
import time
import zipfile
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import patch

import refusals
from marrakesh import records
from marrakesh.server.messages import Advise, Claim, HandOn, Join, NewTable, PlayOn, Rules
from marrakesh.server.service.service import Service
from marrakesh.server.storage import profiles
from marrakesh.server.storage.backups import backup, restore
from marrakesh.server.storage.profiles import tag_for
from marrakesh.server.storage.prune import delete_old
from marrakesh.server.storage.results import write_result
from marrakesh.server.storage.store_interface import GameResult, SeatResult
from marrakesh.server.storage.tokens import new_token
from server.people.helpers import MODE, against, person, table_of
from server.storage.helpers import each_database, fresh, rows_of
from service_clients import (
    Client,
    later,
    new_id,
    on_any_database,
    on_each_database,
    over,
    play,
    refused,
    with_service,
)


async def refusal(work: Any) -> str:
    return (await refusals.refusal(work)).key


@on_each_database()
async def test_name_is_stored_under_a_key(service: Service) -> None:
    key, other = await person(service, "Ada"), await person(service, "Ada")
    ada = (await service.profiles.history(key, 1e12)).person
    twin = (await service.profiles.history(other, 1e12)).person
    assert ada.tag == tag_for(key) != twin.tag  # so impostors can be told apart
    assert await service.profiles.person(ada.tag) == ada
    assert (ada.name, ada.games, ada.people.games, ada.levels.points) == ("Ada", 0, 0, 1000)
    renamed = await service.profiles.name(key, "  Ada\tL. ")
    assert (renamed.name, renamed.tag) == ("Ada L.", ada.tag)
    for bad in ("", "short", "ä" * 32, "a b" + "c" * 29):
        assert await refusal(service.profiles.name(bad, "Ada")) == "no-key"
    assert await refusal(service.profiles.name(key, "\t ")) == "no-name"
    assert await refusal(service.profiles.history(new_token(), 1e12)) == "no-person"
    assert await refusal(service.profiles.person("nobody")) == "no-person"
    rows = await rows_of(service.store)
    assert key not in str(rows)
    with patch.object(profiles, "tag_for", lambda _: ada.tag):  # a collision
        assert await refusal(service.profiles.name(new_token(), "Eve")) == "key-used"
    assert (await service.profiles.person(ada.tag)).name == "Ada L."


@on_each_database()
async def test_rated_game_appears_in_the_histories_of_both_players(service: Service) -> None:
    keys = [await person(service, "Ada"), await person(service, "Ben")]
    created, clients = await table_of(service, keys, rated=True)
    info = clients[0].snapshot.info
    assert info.rated
    assert [seat.tag for seat in info.seats] == [tag_for(key) for key in keys]
    await play(clients, over)
    info = clients[0].snapshot.info
    histories = [await service.profiles.history(key, 1e12) for key in keys]
    for number, history in enumerate(histories):
        (game,) = history.games
        assert (game.table, game.seat, game.rated, game.record) == (info.table, number, True, True)
        assert [seat.points for seat in game.seats] == info.scores
        assert [seat.place for seat in game.seats] == info.places
        assert [seat.name for seat in game.seats] == ["Anna", "Ben"]
        (best,) = history.best
        assert (best.points, best.games, best.mode.players) == (info.scores[number], 1, 2)
        assert (history.person.games, history.more) == (1, False)
        assert history.person.people.games == 1
        assert history.person.people.points == 1000 + (game.gain or 0)
        assert history.person.levels.games == 0
    winner = info.places.index(1)
    gains = [history.games[0].gain or 0 for history in histories]
    assert gains[winner] > 0 > gains[1 - winner]
    assert not (await service.profiles.history(keys[0], histories[0].games[0].at)).games

    packed = b"".join([part async for part in await service.profiles.records(keys[0])])
    with zipfile.ZipFile(io.BytesIO(packed)) as files:
        assert files.namelist() == [f"marrakesh-{info.table}.txt"]
        text = files.read(files.namelist()[0]).decode()
    assert records.loads(text).scores == info.scores

    # tables that no longer exist are left out
    packed = b"".join([part async for part in service.profiles._packed(["gone", info.table])])
    with zipfile.ZipFile(io.BytesIO(packed)) as files:
        assert files.namelist() == [f"marrakesh-{info.table}.txt"]

    await service.profiles.erase(keys[0])
    assert await refusal(service.profiles.history(keys[0], 1e12)) == "no-person"
    (game,) = (await service.profiles.history(keys[1], 1e12)).games
    assert [(seat.name, seat.tag) for seat in game.seats] == [("", ""), ("Ben", tag_for(keys[1]))]
    rows = await rows_of(service.store)
    assert "Anna" not in str(rows)
    assert tag_for(keys[0]) not in str(rows)
    assert "Anna" not in await service.archive.record(info.table, "")
    await service.profiles.erase(keys[1])
    rows = await rows_of(service.store)
    assert "Ben" not in str(rows)
    assert rows["people"] == []
    again = await service.lobby.rematch(created.table, created.links[1].token)
    assert (await service.lobby.info(again.table)).rated


@on_any_database()
async def test_rated_games_restrict_seats_hints_and_records(service: Service) -> None:
    ada, ben = await person(service, "Ada"), await person(service, "Ben")
    two = Rules(players=2)
    created = await service.lobby.create(
        NewTable(kind="net", rules=two, rated=True, open=True, key=ada)
    )
    table, ticket = created.table, created.links[1].ticket

    def claim(key: str) -> Claim:
        return Claim(ticket=ticket, token=new_token(), key=key)

    assert await refusal(service.lobby.claim(table, claim(""))) == "rated-name"
    assert await refusal(service.lobby.claim(table, claim(new_token()))) == "rated-name"
    assert await refusal(service.lobby.claim(table, claim(ada))) == "rated-twice"
    assert await refusal(service.lobby.join(table, Join(token=new_token()))) == "rated-name"
    link = await service.lobby.join(table, Join(token=new_token(), key=ben))
    away = service.lobby.hand_on(table, link.token, HandOn(seat=1))
    assert await refusal(away) == "rated-hand-on"

    anna, own = await against(service, ada, rated=True)
    await anna.move(anna.snapshot.options[0].action)

    await anna.sees(lambda snapshot: snapshot.options)
    hint = Advise(id=new_id(), seat=0, bot="apprentice")
    assert refused(await anna.say(hint), "rated-hint")
    assert await refusal(service.archive.record(anna.session.table, own)) == "record-secret"
    again = service.lobby.play_on(anna.session.table, own, PlayOn(moves=0, kind="bots"))
    assert await refusal(again) == "not-over"


def ended(table: str, tags: list[str], at: float = 1.0, pool: str = "people") -> GameResult:
    seats = [
        SeatResult(seat, tag, tag, "", 100 - seat, seat + 1, False) for seat, tag in enumerate(tags)
    ]
    return GameResult(table, at, "net", MODE, pool, seats)


@each_database
def test_games_that_end_at_the_same_moment_all_count(database: str, tmp_path: Path) -> None:
    url = fresh(database, tmp_path)

    async def test(service: Service) -> None:
        keys = [await person(service, name) for name in ("Ada", "Ben", "Cleo")]
        tags = [tag_for(key) for key in keys]

        async def run(other: Service) -> None:
            games = [
                partial(write_result, ended=ended(f"t{number}", turned(tags, number)))
                for number in range(12)
            ]
            # a SQLite file has only one server
            stores = [service.store, other.store if other.store.postgres else service.store]
            await asyncio.gather(
                *(stores[number % 2].write(work) for number, work in enumerate(games))
            )

        await with_service(run, url)
        for key in keys:
            told = (await service.profiles.history(key, 1e12)).person
            assert (told.games, told.people.games) == (12, 12)
            assert told.people.spread < 400

    asyncio.run(with_service(test, url))


def turned(tags: list[str], number: int) -> list[str]:
    return tags[number % 3 :] + tags[: number % 3]


@each_database
def test_results_outlive_their_tables_and_are_backed_up(database: str, tmp_path: Path) -> None:
    url, copy = fresh(database, tmp_path), fresh(database, tmp_path, "copy")

    async def test(service: Service) -> None:
        ada = await person(service, "Ada")
        with later(-40 * 24 * 3600):
            created, _ = await table_of(service, [ada, await person(service, "Ben")])
        result = ended(created.table, [tag_for(ada), ""], pool="")
        await service.store.write(partial(write_result, ended=result))
        (game,) = (await service.profiles.history(ada, 1e12)).games
        assert game.record
        assert await delete_old(url, time.time() - 30 * 24 * 3600) == 1
        (game,) = (await service.profiles.history(ada, 1e12)).games
        assert (game.table, game.record) == (created.table, False)
        assert [part async for part in await service.profiles.records(ada)]

    asyncio.run(with_service(test, url))
    file = tmp_path / "backup"
    asyncio.run(backup(url, file))
    asyncio.run(restore(copy, file))
    assert asyncio.run(rows_of(copy)) == asyncio.run(rows_of(url))
    asyncio.run(restore(copy, file, add=True))  # nothing is added twice
    assert asyncio.run(rows_of(copy)) == asyncio.run(rows_of(url))


@on_any_database()
async def test_solo_game_counts_towards_the_best_scores(service: Service) -> None:
    ada = await person(service, "Ada")
    rules = Rules(players=1, solo="pashabot")
    created = await service.lobby.create(NewTable(kind="solo", rules=rules, key=ada))
    client = await Client.at(service, created.table, created.links[0].token)
    await play([client], over)
    history = await service.profiles.history(ada, 1e12)
    (best,) = history.best
    assert (best.mode.solo, best.mode.players) == ("pashabot", 1)
    assert best.points == client.snapshot.info.scores[0]
    assert (history.games[0].rated, history.games[0].gain) == (False, None)
