"""Chat at a table: who can read it, when, and what is refused."""

import logging

from marrakesh.server.messages import Done, HandOn, NewSeat, NewTable, Rules
from marrakesh.server.service.service import Service
from marrakesh.server.tables.chat import AT_ONCE, LONGEST
from service_clients import (
    Client,
    all_claimed,
    later,
    net_table,
    new_id,
    on_any_database,
    on_each_database,
    phase_is,
    play,
    refused,
    soon,
    two_services,
)


@on_each_database()
async def test_players_can_read_the_chat_but_spectators_cannot(service: Service) -> None:
    created, (anna, ben) = await net_table(service)
    await play([anna, ben], phase_is("claim"))
    watcher = await Client.at(service, created.table)
    seq = anna.snapshot.seq
    assert isinstance(await anna.tell("Shall we?"), Done)
    await ben.tell(phrase="good-luck")
    for client in (anna, ben):
        assert await client.listen() == ["Shall we?", "good-luck"]
        assert [(one.seat, one.name) for one in client.heard] == [(0, "Anna"), (1, "Ben")]
    await anna.look()
    assert anna.snapshot.seq == seq  # the table has not changed
    late = await Client.at(service, created.table, created.links[1].token)
    assert await late.listen() == ["Shall we?", "good-luck"]
    late = await Client.at(service, created.table)
    assert [await one.listen() for one in (watcher, late)] == [[], []]
    assert not watcher.snapshot.info.public_talk


@on_any_database()
async def test_spectators_can_read_the_chat_if_the_table_allows_it(service: Service) -> None:
    created, (anna, ben) = await net_table(service, public_talk=True)
    await play([anna, ben], phase_is("claim"))
    watcher = await Client.at(service, created.table)
    await anna.tell("Welcome")
    assert await watcher.listen() == ["Welcome"]
    assert watcher.snapshot.info.public_talk


@on_each_database()
async def test_chat_survives_evicting_the_table(service: Service) -> None:
    created, (anna, _) = await net_table(service)
    await anna.tell("Hello")
    service.repository.discard(created.table)
    assert await (await Client.at(service, created.table, created.links[0].token)).listen() == [
        "Hello"
    ]


@on_any_database()
async def test_messages_are_withheld_from_players_still_choosing(service: Service) -> None:
    created, (anna, ben, cleo) = await net_table(service, 3, public_talk=True)
    watcher = await Client.at(service, created.table)
    others = [await Client.at(service, created.table, link.token) for link in created.links]
    await anna.choose()
    await ben.tell("I am still thinking")
    await anna.tell("Blue for me")
    told = [await one.listen() for one in (anna, ben, cleo, watcher)]
    assert told == [["I am still thinking", "Blue for me"], ["I am still thinking"], [], []]
    assert [await one.listen() for one in others] == told[:3]  # the same in another window
    await ben.choose()
    assert await ben.listen() == ["I am still thinking", "Blue for me"]
    await ben.undo()
    await anna.tell("Sure?")
    assert await ben.listen() == ["I am still thinking", "Blue for me"]
    await play([anna, ben, cleo], lambda clients: not clients[2].snapshot.secret)
    for one in (ben, cleo, watcher):
        assert (await one.listen())[-1] == "Sure?"
    # in their original order, whenever they are delivered
    assert [one.text for one in sorted(cleo.heard, key=lambda one: one.at)] == [
        "I am still thinking",
        "Blue for me",
        "Sure?",
    ]


@on_any_database()
async def test_chat_does_not_reveal_who_has_chosen(service: Service) -> None:
    """The same messages from someone who has chosen and from someone who has not."""
    shown = []
    for chooses in (True, False):
        _, (anna, ben, cleo) = await net_table(service, 3)
        if chooses:
            await anna.choose()
        await cleo.choose()
        answers = [await anna.tell("Well"), await anna.tell(phrase="hello")]
        assert all(isinstance(answer, Done) for answer in answers)
        shown.append([await one.listen() for one in (ben, cleo)])
    assert shown[0] == shown[1] == [[], ["Well", "hello"]]


@on_any_database()
async def test_spectators_are_counted_and_cannot_write_in_the_chat(service: Service) -> None:
    created, (anna, _) = await net_table(service)
    watchers = [await Client.at(service, created.table) for _ in range(3)]
    assert refused(await watchers[0].tell("Psst", seat=0), "not-your-seat")
    await service.sync.check()
    assert [await one.listen() for one in (anna, watchers[2])] == [[], []]
    assert (anna.watching, watchers[2].watching) == (3, 3)
    for one in watchers[1:]:
        service.sessions.disconnect(one.session)
    await service.sync.check()
    await anna.listen()
    assert anna.watching == 1


@on_any_database()
async def test_former_player_becomes_a_spectator_but_keeps_the_name_on_past_messages(
    service: Service,
) -> None:
    created, (anna, ben) = await net_table(service)
    await play([anna, ben], phase_is("claim"))
    await ben.tell("Farewell")
    await service.lobby.hand_on(created.table, created.links[1].token, HandOn(seat=1, name="Cleo"))
    await ben.look()
    await service.sync.check()
    await anna.listen()
    assert (anna.watching, ben.snapshot.yours) == (1, [])
    assert refused(await ben.tell("One more", seat=1), "not-your-seat")
    assert [one.name for one in anna.heard] == ["Ben"]
    await anna.tell("Who comes next?")
    assert await ben.listen() == []


@on_any_database()
async def test_chat_respects_the_settings_of_the_table(service: Service) -> None:
    _, (anna, _) = await net_table(service, talk="phrases")
    assert anna.snapshot.info.talk == "phrases"
    assert refused(await anna.tell("Hello"), "talk-phrases")
    assert isinstance(await anna.tell(phrase="hello"), Done)
    assert await anna.listen() == ["hello"]
    _, (anna, ben) = await net_table(service, talk="none")
    assert refused(await anna.tell(phrase="hello"), "talk-none")
    assert await ben.listen() == []
    screen = NewTable(kind="screen", rules=Rules(players=2), seats=[NewSeat(), NewSeat()])
    made = await service.lobby.create(screen)
    alone = await Client.at(service, made.table, made.links[0].token, seat=0)
    assert alone.snapshot.info.talk == "none"
    assert refused(await alone.tell("Hello", seat=0), "talk-none")


@on_any_database()
async def test_chat_is_limited_in_length_and_rate(service: Service) -> None:
    _, (anna, ben) = await net_table(service)
    assert refused(await anna.tell("x" * (LONGEST + 1)), "say-less", most=LONGEST)
    assert refused(await anna.tell("\u202e \u200b\n"), "say-something")
    assert refused(await anna.tell("Both", phrase="bye"), "say-something")
    for number in range(AT_ONCE):
        assert isinstance(await anna.tell(f"{number}"), Done)
    assert refused(await anna.tell("again"), "say-slower")
    assert isinstance(await ben.tell("but I may"), Done)
    with later(29):
        assert refused(await anna.tell("now?"), "say-slower")
    with later(30):
        assert isinstance(await anna.tell("later"), Done)


@on_each_database()
async def test_message_repeated_with_the_same_id_is_posted_once(service: Service) -> None:
    _, (anna, _) = await net_table(service)
    again = new_id()
    for _ in range(AT_ONCE + 1):
        assert isinstance(await anna.tell("Once", id=again), Done)
    await anna.tell("Twice", id="")
    await anna.tell("Twice", id="")
    assert await anna.listen() == ["Once", "Twice", "Twice"]


@on_any_database()
async def test_chat_is_not_logged_or_recorded(service: Service) -> None:
    """Neither in log lines nor in the game's record."""
    lines: list[str] = []

    class Keep(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.append(self.format(record) + str(vars(record)))

    handler = Keep(logging.DEBUG)
    root = logging.getLogger()
    root.addHandler(handler)
    try:
        created, (anna, ben) = await net_table(service)
        await anna.tell("xyzzy")
        await anna.tell("xyzzy" * LONGEST)
        await ben.tell("xyzzy", seat=0)
    finally:
        root.removeHandler(handler)
    assert "xyzzy" not in "".join(lines)
    assert "xyzzy" not in str(await service.store.entries(created.table))


@two_services(sweep=0.1)
async def test_chat_reaches_other_processes(one: Service, two: Service) -> None:
    created = await all_claimed(one, await one.lobby.create(NewTable(kind="net")))
    pairs = zip((one, two), created.links, strict=True)
    anna, ben = [await Client.at(at, created.table, link.token) for at, link in pairs]
    await Client.at(two, created.table)
    await anna.choose()
    await ben.tell("There?")

    async def arrives() -> bool:
        return await anna.listen() == ["There?"] and anna.watching == 1

    await soon(arrives)
