"""The lines of a record that say something."""

from collections.abc import Iterator

Line = tuple[int, str, bool]
"""A line that says something, with its number, and whether it is whole."""


def lines_of(text: str) -> Iterator[Line]:
    parts = text.split("\n")
    for number, line in enumerate(parts, start=1):
        line = line.strip(" \t\r")
        if line and not line.startswith("#"):
            yield number, line, number < len(parts)


def telling_lines(lines: list[str]) -> list[str]:
    return [line for _, line, _ in lines_of("\n".join(lines) + "\n")]
