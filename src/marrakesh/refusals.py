"""What cannot be done: the key of a text, which says it in the language of whoever asks."""


class Refused(ValueError):
    """The key of a text, and its parameters."""

    def __init__(self, key: str, **params: str | int) -> None:
        super().__init__(key, params)
        self.key = key
        self.params = params

    def explain(self, lang: str) -> str:
        from marrakesh.texts import text  # a worker starts more quickly without

        return text(lang)(self.key, **self.params)

    def __str__(self) -> str:
        return self.explain("en")
