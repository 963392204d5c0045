"""Tables: how they come to be, who finds them, what can be had of them."""

from unittest.mock import patch

import pytest

from marrakesh import records
from marrakesh.rules.config import MODULES
from marrakesh.server.messages import (
    Done,
    Look,
    NewSeat,
    NewTable,
    PlayOn,
    Rules,
)
from marrakesh.server.refusals import Refusal
from marrakesh.server.service import Service
from marrakesh.server.tables import making
from marrakesh.sight import view_of
from tables import Client, net_table, on_each_database, over, phase_is, play, soon


async def refusal(service: Service, **wish: object) -> str:
    with pytest.raises(Refusal) as refused:
        await service.create(NewTable(**wish))  # type: ignore[arg-type]
    assert refused.value.status == 400
    assert len({refused.value.explain(lang) for lang in ("en", "de", "nl")}) == 3
    return str(refused.value)


@on_each_database()
async def test_tables_that_cannot_be(service: Service) -> None:
    greedy = NewSeat(bot="greedy")
    assert "not 5" in await refusal(service, kind="net", rules=Rules(players=5))
    assert "3 seats" in await refusal(service, kind="net", seats=[NewSeat()] * 3)
    assert "Pashabot" in await refusal(service, kind="solo")
    solo = Rules(players=1, solo="pashabot")
    assert "Pashabot" in await refusal(service, kind="bots", rules=solo)
    assert "exactly one person, not 2" in await refusal(service, kind="bots")
    assert "At least one" in await refusal(service, kind="screen", seats=[greedy, greedy])
    assert "At least two" in await refusal(service, kind="net", seats=[greedy])
    assert "http://" in await refusal(service, kind="net", webhook="ftp://example.org")
    for bot in ("os.system", "search:6s", "search:1s:2p", "search:9999", "search:x"):
        seats = [NewSeat(), NewSeat(bot=bot)]
        assert f"{bot} is not a bot" in await refusal(service, kind="bots", seats=seats)


@on_each_database()
async def test_each_person_over_the_net_has_a_secret_link(service: Service) -> None:
    seats = [NewSeat(name=" Anna \n"), NewSeat(bot="random"), NewSeat(name="Pashabot")]
    created = await service.create(NewTable(kind="net", rules=Rules(players=3), seats=seats))
    assert [link.seats for link in created.links] == [[0], [2]]
    assert [link.names for link in created.links] == [["Anna"], [""]]
    tokens = {link.token for link in created.links}
    assert len(tokens) == 2
    assert min(len(token) for token in tokens) >= 32
    info = await service.info(created.table)
    assert [seat.bot for seat in info.seats] == ["", "random", ""]
    assert (info.seed, len(info.seed_hash), info.over, info.moves) == ("", 64, False, 0)


@on_each_database()
async def test_people_at_one_screen_share_a_link(service: Service) -> None:
    created = await service.create(NewTable(kind="screen", rules=Rules(players=3)))
    assert [link.seats for link in created.links] == [[0, 1, 2]]
    token = created.links[0].token
    screen = await Client.at(service, created.table, token)
    assert_tells_nothing_of_a_seat(screen, await Client.at(service, created.table))
    assert screen.sight.yours == [0, 1, 2]
    await screen.say(Look(seat=0))  # the boards are laid out in secret: not while all look
    assert_tells_nothing_of_a_seat(screen, await Client.at(service, created.table))
    await screen.say(Look(seat=0, alone=True))
    mine = screen.sight.view
    assert (screen.sight.seat, mine["seat"]) == (0, 0)
    await screen.say(Look(seat=2, alone=True))
    assert (screen.sight.seat, screen.sight.view["seat"]) == (2, 2)
    assert screen.sight.view != mine
    # whoever decided last takes it back, whoever looks
    await screen.move(screen.sight.options[0].action)
    changed = screen.sight.view["players"][2]
    await screen.say(Look(seat=0, alone=True))
    assert screen.can_undo() == "free"
    await screen.undo()
    await screen.say(Look(seat=2, alone=True))
    assert screen.sight.view["players"][2] != changed
    assert screen.can_undo() == "no"
    # the page is loaded anew, or its connection breaks
    again = await Client.at(service, created.table, token)
    assert_tells_nothing_of_a_seat(again, await Client.at(service, created.table))
    back = await Client.at(service, created.table, token, seat=2)
    assert (back.sight.seat, back.sight.view) == (2, screen.sight.view)
    stranger = await Client.at(service, created.table, "nonsense", seat=2)
    assert (stranger.sight.seat, stranger.sight.view["seat"]) == (-1, -1)


@on_each_database()
async def test_what_all_at_one_screen_may_see_is_asked_openly(service: Service) -> None:
    created = await service.create(NewTable(kind="screen", rules=Rules(players=2)))
    screen = await Client.at(service, created.table, created.links[0].token)
    while screen.sight.info.phase != "claim":
        assert screen.sight.secret
        for seat in (0, 1):
            await screen.say(Look(seat=seat, alone=True))
            while screen.sight.options and screen.sight.secret:
                assert seat in screen.sight.due
                await screen.move(screen.sight.options[0].action)
            told = screen.sight
            assert told.due == [1 - seat] or not told.secret
    assert not screen.sight.secret
    asked = screen.sight.info.waiting[0]
    await screen.say(Look(seat=asked))
    public = (await Client.at(service, created.table)).sight.view
    assert screen.sight.options
    assert screen.sight.view == {**public, "seat": asked}
    assert None in screen.sight.view["players"][asked]["provisions"]


def assert_tells_nothing_of_a_seat(screen: Client, spectator: Client) -> None:
    """Before anybody at the screen has said who looks, it is told what everybody may know."""
    told, public = screen.sight, spectator.sight
    assert (told.seat, told.options, told.question, told.undo) == (-1, [], "", "no")
    assert told.view == public.view
    assert told.prompt == public.prompt


@on_each_database()
async def test_one_person_at_a_screen_needs_no_curtain(service: Service) -> None:
    seats = [NewSeat(bot="random"), NewSeat(name="Ada")]
    created = await service.create(NewTable(kind="screen", seats=seats))
    ada = await Client.at(service, created.table, created.links[0].token)
    assert (ada.sight.seat, ada.sight.yours) == (1, [1])
    assert ada.sight.options


@on_each_database()
async def test_a_solo_game_with_all_modules(service: Service) -> None:
    rules = Rules(players=1, solo="pashabot", modules=list(MODULES), edition="deluxe")
    created = await service.create(NewTable(kind="solo", rules=rules))
    me = await Client.at(service, created.table, created.links[0].token, lang="nl")
    names = [(seat.name, seat.bot) for seat in me.sight.info.seats]
    assert names == [("", ""), ("Pashabot", "pashabot")]
    await play([me], lambda clients: me.sight.info.round == 2)
    assert any("Pashabot" in h.text for s in me.got for entry in s.news for h in entry.events)
    before = me.sight.info.moves
    while me.can_undo() == "free" and me.sight.info.moves > before - 5:
        assert isinstance(await me.undo(), Done)  # alone nobody has to agree
    assert me.sight.info.moves <= before - 5


@on_each_database()
async def test_the_start_page_finds_tables(service: Service) -> None:
    created, clients = await net_table(service, listed=True)
    hidden, _ = await net_table(service)
    assert [info.table for info in await service.listed()] == [created.table]
    tokens = [created.links[0].token, hidden.links[1].token, "nonsense"]
    mine = {table.info.table: table for table in await service.mine(tokens)}
    assert set(mine) == {created.table, hidden.table}
    assert mine[hidden.table].seats == [1]
    assert mine[hidden.table].token == hidden.links[1].token
    await play(clients, phase_is("claim"))
    turns = {}
    for link in created.links:
        (table,) = await service.mine([link.token])
        turns[link.seats[0]] = table.your_turn
        assert table.info == await service.info(created.table)
    (waiting,) = (await service.info(created.table)).waiting
    assert turns == {waiting: True, 1 - waiting: False}


@on_each_database()
async def test_your_turn_knows_whether_you_have_chosen_in_secret(service: Service) -> None:
    created, (anna, _) = await net_table(service)
    while anna.sight.options:
        await anna.move(anna.sight.options[0].action)
    turns = [(await service.mine([link.token]))[0].your_turn for link in created.links]
    assert turns == [False, True]
    assert (await service.info(created.table)).waiting == [0, 1]


@on_each_database()
async def test_what_can_be_had_of_a_game_that_is_over(service: Service) -> None:
    created, clients = await net_table(service)
    table, token = created.table, created.links[0].token
    with pytest.raises(Refusal, match="contains secrets"):
        await service.record(table, token)
    with pytest.raises(Refusal, match="once the game is over"):
        await service.rematch(table, token)
    with pytest.raises(Refusal, match="once the game is over"):
        await service.play_on(table, token, PlayOn(moves=0, kind="bots"))
    await play(clients, over)
    info = await service.info(table)

    text = await service.record(table, "")
    replay = records.replay(text)
    assert sum(1 for _ in replay) == info.moves
    assert replay.names == ["Anna", "Ben"]
    assert str(replay.game.seed) == info.seed
    assert replay.seed_hash == info.seed_hash == records.seed_hash(int(info.seed))
    assert replay.game.scores == info.scores

    sheet = await service.sheet(table, "en")
    assert sheet.totals == info.scores
    assert [sum(row.points[seat] for row in sheet.rows) for seat in (0, 1)] == info.scores
    assert all(sum(row.seasons[0]) == row.points[0] for row in sheet.rows)
    assert sheet.course[-1] == info.scores
    assert len(sheet.course) == 12

    moment = await service.moment(table, token, 0, info.moves, "en")
    assert moment.view == clients[0].sight.view
    assert moment.entry == clients[0].sight.news[-1]
    direct = replay.game.restart()
    for move, (seat, action) in enumerate(replay.game.history):
        if move % 37 == 0:
            assert (await service.moment(table, token, 0, move, "en")).view == view_of(direct, 0)
        direct.apply(action, seat)
    start = await service.moment(table, "", 0, 0, "en")
    assert (start.view["seat"], start.entry, start.moves) == (-1, None, info.moves)
    with pytest.raises(Refusal, match="no such moment"):
        await service.moment(table, "", 0, info.moves + 1, "en")

    log = await service.log(table, "", 1, 10000, "de")
    assert [entry.move for entry in log] == list(range(1, info.moves + 1))
    assert (await service.log(table, "", 3, 5, "de")) == log[2:5]

    await check_rematch(service, table, [link.token for link in created.links])
    await check_play_on(service, table, token, info.moves // 2)
    await check_open_record(service, text, info.moves)


async def check_rematch(service: Service, table: str, tokens: list[str]) -> None:
    watcher = await Client.at(service, table)
    with pytest.raises(Refusal, match="who played"):
        await service.rematch(table, "")
    again = [await service.rematch(table, token) for token in tokens]
    assert {created.table for created in again} == {again[0].table}
    assert [link.seats for created in again for link in created.links] == [[0], [1]]
    assert [created.links[0].token for created in again] == tokens
    await watcher.look()
    assert watcher.sight.info.rematch == again[0].table
    found = {mine.info.table for mine in await service.mine(tokens[1:])}
    assert found == {table, again[0].table}
    info = await service.info(again[0].table)
    assert [seat.name for seat in info.seats] == ["Anna", "Ben"]


async def check_play_on(service: Service, table: str, token: str, moves: int) -> None:
    then = await service.moment(table, token, -1, moves, "en")
    created = await service.play_on(table, token, PlayOn(moves=moves, kind="screen"))
    screen = await Client.at(service, created.table, created.links[0].token)
    assert screen.sight.yours == [0, 1]
    assert screen.sight.view == then.view  # as all at the screen may see it
    assert [seat.name for seat in screen.sight.info.seats] == ["Anna", "Ben"]
    assert screen.sight.info.seed_hash == ""  # whoever plays on may know the seed
    assert "seed hash" not in await service.record(created.table, created.links[0].token)
    with pytest.raises(Refusal, match="0 to 1"):
        await service.play_on(table, token, PlayOn(moves=moves, kind="bots", seat=2))
    wish = PlayOn(moves=moves, kind="bots", seat=1, name="Anna")
    created = await service.play_on(table, token, wish)
    other = await Client.at(service, created.table, created.links[0].token)
    assert other.sight.yours == [1]
    assert [seat.name for seat in other.sight.info.seats] == ["Amina", "Anna"]  # never two Annas
    created = await service.play_on(table, token, PlayOn(moves=moves, kind="bots", name="Zoë"))
    alone = await Client.at(service, created.table, created.links[0].token)
    assert alone.sight.yours == [0]
    seats = [(seat.name, seat.bot) for seat in alone.sight.info.seats]
    assert seats == [("Zoë", ""), ("Ben", "greedy")]

    async def my_turn() -> bool:
        await alone.look()
        return bool(alone.sight.options)

    await soon(my_turn)


async def check_open_record(service: Service, text: str, moves: int) -> None:
    created = await service.open_record(text)
    reader = await Client.at(service, created.table, created.links[0].token)
    assert (reader.sight.info.kind, reader.sight.info.moves) == ("screen", moves)
    assert reader.sight.info.over
    assert (reader.sight.seat, reader.sight.info.seed_hash) == (0, "")
    half = "\n".join(text.split("\n")[:60]) + "\n"
    created = await service.open_record(half)
    reader = await Client.at(service, created.table, created.links[0].token)
    assert not reader.sight.info.over
    await reader.say(Look(seat=reader.sight.info.waiting[0]))
    assert reader.sight.options
    assert await service.record(created.table, created.links[0].token)
    with pytest.raises(Refusal, match="Line 1"):
        await service.open_record("no record")


@on_each_database()
async def test_there_is_no_such_table(service: Service) -> None:
    with pytest.raises(Refusal, match="There is no such table") as refused:
        await service.info("nonsense")
    assert refused.value.status == 404
    with pytest.raises(Refusal, match="There is no such table"):
        await Client.at(service, "nonsense")


@on_each_database(kept_tables=2)
async def test_tables_that_are_not_in_memory_are_made_from_their_logs(service: Service) -> None:
    tables = [await net_table(service) for _ in range(4)]
    for created, clients in tables:
        anna = clients[0]
        before = anna.sight.view
        await anna.move(anna.sight.options[0].action)
        now = anna.sight.view
        assert now != before
        for other, _ in tables:  # pushes it out of memory
            await service.info(other.table)
        again = await Client.at(service, created.table, created.links[0].token)
        assert again.sight.view == now


@on_each_database(kept_tables=1)
async def test_a_table_with_the_rules_of_an_older_version_is_refused(service: Service) -> None:
    with patch.object(making, "version", lambda: "0.1.0"):
        created = await service.create(NewTable(kind="net", rules=Rules(players=2)))
    await net_table(service)  # takes its place in memory
    with pytest.raises(Refusal) as refused:
        await Client.at(service, created.table, created.links[0].token)
    assert refused.value.status == 409
    assert "begun with the rules of version 0.1.0" in str(refused.value)
