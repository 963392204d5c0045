"""All chance in a game: a cryptographic stream, the same on every machine.

Block n of the stream is BLAKE2b of a 256-bit key, made from the whole seed, and n. So what players
have seen of the stream tells nothing of the rest. Blocks are made when they are needed; copies of a
game share them.
"""

from hashlib import blake2b
from struct import Struct
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

if TYPE_CHECKING:
    from marrakesh.rules.state import Table

_WORDS: Final = 16
"""Numbers of 32 bits in a block."""
_BLOCK: Final = Struct("<16I")
_NUMBER: Final = Struct("<Q")


def seed(table: "Table", number: int) -> None:
    """Start the stream of any integer."""
    table.chance_key = blake2b(f"marrakesh deal {number}".encode(), digest_size=32).digest()
    table.chance_drawn = 0


def draw(table: "Table", below: i64) -> i64:
    """A number from 0 to below - 1, which is at most 2**30."""
    place: i64 = table.chance_drawn % _WORDS
    if place == 0:
        number = _NUMBER.pack(table.chance_drawn // _WORDS)
        table.chance_words = _BLOCK.unpack(blake2b(table.chance_key + number).digest())
    table.chance_drawn += 1
    word: i64 = table.chance_words[place]
    return word * below >> 32


def shuffle(table: "Table", things: list[int]) -> None:
    for last in range(len(things) - 1, 0, -1):
        other = draw(table, last + 1)
        things[last], things[other] = things[other], things[last]
