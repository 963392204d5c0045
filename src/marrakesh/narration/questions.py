"""What is asked, and why an answer is none."""

from marrakesh.narration.actions import storage_space
from marrakesh.narration.scene import Scene
from marrakesh.narration.wording import Params, worded
from marrakesh.rules import actions
from marrakesh.rules.agenda import Reason
from marrakesh.rules.game import Game
from marrakesh.rules.sectors.medina import purse
from marrakesh.rules.words import DATE, GRAY, RED, SECTORS, WATER, sector_of
from marrakesh.texts import text

_STAGES = {actions.STORE: "store", actions.DISC: "disc", actions.PROVISION: "provision"}


def prompt(game: Game, lang: str = "en", seat: int | None = None) -> str:
    """What a seat is asked now and why, in a sentence; by default the first one waiting."""
    if game.over:
        return text(lang)("ask-nothing")
    seat = game.seat if seat is None else seat
    legal = game.legal_actions(seat)
    if not legal:
        return text(lang)("ask-wait")
    scene = Scene(game, lang, seat)
    params = {**worded(scene.texts, scene.facts), **_surroundings(scene)}
    return scene.texts(_question(scene, legal[0]), **params)


def _question(scene: Scene, action: int) -> str:
    """The key of the question, with its stage where one frame asks for several things."""
    key = f"ask-{scene.asked}"
    if scene.asked == "arrange":
        return f"{key}-{_STAGES[actions.verb_of(action)[0]]}"
    if scene.asked == "claim" and scene.player.has(61):
        return f"{key}-mixed"
    return key


def _surroundings(scene: Scene) -> Params:
    """What one has to know for an answer and the engine does not tell with the question."""
    player = scene.player
    if scene.asked == "arrange" and player.draw:
        return {"space": storage_space(scene)}
    if scene.asked == "select":
        return {"n": scene.values.assistants - player.chosen.bit_count()}
    if scene.asked == "river-water":
        return {"n": player.resources[WATER]}
    if scene.asked == "scrolls":
        scholars = player.keshis[GRAY] - scene.facts["spent"]
        return {"scholars": scholars, "dates": player.resources[DATE]}
    if scene.asked == "gates":
        return {"guards": player.free_guards(), "dinars": purse(player)}
    return {}


def explain(action: int, reason: Reason, lang: str = "en") -> str:
    """Why an action is not possible and what would be, for a reason of `Game.why_not`."""
    key, facts = reason
    texts = text(lang)
    params = worded(texts, facts)
    known = 0 <= action < actions.ACTION_COUNT
    said = actions.to_text(action) if known else str(action)
    if facts.get("colour") == RED and f"{key}-red" in texts:
        key = f"{key}-red"
    elif "colour" in facts:
        params["sector"] = SECTORS[sector_of(facts["colour"])]
    why = texts(key, **params, most=actions.ACTION_COUNT - 1)
    return texts("not-possible", action=said, why=why)
