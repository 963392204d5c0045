"""Precomputed lists of legal actions for bit sets; shared, so never mutate them."""

from typing import Final


def _bits_in(members: int) -> int:
    return sum(members >> number & 1 for number in range(12))


BITS: Final = [_bits_in(members) for members in range(1 << 12)]
"""The population count of a bit set of the twelve colours: compiled, faster than `bit_count`."""


def by_bits(first: int, bits: int) -> list[list[int]]:
    """For every bit set, the actions first + number of its members."""
    lists: list[list[int]] = [[]]
    for number in range(bits):
        lists += [[*smaller, first + number] for smaller in lists]
    return lists
