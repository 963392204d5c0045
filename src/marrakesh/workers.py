"""Worker processes: a persistent pool, and one-off forks."""

import os
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from multiprocessing import get_all_start_methods, get_context, parent_process
from multiprocessing.connection import Connection
from queue import SimpleQueue
from threading import Lock, Thread, current_thread, main_thread
from typing import Any, ParamSpec, TypeVar

Args = ParamSpec("Args")
Result = TypeVar("Result")
Task = Callable[[], Any]


class WorkerDied(Exception):
    """A worker process ended before its task was done."""


class Workers:
    """A worker pool. A process is spawned when none is idle; one that dies is replaced.

    If a worker dies, only its own task is lost: its future raises WorkerDied. Ctrl-C is handled by
    this process alone. Workers with a `niceness` run at lower priority and exit with their parent.
    """

    def __init__(self, size: int, niceness: int = 0) -> None:
        self._niceness = niceness
        self._threads = ThreadPoolExecutor(size, "workers", _block_ctrl_c)  # one per worker
        self._idle: list[_Worker] = []
        self._alive: set[_Worker] = set()
        self._closed = False
        self._lock = Lock()

    def submit(
        self, work: Callable[Args, Result], *args: Args.args, **named: Args.kwargs
    ) -> Future[Result]:
        """Run this in a worker; function, arguments and result must be picklable."""
        return self._threads.submit(self._do, partial(work, *args, **named))

    def _do(self, task: Callable[[], Result]) -> Result:
        worker = self._take()
        try:
            worker.send(task)
            result: Result = worker.result()
        except WorkerDied:
            with self._lock:
                self._alive.discard(worker)
            worker.end()
            raise
        finally:
            if worker in self._alive:
                self._idle.append(worker)
        return result

    def _take(self) -> "_Worker":
        with self._lock:
            if self._closed:
                raise WorkerDied
            if self._idle:
                return self._idle.pop()
            # spawn: a fork would copy locks, connections and the thread that draws a progress bar;
            # not daemonic: a bot may start processes of its own
            worker = _Worker("spawn", None, self._niceness, daemon=False)
            self._alive.add(worker)
            return worker

    def close(self) -> None:
        """Terminate all workers, busy or not."""
        with self._lock:
            self._closed = True
            for worker in self._alive:
                worker.terminate()
        self._threads.shutdown(cancel_futures=True)
        for worker in self._alive:
            worker.end()


def as_ended(tasks: Iterable[Future[Result]]) -> Iterator[Future[Result]]:
    """Tasks as they end. In the standard library's `as_completed`, Ctrl-C may leave a lock behind
    that a thread of the pool then waits for forever; nothing is locked here."""
    ended: SimpleQueue[Future[Result]] = SimpleQueue()
    known = list(tasks)
    for task in known:
        task.add_done_callback(ended.put)
    for _ in known:
        yield ended.get()


@contextmanager
def undisturbed() -> Iterator[None]:
    """Delay Ctrl-C until the end of the block, so that no update is left half done."""
    if current_thread() is not main_thread():  # where it never arrives
        yield
        return
    pressed: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: pressed.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if pressed:
        raise KeyboardInterrupt


def side_by_side(work: Callable[[int], Result], processes: int) -> list[Result]:
    """The results of work(0), work(1) ..., each from its own process; this one runs work(0).

    The others are forks, because a compiled game cannot be pickled. Where the system cannot fork
    (Windows), only work(0) runs.
    """
    if processes == 1 or "fork" not in get_all_start_methods():
        return [work(0)]
    helpers = [
        _Worker("fork", partial(work, number), 0, daemon=True) for number in range(1, processes)
    ]
    try:
        return [work(0), *(helper.result() for helper in helpers)]
    finally:
        for helper in helpers:
            helper.end()


class _Worker:
    """A process and the pipe to it."""

    def __init__(self, method: str, task: Task | None, niceness: int, daemon: bool) -> None:
        context: Any = get_context(method)
        self._link, other_end = context.Pipe()
        self._process = context.Process(
            target=_live, args=(other_end, task, niceness), daemon=daemon
        )
        self._process.start()
        other_end.close()

    def send(self, task: Task) -> None:
        try:
            self._link.send(task)
        except OSError:
            raise WorkerDied from None

    def result(self) -> Any:
        """The task's result; raises whatever the task raised."""
        try:
            result, error = self._link.recv()
        except (EOFError, OSError):
            raise WorkerDied from None
        if error is not None:
            raise error
        return result

    def terminate(self) -> None:
        self._process.terminate()

    def end(self) -> None:
        self._process.terminate()
        self._process.join()
        self._link.close()


def _block_ctrl_c() -> None:
    """Block SIGINT in this thread, so that processes it starts ignore Ctrl-C from the outset."""
    if hasattr(signal, "pthread_sigmask"):  # not on Windows
        signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])


# ---- in a worker


def _live(link: Connection, task: Task | None, niceness: int) -> None:
    """A worker's main loop: one given task, or every task until the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if niceness:
        if hasattr(os, "nice"):  # not on Windows
            os.nice(niceness)
        Thread(target=_end_with_parent, daemon=True).start()
    try:
        if task:
            _answer(link, task)
            return
        while True:
            _answer(link, link.recv())
    except (EOFError, OSError):
        pass


def _answer(link: Connection, task: Task) -> None:
    try:
        result, error = task(), None
    except Exception as failure:
        result, error = None, failure
    link.send((result, error))


def _end_with_parent() -> None:
    """Exit when the parent dies: if killed, it cannot terminate its workers."""
    parent = parent_process()
    if parent:
        parent.join()
        os._exit(1)
