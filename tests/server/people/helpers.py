"""Shared helpers for the tests of people."""

from typing import Any

from marrakesh.server.messages import Claim, Created, Mode, NewSeat, NewTable, Rules
from marrakesh.server.service.service import Service
from marrakesh.server.storage.tokens import new_token
from service_clients import NAMES, Client

MODE = Mode(players=2, edition="essential", modules=[], solo="", variants=[])


async def person(service: Service, name: str) -> str:
    """Save a name; return its key."""
    key = new_token()
    assert (await service.profiles.name(key, name)).name == name
    return key


async def table_of(service: Service, keys: list[str], **wish: Any) -> tuple[Created, list[Client]]:
    """Make an online table for the people with these keys, all connected."""
    players = len(keys)
    seats = [NewSeat(name=name) for name in NAMES[:players]]
    asked = NewTable(kind="net", rules=Rules(players=players), seats=seats, key=keys[0], **wish)
    created = await service.lobby.create(asked)
    links = [created.links[0]]
    for link, key in zip(created.links[1:], keys[1:], strict=True):
        claim = Claim(ticket=link.ticket, token=new_token(), key=key)
        links.append(await service.lobby.claim(created.table, claim))
    clients = [await Client.at(service, created.table, link.token) for link in links]
    return Created(table=created.table, links=links), clients


async def against(service: Service, key: str, **wish: Any) -> tuple[Client, str]:
    """Start a game of one person against a bot; return the client and their token."""
    seats = [NewSeat(name="Anna"), NewSeat(bot="apprentice")]
    rules = Rules(players=2)
    asked = NewTable(kind="bots", rules=rules, seats=seats, key=key, **wish)
    created = await service.lobby.create(asked)
    token = created.links[0].token
    return await Client.at(service, created.table, token), token
