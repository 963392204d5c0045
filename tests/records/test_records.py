"""Records: a game survives being written and read, and nothing else passes for a game."""

import os
import random
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from marrakesh import Config, Game
from marrakesh.components.loader import BUILT_IN
from marrakesh.records import RecordError, dumps, load, loads, replay, save
from marrakesh.rules.actions import to_text
from marrakesh.rules.config import MODULES
from marrakesh.rules.phases import PHASES
from marrakesh.texts import languages
from marrakesh.versions import OLDEST, version

CONFIGS = [
    Config(players=players, edition=edition)
    for players in (2, 3, 4)
    for edition in ("deluxe", "essential")
]

ALL = frozenset(MODULES)
STAIRCASE = tuple(f"{tile}{'ab'[tile % 2]}" for tile in range(3, 15))
WITH_MODULES = [
    Config(2, "deluxe", modules=ALL),
    Config(4, "essential", modules=ALL, staircase=STAIRCASE, offices="new", library="yellow"),
    Config(3, "essential", modules=frozenset({"special-buildings"}), buildings="back"),
    Config(3, "deluxe", modules=frozenset({"staircase-tiles", "desert-towns", "camels"})),
    Config(2, "essential", modules=frozenset({"nomads", "provision-tiles"})),
]


def played(config: Config, seed: int, decisions: int = 10_000, path: Path | None = None) -> Game:
    """A game of random decisions, the waiting seats in any order."""
    chosen = random.Random(seed)
    game = Game.new(config, seed, path)
    while not game.over and decisions:
        seat = chosen.choice(game.waiting)
        game.apply(chosen.choice(game.legal_actions(seat)), seat)
        decisions -= 1
    return game


@cache
def finished() -> str:
    """The record of a whole game."""
    return dumps(played(Config(), 11), ["Ada", "Ben"], {1: "search:1s"})


def assert_same(one: Game, other: Game) -> None:
    assert one.config == other.config
    assert one.seed == other.seed
    assert one.history == other.history
    assert one.table.chance_key == other.table.chance_key
    assert one.table.chance_drawn == other.table.chance_drawn
    assert [one.view(seat) for seat in range(one.config.players)] == [
        other.view(seat) for seat in range(other.config.players)
    ]
    assert one.waiting == other.waiting
    assert [one.legal_actions(seat) for seat in one.waiting] == [
        other.legal_actions(seat) for seat in other.waiting
    ]


# ---- writing and reading


@pytest.mark.parametrize("config", CONFIGS, ids=str)
def test_a_finished_game_is_read_as_it_was(config: Config) -> None:
    game = played(config, 3)
    text = dumps(game)
    again = loads(text)
    assert_same(game, again)
    assert again.over
    assert again.result == game.result
    assert dumps(again) == text


@pytest.mark.parametrize("config", CONFIGS, ids=str)
@pytest.mark.parametrize("decisions", [0, 1, 5, 40, 150])
def test_a_running_game_is_read_as_it_was(config: Config, decisions: int) -> None:
    game = played(config, 100 + decisions, decisions)
    again = loads(dumps(game))
    assert_same(game, again)
    assert not again.over


def read_in_every_phase(config: Config, seed: int) -> set[str]:
    """Write and read a game at the first decision of each phase of each season; those phases."""
    chosen = random.Random(seed)
    game, seen = Game.new(config, seed), set()
    while not game.over:
        moment = (game.table.season, game.table.phase)
        if moment not in seen:
            seen.add(moment)
            assert_same(game, loads(dumps(game)))
        seat = chosen.choice(game.waiting)
        game.apply(chosen.choice(game.legal_actions(seat)), seat)
    text = dumps(game)
    assert_same(game, loads(text))
    assert dumps(loads(text)) == text
    return {PHASES[phase] for _, phase in seen}


PHASES_OF_MODULES = {
    "buildings": "special-buildings", "season-start": "provision-tiles", "awards": "camels",
}  # fmt: skip


@pytest.mark.parametrize("config", WITH_MODULES, ids=lambda c: f"{c.players}-{len(c.modules)}")
def test_a_game_with_modules_is_read_as_it_was_in_every_phase(config: Config) -> None:
    """Whether a phase asks anybody can depend on chance: so in several games, if need be."""
    wanted = {phase for phase, module in PHASES_OF_MODULES.items() if config.has([module])}
    phases: set[str] = set()
    for seed in range(6, 16):
        phases |= read_in_every_phase(config, seed) & set(PHASES_OF_MODULES)
        if phases == wanted:
            break
    assert phases == wanted


def test_the_header_names_modules_and_options_that_are_not_usual() -> None:
    lines = dumps(Game.new(WITH_MODULES[1], 3)).splitlines()
    assert lines[5:11] == [
        "first game: no",
        "modules: " + ", ".join(MODULES),
        "staircase: " + ", ".join(STAIRCASE),
        "offices: new",
        "library: yellow",
        "seed: 3",
    ]
    lines = dumps(Game.new(WITH_MODULES[2], 3)).splitlines()
    assert lines[6:9] == ["modules: special-buildings", "buildings: back", "seed: 3"]


def test_the_deal_tells_what_modules_lay_out() -> None:
    game = played(WITH_MODULES[3], 5, 0)
    deal, staircase = (line for line in dumps(game).splitlines() if re.match("deal|stairc", line))
    table = game.table
    assert deal.endswith(
        f"| towns {' '.join(str(town) for town in table.open_towns)}"
        f" | awards {' '.join(str(award) for award in game.view()['awards'])}"  # type: ignore[attr-defined]
    )
    assert re.fullmatch(r"staircase: L2 \d [a-z ]+( and \d [a-z ]+)? \| C4 \d .*", staircase)
    assert staircase.count(" | ") == 11


def test_with_buildings_the_displays_are_told_when_they_are_laid_out() -> None:
    lines = dumps(played(WITH_MODULES[0], 5)).splitlines()
    first, second = (place for place, line in enumerate(lines) if line.startswith("deal: "))
    assert lines[first].startswith("deal: river tiles ")
    assert "scrolls" not in lines[first]
    assert re.match(r"deal: scrolls( \d+){12} \| luxury goods( \d+){5}$", lines[second])
    assert lines[second + 2] == "# Season 1"
    (moved,) = (line for line in lines if line.startswith("buildings: "))
    assert re.fullmatch(r"buildings: 0 [a-z ]+, 1 [a-z ]+", moved)
    assert lines.count("# Season 1, round 1") == lines.count("# Season 3, round 4") == 1


SOLO = [
    Config.solo_game("normal", "deluxe"),
    Config.solo_game("hard", "essential", MODULES),
    Config(1, solo="pashabot", variants=frozenset({"square-once"}), modules=frozenset({"nomads"})),
    Config(1, "deluxe", solo="simplified"),
    Config(1, solo="simplified", modules=ALL),
]


@pytest.mark.parametrize("config", SOLO, ids=lambda c: f"{c.solo}-{c.edition}-{len(c.modules)}")
@pytest.mark.parametrize("decisions", [0, 3, 40, 10_000])
def test_a_solo_game_is_read_as_it_was(config: Config, decisions: int) -> None:
    game = played(config, 8, decisions)
    text = dumps(game, ["Ada"], {})
    again = loads(text)
    assert_same(game, again)
    assert game.view(1) == again.view(1)
    assert game.scores == again.scores
    assert dumps(again, ["Ada"], {}) == text
    assert replay(text).names == ["Ada"]


def test_the_header_of_a_solo_game() -> None:
    lines = dumps(Game.new(SOLO[1], 3)).splitlines()
    assert lines[2] == "players: 1"
    assert lines[7:10] == [
        "solo: pashabot",
        "variants: dear-gates, square-four-times, full-bag",
        "seed: 3",
    ]
    lines = dumps(Game.new(SOLO[3], 3)).splitlines()
    assert lines[6:8] == ["solo: simplified", "seed: 3"]
    assert "solo" not in finished()


def test_the_record_tells_what_the_pashabot_does() -> None:
    game = played(SOLO[0], 5)
    text = dumps(game)
    assert re.search(r"^deal: .* \| strategy tiles \d+$", text, re.M)
    assert len(re.findall(r"^bot: select [a-z]+, [a-z]+, [a-z]+$", text, re.M)) == 12
    assert len(re.findall(r"^bot: claim [a-z]+ [12]$", text, re.M)) > 12
    tiles = re.findall(r"strategy tiles? (\d+)$", text, re.M)
    assert game.table.bot is not None
    assert tiles == [str(tile) for tile in game.table.bot.column]
    assert re.search(r"^result: -?\d+, \d+ points \| places [12], [12]$", text, re.M)
    text = dumps(played(SOLO[3], 5))
    assert re.search(r"^deal: .* \| line( [a-z]+){12}$", text, re.M)
    assert re.search(r"^result: -?\d+ points \| places 1$", text, re.M)


SOLO_CASES = {
    "opponent": ("^solo: .*$", "solo: robot", "solo must be one of pashabot, simplified"),
    "no opponent": (r"^solo: .*\nvariants: .*\n", "", "plays against the Pashabot: choose solo"),
    "two players": ("^players: 1$", "players: 2", "Solo is for 1 player, not 2"),
    "variants": ("^variants: .*$", "variants: few-keshis", "variants must be one of few-tiles"),
    "both squares": ("^variants: ", "variants: square-once, ", "four-times exclude"),
    "simplified": ("^solo: .*$", "solo: simplified", "The simplified Pashabot has no var"),
    "claim": ("^bot: claim .*$", "bot: claim red 3", "gives something else here: “bot: claim"),
    "select": ("^bot: select .*$", "bot: select red", "gives something else here: “bot: sel"),
    "tile": (r"strategy tiles \d+$", "strategy tiles 99", "gives something else here: “deal"),
}


@pytest.mark.parametrize("case", SOLO_CASES)
def test_changed_solo_games_are_refused(case: str) -> None:
    old, new, problem = SOLO_CASES[case]
    with pytest.raises(RecordError, match=problem) as refused:
        loads(with_line(old, new, SOLO[1] if case != "tile" else SOLO[0]))
    assert refused.value.number > 1
    assert len({refused.value.explain(lang) for lang in languages()}) == len(languages())


@cache
def recorded(config: Config) -> str:
    return dumps(played(config, 5))


def with_line(old: str, new: str, config: Config) -> str:
    """The record of a game with a changed line."""
    text = recorded(config)
    assert re.search(old, text, re.M)
    return re.sub(old, new, text, count=1, flags=re.M)


MODULE_CASES = {
    "no module": ("^modules: .*$", "modules: camels, horses", "modules must be one of stair.*"),
    "twice": ("^modules: .*$", "modules: camels, camels", "modules must be one of staircase"),
    "empty": ("^modules: .*$", "modules: ", "a line like “seed: 7”"),
    "tiles": ("^staircase: 3b", "staircase: 4b", "12 different staircase"),
    "too many tiles": ("^staircase: 3b", "staircase: 3b, 20a", "12 different"),
    "tiles without module": ("^modules: .*$", "modules: camels", "add “staircase-tiles”"),
    "offices": ("^offices: new$", "offices: old", "offices must be one of mixed, new"),
    "library": ("^library: .*$", "library: gray, yellow", "library must be one of gray"),
    "wrong place": ("^seed: 5$", "offices: new\nseed: 5", "a line like “seed: 7”"),
    "towns": (r"towns \d+", "towns 13", "gives something else here: “deal: river"),
    "dealt tiles": (r"^staircase: L2 \d", "staircase: L2 9", "gives something else here: “stairc"),
    "buildings": ("^buildings: 0 ", "buildings: 1 ", "gives something else here: “buildings: 0"),
    "displays": ("^deal: scrolls ", "deal: scrolls 9 ", "gives something else here: “deal: scr"),
}


@pytest.mark.parametrize("case", MODULE_CASES)
def test_changed_modules_are_refused(case: str) -> None:
    old, new, problem = MODULE_CASES[case]
    with pytest.raises(RecordError, match=problem) as refused:
        loads(with_line(old, new, WITH_MODULES[1]))
    assert refused.value.number > 1
    assert len({refused.value.explain(lang) for lang in languages()}) == len(languages())


def test_other_options_are_another_game() -> None:
    with pytest.raises(RecordError):
        loads(with_line("^modules: .*$", "modules: camels", WITH_MODULES[3]))


@pytest.mark.parametrize(
    "config", [Config(first_game=True), Config(tower="B2"), Config(3, "deluxe", "B2", True)]
)
def test_the_configuration_is_kept(config: Config) -> None:
    assert_same(played(config, -5, 60), loads(dumps(played(config, -5, 60))))


def test_a_game_that_goes_on_is_the_same_game() -> None:
    game = played(Config(players=3), 8, 120)
    again = loads(dumps(game))
    chosen = random.Random(1)
    while not game.over:
        action = chosen.choice(game.legal_actions())
        game.apply(action)
        again.apply(action)
    assert_same(game, again)


def test_a_record_can_be_read_by_people() -> None:
    lines = finished().splitlines()
    assert lines[:9] == [
        "marrakesh record 1",
        f"version: {version()}",
        "players: 2",
        "edition: essential",
        "tower layer: B1",
        "first game: no",
        "seed: 11",
        f"components: {Game.new(Config(), 0).table.values.fingerprint}",
        "names: Ada; Ben",
    ]
    assert lines[9] == "bots: 1 search:1s"
    assert lines[11].startswith("deal: river tiles ")
    assert lines.count("# Season 2, round 3") == 1
    assert len([line for line in lines if line.startswith("tower: ")]) == 12
    assert len([line for line in lines if re.match("[01]: ", line)]) == len(
        loads(finished()).history
    )
    assert re.fullmatch(r"result: -?\d+, -?\d+ points \| places \d, \d", lines[-1])


def test_names_and_bots_are_read() -> None:
    told = replay(finished())
    assert told.names == ["Ada", "Ben"]
    assert told.bots == {1: "search:1s"}
    told = replay(dumps(played(Config(), 1, 5)))
    assert told.names is None
    assert told.bots is None
    told = replay(dumps(played(Config(), 1, 5), ["A;\nB", "\x1b[31m"], {}))
    assert told.names == ["A B", "[31m"]
    assert told.bots == {}


def test_a_bot_without_a_name_is_a_random_one() -> None:
    """As records had it before there were other bots."""
    assert replay(finished().replace("bots: 1 search:1s", "bots: 1")).bots == {1: "random"}


def test_a_replay_tells_every_step() -> None:
    game = loads(finished())
    told = replay(finished())
    steps = list(told)
    assert [(step.seat, step.action) for step in steps] == game.history
    assert all(step.action in step.before.legal_actions(step.seat) for step in steps)
    kinds = {event.kind for step in steps for event in step.events}
    assert {"toss", "claim", "points", "phase"} <= kinds
    assert told.game.over


def test_comments_blank_lines_and_line_ends_do_not_matter() -> None:
    text = finished().replace("\n# Season 1, round 2\n", "\n\n   \n# what a game\n\t# indeed\n")
    assert_same(loads(text), loads(finished()))
    assert_same(loads(finished().replace("\n", "\r\n")), loads(finished()))


def test_a_record_that_ends_at_a_line_is_a_running_game() -> None:
    lines = finished().splitlines(keepends=True)
    length = len(loads(finished()).history)
    for end in range(10, len(lines), 23):
        game = loads("".join(lines[:end]))
        assert len(game.history) <= length
        assert not game.over


def test_a_game_dealt_anew_has_no_record() -> None:
    game = played(Config(), 4, 100)
    game.redeal(0, 99)
    with pytest.raises(RecordError, match="reshuffled"):
        dumps(game)


# ---- files


def test_a_file_is_written_whole_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.txt"
    save(played(Config(), 5, 30), file)
    before = file.read_text()

    def full_disk(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full_disk)
    with pytest.raises(OSError, match="No space left"):
        save(played(Config(), 6, 30), file)
    assert file.read_text() == before
    assert [path.name for path in tmp_path.iterdir()] == ["game.txt"]
    assert_same(load(file), played(Config(), 5, 30))


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        load(tmp_path / "nothing")


def test_other_component_files(tmp_path: Path) -> None:
    text = (BUILT_IN / "frame.toml").read_text()
    (tmp_path / "frame.toml").write_text(text.replace("start_score = 10", "start_score = 11"))
    game = played(Config(), 7, 80, tmp_path)
    text = dumps(game)
    assert_same(loads(text, tmp_path), game)
    with pytest.raises(RecordError, match=r"Line 8, “components: .* --components"):
        loads(text)


# ---- records that are refused

Edit = Callable[[list[str]], int]
"""Changes the lines of a record; the number of the line that is then refused."""


def replaced(old: str, new: str) -> Edit:
    def edit(lines: list[str]) -> int:
        place = next(k for k, line in enumerate(lines) if re.match(old, line))
        lines[place] = re.sub(old, new, lines[place])
        return place + 1

    return edit


def removed(pattern: str) -> Edit:
    """Without a line; what comes instead is refused."""

    def edit(lines: list[str]) -> int:
        place = next(k for k, line in enumerate(lines) if re.match(pattern, line))
        del lines[place]
        return next(k for k in range(place, len(lines)) if lines[k] and lines[k][0] != "#") + 1

    return edit


def added(line: str) -> Edit:
    """A line more after the first selection."""

    def edit(lines: list[str]) -> int:
        place = next(k for k, text in enumerate(lines) if re.match("[01]: select", text))
        lines.insert(place + 1, line)
        return place + 2

    return edit


def at_the_end(line: str) -> Edit:
    def edit(lines: list[str]) -> int:
        lines.append(line)
        return len(lines)

    return edit


CASES: dict[str, tuple[Edit, str]] = {
    "no record": (replaced("marrakesh record 1", "a letter"), "begins with “marrakesh record 1”"),
    "other format": (replaced("marrakesh record 1", "marrakesh record 2"), "only format 1"),
    "header line missing": (removed("players"), "a line like “players: 2”"),
    "players": (replaced("players: 2", "players: 5"), "players must be one of 2, 3, 4"),
    "players in words": (replaced("players: 2", "players: two"), "one of 2, 3, 4"),
    "edition": (replaced("edition: .*", "edition: x"), "one of deluxe, essential"),
    "layer": (replaced("tower layer: B1", "tower layer: B3"), "one of B1, B2"),
    "first game": (replaced("first game: no", "first game: maybe"), "one of no, yes"),
    "seed": (replaced("seed: 11", "seed: eleven"), "a line like “seed: 7”"),
    "huge seed": (replaced("seed: 11", "seed: " + "9" * 5000), "a line like “seed: 7”"),
    "components": (replaced("components: ....", "components: 0000"), "--components"),
    "names": (replaced("names: Ada; Ben", "names: Ada"), "2 names"),
    "bots": (replaced("bots: 1", "bots: 7"), "from 0 to 1, each once with its bot"),
    "a bot twice": (replaced("bots: 1", "bots: 1, 1"), "each once with its bot"),
    "no bot": (replaced("bots: 1 search:1s", "bots: 1 a b"), "such as “1 greedy”, or none"),
    "other deal": (replaced("deal: river tiles", "deal: tiles"), "“deal: river tiles"),
    "no deal": (removed("deal"), "gives something else here: “deal: "),
    "no action line": (added("and then?"), "such as “0: claim green 2”"),
    "no such seat": (added("7: done"), "seat 7 has nothing to decide here; it is the turn of 0, 1"),
    "no such action": (added("0: claim gren 2"), "perhaps “claim green 2” was meant"),
    "not possible": (added("0: claim green 2"), "is not possible: .* Possible here: select"),
    "early result": (added("result: 1, 2 points | places 2, 1"), "not over yet"),
    "tower": (replaced(r"tower: \d", "tower: 7"), "gives something else here: “tower: "),
    "tower left out": (removed("tower:"), "gives something else here: “tower: "),
    "start player": (replaced("start player: .*", "start player: 2"), "“start player: "),
    "scores": (replaced(r"result: -?\d+", "result: 99"), "gives something else here: “result: "),
    "after the end": (at_the_end("0: done"), "the game is over"),
}  # fmt: skip


@pytest.mark.parametrize("case", CASES)
def test_a_changed_record_is_refused_with_its_line(case: str) -> None:
    edit, problem = CASES[case]
    lines = finished().splitlines()
    number = edit(lines)
    with pytest.raises(RecordError, match=problem) as refused:
        loads("\n".join(lines) + "\n")
    error = refused.value
    assert error.number == number
    shown = lines[number - 1] if len(lines[number - 1]) <= 60 else lines[number - 1][:57]
    for lang in languages():
        assert re.search(rf"{number}, .{re.escape(shown)}", error.explain(lang))
    assert len({error.explain(lang) for lang in languages()}) == len(languages())


def test_a_swapped_line_is_refused() -> None:
    """An action of a seat that is not to act."""
    lines = finished().splitlines()
    place = next(k for k, line in enumerate(lines) if re.match("[01]: use", line))
    seat = lines[place][0]
    lines[place] = f"{1 - int(seat)}: {lines[place][3:]}"
    with pytest.raises(RecordError, match=rf"it is the turn of {seat}\.") as refused:
        loads("\n".join(lines) + "\n")
    assert refused.value.number == place + 1


def test_a_line_that_breaks_off_is_refused() -> None:
    for end in (60, len(finished()) // 2, len(finished()) - 1):
        text = finished()[:end].rstrip("\n")
        with pytest.raises(RecordError, match="breaks off in this line"):
            loads(text)


def test_a_header_that_ends_early_is_refused() -> None:
    lines = finished().splitlines(keepends=True)
    with pytest.raises(RecordError, match=r"“”: the file ends where “seed: 7” was expected"):
        loads("".join(lines[:6]))
    with pytest.raises(RecordError, match="begins with"):
        loads("")


def test_bytes_that_are_no_text_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "game"
    file.write_bytes(finished().encode() + b"0: done \xff\n")
    with pytest.raises(RecordError, match="not UTF-8 text") as refused:
        load(file)
    assert refused.value.number == finished().count("\n") + 1


def test_a_record_of_another_version_says_so() -> None:
    lines = finished().replace(f"version: {version()}", "version: 99.0.1").splitlines()
    assert loads("\n".join(lines) + "\n").over  # the same rules: no reason to refuse it
    CASES["tower"][0](lines)
    with pytest.raises(RecordError, match=r"written by marrakesh 99\.0\.1, this is"):
        loads("\n".join(lines) + "\n")


@pytest.mark.parametrize("old", ["0.1.0", "0.1", "0.0.9", "0.1.0rc1"])
def test_a_record_from_before_the_rules_of_today_is_refused(old: str) -> None:
    text = finished().replace(f"version: {version()}", f"version: {old}")
    with pytest.raises(RecordError) as refused:
        loads(text)
    assert refused.value.explain("en") == (
        f"Line 2, “version: {old}”: this game was recorded by marrakesh {old}; since {OLDEST}"
        " games are dealt and played differently, so it cannot be replayed."
    )


@pytest.mark.parametrize("known", ["0.2.0", "0.2", "0.10.3", "1.0.0", "unknown", "0.2.0.dev1"])
def test_a_record_of_these_rules_is_read(known: str) -> None:
    assert loads(finished().replace(f"version: {version()}", f"version: {known}")).over


# ---- anything else


def check(data: bytes, folder: Path) -> None:
    """Whatever it is, it is a game or it is refused."""
    file = folder / "any"
    file.write_bytes(data)
    refused: RecordError | None = None
    try:
        load(file)
    except RecordError as error:
        refused = error
    if refused:
        assert all(refused.explain(lang) for lang in languages())


@given(data=st.binary() | st.text().map(str.encode))
def test_anything_is_refused(data: bytes, tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.getbasetemp()
    check(data, folder)
    check(b"marrakesh record 1\n" + data, folder)
    check(finished().encode()[:400] + data, folder)


@given(data=st.data())
def test_a_spoilt_record_is_a_game_or_refused(
    data: st.DataObject, tmp_path_factory: pytest.TempPathFactory
) -> None:
    lines = finished().encode().splitlines(keepends=True)
    place = data.draw(st.integers(0, len(lines) - 1))
    other = data.draw(st.integers(0, len(lines) - 1))
    kind = data.draw(st.sampled_from(["drop", "double", "swap", "bytes"]))
    if kind == "drop":
        del lines[place]
    elif kind == "double":
        lines.insert(other, lines[place])
    elif kind == "swap":
        lines[place], lines[other] = lines[other], lines[place]
    else:
        at = data.draw(st.integers(0, len(lines[place])))
        lines[place] = lines[place][:at] + data.draw(st.binary(max_size=4)) + lines[place][at:]
    check(b"".join(lines), tmp_path_factory.getbasetemp())


def test_every_action_text_fits_into_a_line() -> None:
    from marrakesh.rules.actions import ACTION_COUNT

    for action in range(ACTION_COUNT):
        assert re.fullmatch("[a-z0-9 ]+", to_text(action))
