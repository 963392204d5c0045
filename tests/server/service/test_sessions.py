"""Clients at their tables: arrivals, departures and updates."""

from marrakesh.server.messages import Claim, HandOn, Hello, NewTable, Rules, Undo, ViewSeat
from marrakesh.server.service.service import Service
from marrakesh.server.storage.tokens import new_token
from service_clients import Client, net_table, new_id, on_any_database, refused


async def people(service: Service, table: str) -> tuple[list[bool], int]:
    """Return which seats are present, and the number of spectators."""
    await service.sync.check()
    info = await service.lobby.info(table)
    return [seat.present for seat in info.seats], (await service.repository.get(table)).spectators


@on_any_database(sweep=1000)
async def test_spectator_count_follows_clients_that_gain_or_lose_a_seat(service: Service) -> None:
    created = await service.lobby.create(NewTable(kind="net", rules=Rules(players=3)))
    table, token = created.table, new_token()
    anna = await Client.at(service, table, created.links[0].token)
    watcher = await Client.at(service, table)
    ben = await Client.at(service, table, token)  # with a page that shows the state of the ticket
    assert (ben.seat, await people(service, table)) == (-1, ([True, False, False], 2))
    await anna.look()
    woken: list[int] = []
    for link, here in zip(created.links[1:], ([True, True, False], [True] * 3), strict=True):
        loaded = await service.repository.get(table)
        await service.lobby.claim(table, Claim(ticket=link.ticket, token=token))
        loaded.listeners.add(lambda: woken.append(1))
        assert await ben.look()
        assert woken
        woken.clear()
        loaded.listeners.clear()
        assert (ben.seat, await people(service, table)) == (1, (here, 1))
        await anna.look()
        assert [seat.present for seat in anna.snapshot.info.seats] == here
    await service.lobby.hand_on(table, token, HandOn(seat=1))
    await ben.look()
    assert (ben.seat, await people(service, table)) == (2, ([True, False, True], 1))
    await service.lobby.hand_on(table, token, HandOn(seat=2))
    answer = await ben.say(Undo(id=new_id(), seat=2, seq=ben.snapshot.seq))
    assert refused(answer, "not-your-seat")
    assert (ben.seat, await people(service, table)) == (-1, ([True, False, False], 2))
    for client, left in ((ben, 1), (watcher, 0)):
        service.sessions.disconnect(client.session)
        assert await people(service, table) == ([True, False, False], left)


@on_any_database(sweep=1000)
async def test_disconnected_client_gets_no_more_updates(service: Service) -> None:
    created, (anna, _) = await net_table(service)
    woken: list[str] = []
    ways = [lambda: woken.append("one"), lambda: woken.append("two")]
    one, two = [
        await service.sessions.connect(created.table, Hello(), wake, "192.0.2.1") for wake in ways
    ]
    await anna.move(anna.snapshot.options[0].action)
    assert sorted(woken) == ["one", "two"]
    service.sessions.disconnect(one)
    await anna.move(anna.snapshot.options[0].action)
    assert sorted(woken) == ["one", "two", "two"]
    assert (one.closed, two.closed) == (True, False)
    service.repository.discard(created.table)
    service.sessions.disconnect(two)  # even though the table was dropped first


@on_any_database(sweep=1000)
async def test_snapshot_is_sent_only_after_a_change(service: Service) -> None:
    created, (anna, ben) = await net_table(service)
    for client in (anna, ben):
        await client.look()
        assert await client.look() is None
    again = await Client.at(service, created.table, created.links[0].token)
    service.sessions.disconnect(anna.session)
    assert await ben.look() is None  # another page of hers is still open
    service.sessions.disconnect(again.session)
    assert await ben.look()
    assert [seat.present for seat in ben.snapshot.info.seats] == [False, True]
    back = await Client.at(service, created.table, created.links[0].token)
    assert await ben.look()
    assert [seat.present for seat in ben.snapshot.info.seats] == [True, True]
    await back.move(back.snapshot.options[0].action)  # in secret
    assert await ben.look() is None


@on_any_database(sweep=1000)
async def test_secrets_on_a_shared_screen_are_hidden_again_once_all_have_chosen(
    service: Service,
) -> None:
    """Once both have chosen, no one is looking alone any more, even if the choice is undone."""
    created = await service.lobby.create(NewTable(kind="screen", rules=Rules(players=2)))
    screen = await Client.at(service, created.table, created.links[0].token)
    assert (screen.seat, screen.snapshot.seat) == (-1, -1)
    while screen.snapshot.secret:
        await screen.say(ViewSeat(seat=screen.snapshot.due[0], alone=True))
        assert screen.snapshot.options
        await screen.move(screen.snapshot.options[0].action)
    await screen.undo()
    hidden = screen.got[-1]
    assert (hidden.secret, hidden.seat, hidden.options) == (True, -1, [])
    assert refused(await screen.say(ViewSeat(seat=2, alone=True)), "not-your-seat")
