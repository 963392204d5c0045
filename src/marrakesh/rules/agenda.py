"""The agenda: a stack of small immutable frames of pending work.

The top frame comes next, so what an effect triggers is resolved before the effect continues (R2).
A frame is popped before it is resolved; one with more to do pushes its remainder back. A choice
stays on top while it is asked.
"""

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from marrakesh.rules.questions import Question
    from marrakesh.rules.state import Table

Reason = tuple[str, dict[str, int]]
"""Why an action is not legal: the key of a text, and its parameters."""


class Frame:
    """Pending work for a seat."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def come_up(self, table: "Table") -> bool:
        """Resolve or ask, now that it is on top of the agenda; True if a decision is needed."""
        raise NotImplementedError

    def answer(self, table: "Table", seat: int, action: int) -> None:
        """Take a legal action of the seat that was asked."""
        raise NotImplementedError

    def claimed_keshis(self) -> tuple[int, ...]:
        """The claimed keshis among those it has yet to place, by colour."""
        return ()


NOTHING: Final = Frame(-1)
"""On top when nothing is pending."""
BOTTOM: Final = [NOTHING] * 4
"""Padding: CPython reallocates a list whose length alternates between 0 and 1."""


class Effect(Frame):
    """Changes the table when resolved, and may push more frames."""

    __slots__ = ()

    def come_up(self, table: "Table") -> bool:
        table.top = table.below.pop()
        self.resolve(table)
        return False

    def resolve(self, table: "Table") -> None:
        raise NotImplementedError


class Choice(Frame):
    """A decision. Without legal actions it lapses; a single legal action is taken unasked."""

    __slots__ = ()

    def come_up(self, table: "Table") -> bool:
        options = self.legal(table)
        if len(options) > 1:
            table.options = options
            table.asked = self.seat
            return True
        table.top = table.below.pop()
        if options:
            self.take(table, options[0])
        return False

    def answer(self, table: "Table", seat: int, action: int) -> None:
        table.top = table.below.pop()
        self.take(table, action)

    def legal(self, table: "Table") -> list[int]:
        raise NotImplementedError

    def take(self, table: "Table", action: int) -> None:
        raise NotImplementedError

    def asks(self) -> "Question":
        """The question, from the catalogue."""
        raise NotImplementedError

    def why_not(self, table: "Table", action: int) -> Reason:
        """Why an action is not legal now."""
        return "why-not-asked", {}


class Together(Choice):
    """A simultaneous secret decision of several seats; `seat` is unused."""

    __slots__ = ()

    def begin(self, table: "Table") -> None:
        """Push it onto the agenda."""
        for seat in range(table.humans):
            self._take_only_one(table, seat)
        table.push(self)

    def _take_only_one(self, table: "Table", seat: int) -> None:
        """Take forced choices of a seat without asking."""
        options = self.legal_for(table, seat)
        while len(options) == 1:
            self.take_for(table, seat, options[0])
            options = self.legal_for(table, seat)

    def come_up(self, table: "Table") -> bool:
        for seat in range(table.humans):
            options = self.legal_for(table, seat)
            if options:
                table.options = options
                table.asked = seat
                return True
        table.asked = -1
        table.top = table.below.pop()
        self.close(table)
        return False

    def answer(self, table: "Table", seat: int, action: int) -> None:
        self.take_for(table, seat, action)
        self._take_only_one(table, seat)

    def legal_for(self, table: "Table", seat: int) -> list[int]:
        """The seat's legal actions; empty once it has decided."""
        raise NotImplementedError

    def take_for(self, table: "Table", seat: int, action: int) -> None:
        raise NotImplementedError

    def close(self, table: "Table") -> None:
        """Called once all have decided."""
        raise NotImplementedError
