"""The tables in memory, their viewers, bots and clocks; `Service` is the entry point."""

from marrakesh.server.service.service import Service
from marrakesh.server.service.viewer import Viewer
from marrakesh.server.service.viewers import Message, Reply
from marrakesh.server.storage.store import Unsure

__all__ = ["Message", "Reply", "Service", "Unsure", "Viewer"]
