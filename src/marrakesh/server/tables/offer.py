"""What can be chosen for a game, in words; and tiles explained."""

from collections.abc import Iterable
from functools import cache
from typing import Final

from marrakesh.narration import explained
from marrakesh.rules.config import EDITIONS, LAYERS, MODULES, OPPONENTS, PRESETS
from marrakesh.rules.pashabot.variants import DIFFICULTIES, VARIANTS
from marrakesh.server.messages import Offer, Offered, TileHelp
from marrakesh.server.refusals import Passed
from marrakesh.texts import text

BOTS: Final = ("random", "greedy", "planner:200ms", "search:500ms", "search:2s", "net")
"""The bots to choose from, the weakest first."""


@cache
def offer(lang: str) -> Offer:
    """All that can be chosen for a game."""

    def offered(kind: str, names: Iterable[str]) -> list[Offered]:
        say = text(lang)
        keys = {name: f"{kind}-{name.replace(':', '-')}" for name in names}
        return [
            Offered(name=name, title=say(key), about=say(f"about-{key}"))
            for name, key in keys.items()
        ]

    return Offer(
        editions=offered("edition", reversed(EDITIONS)),
        towers=offered("tower-layer", LAYERS),
        modules=offered("module", MODULES),
        presets=offered("preset", PRESETS),
        opponents=offered("opponent", OPPONENTS),
        difficulties=offered("difficulty", DIFFICULTIES),
        difficulty_variants={name: sorted(some) for name, some in DIFFICULTIES.items()},
        variants=offered("variant", VARIANTS),
        bots=offered("bot", BOTS),
    )


def tile_help(kind: str, number: str, lang: str, edition: str) -> TileHelp:
    """What a tile does: of the kind `river-tile`, say, number 7."""
    kind = kind.replace("-", " ")[:40]
    try:
        told = explained(kind, number[:40], lang, edition)
    except LookupError as error:
        sentence = str(error.args[0])
        raise Passed(lambda _: sentence, 404) from None
    return TileHelp(
        lines=[line for lines, _ in told for line in lines],
        notes=[note for _, notes in told for note in notes],
    )
