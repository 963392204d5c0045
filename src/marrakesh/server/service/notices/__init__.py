"""Notices to people whose turn it is: who is told, and the ways in which it reaches them."""

from marrakesh.server.service.notices.mail import Mail
from marrakesh.server.service.notices.mailing import Mailing
from marrakesh.server.service.notices.notice import Notice, Way
from marrakesh.server.service.notices.notifier import Notices
from marrakesh.server.service.notices.push import Push
from marrakesh.server.service.notices.subscriptions import Subscribing
from marrakesh.server.service.notices.webhook import Webhook

__all__ = ["Mail", "Mailing", "Notice", "Notices", "Push", "Subscribing", "Way", "Webhook"]
