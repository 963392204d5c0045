"""Handing mail to the operator's SMTP server."""

import smtplib
import ssl
from email.message import EmailMessage
from ipaddress import ip_address
from typing import Final

from marrakesh.server.settings import Smtp

TIMEOUT: Final = 10.0
FAILURES: Final = (OSError, smtplib.SMTPException, ValueError)
"""What `deliver` may raise."""


def deliver(server: Smtp, message: EmailMessage) -> None:
    """Returns when the server has taken it. A password is sent only over TLS."""
    context = ssl.create_default_context()
    if server.secure:
        client: smtplib.SMTP = smtplib.SMTP_SSL(
            server.host, server.port, timeout=TIMEOUT, context=context
        )
    else:
        client = smtplib.SMTP(server.host, server.port, timeout=TIMEOUT)
    with client:
        client.ehlo_or_helo_if_needed()
        # a mail server on this computer rarely has a certificate that anybody else would believe
        if not server.secure and not _is_here(server.host):
            if client.has_extn("starttls"):
                client.starttls(context=context)
            elif server.user:
                raise smtplib.SMTPNotSupportedError("no STARTTLS, which a password needs")
        if server.user:
            client.login(server.user, server.password)
        client.send_message(message)


def is_refused(error: BaseException) -> bool:
    """Whether the mailbox does not exist, as far as the server says."""
    if not isinstance(error, smtplib.SMTPRecipientsRefused):
        return False
    return all(code >= 500 for code, _ in error.recipients.values())


def _is_here(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
