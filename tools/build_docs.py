"""Gather the pages of the documentation site in build/docs-pages, for `make docs`.

The guide is docs/ and the pages next to the README; the rules are docs/rules and the rules shown in
the browser; the reference is a page per package with a mkdocstrings directive per module.
"""

import os
import re
import shutil
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
PLAYERS: Final = ROOT / "web" / "src" / "learn" / "rules" / "en"
GAME: Final = "rules/game.md"
LINK: Final = re.compile(r"(?P<text>\]\()(?P<target>[^)#\s:]+)(?P<anchor>#[^)\s]*)?\)")
HEADING: Final = re.compile(r"^(?P<heading>#+ .*?) \{#(?P<ids>[\w -]+)\}$", re.M)
EDITIONS: Final = {"{essential}": "*Essential Edition*", "{deluxe}": "*Deluxe Edition*"}


def places() -> dict[Path, str]:
    """The location of each page of the repository on the site."""
    found = {ROOT / f"{name}.md": f"{name.lower()}.md" for name in ("CONTRIBUTING", "CHANGELOG")}
    found |= {ROOT / "README.md": "index.md", ROOT / "SECURITY.md": "security.md"}
    for page in sorted((ROOT / "docs").rglob("*.md")):
        site = page.relative_to(ROOT / "docs").as_posix()
        found[page] = site.replace("README.md", "index.md")
    return found | dict.fromkeys(PLAYERS.glob("*.md"), GAME)


def pages() -> dict[str, str]:
    """The text of every page of the site."""
    found = places()
    texts = {
        site: relinked(page, site, page.read_text(encoding="utf-8"), found)
        for page, site in found.items()
        if site != GAME
    }
    return texts | {GAME: players_rules()} | reference()


def relinked(page: Path, site: str, text: str, found: dict[Path, str]) -> str:
    """A page with its links rewritten to pages of the site."""

    def link(match: re.Match[str]) -> str:
        target = (page.parent / match["target"]).resolve()
        where = found.get(target) or target.relative_to(ROOT).as_posix().removeprefix("docs/")
        relative = os.path.relpath(where, Path(site).parent)
        return f"{match['text']}{relative}{match['anchor'] or ''})"

    return LINK.sub(link, text)


def players_rules() -> str:
    """The rules as shown in the browser, on one page; icons become words or are dropped."""
    parts = [page.read_text(encoding="utf-8") for page in sorted(PLAYERS.glob("*.md"))]
    text = re.sub(r"^#", "##", "\n".join(parts), flags=re.M)
    text = re.sub(r"\{(?:keshi|icon):[\w-]+\} ?", "", text)
    for sign, words in EDITIONS.items():
        text = text.replace(sign, words)
    return "# The rules of the game\n\n" + HEADING.sub(_heading, text)


def _heading(match: re.Match[str]) -> str:
    first, *others = match["ids"].split()
    return "".join(f'<a id="{id}"></a>\n' for id in others) + f"\n{match['heading']} {{#{first}}}"


def packages() -> dict[str, list[str]]:
    """The modules of each package, the package itself first."""
    found: dict[str, list[str]] = {}
    for init in sorted((ROOT / "src").rglob("__init__.py")):
        package = ".".join(init.parent.relative_to(ROOT / "src").parts)
        modules = sorted(path.stem for path in init.parent.glob("*.py"))
        names = [f"{package}.{module}" for module in modules if not module.startswith("__")]
        found[package] = [package, *names]
    return found


def reference() -> dict[str, str]:
    return {
        f"reference/{package}.md": f"# {package}\n\n" + "\n\n".join(f"::: {m}" for m in modules)
        for package, modules in packages().items()
    }


def main() -> None:
    folder = ROOT / "build" / "docs-pages"
    shutil.rmtree(folder, ignore_errors=True)
    for site, text in pages().items():
        target = folder / site
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
    shutil.copytree(ROOT / "docs" / "screenshots", folder / "screenshots")
    shutil.copy(ROOT / "docs" / "film.webp", folder)
    shutil.copy(ROOT / "LICENSE", folder)


if __name__ == "__main__":
    main()
