"""The tables in memory, their viewers, bots and clocks; `Service` is the entry point."""

from typing import TYPE_CHECKING, Any

from marrakesh.server.service.session import ClientSession
from marrakesh.server.service.sessions import Message, Reply
from marrakesh.server.storage.store_interface import Unsure

if TYPE_CHECKING:
    from marrakesh.server.service.service import Service

__all__ = ["Message", "Reply", "Service", "Unsure", "ClientSession"]


def __getattr__(name: str) -> Any:
    """The service brings its database along; in a browser the rooms do without."""
    if name == "Service":
        from marrakesh.server.service.service import Service

        return Service
    raise AttributeError(name)
