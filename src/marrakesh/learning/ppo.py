"""Proximal policy optimisation: advantage estimation and the loss."""

from typing import Final, NamedTuple

import torch
from torch import Tensor
from torch.nn import functional

from marrakesh.envs import rows
from marrakesh.learning.net import POINTS, SEATS, VALUES, Weights, forward, log_probs

LAMBDA: Final = 0.98
WIN: Final = 2.0
"""Reward for a win in addition to the lead, in units of POINTS."""
CLIP: Final = 0.2
VALUE_WEIGHT: Final = 0.5


class Lessons(NamedTuple):
    """Advantages and value targets, indexed by step and lane."""

    advantage: Tensor
    targets: Tensor
    """Points still to come for each seat, own first, in units of POINTS; then the win."""
    present: Tensor
    """Mask of the targets that exist."""
    valid: Tensor
    """Mask of the learner's own decisions with a known sequel."""


def facts_of(records: Tensor) -> Tensor:
    return records[..., rows.FACTS : rows.RECORD]


def _points(facts: Tensor, first: int) -> Tensor:
    """Decode the scores of all seats from two bytes each."""
    low = facts[..., first : first + 2 * SEATS : 2].float()
    high = facts[..., first + 1 : first + 2 * SEATS : 2].float()
    return low + 256 * high - 65536 * (high >= 128)


def _from_seat(points: Tensor, seat: Tensor, scoring: Tensor) -> Tensor:
    """Return points from a seat's point of view: its own, then clockwise; 0 for missing seats."""
    turns = torch.arange(SEATS, device=points.device)
    seats = (seat[..., None] + turns) % scoring[..., None].clamp(min=1)
    found = points.gather(-1, seats)
    return torch.where(turns < scoring[..., None], found, torch.zeros_like(found))


def _with_wins(points: Tensor, won: Tensor) -> Tensor:
    """Return points with the win appended."""
    return torch.cat([points, POINTS * won[..., None].float()], -1)


def _final(facts: Tensor) -> Tensor:
    """Return the final points and the win in the game that has just ended, if any, from each seat's
    point of view."""
    points = _points(facts, rows.LAST_SCORES)[..., None, :].expand(*facts.shape[:2], SEATS, SEATS)
    scoring = facts[..., rows.LAST_SCORING, None].long().expand(points.shape[:-1])
    seat = torch.arange(SEATS, device=facts.device).expand(points.shape[:-1])
    won = facts[..., rows.LAST_PLACES : rows.LAST_PLACES + SEATS] == 1
    return _with_wins(_from_seat(points, seat, scoring), won)


def lessons(facts: Tensor, values: Tensor) -> Lessons:
    """Estimate advantages with GAE (generalised advantage estimation); `facts` has one more step
    than `values`.

    Every seat of a lane is a separate trajectory through the steps. Unless the game has ended, its
    last decision has no known sequel yet: its value bootstraps the one before, and it is not valid
    itself.
    """
    steps, lanes = values.shape[:2]
    seat = facts[..., rows.SEAT].long()
    scoring = facts[..., rows.SCORING].long()
    scores = _from_seat(_points(facts, rows.SCORES), seat, scoring)
    scores = _with_wins(scores, torch.zeros_like(seat))
    lane = torch.arange(lanes, device=facts.device)
    ended = facts[1:, :, rows.ENDED] > 0
    final = _final(facts[1:])
    advantages = torch.zeros_like(values)
    known = torch.zeros(steps, lanes, dtype=torch.bool, device=facts.device)
    next_value = torch.zeros(lanes, SEATS, VALUES, device=facts.device)
    next_gain = torch.zeros_like(next_value)
    next_score = torch.zeros_like(next_value)
    sequel = torch.zeros(lanes, SEATS, dtype=torch.bool, device=facts.device)
    for step in range(steps - 1, -1, -1):
        over = ended[step][:, None, None]
        next_value.masked_fill_(over, 0)
        next_gain.masked_fill_(over, 0)
        next_score = torch.where(over, final[step], next_score)
        sequel |= ended[step][:, None]
        who = seat[step]
        there = sequel[lane, who]
        gained = (next_score[lane, who] - scores[step]) / POINTS
        delta = gained + next_value[lane, who] - values[step]
        gain = (delta + LAMBDA * next_gain[lane, who]) * there[:, None]
        advantages[step] = gain
        known[step] = there
        next_value[lane, who] = values[step]
        next_gain[lane, who] = gain
        next_score[lane, who] = scores[step]
        sequel.scatter_(1, who[:, None], True)
    turns = torch.arange(SEATS, device=facts.device)
    number = scoring[:-1, :, None]
    present = turns < number
    others = (present & (turns > 0)) / (number - 1).clamp(min=1)
    points, win = advantages[..., :SEATS], advantages[..., SEATS]
    worth = points[..., 0] - (points * others).sum(-1) + WIN * win
    present = torch.cat([present, torch.ones_like(present[..., :1])], -1)
    valid = known & (facts[:-1, :, rows.GUEST] == 0)
    return Lessons(worth, advantages + values, present, valid)


class Loss(NamedTuple):
    total: Tensor
    policy: Tensor
    value: Tensor
    entropy: Tensor
    clipped: Tensor


def loss(
    weights: Weights,
    factors: Tensor,
    records: Tensor,
    actions: Tensor,
    old_log_probs: Tensor,
    advantage: Tensor,
    targets: Tensor,
    present: Tensor,
    entropy_weight: Tensor,
) -> Loss:
    """Return the clipped PPO loss of a batch; `advantage` is already normalised."""
    logits, values = forward(weights, records, factors)
    logs = log_probs(logits, records)
    ratio = (logs.gather(1, actions[:, None])[:, 0] - old_log_probs).exp()
    kept = ratio.clamp(1 - CLIP, 1 + CLIP)
    policy = -torch.minimum(ratio * advantage, kept * advantage).mean()
    entropy = -(logs.exp() * logs).sum(1).mean()
    errors = functional.mse_loss(values, targets, reduction="none") * present
    value = (errors.sum(1) / present.sum(1)).mean()
    total = policy + VALUE_WEIGHT * value - entropy_weight * entropy
    return Loss(total, policy, value, entropy, (ratio != kept).float().mean())
