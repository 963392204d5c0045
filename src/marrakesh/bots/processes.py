"""The same work in several processes at once."""

import signal
from collections.abc import Callable
from multiprocessing import get_all_start_methods, get_context
from multiprocessing.connection import Connection
from typing import Any, TypeVar

Result = TypeVar("Result")


def side_by_side(work: Callable[[int], Result], processes: int) -> list[Result]:
    """What work(0), work(1) ... give, each from a process of its own; this one does work(0).

    The others are forks of it, as a compiled game cannot be sent. Where the system cannot fork
    (Windows), work(0) is all.
    """
    if processes == 1 or "fork" not in get_all_start_methods():
        return [work(0)]
    context = get_context("fork")
    pipes = []
    helpers = []
    for number in range(1, processes):
        here, there = context.Pipe(duplex=False)
        helper = context.Process(target=_send, args=(there, work, number), daemon=True)
        helper.start()
        there.close()
        pipes.append(here)
        helpers.append(helper)
    try:
        return [work(0), *(pipe.recv() for pipe in pipes)]
    finally:
        for helper in helpers:
            helper.terminate()
            helper.join()


def _send(pipe: "Connection[Any, Any]", work: Callable[[int], Result], number: int) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that waits for this
    pipe.send(work(number))
