"""Nobody is stuck with a proposal: it is withdrawn, refused, or lapses when people leave."""

import random
from typing import Any

from marrakesh.server.messages import Answer, Done, Lapsed, Replace, Withdraw
from marrakesh.server.service.service import Service
from service_clients import (
    Client,
    check_replays,
    later,
    net_table,
    new_id,
    on_any_database,
    refused,
    to_ask_for_undo,
    token_of,
)

GRACE = 61
"""After so many seconds nobody waits for somebody who left."""


async def asking(service: Service, players: int) -> tuple[Client, list[Client]]:
    """Somebody asks to take back what they did; they, and the others, next to act first."""
    _, clients = await net_table(service, players)
    anna = await to_ask_for_undo(clients)
    assert isinstance(await anna.undo(), Done)
    others = [client for client in clients if client is not anna]
    for client in others:
        await client.look()
    others.sort(key=lambda client: not client.snapshot.options)
    return anna, others


def replace(client: Client, target: Client) -> Replace:
    return Replace(id=new_id(), seat=client.seat, target=target.seat)


async def proposal_is(client: Client, wanted: Any) -> None:
    await client.sees(lambda snapshot: snapshot.proposal == wanted)


def told(client: Client) -> tuple[str, str, int]:
    lapsed = client.snapshot.lapsed
    assert isinstance(lapsed, Lapsed)
    return lapsed.what, lapsed.why, lapsed.by


@on_any_database()
async def test_who_asked_can_withdraw(service: Service) -> None:
    anna, (ben,) = await asking(service, 2)
    assert refused(await ben.say(Withdraw(id=new_id(), seat=ben.seat)), "any more")
    wish = Withdraw(id=new_id(), seat=anna.seat)
    assert isinstance(await anna.say(wish), Done)
    assert isinstance(await anna.say(wish), Done)  # said twice, done once
    assert (anna.snapshot.proposal, anna.snapshot.lapsed) == (None, None)
    assert refused(await ben.answer(True), "any more")
    assert refused(await anna.say(Withdraw(id=new_id(), seat=anna.seat)), "any more")
    assert isinstance(await anna.undo(), Done)
    await ben.look()
    assert ben.snapshot.proposal
    await check_replays(service, anna.session.table)


@on_any_database()
async def test_a_vote_counts_only_for_the_proposal_that_was_seen(service: Service) -> None:
    anna, (ben,) = await asking(service, 2)
    assert ben.snapshot.proposal
    seen = ben.snapshot.proposal.number
    await anna.say(Withdraw(id=new_id(), seat=anna.seat))
    await anna.undo()
    late = Answer(id=new_id(), seat=ben.seat, yes=True, number=seen)
    assert refused(await ben.say(late), "any more")
    assert ben.snapshot.proposal.number > seen
    vote = Answer(id=new_id(), seat=ben.seat, yes=True, number=ben.snapshot.proposal.number)
    assert isinstance(await ben.say(vote), Done)
    await anna.look()
    assert anna.snapshot.options


@on_any_database()
async def test_who_asked_is_told_of_a_refusal_also_after_they_were_away(service: Service) -> None:
    created, clients = await net_table(service)
    anna = await to_ask_for_undo(clients)
    ben = next(client for client in clients if client is not anna)
    await anna.undo()
    service.sessions.disconnect(anna.session)
    await ben.answer(False)
    assert ben.snapshot.lapsed is None
    token = token_of(created, anna)
    back = await Client.at(service, created.table, token)
    assert told(back) == ("undo", "refused", ben.seat)
    watcher = await Client.at(service, created.table)
    assert watcher.snapshot.lapsed is None
    while not back.snapshot.options:  # they know until they decide again
        assert back.snapshot.lapsed
        await ben.move_somehow(random.Random(2))
        await back.look()
    await back.move_somehow(random.Random(2))
    assert back.snapshot.lapsed is None


@on_any_database()
async def test_who_plays_on_has_answered(service: Service) -> None:
    anna, (ben, _) = await asking(service, 3)
    await ben.move_somehow(random.Random(2))
    await anna.look()
    assert anna.snapshot.proposal is None
    assert told(anna) == ("undo", "moved", ben.seat)


@on_any_database(sweep=0.05)
async def test_a_request_lapses_when_somebody_asked_has_left_for_good(service: Service) -> None:
    anna, (ben, cleo) = await asking(service, 3)
    await cleo.answer(True)
    service.sessions.disconnect(ben.session)
    with later(GRACE):
        await proposal_is(anna, None)
        assert told(anna) == ("undo", "away", ben.seat)
        assert refused(await anna.undo(), "has been away for a while")
    await check_replays(service, anna.session.table)


@on_any_database()
async def test_a_request_never_stands_in_the_way_of_a_bot(service: Service) -> None:
    anna, (ben,) = await asking(service, 2)
    service.sessions.disconnect(ben.session)
    with later(GRACE):
        await anna.look()
        assert anna.snapshot.proposal
        assert anna.snapshot.absent == [ben.seat]
        assert isinstance(await anna.say(replace(anna, ben)), Done)
    assert anna.snapshot.info.seats[ben.seat].stand_in
    assert anna.snapshot.proposal is None


@on_any_database()
async def test_it_gives_way_to_a_vote_on_a_bot(service: Service) -> None:
    anna, (ben, cleo, dora) = await asking(service, 4)
    service.sessions.disconnect(ben.session)
    with later(GRACE):
        await cleo.say(replace(cleo, ben))
        assert cleo.snapshot.proposal
        assert cleo.snapshot.proposal.what == "replace"
        assert refused(await dora.say(replace(dora, ben)), "wait for their answers")
    await anna.look()
    assert told(anna) == ("undo", "away", ben.seat)
    await dora.answer(True)
    assert dora.snapshot.info.seats[ben.seat].stand_in


@on_any_database()
async def test_whoever_is_left_goes_on_though_several_have_left(service: Service) -> None:
    _, (ben, cleo, dora) = await asking(service, 4)
    service.sessions.disconnect(ben.session)
    service.sessions.disconnect(dora.session)
    with later(GRACE):
        assert isinstance(await cleo.say(replace(cleo, ben)), Done)
    assert cleo.snapshot.proposal
    assert dora.seat not in cleo.snapshot.proposal.needed


@on_any_database(sweep=0.05)
async def test_a_vote_on_a_bot_lapses_when_a_voter_has_left_too(service: Service) -> None:
    anna, (ben, cleo) = await asking(service, 3)
    service.sessions.disconnect(ben.session)
    with later(GRACE):
        await cleo.say(replace(cleo, ben))
        service.sessions.disconnect(anna.session)
        with later(GRACE):
            await proposal_is(cleo, None)
            assert told(cleo) == ("replace", "away", anna.seat)
            assert isinstance(await cleo.say(replace(cleo, ben)), Done)
    assert cleo.snapshot.info.seats[ben.seat].stand_in


@on_any_database(sweep=0.05)
async def test_who_comes_back_is_not_replaced(service: Service) -> None:
    created, clients = await net_table(service, 3)
    anna = await to_ask_for_undo(clients)
    ben = next(client for client in clients if client.snapshot.options)
    service.sessions.disconnect(ben.session)
    with later(GRACE):
        await anna.say(replace(anna, ben))
        assert anna.snapshot.proposal
        token = token_of(created, ben)
        await Client.at(service, created.table, token)
        await proposal_is(anna, None)
    assert told(anna) == ("replace", "back", ben.seat)
