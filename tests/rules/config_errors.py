"""Refused configurations."""

from collections.abc import Callable
from typing import Any

import pytest

from marrakesh import Config, ConfigError


def config_error(make: Callable[..., Config], /, *given: Any, **choices: Any) -> ConfigError:
    """Check that a configuration is refused, with a sentence; return the error."""
    with pytest.raises(ConfigError) as caught:
        make(*given, **choices)
    assert str(caught.value).endswith(".")
    return caught.value


def unknown(kind: str, value: str, *choices: str) -> dict[str, str]:
    """The parameters of the error for an unknown word, including the known words."""
    return {"kind": kind, "value": value, "choices": ", ".join(choices)}
