"""Marrakesh for learning: PettingZoo, Gymnasium, and many games at once. See docs/envs.md."""

try:
    import gymnasium
    import pettingzoo  # noqa: F401
except ImportError as missing:
    raise ImportError(
        f'marrakesh.envs needs {missing.name}: pip install "marrakesh[envs]"'
    ) from None

from marrakesh.envs import aec as marrakesh_v0
from marrakesh.envs.batch import Batch
from marrakesh.envs.gym import MarrakeshEnv
from marrakesh.envs.layout import LENGTH, SCALE
from marrakesh.envs.observation import named, write
from marrakesh.envs.stepper import Finished

__all__ = [
    "LENGTH", "SCALE", "Batch", "Finished", "MarrakeshEnv", "marrakesh_v0", "named", "write",
]  # fmt: skip

gymnasium.register("Marrakesh-v0", entry_point="marrakesh.envs.gym:MarrakeshEnv")
