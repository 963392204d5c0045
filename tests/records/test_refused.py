"""Records that are refused."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from marrakesh.records import RecordError, load, loads
from marrakesh.rules.actions import to_text
from marrakesh.texts import languages
from marrakesh.versions import OLDEST, version
from records.helpers import finished

# --- records that are refused ---------------------------------------------------------------------


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
    "no bot": (replaced("bots: 1 search:1s", "bots: 1 a b"), "such as “1 apprentice”, or none"),
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


@pytest.mark.parametrize("old", ["0.2.0", "0.2", "0.1.9", "0.2.0rc1"])
def test_a_record_from_before_the_rules_of_today_is_refused(old: str) -> None:
    text = finished().replace(f"version: {version()}", f"version: {old}")
    with pytest.raises(RecordError) as refused:
        loads(text)
    assert refused.value.explain("en") == (
        f"Line 2, “version: {old}”: this game was recorded by marrakesh {old}; since {OLDEST}"
        " games are dealt and played differently, so it cannot be replayed."
    )


@pytest.mark.parametrize(
    "known",
    [OLDEST, OLDEST.rpartition(".")[0], "0.10.3", "1.0.0", "unknown", f"{OLDEST}.dev1"],
)
def test_a_record_of_these_rules_is_read(known: str) -> None:
    assert loads(finished().replace(f"version: {version()}", f"version: {known}")).over


# --- anything else --------------------------------------------------------------------------------


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
