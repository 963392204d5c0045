"""Learning to play by playing: PPO in self-play on one machine. See docs/learning.md.

`mixture`, `selfplay` and `export` do without PyTorch (the extra `learning`), the rest needs it.
"""
