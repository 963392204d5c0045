"""What modules add to the boards; nothing for modules not in play."""

from collections.abc import Iterator
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from marrakesh.rules.values import AwardBenefit, Gains, Values
from marrakesh.rules.view_types import PlayerView, View
from marrakesh.rules.words import (
    ANY_GOODS,
    COLOURS,
    DINAR,
    FALCON,
    GAINS,
    GOODS,
    PATHS,
    POINT,
    RACE_SADDLE,
    SCROLL_COLOURS,
    TRACKS,
)
from marrakesh.terminal.look import HEADING, QUIET, Look, join
from marrakesh.texts import slug

GOAL: Final = "┃"
FINISH: Final = "╋"
BRIDGE: Final = "╫"
PAWNS: Final = {"sultan": "palace", "imam": "mosque"}
LINES: Final = {"left": "L", "middle": "C", "right": "R"}
"""The parts of the connection lines, with the letters of their spaces."""
Row = tuple[Text, RenderableType]


# ---- stairs


def stairs(view: View, values: Values, look: Look) -> Iterator[Text]:
    """The staircase tiles with their bonuses, and the positions of Sultan and Imam."""
    if "staircase-tiles" in view["modules"]:
        for part, letter in LINES.items():
            places = sorted(int(n[1:]) for n in values.staircase_cover if n[0] == letter)
            spaces = [
                Text.assemble((f"{place}: ", QUIET), look.gains(_gains(view["lines"][part][place])))
                for place in places
            ]
            label = Text(look.say(f"board-tiles-{part}") + " ", QUIET)
            yield label + join(spaces, " · ")
    if "pawns" in view:
        yield join([_pawn(name, view, values, look) for name in PAWNS], " · ")


def _gains(texts: list[str]) -> Gains:
    """Parse the gains of a space in a view, such as "1 water"."""
    pairs = [text.split(" ", maxsplit=1) for text in texts]
    return tuple((GAINS.index(thing), int(amount)) for amount, thing in pairs)


def _pawn(name: str, view: View, values: Values, look: Look) -> Text:
    """The discount of the Sultan or Imam, and his holder or the step where he waits."""
    pawn = view["pawns"][name]
    less = values.sultan_dates if name == "sultan" else values.imam_goods
    said = Text(look.say(f"board-{name}", n=less) + " ")
    if pawn["holder"] >= 0:
        return said + look.name(pawn["holder"])
    waits = look.say("board-waits", stair=PAWNS[name], step=str(pawn["step"]))
    return said + (Text(waits) if pawn["step"] else look.nothing())


# ---- the race


def race_mark(step: int, values: Values) -> str:
    """The mark before the number of a step."""
    if step == values.finish:
        return FINISH
    if values.bridges[step]:
        return BRIDGE
    return GOAL if step in values.goals else ""


def camels_on(step: int, view: View) -> list[int]:
    """The seats with a camel on a step; at the finish in podium order."""
    camels = {seat: p["camel"] for seat, p in enumerate(view["players"]) if "camel" in p}
    here = [seat for seat, camel in camels.items() if camel["step"] == step]
    return sorted(here, key=lambda seat: camels[seat]["podium"])


def race_notes(view: View, values: Values, look: Look) -> Text:
    """What goal lines, bridges and the finish mean."""
    notes = [Text.assemble(f"{GOAL} ", look.gain(ANY_GOODS, values.goal_goods))]
    free = [str(goal) for k, goal in enumerate(values.goals) if k not in view["first_over"]]
    if free:
        gain = look.gain(DINAR, values.first_dinars).plain
        notes.append(Text(look.say("board-first-over", steps=", ".join(free), gain=gain)))
    notes += [
        Text.assemble(f"{BRIDGE}{step} ", look.cost(cost))
        for step, cost in enumerate(values.bridges)
        if cost
    ]
    notes.append(Text.assemble(f"{FINISH} ", look.gain(POINT, values.finish_points)))
    camels = sum("camel" in player for player in view["players"])
    places = "/".join(str(points) for points in values.race_points[:camels])
    notes.append(Text(look.say("board-race-end", n=camels, places=places)))
    return join(notes, " · ")


# ---- luxury goods


def luxury_keshi(tile: int, values: Values, look: Look) -> Text:
    """The keshi that a falcon costs besides goods."""
    colours = values.luxury_keshis[tile]
    if not colours:
        return Text()
    return Text(" + ") + join([look.chip(COLOURS[colour]) for colour in colours], "/")


def luxury_bonus(tile: int, view: View, values: Values, look: Look) -> Text:
    """What a race saddle or a falcon gives besides points."""
    kind = values.luxury_type[tile]
    if kind == RACE_SADDLE:
        if "camels" in view["modules"]:
            return Text(", " + look.say("short-camel-step", n=values.saddle_steps[tile]))
        return Text(", " + look.say("short-oasis-off", n=values.saddle_off[tile]))
    if kind != FALCON:
        return Text()
    name = values.falcon_bonus[tile]
    if name == "spectators 3":
        return Text(", " + look.say("short-spectators", n=3))
    return Text(", " + look.say(f"short-falcon-{slug(name)}", n=values.falcon_steps[tile]))


# ---- next to the City


def table_rows(view: View, values: Values, look: Look) -> Iterator[Row]:
    """Nomads, desert towns and awards."""
    if "nomads" in view:
        yield look.heading("board-nomads"), _nomads(view, values, look)
    if "open_towns" in view:
        towns = [_town(town, values, look) for town in view["open_towns"]]
        yield look.heading("board-towns"), join(towns, " · ") if towns else look.nothing()
    if "awards" in view:
        yield look.heading("board-awards"), awards(view, values, look)


def _nomads(view: View, values: Values, look: Look) -> Text:
    board = view["nomads"]
    offer = Text(look.say("board-no-offer"), QUIET)
    if board["offered"]:
        offer = Text.assemble("1", look.chip("nomad"), " ", look.cost(values.nomad_cost))
    left = Text(look.say("board-nomads-left", n=board["supply"]), QUIET)
    return join([offer, left], " · ")


def _town(town: int, values: Values, look: Look) -> Text:
    """A desert town and its value."""
    rule = values.towns[town]
    assert rule is not None
    worth = look.say(
        f"board-town-{slug(rule.rule)}", n=rule.each, per=rule.per, least=rule.at_least
    )
    return Text.assemble((f"{town:02} ", HEADING), worth)


def awards(view: View, values: Values, look: Look) -> Group:
    """The award tile of this season, and those to come."""
    shown = []
    for place, name in enumerate(view["awards"]):
        line = Text.assemble((f"{name} ", HEADING), award(name, values, look))
        if place:
            line.stylize(QUIET)
        shown.append(line)
    return Group(*shown)


def award(name: str, values: Values, look: Look) -> Text:
    """One side of an award tile: the benefits, and the keshis they cost."""
    side = side_of(name)
    parts = [
        Text.assemble(
            look.chip(COLOURS[benefit.colour]),
            f"+{others}" if others else "",
            " → ",
            _benefit(benefit, look),
        )
        for others, benefit in enumerate(values.awards[side])
    ]
    dung = look.chip(COLOURS[values.award_dung[side]])
    return join([*parts, Text.assemble(dung, " → ", look.say("board-dung", n=-1))], " · ")


def side_of(name: str) -> int:
    """The index in the values of an award side such as 3b."""
    return 2 * (int(name[:-1]) - 1) + "ab".index(name[-1])


def _benefit(benefit: AwardBenefit, look: Look) -> Text:
    if benefit.gains:
        return look.gains(benefit.gains)
    if benefit.scroll >= 0:
        return Text.assemble(
            look.chip(SCROLL_COLOURS[benefit.scroll]), " ", look.say("word-scroll")
        )
    if benefit.steps:
        tracks = "/".join(look.say(f"short-track-{TRACKS[track]}") for track in benefit.tracks)
        return Text(look.say("short-split-steps", n=benefit.steps, tracks=tracks))
    if benefit.goods_any:
        return look.gain(ANY_GOODS, benefit.goods_any)
    if benefit.spectators:
        return Text(look.say("short-spectators", n=benefit.spectators))
    if benefit.claim:
        return Text(look.say("short-free-oasis", n=benefit.claim))
    if benefit.luxury_off:
        return Text(look.say("short-luxury-off", n=benefit.luxury_off))
    return Text(look.say("short-river-bonus"))


# ---- a player's board


def board_rows(view: View, player: PlayerView, values: Values, look: Look) -> Iterator[Row]:
    """Building, camel and spectators."""
    if "building" in player:
        yield look.heading("board-building"), _building(view, player["building"], look)
    if "camel" in player:
        yield look.heading("board-camel"), _camel(player, look)
        yield look.heading("board-spectators"), _column(player, values, look)


def _building(view: View, building: str | None, look: Look) -> Text:
    if building is None:
        return Text("?", QUIET)
    name = Text(look.say(f"building-{slug(building)}"))
    if not view["abilities"]:
        return name
    return Text.assemble(name, (f" · {look.say(f'board-building-{slug(building)}')}", QUIET))


def _camel(player: PlayerView, look: Look) -> Text:
    camel = player["camel"]
    parts = [Text(look.say("board-step", step=str(camel["step"])))]
    if camel["podium"]:
        parts.append(Text(look.say("board-podium", place=str(camel["podium"]))))
    if camel["dung"]:
        dung = look.say("board-dung", n=camel["dung"])
        parts.append(Text(f"{dung} ({look.say('gain-point', n=-player['dung_loss'])})"))
    return join(parts, " · ")


def _column(player: PlayerView, values: Values, look: Look) -> Text:
    """The spectators, their number of colours, and how far the next one moves the camel."""
    column = player["spectator_column"]
    free = values.column - len(column)
    spaces = [look.chip(colour) for colour in column]
    shown = join([*spaces, Text("·" * free, QUIET)] if free else spaces)
    colours = len(set(column))
    parts = [shown, Text(look.say("board-colours", n=colours))]
    coming = player["next_spectator"]
    if coming:
        same, new = coming["same"], coming["new"]
        steps = str(new) if same == new else f"{same}–{new}"
        parts.append(Text(look.say("board-next-spectator", n=new, steps=steps), QUIET))
    return join(parts, " · ")


def column(player: PlayerView, look: Look) -> Text:
    """The spectators and their number of colours in a line of text."""
    column = player["spectator_column"]
    colours = look.say("board-colours", n=len(set(column)))
    shown = Text.assemble((look.say("board-spectators") + " ", QUIET), look.chips(column))
    return shown + Text(f" ({colours})", QUIET) if column else shown


def disc(player: PlayerView, look: Look) -> Text:
    """The name of an audience disc other than the standard one."""
    if player["disc"] is None or player["disc_name"] == "pink":
        return Text()
    return Text(f" · {look.say('disc-' + slug(player['disc_name']))}", QUIET)


def own_towns(player: PlayerView, values: Values, look: Look) -> Group:
    """The fourth space of each path, and the town found there."""
    goods = [COLOURS[colour] for colour in GOODS]
    cost = look.keshis(dict(zip(goods, values.town_cost, strict=True)))
    shown = []
    for path, town in enumerate(player["towns"]):
        here = player["caravans"][path] > 3
        line = Text(look.say(f"board-path-{PATHS[path]}").ljust(8), QUIET)
        line += look.chip("brown") if here else Text("··", QUIET)
        line += Text(" ")
        if not town:
            line += Text(look.gain(POINT, values.town_points).plain, QUIET)
        elif town in player["claimed_towns"]:
            line += _town(town, values, look) + Text(" ✓")
        else:
            line += Text.assemble(_town(town, values, look), " · ", cost)
        shown.append(line)
    return Group(*shown)


def provision_effect(tile: int, values: Values, look: Look) -> str:
    """The effect of a revealed provision tile of the module."""
    effect = values.provision_effect[tile]
    if not effect:
        return ""
    return f" · {look.say(f'board-{values.provision_level[tile]}-{slug(effect)}')}"


def in_short(player: PlayerView, look: Look) -> Text | None:
    """A summary of another player's module components."""
    parts: list[Text] = []
    if player.get("building"):
        parts.append(Text(look.say(f"building-{slug(str(player['building']))}")))
    towns = [town for town in player.get("towns", []) if town]
    if towns:
        claimed = player["claimed_towns"]
        marks = [f"{town:02}{' ✓' if town in claimed else ''}" for town in towns]
        parts.append(Text(f"{look.say('board-towns')} {', '.join(marks)}"))
    nomads = player.get("nomads")
    if nomads and nomads["on_board"]:
        parts.append(Text.assemble(str(nomads["on_board"]), look.chip("nomad")))
    if "camel" in player:
        camel = player["camel"]
        said = look.say("board-step", step=str(camel["step"]))
        if camel["podium"]:
            said = look.say("board-podium", place=str(camel["podium"]))
        parts.append(Text(f"{look.say('board-camel')} {said}"))
        if camel["dung"]:
            parts.append(Text(look.say("board-dung", n=camel["dung"])))
        parts.append(column(player, look))
    return join(parts, " · ") if parts else None
