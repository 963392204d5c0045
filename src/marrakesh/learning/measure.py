"""The strength of a net, measured with PyTorch: all games of a trial in one batch."""

import numpy as np
import torch
from numpy.typing import NDArray

from marrakesh.arena.strength import SEEDS, Ended, Strength, Trial, strength_of
from marrakesh.envs import rows
from marrakesh.learning.net import Weights, forward, log_probs, scale
from marrakesh.learning.selfplay import Crew, Plan


def measure(
    weights: Weights, trial: Trial, games: int, workers: int, device: str = "cpu"
) -> Strength:
    """Play at least this many games of a trial, taking the most probable action each time."""
    kind = torch.bfloat16 if device == "cuda" else torch.float32
    factors = scale(device, kind)
    frozen = {name: part.detach().to(device, kind) for name, part in weights.items()}
    lanes = -(-games // (2 * workers))
    plan = Plan((trial.config,), workers, lanes, SEEDS, rival=trial.rival)
    ended = np.zeros((2, plan.width), bool)
    facts = np.zeros((2, plan.width, rows.RECORD - rows.FACTS), np.uint8)
    with Crew(plan) as crew:
        while not ended.all():
            for group in range(2):
                records = crew.wait(group)
                now = records[:, rows.FACTS :]
                first = (now[:, rows.ENDED] > 0) & ~ended[group]
                facts[group][first] = now[first]
                ended[group] |= first
                seen = torch.from_numpy(records).to(device)
                with torch.no_grad():
                    logits, _ = forward(frozen, seen, factors)
                best = log_probs(logits, seen).argmax(1)
                crew.play(group, best.to("cpu", torch.int16).numpy())
    return strength_of(_ended(facts.reshape(2 * plan.width, -1)), trial)


def _ended(facts: NDArray[np.uint8]) -> list[Ended]:
    points = facts[:, rows.LAST_SCORES : rows.LAST_SCORES + 8].copy().view(np.int16)
    own, line = facts[:, rows.LAST_SEAT], np.arange(len(facts))
    scores = points[line, own]
    won = facts[line, rows.LAST_PLACES + own] == 1
    seats = int(facts[0, rows.LAST_SCORING])
    others = (points[:, :seats].sum(1) - scores) / max(1, seats - 1)
    return list(map(Ended, won.tolist(), scores.tolist(), others.tolist()))
