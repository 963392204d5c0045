"""Read metrics as Prometheus does."""

import marrakesh.server.monitoring.metrics  # noqa: F401 (registers them)
from marrakesh.server.monitoring.prometheus import exposition


def values(exposition: str) -> dict[str, float]:
    lines = [line for line in exposition.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines)}


def figure(name: str) -> float:
    """Return a metric of this process; zero if it has no value yet."""
    return values(exposition()).get(name, 0)
