"""Hints: a table's creator decides whether to allow them; online, everyone sees who used one."""

from typing import Any

from marrakesh.server.messages import Advice, Advise, Done, NewSeat, NewTable, Resign, Rules
from marrakesh.server.service.service import Service
from marrakesh.server.tables.new_tables import for_rematch
from marrakesh.texts import text
from service_clients import Client, check_replays, net_table, new_id, on_any_database, refused


async def ask(client: Client, seat: int = 0) -> Any:
    return await client.say(Advise(id=new_id(), seat=seat, bot="apprentice"))


def hints(name: str, number: int) -> str:
    return text("en")("seat-hint", name=name, n=number)


async def own_table(service: Service, *bots: str, **wish: Any) -> Client:
    """Make a table for Anna and bots, or people at the same screen."""
    seats = [NewSeat(name="Anna"), *(NewSeat(bot=bot) for bot in bots)]
    rules = Rules(players=len(seats))
    created = await service.lobby.create(NewTable(rules=rules, seats=seats, **wish))
    return await Client.at(service, created.table, created.links[0].token, seat=0)


@on_any_database()
async def test_everyone_sees_who_asked_for_a_hint(service: Service) -> None:
    created, (anna, ben) = await net_table(service)
    watcher = await Client.at(service, created.table)
    assert anna.snapshot.can_hint
    seq = ben.snapshot.seq
    assert isinstance(await ask(anna), Advice)
    assert isinstance(await ask(anna), Advice)  # the same question counts only once
    for client in (anna, ben, watcher):
        await client.look()
        assert [seat.hints for seat in client.snapshot.info.seats] == [1, 0]
        assert client.snapshot.seating[-1].text == hints("Anna", 1)
    assert ben.snapshot.seq == seq  # his own question is unchanged
    assert isinstance(await ben.move(ben.snapshot.options[0].action, seq=seq), Done)
    await anna.move(anna.snapshot.options[0].action)
    await ask(anna)
    await ben.look()
    assert ben.snapshot.info.seats[0].hints == 2
    told = [news.text for news in ben.snapshot.seating]
    assert hints("Anna", 2) in told
    assert hints("Anna", 1) not in told
    await anna.wish(name="Ada")
    await anna.move(anna.snapshot.options[0].action)
    await ask(anna)
    await ben.look()
    assert ben.snapshot.info.seats[0].hints == 3
    assert ben.snapshot.seating[-1].text == hints("Ada", 1)
    await check_replays(service, created.table)


@on_any_database()
async def test_a_table_without_hints_refuses_them(service: Service) -> None:
    _, (anna, ben) = await net_table(service, hints="none")
    assert (anna.snapshot.info.hints, anna.snapshot.can_hint) == ("none", False)
    assert refused(await ask(anna), "hints-none")
    await ben.look()
    assert ben.snapshot.info.seats[0].hints == 0
    alone = await own_table(service, "random", kind="bots", hints="none")
    assert refused(await ask(alone), "hints-none")


@on_any_database()
async def test_practice_hints_require_a_game_without_other_people(service: Service) -> None:
    alone = await own_table(service, "random", kind="bots", hints="practice")
    assert alone.snapshot.can_hint
    assert isinstance(await ask(alone), Advice)
    assert alone.snapshot.info.seats[0].hints == 0  # no one else needs to know
    _, (anna, ben) = await net_table(service, hints="practice")
    assert anna.snapshot.can_hint is False
    assert refused(await ask(anna), "hints-practice")
    await ben.say(Resign(id=new_id(), seat=1))
    assert isinstance(await ask(anna), Advice)
    assert anna.snapshot.can_hint


@on_any_database()
async def test_people_sharing_a_screen_get_no_practice_hints(service: Service) -> None:
    screen = await own_table(service, "", kind="screen", hints="practice")
    assert refused(await ask(screen), "hints-practice")


@on_any_database()
async def test_a_rematch_keeps_the_hint_setting(service: Service) -> None:
    created, _ = await net_table(service, hints="practice")
    loaded = await service.repository.get(created.table)
    assert for_rematch(loaded.state)[0].hints == "practice"
