"""Counters, gauges and histograms, in the Prometheus text format."""

import time
from bisect import bisect_left
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

CONTENT_TYPE: Final = "text/plain; version=0.0.4"
BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""The upper bounds of a histogram's buckets, in seconds."""
ALL: Final[list["Metric"]] = []


class Metric:
    """A metric; with a `label`, it has a separate series for each value of the label."""

    kind = ""

    def __init__(self, name: str, about: str, label: str = "") -> None:
        self.name = name
        self._about = about
        self._label = label
        ALL.append(self)

    def lines(self) -> Iterator[str]:
        """Yield the lines of the metric in the Prometheus text format."""
        yield f"# HELP {self.name} {self._about}"
        yield f"# TYPE {self.name} {self.kind}"
        yield from self._samples()

    def _samples(self) -> Iterator[str]:
        raise NotImplementedError

    def _sample(self, value: str, amount: float, part: str = "", bound: str = "") -> str:
        labels = [f'{self._label}="{_escaped(value)}"'] if self._label else []
        labels += [f'le="{bound}"'] if bound else []
        braces = f"{{{','.join(labels)}}}" if labels else ""
        return f"{self.name}{part}{braces} {amount:.17g}"


class Counter(Metric):
    """A counter, which only goes up and is reset when the process restarts."""

    kind = "counter"

    def __init__(self, name: str, about: str, label: str = "") -> None:
        super().__init__(name, about, label)
        self._counted: dict[str, float] = {} if label else {"": 0}

    def add(self, value: str = "", amount: float = 1) -> None:
        self._counted[value] = self._counted.get(value, 0) + amount

    def _samples(self) -> Iterator[str]:
        return (self._sample(value, amount) for value, amount in sorted(self._counted.items()))


class UpAndDown(Counter):
    """A gauge that is increased and decreased."""

    kind = "gauge"

    @contextmanager
    def during(self, value: str = "") -> Iterator[None]:
        self.add(value)
        try:
            yield
        finally:
            self.add(value, -1)


class Reading(Metric):
    """A value that is read when the metrics are requested, and omitted if reading fails."""

    kind = "gauge"

    def __init__(self, name: str, about: str, read: Callable[[], float], kind: str = kind) -> None:
        super().__init__(name, about)
        self.kind = kind
        self.read = read

    def _samples(self) -> Iterator[str]:
        try:
            yield self._sample("", self.read())
        except OSError:  # not available on this system
            return


class Histogram(Metric):
    """A histogram of durations in seconds."""

    kind = "histogram"

    def __init__(self, name: str, about: str, label: str = "") -> None:
        super().__init__(name, about, label)
        self._buckets: dict[str, list[int]] = {}
        self._sums: dict[str, float] = {}
        if not label:
            self._begin("")

    def _begin(self, value: str) -> list[int]:
        self._sums[value] = 0.0
        buckets = self._buckets[value] = [0] * (len(BOUNDS) + 1)
        return buckets

    def observe(self, seconds: float, value: str = "") -> None:
        buckets = self._buckets.get(value) or self._begin(value)
        buckets[bisect_left(BOUNDS, seconds)] += 1
        self._sums[value] += seconds

    @contextmanager
    def timed(self, value: str = "") -> Iterator[None]:
        start = time.perf_counter()
        try:
            yield
        finally:
            self.observe(time.perf_counter() - start, value)

    def _samples(self) -> Iterator[str]:
        for value, buckets in sorted(self._buckets.items()):
            total = 0
            for bound, count in zip((*map(str, BOUNDS), "+Inf"), buckets, strict=True):
                total += count
                yield self._sample(value, total, "_bucket", bound)
            yield self._sample(value, self._sums[value], "_sum")
            yield self._sample(value, total, "_count")


def _escaped(value: str) -> str:
    return value.replace("\\", r"\\").replace('"', r"\"").replace("\n", r"\n")


def exposition() -> str:
    """Return all metrics in the Prometheus text format."""
    return "".join(f"{line}\n" for metric in ALL for line in metric.lines())
