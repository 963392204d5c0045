"""Records that are refused."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from marrakesh.records import RecordError, load, loads
from marrakesh.rules.actions import to_text
from marrakesh.texts import languages, text
from marrakesh.versions import OLDEST, version
from records.helpers import begins, finished, refusal

# --- records that are refused ---------------------------------------------------------------------


Edit = Callable[[list[str]], int]
"""Changes the lines of a record and returns the number of the line then refused."""
Params = dict[str, str | int]
"""The beginnings of the parameters of the refusal."""


def replaced(old: str, new: str) -> Edit:
    def edit(lines: list[str]) -> int:
        place = next(k for k, line in enumerate(lines) if re.match(old, line))
        lines[place] = re.sub(old, new, lines[place])
        return place + 1

    return edit


def removed(pattern: str) -> Edit:
    """Remove a line; the line after it is refused."""

    def edit(lines: list[str]) -> int:
        place = next(k for k, line in enumerate(lines) if re.match(pattern, line))
        del lines[place]
        return next(k for k in range(place, len(lines)) if lines[k] and lines[k][0] != "#") + 1

    return edit


def added(line: str) -> Edit:
    """Add a line after the first selection."""

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


def differs(start: str) -> tuple[str, Params]:
    """The refusal of a line where the game has a different one."""
    return "differs", {"expected": start}


FIRST = "marrakesh record 1"
PLAYERS: Params = {"field": "players", "allowed": "2, 3, 4"}
EDITIONS: Params = {"field": "edition", "allowed": "deluxe, essential"}
LAYERS: Params = {"field": "tower layer", "allowed": "B1, B2"}
NO_OR_YES: Params = {"field": "first game", "allowed": "no, yes"}
CASES: dict[str, tuple[Edit, str, Params]] = {
    "no record": (replaced("marrakesh record 1", "a letter"), "no-record", {"expected": FIRST}),
    "other format": (replaced(FIRST, "marrakesh record 2"), "format", {"found": "2", "right": "1"}),
    "header line missing": (removed("players"), "expected", {"expected": "players: 2"}),
    "players": (replaced("players: 2", "players: 5"), "choice", PLAYERS),
    "players in words": (replaced("players: 2", "players: two"), "choice", PLAYERS),
    "edition": (replaced("edition: .*", "edition: x"), "choice", EDITIONS),
    "layer": (replaced("tower layer: B1", "tower layer: B3"), "choice", LAYERS),
    "first game": (replaced("first game: no", "first game: maybe"), "choice", NO_OR_YES),
    "seed": (replaced("seed: 11", "seed: eleven"), "expected", {"expected": "seed: 7"}),
    "huge seed": (replaced("seed: 11", f"seed: {'9' * 5000}"), "expected", {"expected": "seed: 7"}),
    "components": (replaced("components: ....", "components: 0000"), "components", {}),
    "names": (replaced("names: Ada; Ben", "names: Ada"), "names", {"n": 2}),
    "bots": (replaced("bots: 1", "bots: 7"), "bots", {"last": "1"}),
    "a bot twice": (replaced("bots: 1", "bots: 1, 1"), "bots", {"last": "1"}),
    "no bot": (replaced("bots: 1 search:1s", "bots: 1 a b"), "bots", {"last": "1"}),
    "other deal": (replaced("deal: river tiles", "deal: tiles"), *differs("deal: river tiles ")),
    "no deal": (removed("deal"), *differs("deal: ")),
    "no action line": (added("and then?"), "no-action-line", {}),
    "no such seat": (added("7: done"), "not-to-act", {"seat": "7", "waiting": "0, 1"}),
    "no such action": (added("0: claim gren 2"), "no-action", {"like": "claim green 2"}),
    "not possible": (added("0: claim green 2"), "illegal", {"possible": "select "}),
    "early result": (added("result: 1, 2 points | places 2, 1"), "not-over", {}),
    "tower": (replaced(r"tower: \d", "tower: 7"), *differs("tower: ")),
    "tower left out": (removed("tower:"), *differs("tower: ")),
    "start player": (replaced("start player: .*", "start player: 2"), *differs("start player: ")),
    "scores": (replaced(r"result: -?\d+", "result: 99"), *differs("result: ")),
    "after the end": (at_the_end("0: done"), "over", {}),
}  # fmt: skip


@pytest.mark.parametrize("case", CASES)
def test_a_changed_record_is_refused_and_the_line_is_named(case: str) -> None:
    edit, key, params = CASES[case]
    lines = finished().splitlines()
    number = edit(lines)
    error = refusal("\n".join(lines) + "\n")
    assert (error.number, error.key) == (number, key)
    assert begins(error.params, params)
    assert (error.reason is not None) == (key == "illegal")
    shown = lines[number - 1] if len(lines[number - 1]) <= 60 else lines[number - 1][:57]
    for lang in languages():
        said = error.explain(lang)
        assert re.search(rf"{number}, .{re.escape(shown)}", said)
        assert all(str(value) in said for value in error.params.values())
    assert len({error.explain(lang) for lang in languages()}) == len(languages())


def test_an_action_by_the_wrong_seat_is_refused() -> None:
    """It is the other seat's turn."""
    lines = finished().splitlines()
    place = next(k for k, line in enumerate(lines) if re.match("[01]: use", line))
    seat = lines[place][0]
    lines[place] = f"{1 - int(seat)}: {lines[place][3:]}"
    error = refusal("\n".join(lines) + "\n")
    assert (error.number, error.key) == (place + 1, "not-to-act")
    assert error.params == {"seat": str(1 - int(seat)), "waiting": seat}


def test_a_truncated_line_is_refused() -> None:
    for end in (60, len(finished()) // 2, len(finished()) - 1):
        assert refusal(finished()[:end].rstrip("\n")).key == "breaks-off"


def test_a_header_that_ends_early_is_refused() -> None:
    lines = finished().splitlines(keepends=True)
    error = refusal("".join(lines[:6]))
    assert (error.number, error.line, error.key) == (7, "", "ends")
    assert error.params == {"expected": "seed: 7"}
    assert refusal("").key == "no-record"


def test_bytes_that_are_not_text_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "game"
    file.write_bytes(finished().encode() + b"0: done \xff\n")
    with pytest.raises(RecordError) as refused:
        load(file)
    assert refused.value.number == finished().count("\n") + 1
    assert refused.value.key == "not-text"


def test_a_refusal_names_the_version_that_wrote_the_record() -> None:
    lines = finished().replace(f"version: {version()}", "version: 99.0.1").splitlines()
    assert loads("\n".join(lines) + "\n").over  # the same rules, so it is not refused
    CASES["tower"][0](lines)
    error = refusal("\n".join(lines) + "\n")
    assert error.key == "differs-old"
    assert begins(error.params, {"expected": "tower: ", "old": "99.0.1", "new": version()})
    assert text("en")("record-old", old="99.0.1", new=version()) in str(error)


@pytest.mark.parametrize("old", ["0.2.0", "0.2", "0.1.9", "0.2.0rc1"])
def test_a_record_from_before_the_current_rules_is_refused(old: str) -> None:
    error = refusal(finished().replace(f"version: {version()}", f"version: {old}"))
    assert (error.number, error.line, error.key) == (2, f"version: {old}", "too-old")
    assert error.params == {"old": old, "oldest": OLDEST}


@pytest.mark.parametrize(
    "known",
    [OLDEST, OLDEST.rpartition(".")[0], "0.10.3", "1.0.0", "unknown", f"{OLDEST}.dev1"],
)
def test_a_record_from_a_version_with_the_current_rules_is_read(known: str) -> None:
    assert loads(finished().replace(f"version: {version()}", f"version: {known}")).over


# --- anything else --------------------------------------------------------------------------------


def check(data: bytes, folder: Path) -> None:
    """Check that data is either a game or refused with an explanation."""
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
def test_arbitrary_data_is_refused_with_an_explanation(
    data: bytes, tmp_path_factory: pytest.TempPathFactory
) -> None:
    folder = tmp_path_factory.getbasetemp()
    check(data, folder)
    check(b"marrakesh record 1\n" + data, folder)
    check(finished().encode()[:400] + data, folder)


@given(data=st.data())
def test_a_damaged_record_is_either_read_or_refused_with_an_explanation(
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


def test_every_action_text_consists_of_lower_case_letters_digits_and_spaces() -> None:
    from marrakesh.rules.actions import ACTION_COUNT

    for action in range(ACTION_COUNT):
        assert re.fullmatch("[a-z0-9 ]+", to_text(action))
