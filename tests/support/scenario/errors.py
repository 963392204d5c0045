"""What a scenario refuses."""


class ScenarioError(ValueError):
    """A position that cannot be."""


def require(condition: bool, otherwise: str) -> None:
    if not condition:
        raise ScenarioError(otherwise)
