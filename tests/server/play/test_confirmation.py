"""Confirming moves, and standing answers."""

from marrakesh.rules.actions import to_text
from marrakesh.server.messages import Confirm, Done, Standing
from marrakesh.server.service.service import Service
from marrakesh.texts import text
from service_clients import (
    Client,
    asked,
    in_a_turn,
    net_table,
    new_id,
    on_any_database,
    play,
    refused,
)

# --- confirming -----------------------------------------------------------------------------------


@on_any_database()
async def test_turn_waiting_for_confirmation_is_invisible_to_others(service: Service) -> None:
    _, player, (other,) = await in_a_turn(service)
    await player.wish(confirm=True)
    assert player.snapshot.confirm
    before = player.snapshot
    # a claim of one keshi may be followed by another, so find one that ends the turn
    for option in before.options:
        await player.move(option.action)
        if player.snapshot.held == option.action:
            break
        await player.undo()
    held = player.snapshot
    assert held.held >= 0
    assert held.view == before.view
    assert held.foreseen
    assert held.foreseen != held.view
    assert not await other.look()
    await player.undo()
    assert (player.snapshot.held, player.snapshot.view) == (-1, before.view)
    await player.move(held.held)
    assert isinstance(await player.confirm(), Done)
    assert player.snapshot.held == -1
    assert not player.snapshot.options
    assert player.snapshot.view == {**held.foreseen}
    await other.look()
    assert other.snapshot.options
    assert refused(await player.confirm(), "nothing-held")


@on_any_database()
async def test_outdated_confirmation_is_refused_and_the_move_stays_held(service: Service) -> None:
    _, (anna, _) = await net_table(service, pace="days")
    while anna.snapshot.held < 0:
        await anna.move(anna.snapshot.options[0].action)
    old = Confirm(id=new_id(), seq=-1, seat=anna.seat)
    assert refused(await anna.say(old), "stale")
    assert anna.snapshot.held >= 0


@on_any_database()
async def test_play_over_days_asks_for_confirmation_by_default(service: Service) -> None:
    _, (anna, ben) = await net_table(service, pace="days")
    assert anna.snapshot.confirm
    while anna.snapshot.held < 0:
        await anna.move(anna.snapshot.options[0].action)
    assert anna.snapshot.foreseen is None  # the decisions of the others must not show
    first = anna.snapshot.held
    await anna.move(anna.snapshot.options[1].action)
    assert anna.snapshot.held not in (-1, first)
    await ben.wish(confirm=False)
    assert not ben.snapshot.confirm
    await anna.confirm()
    assert anna.snapshot.prompt == text("en")("wait-secret", n=1, names="Ben")


# --- standing answers -----------------------------------------------------------------------------


@on_any_database()
async def test_standing_answer_replaces_the_question(service: Service) -> None:
    _, clients = await net_table(service)

    def bonus(clients: list[Client]) -> bool:
        return any(client.snapshot.question == "ask-river-bonus" for client in clients)

    await play(clients, bonus)
    player = asked(clients)
    assert player.snapshot.can_stand
    action = player.snapshot.options[1].action
    wish = Standing(id=new_id(), seat=player.seat, question="ask-river-bonus", action=action)
    await player.say(wish)
    assert player.snapshot.standing == {"ask-river-bonus": action}
    assert player.snapshot.question != "ask-river-bonus"
    seen = len(player.got)
    await play(clients, lambda clients: clients[0].snapshot.info.season == 3)
    assert "ask-river-bonus" not in {snapshot.question for snapshot in player.got[seen:]}
    told = [entry for snapshot in player.got for entry in snapshot.news]
    always = (player.seat, to_text(action))
    assert [(entry.seat, entry.action) for entry in told].count(always) >= 2
    other = Standing(id=new_id(), seat=player.seat, question="ask-claim", action=3)
    assert refused(await player.say(other), "no-standing")
    await player.say(Standing(id=new_id(), seat=player.seat, question="ask-river-bonus", action=-1))
    assert player.snapshot.standing == {}
