"""The checkpoint: everything needed to resume training, in one file."""

from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

import torch

from marrakesh.bots.net import OUTLOOK
from marrakesh.learning.net import Weights, adapted, adapted_outlook, fresh, names_of_inputs
from marrakesh.rules.actions import NOTATION

FORMAT: Final = 1
LEAGUE: Final = 8
"""Maximum number of older versions of the net that are kept."""


@dataclass
class Counters:
    pieces: int = 0
    """Runs so far; each has its own range of seeds."""
    seconds: float = 0.0
    decisions: int = 0
    games: int = 0
    updates: int = 0


@dataclass
class Checkpoint:
    weights: Weights
    moments: dict[str, Weights] = field(default_factory=dict)
    """Adam's moments of each weight: `exp_avg` and `exp_avg_sq`."""
    counters: Counters = field(default_factory=Counters)
    league: list[Weights] = field(default_factory=list)
    """Older versions of the net, newest last, in half precision."""
    outlook: Weights = field(default_factory=dict)
    """The outlook fitted to these weights (`learning.outlook`); empty after further training."""

    @classmethod
    def new(cls, seed: int = 0) -> "Checkpoint":
        return cls(fresh(seed))

    @classmethod
    def read(cls, file: Path) -> "Checkpoint":
        told = torch.load(file, map_location="cpu", weights_only=True)
        if told["format"] != FORMAT:
            raise ValueError(f"{file} has format {told['format']}; only {FORMAT} can be read.")
        inputs, actions = told["inputs"], told["actions"]
        weights = adapted(_floats(told["weights"]), inputs, actions)
        moments = {
            name: adapted(_floats(part), inputs, actions)
            for name, part in told["moments"].items()
            if part
        }
        league = [adapted(old, inputs, actions) for old in told["league"]]
        outlook = adapted_outlook(told["outlook"], inputs) if told.get("outlook") else {}
        return cls(weights, moments, Counters(**told["counters"]), league, outlook)

    def write(self, file: Path) -> None:
        """Write atomically: the old file is replaced only once the new one is complete."""
        halves = {name: _halves(part) for name, part in self.moments.items()}
        outlook = {name: part.half() for name, part in self.outlook.items()}
        told: dict[str, Any] = {
            "format": FORMAT,
            "inputs": names_of_inputs(),
            "actions": list(NOTATION),
            "weights": {name: weight.detach().cpu() for name, weight in self.weights.items()},
            "moments": halves,
            "counters": asdict(self.counters),
            "league": self.league,
            "outlook": {"names": list(OUTLOOK), **outlook} if outlook else {},
        }
        part = file.with_name(file.name + ".part")
        torch.save(told, part)
        part.replace(file)

    def remember(self) -> None:
        """Add the current net to the league; if that makes it too large, keep every second one."""
        self.league.append(_halves(self.weights))
        if len(self.league) > LEAGUE:
            self.league = self.league[1::2]


def _halves(weights: Weights) -> Weights:
    return {name: weight.detach().to("cpu", torch.bfloat16) for name, weight in weights.items()}


def _floats(weights: Weights) -> Weights:
    return {name: weight.float() for name, weight in weights.items()}
