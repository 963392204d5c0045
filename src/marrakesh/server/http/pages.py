"""The pages built by Vite, read once and served from memory, and the printable proof sheet."""

import hashlib
import mimetypes
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
from litestar import HttpMethod, Request, Response, route
from litestar.handlers import HTTPRouteHandler

from marrakesh.components import Components
from marrakesh.server.errors import RequestError
from marrakesh.server.tables.box import box_as_json
from marrakesh.server.tables.proof import proof

FOLDER: Final = Path(__file__).parent.parent / "pages"
INDEX: Final = "index.html"
PACKED: Final = {"br": ".br", "gzip": ".gz"}
"""Precompressed variants that may exist next to a file: suffix by content encoding."""
FOR_EVER: Final = "public, max-age=31536000, immutable"
"""Cache control for files in assets, which Vite names after their content hash."""


class Page(NamedTuple):
    """A file's content, and the headers to serve it with."""

    body: bytes
    packed: dict[str, bytes]
    media: str
    tag: str
    cache: str


def built() -> bool:
    """Return whether the pages have been built."""
    return (FOLDER / INDEX).exists()


def read_pages(folder: Path) -> dict[str, Page]:
    """Return the pages in a folder, by path; none if they have not been built."""
    files = [path for path in sorted(folder.rglob("*")) if path.is_file()]
    own = [path for path in files if path.suffix not in PACKED.values()]
    return {path.relative_to(folder).as_posix(): _page(path, folder) for path in own}


def _page(path: Path, folder: Path) -> Page:
    body = path.read_bytes()
    beside = {name: path.with_name(path.name + suffix) for name, suffix in PACKED.items()}
    packed = {name: file.read_bytes() for name, file in beside.items() if file.exists()}
    media = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    cache = FOR_EVER if path.relative_to(folder).parts[0] == "assets" else "no-cache"
    return Page(body, packed, media, tag_of(body), cache)


def tag_of(body: bytes) -> str:
    """Return the ETag of a body."""
    return f'"{hashlib.sha256(body).hexdigest()[:16]}"'


def page_handler(pages: Mapping[str, Page]) -> HTTPRouteHandler:
    """Create the handler that serves the pages."""

    @route(
        ["/", "/{path:path}"],
        http_method=[HttpMethod.GET, HttpMethod.HEAD],
        include_in_schema=False,
    )
    async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
        """Serve a file, or the index page for a path that the browser routes."""
        path = request.scope["path"].lstrip("/")
        if path not in pages and "." in path.rpartition("/")[2]:
            raise RequestError("no-path", 404, path=f"/{path}"[:200])
        if INDEX not in pages:
            raise RequestError("no-pages", 503)
        return reply_with(pages.get(path, pages[INDEX]), request)

    return page


def reply_with(page: Page, request: Request[Any, Any, Any]) -> Response[bytes]:
    """Reply with a page in an accepted encoding, or with 304 if the browser's copy is current."""
    headers = {"etag": page.tag, "cache-control": page.cache, "vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == page.tag:
        return Response(b"", status_code=304, headers=headers, media_type=page.media)
    accepted = request.headers.get("accept-encoding", "")
    for name, body in page.packed.items():
        if name in accepted:
            headers["content-encoding"] = name
            return Response(body, headers=headers, media_type=page.media)
    return Response(page.body, headers=headers, media_type=page.media)


# ---- the printable proof sheet

_SHEET: Final = """<!doctype html>
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


def proof_sheet_page(lang: str, components: Components = None) -> str:
    """Return the printable proof sheet, an HTML file whose script draws every component."""
    shown = {"proof": proof(lang, components), "box": msgspec.Raw(box_as_json(components))}
    return _SHEET.format(
        lang=lang,
        style=(FOLDER / "sheet.css").read_text("utf-8"),
        shown=msgspec.json.encode(shown).decode().replace("<", r"\u003c"),
        script=(FOLDER / "sheet.js").read_text("utf-8").replace("</", r"<\/"),
    )
