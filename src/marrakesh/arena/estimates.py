"""Means and proportions with their 95 % intervals."""

import math
from collections.abc import Hashable
from typing import Final

import msgspec

NORMAL: Final = 1.96
"""Half-width of a 95 % interval in standard errors."""


class Estimate(msgspec.Struct, frozen=True):
    """A value and the bounds of its 95 % interval, which are None if there is too little data."""

    value: float
    low: float | None = None
    high: float | None = None

    @classmethod
    def around(cls, value: float, margin: float | None) -> "Estimate":
        if margin is None:
            return cls(round(value, 4))
        return cls(round(value, 4), round(value - margin, 4), round(value + margin, 4))

    def times(self, factor: float) -> "Estimate":
        if self.low is None or self.high is None:
            return Estimate(factor * self.value)
        return Estimate(factor * self.value, factor * self.low, factor * self.high)


def wilson(successes: float, trials: int) -> Estimate:
    """Return a proportion with its Wilson interval, which is valid even for few trials."""
    if not trials:
        return Estimate(0.0)
    share, z = successes / trials, NORMAL**2 / trials
    middle = (share + z / 2) / (1 + z)
    half = NORMAL * math.sqrt(share * (1 - share) / trials + z / (4 * trials)) / (1 + z)
    return Estimate(round(share, 4), round(middle - half, 4), round(middle + half, 4))


class Sample:
    """Running statistics of integers."""

    def __init__(self) -> None:
        self.count = 0
        self.total = 0
        self.squares = 0
        self.least = 0
        self.most = 0

    def add(self, number: int) -> None:
        self.least = min(self.least, number) if self.count else number
        self.most = max(self.most, number) if self.count else number
        self.count += 1
        self.total += number
        self.squares += number * number

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    @property
    def deviation(self) -> float:
        """The sample standard deviation."""
        if self.count < 2:
            return 0.0
        return math.sqrt(max(0.0, self.squares - self.count * self.mean**2) / (self.count - 1))

    @property
    def margin(self) -> float:
        """Half-width of the 95 % interval around the mean."""
        return NORMAL * self.deviation / math.sqrt(self.count) if self.count else 0.0


class Clusters:
    """A sample with clusters of dependent numbers, such as the games of one seed."""

    def __init__(self) -> None:
        self.count = 0
        self.total = 0.0
        self._clusters: dict[Hashable, tuple[float, int]] = {}

    def add(self, cluster: Hashable, number: float) -> None:
        self.count += 1
        self.total += number
        total, count = self._clusters.get(cluster, (0.0, 0))
        self._clusters[cluster] = total + number, count + 1

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    def without(self, part: "Clusters") -> "Clusters":
        """Return this sample without a part of it."""
        rest = Clusters()
        rest.count = self.count - part.count
        rest.total = self.total - part.total
        for cluster, (total, count) in self._clusters.items():
            less, fewer = part._clusters.get(cluster, (0.0, 0))
            if count > fewer:
                rest._clusters[cluster] = total - less, count - fewer
        return rest

    @property
    def clusters(self) -> int:
        return len(self._clusters)

    def estimate(self) -> Estimate:
        """Return the mean with its cluster-robust interval."""
        return Estimate.around(self.mean, _margin(self._pulls(), self.clusters))

    def beyond(self, other: "Clusters") -> Estimate:
        """Estimate by how much the mean exceeds that of another sample."""
        pulls = self._pulls()
        for cluster, pull in other._pulls().items():
            pulls[cluster] = pulls.get(cluster, 0.0) - pull
        fewest = min(self.clusters, other.clusters)
        return Estimate.around(self.mean - other.mean, _margin(pulls, fewest))

    def _pulls(self) -> dict[Hashable, float]:
        """Return the influence of each cluster on the mean."""
        mean, all_of_them = self.mean, max(1, self.count)
        return {
            cluster: (total - mean * count) / all_of_them
            for cluster, (total, count) in self._clusters.items()
        }


def _margin(pulls: dict[Hashable, float], clusters: int) -> float | None:
    """Return the half-width of the 95 % interval, from the clusters' influence on the mean; None
    with fewer than two clusters."""
    if clusters < 2:
        return None
    squares = sum(pull**2 for pull in pulls.values())
    return NORMAL * math.sqrt(clusters / (clusters - 1) * squares)
