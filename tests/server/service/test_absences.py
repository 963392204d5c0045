"""Who has been away for too long: whoever looks is told, and proposals lapse."""

from marrakesh.server.service.service import Service
from service_clients import Client, later, net_table, on_any_database, to_ask_for_undo


@on_any_database(sweep=1000, grace_live=60)
async def test_who_looks_is_woken_when_somebody_has_been_away_for_too_long(
    service: Service,
) -> None:
    woken: list[int] = []
    tables = [await net_table(service) for _ in range(2)]
    for _, (_, ben) in tables:
        service.sessions.disconnect(ben.session)
    lives = [await service.repository.get(created.table) for created, _ in tables]
    lives[0].listeners.add(lambda: woken.append(1))
    for seconds, absent, times in ((50, [], 0), (70, [1], 1), (80, [1], 1)):
        with later(seconds):
            await service.sync.check()
        assert ([loaded.absent for loaded in lives], len(woken)) == ([absent, []], times)
    await Client.at(service, tables[0][0].table, tables[0][0].links[1].token)
    before = len(woken)
    with later(90):
        await service.sync.check()
    assert (lives[0].absent, len(woken)) == ([], before + 1)


@on_any_database(sweep=1000)
async def test_nothing_lapses_that_can_still_be_agreed_to(service: Service) -> None:
    """Somebody may have come back just now."""
    created, clients = await net_table(service)
    player = await to_ask_for_undo(clients)
    await player.undo()
    loaded = await service.repository.get(created.table)
    assert loaded.state.asked
    seq = loaded.state.seq
    await service.sync._let_lapse(loaded)
    assert (loaded.state.seq, bool(loaded.state.asked)) == (seq, True)
    for client in clients:
        if client is not player:
            service.sessions.disconnect(client.session)
    with later(3600):
        await service.sync._let_lapse(loaded)
    assert loaded.state.asked is None
