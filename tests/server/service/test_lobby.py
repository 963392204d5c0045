"""Making, finding and replaying tables."""

from marrakesh.server.messages import Claim, HandOn, NewSeat, NewTable, PlayOn, Quit, Rules
from marrakesh.server.monitoring import metrics
from marrakesh.server.service.table_repository import TableRepository
from marrakesh.server.settings import Settings
from marrakesh.server.storage.tokens import new_token
from marrakesh.server.tables import seat_requests
from service_clients import Client, all_claimed, new_id, soon
from service_fakes import Tables, never, tables_in


def created() -> float:
    """Return the number of tables made so far, as monitoring counts them."""
    return float([*metrics.CREATED.lines()][-1].rsplit(" ", 1)[1])


@tables_in()
async def test_bots_start_playing_a_rematch_as_soon_as_it_is_made(tables: Tables) -> None:
    tables.bots.answer = never
    seats = [NewSeat(name="Anna"), NewSeat(name="Ben"), NewSeat(bot="random")]
    wish = NewTable(kind="net", rules=Rules(players=3), seats=seats, listed=True)
    before = created()
    made = await all_claimed(tables, await tables.lobby.create(wish))
    assert created() == before + 1
    table, token = made.table, made.links[0].token
    for seat, link in enumerate(made.links[:2]):
        client = await Client.at(tables, table, link.token)
        await client.say(Quit(id=new_id(), seat=seat))
    assert [info.table for info in await tables.lobby.listed()] == [table]
    again = await tables.lobby.rematch(table, token)
    assert (again.table != table, again.links[0].seats) == (True, [0])
    assert await tables.lobby.rematch(table, token) == again
    await tables.lobby.play_on(table, "", PlayOn(moves=0, kind="screen"))  # the game is over

    await soon(lambda: [job.table for job in tables.bots.jobs] == [table, again.table])
    late = await Client.at(tables, again.table, token)
    assert late.snapshot.yours == [0]


@tables_in()
async def test_state_of_a_link_is_read_from_the_database(tables: Tables) -> None:
    created = await tables.lobby.create(NewTable(kind="net", rules=Rules(players=3)))
    table, (own, first, second) = created.table, created.links

    async def worth(secret: str) -> tuple[str, list[int]]:
        link = await tables.lobby.link(table, secret)
        return link.what, link.seats

    assert await worth("nonsense") == ("none", [])
    assert await worth(own.token) == ("token", [0])
    assert await worth(first.ticket) == ("ticket", [1])
    other = TableRepository(tables.store, Settings(database=""), lambda loaded: None)
    wish = Claim(ticket=first.ticket, token=new_token())
    await other.change(table, lambda draft: seat_requests.claim(draft, wish, ""))
    assert await worth(first.ticket) == ("taken", [1])
    assert await worth(second.ticket) == ("ticket", [2])
    code = await tables.lobby.code(table, wish.token)
    phone = new_token()
    await tables.lobby.claim(table, Claim(ticket=code.code, token=phone))
    assert await worth(phone) == ("token", [1])
    handed = await tables.lobby.hand_on(table, own.token, HandOn(seat=0))
    assert await worth(handed.ticket) == ("ticket", [0])
