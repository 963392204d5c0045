"""E-mail: just a confirmation request until an address is confirmed; none after unsubscribing."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

import pytest

from marrakesh.server.messages import MailState
from marrakesh.server.service.notices.crypto import LinkSigner
from marrakesh.server.service.notices.mail import is_mailbox
from marrakesh.server.service.service import Service
from marrakesh.server.settings import Smtp
from marrakesh.server.storage.tokens import new_token
from marrakesh.texts import text
from refusals import refused_as
from server.notices.helpers import another_turn
from server.notices.smtp_server import SmtpServer, link_in, mailing, smtp_server
from server.storage.helpers import fresh, rows_of
from service_clients import Client, later, net_table

BEN: Final = "ben+games@example.org"
NONE: Final = MailState(state="none")
WAITING: Final = MailState(state="waiting")
ON: Final = MailState(state="on")


def with_mail(
    test: Callable[[Service, SmtpServer, Client, str], Awaitable[None]], url: str
) -> None:
    """Run a test with Anna and Ben's token, while Ben is away from a table played over days."""

    async def run() -> None:
        async with smtp_server() as box, mailing(url, box) as service:
            created, (anna, ben) = await net_table(service, pace="days")
            service.sessions.disconnect(ben.session)
            await test(service, box, anna, created.links[1].token)

    asyncio.run(run())


def test_mail_starts_with_a_confirmation_and_ends_with_one_click(tmp_path: Path) -> None:
    async def test(service: Service, box: SmtpServer, anna: Client, token: str) -> None:
        table = anna.session.table
        add, state = service.mail_subscriptions.add, service.mail_subscriptions.state
        assert service.push_subscriptions.ways().mail
        assert await state(table, token) == NONE
        assert await add(table, token, BEN, "de") == WAITING
        asked = await box.has(1)
        assert (asked["To"], asked["From"]) == (BEN, "marrakesh@marrakesh.example")
        assert asked["Subject"] == text("de")("mail-confirm-title", site="marrakesh.example")
        assert "Anna" not in asked.as_string()  # nor anything else written by players
        assert table not in asked.as_string()
        await another_turn(anna, due=time.time() + 7300)
        assert len(box.got) == 1
        done = await service.mail_subscriptions.confirm(link_in(asked, "confirm"))
        assert done.table == table
        assert await state(table, token) == ON
        await another_turn(anna, due=time.time() + 7300)
        told = await box.has(2)
        assert told["Subject"] == text("de")("notice-due", name="Ben", hours=2)
        assert f"https://marrakesh.example/t/{table}\r\n" in told.get_content()
        assert told["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        stop = link_in(told, "stop")
        click = f"List-Unsubscribe: <https://marrakesh.example/api/mail/stop/{stop}>\r\n"
        assert click.encode() in box.raw
        for _ in range(2):
            await service.mail_subscriptions.stop(stop)
        assert await state(table, token) == NONE
        await another_turn(anna, due=time.time() + 7300)
        assert len(box.got) == 2
        assert not (await rows_of(url))["subscriptions"]

    url = fresh("sqlite", tmp_path)
    with_mail(test, url)


def test_mail_links_are_valid_only_for_their_purpose_and_until_they_expire(tmp_path: Path) -> None:
    async def test(service: Service, box: SmtpServer, anna: Client, token: str) -> None:
        table = anna.session.table
        mails = service.mail_subscriptions
        await mails.add(table, token, BEN, "en")
        first = link_in(await box.has(1), "confirm")
        await mails.add(table, token, BEN.upper(), "en")
        second = await box.has(2)
        good, stop = link_in(second, "confirm"), link_in(second, "stop")
        number, until, signature = good.split("~")
        bad = [first, stop, "", "~~", good[:-1], good + "x", f"{number}~0~{signature}", "ä~1~ä"]
        bad += [f"{number}~{int(until) + 1}~{signature}", good.replace(number, new_token())]
        for link in bad:
            with refused_as("mail-link"):
                await mails.confirm(link)
        with later(3 * 24 * 3600), refused_as("mail-link"):
            await mails.confirm(good)
        with refused_as("mail-link"):
            await mails.stop(good)
        assert await mails.state(table, token) == WAITING
        await mails.confirm(good)
        assert await mails.state(table, token) == ON
        await mails.remove(table, token)
        with refused_as("mail-link"):
            await mails.confirm(good)

    with_mail(test, fresh("sqlite", tmp_path))


def test_mailbox_is_forgotten_if_refused_but_kept_while_the_mail_server_is_down(
    tmp_path: Path,
) -> None:
    async def test(service: Service, box: SmtpServer, anna: Client, token: str) -> None:
        table = anna.session.table
        mails = service.mail_subscriptions
        box.unknown = {"nobody@example.org"}
        with refused_as("mail-failed"):
            await mails.add(table, token, "nobody@example.org", "en")
        assert await mails.state(table, token) == NONE
        await mails.add(table, token, BEN, "en")
        await mails.confirm(link_in(await box.has(1), "confirm"))
        box.closed = True
        await another_turn(anna, due=time.time() + 7300)
        assert await mails.state(table, token) == ON  # a fault of the server
        box.closed, box.unknown = False, {BEN}
        await another_turn(anna, due=time.time() + 7300)
        assert await mails.state(table, token) == NONE
        assert len(box.got) == 1

    with_mail(test, fresh("sqlite", tmp_path))


def test_only_players_with_a_valid_mailbox_can_subscribe(tmp_path: Path) -> None:
    async def test(service: Service, box: SmtpServer, anna: Client, token: str) -> None:
        table = anna.session.table
        for stranger in ("", new_token()):
            with refused_as("not-your-seat"):
                await service.mail_subscriptions.add(table, stranger, BEN, "en")
        with refused_as("mail-address"):
            await service.mail_subscriptions.add(
                table, token, "a@b.example\r\nBcc: c@d.example", "en"
            )
        assert box.envelopes == []

    with_mail(test, fresh("sqlite", tmp_path))


@pytest.mark.parametrize(
    "address",
    [
        "", "ben", "ben@", "@example.org", "ben@example", "a b@example.org", "ben@example.org ",
        "ben@example.org\n", "<ben@example.org>", "a@b@example.org", "bén@example.org",
        "ben@example..org", "ben@-.org", "ben@127.0.0.1", "ben@[127.0.0.1]", "a,b@example.org",
        f"{'x' * 65}@example.org", f"ben@{'x' * 64}.org", f"ben@{'x.' * 130}org",
    ],
)  # fmt: skip
def test_invalid_mailboxes_are_refused(address: str) -> None:
    assert not is_mailbox(address)
    assert is_mailbox(BEN)


def test_mail_server_address_is_parsed_or_refused() -> None:
    assert Smtp.of("smtp://mail.example") == Smtp(host="mail.example", port=587, secure=False)
    assert Smtp.of("smtps://mail.example") == Smtp(host="mail.example", port=465, secure=True)
    far = Smtp.of("smtps://me%40x:p%2Fw@mail.example:2465/")
    assert (far.port, far.secure, far.user, far.password) == (2465, True, "me@x", "p/w")
    for wrong in (
        "", "mail.example", "http://mail.example", "smtp://", "smtp://a:x", "smtp://a/b", "smtp:///b"
    ):  # fmt: skip
        with pytest.raises(ValueError):  # noqa: PT011
            Smtp.of(wrong)


def test_expired_links_and_links_of_another_server_are_invalid() -> None:
    ours, theirs = LinkSigner("ours"), LinkSigner("theirs")
    assert ours.read("stop", ours.make("stop", "abc"), 5.0) == "abc"
    assert not theirs.read("stop", ours.make("stop", "abc"), 5.0)
    assert ours.read("confirm", ours.make("confirm", "abc", 5), 5.0) == "abc"
    assert not ours.read("confirm", ours.make("confirm", "abc", 5), 6.0)
