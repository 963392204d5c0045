"""The conversion of errors into those reported to clients."""

import logging

from marrakesh.server.errors import RequestError
from marrakesh.server.storage.store_interface import NotWritten, Unsure

log = logging.getLogger(__name__)


def as_request_error(error: Exception, method: str, path: str) -> RequestError:
    """Turn an error into a RequestError; unexpected errors are logged."""
    match error:
        case RequestError():
            return error
        case NotWritten():
            return RequestError("not-written", 503)
        case Unsure():
            return RequestError("unsure", 503)
        case RecursionError():  # a body that is nested too deeply
            return RequestError("body", 400, reason=str(error))
    log.error("Request failed", exc_info=error, extra={"method": method, "path": path})
    return RequestError("bug", 500)
