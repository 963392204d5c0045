"""Errors of scenarios."""


class ScenarioError(ValueError):
    """A position that no game can reach."""


def require(condition: bool, otherwise: str) -> None:
    if not condition:
        raise ScenarioError(otherwise)
