"""What is still to be resolved: a stack of small immutable pieces of pending work.

The topmost piece comes next, so what an effect triggers is resolved before the effect goes on (R2).
A piece leaves the stack before it is resolved; one that has more to do lays its rest back. A choice
stays on top while it is asked.
"""

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from marrakesh.rules.owed import Owed
    from marrakesh.rules.questions import Question
    from marrakesh.rules.state import Table

Reason = tuple[str, dict[str, int]]
"""Why an action is not possible: the key of a text, and its parameters."""


class Frame:
    """A piece of pending work for a seat."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def come_up(self, table: "Table") -> bool:
        """On top of the agenda: resolve, or ask. True if somebody has to decide."""
        raise NotImplementedError

    def answer(self, table: "Table", seat: int, action: int) -> None:
        """Take a legal action of a seat that was asked."""
        raise NotImplementedError

    def owes(self, owed: "Owed") -> None:
        """Add what it will still bring its seat; most frames bring nothing that can be told."""

    def claimed_keshis(self) -> tuple[int, ...]:
        """The claimed keshis among those that it is yet to place, by colour."""
        return ()


NOTHING: Final = Frame(-1)
"""Lies on top when nothing is pending."""
BOTTOM: Final = [NOTHING] * 4
"""Always lies below: CPython fetches memory for a list and gives it back at 0, 1, 0, ... items."""


class Effect(Frame):
    """Changes the table when resolved, and may lay more on the agenda."""

    __slots__ = ()

    def come_up(self, table: "Table") -> bool:
        table.top = table.below.pop()
        self.resolve(table)
        return False

    def resolve(self, table: "Table") -> None:
        raise NotImplementedError


class Choice(Frame):
    """A decision. One without any legal action lapses, one with a single one is not asked."""

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
        """What is asked, one of the catalogue."""
        raise NotImplementedError

    def why_not(self, table: "Table", action: int) -> Reason:
        """Why an action that is not legal now is not."""
        return "why-not-asked", {}


class Together(Choice):
    """A secret decision of several seats at the same moment; `seat` is not used."""

    __slots__ = ()

    def begin(self, table: "Table") -> None:
        """Lay it on the agenda."""
        for seat in range(table.humans):
            self._take_only_one(table, seat)
        table.push(self)

    def _take_only_one(self, table: "Table", seat: int) -> None:
        """What leaves a seat no choice is not asked."""
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
        """What the seat may choose; nothing once it has decided."""
        raise NotImplementedError

    def take_for(self, table: "Table", seat: int, action: int) -> None:
        raise NotImplementedError

    def close(self, table: "Table") -> None:
        """All have decided."""
        raise NotImplementedError
