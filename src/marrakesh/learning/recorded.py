"""Work that is the same every time: recorded as a CUDA graph, and from then on started by one call.

A step or a batch consists of some hundred small kernels. To start them one by one takes a thread
longer than the GPU needs to run them.
"""

from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

import torch

WARM: Final = 3
"""How often it is done without a record, so that everything it needs has been prepared."""

Made = TypeVar("Made")


class Recorded(Generic[Made]):
    """Does a work and returns what it made: on a GPU the same tensors again, written anew.

    The work reads and writes tensors that stay where they are, and waits for nothing.
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
        stream = torch.cuda.current_stream()  # its priority becomes that of the record
        with torch.cuda.graph(self._graph, stream=stream):
            self._made = self._work()
