"""Rendering of single items: keshis, amounts, players; letters make colours redundant."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from marrakesh.narration.solo import NAME
from marrakesh.rules.config import MODULES
from marrakesh.rules.words import COLOURS, GAINS, KESHI, POINT
from marrakesh.seat_colours import COLOURS as COLOURS_OF_SEATS
from marrakesh.seat_colours import SeatColour
from marrakesh.texts import slug, text

STYLES: Final = {
    "turquoise": "black on #40c8c8",
    "green": "black on #5fb35f",
    "gray": "black on #a8a8a8",
    "white": "black on #ffffff",
    "black": "#ffffff on #303030",
    "pink": "black on #f49ac1",
    "beige": "black on #e6d5ac",
    "brown": "#ffffff on #7b4a21",
    "red": "#ffffff on #c62828",
    "yellow": "black on #f2d13a",
    "orange": "black on #f28c28",
    "purple": "#ffffff on #7b3fa0",
    "nomad": "#ffffff on #1f5f8b",
}
PIECES: Final[dict[SeatColour, str]] = {
    "red": "bold bright_red",
    "blue": "bold bright_blue",
    "yellow": "bold yellow",
    "green": "bold green",
}
QUIET: Final = "dim"
HEADING: Final = "bold"
GAP: Final = 3
FRAME: Final = 4  # columns of a panel's border and padding


class Look:
    """Renders items in one language."""

    def __init__(
        self,
        lang: str,
        people: list[str],
        solo: bool = False,
        colours: Sequence[SeatColour] = COLOURS_OF_SEATS,
    ) -> None:
        self.lang = lang
        self.say = text(lang)
        self.people = people
        self.names = [*people, NAME] if solo else people
        self.seats = [PIECES[colour] for colour in colours]
        """The style of each seat."""

    def chip(self, colour: str) -> Text:
        """A keshi: two letters on its colour."""
        return Text.assemble((self.say(f"chip-{colour}"), STYLES[colour]))

    def keshis(self, counts: Mapping[str, int]) -> Text:
        """Keshis of several colours with their numbers: 2Tu 1Gn."""
        shown = [
            Text.assemble(str(counts[colour]), self.chip(colour))
            for colour in (*COLOURS, "nomad")
            if counts.get(colour)
        ]
        return join(shown) if shown else self.nothing()

    def chips(self, colours: Iterable[str]) -> Text:
        """Single keshis: Tu Gn."""
        shown = [self.chip(colour) for colour in colours]
        return join(shown) if shown else self.nothing()

    def nothing(self) -> Text:
        return Text("–", style=QUIET)

    def gain(self, kind: int, amount: int) -> Text:
        """A bonus in short form: "1 river step", "2 points", "1Gn"."""
        if kind >= KESHI:
            return Text.assemble(str(amount), self.chip(COLOURS[kind - KESHI]))
        thing = slug(GAINS[kind])
        return Text(self.say(f"gain-{thing}" if kind <= POINT else f"short-{thing}", n=amount))

    def gains(self, gains: Iterable[tuple[int, int]]) -> Text:
        shown = [self.gain(kind, amount) for kind, amount in gains]
        return join(shown, ", ") if shown else self.nothing()

    def cost(self, amounts: Iterable[int]) -> Text:
        """A price of water, dates and dinars."""
        return self.gains((kind, amount) for kind, amount in enumerate(amounts) if amount)

    def mark(self, seat: int) -> Text:
        """A player's piece: the number of the player."""
        return Text(str(seat + 1), style=self.seats[seat])

    def marks(self, seats: Iterable[int]) -> Text:
        return join([self.mark(seat) for seat in seats], "")

    def name(self, seat: int) -> Text:
        return Text(self.names[seat], style=self.seats[seat])

    def heading(self, key: str, **params: str | int) -> Text:
        return Text(self.say(key, **params), style=HEADING)

    def phase(self, phase: str) -> str:
        return self.say(f"phase-{phase}")

    def modules(self, modules: Iterable[str]) -> str:
        """The names of modules, in the order of the expansions."""
        some = frozenset(modules)
        return ", ".join(self.say(f"module-{name}") for name in MODULES if name in some)

    def dots(self, filled: int, of: int, nomads: int = 0) -> Text:
        """Filled and empty spaces; nomads among the filled ones have another shape."""
        keshis = "●" * (filled - nomads) + "◆" * nomads
        return Text.assemble(keshis, ("·" * (of - filled), QUIET))


def join(parts: list[Text], between: str = " ") -> Text:
    return Text(between).join(parts)


def rows() -> Table:
    """A grid with headings on the left and their content on the right."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    return grid


def beside(left: RenderableType, right: RenderableType, width: int) -> RenderableType:
    """Two parts side by side in a panel of this width, or one below the other."""
    ruler = Console(width=1000)
    needed = ruler.measure(left).maximum + ruler.measure(right).maximum
    if needed + GAP + FRAME > width:
        return Group(left, Text(), right)
    grid = Table.grid(padding=(0, GAP))
    grid.add_row(left, right)
    return grid
