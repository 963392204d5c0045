"""Actions in words, in the context of the question."""

from collections.abc import Callable, Sequence
from typing import Final

from marrakesh.narration import modules, tiles
from marrakesh.narration.phrases import (
    few_goods,
    gains,
    points,
    resources,
    signed_points,
    two_digits,
)
from marrakesh.narration.scene import Scene
from marrakesh.rules import actions, usage
from marrakesh.rules.bonuses import AnyOrder
from marrakesh.rules.game import Game
from marrakesh.rules.modules import perks
from marrakesh.rules.modules.provision_tiles import NewStorageKeshi
from marrakesh.rules.seasons import provision_cost
from marrakesh.rules.sectors import madrasa, medina, sahara, stairs
from marrakesh.rules.sectors.square import spectators
from marrakesh.rules.setup import keshi_spaces
from marrakesh.rules.tile_names import CHEAP_OASES, RAPIDS_TWICE
from marrakesh.rules.tiles import oases, river_tiles
from marrakesh.rules.values import GATE_SPACES, Gains
from marrakesh.rules.words import (
    ANY_GOODS,
    COLOURS,
    DATE,
    GAINS,
    KESHI,
    MEDINA,
    PALACE_STEP,
    PATHS,
    POINT,
    RED,
    SAHARA,
    SECTORS,
    SOUK,
    START,
    TRACKS,
    YELLOW,
    sector_of,
)


def describe(game: Game, action: int, lang: str = "en", seat: int | None = None) -> str:
    """An action in words; an illegal one has no context and is shown in notation."""
    seat = game.seat if seat is None else seat
    if action not in game.legal_actions(seat):
        return actions.to_text(action)
    scene = Scene(game, lang, seat)
    if isinstance(scene.frame, AnyOrder):
        return _next_bonus(scene, scene.frame, action)
    verb, place = actions.verb_of(action)
    if verb in _PLAIN:
        key, fact = _PLAIN[verb]
        return scene.say_facts(key, **{fact: place})
    return _DESCRIBE[verb](scene, place)


def _next_bonus(scene: Scene, frame: AnyOrder, action: int) -> str:
    """One of several bonuses in any order, regardless of the verb that picks it."""
    place = next(place for place, item in enumerate(frame.items) if item[0] == action)
    bonuses = [((item[1], item[2]),) for item in frame.items]
    return scene.say("do-next", gain=_told_apart(scene, bonuses, place))


def _told_apart(scene: Scene, bonuses: Sequence[Gains], place: int) -> str:
    """A bonus, with its place if another one gives the same."""
    said = gains(scene.texts, bonuses[place])
    if bonuses.count(bonuses[place]) > 1:
        return scene.texts("place-number", gain=said, number=place + 1)
    return said


# ---- selecting, claiming, placing


def _on_ring(scene: Scene, space: int) -> str:
    """A space of the main square by its bonus."""
    return _told_apart(scene, [(bonus,) for bonus in scene.values.ring], space)


def _done(scene: Scene, place: int) -> str:
    return scene.say("do-done")


def _select(scene: Scene, colour: int) -> str:
    if colour == RED:
        return scene.say("do-select-red")
    return scene.say_facts("do-select", colour=colour, sector=sector_of(colour))


def _claim(scene: Scene, place: int) -> str:
    colour, second = divmod(place, 2)
    return scene.say_facts("do-claim", colour=colour, n=second + 1)


def _caravan(scene: Scene, path: int) -> str:
    space = scene.player.caravans[path]
    if path == START:
        gain = gains(scene.texts, (scene.values.start_oasis[space],))
        return scene.say("do-caravan-start", path=PATHS[path], gain=gain)
    if space == sahara.PATH_SPACES[path]:
        found = scene.table.open_towns and not scene.player.towns[path]
        gain = points(scene.texts, scene.values.town_points)
        return scene.say(
            "do-caravan-town" if found else "do-caravan-no-town", path=PATHS[path], gain=gain
        )
    return scene.say("do-caravan", path=PATHS[path], space=space + 1)


def _goods(scene: Scene, place: int) -> str:
    return scene.say_facts("do-take-keshi", colour=YELLOW + place, n=scene.facts["n"])


def _pair(scene: Scene, colour: int) -> str:
    return scene.say_facts("do-deploy", colour=colour, n=2)


def _take_point(scene: Scene, place: int) -> str:
    return scene.say_facts("do-take", thing=POINT)


# ---- assistants and sector actions


def _use(scene: Scene, sector: int) -> str:
    if usage.vendor_pays(scene.player, sector):
        water = usage.vendor_water(scene.player)
        return scene.say("do-use-water", sector=SECTORS[sector], n=water)
    return scene.say("do-use", sector=SECTORS[sector])


def _new_keshi(scene: Scene, place: int) -> str:
    sector = scene.facts["sector"]
    kind = ANY_GOODS if sector == SOUK else KESHI + sector
    return scene.say("do-new-keshi", gain=gains(scene.texts, ((kind, 1),)))


def _sector_action(scene: Scene, place: int) -> str:
    return scene.say("do-sector-action", action=_what(scene, scene.facts["sector"]))


def _sector(scene: Scene, sector: int) -> str:
    return scene.say("do-sector", sector=SECTORS[sector], action=_what(scene, sector))


def _what(scene: Scene, sector: int) -> str:
    """The effect of a sector action, with the relevant number."""
    player = scene.player
    number = player.free_guards() if sector == MEDINA else player.keshis[sector]
    number += perks.further_step(player.perks, sector)
    towns = sector == SAHARA and scene.table.desert_towns
    return scene.texts("action-sahara-towns" if towns else f"action-{SECTORS[sector]}", n=number)


# ---- main square


def _entertainer(scene: Scene, space: int) -> str:
    return scene.say("do-entertainer", gain=_on_ring(scene, space))


def _space(scene: Scene, space: int) -> str:
    ring = scene.values.ring
    number = spectators(scene.table, scene.player, space)
    kind, amount = ring[space]
    gain = scene.texts.gain(amount * number, GAINS[kind])
    if ring.count(ring[space]) > 1:
        gain = scene.texts("place-number", gain=gain, number=space + 1)
    return scene.say("do-space", place=_on_ring(scene, space), n=number, gain=gain)


def _disc(scene: Scene, turn: int) -> str:
    return scene.say("do-disc", number=turn)


def crowds(scene: Scene, turn: int) -> str:
    """Where the largest crowds are with the disc in this position."""
    disc = scene.player.spectators
    most = max(disc)
    crowded = [space for space in range(len(disc)) if disc[(space - turn) % len(disc)] == most]
    places = scene.texts.listing(
        scene.texts("crowds-place", gain=_on_ring(scene, space)) for space in crowded
    )
    return scene.texts("crowds" if len(crowded) > 1 else "crowds-one", n=most, places=places)


# ---- river and stairs


def _track(scene: Scene, track: int) -> str:
    if scene.asked == "split-steps":
        return scene.say("do-track", track=TRACKS[track])
    return scene.say(
        "do-track", gain=gains(scene.texts, ((PALACE_STEP + track, scene.facts["n"]),))
    )


def _line(scene: Scene, place: int) -> str:
    assert isinstance(scene.frame, stairs.Connection)
    line = stairs.line(scene.table, scene.frame.palace, scene.frame.mosque)
    return scene.say("do-line", gain=_told_apart(scene, line, place))


def _rapid(scene: Scene, place: int) -> str:
    key = "do-rapid-twice" if scene.player.has(RAPIDS_TWICE) else "do-rapid"
    gain = gains(scene.texts, (scene.values.rapid_bonus[place],))
    return scene.say(key, number=place + 1, gain=gain)


# ---- madrasa, souk, medina


def _scroll(scene: Scene, place: int) -> str:
    number = place + 1
    return scene.say(
        "do-scroll",
        number=two_digits(number),
        dates=madrasa.price(scene.table, scene.player, number),
        scholars=scene.values.scroll_scholars[number],
    )


def _office(scene: Scene, place: int) -> str:
    return scene.say("do-office", colour=COLOURS[YELLOW + place], n=1)


def _luxury(scene: Scene, place: int) -> str:
    """A luxury good with its current price."""
    texts, values, number = scene.texts, scene.values, place + 1
    price = values.luxury_cost[number]
    off = modules.luxury_discount(scene, number)
    free = scene.asked in ("any-luxury", "tajine") or off >= sum(price)
    key = "do-luxury-free" if free else "do-luxury-less" if off else "do-luxury"
    luxury, cost = tiles.luxury_type(values, number), few_goods(texts, price)
    return scene.say(key, number=number, luxury=luxury, cost=cost, n=off)


def _gate(scene: Scene, place: int) -> str:
    colour, workshop = divmod(place, 4)
    price = medina.gate_price(scene.table, scene.player, workshop)
    worth = medina.gate_points(scene.table, scene.player, workshop)
    if scene.asked == "free-gate":
        worth = scene.values.workshop_points[workshop]
    return scene.say(
        "do-gate",
        colour=COLOURS[colour],
        workshop=workshop + 1,
        n=price,
        worth=signed_points(scene.texts, worth),
    )


def _at(scene: Scene, space: int) -> str:
    sector = SECTORS[GATE_SPACES[space]]
    if scene.values.gate_matches[space] >> scene.facts["colour"] & 1:
        worth = signed_points(scene.texts, scene.values.gate_match)
        return scene.say("do-at-match", sector=sector, worth=worth)
    return scene.say("do-at", sector=sector)


# ---- oases


def _oasis(scene: Scene, place: int) -> str:
    path, space = divmod(place, 3)
    off = sahara.stable_off(scene.player)
    if isinstance(scene.frame, sahara.ClaimForLess):
        off += scene.frame.off
    price = scene.values.oasis_cost[place]
    if scene.player.has(CHEAP_OASES):
        key = "do-oasis-free" if off else "do-oasis"
        cost = scene.texts.gain(1, "any resource")
    else:
        key = "do-oasis" if not off else "do-oasis-less" if off < sum(price) else "do-oasis-free"
        cost = resources(scene.texts, price)
    number = two_digits(scene.player.oases[place])
    return scene.say(key, path=PATHS[path], space=space + 1, number=number, cost=cost, n=off)


def _open_oasis(scene: Scene, place: int) -> str:
    return scene.say("do-open-oasis", number=two_digits(scene.table.open_oases[place]))


def _score_oasis(scene: Scene, place: int) -> str:
    table, player = scene.table, scene.player
    tile = player.claimed[place]
    most = oases.most_handed_in(table, player, tile)
    worth = points(scene.texts, oases.worth(table, player, tile, most))
    key = "do-score-oasis-most" if most else "do-score-oasis"
    return scene.say(key, number=two_digits(tile), worth=worth)


def _hand_in(scene: Scene, number: int) -> str:
    tile = scene.facts["oasis"]
    resource = oases.rule_of(scene.table, tile).resource
    worth = oases.worth(scene.table, scene.player, tile, number)
    return scene.say(
        "do-hand-in",
        gain=scene.texts.gain(number, GAINS[resource]),
        worth=points(scene.texts, worth),
    )


# ---- setup and season scoring


def _prize(scene: Scene, which: int) -> str:
    """A bonus of river tile 12, 17 or 18, with its current yield."""
    tile = scene.facts["tile"]
    before = scene.player
    table = scene.table.copy()
    after = table.players[before.seat]
    river_tiles.prize(table, after, tile, which)
    number = after.score - before.score or after.resources[DATE] - before.resources[DATE]
    return scene.say(f"prize-{tile}-{which + 1}", n=number)


def _provision(scene: Scene, place: int) -> str:
    """A tile to leave out, to reveal, or to use at the start of a season."""
    if scene.player.face_down:
        level = scene.values.provision_level[scene.player.face_down[place]]
        return scene.say(f"do-provision-omit-{level}")
    tile = scene.player.provisions[place]
    cost = tiles.provision_cost(scene.texts, scene.values, tile)
    return scene.say("do-provision", number=tile, cost=cost)


def _store(scene: Scene, colour: int) -> str:
    if isinstance(scene.frame, NewStorageKeshi):
        space = scene.frame.space + 1
    else:
        space = storage_space(scene)
    return scene.say("do-store", colour=COLOURS[colour], n=1, space=space)


def storage_space(scene: Scene) -> int:
    """The number of the storage space for the next keshi."""
    return keshi_spaces(scene.table)[-len(scene.player.draw)] + 1


def _provide(scene: Scene, way: int) -> str:
    if way:
        return scene.say("do-provide-scroll-44", n=scene.player.active.bit_count())
    cost = resources(scene.texts, provision_cost(scene.table, scene.player))
    return scene.say("do-provide", cost=cost)


_PLAIN: Final[dict[int, tuple[str, str]]] = {
    actions.ASSISTANT: ("do-assistant", "sector"),
    actions.DEPLOY: ("do-deploy", "colour"),
    actions.VENDOR: ("do-vendor", "sector"),
    actions.ANY: ("do-deploy", "colour"),
    actions.TAKE: ("do-take", "thing"),
    actions.PAY: ("do-pay", "thing"),
    actions.STEP_FOR: ("do-step-for", "thing"),
    actions.EXTRA_STEP: ("do-extra-step", "step"),
    actions.SCROLL_16_STEP: ("do-scroll-16-step", "step"),
    actions.REFRESH: ("do-refresh", "academy"),
    actions.RETURN: ("do-return", "colour"),
}
"""Verbs whose text needs only the action's own number, under this fact name."""

_DESCRIBE: Final[dict[int, Callable[[Scene, int], str]]] = {
    actions.DONE: _done,
    actions.SELECT: _select,
    actions.CLAIM: _claim,
    actions.USE: _use,
    actions.NEW_KESHI: _new_keshi,
    actions.SECTOR_ACTION: _sector_action,
    actions.ENTERTAINER: _entertainer,
    actions.CARAVAN: _caravan,
    actions.SPACE: _space,
    actions.GOODS_KESHI: _goods,
    actions.PAIR: _pair,
    actions.TAKE_POINT: _take_point,
    actions.LINE: _line,
    actions.RAPID: _rapid,
    actions.SCROLL: _scroll,
    actions.OFFICE: _office,
    actions.LUXURY: _luxury,
    actions.GATE: _gate,
    actions.AT: _at,
    actions.OASIS: _oasis,
    actions.OPEN_OASIS: _open_oasis,
    actions.SCORE_OASIS: _score_oasis,
    actions.HAND_IN: _hand_in,
    actions.TRACK: _track,
    actions.SECTOR: _sector,
    actions.PRIZE: _prize,
    actions.PROVISION: _provision,
    actions.DISC: _disc,
    actions.STORE: _store,
    actions.PROVIDE: _provide,
    **modules.DESCRIBE,
}
