"""Find wording that we avoid: python tools/words.py [--root ROOT]

words.toml lists the patterns and the files in which each is looked for. Only prose counts: the
texts of Fluent messages, Markdown without code, and docstrings, comments and names of tests. The
exit code is 1 if anything is found.
"""

import argparse
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Final

import msgspec

ROOT: Final = Path(__file__).parents[1]
WORDS: Final = Path(__file__).with_name("words.toml")

# Everything but prose is replaced by this character and its line breaks, so that line numbers stay
# correct and no pattern matches across the gap.
GAP: Final = "\0"
LITERAL: Final = r"`[^`]*`|https?://\S+|(?<!\w)--\w[\w-]*(?: [A-Z]+\b)?"
NOT_A_MESSAGE: Final = re.compile(
    r"^\#.* | ^-?[A-Za-z][\w-]*\s= | \{[^{}]*-> | ^\s*\*?\[[^\]\n]*\] | \{[^{}]*\} | ^\s*\}"
    rf"|(?-x:{LITERAL})",
    re.M | re.X,
)
NOT_MARKDOWN_TEXT: Final = re.compile(
    rf"^ *```.*?^ *```$|\]\([^)]*\)|\{{[^{{}}\n]*\}}|{LITERAL}", re.M | re.S
)
NOT_IN_COMMENTS: Final = re.compile(rf'^\s*\*|^\s*>>>.*|"[^"\n]*"|{LITERAL}', re.M)
STRING: Final = r""" "(?:\\.|[^"\\\n])*" | '(?:\\.|[^'\\\n])*' """
PYTHON: Final = re.compile(
    r'^\ *r?"""(?P<docstring>.*?)""" | \#(?P<comment>[^\n]*) | \bdef\ test_(?P<test>\w+)'
    rf'| """(?:\\.|.)*?""" | {STRING}',
    re.M | re.S | re.X,
)
SCRIPT: Final = re.compile(
    r"(?<![:\\/])//(?P<comment>[^\n]*) | /\*(?P<block>.*?)\*/ | <!--(?P<markup>.*?)-->"
    r'| (?:(?<!\.)\b(?:test|it)(?:\.each\(\w+\))?\( | \]\)\()\s*"(?P<test>[^"\n]*)"'
    r'| \bdescribe\("(?P<subject>[^"\n]*)"'
    rf"| `[^`\n]*` | {STRING}",
    re.M | re.S | re.X,
)


class Pattern(msgspec.Struct, forbid_unknown_fields=True):
    """A regular expression, in which a space stands for any white space, and what to write."""

    areas: list[str]
    pattern: str
    reason: str
    example: str
    instead: str
    exceptions: list[str] = msgspec.field(name="except", default_factory=list)

    def applies(self, area: str, path: Path) -> bool:
        return area in self.areas and not any(map(path.match, self.exceptions))

    def regex(self) -> re.Pattern[str]:
        return re.compile(self.pattern.replace(" ", r"\s+"), re.I)


class Words(msgspec.Struct, forbid_unknown_fields=True):
    areas: dict[str, list[str]]
    pattern: list[Pattern]


def load() -> Words:
    return msgspec.toml.decode(WORDS.read_bytes(), type=Words)


def gap(text: str) -> str:
    return GAP + "\n" * text.count("\n")


def without(literals: re.Pattern[str], text: str) -> str:
    return literals.sub(lambda found: gap(found[0]), text)


def comments(syntax: re.Pattern[str], source: str) -> str:
    """Only the docstrings, the comments and the names of tests, which begin with "test: "."""
    parts, end = [], 0
    for found in syntax.finditer(source):
        parts.append(re.sub(r"\S.*", GAP, source[end : found.start()]))
        end, kind = found.end(), found.lastgroup
        if kind == "test":
            parts.append(f"{GAP}test: {found[kind].replace('_', ' ')}{GAP}")
        elif kind == "comment":  # may go on in the next line
            parts.append(without(NOT_IN_COMMENTS, found[kind]))
        else:
            text = found[kind] if kind else gap(found[0])
            parts.append(without(NOT_IN_COMMENTS, text) + GAP)
    return "".join(parts)


READERS: Final[dict[str, Callable[[str], str]]] = {
    ".ftl": lambda text: without(NOT_A_MESSAGE, text),
    ".md": lambda text: without(NOT_MARKDOWN_TEXT, text),
    ".py": lambda text: comments(PYTHON, text),
    ".ts": lambda text: comments(SCRIPT, text),
    ".svelte": lambda text: comments(SCRIPT, text),
}


def findings(root: Path, words: Words) -> Iterator[str]:
    regexes = [(pattern, pattern.regex()) for pattern in words.pattern]
    for area, globs in words.areas.items():
        for file in sorted({file for glob in globs for file in root.glob(glob)}):
            path = file.relative_to(root)
            text = READERS[file.suffix](file.read_text(encoding="utf-8"))
            for pattern, regex in regexes:
                if pattern.applies(area, path):
                    for found in regex.finditer(text):
                        line = text.count("\n", 0, found.start()) + 1
                        shown = " ".join(found[0].replace(GAP, "{}").split())
                        yield f"{path.as_posix()}:{line}: {shown} - {pattern.reason}"


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--root", type=Path, default=ROOT, help="the project's folder")
    found = list(findings(parser.parse_args(arguments).root, load()))
    print("\n".join([*found, f"Wording to change: {len(found)}"]))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
