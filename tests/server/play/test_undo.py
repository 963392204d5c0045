"""Undoing decisions."""

import random

from marrakesh.server.messages import Done, Rules
from marrakesh.server.service.service import Service
from marrakesh.texts import text
from service_clients import Client, net_table, on_any_database, over, play, refused, to_ask_for_undo


@on_any_database()
async def test_secret_choice_can_be_undone_unnoticed_while_others_are_choosing(
    service: Service,
) -> None:
    _, (anna, ben) = await net_table(service)
    assert anna.can_undo() == "no"
    start = anna.snapshot
    await anna.move(anna.snapshot.options[0].action)
    await ben.move_somehow(random.Random(1))
    bens = ben.snapshot
    assert anna.can_undo() == "free"
    assert isinstance(await anna.undo(), Done)
    assert (anna.snapshot.view, anna.snapshot.options) == (start.view, start.options)
    assert not await ben.look()
    assert ben.snapshot is bens


@on_any_database()
async def test_undoing_a_secret_choice_keeps_the_held_moves_of_others(service: Service) -> None:
    _, (anna, ben) = await net_table(service)
    await ben.wish(confirm=True)
    while ben.snapshot.held < 0:
        await ben.move(ben.snapshot.options[0].action)
    held = ben.snapshot.held
    await anna.move(anna.snapshot.options[0].action)
    assert isinstance(await anna.undo(), Done)
    await ben.look()
    assert ben.snapshot.held == held


@on_any_database()
async def test_decision_that_revealed_nothing_can_be_undone_freely(service: Service) -> None:
    _, clients = await net_table(service, 2, rules=Rules(players=2, edition="deluxe"))

    def undone(clients: list[Client]) -> bool:
        return any(
            c.can_undo() == "free" and c.snapshot.info.phase == "assistants" for c in clients
        )

    await play(clients, undone)
    player = next(client for client in clients if client.can_undo() == "free")
    other = next(client for client in clients if client is not player)
    moves = player.snapshot.info.moves
    before = next(s for s in reversed(player.got) if s.info.moves == moves - 1)
    assert isinstance(await player.undo(), Done)
    assert (player.snapshot.view, player.snapshot.options) == (before.view, before.options)
    assert player.snapshot.taken_back == moves - 1
    await other.look()
    assert (other.snapshot.info.moves, other.snapshot.taken_back) == (moves - 1, moves - 1)


@on_any_database()
async def test_undo_after_a_turn_needs_the_agreement_of_all_other_players(service: Service) -> None:
    _, clients = await net_table(service, 3)
    anna = await to_ask_for_undo(clients)
    moves = anna.snapshot.info.moves
    others = [client for client in clients if client is not anna]
    assert anna.can_undo() == "ask"
    assert anna.snapshot.undo_why == text("en")("undo-ask-turn")
    assert isinstance(await anna.undo(), Done)
    assert refused(await others[0].undo(), "asked-already") or others[0].can_undo() == "no"
    await others[0].look()
    proposal = others[0].snapshot.proposal
    assert proposal
    assert (proposal.what, proposal.seat, proposal.yes) == ("undo", anna.seat, [anna.seat])
    assert proposal.needed == [client.seat for client in others]
    await others[0].answer(True)
    assert refused(await others[0].answer(True), "no-vote")
    await anna.look()
    assert anna.snapshot.info.moves == moves
    await others[1].answer(True)
    await anna.look()
    assert anna.snapshot.proposal is None
    assert anna.snapshot.info.moves < moves
    assert anna.snapshot.options
    assert anna.snapshot.taken_back == anna.snapshot.info.moves


@on_any_database()
async def test_one_refusal_ends_an_undo_request(service: Service) -> None:
    _, clients = await net_table(service, 3)
    anna = await to_ask_for_undo(clients)
    others = [client for client in clients if client is not anna]
    await anna.undo()
    await others[1].answer(False)
    await anna.look()
    assert anna.snapshot.proposal is None
    assert refused(await others[0].answer(True), "nothing-asked")


@on_any_database()
async def test_nothing_can_be_undone_after_the_game(service: Service) -> None:
    _, clients = await net_table(service)
    await play(clients, over)
    assert clients[0].can_undo() == "no"
    assert (await clients[0].undo()).error == text("en")("undo-over")
