"""Backups: made during play, restored into either database, or refused with an explanation."""

import asyncio
import errno
import gzip
import hashlib
import os
import random
import re
import stat
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest

from marrakesh.errors import LocalizedError
from marrakesh.server.messages import Deadline, Done, TableOptions
from marrakesh.server.service.service import Service
from marrakesh.server.settings import Settings
from marrakesh.server.storage import backups
from marrakesh.server.storage.backup_file import Rows, Writer
from marrakesh.server.storage.schema import TABLES
from marrakesh.server.storage.schema_version import newest_schema
from marrakesh.server.storage.subscriptions import SubscriptionRepository
from marrakesh.server.storage.table_store import SqlTableStore
from marrakesh.texts import text
from server.storage.helpers import (
    PRE_RELEASE,
    command,
    each_database,
    fresh,
    made,
    old_table,
    rows_of,
)
from server.storage.stored_tables import make, with_store
from service_clients import Client, asked, net_table, with_service
from wording import says

OTHER = {"sqlite": "postgres", "postgres": "sqlite"}


async def decide(clients: list[Client], rng: random.Random) -> None:
    for client in clients:
        await client.look()
    assert isinstance(await asked(clients).move_somehow(rng), Done)


@each_database
def test_backup_made_during_a_game_can_be_restored_into_another_kind_of_database(
    database: str, tmp_path: Path
) -> None:
    url, file = fresh(database, tmp_path), tmp_path / "backup"
    other = fresh(OTHER[database], tmp_path, "other")
    tokens: list[str] = []
    table = ""

    async def test(service: Service) -> None:
        nonlocal table
        created, clients = await net_table(service)
        await net_table(service, 3)
        table, rng = created.table, random.Random(1)
        tokens.extend(link.token for link in created.links)
        for _ in range(5):
            await decide(clients, rng)
        await clients[0].tell("Hello")
        copying = asyncio.create_task(backups.backup(url, file))
        while not copying.done():  # play goes on
            await decide(clients, rng)
            await asyncio.sleep(0)
        assert await copying == 2
        await with_service(restored, other)

    async def restored(service: Service) -> None:
        """Restore into the other database while its server is running."""
        assert await backups.restore(other, file) == (2, 0)
        before, after = await rows_of(url), await rows_of(other)
        assert after["seats"] == before["seats"]
        assert len(after["said"]) == 1
        assert after["said"] == before["said"]
        assert len(after["tables"]) == 2
        assert 5 <= len(after["entries"]) <= len(before["entries"])
        assert set(after["entries"]) <= set(before["entries"])
        clients = [await Client.at(service, table, token) for token in tokens]
        await decide(clients, random.Random(2))
        assert len((await rows_of(other))["entries"]) > len(after["entries"])

    asyncio.run(with_service(test, url))


def restore_message(number: int) -> str:
    """Return the output of a command that restored this many tables."""
    return text("en")("restore-done", n=number, kept=0) + "\n"


@each_database
def test_restoring_a_backup_changes_no_existing_tables(database: str, tmp_path: Path) -> None:
    url, file = fresh(database, tmp_path), tmp_path / "backup"

    async def play(service: Service) -> None:
        _, clients = await net_table(service)
        await backups.backup(url, file)
        await decide(clients, random.Random(1))
        await net_table(service)

    asyncio.run(with_service(play, url))
    before = asyncio.run(rows_of(url))
    refused = command("restore", file, "--database", url)
    assert refused.exit_code == 2
    assert says(refused.stderr, "restore-not-empty", n=2)
    added = command("restore", file, "--database", url, "--add")
    assert added.stdout == text("en")("restore-done", n=0, kept=1) + "\n"
    assert asyncio.run(rows_of(url)) == before


def test_backup_is_complete_or_not_written(tmp_path: Path) -> None:
    url, file = made(fresh("sqlite", tmp_path)), tmp_path / "backup"
    done = command("backup", file, "--database", url)
    assert done.stdout == text("en")("backup-done", n=0, file=str(file)) + "\n"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    kept = file.read_bytes()
    nowhere = command("backup", file, "--database", fresh("sqlite", tmp_path, "none"))
    assert nowhere.exit_code == 2
    assert says(nowhere.stderr, "database-none")
    assert file.read_bytes() == kept
    assert sorted(path.name for path in tmp_path.glob("backup*")) == ["backup"]
    assert not (tmp_path / "none.sqlite").exists()
    unwritable = command("backup", file / "backup", "--database", url)
    assert unwritable.exit_code == 2
    assert os.strerror(errno.ENOTDIR) in unwritable.stderr
    assert not says(unwritable.stderr, "database-failed")


@pytest.fixture
def good(tmp_path: Path) -> bytes:
    """A backup that contains a table."""
    url = made(fresh("sqlite", tmp_path, "good"))
    asyncio.run(with_service(_one_table, url))
    assert command("backup", tmp_path / "good", "--database", url).exit_code == 0
    return (tmp_path / "good").read_bytes()


async def _one_table(service: Service) -> None:
    await net_table(service)


def test_damaged_newer_and_unrelated_files_are_refused(good: bytes, tmp_path: Path) -> None:
    lines = gzip.decompress(good).splitlines(keepends=True)
    row = next(number for number, line in enumerate(lines) if line.startswith(b"["))
    bad = {
        "backup-damaged": [
            good[:-20],
            gzip.compress(b"".join(lines[:-1])),
            gzip.compress(b"".join(lines[:row] + lines[row + 1 :])),
            gzip.compress(b"".join(lines).replace(b"Anna", b"Emma")),
            gzip.compress(b"".join([*lines, lines[row]])),
            good[:60] + bytes([good[60] ^ 255]) + good[61:],
            good[:-8] + bytes(8),  # another checksum
        ],
        "backup-foreign": [b"", b"SQLite format 3\0", gzip.compress(b""), gzip.compress(b"{}\n")],
        "backup-newer": [
            gzip.compress(
                b'{"type":"backup","format":"marrakesh backup 2","schema":"1","version":"9.9"}\n'
            )
        ],
        "database-newer": [gzip.compress(_with_schema(lines, b"9999"))],
    }
    target = fresh("sqlite", tmp_path, "target")
    params = {"version": "9.9", "schema": "9999"}
    for key, contents in bad.items():
        for content in contents:
            (tmp_path / "bad").write_bytes(content)
            refused = command("restore", tmp_path / "bad", "--database", target)
            assert refused.exit_code == 2
            assert says(refused.stderr, key, **params)
            assert refused.stderr.count("\n") == 1
    assert not (tmp_path / "target.sqlite").exists()
    assert command("restore", tmp_path / "good", "--database", target).exit_code == 0


def _with_schema(lines: list[bytes], schema: bytes) -> bytes:
    """Return a backup with another schema and a correct checksum."""
    first = re.sub(rb'"schema":"\w+"', b'"schema":"%s"' % schema, lines[0])
    content = [first, *lines[1:-1]]
    total = hashlib.sha256(b"".join(line.rstrip(b"\n") for line in content)).hexdigest()
    last = re.sub(rb'"sha256":"\w+"', b'"sha256":"%s"' % total.encode(), lines[-1])
    return b"".join([*content, last])


@each_database
def test_failed_restore_leaves_nothing_behind(database: str, good: bytes, tmp_path: Path) -> None:
    """Here a row is invalid: a name is missing."""
    lines = gzip.decompress(good).splitlines(keepends=True)
    lines = [line.replace(b'"Anna"', b"null") if line[:1] == b"[" else line for line in lines]
    (tmp_path / "bad").write_bytes(gzip.compress(_with_schema(lines, newest_schema().encode())))
    url = made(fresh(database, tmp_path))
    assert command("restore", tmp_path / "bad", "--database", url).exit_code == 2
    assert not any(asyncio.run(rows_of(url)).values())


OLD_OPTIONS = TableOptions(
    pace="days", listed=True, talk="phrases", public_talk=True, deadline=Deadline(hours=48)
)


@each_database
def test_database_from_before_the_first_release_can_be_backed_up_migrated_and_restored(
    database: str, tmp_path: Path
) -> None:
    """It is backed up both before and after the migration."""
    old = made(fresh(database, tmp_path, "old"), *PRE_RELEASE, old_table("abc"), old_table("xyz"))
    refused = command("prune", "--older-than", "1", "--database", old)
    assert says(refused.stderr, "database-older")
    before, after = tmp_path / "before", tmp_path / "after"
    assert command("backup", before, "--database", old).exit_code == 0
    made(old)
    assert command("backup", after, "--database", old).exit_code == 0
    rows = asyncio.run(rows_of(old))["tables"]
    kept = [dict(zip(TABLES.c.keys(), row, strict=True))["options"] for row in rows]
    assert [msgspec.json.decode(one, type=TableOptions) for one in kept] == [OLD_OPTIONS] * 2
    for number, file in enumerate((before, after)):
        new = fresh(database, tmp_path, f"new{number}")
        assert command("restore", file, "--database", new).stdout == restore_message(2)
        assert asyncio.run(rows_of(new))["tables"] == rows


def test_large_backup_is_restored_in_batches(tmp_path: Path) -> None:
    tables = [old_table(f"t{number}") for number in range(1001)]
    old = made(fresh("sqlite", tmp_path, "old"), *PRE_RELEASE, *tables)
    file = tmp_path / "backup"
    assert command("backup", file, "--database", old).exit_code == 0
    new = fresh("sqlite", tmp_path, "new")
    assert command("restore", file, "--database", new).stdout == restore_message(1001)


def test_backup_uses_the_database_of_the_play_command_by_default(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without --database, a backup saves the tables of `marrakesh play`."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    made(Settings().database)
    assert command("backup", tmp_path / "backup").exit_code == 0


@each_database
def test_backup_is_a_consistent_snapshot(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Here a table is made after the tables have been read, but before their seats."""
    url, copy = fresh(database, tmp_path), fresh("sqlite", tmp_path, "copy")
    file = tmp_path / "backup"
    write = Writer.write

    async def make_another() -> None:
        store = SqlTableStore(url)
        await make(store, "later")
        await store.close()

    def meanwhile(writer: Writer, line: Any) -> None:
        if isinstance(line, Rows) and line.table == "seats":
            with ThreadPoolExecutor(1) as another:
                another.submit(asyncio.run, make_another()).result()
        write(writer, line)

    async def test(store: SqlTableStore) -> None:
        await make(store, "abc")
        await SubscriptionRepository(store).is_first("abc", 0, "turn", 1)
        before = await rows_of(url)
        with monkeypatch.context() as patch:
            patch.setattr(Writer, "write", meanwhile)
            assert await backups.backup(url, file) == 1
        assert len((await rows_of(url))["tables"]) == 2
        assert await backups.restore(copy, file) == (1, 0)
        assert await rows_of(copy) == before
        with pytest.raises(LocalizedError) as refused:
            await backups.restore(url, file)
        assert (refused.value.key, refused.value.params) == ("restore-not-empty", {"n": 2})
        assert await backups.restore(url, file, add=True) == (0, 1)

    with_store(test, url)
    assert stat.S_IMODE((tmp_path / "copy.sqlite").stat().st_mode) == 0o600
