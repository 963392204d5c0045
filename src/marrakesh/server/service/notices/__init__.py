"""Notices to people whose turn it is: who is told, and the ways in which it reaches them."""

from marrakesh.server.service.notices.mail import MailChannel
from marrakesh.server.service.notices.mailing import Mailing
from marrakesh.server.service.notices.notice import Channel, Notice
from marrakesh.server.service.notices.notifier import Notifier
from marrakesh.server.service.notices.push import PushChannel
from marrakesh.server.service.notices.subscriptions import Subscribing
from marrakesh.server.service.notices.webhook import WebhookChannel

__all__ = [
    "MailChannel",
    "Mailing",
    "Notice",
    "Notifier",
    "PushChannel",
    "Subscribing",
    "Channel",
    "WebhookChannel",
]
