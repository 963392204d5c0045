"""A database that cannot be opened: the server explains what to do."""

import asyncio
import sys
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import make_url

from marrakesh.errors import LocalizedError
from marrakesh.server.messages import Done
from marrakesh.server.service.service import Service
from marrakesh.server.storage import table_store
from marrakesh.server.storage.database import explained, opened
from marrakesh.server.storage.schema_version import lock
from postgres import PASSWORD, fresh_database, locked_database
from server.storage.helpers import command, fresh, made
from service_clients import net_table, with_service
from wording import says


def refused(*options: str) -> str:
    ended = command("serve", "--port", "0", *options)
    assert ended.exit_code == 2
    *_, said = ended.stderr.splitlines()
    assert not says(said, "cli-bug")
    return said


def test_newer_schema_is_refused(tmp_path: Path) -> None:
    change = "UPDATE alembic_version SET version_num = '9999'"
    url = made(fresh("sqlite", tmp_path), change)
    said = refused("--database", url)
    assert says(said, "database-newer", schema="9999")
    assert command("backup", tmp_path / "b", "--database", url).stderr.strip() == said


def test_schema_from_long_before_the_first_release_is_refused(tmp_path: Path) -> None:
    change = "UPDATE alembic_version SET version_num = '0009'"
    url = made(fresh("sqlite", tmp_path), change)
    said = refused("--database", url)
    assert says(said, "database-pre-release", schema="0009")
    assert command("backup", tmp_path / "b", "--database", url).stderr.strip() == said


AWAY = {"query": {}, "host": "127.0.0.1", "port": 1}


@pytest.mark.parametrize("part", [{"database": "nothing"}, AWAY])
def test_unavailable_postgres_is_reported_without_the_password(part: dict[str, Any]) -> None:
    url = make_url(fresh_database()).set(password="pa55", **part)
    said = refused("--database", url.render_as_string(hide_password=False))
    assert says(said, "database-failed", backend="postgresql")
    assert "pa55" not in said


def test_database_password_comes_from_the_address_or_the_environment(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """In the environment, no other user can read it."""
    locked = locked_database()
    given = locked.render_as_string(hide_password=False)
    left_out = locked._replace(password=None).render_as_string()

    async def changed(service: Service) -> None:
        """Check that the connections that write and the one that listens have the password."""
        _, (anna, _) = await net_table(service)
        assert isinstance(await anna.wish(name="Annabel"), Done)

    asyncio.run(with_service(changed, given))
    for wrong in (left_out, locked.set(password="wr0ng").render_as_string(hide_password=False)):
        said = refused("--database", wrong)
        assert says(said, "database-failed", backend="postgresql")
        assert "wr0ng" not in said
    monkeypatch.setenv("PGPASSWORD", PASSWORD)
    asyncio.run(with_service(changed, left_out))


def test_missing_driver_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    assert says(refused("--database", "postgresql://u@h/n"), "database-no-driver")


def test_file_that_is_not_a_database_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def because(file: Path, reason: str) -> bool:
        said = refused("--database", f"sqlite:///{file}")
        params = {"database": str(file), "reason": reason, "backend": "sqlite"}
        return says(said, "database-failed", **params)

    file = tmp_path / "t.sqlite"
    file.write_text("something else" * 100)
    assert because(file, "file is not a database")
    assert because(file / "no.sqlite", "File exists")
    monkeypatch.setitem(sys.modules, "asyncpg", None)  # needed only for PostgreSQL
    assert because(file, "file is not a database")


def test_failure_without_a_message_is_reported_by_its_type() -> None:
    with (
        pytest.raises(LocalizedError) as failed,
        explained("postgresql://u:pa55@h/n", TimeoutError),
    ):
        raise TimeoutError
    assert failed.value.params == {
        "database": "postgresql://u:***@h/n",
        "reason": "TimeoutError",
        "backend": "postgresql",
    }


@pytest.mark.parametrize("url", ["mysql://a/b", "sqlite:///", "postgresql://h:port/n"])
def test_invalid_database_addresses_are_refused(url: str) -> None:
    assert says(refused("--database", url), "serve-database", database=url)


@pytest.mark.parametrize("address", ["9100", "localhost:", "localhost:99999", ":9100", "a:b"])
def test_invalid_metrics_addresses_are_refused(address: str) -> None:
    assert says(refused("--metrics", address), "serve-metrics", address=address)


@pytest.mark.parametrize("url", ["mail.example", "http://a", "smtp://", "smtp://u:secret@h:port"])
def test_invalid_mail_server_addresses_are_refused(url: str) -> None:
    said = refused("--smtp", url)
    assert says(said, "serve-smtp")
    assert "secret" not in said


def test_mail_requires_a_sender_and_a_public_url(monkeypatch: pytest.MonkeyPatch) -> None:
    site = ("--public-url", "https://marrakesh.example")
    assert says(refused("--smtp", "smtp://h", *site), "serve-mail")
    monkeypatch.setenv("MARRAKESH_SMTP", "smtp://u:p@h")
    assert says(refused("--mail-from", "a@b.example"), "serve-mail")


def test_migration_waits_while_another_process_migrates(monkeypatch: pytest.MonkeyPatch) -> None:
    """For longer than any other query may take."""
    monkeypatch.setattr(table_store, "ANSWERS_WITHIN", 0.5)
    url = fresh_database()

    async def test() -> None:
        slow = table_store.SqlTableStore(url)
        async with opened(url) as connection:
            await connection.run_sync(lock)
            waiting = asyncio.create_task(slow.migrate())
            done, _ = await asyncio.wait([waiting], timeout=1)
            assert not done
        await waiting
        await slow.ping()
        await slow.close()

    asyncio.run(test())
