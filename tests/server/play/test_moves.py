"""Playing at a table."""

import random

from marrakesh.narration import explain
from marrakesh.presentation.subjects import Place
from marrakesh.rules.actions import to_number
from marrakesh.server.messages import Done, Move, SetLanguage, ViewSeat, WhyNotRequest
from marrakesh.server.service.service import Service
from marrakesh.texts import text
from service_clients import Client, net_table, on_each_database, over, phase_is, play, refused


@on_each_database()
async def test_game_can_be_played_to_the_end(service: Service) -> None:
    created, clients = await net_table(service)
    watcher = await Client.at(service, created.table)
    await play(clients, over)
    await watcher.look()
    for client in [*clients, watcher]:
        info = client.snapshot.info
        assert info.places.count(1) >= 1
        assert info.scores == [player["score"] for player in client.snapshot.view["players"]]
        assert client.snapshot.prompt == text("en")("ask-nothing")
    told = [entry.move for snapshot in clients[0].got for entry in snapshot.news]
    assert told == list(range(1, clients[0].snapshot.info.moves + 1))
    assert [entry.move for snapshot in watcher.got for entry in snapshot.news] == told


@on_each_database()
async def test_repeated_request_gets_the_same_reply_and_is_carried_out_once(
    service: Service,
) -> None:
    _, (anna, _) = await net_table(service)
    action = anna.snapshot.options[0].action
    request = Move(id="click", seq=anna.snapshot.seq, seat=0, action=action)
    first = await anna.say(request)
    assert first == Done(id="click", seq=anna.snapshot.seq)
    options = anna.snapshot.options
    assert await anna.say(request) == first
    assert anna.snapshot.options == options


@on_each_database()
async def test_double_click_counts_once(service: Service) -> None:
    _, (anna, _) = await net_table(service)
    seq, action = anna.snapshot.seq, anna.snapshot.options[0].action
    assert isinstance(await anna.move(action, seq=seq), Done)
    seen = len(anna.got)
    answer = await anna.move(action, seq=seq)
    assert refused(answer, "stale")
    assert len(anna.got) == seen + 1  # a fresh snapshot follows
    assert anna.got[-1].options == anna.got[-2].options


@on_each_database()
async def test_secret_decisions_of_others_do_not_make_a_move_stale(service: Service) -> None:
    _, (anna, ben) = await net_table(service)
    seq = anna.snapshot.seq
    await ben.move_somehow(random.Random(1))
    await ben.move_somehow(random.Random(1))
    assert isinstance(await anna.move(anna.snapshot.options[0].action, seq=seq), Done)


@on_each_database()
async def test_illegal_moves_are_refused_with_the_reason_from_the_rules(service: Service) -> None:
    created, (anna, ben) = await net_table(service)
    claim = to_number("claim green 2")

    async def refusal_of(client: Client) -> str:
        game = (await service.repository.get(created.table)).state.game
        return explain(claim, game.why_not(claim, client.seat))

    assert (await anna.move(claim)).error == await refusal_of(anna)
    await play([anna, ben], phase_is("claim"))
    waiting = next(client for client in (anna, ben) if not client.snapshot.options)
    reason = text("en")("why-not-your-turn", seat=waiting.seat + 1)
    assert (await waiting.move(claim)).error == await refusal_of(waiting)
    assert reason in await refusal_of(waiting)
    base, nowhere = Place("base", "green"), Place("base", "everything")
    why = await waiting.say(WhyNotRequest(id="w", seat=waiting.seat, place=base))
    assert why.text == reason[0].upper() + reason[1:]
    unclear = await waiting.say(WhyNotRequest(id="w", seat=waiting.seat, place=nowhere))
    assert (unclear.clear, unclear.text) == (False, "")


@on_each_database()
async def test_players_cannot_decide_for_others(service: Service) -> None:
    created, (anna, ben) = await net_table(service)
    watcher = await Client.at(service, created.table, "not a token")
    assert (watcher.snapshot.yours, watcher.snapshot.seat, watcher.snapshot.options) == ([], -1, [])
    await anna.look()
    action = anna.snapshot.options[0].action
    for stranger in (ben, watcher):
        assert refused(await stranger.move(action, seat=0), "not-your-seat")
        assert refused(await stranger.say(ViewSeat(seat=0)), "not-your-seat")
    assert not await anna.look()


@on_each_database()
async def test_language_can_be_changed_at_any_time(service: Service) -> None:
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
