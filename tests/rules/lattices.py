"""The attack that once revealed the whole deal from public draws: a lattice over them.

The old generator (L'Ecuyer's combined one) is almost linear, with a 62-bit state x: each draw
reveals the leading bits of A**n * x mod M. The vectors of such multiples form a lattice, and the
true one is close to the observed draws.
"""

from typing import Final

import numpy as np

_M1: Final = 2147483563
_M2: Final = 2147483399
_A1: Final = 40014
_A2: Final = 40692
M: Final = _M1 * _M2
A: Final = (_A1 * _M2 * pow(_M2, -1, _M1) + _A2 * _M1 * pow(_M1, -1, _M2)) % M


def old_draws(a: int, b: int, belows: list[int]) -> list[int]:
    """The draws of the old generator from its two numbers."""
    found = []
    for below in belows:
        a, b = a * _A1 % _M1, b * _A2 % _M2
        found.append((a - b) % (_M1 - 1) * below // (_M1 - 1))
    return found


def linear_draws(state: int, belows: list[int]) -> list[int]:
    """The draws of a linear generator from a known first state."""
    return [state * pow(A, n, M) % M * below // M for n, below in enumerate(belows)]


class Attack:
    """Finds the state behind draws from these ranges."""

    def __init__(self, belows: list[int]) -> None:
        size = len(belows)
        rows = [[pow(A, n, M) * below for n, below in enumerate(belows)]]
        rows += [[M * belows[n] * (n == row) for n in range(size)] for row in range(1, size)]
        self._first = belows[0]
        self._rows = reduced(rows)
        self._across, self._heights = np.linalg.qr((np.array(self._rows, dtype=float) / M).T)

    def state(self, seen: list[int]) -> int:
        """The state closest to the observed draws."""
        rest = self._across.T @ (np.array(seen) + 0.5)
        times = [0] * len(seen)
        for row in range(len(seen) - 1, -1, -1):  # Babai's nearest plane
            times[row] = round(rest[row] / self._heights[row, row])
            rest -= times[row] * self._heights[:, row]
        summed = sum(n * row[0] for n, row in zip(times, self._rows, strict=True))
        return summed // self._first % M


def reduced(rows: list[list[int]]) -> list[list[int]]:
    """Return a basis of short vectors: LLL in integers (Cohen, algorithm 2.6.7)."""
    size = len(rows)
    d = [1, _dot(rows[0], rows[0]), *[0] * (size - 1)]
    shares = [[0] * size for _ in rows]
    k, known = 1, 0
    while k < size:
        if k > known:
            known = k
            _project(rows, d, shares, k)
        _shorten(rows, d, shares, k, k - 1)
        if 4 * d[k + 1] * d[k - 1] < 3 * d[k] ** 2 - 4 * shares[k][k - 1] ** 2:
            _swap(rows, d, shares, k, known)
            k = max(1, k - 1)
        else:
            for other in range(k - 2, -1, -1):
                _shorten(rows, d, shares, k, other)
            k += 1
    return rows


def _dot(one: list[int], two: list[int]) -> int:
    return sum(x * y for x, y in zip(one, two, strict=True))


def _project(rows: list[list[int]], d: list[int], shares: list[list[int]], k: int) -> None:
    for j in range(k + 1):
        u = _dot(rows[k], rows[j])
        for i in range(j):
            u = (d[i + 1] * u - shares[k][i] * shares[j][i]) // d[i]
        if j < k:
            shares[k][j] = u
        else:
            d[k + 1] = u


def _shorten(rows: list[list[int]], d: list[int], shares: list[list[int]], k: int, j: int) -> None:
    if 2 * abs(shares[k][j]) <= d[j + 1]:
        return
    times = (2 * shares[k][j] + d[j + 1]) // (2 * d[j + 1])
    rows[k] = [x - times * y for x, y in zip(rows[k], rows[j], strict=True)]
    shares[k][j] -= times * d[j + 1]
    for i in range(j):
        shares[k][i] -= times * shares[j][i]


def _swap(rows: list[list[int]], d: list[int], shares: list[list[int]], k: int, known: int) -> None:
    rows[k], rows[k - 1] = rows[k - 1], rows[k]
    for j in range(k - 1):
        shares[k][j], shares[k - 1][j] = shares[k - 1][j], shares[k][j]
    share = shares[k][k - 1]
    new = (d[k - 1] * d[k + 1] + share**2) // d[k]
    for i in range(k + 1, known + 1):
        old = shares[i][k]
        shares[i][k] = (d[k + 1] * shares[i][k - 1] - share * old) // d[k]
        shares[i][k - 1] = (new * old + share * shares[i][k]) // d[k + 1]
    d[k] = new
