"""What a link is worth."""

from marrakesh.server.messages import Claim, HandOn, NewTable, Rules
from marrakesh.server.service.service import Service
from marrakesh.server.service.table_repository import TableRepository
from marrakesh.server.settings import Settings
from marrakesh.server.storage.tokens import new_token
from marrakesh.server.tables import seat_requests
from service_clients import on_any_database


@on_any_database(sweep=1000)
async def test_what_a_link_is_worth_is_asked_of_the_database(service: Service) -> None:
    created = await service.lobby.create(NewTable(kind="net", rules=Rules(players=3)))
    table, (own, first, second) = created.table, created.links
    lobby = service.lobby

    async def worth(secret: str) -> tuple[str, list[int]]:
        link = await lobby.link(table, secret)
        return link.what, link.seats

    assert await worth("nonsense") == ("none", [])
    assert await worth(own.token) == ("token", [0])
    assert await worth(first.ticket) == ("ticket", [1])
    other = TableRepository(service.store, Settings(database=""), lambda loaded: None)
    wish = Claim(ticket=first.ticket, token=new_token())
    await other.change(table, lambda draft: seat_requests.claim(draft, wish, ""))
    assert await worth(first.ticket) == ("taken", [1])
    assert await worth(second.ticket) == ("ticket", [2])
    code = await lobby.code(table, wish.token)
    phone = new_token()
    await lobby.claim(table, Claim(ticket=code.code, token=phone))
    assert await worth(phone) == ("token", [1])
    handed = await lobby.hand_on(table, own.token, HandOn(seat=0))
    assert await worth(handed.ticket) == ("ticket", [0])
