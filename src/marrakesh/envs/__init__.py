"""Environments for reinforcement learning: PettingZoo, Gymnasium and batched. See docs/envs.md.

The names exported here need the extra `envs`; modules such as `marrakesh.envs.rows` do not.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from marrakesh.envs import aec as marrakesh_v0
    from marrakesh.envs.batch import Batch
    from marrakesh.envs.gym import MarrakeshEnv
    from marrakesh.envs.observation import SCALE, named, write
    from marrakesh.envs.stepper import Finished
    from marrakesh.observation.layout import LENGTH

__all__ = [
    "LENGTH", "SCALE", "Batch", "Finished", "MarrakeshEnv", "marrakesh_v0", "named", "write",
]  # fmt: skip

_HOMES = {
    "LENGTH": "marrakesh.observation.layout",
    "SCALE": "marrakesh.envs.observation",
    "Batch": "marrakesh.envs.batch",
    "Finished": "marrakesh.envs.stepper",
    "MarrakeshEnv": "marrakesh.envs.gym",
    "named": "marrakesh.envs.observation",
    "write": "marrakesh.envs.observation",
}

try:
    import gymnasium
except ImportError:
    pass
else:
    gymnasium.register("Marrakesh-v0", entry_point="marrakesh.envs.gym:MarrakeshEnv")


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module 'marrakesh.envs' has no attribute '{name}'")
    try:
        import gymnasium  # noqa: F401
        import pettingzoo  # noqa: F401
    except ImportError as missing:
        raise ImportError(f'marrakesh.envs needs {missing.name}: pip install ".[envs]"') from None
    if name == "marrakesh_v0":
        return import_module("marrakesh.envs.aec")
    return getattr(import_module(_HOMES[name]), name)
