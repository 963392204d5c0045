"""A game as a file: configuration, seed, actions, and what chance did; small and readable.

    marrakesh record 1
    version: 0.2.0
    players: 2
    ...
    # Season 1, round 1
    0: select green
    ...
    tower: 2 green, 1 red | stays 1 black
    1: claim green 2

After the header, each line is a seat and its action. Lines that begin with another word say what
came of it: what was dealt, who starts, what the tower did, the result. A replay must give the same,
or the record is refused with the number of the line. Blank lines and comments (#) say nothing.

Modules and their options stand in the header, before the seed, if they are not the usual ones; so
do the opponent of a solo game and its variants. What that opponent draws, claims and reveals is
told. Where the hash of the seed was published before the game, it follows the components.
"""

from marrakesh.records.errors import RecordError
from marrakesh.records.header import FIRST_LINE, FORMAT, seed_hash
from marrakesh.records.reading import Replay, Step, load, loads, read, replay
from marrakesh.records.writing import dumps, save

__all__ = [
    "FIRST_LINE", "FORMAT", "RecordError", "Replay", "Step",
    "dumps", "load", "loads", "read", "replay", "save", "seed_hash",
]  # fmt: skip
