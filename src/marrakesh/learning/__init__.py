"""Learning to play by playing: PPO in self-play on one machine. See docs/learning.md.

`net`, `ppo`, `train` and `measure` need PyTorch (the extra `learning`), the rest does not.
"""
