"""The rules of the game. They run as plain Python or, from a wheel, compiled to C."""


def compiled() -> bool:
    """Whether this is the compiled engine."""
    from marrakesh.rules import game

    return not str(game.__file__).endswith(".py")
