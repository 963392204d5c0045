"""The documentation site is complete, and its links have targets."""

import os
import re
from pathlib import PurePosixPath

import build_docs

PAGES = build_docs.pages()


def test_every_page_is_in_the_navigation() -> None:
    config = (build_docs.ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    listed = re.findall(r": (\S+\.md)$", config.partition("\nnav:")[2], re.M)
    assert sorted(listed) == sorted(PAGES)


def test_links_on_the_site_have_targets() -> None:
    beside = ("LICENSE", "film.webp", "screenshots/")
    for site in (site for site in PAGES if not site.startswith("reference/")):
        folder = PurePosixPath(site).parent
        targets = [
            os.path.normpath(folder / match["target"])
            for match in build_docs.LINK.finditer(PAGES[site])
            if not match["target"].startswith("http")
        ]
        others = [target for target in targets if target not in PAGES]
        assert [target for target in others if not target.startswith(beside)] == [], site


def test_anchors_in_the_rules_exist() -> None:
    rules = PAGES[build_docs.GAME]
    anchors = set(re.findall(r'\{#([\w-]+)\}|<a id="([\w-]+)">', rules))
    assert set(re.findall(r"\]\(#([\w-]+)\)", rules)) <= {one or other for one, other in anchors}


def test_no_markup_is_left_in_the_rules() -> None:
    assert not re.search(r"\{(?!#)", PAGES[build_docs.GAME])
