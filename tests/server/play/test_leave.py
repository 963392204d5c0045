"""Leaving a game: resigning, ending it by agreement, or cancelling it before anyone joins."""

from msgspec.structs import replace

from marrakesh.server.messages import (
    Claim,
    Deadline,
    Done,
    HandOn,
    NewSeat,
    NewTable,
    Quit,
    Replace,
    Resign,
    Return,
    Rules,
)
from marrakesh.server.service.service import Service
from marrakesh.server.storage.tokens import new_token
from marrakesh.texts import text
from refusals import refused_as
from service_clients import (
    Client,
    later,
    net_table,
    new_id,
    on_any_database,
    on_each_database,
    phase_is,
    play,
    refused,
)

EN = text("en")


def resign(client: Client) -> Resign:
    return Resign(id=new_id(), seat=client.seat)


def quits(client: Client, yes: bool = True) -> Quit:
    return Quit(id=new_id(), seat=client.seat, yes=yes)


@on_any_database()
async def test_bot_replaces_a_player_who_resigns_and_everyone_is_told(service: Service) -> None:
    created, (anna, ben) = await net_table(service)
    assert isinstance(await anna.say(resign(anna)), Done)
    await ben.look()
    first = ben.snapshot.info.seats[0]
    assert (first.bot, first.bot_why, first.stand_in) == ("merchant", "resign", False)
    assert ben.snapshot.seating[-1].text == EN("seat-resigned", name="Anna")
    assert refused(await anna.say(Return(id=new_id(), seat=0)), "resigned")
    assert refused(await anna.say(resign(anna)), "resigned")
    assert refused(await anna.say(quits(anna)), "resigned")
    with refused_as("resigned"):
        await service.lobby.hand_on(created.table, created.links[0].token, HandOn(seat=0))


@on_each_database()
async def test_a_game_ends_without_a_result_when_all_agree(service: Service) -> None:
    created, clients = await net_table(service, 3)
    await play(clients, phase_is("claim"))
    anna, ben, cleo = clients
    await anna.say(quits(anna))
    await ben.say(quits(ben))
    await ben.say(quits(ben, yes=False))
    for client in clients:
        await client.look()
        assert (client.snapshot.info.quitting, client.snapshot.info.over) == ([0], False)
    await cleo.say(quits(cleo))
    assert isinstance(await ben.say(quits(ben)), Done)
    for client in clients:
        await client.look()
        info = client.snapshot.info
        assert (info.over, info.closed, info.places) == (True, "abandoned", [])
        assert (info.waiting, client.snapshot.options, client.snapshot.undo) == ([], [], "no")
        assert client.snapshot.prompt == EN("ask-abandoned")
    loaded = await service.repository.get(created.table)
    seat = loaded.state.game.seat
    action = loaded.state.game.legal_actions()[0]
    assert refused(await clients[seat].move(action), "abandoned")
    assert refused(await anna.say(resign(anna)), "abandoned")
    assert isinstance(await anna.wish(name="Annabel"), Done)
    assert "seed: " in await service.archive.record(created.table, "")
    again = await service.lobby.rematch(created.table, created.links[0].token)
    assert not (await service.lobby.info(again.table)).over
    [mine] = [
        one
        for one in await service.lobby.mine([created.links[0].token])
        if one.info.table == created.table
    ]
    assert (mine.your_turn, mine.info.closed) == (False, "abandoned")


@on_any_database()
async def test_votes_to_end_the_game_are_reset_when_someone_resigns(service: Service) -> None:
    _, (anna, ben, cleo) = await net_table(service, 3)
    await anna.say(quits(anna))
    await ben.say(quits(ben))
    await cleo.say(resign(cleo))
    await anna.look()
    assert (anna.snapshot.info.quitting, anna.snapshot.info.over) == ([], False)
    await anna.say(quits(anna))
    await ben.say(quits(ben))
    await anna.look()
    assert anna.snapshot.info.closed == "abandoned"


@on_any_database()
async def test_sequence_numbers_do_not_reveal_secret_choices(service: Service) -> None:
    seen = []
    for chooses in (True, False):
        _, (anna, ben, _) = await net_table(service, 3)
        if chooses:
            await anna.choose()
        await anna.say(quits(anna))
        await ben.look()
        seen.append((ben.snapshot.seq, ben.snapshot.info.seq, ben.snapshot.info.quitting))
    assert seen[0] == seen[1]


@on_each_database()
async def test_table_can_be_cancelled_before_anyone_joins(service: Service) -> None:
    wish = NewTable(kind="net", seats=[NewSeat(name="Anna"), NewSeat(name="Ben")])
    wish = replace(wish, open=True, listed=True)
    made = await service.lobby.create(wish)
    token, ticket = made.links[0].token, made.links[1].ticket
    with refused_as("only-maker"):
        await service.lobby.cancel(made.table, ticket)
    anna = await Client.at(service, made.table, token)
    await anna.move(anna.snapshot.options[0].action)  # the creator's own decisions do not matter
    for _ in range(2):
        await service.lobby.cancel(made.table, token)
    await anna.look()
    assert anna.snapshot.info.closed == "cancelled"
    assert anna.snapshot.prompt == EN("ask-cancelled")
    assert not any(seat.open for seat in anna.snapshot.info.seats)
    assert await service.lobby.listed() == []
    with refused_as("cancelled"):
        await service.lobby.claim(made.table, Claim(ticket=ticket, token=new_token()))
    with refused_as("not-over"):
        await service.lobby.rematch(made.table, token)


@on_any_database()
async def test_table_cannot_be_cancelled_once_someone_has_joined(service: Service) -> None:
    created, _ = await net_table(service)
    with refused_as("somebody-came"):
        await service.lobby.cancel(created.table, created.links[0].token)
    screen = NewTable(kind="screen", rules=Rules(players=2), seats=[NewSeat(), NewSeat()])
    made = await service.lobby.create(screen)
    with refused_as("only-net-leave"):
        await service.lobby.cancel(made.table, made.links[0].token)
    alone = await Client.at(service, made.table, made.links[0].token)
    assert refused(await alone.say(Resign(id=new_id(), seat=0)), "only-net-leave")


@on_any_database()
async def test_players_are_not_replaced_before_the_deadline(service: Service) -> None:
    deadline = Deadline(hours=72, then="wait")
    _, (anna, ben) = await net_table(service, pace="days", deadline=deadline)
    service.sessions.disconnect(ben.session)
    with later(2 * 24 * 3600):
        await anna.look()
        assert anna.snapshot.absent == []
        answer = await anna.say(Replace(id=new_id(), seat=0, target=1))
        assert refused(answer, "not-late")
    with later(3 * 24 * 3600 + 60):
        await anna.look()
        assert anna.snapshot.absent == [1]
        assert isinstance(await anna.say(Replace(id=new_id(), seat=0, target=1)), Done)
