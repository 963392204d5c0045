"""One small seeded generator inside the game: two 31-bit integers, the same on every machine.

L'Ecuyer's combined multiplicative generator: all products stay far below 2**62.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

if TYPE_CHECKING:
    from marrakesh.rules.state import Table

_M1: Final = 2147483563
_M2: Final = 2147483399
_A1: Final = 40014
_A2: Final = 40692


def seed(table: "Table", number: int) -> None:
    """Start the generator from any integer."""
    mixed = number % (1 << 128)
    mixed = (mixed ^ (mixed >> 67)) * 0x9E3779B97F4A7C15F39CC0605CEDC835 % (1 << 128)
    mixed ^= mixed >> 61
    table.chance_a = mixed % (_M1 - 1) + 1
    table.chance_b = (mixed >> 64) % (_M2 - 1) + 1
    for _ in range(8):
        draw(table, 2)


def draw(table: "Table", below: i64) -> i64:
    """A number from 0 to below - 1."""
    a: i64 = table.chance_a * _A1 % _M1
    b: i64 = table.chance_b * _A2 % _M2
    table.chance_a = a
    table.chance_b = b
    return (a - b) % (_M1 - 1) * below // (_M1 - 1)


def shuffle(table: "Table", things: list[int]) -> None:
    for last in range(len(things) - 1, 0, -1):
        other = draw(table, last + 1)
        things[last], things[other] = things[other], things[last]
