"""Actions of the modules in words."""

from collections.abc import Callable
from typing import Final

from marrakesh.narration import tiles
from marrakesh.narration.phrases import few_goods, points, resources, two_digits
from marrakesh.narration.scene import Scene
from marrakesh.rules import actions
from marrakesh.rules.modules import awards, camels, luxury_goods, provision_tiles, spectators
from marrakesh.rules.sectors import madrasa, souk
from marrakesh.rules.tiles import displays
from marrakesh.rules.words import (
    BUILDINGS,
    COLOURS,
    NOMAD,
    PATHS,
    SCROLL_COLOURS,
    SECTORS,
    TRACKS,
    YELLOW,
)
from marrakesh.texts import slug

_WITH_BONUS: Final = ("orchard", "square", "sahara")
"""Sectors that give a nomad a placement bonus."""


# ---- nomads


def _claim_nomad(scene: Scene, place: int) -> str:
    return scene.say("do-claim-nomad", cost=resources(scene.texts, scene.values.nomad_cost))


def _deploy_nomad(scene: Scene, place: int) -> str:
    return scene.say("do-deploy-nomad")


def _nomad_to(scene: Scene, place: int) -> str:
    sector = SECTORS[place]
    gain = points(scene.texts, scene.values.green_bonus)
    key = f"do-nomad-to-{sector}" if sector in _WITH_BONUS else "do-nomad-to"
    return scene.texts(key, sector=sector, gain=gain)


def _nomad_vendor(scene: Scene, sector: int) -> str:
    return scene.say("do-nomad-vendor", sector=SECTORS[sector])


def _nomad_from(scene: Scene, sector: int) -> str:
    return scene.say("do-nomad-from", sector=SECTORS[sector])


def _nomad_from_vendor(scene: Scene, sector: int) -> str:
    return scene.say("do-nomad-from-vendor", sector=SECTORS[sector])


def _nomad_from_spectators(scene: Scene, place: int) -> str:
    return scene.say("do-nomad-from-spectators")


def _commit(scene: Scene, nomad: int) -> str:
    return scene.say("do-commit-nomad" if nomad else "do-commit-guard")


# ---- camels and awards


def _spectators(scene: Scene, place: int) -> str:
    """How far the camel runs; in an exchange it does not move."""
    camel = spectators.of(scene.player)
    if camel.podium or isinstance(scene.frame, provision_tiles.BoardOrColumn):
        return scene.say("do-spectators-still")
    colour = NOMAD
    if isinstance(scene.frame, camels.BoardOrSpectators):
        colour = scene.frame.colour
    steps = scene.values.camel_steps[len({*camel.column, colour})]
    return scene.say("do-spectators", n=steps)


def _award(scene: Scene, tier: int) -> str:
    benefit = scene.values.awards[scene.table.awards[0]][tier]
    return scene.say("do-award", cost=tiles.award_cost(scene.texts, benefit, tier))


def _award_dung(scene: Scene, place: int) -> str:
    colour = scene.values.award_dung[scene.table.awards[0]]
    return scene.say_facts("do-award-dung", colour=colour)


def _discard(scene: Scene, colour: int) -> str:
    return _keshi_or_nomad(scene, "do-discard", colour)


def _return_spectator(scene: Scene, colour: int) -> str:
    return _keshi_or_nomad(scene, "do-return-spectator", colour)


def _keshi_or_nomad(scene: Scene, key: str, colour: int) -> str:
    if colour == NOMAD:
        return scene.texts(f"{key}-nomad")
    return scene.texts(key, colour=COLOURS[colour], n=1)


def _discard_dung(scene: Scene, place: int) -> str:
    return scene.say("do-discard-dung")


def _steps(scene: Scene, place: int) -> str:
    if isinstance(scene.frame, luxury_goods.Ride):
        cost = camels.bridge_costs(scene.table, scene.player, place + 1)
        key = "do-steps-camel-bridge" if any(cost) else "do-steps-camel"
        return scene.texts(key, n=place + 1, cost=resources(scene.texts, cost))
    assert isinstance(scene.frame, awards.StepsHere)
    return scene.say("do-steps", n=place + 1, track=TRACKS[scene.frame.track])


def _stack(scene: Scene, place: int) -> str:
    """A stack to look through: its size and top tile."""
    texts, table = scene.texts, scene.table
    if isinstance(scene.frame, madrasa.ChooseStack):
        stack = 3 * scene.frame.colour + place
        size, tile = len(displays.scrolls_in(table, stack)), table.scrolls[stack]
        top = texts("points-scroll", number=two_digits(tile))
    else:
        size, tile = len(displays.luxuries_in(table, place)), table.luxury[place]
        luxury = tiles.luxury_type(scene.values, tile)
        top = texts("luxury-on-top", number=tile, luxury=luxury)
    key = "do-stack" if tile else "do-stack-covered"
    return scene.texts(key, number=place + 1, n=size, top=top)


# ---- desert towns


def _town(scene: Scene, place: int) -> str:
    cost = few_goods(scene.texts, scene.values.town_cost)
    return scene.say("do-town", number=two_digits(place + 1), cost=cost)


def _return_caravan(scene: Scene, path: int) -> str:
    return scene.say("do-return-caravan", path=PATHS[path])


# ---- buildings


def _building(scene: Scene, number: int) -> str:
    """A building to choose; or the library at the start of a season."""
    if scene.asked == "start-of-season":
        colour = provision_tiles.library_colour(scene.table)
        return scene.texts("do-building-library", academy=SCROLL_COLOURS[colour])
    return scene.texts("do-building", building=slug(BUILDINGS[number]))


# ---- prices


def _omit(scene: Scene, goods: int) -> str:
    return scene.say("do-omit", colour=COLOURS[YELLOW + goods], n=1)


def _omit_resource(scene: Scene, resource: int) -> str:
    return scene.say_facts("do-omit-resource", thing=resource)


def _give(scene: Scene, colour: int) -> str:
    return scene.say_facts("do-give", colour=colour)


def _swap_storage(scene: Scene, space: int) -> str:
    colour = scene.player.storage[space]
    return scene.say("do-swap-storage", colour=COLOURS[colour], n=1, space=space + 1)


def luxury_discount(scene: Scene, tile: int) -> int:
    """The discount on a luxury good here, in goods."""
    off = souk.discount(scene.table, scene.player, tile)
    return off + scene.frame.off if isinstance(scene.frame, awards.LuxuryOfStack) else off


def spectator_list(scene: Scene) -> str:
    """The spectators of a player's column: "2 green keshis and 1 nomad"."""
    column = spectators.of(scene.player).column
    said = [
        scene.texts.gain(column.count(colour), COLOURS[colour])
        for colour in range(NOMAD)
        if colour in column
    ]
    if NOMAD in column:
        said.append(scene.texts("count-nomad", n=column.count(NOMAD)))
    return scene.texts.listing(said)


DESCRIBE: Final[dict[int, Callable[[Scene, int], str]]] = {
    actions.CLAIM_NOMAD: _claim_nomad,
    actions.DEPLOY_NOMAD: _deploy_nomad,
    actions.SPECTATORS: _spectators,
    actions.NOMAD_TO: _nomad_to,
    actions.NOMAD_VENDOR: _nomad_vendor,
    actions.NOMAD_FROM: _nomad_from,
    actions.NOMAD_FROM_VENDOR: _nomad_from_vendor,
    actions.NOMAD_FROM_SPECTATORS: _nomad_from_spectators,
    actions.TOWN: _town,
    actions.AWARD: _award,
    actions.AWARD_DUNG: _award_dung,
    actions.DISCARD: _discard,
    actions.DISCARD_DUNG: _discard_dung,
    actions.BUILDING: _building,
    actions.OMIT: _omit,
    actions.GIVE: _give,
    actions.COMMIT: _commit,
    actions.RETURN_CARAVAN: _return_caravan,
    actions.SWAP_STORAGE: _swap_storage,
    actions.RETURN_SPECTATOR: _return_spectator,
    actions.STACK: _stack,
    actions.STEPS: _steps,
    actions.OMIT_RESOURCE: _omit_resource,
}
