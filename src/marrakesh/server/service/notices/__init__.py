"""Notices to people whose turn it is: who gets one, and how it is delivered."""

from marrakesh.server.service.notices.mail import MailChannel
from marrakesh.server.service.notices.notifier import Channel, Notice, Notifier
from marrakesh.server.service.notices.push import PushChannel
from marrakesh.server.service.notices.subscriptions import MailSubscriptions, PushSubscriptions
from marrakesh.server.service.notices.webhook import WebhookChannel

__all__ = [
    "Channel",
    "MailChannel",
    "MailSubscriptions",
    "Notice",
    "Notifier",
    "PushChannel",
    "PushSubscriptions",
    "WebhookChannel",
]
