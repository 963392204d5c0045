"""The webhook of a table played over days."""

import json
from typing import Any

from marrakesh.server.messages import Created, NewSeat, NewTable
from marrakesh.server.service.service import Service
from marrakesh.texts import text
from server.notices.helpers import PushService, all_told, push_service, remind
from service_clients import Client, all_claimed, net_table, on_any_database

EN = text("en")


def path_of(hook: PushService) -> str:
    return f"{hook.origin}/hook?who=us"


def told(hook: PushService) -> list[Any]:
    return [json.loads(body) for _, _, body in hook.got]


async def let_anna_choose(service: Service, url: str) -> tuple[Created, Client, Client]:
    """Make a table where Anna has made her first choices and Ben is away."""
    created, (anna, ben) = await net_table(service, pace="days", webhook=url)
    service.sessions.disconnect(ben.session)
    await anna.wish(confirm=False)
    await anna.choose()
    return created, anna, ben


# long enough for Anna to arrive after the table was made
@on_any_database(notice_after=1.0, local_webhooks=True, public_url="https://marrakesh.example")
async def test_absent_player_is_notified_of_their_turn(service: Service) -> None:
    with push_service() as hook:
        created, _, ben = await let_anna_choose(service, path_of(hook))
        await all_told(service)
    link = f"https://marrakesh.example/t/{created.table}"
    words = f"{EN('notice-turn', name='Ben')} {EN('notice-table', others='Anna')} {link}"
    assert [path for path, *_ in hook.got] == ["/hook?who=us"]  # once, and not for Anna
    assert told(hook) == [
        {
            "table": created.table, "seat": ben.seat, "name": "Ben", "link": link,
            "content": words, "allowed_mentions": {"parse": []}, "text": words,
        }
    ]  # fmt: skip


@on_any_database(notice_after=600.0, local_webhooks=True)
async def test_names_are_escaped_in_webhook_messages(service: Service) -> None:
    """In Discord's content and Slack's text: no links, mentions or formatting."""
    with push_service() as hook:
        created, (_, ben) = await net_table(service, pace="days", webhook=path_of(hook))
        await ben.wish(name="[x](y) <!here> *&*")
        service.sessions.disconnect(ben.session)
        await remind(service, created.table)
    first = told(hook)[0]
    content, words = r"\[x\](y) \<!here\> \*&\*", "[x](y) &lt;!here&gt; *&amp;*"
    assert first["content"].startswith(EN("notice-turn", name=content).rstrip("."))
    assert first["text"].startswith(EN("notice-turn", name=words).rstrip("."))


@on_any_database(notice_after=0.1, local_webhooks=True)
async def test_nothing_is_sent_for_an_unclaimed_seat(service: Service) -> None:
    with push_service() as hook:
        seats = [NewSeat(name="Anna"), NewSeat(name="Ben")]
        wish = NewTable(kind="net", seats=seats, pace="days", webhook=path_of(hook))
        created = await service.lobby.create(wish)
        await remind(service, created.table)
        await all_told(service)
        assert [notice["name"] for notice in told(hook)] == ["Anna"]
        await all_claimed(service, created)
        await all_told(service)
        assert sorted(notice["name"] for notice in told(hook)) == ["Anna", "Anna", "Ben"]


@on_any_database(notice_after=600.0, local_webhooks=True)
async def test_only_absent_players_are_reminded(service: Service) -> None:
    with push_service() as hook:
        created, (anna, ben) = await net_table(service, pace="days", webhook=path_of(hook))
        service.sessions.disconnect(ben.session)
        loaded = await service.repository.get(created.table)
        for seat in (anna.seat, ben.seat):
            service.notifier.remind(loaded, seat, due=2e9)
        await hook.has(1)
    assert [(notice["name"], notice["due"]) for notice in told(hook)] == [("Ben", 2e9)]


@on_any_database(notice_after=1.0, local_webhooks=True)
async def test_player_who_has_chosen_in_secret_is_not_notified(service: Service) -> None:
    names = []
    for chooses in (True, False):
        with push_service() as hook:
            _, (anna, ben) = await net_table(service, pace="days", webhook=path_of(hook))
            await anna.wish(confirm=False)
            if chooses:
                await anna.choose()
            for one in (anna, ben):
                service.sessions.disconnect(one.session)
            await all_told(service)
        names.append(sorted(notice["name"] for notice in told(hook)))
    assert names == [["Ben"], ["Anna", "Ben"]]


@on_any_database(notice_after=0.1)
async def test_private_addresses_get_no_webhooks(service: Service) -> None:
    with push_service() as hook:
        _, anna, _ = await let_anna_choose(service, path_of(hook))
        await all_told(service)
    assert hook.got == []
    assert not anna.snapshot.options
