"""The game without a server: everything that needs no other computer."""

import asyncio
import subprocess
import sys
from collections.abc import Callable, Coroutine
from typing import Any

from browser_page import Page, Player, opened
from marrakesh import records
from refusals import words_of
from wording import says

Test = Callable[[Page], Coroutine[Any, Any, None]]
ABSENT = "sqlalchemy litestar uvicorn cryptography openskill multiprocessing marrakesh.workers"


def with_page(test: Test) -> Callable[[], None]:
    """Give a test its own page, which is closed at the end."""

    async def browse() -> None:
        page = await opened()
        await test(page)
        await page.api.close()

    def run() -> None:
        asyncio.run(browse())

    run.__name__, run.__doc__ = test.__name__, test.__doc__
    return run


async def made(page: Page, kind: str, rules: dict[str, Any], *seats: dict[str, str]) -> Any:
    wish = {"kind": kind, "rules": rules, "seats": list(seats)}
    return await page.ask("POST", "tables", wish)


def sit(page: Page, created: Any) -> Player:
    return Player(page.api, created["table"], created["links"][0]["token"])


async def play(player: Player, moves: int = 10_000) -> None:
    """Take the last option every time, until the game is over or this many moves are made."""
    for _ in range(moves):
        snapshot = await player.see(
            lambda snapshot: bool(snapshot["due"]) or snapshot["info"]["over"]
        )
        if snapshot["info"]["over"]:
            return
        if not snapshot["options"]:  # at one screen, the next player takes over
            player.look(snapshot["due"][0])
            continue
        option = snapshot["options"][-1]["action"]
        await player.send(type="move", seq=snapshot["seq"], seat=snapshot["seat"], action=option)
    await player.see(lambda snapshot: True)


def test_no_modules_missing_in_a_browser_are_imported() -> None:
    """A browser's Python lacks these modules."""
    code = f"import marrakesh.site, sys; print([n for n in '{ABSENT}'.split() if n in sys.modules])"
    found = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    ).stdout
    assert found == "[]\n"


@with_page
async def test_a_whole_game_can_be_played_against_a_bot(page: Page) -> None:
    created = await made(page, "bots", {"players": 2}, {"name": "Ada"}, {"bot": "apprentice"})
    player = sit(page, created)
    await play(player)
    table, token = created["table"], created["links"][0]["token"]
    info = await page.ask("GET", f"tables/{table}")
    assert info["over"]
    assert [seat["name"] for seat in info["seats"]] == ["Ada", "Bilal"]
    sheet = await page.ask("GET", f"tables/{table}/sheet")
    record = await page.ask("GET", f"tables/{table}/record", token=token)
    assert records.loads(record).scores == sheet["totals"]
    log = await page.ask("GET", f"tables/{table}/log", token=token)
    assert len(log) == info["moves"]
    moment = await page.ask("GET", f"tables/{table}/moments/20", token=token, seat=0)
    assert moment["move"] == 20
    mine = await page.ask("POST", "mine", {"tokens": [token]})
    assert [one["info"]["table"] for one in mine] == [table]
    analysis = await page.ask("GET", f"tables/{table}/analysis", seat=0)
    while not analysis["course"]:
        await asyncio.sleep(0)
        analysis = await page.ask("GET", f"tables/{table}/analysis", seat=0)
    assert analysis["of"] > 50
    page.host.asleep = True  # rating all decisions takes a while
    again = await page.ask("POST", f"tables/{table}/rematch", token=token)
    assert again["links"][0]["token"] == token


@with_page
async def test_a_bot_gives_advice(page: Page) -> None:
    created = await made(page, "bots", {"players": 2}, {"name": "Ada"}, {"bot": "random"})
    player = sit(page, created)
    snapshot = await player.see(lambda snapshot: bool(snapshot["due"]))
    advice = await player.send(type="advise", seat=0, bot="search:2")
    assert advice["hint"]["options"][0]["action"] in [one["action"] for one in snapshot["options"]]


@with_page
async def test_a_solo_game_against_the_pashabot_can_be_finished(page: Page) -> None:
    created = await made(page, "solo", {"players": 1, "solo": "pashabot"}, {"name": "Ada"})
    player = sit(page, created)
    await play(player)
    assert player.snapshot["info"]["over"]


@with_page
async def test_two_players_can_share_a_screen(page: Page) -> None:
    created = await made(page, "screen", {"players": 2}, {"name": "Ada"}, {"name": "Ben"})
    player = sit(page, created)
    await play(player, 60)
    assert player.snapshot["yours"] == [0, 1]
    assert player.snapshot["info"]["moves"] > 20


@with_page
async def test_a_new_page_continues_where_the_last_one_was_closed(
    page: Page,
) -> None:
    created = await made(page, "bots", {"players": 2}, {"name": "Ada"}, {"bot": "apprentice"})
    player = sit(page, created)
    await play(player, 10)
    before = await page.ask("GET", f"tables/{created['table']}")
    await page.api.close()

    page = await opened(page.host)
    after = await page.ask("GET", f"tables/{created['table']}")
    assert after["moves"] == before["moves"]
    player = sit(page, created)
    await play(player, 10)
    assert player.snapshot["info"]["moves"] > before["moves"] + 10
    await page.api.close()


@with_page
async def test_an_interrupted_bot_decides_when_the_table_is_reopened(
    page: Page,
) -> None:
    page.host.asleep = True
    created = await made(page, "bots", {"players": 2}, {"name": "Ada"}, {"bot": "random"})
    player = sit(page, created)
    await play(player, 1)
    await page.api.close()

    page.host.asleep = False
    page = await opened(page.host)
    player = sit(page, created)
    await play(player, 20)
    assert player.snapshot["info"]["moves"] > 20
    await page.api.close()


@with_page
async def test_a_bot_that_failed_is_asked_again(page: Page) -> None:
    page.host.failures = 1
    created = await made(page, "bots", {"players": 2}, {"name": "Ada"}, {"bot": "random"})
    player = sit(page, created)
    await play(player, 5)
    assert page.host.failures == 0
    assert player.snapshot["info"]["moves"] > 5


@with_page
async def test_a_record_can_be_opened_and_continued(page: Page) -> None:
    created = await made(page, "bots", {"players": 2}, {"name": "Ada"}, {"bot": "random"})
    player = sit(page, created)
    await play(player, 12)
    token = created["links"][0]["token"]
    record = await page.ask("GET", f"tables/{created['table']}/record", token=token)
    seedful = record.replace("seed: ", "seed: 1000000000000000000000000", 1)
    opened_there = await page.ask("POST", "records", record)
    assert (await page.ask("GET", f"tables/{opened_there['table']}"))["moves"] >= 12
    status, told = await page.reply("POST", "records", seedful)
    assert status == 400, told  # the deal is different, so the moves do not fit
    wish = {"moves": 8, "kind": "bots", "name": "Ada", "seat": 0}
    further = await page.ask("POST", f"tables/{created['table']}/play-on", wish, token)
    assert (await page.ask("GET", f"tables/{further['table']}"))["moves"] == 8


@with_page
async def test_requests_that_need_a_server_are_refused_with_a_reason(page: Page) -> None:
    net = {"kind": "net", "rules": {"players": 2}, "seats": [{"name": "Ada"}, {"name": "Ben"}]}
    for method, path, body in (("POST", "tables", net), ("GET", "me", ""), ("GET", "nonsense", "")):
        status, told = await page.reply(method, path, body, lang="de")
        assert (status, told) == (404, {"error": words_of("needs-server", "de")})
    status, told = await page.reply("POST", "tables", {"kind": "chess"})
    assert status == 400
    assert says(told["error"], "refuse-body", reason="…kind…")
    status, _ = await page.reply("GET", "tables/nowhere")
    assert status == 404
    status, told = await page.reply("GET", "tables/x/moments/many")
    assert (status, told) == (400, {"error": words_of("body", reason="'many' is not a number")})


@with_page
async def test_a_connection_to_an_unknown_table_is_closed(page: Page) -> None:
    player = Player(page.api, "nowhere", "")
    assert (await player.next())["type"] == "refused"
    while not player.ended:
        await asyncio.sleep(0)
    assert player.ended == [4404]


@with_page
async def test_a_move_is_refused_while_storage_is_full(page: Page) -> None:
    created = await made(page, "bots", {"players": 2}, {"name": "Ada"}, {"bot": "random"})
    player = sit(page, created)
    snapshot = await player.see(lambda snapshot: bool(snapshot["due"]))
    move = {"seq": snapshot["seq"], "seat": 0, "action": snapshot["options"][0]["action"]}
    page.host.full = True
    assert (await player.send(type="move", **move))["type"] == "refused"
    page.host.full = False
    assert (await player.send(type="move", **move))["type"] == "done"


@with_page
async def test_an_erased_table_leaves_nothing_in_storage(page: Page) -> None:
    created = await made(page, "solo", {"players": 1, "solo": "pashabot"}, {"name": "Ada"})
    await page.ask("POST", f"tables/{created['table']}/erase", token=created["links"][0]["token"])
    assert (await page.reply("GET", f"tables/{created['table']}"))[0] == 404
    assert (page.host.kept, page.host.logs) == ({}, {})


@with_page
async def test_two_engines_do_not_overwrite_each_others_entries(
    page: Page,
) -> None:
    """One page may have been frozen while another one took over."""
    created = await made(page, "screen", {"players": 2}, {"name": "Ada"}, {"name": "Ben"})
    other = await opened(page.host)
    for one in (page, other, page):
        player = sit(one, created)
        await play(player, 4)
    seqs = sorted(page.host.logs[created["table"]])
    assert seqs == list(range(1, len(seqs) + 1))


@with_page
async def test_the_proof_sheet_needs_no_server(page: Page) -> None:
    assert (await page.ask("GET", "proof", lang="nl"))["kinds"]
    assert await page.ask("POST", "proof/check", {"lines": []}) == {"lines": [], "refused": []}
    created = await made(page, "solo", {"players": 1, "solo": "pashabot"}, {"name": "Ada"})
    assert await page.ask("GET", f"tables/{created['table']}/corrections") == []
