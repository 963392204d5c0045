"""The displays of scrolls and luxury goods.

Each has places with a face-up tile, backed by one common stack (Essential) or by a stack per place
(Deluxe). The last tile of a stack is its top.
"""

from typing import TYPE_CHECKING, Final

from marrakesh.rules import chance, events
from marrakesh.rules.agenda import Effect
from marrakesh.rules.words import MOST_SEATS

if TYPE_CHECKING:
    from marrakesh.rules.state import Table


def one_stack_per_place(table: "Table") -> bool:
    """Whether there are three stacks per scroll colour and five of luxuries (SET-09, SET-12)."""
    return table.scroll_piles > 1


def take_scroll(table: "Table", number: int) -> None:
    table.scrolls[table.scrolls.index(number)] = 0
    table.depleted = True
    if number in table.new_scrolls:  # MAD-09
        table.new_scrolls = ()


def take_luxury(table: "Table", number: int) -> None:
    table.luxury[table.luxury.index(number)] = 0
    table.depleted = True


class Refill(Effect):
    """Refill the displays once a player's turn or chain of effects is over (AST-15, R46)."""

    __slots__ = ()

    def resolve(self, table: "Table") -> None:
        if table.depleted:
            refill(table)


REFILL: Final = [Refill(seat) for seat in range(MOST_SEATS)]  # immutable


def refill(table: "Table") -> None:
    table.depleted = False
    per_colour = 3 if one_stack_per_place(table) else 1
    for colour in range(4):
        _refill(
            table, table.scrolls, 3 * colour, 3,
            table.scroll_stacks, per_colour * colour, per_colour > 1, events.ScrollShown,
        )  # fmt: skip
    own = table.luxury_piles > 1
    _refill(table, table.luxury, 0, 5, table.luxury_stacks, 0, own, events.LuxuryShown)


def _refill(
    table: "Table",
    shown: list[int],
    start: int,
    places: int,
    stacks: list[tuple[int, ...]],
    first: int,
    own_stacks: bool,
    event: type[events.ScrollShown] | type[events.LuxuryShown],
) -> None:
    """Fill the empty places from a common stack (MAD-06, SOU-06) or each from its own."""
    for number in range(places):
        stack = first + number if own_stacks else first
        if not shown[start + number] and stacks[stack]:
            shown[start + number] = stacks[stack][-1]
            stacks[stack] = stacks[stack][:-1]
            if table.events is not None:
                table.tell(event(-1, tile=shown[start + number], place=start + number))
    if own_stacks:
        for number in range(places):
            if not shown[start + number] and _share(shown, start, places, stacks, first, number):
                table.tell(event(-1, tile=shown[start + number], place=start + number))


def _share(
    shown: list[int],
    start: int,
    places: int,
    stacks: list[tuple[int, ...]],
    first: int,
    empty: int,
) -> bool:
    """Refill an empty stack with the lower half of the largest other one (MAD-07, SOU-07)."""
    donor = -1
    most = 1
    for number in range(places):
        size = len(stacks[first + number]) + 1 if shown[start + number] else 0
        if size > most:
            donor = number
            most = size
    if donor < 0:
        return False
    stack = stacks[first + donor]
    half = most // 2
    stacks[first + donor] = stack[half:]
    shown[start + empty] = stack[half - 1]
    stacks[first + empty] = stack[: half - 1]
    return True


def can_refresh(table: "Table", colour: int) -> bool:
    """Whether a refresh of this scroll colour would show a new tile (R99, MAD-15)."""
    if one_stack_per_place(table):
        return any(
            table.scroll_stacks[3 * colour + place] and table.scrolls[3 * colour + place]
            for place in range(3)
        )
    return len(table.scroll_stacks[colour]) > 0


def refresh(table: "Table", colour: int) -> tuple[int, ...]:
    """Put a colour's face-up scrolls under their stack and reveal others; returns the new ones."""
    places = range(3 * colour, 3 * colour + 3)
    before = [table.scrolls[place] for place in places]
    if one_stack_per_place(table):
        for place in places:
            stack = table.scroll_stacks[place]
            if table.scrolls[place] and stack:
                table.scroll_stacks[place] = (table.scrolls[place], *stack[:-1])
                table.scrolls[place] = stack[-1]
    else:
        under = [tile for tile in before if tile]
        chance.shuffle(table, under)
        stack = (*under, *table.scroll_stacks[colour])
        for place in places:
            table.scrolls[place] = stack[-1] if stack else 0
            stack = stack[:-1]
        table.scroll_stacks[colour] = stack
    for place in places:
        if table.scrolls[place] and table.events is not None:
            table.tell(events.ScrollShown(-1, tile=table.scrolls[place], place=place))
    return tuple(table.scrolls[p] for p in places if table.scrolls[p] not in before)


def scrolls_in(table: "Table", stack: int) -> list[int]:
    """The tiles of a stack, its face-up top included (ESS-13)."""
    top = table.scrolls[stack]
    return [*table.scroll_stacks[stack], top] if top else list(table.scroll_stacks[stack])


def luxuries_in(table: "Table", stack: int) -> list[int]:
    top = table.luxury[stack]
    return [*table.luxury_stacks[stack], top] if top else list(table.luxury_stacks[stack])


def take_scroll_from_stack(table: "Table", stack: int, tile: int) -> None:
    rest = [other for other in scrolls_in(table, stack) if other != tile]
    _shuffle_and_show(table, table.scrolls, table.scroll_stacks, stack, rest)
    if table.scrolls[stack]:
        table.tell(events.ScrollShown(-1, tile=table.scrolls[stack], place=stack))


def take_luxury_from_stack(table: "Table", stack: int, tile: int) -> None:
    rest = [other for other in luxuries_in(table, stack) if other != tile]
    _shuffle_and_show(table, table.luxury, table.luxury_stacks, stack, rest)
    if table.luxury[stack]:
        table.tell(events.LuxuryShown(-1, tile=table.luxury[stack], place=stack))


def _shuffle_and_show(
    table: "Table", shown: list[int], stacks: list[tuple[int, ...]], stack: int, rest: list[int]
) -> None:
    """Shuffle what is left of a stack and reveal its top (AWD-11)."""
    chance.shuffle(table, rest)
    shown[stack] = rest.pop() if rest else 0
    stacks[stack] = tuple(rest)
    if not shown[stack]:
        table.depleted = True
