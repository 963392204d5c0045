"""Fields left out of stored log entries; the stored form must keep its meaning forever."""

import msgspec

from marrakesh.server.storage.log import EntryBody


def test_body_stores_only_fields_that_are_set() -> None:
    assert msgspec.json.encode(EntryBody()) == b"{}"
    assert msgspec.json.encode(EntryBody(action=3, yes=True)) == b'{"action":3,"yes":true}'
