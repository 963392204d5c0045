"""The game in words: questions, actions, reasons why they are illegal, events and tiles.

This package reads a game and the catalogues in `texts`; it never changes a game.
"""

from marrakesh.narration.actions import describe
from marrakesh.narration.effects import effect_of
from marrakesh.narration.events import sentence, tell
from marrakesh.narration.help import chosen_tile, explained, help_on, left_out_notes
from marrakesh.narration.phrases import category_name, source_name
from marrakesh.narration.questions import because, explain, prompt, refusal

__all__ = [
    "because", "category_name", "chosen_tile", "describe", "effect_of", "explain", "explained",
    "help_on", "left_out_notes", "prompt", "refusal", "sentence", "source_name", "tell",
]  # fmt: skip
