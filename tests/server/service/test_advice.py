"""Questions about an action: why it is not possible, what it leads to, what a bot would do."""

from collections.abc import Awaitable, Callable
from typing import Any

from marrakesh.bots import LADDER
from marrakesh.narration import because
from marrakesh.presentation.subjects import Place, meant_action
from marrakesh.rules.words import COLOURS
from marrakesh.server.messages import Advice, Advise, Created, HandOn, PreviewRequest, WhyNotRequest
from service_clients import Client, net_table, new_id, phase_is, play, refused
from service_fakes import Tables, tables_in

Meanwhile = Callable[[Client, Created], Awaitable[None]]


@tables_in()
async def test_reason_why_a_place_cannot_be_chosen_is_a_sentence(tables: Tables) -> None:
    _, clients = await net_table(tables)
    await play(clients, phase_is("claim"))
    asked = next(client for client in clients if client.snapshot.options)

    async def why(place: Place) -> tuple[bool, str]:
        because = await asked.say(WhyNotRequest(id="w", seat=asked.seat, place=place))
        return because.clear, because.text

    game = (await tables.repository.get(asked.session.table)).state.game
    legal = {place for option in asked.snapshot.options if (place := option.about.place)}
    illegal = [place for colour in COLOURS if (place := Place("base", colour)) not in legal]
    assert [await why(place) for place in legal] == [(True, "")] * len(legal)
    assert await why(Place("gate", "1.red")) == (True, "")  # a place outside the current question
    assert await why(Place("score")) == (False, "")  # not a place to choose
    for place in illegal:
        sentence = because(game.why_not(meant_action(game, place), asked.seat))
        assert await why(place) == (True, sentence[0].upper() + sentence[1:])


@tables_in()
async def test_players_cannot_ask_on_behalf_of_others(tables: Tables) -> None:
    _, (anna, ben) = await net_table(tables)
    action = ben.snapshot.options[0].action
    questions: list[Any] = [
        WhyNotRequest(id="w", seat=1, place=Place("base", "green")),
        PreviewRequest(id="f", seat=1, action=action),
        Advise(id="a", seat=1, bot="apprentice"),
    ]
    for question in questions:
        assert refused(await anna.say(question), "not-your-seat")
    answer = await anna.say(Advise(id="a", seat=0, bot="greedy"))
    assert refused(answer, "no-judge", bot="greedy", bots=", ".join(LADDER))


@tables_in()
async def test_advice_is_given_only_to_a_present_player_who_has_to_decide(tables: Tables) -> None:
    """Much can happen while a player waits for advice."""

    async def asked(meanwhile: Meanwhile) -> Any:
        created, (_, ben) = await net_table(tables)
        tables.bots.before_advice = lambda: meanwhile(ben, created)
        wish = Advise(id=new_id(), seat=1, bot="apprentice")
        return await tables.sessions.act(ben.session, wish)

    async def nothing(*_: object) -> None: ...

    async def leave(ben: Client, _: Created) -> None:
        tables.sessions.disconnect(ben.session)

    async def hand_on(_: Client, created: Created) -> None:
        await tables.lobby.hand_on(created.table, created.links[1].token, HandOn(seat=1))

    async def decide(ben: Client, _: Created) -> None:
        await ben.choose()

    assert isinstance(await asked(nothing), Advice)
    (job,) = tables.bots.advised
    assert (job.seat, job.bot, job.lang) == (1, "apprentice", "en")
    for meanwhile in (leave, hand_on, decide):
        assert refused(await asked(meanwhile), "not-asked")
    assert len(tables.bots.advised) == 1
