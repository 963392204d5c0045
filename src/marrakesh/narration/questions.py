"""Questions, and why an answer is not legal."""

from marrakesh.narration.actions import storage_space
from marrakesh.narration.modules import spectator_list
from marrakesh.narration.phrases import Params, resources, worded
from marrakesh.narration.scene import Scene
from marrakesh.rules import actions, bonuses
from marrakesh.rules.agenda import Reason
from marrakesh.rules.config import ConfigError
from marrakesh.rules.game import Game
from marrakesh.rules.modules import luxury_goods
from marrakesh.rules.phases import SETUP
from marrakesh.rules.sectors import madrasa, souk
from marrakesh.rules.sectors.medina import purse
from marrakesh.rules.setup import KEPT_PROVISIONS
from marrakesh.rules.tile_names import CLAIM_MIXED
from marrakesh.rules.words import DATE, GRAY, NOMAD, RED, SECTORS, WATER, sector_of
from marrakesh.texts import text

_STAGES = {
    actions.STORE: "store",
    actions.DISC: "disc",
    actions.PROVISION: "provision",
    actions.BUILDING: "building",
}


def prompt(game: Game, lang: str = "en", seat: int | None = None) -> str:
    """The current question to a seat and its reason; by default to the first seat waiting."""
    if game.over:
        return text(lang)("ask-nothing")
    seat = game.seat if seat is None else seat
    legal = game.legal_actions(seat)
    if not legal:
        return text(lang)("ask-wait")
    scene = Scene(game, lang, seat)
    params = {**worded(scene.texts, scene.facts), **_surroundings(scene)}
    return scene.texts(_question(scene, legal), **params)


def _question(scene: Scene, legal: list[int]) -> str:
    """The key of the question, with its stage or form if one frame asks several things."""
    key = f"ask-{scene.asked}"
    frame = scene.frame
    if scene.asked == "arrange":
        stage = _STAGES[actions.verb_of(legal[0])[0]]
        if stage == "provision" and scene.player.face_down:
            stage = "omit"
        return f"{key}-{stage}"
    if scene.asked == "next-provision" and scene.table.phase == SETUP:
        return "ask-arrange-provision"
    if scene.asked == "claim":
        return key + _claimable(scene, legal)
    if scene.asked == "board-or-spectators" and legal[0] == actions.SPECTATORS:
        return f"{key}-full"
    if isinstance(frame, souk.Trade) and frame.branch != souk.EITHER:
        return f"{key}-office" if frame.branch == souk.OFFICE_ONLY else f"{key}-luxury"
    if isinstance(frame, bonuses.AnyKeshi) and frame.may_stop:
        return f"{key}-optional"
    if isinstance(frame, luxury_goods.OtherResource):
        return f"{key}-exchange"
    if isinstance(frame, madrasa.FreeScroll) and not frame.may_decline:
        return f"{key}-paid"
    if isinstance(frame, madrasa.ChooseStack) and frame.library:
        return f"{key}-library"
    if isinstance(frame, luxury_goods.Ride):
        return f"{key}-camel"
    if scene.facts.get("colour") == NOMAD:
        return f"{key}-nomad"
    return key


def _claimable(scene: Scene, legal: list[int]) -> str:
    """The form of the question by what there is to claim."""
    if legal[0] == actions.CLAIM_NOMAD:
        return "-nomad"
    if scene.player.has(CLAIM_MIXED):
        return "-mixed"
    return "-or-nomad" if actions.CLAIM_NOMAD in legal else ""


def _surroundings(scene: Scene) -> Params:
    """Context needed for an answer that the engine's question does not carry."""
    player, frame = scene.player, scene.frame
    if scene.asked == "arrange" and player.draw:
        return {"space": storage_space(scene)}
    if scene.asked == "arrange":
        return {"n": len(player.face_down) - KEPT_PROVISIONS}
    if scene.asked == "select":
        return {"n": scene.values.assistants - player.chosen.bit_count()}
    if scene.asked == "river-water":
        return {"n": player.resources[WATER]}
    if scene.asked == "scrolls":
        scholars = player.keshis[GRAY] - scene.facts["spent"]
        return {"scholars": scholars, "dates": player.resources[DATE]}
    if scene.asked == "gates":
        return {"guards": player.free_guards(), "dinars": purse(player)}
    if isinstance(frame, madrasa.FreeScroll):
        return {"n": madrasa.less_with_sultan(scene.table, player, frame.dates)}
    if isinstance(frame, madrasa.ChooseStack):
        return {"n": madrasa.first_of(scene.table, player, frame.colour)[1]}
    if scene.asked == "move-nomads":
        return {"cost": resources(scene.texts, scene.values.nomad_move)}
    if scene.asked == "award":
        return {"column": spectator_list(scene)}
    return {}


def explain(action: int, reason: Reason, lang: str = "en") -> str:
    """Why an action is illegal and what it would take, for a reason from `Game.why_not`."""
    known = 0 <= action < actions.ACTION_COUNT
    said = actions.to_text(action) if known else str(action)
    return text(lang)("not-possible", action=said, why=because(reason, lang))


def because(reason: Reason, lang: str = "en") -> str:
    """The reason alone, as the second half of a sentence."""
    key, facts = reason
    texts = text(lang)
    params = worded(texts, facts)
    if facts.get("colour") == RED and f"{key}-red" in texts:
        key = f"{key}-red"
    elif "colour" in facts:
        params["sector"] = SECTORS[sector_of(facts["colour"])]
    return texts(key, **params, most=actions.ACTION_COUNT - 1)


def refusal(error: ConfigError, lang: str = "en") -> str:
    """Why a configuration is invalid, in a sentence."""
    texts = text(lang)
    params = dict(error.params)
    if "choices" in params:
        params["choices"] = texts.listing(str(params["choices"]).split(", "), "or")
    return texts(error.key, **params)
