"""Columns that hold typed JSON."""

from typing import Any

import msgspec
from sqlalchemy import Dialect, Text
from sqlalchemy.types import TypeDecorator


class Json(TypeDecorator[Any]):
    """A typed value, stored as JSON text."""

    impl = Text
    cache_ok = True

    def __init__(self, type: Any) -> None:
        super().__init__()
        self.type = type
        # created here because columns are also read in the writer's thread: two threads must not
        # make msgspec inspect a new type simultaneously
        self._decode = msgspec.json.Decoder(type).decode

    def process_bind_param(self, value: Any, dialect: Dialect) -> str:
        return msgspec.json.encode(value).decode()

    def process_result_value(self, value: Any, dialect: Dialect) -> Any:
        return self._decode(value)
