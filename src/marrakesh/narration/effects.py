"""The effect of an option's tile: a second line below the option's own short text."""

from collections.abc import Callable
from typing import Final

from marrakesh.narration import tiles
from marrakesh.narration.actions import crowds
from marrakesh.narration.phrases import gains
from marrakesh.narration.scene import Scene
from marrakesh.rules import actions
from marrakesh.rules.bonuses import AnyOrder
from marrakesh.rules.game import Game


def effect_of(game: Game, action: int, lang: str = "en", seat: int | None = None) -> str:
    """The effect of an action's tile; empty if it has no tile or `describe` already says it all."""
    seat = game.seat if seat is None else seat
    if action not in game.legal_actions(seat):
        return ""
    scene = Scene(game, lang, seat)
    verb, place = actions.verb_of(action)
    if isinstance(scene.frame, AnyOrder) or verb not in _EFFECTS:
        return ""
    return _EFFECTS[verb](scene, place)


def _scroll(scene: Scene, place: int) -> str:
    return tiles.scroll(scene.texts, scene.values, place + 1, scene.edition)


def _luxury(scene: Scene, place: int) -> str:
    gain = tiles.luxury_gain(scene.texts, scene.values, place + 1)
    bonus = tiles.luxury_bonus(scene.texts, scene.values, place + 1, scene.table.camels)
    given = scene.texts.listing([gain, bonus]) if bonus else gain
    keshi = tiles.falcon_keshi(scene.texts, scene.values, place + 1)
    return scene.texts("falcon-also", gain=given, cost=keshi) if keshi else given


def _office(scene: Scene, place: int) -> str:
    return gains(scene.texts, scene.values.office[scene.table.office][place])


def _oasis(scene: Scene, place: int) -> str:
    return tiles.oasis(scene.texts, scene.values, scene.player.oases[place])


def _open_oasis(scene: Scene, place: int) -> str:
    return tiles.oasis(scene.texts, scene.values, scene.table.open_oases[place])


def _provision(scene: Scene, place: int) -> str:
    if scene.player.face_down:
        return ""
    tile = scene.player.provisions[place]
    if scene.asked == "start-of-season":
        return tiles.season_effect(scene.texts, scene.values, tile)
    return tiles.provision_effect(scene.texts, scene.values, tile)


def _town(scene: Scene, place: int) -> str:
    return tiles.town(scene.texts, scene.values, place + 1, scene.edition)


def _award(scene: Scene, tier: int) -> str:
    benefit = scene.values.awards[scene.table.awards[0]][tier]
    return tiles.benefit(scene.texts, benefit)


def _building(scene: Scene, number: int) -> str:
    if scene.asked == "start-of-season":
        return ""
    gain = tiles.building_gain(scene.texts, scene.values, number)
    if not scene.table.abilities:
        return gain
    library = "yellow" if scene.table.yellow_library else "gray"
    ability = tiles.ability(scene.texts, number, library)
    return scene.texts("with-ability", gain=gain, ability=ability)


_EFFECTS: Final[dict[int, Callable[[Scene, int], str]]] = {
    actions.SCROLL: _scroll,
    actions.LUXURY: _luxury,
    actions.OFFICE: _office,
    actions.OASIS: _oasis,
    actions.OPEN_OASIS: _open_oasis,
    actions.PROVISION: _provision,
    actions.TOWN: _town,
    actions.AWARD: _award,
    actions.BUILDING: _building,
    actions.DISC: crowds,
}
