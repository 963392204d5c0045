"""Apply corrections of component values: python tools/apply_corrections.py SENT.txt

The text is the one written by the proof sheet (docs/proof.md); it may be pasted from an issue, with
other text around it. Values that fit are written into src/marrakesh/components/ and marked as
printed, with the reporter's edition in the head of the file; then everything else that is affected
is listed. With --dry-run nothing is written.
"""

import argparse
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from marrakesh import Game, records
from marrakesh.components import corrected, fingerprint, load, sift
from marrakesh.components.box import KINDS
from marrakesh.components.corrected_files import edited
from marrakesh.components.corrections import Correction, name_of, parse
from marrakesh.components.loader import BUILT_IN, SOLO_KINDS
from marrakesh.errors import LocalizedError
from marrakesh.proof import Sent, taken

ROOT: Final = Path(__file__).parents[1]
GOLDEN: Final = ROOT / "tests" / "rules" / "golden"
ALWAYS: Final = (
    "tests/rules/golden: every header names the old fingerprint (python tools/golden_games.py)",
    "src/marrakesh/versions.py: raise OLDEST (docs/versions.md, a component value)",
    "docs/balance.md and training/: played with the old values",
)
TEXTS: Final = ("tests/components", "tests/rules", "docs", "web/src/learn/rules")


def noted(text: str, sent: Sent, some: list[Correction]) -> str:
    """The text of a component file with corrections, and the copy that shows them."""
    names = [" ".join(filter(None, (name_of(one.kind, one.place), one.field))) for one in some]
    box = sent.box or "an unnamed copy"
    comment, _, rest = edited(text, some).partition("\n\n")
    return f"{comment}\n# Printed ({box}): {', '.join(names)}.\n\n{rest}"


def concerned(some: list[Correction]) -> Iterator[str]:
    """Files that mention a corrected component by its number or name, or the field."""
    names = set()
    for kind, place, field, _ in some:
        number = name_of(kind, place).split(" ")[0]
        word = kind.entry.word.replace("_", "[ _]")
        names.add(
            rf"{word}s?\W{{1,3}}0?{number}" if kind.many else rf"{kind.name}\.{field}|{field}"
        )
    pattern = re.compile(rf"\b(?:{'|'.join(sorted(names))})\b")
    for folder in TEXTS:
        for file in sorted((ROOT / folder).rglob("*")):
            if file.suffix not in (".py", ".md"):
                continue
            lines = file.read_text(encoding="utf-8").splitlines()
            found = [str(at) for at, line in enumerate(lines, start=1) if pattern.search(line)]
            if found:
                yield f"{file.relative_to(ROOT)}: line {', '.join(found[:12])}"


def games(folder: Path, lines: tuple[str, ...]) -> Iterator[str]:
    """The recorded golden games that turn out differently with the corrections."""
    for file in sorted(folder.glob("*.txt")):
        text = file.read_text(encoding="utf-8")
        try:
            header = records.replay(text).game
        except records.RecordError:
            continue  # played with components of its own
        new = Game.new(header.config, header.seed, lines).fingerprint
        try:
            for _ in records.replay(text.replace(header.fingerprint, new), lines):
                pass
        except records.RecordError as error:
            yield f"{file.name}: {error}"


def report(some: list[Correction], golden: Path) -> Iterator[str]:
    """The report of everything to review."""
    ours, theirs = load(), corrected([one.line for one in some])
    yield f"fingerprint {fingerprint(ours)} -> {fingerprint(theirs)}"
    if all(one.kind.name in SOLO_KINDS for one in some):
        yield "only games against the Pashabot are affected"
    yield "Always affected:"
    yield from (f"  {line}" for line in ALWAYS)
    yield "Golden games that turn out differently:"
    yield from (f"  {line}" for line in games(golden, tuple(one.line for one in some)))
    yield "Tests and texts that mention them:"
    yield from (f"  {line}" for line in concerned(some))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--dry-run", action="store_true", help="write nothing")
    parser.add_argument("--folder", type=Path, default=BUILT_IN, help="the component files")
    parser.add_argument("--golden", type=Path, default=GOLDEN, help="folder of the golden games")
    options = parser.parse_args()
    try:
        sent = taken(options.file.read_text(encoding="utf-8"))
    except LocalizedError as error:
        sys.exit(str(error))
    found = sift(sent.lines)
    for place, problem in found.refused:
        print(f"refused: {sent.lines[place]}\n  {problem}")
    some = [parse(line) for line in found.kept]
    if not some:
        sys.exit("nothing differs from our files")
    for name in dict.fromkeys(one.kind.name for one in some):
        file = options.folder / KINDS[name].file
        own = [one for one in some if one.kind.name == name]
        for one in own:
            print(f"{file.name}: {one.line}")
        if not options.dry_run:
            text = (BUILT_IN / KINDS[name].file).read_text(encoding="utf-8")
            file.write_text(noted(text, sent, own), encoding="utf-8")
    print("\n".join(report(some, options.golden)))
    sys.exit(1 if found.refused else 0)


if __name__ == "__main__":
    main()
