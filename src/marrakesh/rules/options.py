"""Lists of legal actions for bit sets, made once: nobody may change them."""


def by_bits(first: int, bits: int) -> list[list[int]]:
    """For every bit set, the actions first + number for the numbers in it."""
    return [
        [first + number for number in range(bits) if members >> number & 1]
        for members in range(1 << bits)
    ]
