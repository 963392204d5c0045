"""Workers on a Ray cluster."""

import logging
import socket
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import marrakesh
from marrakesh.arena.job import Job, Played, Setting, play_some
from marrakesh.errors import LocalizedError

if TYPE_CHECKING:
    import ray

TIMEOUT: Final = 10
"""Maximum seconds to wait for a connection to a cluster."""


class Cluster:
    """An executor with one worker per processor of the cluster; results do not depend on it."""

    def __init__(self, setting: Setting, address: str) -> None:
        self._ray = _connected(address)
        self.size = max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        self._setting = setting
        self._play = self._ray.remote(max_retries=0)(play_some)  # `Run` does the retries
        self._workers: dict[ray.ObjectRef[Any], int] = {}

    def start(self, worker: int, jobs: list[Job]) -> None:
        self._workers[self._play.remote(self._setting, jobs)] = worker

    def finished(self) -> list[tuple[int, Played | None]]:
        done, _ = self._ray.wait(list(self._workers), num_returns=1)
        return [(self._workers.pop(task), self._result(task)) for task in done]

    def _result(self, task: "ray.ObjectRef[Any]") -> Played | None:
        from ray.exceptions import RayError, RayTaskError, RuntimeEnvSetupError

        try:
            played: Played = self._ray.get(task)
        except (RayTaskError, RuntimeEnvSetupError) as error:  # games report theirs in `Played`
            raise LocalizedError("arena-ray-worker", problem=_last_line(error)) from None
        except RayError:
            return None
        return played

    def close(self) -> None:
        self._ray.shutdown()


def _connected(address: str) -> Any:
    """Connect Ray to a cluster, upload our code to it, and return the module `ray`."""
    try:
        import ray
    except ImportError:
        raise LocalizedError("arena-no-ray") from None
    try:
        _check_reachable(address)
        ray.init(
            address=address,
            runtime_env={"py_modules": [str(Path(marrakesh.__file__).parent)]},
            include_dashboard=False if address == "local" else None,
            logging_level=logging.ERROR,
            log_to_driver=False,
        )
    except (OSError, ValueError, RuntimeError) as error:
        raise LocalizedError("arena-ray", address=address, problem=_last_line(error)) from None
    return ray


def _check_reachable(address: str) -> None:
    """Fail fast if a cluster cannot be reached; Ray itself would wait for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdigit():
        socket.create_connection((host, int(port)), TIMEOUT).close()


def _last_line(error: Exception) -> str:
    return (str(error).strip().splitlines() or [type(error).__name__])[-1]
