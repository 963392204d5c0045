"""Tiles in displays and stacks: take one out, lay one out, bring some to the top."""

from collections.abc import Sequence

from scenario.errors import ScenarioError, require


def take_out(shown: list[int], stacks: list[tuple[int, ...]], tile: int, kind: str) -> None:
    if tile in shown:
        shown[shown.index(tile)] = 0
        return
    for number, stack in enumerate(stacks):
        if tile in stack:
            stacks[number] = tuple(other for other in stack if other != tile)
            return
    raise ScenarioError(f"{kind} {tile} is owned already")


def lay_out(
    shown: list[int], stacks: list[tuple[int, ...]], place: int, tile: int, kind: str
) -> None:
    old = shown[place]
    if tile in shown:
        shown[shown.index(tile)] = old
    else:
        for number, stack in enumerate(stacks):
            if tile in stack:
                stacks[number] = tuple(old if other == tile else other for other in stack)
                break
        else:
            raise ScenarioError(f"{kind} {tile} is owned already")
    shown[place] = tile


def bring_to_top(
    shown: list[int], stacks: list[tuple[int, ...]], stack: int, tiles: Sequence[int], kind: str
) -> None:
    """Bring tiles to the top of a stack by exchanging them with the tiles there."""
    for depth, tile in enumerate(tiles):
        old = stacks[stack][-1 - depth]
        if tile in shown:
            shown[shown.index(tile)] = old
        else:
            holders = [number for number, held in enumerate(stacks) if tile in held]
            require(bool(holders), f"{kind} {tile} is owned already")
            held = list(stacks[holders[0]])
            held[held.index(tile)] = old
            stacks[holders[0]] = tuple(held)
        top = list(stacks[stack])
        top[-1 - depth] = tile
        stacks[stack] = tuple(top)
