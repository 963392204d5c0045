"""Bots at tables, clocks, and players who leave."""

import random

import pytest

from marrakesh.bots import BOTS, LADDER
from marrakesh.narration import explain
from marrakesh.server.messages import (
    Advice,
    Advise,
    ClockSettings,
    Created,
    Done,
    PreviewRequest,
    Replace,
    Return,
)
from marrakesh.server.service.service import Service
from marrakesh.texts import text
from service_clients import (
    Client,
    against_a_bot,
    asked,
    in_a_turn,
    later,
    net_table,
    new_id,
    on_any_database,
    phase_is,
    play,
    refused,
    soon,
    token_of,
)

GRACE = 61
"""After this many seconds, a player who left can be replaced."""


async def my_turn(client: Client) -> None:
    """Wait until the bots have decided."""

    async def asked() -> bool:
        await client.look()
        return bool(client.snapshot.options) or client.snapshot.info.over

    await soon(asked)


@on_any_database()
async def test_bots_decide_on_their_own(service: Service) -> None:
    _, anna = await against_a_bot(service, "greedy", 3)
    rng = random.Random(1)
    while anna.snapshot.info.round < 2:
        await my_turn(anna)
        await anna.move_somehow(rng)
    seats = {entry.seat for snapshot in anna.got for entry in snapshot.news}
    assert seats == {-1, 0, 1, 2}
    told = [h.text for snapshot in anna.got for entry in snapshot.news for h in entry.events]
    assert any(text.startswith("Bilal ") for text in told)


@on_any_database()
async def test_undo_against_bots_is_unlimited(service: Service) -> None:
    _, anna = await against_a_bot(service, "random")
    rng = random.Random(1)
    while anna.snapshot.info.phase != "claim" or not anna.snapshot.options:
        await my_turn(anna)
        await anna.move_somehow(rng)
        await my_turn(anna)
    before = anna.snapshot
    await anna.move(anna.snapshot.options[0].action)
    await my_turn(anna)
    assert anna.snapshot.undo == "free"
    while anna.snapshot.info.moves > before.info.moves:
        await anna.undo()
    await my_turn(anna)
    assert anna.snapshot.view == before.view
    assert anna.snapshot.options == before.options


@on_any_database()
async def test_advice_is_given_only_for_the_players_own_decision(service: Service) -> None:
    _, player, (other,) = await in_a_turn(service)
    advice = await player.say(Advise(id="a", seat=player.seat, bot="search:50"))
    assert isinstance(advice, Advice)
    assert {option.action for option in advice.hint.options} == {
        option.action for option in player.snapshot.options
    }
    nudge = await player.say(Advise(id="a", seat=player.seat, bot="apprentice"))
    assert isinstance(nudge, Advice)
    assert refused(await other.say(Advise(id="a", seat=player.seat)), "not-your-seat")
    assert refused(await other.say(Advise(id="a", seat=other.seat)), "not-asked")
    for bot, key, bots in (("greedy", "no-judge", LADDER), ("search:9s", "bot", BOTS)):
        answer = await player.say(Advise(id="a", seat=player.seat, bot=bot))
        assert refused(answer, key, bot=bot, bots=", ".join(bots))


@on_any_database()
async def test_player_can_preview_an_action(service: Service) -> None:
    _, player, _ = await in_a_turn(service)
    option = player.snapshot.options[0]
    seen = await player.say(PreviewRequest(id="f", seat=player.seat, action=option.action))
    assert not seen.reveals
    await player.move(option.action)
    assert player.snapshot.view == seen.view
    wrong = await player.say(PreviewRequest(id="f", seat=player.seat, action=99999))
    game = (await service.repository.get(player.session.table)).state.game
    assert wrong.error == explain(99999, game.why_not(99999, player.seat))


# ---- players who leave


async def left_alone(service: Service, players: int) -> tuple[Created, Client, list[Client]]:
    """Make a table where the player to act has left; return it, that player and the others."""
    created, gone, others = await in_a_turn(service, players)
    service.sessions.disconnect(gone.session)
    for client in others:
        await client.look()
    return created, gone, others


@on_any_database()
async def test_absent_player_is_replaced_by_a_bot_if_most_agree(service: Service) -> None:
    created, gone, others = await left_alone(service, 4)
    target = gone.seat
    assert not others[0].snapshot.info.seats[target].present
    early = Replace(id=new_id(), seat=others[0].seat, target=target)
    assert refused(await others[0].say(early), "not-absent")
    with later(GRACE):
        await others[0].look()
        assert others[0].snapshot.absent == [target]
        await others[0].say(Replace(id=new_id(), seat=others[0].seat, target=target))
    proposal = others[0].snapshot.proposal
    assert proposal
    assert (proposal.what, proposal.target, len(proposal.needed)) == ("replace", target, 2)
    await others[1].answer(False)
    await others[2].answer(True)
    info = others[2].snapshot.info
    assert (info.seats[target].bot, info.seats[target].stand_in) == ("merchant", True)

    await others[0].sees(lambda snapshot: snapshot.info.waiting != [target])
    back = await Client.at(service, created.table, token_of(created, gone))
    assert back.snapshot.undo_why == text("en")("undo-bot")
    assert isinstance(await back.say(Return(id=new_id(), seat=target)), Done)
    assert not back.snapshot.info.seats[target].stand_in
    assert refused(await back.say(Return(id=new_id(), seat=target)), "no-stand-in")


@on_any_database()
async def test_everyone_sees_how_long_a_player_has_been_away(service: Service) -> None:
    created, gone, others = await left_alone(service, 3)
    assert others[0].snapshot.info.seats[gone.seat].away == pytest.approx(0, abs=5)
    with later(40):
        info = await service.lobby.info(created.table)
        assert info.seats[gone.seat].away == pytest.approx(40, abs=5)
        assert [info.seats[client.seat].away for client in others] == [None, None]
        assert info.grace == 60
        assert await others[0].look() is None  # the page keeps counting on its own


async def all_chosen(client: Client) -> None:
    """Make a complete secret choice."""
    await client.look()
    while client.snapshot.info.phase == "select" and client.snapshot.options:
        await client.move_somehow(random.Random(1))


@on_any_database(grace_live=0.0)
async def test_players_who_have_chosen_in_secret_cannot_be_replaced(service: Service) -> None:
    """Ben makes all three choices and locks his phone; Cleo leaves without choosing.

    Anna, who is still choosing, cannot replace Ben but can replace Cleo.
    """
    _, clients = await net_table(service, 3)
    await play(clients, phase_is("select"))
    anna, ben, cleo = clients
    await all_chosen(ben)
    for client in (ben, cleo):
        service.sessions.disconnect(client.session)
    await anna.look()
    assert anna.snapshot.absent == [cleo.seat]
    wish = Replace(id=new_id(), seat=anna.seat, target=ben.seat)
    assert refused(await anna.say(wish), "not-absent")
    await anna.say(Replace(id=new_id(), seat=anna.seat, target=cleo.seat))
    assert anna.snapshot.info.seats[cleo.seat].stand_in
    assert not anna.snapshot.info.seats[ben.seat].stand_in


# ---- clocks


@on_any_database()
async def test_clock_runs_only_for_the_player_to_act(service: Service) -> None:
    _, clients = await net_table(service, clock=ClockSettings(minutes=1, increment=5))
    assert [seat.seconds for seat in clients[0].snapshot.info.seats] == [60, 60]
    await play(clients, phase_is("claim"))
    player = asked(clients)
    with later(1):
        first = (await service.lobby.info(player.session.table)).seats
        with later(3):
            await player.move_somehow(random.Random(1))
            then = (await service.lobby.info(player.session.table)).seats
    gained = [(b.seconds or 0) - (a.seconds or 0) for a, b in zip(first, then, strict=True)]
    assert gained[player.seat] == pytest.approx(5 - 3)
    assert gained[1 - player.seat] == 0


@on_any_database(sweep=0.1)
async def test_bot_takes_over_when_time_runs_out(service: Service) -> None:
    _, player, _ = await in_a_turn(service, clock=ClockSettings(minutes=1, increment=0))

    with later(61):
        await player.sees(lambda snapshot: snapshot.info.seats[player.seat].stand_in)
        assert player.snapshot.info.seats[player.seat].seconds is None
        assert player.snapshot.info.seats[1 - player.seat].bot == ""
        assert isinstance(await player.say(Return(id=new_id(), seat=player.seat)), Done)
        left = player.snapshot.info.seats[player.seat].seconds
    assert left == 60


@on_any_database()
async def test_clock_runs_for_those_still_choosing_in_secret(service: Service) -> None:
    """Others cannot tell how many choices have been made, as increments are added at the end."""
    created, clients = await net_table(service, clock=ClockSettings(minutes=5, increment=7))
    await play(clients, phase_is("select"))

    async def seconds(token: str) -> list[float]:
        snapshot = (await Client.at(service, created.table, token)).snapshot
        return [seat.seconds or 0 for seat in snapshot.info.seats]

    anna, ben = (link.token for link in created.links)
    with later(0):
        left = await seconds(ben)
        await clients[0].move_somehow(random.Random(1))
        assert await seconds(ben) == left
        await all_chosen(clients[0])
        with later(20):
            for token in (anna, ben):
                assert await seconds(token) == pytest.approx([left[0], left[1] - 20])
            await all_chosen(clients[1])
            assert await seconds(ben) == pytest.approx([left[0] + 21, left[1] + 1])
