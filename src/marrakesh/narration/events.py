"""What happened, in words."""

from collections.abc import Sequence

from marrakesh.narration import solo
from marrakesh.narration.wording import worded
from marrakesh.rules.events import Event
from marrakesh.rules.modules.nomads import SPECTATOR_PLACE, VENDOR_PLACES
from marrakesh.rules.phases import ROUND_END, ROUND_START
from marrakesh.rules.values import GATE_SPACES
from marrakesh.rules.words import NOMAD
from marrakesh.texts import text


def tell(event: Event, lang: str = "en", names: Sequence[str] | None = None) -> str:
    """An event as a sentence, with the players' names, by default "Player 1" and so on.

    The Pashabot has its own name, whether `names` ends with it or with the last of the people.
    """
    texts = text(lang)
    if solo.by_bot(event, names):
        told = solo.tell(texts, event)
        if told:
            return told
    facts = dict(event.facts)
    if event.kind == "gate":
        facts["sector"] = GATE_SPACES[facts["space"]]
        facts["workshop"] += 1
    elif event.kind == "luxury-shown":
        facts["luxury"] = facts.pop("tile")
    elif event.kind == "nomad-leaves":
        facts["sector"] = facts["place"] % VENDOR_PLACES
    elif event.kind == "storage":
        facts["space"] = facts.pop("place")
    elif event.kind == "dung":
        facts["n"] = abs(facts["n"])
    if solo.by_bot(event, names):
        player = texts("the-pashabot")
    elif names is None or event.seat < 0:
        player = texts("player-name", number=event.seat + 1)
    else:
        player = names[event.seat]
    return texts(_key_of(event), player=player, **worded(texts, facts))


def _key_of(event: Event) -> str:
    """The text of an event: of its kind, or of one of the shapes a few kinds have."""
    facts = event.facts
    if event.kind == "points" and facts["points"] < 0:
        return "event-points-lost"
    if event.kind == "phase" and not ROUND_START <= facts["phase"] <= ROUND_END:
        return "event-season-phase"
    if event.kind == "assistants" and not facts["sectors"] and not facts["souk"]:
        return "event-no-assistants"
    if event.kind == "dung" and facts["n"] < 0:
        return "event-dung-less"
    if event.kind == "nomad-leaves" and facts["place"] >= VENDOR_PLACES:
        from_column = facts["place"] == SPECTATOR_PLACE
        return f"event-nomad-leaves-{'spectators' if from_column else 'vendor'}"
    if facts.get("colour") == NOMAD:
        return f"event-{event.kind}-nomad"
    return f"event-{event.kind}"
