"""The tables in memory, their viewers, bots and clocks; `Service` is the way in."""

from marrakesh.server.service.service import Message, Reply, Service, Viewer

__all__ = ["Message", "Reply", "Service", "Viewer"]
