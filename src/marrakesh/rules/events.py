"""What happened, in order: enough to write a log in words and to animate a board.

An event holds public facts only, so the same list may go to every player.
"""


class Event:
    """Something that happened to a seat (-1: to the table). Facts are numbers by name."""

    __slots__ = ("facts", "kind", "seat")

    def __init__(self, kind: str, seat: int, facts: dict[str, int]) -> None:
        self.kind: str = kind
        self.seat: int = seat
        self.facts: dict[str, int] = facts

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Event)
            and self.kind == other.kind
            and self.seat == other.seat
            and self.facts == other.facts
        )

    def __hash__(self) -> int:
        return hash((self.kind, self.seat, tuple(sorted(self.facts.items()))))

    def __repr__(self) -> str:
        facts = ", ".join(f"{name}={value}" for name, value in self.facts.items())
        return f"Event({self.kind}, seat {self.seat}{', ' if facts else ''}{facts})"
