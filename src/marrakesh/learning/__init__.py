"""Reinforcement learning: PPO with self-play on one machine. See docs/learning.md.

`mixture`, `selfplay` and `export` do not need PyTorch (the extra `learning`); the rest does.
"""
