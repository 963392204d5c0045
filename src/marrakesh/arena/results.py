"""The results file, in JSON Lines: a header with the plan, then each game's outcome as it ends."""

from pathlib import Path
from typing import BinaryIO, Final

import msgspec

from marrakesh.arena.job import Outcome
from marrakesh.arena.plan import Plan
from marrakesh.errors import LocalizedError
from marrakesh.rules.config import Config
from marrakesh.rules.game import Game
from marrakesh.versions import version

FORMAT: Final = "results 1"


class Header(msgspec.Struct, frozen=True):
    """The settings shared by all games in a file, without the number of games, so that more can be
    added."""

    marrakesh: str
    version: str
    components: str
    bots: tuple[str, ...]
    seed: int
    config: Config


def header_of(plan: Plan) -> Header:
    setting = plan.setting
    fingerprint = Game.new(setting.config, 0, setting.components).fingerprint
    return Header(FORMAT, version(), fingerprint, plan.bots, plan.seed, setting.config)


def read(file: Path) -> tuple[Header, list[Outcome]]:
    """Read a results file; an incomplete last line is ignored."""
    lines = file.read_bytes().split(b"\n")[:-1]
    if not lines:
        raise LocalizedError("arena-no-results", file=str(file))
    try:
        header = msgspec.json.decode(lines[0], type=Header)
    except (msgspec.MsgspecError, ValueError):
        raise LocalizedError("arena-no-results", file=str(file)) from None
    decoder = msgspec.json.Decoder(Outcome)
    outcomes = []
    for number, line in enumerate(lines[1:], 2):
        try:
            outcomes.append(decoder.decode(line))
        except (msgspec.MsgspecError, ValueError):
            raise LocalizedError("arena-bad-line", file=str(file), number=str(number)) from None
    return header, outcomes


class Results:
    """An append-only results file. Outcomes that are already in it are read first."""

    def __init__(self, file: Path, plan: Plan) -> None:
        header = header_of(plan)
        line = msgspec.json.encode(header, order="sorted") + b"\n"
        before = file.read_bytes() if file.exists() else b""
        self.outcomes: list[Outcome] = []
        if not line.startswith(before):
            found, self.outcomes = read(file)
            if found != header:
                raise LocalizedError("arena-other-plan", file=str(file))
        self._file: BinaryIO = file.open("ab")
        whole = before.rfind(b"\n") + 1  # drop an incomplete line of an interrupted run
        self._file.truncate(whole)
        if not whole:
            self._file.write(line)
            self._file.flush()

    def add(self, outcome: Outcome) -> None:
        self._file.write(msgspec.json.encode(outcome) + b"\n")
        self._file.flush()

    def close(self) -> None:
        self._file.close()
