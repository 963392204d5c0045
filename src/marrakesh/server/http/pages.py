"""The pages built by Vite: read once, served from memory."""

import hashlib
import mimetypes
from pathlib import Path
from typing import Any, Final, NamedTuple

from litestar import HttpMethod, Request, Response, route
from litestar.datastructures import State

from marrakesh.server.errors import RequestError

FOLDER: Final = Path(__file__).parent.parent / "pages"
INDEX: Final = "index.html"
PACKED: Final = {"br": ".br", "gzip": ".gz"}
"""Precompressed variants that may lie beside a file: suffix by content encoding."""
FOR_EVER: Final = "public, max-age=31536000, immutable"
"""For the files in assets, which Vite names after their content hash."""


class Page(NamedTuple):
    """A file and how it is served."""

    body: bytes
    packed: dict[str, bytes]
    media: str
    tag: str
    cache: str


def built() -> bool:
    """Whether the pages have been built."""
    return (FOLDER / INDEX).exists()


def read_pages(folder: Path) -> dict[str, Page]:
    """All files by path; empty if the pages have not been built."""
    files = [path for path in sorted(folder.rglob("*")) if path.is_file()]
    own = [path for path in files if path.suffix not in PACKED.values()]
    return {path.relative_to(folder).as_posix(): _page(path, folder) for path in own}


def _page(path: Path, folder: Path) -> Page:
    body = path.read_bytes()
    beside = {name: path.with_name(path.name + suffix) for name, suffix in PACKED.items()}
    packed = {name: file.read_bytes() for name, file in beside.items() if file.exists()}
    media = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    cache = FOR_EVER if path.relative_to(folder).parts[0] == "assets" else "no-cache"
    return Page(body, packed, media, tag(body), cache)


def tag(body: bytes) -> str:
    """The ETag of a body."""
    return f'"{hashlib.sha256(body).hexdigest()[:16]}"'


@route(
    ["/", "/{path:path}"], http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False
)
async def page(request: Request[Any, Any, Any], state: State) -> Response[bytes]:
    """A file, or for any other path the index page: routing happens in the browser."""
    pages: dict[str, Page] = state.pages
    path = request.scope["path"].lstrip("/")
    if path not in pages and "." in path.rpartition("/")[2]:
        raise RequestError("no-path", 404, path=f"/{path}"[:200])
    if INDEX not in pages:
        raise RequestError("no-pages", 503)
    return reply_with(pages.get(path, pages[INDEX]), request)


def reply_with(page: Page, request: Request[Any, Any, Any]) -> Response[bytes]:
    """A page in an encoding this browser accepts, or 304 if its copy is current."""
    headers = {"etag": page.tag, "cache-control": page.cache, "vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == page.tag:
        return Response(b"", status_code=304, headers=headers, media_type=page.media)
    accepted = request.headers.get("accept-encoding", "")
    for name, body in page.packed.items():
        if name in accepted:
            headers["content-encoding"] = name
            return Response(body, headers=headers, media_type=page.media)
    return Response(page.body, headers=headers, media_type=page.media)
