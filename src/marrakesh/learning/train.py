"""The learner, which decides for all games together while it trains on the previous rollout."""

import random
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch
from torch import Tensor

from marrakesh.envs import rows
from marrakesh.learning.buffers import Batch, Decided, Rollout
from marrakesh.learning.checkpoint import Checkpoint
from marrakesh.learning.cuda_graph import Recorded
from marrakesh.learning.mixture import Kind, mixture
from marrakesh.learning.net import POINTS, Weights, forward, log_probs, scale
from marrakesh.learning.ppo import facts_of, loss
from marrakesh.learning.selfplay import Crew, Plan

MOST_GRADIENT: Final = 0.5
REPORT_EVERY: Final = 5.0
"""Seconds between progress reports."""


@dataclass(frozen=True)
class Settings:
    minutes: float = 8.0
    whole: float = 24.0
    """Minutes, including earlier runs, over which `rate` and `entropy` decay from their first value
    to their last."""
    workers: int = 2
    lanes: int = 32
    """Lanes per group of a worker."""
    steps: int = 192
    batch: int = 16384
    epochs: int = 3
    rate: tuple[float, float] = (3e-4, 1.5e-5)
    entropy: tuple[float, float] = (0.01, 0.001)
    guests: float = 0.25
    league_every: float = 60.0
    save_every: float = 120.0
    device: str = "cpu"


@dataclass
class Progress:
    """Training statistics since the last report."""

    seconds: float = 0.0
    decisions: int = 0
    rate: float = 0.0
    """Decisions per second."""
    games: int = 0
    updates: int = 0
    entropy: float = 0.0
    value_error: float = 0.0
    """Root-mean-square error of the expected points of a seat."""
    clipped: float = 0.0
    waited: float = 0.0
    """Share of time that the learner waited for the workers."""
    results: dict[str, tuple[int, float, float]] = field(default_factory=dict)
    """By family: games, the learner's mean points, and its share of wins."""


class Learner:
    """A learner, which trains one net by self-play."""

    def __init__(
        self, checkpoint: Checkpoint, settings: Settings, kinds: list[Kind] | None = None
    ) -> None:
        self.settings = settings
        self.checkpoint = checkpoint
        self.kinds = kinds or mixture()
        checkpoint.counters.pieces += 1
        checkpoint.outlook = {}
        plan = Plan(
            tuple(kind.config for kind in self.kinds),
            settings.workers,
            settings.lanes,
            checkpoint.counters.pieces << 40,
            settings.guests,
        )
        self.crew = Crew(plan)
        self.plan = plan
        self._prepare_net()
        self._prepare_memory()
        self._waited = 0.0
        self._ended: list[Tensor] = []
        self._sums = torch.zeros(3, device=settings.device)
        self._batches = 0
        self._random = random.Random(checkpoint.counters.pieces)
        self._let_finish()

    def _prepare_net(self) -> None:
        device = self.settings.device
        self._kind = torch.bfloat16 if device == "cuda" else torch.float32
        self._factors = scale(device, self._kind)
        weights = {name: part.to(device) for name, part in self.checkpoint.weights.items()}
        for part in weights.values():
            part.requires_grad_()
        self.weights = self.checkpoint.weights = weights
        self._acting = self._frozen(weights)
        self._guest = self._frozen(weights)
        fused = device == "cuda"
        self._rate = torch.tensor(self.settings.rate[0], device=device)
        self._entropy = torch.tensor(self.settings.entropy[0], device=device)
        self._adam = torch.optim.Adam(
            list(weights.values()), lr=self._rate, eps=1e-5, fused=fused, capturable=fused
        )
        for name, part in weights.items():
            if name in self.checkpoint.moments.get("exp_avg", {}):
                step = torch.tensor(float(self.checkpoint.counters.updates), device=device)
                state = {
                    key: self.checkpoint.moments[key][name].to(device)
                    for key in ("exp_avg", "exp_avg_sq")
                }
                self._adam.state[part] = {"step": step if fused else step.cpu(), **state}

    def _frozen(self, weights: Weights) -> Weights:
        """Return a frozen copy for inference."""
        device = self.settings.device
        return {
            name: part.detach().to(device, self._kind, copy=True) for name, part in weights.items()
        }

    def _prepare_memory(self) -> None:
        settings, plan = self.settings, self.plan
        lanes = plan.groups * plan.width
        device = settings.device
        self._rollouts = [Rollout(settings.steps, lanes, device) for _ in range(2)]
        self._lessons = [Recorded(rollout.lessons, device) for rollout in self._rollouts]
        self._records = torch.zeros(
            plan.groups, plan.width, rows.RECORD, dtype=torch.uint8, device=device
        )
        self._decide = [
            Recorded(partial(self._decided, group), device) for group in range(plan.groups)
        ]
        size = min(settings.batch, settings.steps * lanes // 2)
        self._batch = Batch.empty(size, device)
        self._learn = Recorded(partial(self._learn_from, self._batch), device)
        self._host = torch.from_numpy(self.crew.board.records)
        self._chosen = torch.zeros(plan.groups, plan.width, dtype=torch.int16)
        within = round(settings.guests * settings.lanes)
        with_guests = [
            worker * settings.lanes + lane
            for worker in range(settings.workers)
            for lane in range(within)
        ]
        self._with_guests = torch.tensor(with_guests, dtype=torch.int64, device=settings.device)
        if settings.device == "cuda":
            size = self._host.numel()
            failed = torch.cuda.cudart().cudaHostRegister(self._host.data_ptr(), size, 0)
            if int(failed):
                print(f"The shared memory could not be pinned ({failed}): copies will be slow.")
            self._chosen = self._chosen.pin_memory()
            self._deciding = torch.cuda.Stream(priority=-1)
            self._learning = torch.cuda.Stream()
            self._seen = [torch.cuda.Event() for _ in range(plan.groups)]

    def _on(self, stream: str) -> AbstractContextManager[Any]:
        if self.settings.device != "cuda":
            return nullcontext()
        chosen = self._deciding if stream == "deciding" else self._learning
        context: AbstractContextManager[Any] = torch.cuda.stream(chosen)
        return context

    # --- play

    def _decided(self, group: int) -> Decided:
        """Sample actions for the lanes of a group from its records on the device."""
        records = self._records[group]
        logits, values = forward(self._acting, records, self._factors)
        logs = log_probs(logits, records)
        actions = _draw(logs)
        if len(self._with_guests):
            theirs = records[self._with_guests]
            logits, _ = forward(self._guest, theirs, self._factors)
            drawn = _draw(log_probs(logits, theirs))
            guest = theirs[:, rows.FACTS + rows.GUEST] > 0
            actions[self._with_guests] = torch.where(guest, drawn, actions[self._with_guests])
        log_prob = logs.gather(1, actions[:, None])[:, 0]
        return Decided(actions, actions.to(torch.int16), log_prob, values)

    def _decide_in(self, rollout: Rollout, step: int, group: int) -> None:
        lanes = slice(group * self.plan.width, (group + 1) * self.plan.width)
        records = self._records[group]
        records.copy_(self._host[group], non_blocking=True)
        found = self._decide[group]()
        self._chosen[group].copy_(found.short, non_blocking=True)
        if self.settings.device == "cuda":
            self._seen[group].record()
        rollout.records[step, lanes] = records
        rollout.facts[step, lanes] = facts_of(records)
        rollout.actions[step, lanes] = found.actions
        rollout.log_probs[step, lanes] = found.log_probs
        rollout.values[step, lanes] = found.values

    def _step(self, rollout: Rollout, step: int, work: Iterator[None], due: int) -> None:
        for group in range(self.plan.groups):
            start = time.perf_counter()
            self.crew.wait(group)
            self._waited += time.perf_counter() - start
            with self._on("deciding"), torch.no_grad():
                self._decide_in(rollout, step, group)
            if self.settings.device == "cuda":
                self._seen[group].synchronize()
            self.crew.play(group, self._chosen[group].numpy())
            for _ in range(due // 2 if group else due - due // 2):  # while the workers play
                next(work, None)

    # --- training

    def _study(self, number: int) -> Iterator[None]:
        """Train on a rollout, yielding after each batch."""
        rollout = self._rollouts[number]
        with self._on("learning"):
            found = self._lessons[number]()
        while self.settings.device == "cuda" and not self._learning.query():
            yield
        with self._on("learning"):
            valid = found.valid.flatten().nonzero()[:, 0]
            advantage = found.advantage.flatten()
            sample = advantage[valid]
            whole = Batch(
                rollout.records.flatten(0, 1),
                rollout.actions.flatten(),
                rollout.log_probs.flatten(),
                (advantage - sample.mean()) / (sample.std() + 1e-6),
                found.targets.flatten(0, 1),
                found.present.flatten(0, 1),
            )
            self._rate.fill_(self._decayed(self.settings.rate))
            self._entropy.fill_(self._decayed(self.settings.entropy))
        size = len(self._batch.actions)
        for _ in range(self.settings.epochs):
            with self._on("learning"):
                order = valid[torch.randperm(len(valid), device=valid.device)]
            for first in range(0, len(valid) - size + 1, size):
                with self._on("learning"):
                    self._batch.fill(whole, order[first : first + size])
                    self._learn()
                self._batches += 1
                self.checkpoint.counters.updates += 1
                yield

    def _learn_from(self, batch: Batch) -> None:
        told = loss(self.weights, self._factors, *batch, self._entropy)
        parts = list(self.weights.values())
        for part, gradient in zip(parts, torch.autograd.grad(told.total, parts), strict=True):
            part.grad = gradient
        torch.nn.utils.clip_grad_norm_(parts, MOST_GRADIENT)
        self._adam.step()
        with torch.no_grad():
            self._sums += torch.stack([told.entropy, told.value, told.clipped])

    def _decayed(self, rates: tuple[float, float]) -> float:
        """Return the current rate, which decays exponentially from the first to the last."""
        part = min(1.0, self.checkpoint.counters.seconds / (60 * self.settings.whole))
        return float(rates[0] * (rates[1] / rates[0]) ** part)

    # --- the course of a run

    def run(self, tell: Callable[[Progress], None], file: Path | None = None) -> None:
        """Play and train for the configured minutes; `tell` gets a report every few seconds."""
        settings, counters = self.settings, self.checkpoint.counters
        start = told = saved = remembered = time.perf_counter()
        before, decisions, number = counters.seconds, counters.decisions, 0
        done = False
        while not done:
            self._play_rollout(number)
            number += 1
            now = time.perf_counter()
            counters.seconds = before + now - start
            done = now - start > 60 * settings.minutes
            if now - remembered > settings.league_every:
                self.checkpoint.remember()
                remembered = now
            if done or now - told > REPORT_EVERY:
                tell(self._progress(now - told, counters.decisions - decisions))
                told, decisions = now, counters.decisions
            if file is not None and (done or now - saved > settings.save_every):
                self.save(file)
                saved = now

    def _play_rollout(self, number: int) -> None:
        """Play the steps of a rollout, training on the previous one in between."""
        rollout, previous = self._rollouts[number % 2], self._rollouts[(number - 1) % 2]
        self._update_players()
        work: Iterator[None] = iter(())
        batches = 0
        for step in range(self.settings.steps):
            due = -(-batches // (self.settings.steps - step))
            self._step(rollout, step, work, due)
            batches -= due
            if step == 0 and number:
                self._finish(previous, rollout)
                work = self._study((number - 1) % 2)
                batches = self._batches_of(previous)
        for _ in work:
            pass
        self.checkpoint.counters.decisions += int(rollout.log_probs.numel())

    def _batches_of(self, rollout: Rollout) -> int:
        """Return the approximate number of batches of a rollout."""
        return self.settings.epochs * -(-int(rollout.log_probs.numel()) // len(self._batch.actions))

    def _finish(self, previous: Rollout, rollout: Rollout) -> None:
        """Complete the previous rollout with the first step of this one."""
        if self.settings.device == "cuda":
            self._learning.wait_stream(self._deciding)
        with self._on("learning"):
            previous.facts[-1] = rollout.facts[0]
            ended = previous.facts[1:][previous.facts[1:, :, rows.ENDED] > 0]
            self._ended.append(ended.cpu())

    def _update_players(self) -> None:
        """Let the newest weights play, and draw a new guest from the league."""
        if self.settings.device == "cuda":
            self._deciding.wait_stream(self._learning)
        league = self.checkpoint.league
        with self._on("deciding"), torch.no_grad():
            for name, part in self.weights.items():
                self._acting[name].copy_(part)
            if league:
                old = self._random.choice(league)
                for name, part in self._guest.items():
                    part.copy_(old[name])

    def _progress(self, seconds: float, decisions: int) -> Progress:
        self._let_finish()
        counters = self.checkpoint.counters
        sums = (self._sums / max(1, self._batches)).tolist()
        results = self._results()
        games = sum(line[0] for line in results.values())
        counters.games += games
        told = Progress(
            counters.seconds, counters.decisions, decisions / seconds, games, counters.updates,
            sums[0], POINTS * sums[1] ** 0.5, sums[2], self._waited / seconds, results,
        )  # fmt: skip
        self._waited, self._batches = 0.0, 0
        self._sums.zero_()
        return told

    def _results(self) -> dict[str, tuple[int, float, float]]:
        if not self._ended:
            return {}
        facts = torch.cat(self._ended).numpy()
        self._ended = []
        points = facts[:, rows.LAST_SCORES : rows.LAST_SCORES + 8].copy().view(np.int16)
        own = facts[:, rows.LAST_SEAT]
        line = np.arange(len(facts))
        scores = points[line, own]
        won = facts[line, rows.LAST_PLACES + own] == 1
        families = np.array([kind.family for kind in self.kinds])[facts[:, rows.LAST_KIND]]
        return {
            family: (int(there.sum()), float(scores[there].mean()), float(won[there].mean()))
            for family in dict.fromkeys(kind.family for kind in self.kinds)
            if (there := families == family).any()
        }

    def save(self, file: Path) -> None:
        self._let_finish()
        state = self._adam.state
        self.checkpoint.moments = {
            key: {name: state[part][key] for name, part in self.weights.items() if part in state}
            for key in ("exp_avg", "exp_avg_sq")
        }
        self.checkpoint.write(file)

    def _let_finish(self) -> None:
        if self.settings.device == "cuda":
            torch.cuda.synchronize()

    def close(self) -> None:
        self._let_finish()
        if self.settings.device == "cuda":  # or the next mapping at this address would fail
            torch.cuda.cudart().cudaHostUnregister(self._host.data_ptr())
        self.crew.close()


def _draw(logs: Tensor) -> Tensor:
    """Sample actions from log-probabilities (Gumbel-max)."""
    noise = torch.empty_like(logs).exponential_().log_()
    return (logs - noise).argmax(1)
