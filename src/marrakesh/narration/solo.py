"""What the Pashabot does and why, in words."""

from collections.abc import Sequence
from typing import Final

from marrakesh.narration.wording import Facts, worded
from marrakesh.rules.config import Config
from marrakesh.rules.events import Event
from marrakesh.rules.pashabot.variants import DIFFICULTIES, VARIANTS
from marrakesh.rules.words import COLOURS, LUXURY_TYPES, NOMAD, RED, SOUK, YELLOW
from marrakesh.texts import Texts, slug

NAME: Final = "Pashabot"
"""Its name in every language."""
_LAST_TIE: Final = 8
_OWN: Final = (
    "bot-assistant", "bot-claim", "bot-gate", "bot-priority", "bot-scrolls", "bot-takes",
    "strategy",
)  # fmt: skip
"""Events that only happen to it."""


def by_bot(event: Event, names: Sequence[str] | None) -> bool:
    """Whether an event is the Pashabot's: it sits behind the people."""
    if event.kind in _OWN:
        return True
    if names is None or event.seat < 1:
        return False
    return event.seat >= len(names) or names[event.seat] == NAME


def tell(texts: Texts, event: Event) -> str:
    """What only the Pashabot does, with its reason; nothing for what others do, too."""
    facts = event.facts
    player = texts("the-pashabot")
    if event.kind == "bot-claim":
        return _claim(texts, facts, player)
    if event.kind == "pawn":
        return texts("event-pawn-bot", **worded(texts, facts))
    if event.kind == "strategy":
        return texts(
            "event-strategy" if facts["river"] else "event-strategy-dry",
            player=player,
            number=facts["strategy"],
            **icons(texts, facts["upper"], facts["lower"]),
            **luxuries(texts, facts["first"], facts["second"]),
        )
    if event.kind not in _OWN:
        return ""
    params = worded(texts, facts)
    if "rule" in facts:
        params["why"] = texts(f"{event.kind}-{facts['rule']}")
    if event.kind == "bot-gate":
        params["workshop"] = facts["workshop"] + 1
    return texts(f"event-{event.kind}", player=player, **params)


def _claim(texts: Texts, facts: Facts, player: str) -> str:
    """A claim with the priority that decided, and why red stands in for another colour."""
    colour, sector = facts["colour"], facts["sector"]
    params = worded(texts, {**facts, "sector": max(0, sector)})
    why = texts(_reason(facts), **params)
    if colour == RED and sector >= 0 and not facts["completes"]:
        why = texts("bot-stands-in", why=why, colour=COLOURS[sector])
    kind = "-nomad" if colour == NOMAD else "-no-row" if sector < 0 else ""
    return texts(f"event-bot-claim{kind}", **{**params, "player": player, "why": why})


def _reason(facts: Facts) -> str:
    """The text of the priority that decided."""
    if facts["options"] == 1:
        return "bot-claim-only"
    if facts["rule"] == _LAST_TIE and YELLOW <= facts["colour"] < NOMAD:
        return "bot-claim-8-goods"
    return f"bot-claim-{facts['rule']}"


def icons(texts: Texts, upper: int, lower: int) -> dict[str, str]:
    """The keshis of a strategy tile; goods of any colour are one of them."""
    return {"upper": _icon(texts, upper), "lower": _icon(texts, lower)}


def _icon(texts: Texts, sector: int) -> str:
    return texts("count-goods", n=1) if sector == SOUK else texts.gain(1, COLOURS[sector])


def luxuries(texts: Texts, first: int, second: int) -> dict[str, str]:
    """The luxury goods of a strategy tile, the preferred one first."""
    names = [texts(f"luxury-{slug(LUXURY_TYPES[kind])}") for kind in (first, second)]
    return {"first": names[0], "second": names[1]}


def difficulty_of(config: Config) -> str:
    """The preset with the variants of a game, if there is one."""
    some = (name for name, variants in DIFFICULTIES.items() if variants == config.variants)
    return next(some, "")


def opponent(config: Config, texts: Texts) -> str:
    """Whom one plays against, in a sentence."""
    if config.solo == "simplified":
        return texts("solo-against-simplified")
    difficulty = difficulty_of(config)
    if difficulty:
        return texts("solo-against", difficulty=texts(f"difficulty-{difficulty}"))
    played = [texts(f"variant-{name}") for name in VARIANTS if name in config.variants]
    return texts("solo-against-variants", variants=", ".join(played))
