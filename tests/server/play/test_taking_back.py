"""Taking back."""

import random

from marrakesh import Game
from marrakesh.server.messages import Done, Rules
from marrakesh.server.service.service import Service
from marrakesh.server.tables.checkpoints import Checkpoints
from service_clients import (
    Client,
    asked,
    net_table,
    on_any_database,
    over,
    play,
    refused,
    to_ask_for_undo,
)


@on_any_database()
async def test_a_choice_in_secret_can_be_taken_back_until_all_have_chosen(service: Service) -> None:
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
async def test_who_takes_back_a_choice_in_secret_leaves_what_others_hold(service: Service) -> None:
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
async def test_taking_back_replays_a_few_decisions_only(service: Service) -> None:
    """So nobody can keep the server busy with it: every 32nd position is kept, and the last 8."""
    _, clients = await net_table(service)
    await play(clients, lambda clients: clients[0].snapshot.info.moves >= 75)
    state = (await service.repository.get(clients[0].session.table)).state
    last = len(state.moves)
    begun = Checkpoints([(0, Game.new(state.setup.config, state.setup.seed))])
    _, checkpoints = begun.rewound(0, state.moves)
    assert checkpoints.numbers == sorted({0, 32, 64, *range(last - 8, last)})
    game, earlier = checkpoints.rewound(20, state.moves[:70])
    assert earlier.numbers == sorted({0, 32, 64, *range(62, 70)})
    assert len(game.history) == 70


@on_any_database()
async def test_a_decision_that_revealed_nothing_is_taken_back_freely(service: Service) -> None:
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
async def test_beyond_that_all_others_must_agree(service: Service) -> None:
    _, clients = await net_table(service, 3)
    anna = await to_ask_for_undo(clients)
    moves = anna.snapshot.info.moves
    others = [client for client in clients if client is not anna]
    assert anna.can_undo() == "ask"
    assert "the others must agree" in anna.snapshot.undo_why
    assert isinstance(await anna.undo(), Done)
    assert refused(await others[0].undo(), "wait for their answers") or others[0].can_undo() == "no"
    await others[0].look()
    proposal = others[0].snapshot.proposal
    assert proposal
    assert (proposal.what, proposal.seat, proposal.yes) == ("undo", anna.seat, [anna.seat])
    assert proposal.needed == [client.seat for client in others]
    await others[0].answer(True)
    assert refused(await others[0].answer(True), "answer is not needed")
    await anna.look()
    assert anna.snapshot.info.moves == moves
    await others[1].answer(True)
    await anna.look()
    assert anna.snapshot.proposal is None
    assert anna.snapshot.info.moves < moves
    assert anna.snapshot.options
    assert anna.snapshot.taken_back == anna.snapshot.info.moves


@on_any_database()
async def test_one_no_ends_it_and_so_does_a_decision(service: Service) -> None:
    _, clients = await net_table(service, 3)
    anna = await to_ask_for_undo(clients)
    others = [client for client in clients if client is not anna]
    await anna.undo()
    await others[1].answer(False)
    await anna.look()
    assert anna.snapshot.proposal is None
    assert refused(await others[0].answer(True), "any more")
    await anna.undo()
    for client in clients:
        await client.look()
    assert asked(clients).snapshot.proposal
    await asked(clients).move_somehow(random.Random(2))
    await anna.look()
    assert anna.snapshot.proposal is None


@on_any_database()
async def test_nothing_is_taken_back_when_the_game_is_over(service: Service) -> None:
    _, clients = await net_table(service)
    await play(clients, over)
    assert clients[0].can_undo() == "no"
    assert refused(await clients[0].undo(), "The game is over")


@on_any_database()
async def test_who_was_away_learns_what_was_taken_back(service: Service) -> None:
    created, clients = await net_table(service)
    anna = await to_ask_for_undo(clients)
    ben = next(client for client in clients if client is not anna)
    seen, seq = ben.snapshot.info.moves, ben.snapshot.seq
    token = next(link.token for link in created.links if link.seats == [ben.seat])
    await anna.undo()
    await ben.answer(True)
    again = await Client.at(service, created.table, token, seen=seen, seq=seq)
    assert again.snapshot.taken_back < seen
    assert again.snapshot.news == []
    same = await Client.at(service, created.table, token, seen=2, seq=again.snapshot.seq)
    assert same.snapshot.taken_back == 2
    assert [entry.move for entry in same.snapshot.news][:1] == [3]
