"""The rules of the game: pure Python, or compiled to C when installed from a wheel."""


def compiled() -> bool:
    """Whether this is the compiled engine."""
    from marrakesh.rules import game

    return not str(game.__file__).endswith(".py")
