"""User-facing texts in English, German and Dutch.

Each language is a folder of Fluent catalogues (projectfluent.org) with the same messages: names.ftl
has the names of things, tiles.ftl what tiles and spaces do, play.ftl questions, actions and events,
you.ftl events in the second person, terminal.ftl texts of the terminal alone, analysis.ftl and
arena.ftl results about games, coach.ftl the reasons of hints, tables.ftl tables in the browser,
notices.ftl what people are told when no page is open, server.ftl the server and its commands,
components.ftl errors in component files, proof.ftl the proof sheet.

    >>> text("de")("scroll-20", gain=gain("de", 2, "dinar"))
    'Du erhältst sofort 2 Dinar.'
"""

import re
from collections.abc import Iterable
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final, Literal

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Pattern, Placeable, VariableReference

from marrakesh.texts.bidi import isolated

LANGUAGES = ("en", "de", "nl")
CATALOGUES = (
    "names.ftl", "tiles.ftl", "play.ftl", "you.ftl", "terminal.ftl", "analysis.ftl", "coach.ftl",
    "arena.ftl", "tables.ftl", "notices.ftl", "server.ftl", "components.ftl", "proof.ftl",
)  # fmt: skip
MINUS: Final = "\N{MINUS SIGN}"
"""Before negative numbers, where most fonts make the hyphen too short."""
_ENTRY: Final = re.compile(r"^(-?[a-z][\w-]*) *=", re.M)
"""Where a message or a term begins."""
_REFERENCE: Final = re.compile(r"\{\s*(-?[a-z][\w-]*)")


class Texts:
    """The texts of one language. Call it with a key and the parameters of that message."""

    def __init__(self, lang: str) -> None:
        if lang not in LANGUAGES:
            choices = " or ".join((", ".join(LANGUAGES[:-1]), LANGUAGES[-1]))
            raise LookupError(f"no texts in '{lang}': choose {choices}")
        self.lang = lang
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._unread = _entries(lang)
        # cached: a table repeats the same texts, and formatting is slow
        self._known = lru_cache(maxsize=20_000)(self._say)

    def __contains__(self, key: str) -> bool:
        self._read(key)
        return self._bundle.has_message(key)

    def _read(self, key: str) -> None:
        """Parse an entry when it is needed: all of them take a fifth of a second.

        What it refers to comes first, so that a thread that finds it finds everything.
        """
        entry = self._unread.get(key)
        if entry is not None:
            for other in _REFERENCE.findall(entry):
                self._read(other)
            self._bundle.add_resource(FluentResource(entry))
            self._unread.pop(key, None)

    def __call__(self, key: str, /, **params: str | int) -> str:
        """The message `key`; parameters it does not use are ignored, missing ones are an error."""
        return self._known(key, tuple(params.items()))

    def _say(self, key: str, params: tuple[tuple[str, str | int], ...]) -> str:
        if key not in self:
            raise LookupError(f"no text '{key}' in '{self.lang}'")
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise LookupError(f"text '{key}' in '{self.lang}' has no value")
        given = {name: isolated(one) if isinstance(one, str) else one for name, one in params}
        shown, errors = self._bundle.format_pattern(pattern, given)
        if errors:
            faults = "; ".join(str(error) for error in errors)
            raise ValueError(f"text '{key}' in '{self.lang}': {faults}")
        said = str(shown)
        for _, one in params:
            if isinstance(one, int) and one < 0:
                said = said.replace(f"-{-one}", f"{MINUS}{-one}")
        return said

    def opens_with(self, key: str, param: str) -> bool:
        """Whether the message begins with a parameter as a separate word."""
        self._read(key)
        match self._bundle.get_message(key).value:
            case Pattern(elements=[Placeable(expression=VariableReference(id=begins)), then, *_]):
                return begins.name == param and getattr(then, "value", "").startswith(" ")
        return False

    def gain(self, amount: int, thing: str) -> str:
        """An amount of a component's `thing`: "2 dates", "1 river step", "3 points"."""
        return self(f"gain-{slug(thing)}", n=amount)

    def listing(self, items: Iterable[str], last: Literal["and", "or"] = "and") -> str:
        """The items as a list in words: "a, b and c"; "nothing" if there are none."""
        *most, end = list(items) or [self("list-nothing")]
        if not most:
            return end
        start = most[0]
        for item in most[1:]:
            start = self("list-comma", first=start, last=item)
        return self(f"list-{last}", first=start, last=end)


def _entries(lang: str) -> dict[str, str]:
    """The messages and terms of a language by key, as they are written."""
    found: dict[str, str] = {}
    for name in CATALOGUES:
        catalogue = files(__name__).joinpath(lang, name).read_text(encoding="utf-8")
        starts = list(_ENTRY.finditer(catalogue))
        ends = [*(start.start() for start in starts[1:]), len(catalogue)]
        for start, end in zip(starts, ends, strict=True):
            found.setdefault(start[1], catalogue[start.start() : end])
    return found


@cache
def text(lang: str) -> Texts:
    """The texts of a language, loaded once."""
    return Texts(lang)


def gain(lang: str, amount: int, thing: str) -> str:
    """See Texts.gain."""
    return text(lang).gain(amount, thing)


def listing(lang: str, items: Iterable[str], last: Literal["and", "or"] = "and") -> str:
    """See Texts.listing."""
    return text(lang).listing(items, last)


def languages() -> list[str]:
    """The available languages, English first."""
    return list(LANGUAGES)


def slug(word: str) -> str:
    """One of the game's words as used in keys and parameters: "oil lamp" is oil-lamp."""
    return word.replace(" ", "-")
