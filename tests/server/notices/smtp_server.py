"""A mail server that keeps the mail it receives: just enough of RFC 5321 for smtplib."""

import asyncio
import re
import ssl
from base64 import b64decode
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

from marrakesh.server.service.service import Service
from marrakesh.server.settings import Settings, Smtp
from service_clients import soon


class SmtpServer:
    """Keeps mail; refuses recipients in `unknown`, and all connections while `closed`.

    If `secure`, it offers STARTTLS but has no certificate; with `passwords`, it asks for one.
    """

    def __init__(self) -> None:
        self.got: list[EmailMessage] = []
        self.raw = b""
        self.envelopes: list[str] = []
        self.unknown: set[str] = set()
        self.closed = False
        self.secure = False
        self.passwords = False
        self.signed_in = ""
        self.verbs: list[str] = []
        self.port = 0

    async def talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        def say(line: str) -> None:
            writer.write(f"{line}\r\n".encode())

        say("421 closed" if self.closed else "220 here")
        while not self.closed and (line := (await reader.readline()).decode().strip()):
            verb = line[:4].upper()
            self.verbs.append(verb)
            if verb == "EHLO" and self.secure:
                say("250-here\r\n250 STARTTLS")
            elif verb == "EHLO" and self.passwords:
                say("250-here\r\n250 AUTH PLAIN")
            elif verb == "AUTH":
                self.signed_in = b64decode(line.split()[-1]).decode()
                say("235 ok")
            elif verb == "STAR":
                say("220 go on")
                break
            elif verb == "RCPT":
                box = line.partition("<")[2].partition(">")[0]
                self.envelopes.append(box)
                say("550 nobody" if box in self.unknown else "250 ok")
            elif verb == "DATA":
                say("354 go on")
                body = await reader.readuntil(b"\r\n.\r\n")
                self.raw = re.sub(rb"(?m)^\.", b"", body[:-3])
                self.got.append(message_from_bytes(self.raw, policy=policy.default))
                say("250 ok")
            elif verb == "QUIT":
                say("221 bye")
                break
            else:
                say("250 ok")
        writer.close()

    async def has(self, number: int) -> EmailMessage:
        """Return the last mail, once this many have arrived."""

        async def there() -> bool:
            return len(self.got) >= number

        await soon(there)
        assert len(self.got) == number
        return self.got[-1]


@asynccontextmanager
async def smtp_server(tls: ssl.SSLContext | None = None) -> AsyncIterator[SmtpServer]:
    box = SmtpServer()
    server = await asyncio.start_server(box.talk, "127.0.0.1", 0, ssl=tls)
    box.port = server.sockets[0].getsockname()[1]
    async with server:
        yield box


@asynccontextmanager
async def mailing(url: str, box: SmtpServer, **more: Any) -> AsyncIterator[Service]:
    """Run a service that sends its mail to this server."""
    wanted = Settings(
        database=url,
        bot_workers=1,
        notice_after=600.0,
        public_url="https://marrakesh.example",
        smtp=Smtp.of(f"smtp://127.0.0.1:{box.port}"),
        mail_from="marrakesh@marrakesh.example",
        **more,
    )
    service = await Service.open(wanted)
    try:
        yield service
    finally:
        await service.close()


def link_in(mail: EmailMessage, what: str) -> str:
    """Return the end of a link in a mail."""
    found = re.search(rf"https://marrakesh\.example/mail/{what}/(\S+)", mail.get_content())
    assert found, mail.get_content()
    return found[1]
