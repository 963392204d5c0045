"""The component values as JSON for the browser."""

import gzip
from functools import cache

import msgspec

from marrakesh.components import load
from marrakesh.server.http.pages import Page, tag


@cache
def box_page() -> Page:
    """The box as JSON: every field, and for every entry where its values come from.

    `source` applies to all values of an entry except those listed in `sources`.
    """
    body = msgspec.json.encode(_whole(load()))
    packed = {"gzip": gzip.compress(body, mtime=0)}
    return Page(body, packed, "application/json", tag(body), "no-cache")


def _whole(part: object) -> object:
    """A value with all its fields: component files omit defaults."""
    if isinstance(part, msgspec.Struct):
        return {field: _whole(getattr(part, field)) for field in part.__struct_fields__}
    if isinstance(part, list):
        return [_whole(one) for one in part]
    return part
