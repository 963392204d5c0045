"""How long a bot may think."""

import re
from dataclasses import dataclass

from marrakesh.errors import LocalizedError


@dataclass(frozen=True)
class Budget:
    """The limit per decision, in seconds or iterations, and the number of processes."""

    seconds: float | None = None
    iterations: int | None = None
    processes: int = 1

    @classmethod
    def parse(cls, text: str) -> "Budget":
        """Read `1s`, `200ms` or `500` (iterations), each optionally with processes: `1s:2p`."""
        limit, _, processes = text.partition(":")
        found = re.fullmatch(r"(\d+(?:\.\d+)?)(ms|s|)", limit)
        shares = re.fullmatch(r"([1-9]\d*)p", processes or "1p")
        if not found or not shares or float(found[1]) == 0 or not (found[2] or found[1].isdigit()):
            raise LocalizedError("bot-limit", limit=text)
        if not found[2]:
            return cls(iterations=int(found[1]), processes=int(shares[1]))
        seconds = float(found[1]) / (1000 if found[2] == "ms" else 1)
        return cls(seconds=seconds, processes=int(shares[1]))

    def __str__(self) -> str:
        if self.iterations is not None:
            limit = str(self.iterations)
        elif self.seconds is None:
            return ""
        elif self.seconds < 1:
            limit = f"{self.seconds * 1000:g}ms"
        else:
            limit = f"{self.seconds:g}s"
        return limit if self.processes == 1 else f"{limit}:{self.processes}p"
