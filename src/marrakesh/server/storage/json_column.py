"""Columns that hold JSON of a type."""

from typing import Any

import msgspec
from sqlalchemy import Dialect, Text
from sqlalchemy.types import TypeDecorator


class Json(TypeDecorator[Any]):
    """A value of a type, stored as the text of its JSON."""

    impl = Text
    cache_ok = True

    def __init__(self, type: Any) -> None:
        super().__init__()
        self.type = type
        # made here, since they read in the writer's thread: two must not meet a type for the
        # first time
        self._decode = msgspec.json.Decoder(type).decode

    def process_bind_param(self, value: Any, dialect: Dialect) -> str:
        return msgspec.json.encode(value).decode()

    def process_result_value(self, value: Any, dialect: Dialect) -> Any:
        return self._decode(value)
