"""What things are worth: from outcomes that are made up, and from games that are played."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from marrakesh import Config
from marrakesh.arena.job import Item, Job, Outcome, Setting, play
from marrakesh.arena.plan import Plan
from marrakesh.arena.results import header_of
from marrakesh.arena.study import KINDS, Study, Worth, study
from marrakesh.arena.study_tables import item_name
from marrakesh.cli import cli
from marrakesh.rules.config import MODULES
from marrakesh.texts import text

PLAN = Plan(Setting(Config(2)), ("a", "b"), 1)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An English system with a folder of its own."""
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.delenv("MARRAKESH_DEBUG", raising=False)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def marrakesh(*args: str) -> Result:
    return CliRunner().invoke(cli, args, prog_name="marrakesh")


def game(seed: int, scores: tuple[int, int], *items: list[Item], bots: str = "aa") -> Outcome:
    """A game that somebody thought up."""
    places = [1 + sum(other > score for other in scores) for score in scores]
    points = [{"scroll 07": 4, "start": score - 4} for score in scores]
    job = Job(seed, tuple(bots))
    return Outcome(job, seed % 2, list(scores), places, points, list(items), [], 0)


def worth(found: Study, item: str) -> Worth:
    (one,) = (one for some in found.kinds.values() for one in some if one.item == item)
    return one


SCROLL: list[Item] = [("scroll 07", 2)]
OTHER: list[Item] = [("oasis 03", 1)]


def test_the_worth_of_a_scroll_is_what_its_owner_is_ahead() -> None:
    games = [game(seed, (56, 50), SCROLL, OTHER) for seed in range(40)]
    one = worth(study(header_of(PLAN), games), "scroll 07")
    assert one.taken == 40
    assert not one.few
    assert one.season == 2
    assert one.lead
    assert one.lead.value == 12  # 6 ahead with it, 6 behind without
    assert (one.wins, one.expected) == (1, 0.5)
    assert one.edge
    assert one.edge.value == 1
    assert one.booked == 4


def test_a_worth_has_an_interval_by_seeds() -> None:
    leads = (4, 6, 8, 2, 5, 7, 3, 5)
    games = [game(seed, (50 + lead, 50), SCROLL, []) for seed, lead in enumerate(leads)]
    once = worth(study(header_of(PLAN), games), "scroll 07")
    twice = worth(study(header_of(PLAN), games * 2), "scroll 07")
    assert once.lead
    assert once.lead.low
    assert once.lead.low < once.lead.value == 10
    assert once.lead == twice.lead  # the same games again tell nothing new
    assert once.few
    assert twice.few


def test_what_one_seed_shows_has_no_interval() -> None:
    games = [game(seed, (52, 50), SCROLL if seed == 3 else [], []) for seed in range(9)]
    one = worth(study(header_of(PLAN), games), "scroll 07")
    assert one.lead
    assert one.lead.low is None


def test_the_strength_of_a_bot_is_no_merit_of_what_it_takes() -> None:
    games = [game(seed, (70, 40), SCROLL, [], bots="ab") for seed in range(40)]
    one = worth(study(header_of(PLAN), games), "scroll 07")
    assert one.lead
    assert one.lead.value == 0
    assert (one.wins, one.expected) == (1, 1)


def test_what_everybody_has_cannot_be_compared() -> None:
    games = [game(seed, (52, 50), SCROLL, SCROLL) for seed in range(9)]
    one = worth(study(header_of(PLAN), games), "scroll 07")
    assert one.taken == 18
    assert one.lead is None


def test_a_thing_taken_twice_counts_once_from_its_first_season() -> None:
    twice: list[Item] = [("slipper", 1), ("slipper", 3)]
    games = [game(seed, (52, 50), twice, []) for seed in range(9)]
    one = worth(study(header_of(PLAN), games), "slipper")
    assert (one.taken, one.season) == (9, 1)


def test_the_place_in_the_turn_order() -> None:
    games = [game(seed, (52, 50), [], []) for seed in range(8)]  # seats 0 and 1 begin in turn
    found = study(header_of(PLAN), games).kinds["turn-order"]
    assert [one.item for one in found] == ["turn 1", "turn 2"]
    assert [one.taken for one in found] == [8, 8]
    assert [one.wins for one in found] == [0.5, 0.5]


# ---- real games


def test_a_study_of_games_played_now(home: Path) -> None:
    args = ["--bots", "random", "--players", "3", "--games", "30", "--modules", "all"]
    result = marrakesh(
        "study", *args, "--json", "s.json", "--html", "s.html", "--results", "r.jsonl"
    )
    assert result.exit_code == 0, result.stderr
    assert result.stderr.splitlines()[-1] == "30 of 30"
    for words in ("Scrolls", "Gates by colour", "Red gate", "Gate space 8", "River tiles"):
        assert words in result.stdout
    assert "not what causes what" in " ".join(result.stdout.split())
    (found,) = json.loads((home / "s.json").read_text())
    assert set(found["kinds"]) == set(KINDS)
    assert found["games"] == 30
    assert [one["taken"] for one in found["kinds"]["turn-order"]] == [30, 30, 30]
    assert sum(one["wins"] for one in found["kinds"]["turn-order"]) == pytest.approx(1, abs=0.001)
    assert all(one["booked"] is None for one in found["kinds"]["gates"])
    assert any(one["booked"] for one in found["kinds"]["oases"])
    page = (home / "s.html").read_text()
    assert page.count("<svg") >= 1
    for words in ("What things are worth", "not what causes what", "Place 3"):
        assert words in page
    again = marrakesh("study", "r.jsonl", "--json", "again.json")
    assert again.exit_code == 0
    assert (home / "again.json").read_text() == (home / "s.json").read_text()


def test_each_edition_and_module_set_has_its_study(home: Path) -> None:
    for file, more in (("a", []), ("b", ["--edition", "deluxe"]), ("c", ["--seed", "9"])):
        args = ["--bots", "random", "--games", "3", "--players", "2", "--processes", "1"]
        assert marrakesh("arena", *args, *more, "--results", file).exit_code == 0
    result = marrakesh("study", "a", "b", "c", "--json", "s.json", "--html", "s.html")
    assert result.exit_code == 0
    found = json.loads((home / "s.json").read_text())
    assert [(one["plan"]["config"]["edition"], one["games"]) for one in found] == [
        ("essential", 6),
        ("deluxe", 3),
    ]
    assert "Essential Edition" in (home / "s.html").read_text()
    assert "Deluxe Edition" in result.stdout


@pytest.mark.parametrize("solo", ["pashabot", "simplified"])
def test_a_study_of_solo_games(solo: str) -> None:
    result = marrakesh(
        "study", "--bots", "random", "--games", "4", "--solo", solo, "--processes", "1"
    )
    assert result.exit_code == 0, result.stderr
    assert "Luxury goods" in result.stdout
    assert "turn order" not in result.stdout


@pytest.mark.parametrize("lang", ["en", "de", "nl"])
def test_everything_has_a_name(lang: str) -> None:
    config = Config(4, "deluxe", modules=frozenset(MODULES))
    outcomes = [play(Setting(config), Job(seed, ("random",) * 4)) for seed in range(4)]
    found = study(header_of(PLAN), outcomes)
    names = [item_name(one.item, text(lang)) for some in found.kinds.values() for one in some]
    assert len(set(names)) == len(names) > 90
    assert all(name[0].isupper() or name[0].isdigit() for name in names)


MISTAKES = {
    "study nowhere": "The file “nowhere” cannot be opened",
    "study --bots nobody": "There is no bot “nobody”",
    "study r --bots random": "or bots that play now with --bots, but not both",
    "study r --games 3": "or bots that play now with --games, but not both",
    "study r": "The file “r” has no results",
}


@pytest.mark.parametrize("command", MISTAKES)
def test_a_mistake_is_told_in_a_sentence(home: Path, command: str) -> None:
    (home / "r").write_text('{"something": "else"}\n')
    result = marrakesh(*command.split())
    assert result.exit_code == 2
    assert MISTAKES[command] in result.stderr
    assert len(result.stderr.splitlines()) == 1
