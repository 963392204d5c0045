"""Where the player's answers come from: a keyboard, or a script in a test."""

from typing import Protocol


class Keyboard(Protocol):
    """Something that answers questions line by line."""

    def read(self, prompt: str) -> str:
        """The next line; EOFError when there is none, KeyboardInterrupt on Ctrl-C."""
        ...


class Typed:
    """The lines somebody types, or that come through a pipe."""

    def __init__(self) -> None:
        try:
            import readline  # lets `input` edit lines
        except ImportError:  # not on every system
            return
        readline.set_auto_history(False)  # what was typed is nobody else's business

    def read(self, prompt: str) -> str:
        try:
            return input(prompt)
        except RuntimeError:  # there is no output on which to ask
            raise EOFError from None
