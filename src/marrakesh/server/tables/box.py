"""The component values as JSON."""

import msgspec

from marrakesh.components import Components, box_of


def box_as_json(components: Components = None) -> bytes:
    """Return the box as JSON: every field, with the source of each entry's values.

    `source` applies to all values of an entry except those listed in `sources`.
    """
    return msgspec.json.encode(_whole(box_of(components)))


def _whole(part: object) -> object:
    """Convert a value to plain data, including fields left at their defaults."""
    if isinstance(part, msgspec.Struct):
        return {field: _whole(getattr(part, field)) for field in part.__struct_fields__}
    if isinstance(part, list):
        return [_whole(one) for one in part]
    return part
