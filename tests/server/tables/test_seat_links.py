"""The links to the seats of a new table, and what their holders see."""

from marrakesh.rules.config import MODULES, Config
from marrakesh.server.messages import Done, NewSeat, NewTable, Rules, ViewSeat
from marrakesh.server.service.service import Service
from marrakesh.server.storage.log import SetupSeat
from marrakesh.server.tables.new_tables import new_setup
from marrakesh.server.tables.table_state import TableState
from marrakesh.texts import text
from service_clients import Client, net_table, on_each_database, play


@on_each_database()
async def test_each_online_player_has_a_secret_of_their_own(service: Service) -> None:
    seats = [NewSeat(name=" Anna \n"), NewSeat(bot="random"), NewSeat(name="Pashabot")]
    created = await service.lobby.create(NewTable(kind="net", rules=Rules(players=3), seats=seats))
    assert [link.seats for link in created.links] == [[0], [2]]
    assert [link.names for link in created.links] == [["Anna"], [""]]
    own, invitation = created.links
    assert (own.ticket, invitation.token) == ("", "")
    assert own.token != invitation.ticket
    assert len(own.token) == len(invitation.ticket) == 32
    info = await service.lobby.info(created.table)
    assert [seat.bot for seat in info.seats] == ["", "random", ""]
    assert [seat.taken for seat in info.seats] == [True, True, False]
    assert (info.seed, len(info.seed_hash), info.over, info.moves) == ("", 64, False, 0)


def test_bot_from_an_older_version_is_replaced_by_a_current_one() -> None:
    seats = [SetupSeat(name="Anna", token_hash="x"), SetupSeat(name="Bilal", bot="thinker:200ms")]
    assert TableState(new_setup("bots", Config(), seats)).bots == {1: "merchant"}


@on_each_database()
async def test_people_at_one_screen_share_a_link_but_not_their_secrets(service: Service) -> None:
    created = await service.lobby.create(NewTable(kind="screen", rules=Rules(players=3)))
    assert [link.seats for link in created.links] == [[0, 1, 2]]
    token = created.links[0].token
    screen = await Client.at(service, created.table, token)
    assert_tells_nothing_of_a_seat(screen, await Client.at(service, created.table))
    assert screen.snapshot.yours == [0, 1, 2]
    await screen.say(ViewSeat(seat=0))  # boards are secret, so hidden while everyone is looking
    assert_tells_nothing_of_a_seat(screen, await Client.at(service, created.table))
    await screen.say(ViewSeat(seat=0, alone=True))
    mine = screen.snapshot.view
    assert (screen.snapshot.seat, mine["seat"]) == (0, 0)
    await screen.say(ViewSeat(seat=2, alone=True))
    assert (screen.snapshot.seat, screen.snapshot.view["seat"]) == (2, 2)
    assert screen.snapshot.view != mine
    # the last decision is undone, whichever seat is looking
    await screen.move(screen.snapshot.options[0].action)
    changed = screen.snapshot.view["players"][2]
    await screen.say(ViewSeat(seat=0, alone=True))
    assert screen.can_undo() == "free"
    await screen.undo()
    await screen.say(ViewSeat(seat=2, alone=True))
    assert screen.snapshot.view["players"][2] != changed
    assert screen.can_undo() == "no"
    # the page is reloaded, or its connection breaks
    again = await Client.at(service, created.table, token)
    assert_tells_nothing_of_a_seat(again, await Client.at(service, created.table))
    back = await Client.at(service, created.table, token, seat=2)
    assert (back.snapshot.seat, back.snapshot.view) == (2, screen.snapshot.view)
    stranger = await Client.at(service, created.table, "nonsense", seat=2)
    assert (stranger.snapshot.seat, stranger.snapshot.view["seat"]) == (-1, -1)


@on_each_database()
async def test_public_questions_are_asked_openly_on_a_shared_screen(service: Service) -> None:
    created = await service.lobby.create(NewTable(kind="screen", rules=Rules(players=2)))
    screen = await Client.at(service, created.table, created.links[0].token)
    while screen.snapshot.info.phase != "claim":
        assert screen.snapshot.secret
        for seat in (0, 1):
            await screen.say(ViewSeat(seat=seat, alone=True))
            while screen.snapshot.options and screen.snapshot.secret:
                assert seat in screen.snapshot.due
                await screen.move(screen.snapshot.options[0].action)
            told = screen.snapshot
            assert told.due == [1 - seat] or not told.secret
    assert not screen.snapshot.secret
    asked = screen.snapshot.info.waiting[0]
    await screen.say(ViewSeat(seat=asked))
    public = (await Client.at(service, created.table)).snapshot.view
    assert screen.snapshot.options
    assert screen.snapshot.view == {**public, "seat": asked}
    assert None in screen.snapshot.view["players"][asked]["provisions"]
    await screen.move(screen.snapshot.options[0].action)
    texts = [event.text for one in screen.got for entry in one.news for event in entry.events]
    player, you = text("en")("player-name", number=asked + 1), text("en")("player-you")
    assert any(words.startswith(f"{player} ") for words in texts)
    assert not any(words.startswith(f"{you} ") for words in texts)


def assert_tells_nothing_of_a_seat(screen: Client, spectator: Client) -> None:
    """Check that a screen shows only public information until someone has said who is looking."""
    told, public = screen.snapshot, spectator.snapshot
    assert (told.seat, told.options, told.question, told.undo) == (-1, [], "", "no")
    assert told.view == public.view
    assert told.prompt == public.prompt


@on_each_database()
async def test_the_only_person_at_a_screen_sees_their_own_options_immediately(
    service: Service,
) -> None:
    seats = [NewSeat(bot="random"), NewSeat(name="Ada")]
    created = await service.lobby.create(NewTable(kind="screen", seats=seats))
    ada = await Client.at(service, created.table, created.links[0].token)
    assert (ada.snapshot.seat, ada.snapshot.yours) == (1, [1])
    assert ada.snapshot.options


@on_each_database()
async def test_solo_game_with_all_modules_can_be_played_and_undone(service: Service) -> None:
    rules = Rules(players=1, solo="pashabot", modules=list(MODULES), edition="deluxe")
    created = await service.lobby.create(NewTable(kind="solo", rules=rules))
    me = await Client.at(service, created.table, created.links[0].token, lang="nl")
    names = [(seat.name, seat.bot) for seat in me.snapshot.info.seats]
    assert names == [("", ""), ("Pashabot", "pashabot")]
    await play([me], lambda clients: me.snapshot.info.round == 2)
    assert any("Pashabot" in h.text for s in me.got for entry in s.news for h in entry.events)
    before = me.snapshot.info.moves
    while me.can_undo() == "free" and me.snapshot.info.moves > before - 5:
        assert isinstance(await me.undo(), Done)  # in a solo game, no one has to agree
    assert me.snapshot.info.moves <= before - 5


@on_each_database()
async def test_preset_setup_starts_the_game_at_the_first_selection(service: Service) -> None:
    rules = Rules(players=2, modules=["special-buildings", "provision-tiles"])
    _, clients = await net_table(service, rules=rules, preset_setup=True)
    assert all(client.snapshot.question != "ask-arrange" for client in clients)
    bot = [NewSeat(), NewSeat(bot="random")]
    created = await service.lobby.create(NewTable(kind="bots", seats=bot, preset_setup=True))
    me = await Client.at(service, created.table, created.links[0].token)
    assert (me.snapshot.question, me.snapshot.info.moves) == ("ask-select", 8)
    # the setup was chosen by the trained network, not by the player
    assert me.can_undo() == "no"
    await me.move(me.snapshot.options[0].action)
    assert isinstance(await me.undo(), Done)
    assert (me.snapshot.question, me.can_undo()) == ("ask-select", "no")


@on_each_database()
async def test_preset_setup_can_be_changed_until_the_first_decision(service: Service) -> None:
    bot = [NewSeat(), NewSeat(bot="random")]
    created = await service.lobby.create(NewTable(kind="bots", seats=bot, preset_setup=True))
    me = await Client.at(service, created.table, created.links[0].token)
    assert (me.snapshot.question, me.snapshot.preset) == ("ask-select", True)
    await me.move(me.snapshot.options[0].action)
    assert (me.snapshot.question, me.snapshot.preset) == ("ask-select", False)
    assert not isinstance(await me.undo(setup=True), Done)
    await me.undo()
    assert isinstance(await me.undo(setup=True), Done)
    assert (me.snapshot.question, me.snapshot.preset) == ("ask-arrange", False)
    await me.move(me.snapshot.options[0].action)
    assert (me.snapshot.question, me.snapshot.preset) == ("ask-arrange", False)
