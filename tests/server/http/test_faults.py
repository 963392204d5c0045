"""What the client is told of errors that are not its own, and of those that are."""

import logging
from types import SimpleNamespace
from typing import Any

import pytest
from litestar.exceptions import (
    HTTPException,
    InternalServerException,
    MethodNotAllowedException,
    NotFoundException,
)

from marrakesh.server.errors import RequestError
from marrakesh.server.http.replies import _as_refusal
from marrakesh.server.storage.store_interface import NotWritten, Unsure

REQUEST: Any = SimpleNamespace(scope={"path": "/api/x"}, method="GET")


@pytest.mark.parametrize(
    ("error", "key", "status"),
    [
        (RequestError("full", 409), "full", 409), (MethodNotAllowedException(), "method", 405),
        (NotFoundException(), "no-path", 404), (HTTPException(status_code=413), "too-large", 413),
        (HTTPException(status_code=415), "body", 415),
        (HTTPException(status_code=451), "body", 451),
        (InternalServerException("client disconnected"), "body", 400), (Unsure(), "unsure", 503),
        (RecursionError("deep"), "body", 400), (NotWritten(), "not-written", 503),
    ],
)  # fmt: skip
def test_errors_that_have_a_name(
    error: Exception, key: str, status: int, caplog: pytest.LogCaptureFixture
) -> None:
    told = _as_refusal(REQUEST, error)
    assert (told.key, told.status) == (key, status)
    assert not caplog.records


@pytest.mark.parametrize("error", [LookupError("x"), InternalServerException("x")])
def test_all_others_are_faults_of_ours(error: Exception, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR):
        told = _as_refusal(REQUEST, error)
    assert (told.key, told.status) == ("bug", 500)
    (record,) = caplog.records
    assert record.getMessage() == "Request failed"
    assert vars(record)["path"] == "/api/x"
