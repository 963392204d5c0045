"""A person's own page: fifty games at a time, and invalid keys."""

from functools import partial

from marrakesh.server.messages import PastGame
from marrakesh.server.service.profiles import PAGE
from marrakesh.server.service.service import Service
from marrakesh.server.storage.profiles import tag_for
from marrakesh.server.storage.results import write_result
from marrakesh.server.storage.store_interface import GameResult, SeatResult
from refusals import refusal
from server.people.helpers import MODE, person, table_of
from service_clients import on_any_database


@on_any_database(sweep=1000)
async def test_history_lists_fifty_games_at_a_time_latest_first(service: Service) -> None:
    ada = await person(service, "Ada")

    async def played(*numbers: int) -> None:
        for number in numbers:
            seats = [SeatResult(0, tag_for(ada), "Ada", "", 99, 1, False)]
            ended = GameResult(f"t{number}", float(number), "solo", MODE, "", seats)
            await service.store.write(partial(write_result, ended=ended))

    async def told(before: float) -> tuple[list[str], bool]:
        history = await service.profiles.history(ada, before)
        games: list[PastGame] = history.games
        return [game.table for game in games], history.more

    await played(*range(PAGE))
    every = [f"t{number}" for number in reversed(range(PAGE + 1))]
    assert await told(1e12) == (every[1:], False)
    await played(PAGE)
    assert await told(1e12) == (every[:-1], True)
    assert await told(1.0) == (every[-1:], False)
    assert PAGE == 50


@on_any_database(sweep=1000)
async def test_unfinished_games_are_not_in_the_history(service: Service) -> None:
    keys = [await person(service, "Ada"), await person(service, "Ben")]
    _, (anna, _) = await table_of(service, keys)
    for _ in range(2):
        await anna.move(anna.snapshot.options[0].action)
    for key in keys:
        assert (await service.profiles.history(key, 1e12)).games == []


@on_any_database(sweep=1000)
async def test_keys_have_a_fixed_length_and_alphabet(service: Service) -> None:
    for key in ("k" * 31, "k" * 33, "k" * 31 + "!", "-" * 32):
        assert (await refusal(service.profiles.name(key, "Ada"))).key == "no-key"
    for key in ("k" * 32, "-_" + "7" * 30):
        assert (await service.profiles.name(key, "Ada")).name == "Ada"
