"""A table is its log: whatever players do, it can be rebuilt, and clients keep up with it."""

import random
import re
from pathlib import Path
from typing import Any

import msgspec

from marrakesh import server
from marrakesh.rules.questions import CATALOGUE
from marrakesh.server.messages import Done, LogEntry, Refused, Standing
from marrakesh.server.service.service import Service
from marrakesh.server.service.table_repository import fold
from marrakesh.server.tables.snapshots import PresenceInfo, SnapshotBuilder, Viewpoint
from marrakesh.server.tables.table_state import TableState
from marrakesh.texts import languages, text
from service_clients import Client, net_table, new_id, on_any_database, on_each_database, play

ROUTINE = [key for key, question in CATALOGUE.items() if question.routine]

AROUND = PresenceInfo((), [], 0.0)


async def do_something(client: Client, rng: random.Random) -> Any:
    """Act as people do at tables: mostly by deciding."""
    await client.look()
    snapshot = client.snapshot
    if snapshot.held >= 0 and rng.random() < 0.7:
        return await client.confirm()
    if snapshot.options and rng.random() < 0.8:
        return await client.move_somehow(rng)
    match rng.randrange(6):
        case 0 | 1:
            return await client.undo()
        case 2:
            return await client.answer(rng.random() < 0.8)
        case 3:
            return await client.wish(confirm=rng.random() < 0.5)
        case 4:
            return await client.wish(name=f"Player {rng.randrange(100)}")
        case _:
            question, action = rng.choice(ROUTINE), rng.choice([-1, 0, 1])
            wish = Standing(id=new_id(), seat=client.seat, question=question, action=action)
            return await client.say(wish)


def told(client: Client) -> list[LogEntry]:
    """Return the log as a browser assembles it."""
    log: list[LogEntry] = []
    for snapshot in client.got:
        assert snapshot.taken_back <= len(log)
        log = log[: snapshot.taken_back] + snapshot.news
    return log


@on_each_database()
async def test_table_can_be_rebuilt_from_its_log_whatever_players_do(service: Service) -> None:
    created, clients = await net_table(service, 3)
    watcher = await Client.at(service, created.table)
    rng = random.Random(5)
    done = 0
    for _ in range(500):
        answer = await do_something(rng.choice(clients), rng)
        assert isinstance(answer, Done | Refused)
        done += isinstance(answer, Done)
    assert done > 300
    loaded = (await service.repository.get(created.table)).state
    assert loaded.undone
    again = TableState(loaded.setup)
    await fold(again, await service.store.entries(created.table))
    assert again.answered == loaded.answered
    plain = loaded.game.restart()
    for played in loaded.moves:
        plain.apply(played.action, played.seat)
    assert [plain.view(seat) for seat in range(3)] == [loaded.game.view(seat) for seat in range(3)]
    assert plain.history == loaded.game.history
    for seat in range(-1, 3):
        who = Viewpoint([seat] if seat >= 0 else [], seat, "en")
        one, two = (
            msgspec.json.encode(SnapshotBuilder(state).build(who, AROUND, 0, 0))
            for state in (loaded, again)
        )
        assert one == two
    # entries that clients have read keep the old names
    log = await service.archive.log(created.table, "", 1, 10000, "en")
    for client in [*clients, watcher]:
        await client.look()
        assert [(e.move, e.seat, e.action, e.at) for e in told(client)] == [
            (e.move, e.seat, e.action, e.at) for e in log
        ]


@on_any_database()
async def test_every_player_is_addressed_as_you_in_their_own_log(service: Service) -> None:
    created, clients = await net_table(service)
    watcher = await Client.at(service, created.table)
    await play(clients, lambda clients: clients[0].snapshot.info.phase == "assistants")
    await watcher.look()
    logs = [told(client) for client in (*clients, watcher)]

    def words(log: list[LogEntry], seat: int) -> str:
        """Return the texts about the keshis that a seat claims."""
        return " ".join(
            event.text
            for entry in log
            for event in entry.events
            if event.kind == "claim" and event.seat == seat
        )

    for seat, name in enumerate(("Anna", "Ben")):
        for reader, log in enumerate(logs):
            assert (text("en")("player-you") in words(log, seat)) is (reader == seat)
            assert (name in words(log, seat)) is (reader != seat)


def test_every_refusal_has_a_message() -> None:
    folder = Path(server.__file__).parent
    code = "".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))
    keys = set(re.findall(r'RequestError\(\s*"([a-z0-9-]+)"', code))
    assert len(keys) > 20
    for lang in languages():
        assert [key for key in sorted(keys) if f"refuse-{key}" not in text(lang)] == []
