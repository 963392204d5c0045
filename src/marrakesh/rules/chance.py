"""All randomness in a game: a cryptographic stream, identical on every machine.

Block n of the stream is BLAKE2b of n and a 256-bit key derived from the whole seed, so the part
that players have seen reveals nothing of the rest. Blocks are computed on demand; copies of a game
share them.
"""

from hashlib import blake2b
from struct import Struct
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

if TYPE_CHECKING:
    from marrakesh.rules.state import Table

_NUMBER: Final = Struct("<Q")


def seed(table: "Table", number: int) -> None:
    """Start the stream of a seed, any integer."""
    table.chance_key = blake2b(f"marrakesh deal {number}".encode(), digest_size=32).digest()
    table.chance_drawn = 0


def draw(table: "Table", below: i64) -> i64:
    """A uniform number from 0 to below - 1; `below` is at most 2**30."""
    drawn: i64 = table.chance_drawn
    place: i64 = drawn << 2 & 63  # 4 bytes per number, 16 numbers per block
    if place == 0:
        number = _NUMBER.pack(drawn >> 4)
        table.chance_block = blake2b(table.chance_key + number).digest()
    table.chance_drawn = drawn + 1
    block = table.chance_block
    first: i64 = block[place]
    second: i64 = block[place + 1]
    third: i64 = block[place + 2]
    fourth: i64 = block[place + 3]
    return (first | second << 8 | third << 16 | fourth << 24) * below >> 32


def shuffle(table: "Table", things: list[int]) -> None:
    for last in range(len(things) - 1, 0, -1):
        other = draw(table, last + 1)
        things[last], things[other] = things[other], things[last]
