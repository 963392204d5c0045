"""The proof sheet on paper: one HTML file, drawn by the pages' own script."""

from typing import Final

import msgspec

from marrakesh.components import Components
from marrakesh.server.http.pages import FOLDER
from marrakesh.server.tables.box import box_as_json
from marrakesh.server.tables.proof import proof

_PAGE: Final = """<!doctype html>
<html lang="{lang}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Marrakesh</title>
<style>{style}</style>
<body>
<script type="application/json" id="shown">{shown}</script>
<script type="module">{script}</script>
</body>
</html>
"""


def sheet_as_page(lang: str, components: Components = None) -> str:
    """Every component drawn, with its values; what it needs is inside."""
    shown = {"proof": proof(lang, components), "box": msgspec.Raw(box_as_json(components))}
    return _PAGE.format(
        lang=lang,
        style=(FOLDER / "sheet.css").read_text("utf-8"),
        shown=msgspec.json.encode(shown).decode().replace("<", r"\u003c"),
        script=(FOLDER / "sheet.js").read_text("utf-8").replace("</", r"<\/"),
    )
