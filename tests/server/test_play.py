"""Playing at a table: what counts, what is refused, what can be taken back."""

import random

from marrakesh.rules.actions import to_text
from marrakesh.server.messages import Done, Look, Move, Rules, Speak, Standing, Why
from marrakesh.server.service import Service
from tables import Client, asked, net_table, new_id, on_each_database, over, phase_is, play, refused


@on_each_database()
async def test_a_game_is_played_to_its_end(service: Service) -> None:
    created, clients = await net_table(service)
    watcher = await Client.at(service, created.table)
    await play(clients, over)
    await watcher.look()
    for client in [*clients, watcher]:
        info = client.sight.info
        assert info.places.count(1) >= 1
        assert info.scores == [player["score"] for player in client.sight.view["players"]]
        assert client.sight.prompt == "The game is over."
    told = [entry.move for sight in clients[0].got for entry in sight.news]
    assert told == list(range(1, clients[0].sight.info.moves + 1))
    assert [entry.move for sight in watcher.got for entry in sight.news] == told


@on_each_database()
async def test_a_repeated_request_is_answered_alike_and_carried_out_once(service: Service) -> None:
    _, (anna, _) = await net_table(service)
    action = anna.sight.options[0].action
    request = Move(id="click", seq=anna.sight.seq, seat=0, action=action)
    first = await anna.say(request)
    assert first == Done(id="click", seq=anna.sight.seq)
    options = anna.sight.options
    assert await anna.say(request) == first
    assert anna.sight.options == options


@on_each_database()
async def test_a_double_click_counts_once(service: Service) -> None:
    _, (anna, _) = await net_table(service)
    seq, action = anna.sight.seq, anna.sight.options[0].action
    assert isinstance(await anna.move(action, seq=seq), Done)
    seen = len(anna.got)
    answer = await anna.move(action, seq=seq)
    assert refused(answer, "The table has moved on")
    assert len(anna.got) == seen + 1  # a fresh sight follows
    assert anna.got[-1].options == anna.got[-2].options


@on_each_database()
async def test_two_tabs_of_one_player_cannot_decide_twice(service: Service) -> None:
    created, (anna, ben) = await net_table(service)
    await play([anna, ben], phase_is("claim"))
    player = asked([anna, ben])
    token = next(link.token for link in created.links if link.seats == [player.seat])
    tab = await Client.at(service, created.table, token)
    old, action = tab.sight.seq, tab.sight.options[0].action
    await player.move(action)
    assert refused(await tab.say(Move(id=new_id(), seq=old, seat=tab.seat, action=action)), "moved")
    assert tab.sight.view == player.sight.view
    assert tab.sight.seq == player.sight.seq


@on_each_database()
async def test_what_others_decide_in_secret_makes_nothing_stale(service: Service) -> None:
    _, (anna, ben) = await net_table(service)
    seq = anna.sight.seq
    await ben.move_somehow(random.Random(1))
    await ben.move_somehow(random.Random(1))
    assert isinstance(await anna.move(anna.sight.options[0].action, seq=seq), Done)


@on_each_database()
async def test_illegal_moves_are_refused_with_the_rules_reason(service: Service) -> None:
    _, (anna, ben) = await net_table(service)
    assert refused(await anna.move("claim green 2"), "claim green 2")
    await play([anna, ben], phase_is("claim"))
    waiting = next(client for client in (anna, ben) if not client.sight.options)
    assert refused(await waiting.move("claim green 2"), "has nothing to decide now")
    why = await waiting.say(Why(id="w", seat=waiting.seat, action="claim green 2"))
    assert "has nothing to decide now" in why.text
    nonsense = await waiting.say(Why(id="w", seat=waiting.seat, action="claim everything"))
    assert refused(nonsense, "There is no action “claim everything”")


@on_each_database()
async def test_nobody_decides_for_others(service: Service) -> None:
    created, (anna, ben) = await net_table(service)
    watcher = await Client.at(service, created.table, "not a token")
    assert (watcher.sight.yours, watcher.sight.seat, watcher.sight.options) == ([], -1, [])
    await anna.look()
    action = anna.sight.options[0].action
    for stranger in (ben, watcher):
        assert refused(await stranger.move(action, seat=0), "This seat is not yours")
        assert refused(await stranger.say(Look(seat=0)), "This seat is not yours")
    assert not await anna.look()


@on_each_database()
async def test_the_language_can_be_changed_at_any_time(service: Service) -> None:
    _, clients = await net_table(service)
    await play(clients, phase_is("claim"))
    anna = clients[0]
    assert await anna.say(Speak(lang="de")) is None
    assert anna.sight.taken_back == 0
    assert [entry.move for entry in anna.sight.news] == list(range(1, anna.sight.info.moves + 1))
    english = [entry for sight in anna.got[:-1] for entry in sight.news]
    german = await service.log(anna.viewer.table, "", 1, 1000, "de")
    assert anna.sight.news == german
    assert [entry.action for entry in german] == [entry.action for entry in english]
    assert german != english


# ---- taking back


@on_each_database()
async def test_a_choice_in_secret_can_be_taken_back_until_all_have_chosen(service: Service) -> None:
    _, (anna, ben) = await net_table(service)
    assert anna.can_undo() == "no"
    start = anna.sight
    await anna.move(anna.sight.options[0].action)
    await ben.move_somehow(random.Random(1))
    bens = ben.sight
    assert anna.can_undo() == "free"
    assert isinstance(await anna.undo(), Done)
    assert (anna.sight.view, anna.sight.options) == (start.view, start.options)
    assert not await ben.look()
    assert ben.sight is bens


@on_each_database()
async def test_a_decision_that_revealed_nothing_is_taken_back_freely(service: Service) -> None:
    _, clients = await net_table(service, 2, rules=Rules(players=2, edition="deluxe"))

    def undone(clients: list[Client]) -> bool:
        return any(c.can_undo() == "free" and c.sight.info.phase == "assistants" for c in clients)

    await play(clients, undone)
    player = next(client for client in clients if client.can_undo() == "free")
    other = next(client for client in clients if client is not player)
    moves = player.sight.info.moves
    before = next(s for s in reversed(player.got) if s.info.moves == moves - 1)
    assert isinstance(await player.undo(), Done)
    assert (player.sight.view, player.sight.options) == (before.view, before.options)
    assert player.sight.taken_back == moves - 1
    await other.look()
    assert (other.sight.info.moves, other.sight.taken_back) == (moves - 1, moves - 1)


async def to_ask_for_undo(clients: list[Client]) -> Client:
    """Play until somebody has ended their turn by a claim."""
    await play(clients, phase_is("claim"))
    player = asked(clients)
    await player.move_somehow(random.Random(1))
    while player.sight.options:
        await player.move_somehow(random.Random(1))
    for client in clients:
        await client.look()
    return player


@on_each_database()
async def test_beyond_that_all_others_must_agree(service: Service) -> None:
    _, clients = await net_table(service, 3)
    anna = await to_ask_for_undo(clients)
    moves = anna.sight.info.moves
    others = [client for client in clients if client is not anna]
    assert anna.can_undo() == "ask"
    assert "the others must agree" in anna.sight.undo_why
    assert isinstance(await anna.undo(), Done)
    assert refused(await others[0].undo(), "wait for their answers") or others[0].can_undo() == "no"
    await others[0].look()
    proposal = others[0].sight.proposal
    assert proposal
    assert (proposal.what, proposal.seat, proposal.yes) == ("undo", anna.seat, [anna.seat])
    assert proposal.needed == [client.seat for client in others]
    await others[0].answer(True)
    assert refused(await others[0].answer(True), "answer is not needed")
    await anna.look()
    assert anna.sight.info.moves == moves
    await others[1].answer(True)
    await anna.look()
    assert anna.sight.proposal is None
    assert anna.sight.info.moves < moves
    assert anna.sight.options
    assert anna.sight.taken_back == anna.sight.info.moves


@on_each_database()
async def test_one_no_ends_it_and_so_does_a_decision(service: Service) -> None:
    _, clients = await net_table(service, 3)
    anna = await to_ask_for_undo(clients)
    others = [client for client in clients if client is not anna]
    await anna.undo()
    await others[1].answer(False)
    await anna.look()
    assert anna.sight.proposal is None
    assert refused(await others[0].answer(True), "any more")
    await anna.undo()
    for client in clients:
        await client.look()
    assert asked(clients).sight.proposal
    await asked(clients).move_somehow(random.Random(2))
    await anna.look()
    assert anna.sight.proposal is None


@on_each_database()
async def test_nothing_is_taken_back_when_the_game_is_over(service: Service) -> None:
    _, clients = await net_table(service)
    await play(clients, over)
    assert clients[0].can_undo() == "no"
    assert refused(await clients[0].undo(), "The game is over")


@on_each_database()
async def test_who_was_away_learns_what_was_taken_back(service: Service) -> None:
    created, clients = await net_table(service)
    anna = await to_ask_for_undo(clients)
    ben = next(client for client in clients if client is not anna)
    seen, seq = ben.sight.info.moves, ben.sight.seq
    token = next(link.token for link in created.links if link.seats == [ben.seat])
    await anna.undo()
    await ben.answer(True)
    again = await Client.at(service, created.table, token, seen=seen, seq=seq)
    assert again.sight.taken_back < seen
    assert again.sight.news == []
    same = await Client.at(service, created.table, token, seen=2, seq=again.sight.seq)
    assert same.sight.taken_back == 2
    assert [entry.move for entry in same.sight.news][:1] == [3]


# ---- confirming


@on_each_database()
async def test_a_turn_waits_for_confirmation_and_nobody_notices(service: Service) -> None:
    _, clients = await net_table(service)
    await play(clients, phase_is("claim"))
    player = asked(clients)
    other = next(client for client in clients if client is not player)
    await player.wish(confirm=True)
    assert player.sight.confirm
    before = player.sight
    # a claim of one keshi may be followed by another: look for one that ends the turn
    for option in before.options:
        await player.move(option.action)
        if player.sight.held == option.action:
            break
        await player.undo()
    held = player.sight
    assert held.held >= 0
    assert held.view == before.view
    assert held.foreseen
    assert held.foreseen != held.view
    assert not await other.look()
    await player.undo()
    assert (player.sight.held, player.sight.view) == (-1, before.view)
    await player.move(held.held)
    assert isinstance(await player.confirm(), Done)
    assert player.sight.held == -1
    assert not player.sight.options
    assert player.sight.view == {**held.foreseen}
    await other.look()
    assert other.sight.options
    assert refused(await player.confirm(), "Nothing is waiting")


@on_each_database()
async def test_play_over_days_waits_for_confirmation_unless_one_wishes_otherwise(
    service: Service,
) -> None:
    _, (anna, ben) = await net_table(service, pace="days")
    assert anna.sight.confirm
    while anna.sight.held < 0:
        await anna.move(anna.sight.options[0].action)
    assert anna.sight.foreseen is None  # whether the others have decided must not show
    first = anna.sight.held
    await anna.move(anna.sight.options[1].action)
    assert anna.sight.held not in (-1, first)
    await ben.wish(confirm=False)
    assert not ben.sight.confirm
    await anna.confirm()
    assert anna.sight.prompt == "The others are still deciding."


# ---- standing answers


@on_each_database()
async def test_a_standing_answer_spares_the_question(service: Service) -> None:
    _, clients = await net_table(service)

    def bonus(clients: list[Client]) -> bool:
        return any(client.sight.question == "ask-river-bonus" for client in clients)

    await play(clients, bonus)
    player = asked(clients)
    assert player.sight.can_stand
    action = player.sight.options[1].action
    wish = Standing(id=new_id(), seat=player.seat, question="ask-river-bonus", action=action)
    await player.say(wish)
    assert player.sight.standing == {"ask-river-bonus": action}
    assert player.sight.question != "ask-river-bonus"
    seen = len(player.got)
    await play(clients, lambda clients: clients[0].sight.info.season == 3)
    assert "ask-river-bonus" not in {sight.question for sight in player.got[seen:]}
    told = [entry for sight in player.got for entry in sight.news]
    always = (player.seat, to_text(action))
    assert [(entry.seat, entry.action) for entry in told].count(always) >= 2
    other = Standing(id=new_id(), seat=player.seat, question="ask-claim", action=3)
    assert refused(await player.say(other), "for all")
    await player.say(Standing(id=new_id(), seat=player.seat, question="ask-river-bonus", action=-1))
    assert player.sight.standing == {}
