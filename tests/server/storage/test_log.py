"""What a log leaves unsaid: it has been written for ever, so it must mean the same for ever."""

import msgspec

from marrakesh.server.storage.log import EntryBody


def test_a_body_stores_only_what_is_said() -> None:
    assert msgspec.json.encode(EntryBody()) == b"{}"
    assert msgspec.json.encode(EntryBody(action=3, yes=True)) == b'{"action":3,"yes":true}'
