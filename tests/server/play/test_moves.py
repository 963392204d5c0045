"""Playing at a table."""

import random

from marrakesh.presentation.subjects import Place
from marrakesh.server.messages import Done, Move, SetLanguage, ViewSeat, WhyNotRequest
from marrakesh.server.service.service import Service
from service_clients import Client, net_table, on_each_database, over, phase_is, play, refused


@on_each_database()
async def test_a_game_is_played_to_its_end(service: Service) -> None:
    created, clients = await net_table(service)
    watcher = await Client.at(service, created.table)
    await play(clients, over)
    await watcher.look()
    for client in [*clients, watcher]:
        info = client.snapshot.info
        assert info.places.count(1) >= 1
        assert info.scores == [player["score"] for player in client.snapshot.view["players"]]
        assert client.snapshot.prompt == "The game is over."
    told = [entry.move for snapshot in clients[0].got for entry in snapshot.news]
    assert told == list(range(1, clients[0].snapshot.info.moves + 1))
    assert [entry.move for snapshot in watcher.got for entry in snapshot.news] == told


@on_each_database()
async def test_a_repeated_request_is_answered_alike_and_carried_out_once(service: Service) -> None:
    _, (anna, _) = await net_table(service)
    action = anna.snapshot.options[0].action
    request = Move(id="click", seq=anna.snapshot.seq, seat=0, action=action)
    first = await anna.say(request)
    assert first == Done(id="click", seq=anna.snapshot.seq)
    options = anna.snapshot.options
    assert await anna.say(request) == first
    assert anna.snapshot.options == options


@on_each_database()
async def test_a_double_click_counts_once(service: Service) -> None:
    _, (anna, _) = await net_table(service)
    seq, action = anna.snapshot.seq, anna.snapshot.options[0].action
    assert isinstance(await anna.move(action, seq=seq), Done)
    seen = len(anna.got)
    answer = await anna.move(action, seq=seq)
    assert refused(answer, "The table has moved on")
    assert len(anna.got) == seen + 1  # a fresh snapshot follows
    assert anna.got[-1].options == anna.got[-2].options


@on_each_database()
async def test_what_others_decide_in_secret_makes_nothing_stale(service: Service) -> None:
    _, (anna, ben) = await net_table(service)
    seq = anna.snapshot.seq
    await ben.move_somehow(random.Random(1))
    await ben.move_somehow(random.Random(1))
    assert isinstance(await anna.move(anna.snapshot.options[0].action, seq=seq), Done)


@on_each_database()
async def test_illegal_moves_are_refused_with_the_rules_reason(service: Service) -> None:
    _, (anna, ben) = await net_table(service)
    assert refused(await anna.move("claim green 2"), "claim green 2")
    await play([anna, ben], phase_is("claim"))
    waiting = next(client for client in (anna, ben) if not client.snapshot.options)
    assert refused(await waiting.move("claim green 2"), "has nothing to decide now")
    base, nowhere = Place("base", "green"), Place("base", "everything")
    why = await waiting.say(WhyNotRequest(id="w", seat=waiting.seat, place=base))
    assert why.text.startswith(f"Player {waiting.seat + 1} has nothing to decide now")
    unclear = await waiting.say(WhyNotRequest(id="w", seat=waiting.seat, place=nowhere))
    assert (unclear.clear, unclear.text) == (False, "")


@on_each_database()
async def test_nobody_decides_for_others(service: Service) -> None:
    created, (anna, ben) = await net_table(service)
    watcher = await Client.at(service, created.table, "not a token")
    assert (watcher.snapshot.yours, watcher.snapshot.seat, watcher.snapshot.options) == ([], -1, [])
    await anna.look()
    action = anna.snapshot.options[0].action
    for stranger in (ben, watcher):
        assert refused(await stranger.move(action, seat=0), "This seat is not yours")
        assert refused(await stranger.say(ViewSeat(seat=0)), "This seat is not yours")
    assert not await anna.look()


@on_each_database()
async def test_the_language_can_be_changed_at_any_time(service: Service) -> None:
    created, clients = await net_table(service)
    await play(clients, phase_is("claim"))
    anna = clients[0]
    assert await anna.say(SetLanguage(lang="de")) is None
    assert anna.snapshot.taken_back == 0
    assert [entry.move for entry in anna.snapshot.news] == list(
        range(1, anna.snapshot.info.moves + 1)
    )
    english = [entry for snapshot in anna.got[:-1] for entry in snapshot.news]
    token = created.links[0].token
    german = await service.archive.log(created.table, token, 1, 1000, "de")
    assert anna.snapshot.news == german
    assert [entry.action for entry in german] == [entry.action for entry in english]
    assert german != english
