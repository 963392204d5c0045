"""A database that cannot be opened: the server says what to do, in a sentence."""

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


def refused(*options: str) -> str:
    ended = command("serve", "--port", "0", *options)
    assert ended.exit_code == 2
    *_, said = ended.stderr.splitlines()
    assert "bug" not in said
    return said


def test_a_newer_schema(tmp_path: Path) -> None:
    change = "UPDATE alembic_version SET version_num = '9999'"
    url = made(fresh("sqlite", tmp_path), change)
    said = refused("--database", url)
    assert "A newer version of Marrakesh has written this (schema 9999;" in said
    assert "install that version again, or restore a backup from before the update" in said
    assert command("backup", tmp_path / "b", "--database", url).stderr.strip() == said


def test_a_schema_from_long_before_the_release(tmp_path: Path) -> None:
    change = "UPDATE alembic_version SET version_num = '0009'"
    url = made(fresh("sqlite", tmp_path), change)
    said = refused("--database", url)
    assert said.endswith("this version can no longer read it: use an empty database.")
    assert command("backup", tmp_path / "b", "--database", url).stderr.strip() == said


AWAY = {"query": {}, "host": "127.0.0.1", "port": 1}


@pytest.mark.parametrize("part", [{"database": "nothing"}, AWAY])
def test_postgres_that_is_not_there(part: dict[str, Any]) -> None:
    url = make_url(fresh_database()).set(password="pa55", **part)
    said = refused("--database", url.render_as_string(hide_password=False))
    assert "cannot be used: " in said
    assert said.endswith("Check that it is running, and that user, password and name are right.")
    assert "pa55" not in said


def test_a_database_with_a_password(monkeypatch: pytest.MonkeyPatch) -> None:
    """In its address, or in the environment, where no other user can read it."""
    locked = locked_database()
    given = locked.render_as_string(hide_password=False)
    left_out = locked._replace(password=None).render_as_string()

    async def changed(service: Service) -> None:
        """Both the connections that write and the one that listens have the password."""
        _, (anna, _) = await net_table(service)
        assert isinstance(await anna.wish(name="Annabel"), Done)

    asyncio.run(with_service(changed, given))
    for wrong in (left_out, locked.set(password="wr0ng").render_as_string(hide_password=False)):
        said = refused("--database", wrong)
        assert "password" in said
        assert "wr0ng" not in said
    monkeypatch.setenv("PGPASSWORD", PASSWORD)
    asyncio.run(with_service(changed, left_out))


def test_a_driver_that_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    assert "pip install asyncpg" in refused("--database", "postgresql://u@h/n")


def test_a_file_that_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "t.sqlite").write_text("something else" * 100)
    told = f"{tmp_path / 't.sqlite'} cannot be used: file is not a database. Check that"
    assert told in refused("--database", f"sqlite:///{tmp_path / 't.sqlite'}")
    said = refused("--database", f"sqlite:///{tmp_path / 't.sqlite' / 'no.sqlite'}")
    assert "no.sqlite cannot be used: File exists. Check that" in said
    assert said.endswith("that this user may write the file and its folder.")
    monkeypatch.setitem(sys.modules, "asyncpg", None)  # which only PostgreSQL needs
    assert told in refused("--database", f"sqlite:///{tmp_path / 't.sqlite'}")


def test_a_failure_without_words_has_a_name() -> None:
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
def test_what_is_no_address_of_a_database(url: str) -> None:
    assert "must be like sqlite:///FILE or postgresql://USER@HOST" in refused("--database", url)


@pytest.mark.parametrize("address", ["9100", "localhost:", "localhost:99999", ":9100", "a:b"])
def test_what_is_no_address_for_metrics(address: str) -> None:
    assert "such as 127.0.0.1:9100" in refused("--metrics", address)


@pytest.mark.parametrize("url", ["mail.example", "http://a", "smtp://", "smtp://u:secret@h:port"])
def test_what_is_no_address_of_a_mail_server(url: str) -> None:
    said = refused("--smtp", url)
    assert "such as smtp://USER:PASSWORD@HOST:587" in said
    assert "secret" not in said


def test_mail_needs_a_sender_and_links(monkeypatch: pytest.MonkeyPatch) -> None:
    site = ("--public-url", "https://marrakesh.example")
    assert "--mail-from" in refused("--smtp", "smtp://h", *site)
    monkeypatch.setenv("MARRAKESH_SMTP", "smtp://u:p@h")
    assert "--public-url" in refused("--mail-from", "a@b.example")


def test_a_migration_waits_for_that_of_another_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """Longer than any other question to the database may take."""
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
