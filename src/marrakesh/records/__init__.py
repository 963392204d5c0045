"""Game records: configuration, seed, actions and chance outcomes in a small, readable file.

    marrakesh record 1
    version: 0.3.0
    players: 2
    ...
    # Season 1, round 1
    0: select green
    ...
    tower: 2 green, 1 red | stays 1 black
    1: claim green 2

After the header, each line is a seat and its action. Lines that begin with another word state the
consequences: what was dealt, who starts, what the tower did, the result. A replay must reproduce
them, or the record is rejected with the line number. Blank lines and comments (#) are ignored.

Modules and their options precede the seed in the header unless they have their defaults; so do the
opponent of a solo game and its variants. That opponent's draws, claims and reveals are recorded.
If the hash of the seed was published before the game, it follows the components. Values that
differ from the built-in ones precede it, one per line (`corrected: river jetty = 15`), so that the
record can be replayed wherever they fit.
"""

from marrakesh.records.errors import RecordError
from marrakesh.records.header import FIRST_LINE, FORMAT, seed_hash
from marrakesh.records.reader import Replay, Step, load, loads, read, replay
from marrakesh.records.writer import dumps, save

__all__ = [
    "FIRST_LINE", "FORMAT", "RecordError", "Replay", "Step",
    "dumps", "load", "loads", "read", "replay", "save", "seed_hash",
]  # fmt: skip
