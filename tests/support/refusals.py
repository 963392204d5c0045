"""Refused requests, for the tests: their messages and HTTP status."""

from collections.abc import Awaitable, Iterator
from contextlib import contextmanager
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
"""Refusals by cause: the client, the address, the moment, the rate, or the server.

Any other fault in a request is 400.
"""


def words_of(key: str, lang: str = "en", **params: str | int) -> str:
    """Return the message of a refusal."""
    return RequestError(key, 400, **params).explain(lang)


@contextmanager
def refused_as(key: str) -> Iterator[None]:
    """Check that a request is refused for this reason."""
    with pytest.raises(RequestError) as refused:
        yield
    assert refused.value.key == key
    _check(refused.value)


async def refusal(work: Awaitable[object]) -> RequestError:
    """Check that a request is refused in every language; return the refusal."""
    with pytest.raises(RequestError) as refused:
        await work
    _check(refused.value)
    return refused.value


def _check(found: RequestError) -> None:
    assert len({found.explain(lang) for lang in ("en", "de", "nl")}) == 3
    statuses = [status for status, keys in STATUS.items() if found.key in keys.split()]
    if found.key != "passed":  # messages of the rules or about a player
        assert found.status == (statuses or [400])[0], found.key
