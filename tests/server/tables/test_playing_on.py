"""Continuing from a moment of another game, and what is refused before a game is over."""

from collections.abc import Awaitable
from typing import Any

import refusals
from marrakesh.server.messages import Created, NewSeat, NewTable, PlayOn
from marrakesh.server.service.service import Service
from service_clients import Client, net_table, on_any_database


async def refusal(wish: Awaitable[Any]) -> tuple[str, int]:
    found = await refusals.refusal(wish)
    return found.key, found.status


async def against_a_bot(service: Service) -> tuple[Created, Client]:
    """Make a table where Ada has decided twice in the second seat, and the bot never decides."""
    service.scheduler.attend = lambda loaded: None  # type: ignore[method-assign]
    seats = [NewSeat(bot="random"), NewSeat(name="Ada")]
    created = await service.lobby.create(NewTable(kind="bots", seats=seats))
    ada = await Client.at(service, created.table, created.links[0].token)
    for _ in range(2):
        await ada.move(ada.snapshot.options[0].action)
    return created, ada


async def seats_of(service: Service, created: Created) -> list[tuple[str, str]]:
    return [(seat.name, seat.bot) for seat in (await service.lobby.info(created.table)).seats]


@on_any_database()
async def test_player_can_continue_a_game_in_their_own_seat_or_another(service: Service) -> None:
    created, _ = await against_a_bot(service)
    token = created.links[0].token

    async def plays_on(**wish: Any) -> list[tuple[str, str]]:
        on = await service.lobby.play_on(created.table, token, PlayOn(moves=0, kind="bots", **wish))
        assert len(on.links) == 1
        return await seats_of(service, on)

    assert await plays_on() == [("Amina", "random"), ("Ada", "")]
    assert await plays_on(name=" Zoë\n") == [("Amina", "random"), ("Zoë", "")]
    assert await plays_on(seat=0, name="Ada") == [("Ada", ""), ("Bilal", "merchant")]
    assert await plays_on(seat=1) == [("Amina", "random"), ("Ada", "")]


@on_any_database()
async def test_names_and_bots_are_kept_when_a_game_continues_on_a_shared_screen(
    service: Service,
) -> None:
    created, _ = await against_a_bot(service)
    wish = PlayOn(moves=0, kind="screen")
    on = await service.lobby.play_on(created.table, created.links[0].token, wish)
    assert on.links[0].seats == [1]
    assert await seats_of(service, on) == [("Amina", "random"), ("Ada", "")]


@on_any_database()
async def test_game_cannot_be_continued_from_a_nonexistent_moment_or_seat(service: Service) -> None:
    created, ada = await against_a_bot(service)
    last = ada.snapshot.info.moves

    def plays_on(**wish: Any) -> Awaitable[Created]:
        wish = {"moves": 0, "kind": "bots", **wish}
        return service.lobby.play_on(created.table, created.links[0].token, PlayOn(**wish))

    await plays_on(moves=last)
    assert await refusal(plays_on(moves=last + 1)) == ("no-moment", 404)
    assert await refusal(plays_on(seat=2)) == ("no-seat", 404)
    assert await refusal(plays_on(kind="solo")) == ("solo-kind", 400)


@on_any_database()
async def test_record_analysis_rematch_and_playing_on_are_refused_during_a_game(
    service: Service,
) -> None:
    created, (anna, _) = await net_table(service)
    table, token = created.table, created.links[0].token
    await anna.move(anna.snapshot.options[0].action)
    lobby, archive = service.lobby, service.archive
    on = PlayOn(moves=0, kind="bots")
    assert await refusal(lobby.play_on(table, token, on)) == ("not-over", 409)
    assert await refusal(lobby.rematch(table, token)) == ("not-over", 409)
    assert await refusal(lobby.rematch(table, "nonsense")) == ("players-only", 403)
    assert await refusal(archive.record(table, token)) == ("record-secret", 409)
    assert await refusal(archive.otherwise(table, token, 0, 0, 0, "en")) == ("not-over", 409)
    assert await refusal(service.analysis_queue.so_far(table, 0, "en", "")) == ("not-over", 409)
    # Anna's choice is still secret
    assert (await archive.moment(table, token, 0, 0, "en")).moves == 0
    for move in (-1, 1):
        assert await refusal(archive.moment(table, token, 0, move, "en")) == ("no-moment", 404)
    assert await archive.log(table, token, 1, 10, "en") == []


@on_any_database()
async def test_moment_is_shown_only_from_the_viewers_own_seat(service: Service) -> None:
    created, clients = await net_table(service)
    table = created.table
    spectator = await Client.at(service, table)
    for seat, (link, client) in enumerate(zip(created.links, clients, strict=True)):
        own = await service.archive.moment(table, link.token, seat, 0, "en")
        assert (own.view["seat"], own.view) == (seat, client.snapshot.view)
        assert own.prompt == client.snapshot.prompt
        for strange in (1 - seat, 2, -1):
            public = await service.archive.moment(table, link.token, strange, 0, "en")
            assert (public.view["seat"], public.prompt) == (-1, spectator.snapshot.prompt)
