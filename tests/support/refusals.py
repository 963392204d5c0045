"""Requests that are refused, for the tests: the words, and the status of HTTP."""

from collections.abc import Awaitable
from typing import Final

import pytest

from marrakesh.server.errors import RequestError

STATUS: Final = {
    403: "no-key not-maker not-open not-your-seat only-maker players-only rated-name",
    404: "mail-link no-code no-invitation no-mail no-moment no-person no-seat no-table no-ticket",
    409: "abandoned busy cancelled colour-taken full key-used not-over nothing-free only-net"
    " only-net-leave other-rules rated-hand-on rated-twice record-secret resigned seat-empty"
    " seat-moved somebody-came ticket-used too-many-subscriptions",
    429: "address-watches table-watched too-many-analyses too-many-codes too-much-mail",
    500: "bug",
    503: "mail-failed not-written",
}
"""By what is wrong: with you, with the address, with the moment; with how much you want; with us.
Whatever is wrong with what was sent is 400."""


async def refusal(work: Awaitable[object]) -> RequestError:
    """How this is refused, in words of every language."""
    with pytest.raises(RequestError) as refused:
        await work
    found = refused.value
    assert len({found.explain(lang) for lang in ("en", "de", "nl")}) == 3
    statuses = [status for status, keys in STATUS.items() if found.key in keys.split()]
    if found.key != "passed":  # words of the rules or of who sits there
        assert found.status == (statuses or [400])[0], found.key
    return found
