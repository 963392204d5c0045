"""Histograms of thinking times, small enough to store with every game."""

from collections import Counter
from math import log2
from typing import Final

import msgspec

STEPS: Final = 8
"""Histogram bins per doubling: from one bin to the next, durations grow by 9 %."""


class Times(msgspec.Struct):
    """Durations of decisions: exact number, sum and maximum, plus a logarithmic histogram."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    classes: dict[int, int] = {}

    @classmethod
    def of(cls, lengths: list[float]) -> "Times":
        classes = Counter([round(STEPS * log2(length)) for length in lengths])
        return cls(len(lengths), sum(lengths), max(lengths, default=0.0), dict(classes))

    def merge(self, other: "Times") -> None:
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.longest = max(self.longest, other.longest)
        for length, number in other.classes.items():
            self.classes[length] = self.classes.get(length, 0) + number

    @property
    def mean(self) -> float:
        return self.seconds / self.decisions if self.decisions else 0.0

    def percentile(self, share: float) -> float:
        """Return the duration that this share of decisions does not exceed, to within about 5 %."""
        missing = share * self.decisions
        for length in sorted(self.classes):
            missing -= self.classes[length]
            if missing <= 0:
                return min(self.longest, float(2 ** (length / STEPS)))
        return self.longest
