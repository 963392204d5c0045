"""Refusals, carried as text keys so that they can be explained in the reader's language."""


class LocalizedError(ValueError):
    """A text key and its parameters."""

    def __init__(self, key: str, **params: str | int) -> None:
        super().__init__(key, params)
        self.key = key
        self.params = params

    def explain(self, lang: str) -> str:
        from marrakesh.texts import text  # keeps worker start-up fast

        return text(lang)(self.key, **self.params)

    def __str__(self) -> str:
        return self.explain("en")
