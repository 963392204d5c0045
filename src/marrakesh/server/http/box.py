"""The component values for the browser."""

import gzip
from functools import cache

from marrakesh.server.http.pages import Page, tag
from marrakesh.server.tables.box import box_as_json


@cache
def box_page() -> Page:
    """The box as a page that browsers cache."""
    body = box_as_json()
    packed = {"gzip": gzip.compress(body, mtime=0)}
    return Page(body, packed, "application/json", tag(body), "no-cache")
