"""The significant lines of a record."""

from collections.abc import Iterator

Line = tuple[int, str, bool]
"""The number of a significant line, the line, and whether it is complete."""


def lines_of(text: str) -> Iterator[Line]:
    parts = text.split("\n")
    for number, line in enumerate(parts, start=1):
        line = line.strip(" \t\r")
        if line and not line.startswith("#"):
            yield number, line, number < len(parts)


def telling_lines(lines: list[str]) -> list[str]:
    return [line for _, line, _ in lines_of("\n".join(lines) + "\n")]
