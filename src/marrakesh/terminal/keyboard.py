"""The source of the player's input: a keyboard, or a script in a test."""

from typing import Protocol


class Keyboard(Protocol):
    """A source of input lines."""

    def read(self, prompt: str) -> str:
        """The next line; raises EOFError at the end, KeyboardInterrupt on Ctrl-C."""
        ...


class Typed:
    """Lines from standard input, typed or piped."""

    def __init__(self) -> None:
        try:
            import readline  # gives `input` line editing
        except ImportError:  # not on every system
            return
        readline.set_auto_history(False)  # hot seat: players must not recall each other's input

    def read(self, prompt: str) -> str:
        try:
            return input(prompt)
        except RuntimeError:  # there is no output for the prompt
            raise EOFError from None
