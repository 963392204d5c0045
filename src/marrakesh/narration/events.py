"""What happened, in words."""

from collections.abc import Sequence

from marrakesh.narration.wording import worded
from marrakesh.rules.events import Event
from marrakesh.rules.phases import ROUND_END, SELECT
from marrakesh.rules.values import GATE_SPACES
from marrakesh.texts import text


def tell(event: Event, lang: str = "en", names: Sequence[str] | None = None) -> str:
    """An event as a sentence, with the players' names, by default "Player 1" and so on."""
    texts = text(lang)
    facts = dict(event.facts)
    if event.kind == "gate":
        facts["sector"] = GATE_SPACES[facts["space"]]
        facts["workshop"] += 1
    elif event.kind == "luxury-shown":
        facts["luxury"] = facts.pop("tile")
    if names is None or event.seat < 0:
        player = texts("player-name", number=event.seat + 1)
    else:
        player = names[event.seat]
    return texts(_key_of(event), player=player, **worded(texts, facts))


def _key_of(event: Event) -> str:
    """The text of an event: of its kind, or of one of the two shapes a few kinds have."""
    facts = event.facts
    if event.kind == "points" and facts["points"] < 0:
        return "event-points-lost"
    if event.kind == "phase" and not SELECT <= facts["phase"] <= ROUND_END:
        return "event-season-phase"
    if event.kind == "assistants" and not facts["sectors"] and not facts["souk"]:
        return "event-no-assistants"
    return f"event-{event.kind}"
