"""The game in words: what is asked, what can be done and why not, what happened, what tiles do.

Everything here reads a game and the catalogues in `texts`; nothing changes a game.
"""

from marrakesh.narration.actions import describe
from marrakesh.narration.events import tell
from marrakesh.narration.help import help_on, left_out_notes
from marrakesh.narration.questions import explain, prompt, refusal
from marrakesh.narration.wording import source_name

__all__ = [
    "describe", "explain", "help_on", "left_out_notes", "prompt", "refusal", "source_name", "tell",
]  # fmt: skip
