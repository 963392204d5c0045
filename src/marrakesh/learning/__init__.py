"""Reinforcement learning: PPO with self-play on one machine. See docs/learning.md.

PyTorch and onnx come with the extra `learning`; `mixture`, `positions`, `selfplay` and `export` can
be imported without them.
"""
