"""What pending work still owes a seat, for evaluating a position in mid-turn."""

from marrakesh.rules.words import ANY_GOODS, ANY_RESOURCE, KESHI, RIVER_STEP, STAIR_STEP


class Owed:
    """The sum over the agenda's frames (`Frame.owes`)."""

    __slots__ = (
        "actions", "goods", "keshis", "lines", "on_their_way", "performances", "resources",
        "spaces", "steps",
    )  # fmt: skip

    def __init__(self, on_their_way: list[int]) -> None:
        self.on_their_way: list[int] = on_their_way  # keshis of a known colour, by colour
        self.actions: list[int] = [0] * 9  # sector actions to come, by sector
        self.keshis: int = 0  # of any colour
        self.goods: int = 0  # of any colour
        self.resources: int = 0  # of any kind
        self.steps: int = 0  # on any track
        self.lines: int = 0  # bonuses of a connection line
        self.performances: int = 0  # on the square, with a turn of the disc
        self.spaces: int = 0  # of the square that pay without a turn of the disc

    def bonus(self, kind: int, amount: int) -> None:
        """Add a pending bonus; kinds that are given at once are never pending."""
        if kind >= KESHI:
            self.on_their_way[kind - KESHI] += amount
        elif RIVER_STEP <= kind <= STAIR_STEP:
            self.steps += amount
        elif kind == ANY_RESOURCE:
            self.resources += amount
        elif kind == ANY_GOODS:
            self.goods += amount
        else:
            self.keshis += amount
