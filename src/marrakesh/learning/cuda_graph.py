"""Repeated GPU work, captured as a CUDA graph and replayed with one call.

A step or a batch consists of hundreds of small kernels. Launching them one by one takes the CPU
longer than the GPU needs to run them.
"""

from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

import torch

WARM: Final = 3
"""Warm-up runs before capture."""

Made = TypeVar("Made")


class Recorded(Generic[Made]):
    """A function whose work is captured as a CUDA graph on a GPU, and replayed by later calls.

    It must use tensors at fixed addresses and must not synchronise. Every replay returns the same
    tensors, overwritten.
    """

    def __init__(self, work: Callable[[], Made], device: str) -> None:
        self._work = work
        self._wanted = device == "cuda"
        self._times = 0
        self._graph: Any = None
        self._made: Made

    def __call__(self) -> Made:
        if self._graph is None:
            self._times += 1
            if not self._wanted or self._times <= WARM:
                return self._work()
            self._record()
        self._graph.replay()
        return self._made

    def _record(self) -> None:
        self._graph = torch.cuda.CUDAGraph()
        stream = torch.cuda.current_stream()  # the graph inherits its priority
        with torch.cuda.graph(self._graph, stream=stream):
            self._made = self._work()
