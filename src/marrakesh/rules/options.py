"""Lists of legal actions for bit sets, made once: nobody may change them."""

from typing import Final


def _bits_in(members: int) -> int:
    return sum(members >> number & 1 for number in range(12))


BITS: Final = [_bits_in(members) for members in range(1 << 12)]
"""How many numbers are in a bit set of the twelve colours: compiled, faster than `bit_count`."""


def by_bits(first: int, bits: int) -> list[list[int]]:
    """For every bit set, the actions first + number for the numbers in it."""
    lists: list[list[int]] = [[]]
    for number in range(bits):
        lists += [[*smaller, first + number] for smaller in lists]
    return lists
