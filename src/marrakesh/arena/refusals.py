"""What the arena cannot do, said in one sentence."""


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
