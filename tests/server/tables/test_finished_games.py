"""Everything available after a game is over."""

import pytest

from marrakesh import records
from marrakesh.server.messages import PlayOn, ViewSeat
from marrakesh.server.service.service import Service
from refusals import refusal, refused_as
from service_clients import Client, net_table, on_any_database, over, play


@on_any_database()
async def test_finished_game_offers_its_record_moments_score_sheet_log_and_a_rematch(
    service: Service,
) -> None:
    created, clients = await net_table(service)
    table, token = created.table, created.links[0].token
    await play(clients, over)
    info = await service.lobby.info(table)

    text = await service.archive.record(table, "")
    replay = records.replay(text)
    assert sum(1 for _ in replay) == info.moves
    assert replay.names == ["Anna", "Ben"]
    assert str(replay.game.seed) == info.seed
    assert replay.seed_hash == info.seed_hash == records.seed_hash(int(info.seed))
    assert replay.game.scores == info.scores

    sheet = await service.archive.sheet(table, "en")
    assert sheet.totals == info.scores

    moment = await service.archive.moment(table, token, 0, info.moves, "en")
    assert moment.view == clients[0].snapshot.view
    reader = await Client.at(service, table, token)
    assert moment.entry == reader.snapshot.news[-1]
    direct = replay.game.restart()
    for move, (seat, action) in enumerate(replay.game.history):
        if move % 37 == 0:
            assert (await service.archive.moment(table, token, 0, move, "en")).view == direct.view(
                0
            )
        direct.apply(action, seat)
    start = await service.archive.moment(table, "", 0, 0, "en")
    assert (start.view["seat"], start.entry, start.moves) == (-1, None, info.moves)
    with refused_as("no-moment"):
        await service.archive.moment(table, "", 0, info.moves + 1, "en")

    log = await service.archive.log(table, "", 1, 10000, "de")
    assert [entry.move for entry in log] == list(range(1, info.moves + 1))
    assert (await service.archive.log(table, "", 3, 5, "de")) == log[2:5]

    await check_rematch(service, table, [link.token for link in created.links])
    await check_play_on(service, table, token, info.moves // 2)
    await check_open_record(service, text, info.moves)


async def check_rematch(service: Service, table: str, tokens: list[str]) -> None:
    watcher = await Client.at(service, table)
    with refused_as("players-only"):
        await service.lobby.rematch(table, "")
    again = [await service.lobby.rematch(table, token) for token in tokens]
    assert {created.table for created in again} == {again[0].table}
    assert [link.seats for created in again for link in created.links] == [[0], [1]]
    assert [created.links[0].token for created in again] == tokens
    await watcher.look()
    assert watcher.snapshot.info.rematch == again[0].table
    found = {mine.info.table for mine in await service.lobby.mine(tokens[1:])}
    assert found == {table, again[0].table}
    info = await service.lobby.info(again[0].table)
    assert [seat.name for seat in info.seats] == ["Anna", "Ben"]


async def check_play_on(service: Service, table: str, token: str, moves: int) -> None:
    then = await service.archive.moment(table, token, -1, moves, "en")
    created = await service.lobby.play_on(table, token, PlayOn(moves=moves, kind="screen"))
    screen = await Client.at(service, created.table, created.links[0].token)
    assert screen.snapshot.yours == [0, 1]
    assert screen.snapshot.view == then.view  # as everyone at the screen may see it
    assert [seat.name for seat in screen.snapshot.info.seats] == ["Anna", "Ben"]
    assert screen.snapshot.info.seed_hash == ""  # anyone continuing from here may know the seed
    assert "seed hash" not in await service.archive.record(created.table, created.links[0].token)
    with refused_as("no-seat"):
        await service.lobby.play_on(table, token, PlayOn(moves=moves, kind="bots", seat=2))
    wish = PlayOn(moves=moves, kind="bots", seat=1, name="Anna")
    created = await service.lobby.play_on(table, token, wish)
    other = await Client.at(service, created.table, created.links[0].token)
    assert other.snapshot.yours == [1]
    assert [seat.name for seat in other.snapshot.info.seats] == ["Amina", "Anna"]  # never two Annas
    created = await service.lobby.play_on(
        table, token, PlayOn(moves=moves, kind="bots", name="Zoë")
    )
    alone = await Client.at(service, created.table, created.links[0].token)
    assert alone.snapshot.yours == [0]
    seats = [(seat.name, seat.bot) for seat in alone.snapshot.info.seats]
    assert seats == [("Zoë", ""), ("Ben", "merchant")]

    await alone.sees(lambda snapshot: snapshot.options)


async def check_open_record(service: Service, text: str, moves: int) -> None:
    created = await service.lobby.open_record(text)
    reader = await Client.at(service, created.table, created.links[0].token)
    assert (reader.snapshot.info.kind, reader.snapshot.info.moves) == ("screen", moves)
    assert reader.snapshot.info.over
    assert (reader.snapshot.seat, reader.snapshot.info.seed_hash) == (0, "")
    half = "\n".join(text.split("\n")[:60]) + "\n"
    created = await service.lobby.open_record(half)
    reader = await Client.at(service, created.table, created.links[0].token)
    assert not reader.snapshot.info.over
    await reader.say(ViewSeat(seat=reader.snapshot.info.waiting[0]))
    assert reader.snapshot.options
    assert await service.archive.record(created.table, created.links[0].token)
    with pytest.raises(records.RecordError) as invalid:
        records.loads("no record")
    answer = await refusal(service.lobby.open_record("no record"))
    assert (answer.key, str(answer)) == ("passed", str(invalid.value))
