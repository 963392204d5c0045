"""Proposals never get stuck: they are withdrawn, refused, or lapse when people leave."""

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
"""After this many seconds, a player who left can be replaced."""


async def asking(service: Service, players: int) -> tuple[Client, list[Client]]:
    """Make someone ask for an undo; return them and the others, the next to act first."""
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
async def test_author_can_withdraw_a_proposal(service: Service) -> None:
    anna, (ben,) = await asking(service, 2)
    assert refused(await ben.say(Withdraw(id=new_id(), seat=ben.seat)), "nothing-asked")
    wish = Withdraw(id=new_id(), seat=anna.seat)
    assert isinstance(await anna.say(wish), Done)
    assert isinstance(await anna.say(wish), Done)  # sent twice, done once
    assert (anna.snapshot.proposal, anna.snapshot.lapsed) == (None, None)
    assert refused(await ben.answer(True), "nothing-asked")
    assert refused(await anna.say(Withdraw(id=new_id(), seat=anna.seat)), "nothing-asked")
    assert isinstance(await anna.undo(), Done)
    await ben.look()
    assert ben.snapshot.proposal
    await check_replays(service, anna.session.table)


@on_any_database()
async def test_vote_counts_only_for_the_proposal_that_was_seen(service: Service) -> None:
    anna, (ben,) = await asking(service, 2)
    assert ben.snapshot.proposal
    seen = ben.snapshot.proposal.number
    await anna.say(Withdraw(id=new_id(), seat=anna.seat))
    await anna.undo()
    late = Answer(id=new_id(), seat=ben.seat, yes=True, number=seen)
    assert refused(await ben.say(late), "nothing-asked")
    assert ben.snapshot.proposal.number > seen
    vote = Answer(id=new_id(), seat=ben.seat, yes=True, number=ben.snapshot.proposal.number)
    assert isinstance(await ben.say(vote), Done)
    await anna.look()
    assert anna.snapshot.options


@on_any_database()
async def test_author_is_told_of_a_refusal_even_after_being_away(service: Service) -> None:
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
    while not back.snapshot.options:  # shown until their next decision
        assert back.snapshot.lapsed
        await ben.move_somehow(random.Random(2))
        await back.look()
    await back.move_somehow(random.Random(2))
    assert back.snapshot.lapsed is None


@on_any_database()
async def test_moving_counts_as_refusing_the_undo(service: Service) -> None:
    anna, (ben, _) = await asking(service, 3)
    await ben.move_somehow(random.Random(2))
    await anna.look()
    assert anna.snapshot.proposal is None
    assert told(anna) == ("undo", "moved", ben.seat)


@on_any_database(sweep=0.05)
async def test_undo_request_lapses_when_a_voter_is_away_for_too_long(service: Service) -> None:
    anna, (ben, cleo) = await asking(service, 3)
    await cleo.answer(True)
    service.sessions.disconnect(ben.session)
    with later(GRACE):
        await proposal_is(anna, None)
        assert told(anna) == ("undo", "away", ben.seat)
        assert refused(await anna.undo(), "asked-away")
    await check_replays(service, anna.session.table)


@on_any_database()
async def test_undo_request_does_not_prevent_replacing_a_player(service: Service) -> None:
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
async def test_vote_to_replace_a_player_supersedes_a_pending_undo_request(service: Service) -> None:
    anna, (ben, cleo, dora) = await asking(service, 4)
    service.sessions.disconnect(ben.session)
    with later(GRACE):
        await cleo.say(replace(cleo, ben))
        assert cleo.snapshot.proposal
        assert cleo.snapshot.proposal.what == "replace"
        assert refused(await dora.say(replace(dora, ben)), "asked-already")
    await anna.look()
    assert told(anna) == ("undo", "away", ben.seat)
    await dora.answer(True)
    assert dora.snapshot.info.seats[ben.seat].stand_in


@on_any_database()
async def test_votes_of_absent_players_are_not_needed(service: Service) -> None:
    _, (ben, cleo, dora) = await asking(service, 4)
    service.sessions.disconnect(ben.session)
    service.sessions.disconnect(dora.session)
    with later(GRACE):
        assert isinstance(await cleo.say(replace(cleo, ben)), Done)
    assert cleo.snapshot.proposal
    assert dora.seat not in cleo.snapshot.proposal.needed


@on_any_database(sweep=0.05)
async def test_vote_to_replace_a_player_lapses_when_a_voter_also_leaves(service: Service) -> None:
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
async def test_returning_player_is_not_replaced(service: Service) -> None:
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
