"""The worth of items, from invented outcomes and from real games."""

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
from wording import says

PLAN = Plan(Setting(Config(2)), ("a", "b"), 1)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Simulate an English system with its own folder."""
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.delenv("MARRAKESH_DEBUG", raising=False)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def marrakesh(*args: str) -> Result:
    return CliRunner().invoke(cli, args, prog_name="marrakesh")


def game(seed: int, scores: tuple[int, int], *items: list[Item], bots: str = "aa") -> Outcome:
    """Return an invented outcome."""
    places = [1 + sum(other > score for other in scores) for score in scores]
    points = [{"scroll 07": 4, "start": score - 4} for score in scores]
    job = Job(seed, tuple(bots))
    return Outcome(job, seed % 2, list(scores), places, points, list(items), [], 0)


def worth(found: Study, item: str) -> Worth:
    (one,) = (one for some in found.kinds.values() for one in some if one.item == item)
    return one


SCROLL: list[Item] = [("scroll 07", 2)]
OTHER: list[Item] = [("oasis 03", 1)]


def test_worth_of_a_scroll_is_the_difference_it_makes_to_the_lead() -> None:
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


def test_interval_of_a_worth_counts_each_seed_only_once() -> None:
    leads = (4, 6, 8, 2, 5, 7, 3, 5)
    games = [game(seed, (50 + lead, 50), SCROLL, []) for seed, lead in enumerate(leads)]
    once = worth(study(header_of(PLAN), games), "scroll 07")
    twice = worth(study(header_of(PLAN), games * 2), "scroll 07")
    assert once.lead
    assert once.lead.low
    assert once.lead.low < once.lead.value == 10
    assert once.lead == twice.lead  # repeating the same games adds no information
    assert once.few
    assert twice.few


def test_worth_from_a_single_seed_has_no_interval() -> None:
    games = [game(seed, (52, 50), SCROLL if seed == 3 else [], []) for seed in range(9)]
    one = worth(study(header_of(PLAN), games), "scroll 07")
    assert one.lead
    assert one.lead.low is None


def test_strength_of_a_bot_is_not_credited_to_its_items() -> None:
    games = [game(seed, (70, 40), SCROLL, [], bots="ab") for seed in range(40)]
    one = worth(study(header_of(PLAN), games), "scroll 07")
    assert one.lead
    assert one.lead.value == 0
    assert (one.wins, one.expected) == (1, 1)


def test_items_owned_by_everyone_cannot_be_compared() -> None:
    games = [game(seed, (52, 50), SCROLL, SCROLL) for seed in range(9)]
    one = worth(study(header_of(PLAN), games), "scroll 07")
    assert one.taken == 18
    assert one.lead is None


def test_item_taken_twice_counts_once_from_its_first_season() -> None:
    twice: list[Item] = [("slipper", 1), ("slipper", 3)]
    games = [game(seed, (52, 50), twice, []) for seed in range(9)]
    one = worth(study(header_of(PLAN), games), "slipper")
    assert (one.taken, one.season) == (9, 1)


def test_study_compares_places_in_the_turn_order() -> None:
    games = [game(seed, (52, 50), [], []) for seed in range(8)]  # seats 0 and 1 start in turn
    found = study(header_of(PLAN), games).kinds["turn-order"]
    assert [one.item for one in found] == ["turn 1", "turn 2"]
    assert [one.taken for one in found] == [8, 8]
    assert [one.wins for one in found] == [0.5, 0.5]


# ---- real games


def test_study_can_play_games_of_its_own(home: Path) -> None:
    args = ["--bots", "random", "--players", "3", "--games", "30", "--modules", "all"]
    result = marrakesh(
        "study", *args, "--json", "s.json", "--html", "s.html", "--results", "r.jsonl"
    )
    assert result.exit_code == 0, result.stderr
    assert result.stderr.splitlines()[-1] == text("en")("sim-of", n=30, all=30)
    for kind in ("scrolls", "gates", "river-tiles"):
        assert says(result.stdout, f"study-kind-{kind}")
    assert item_name("gate red", text("en")) in result.stdout
    assert says(result.stdout, "study-gate-space", number=8)
    assert says(result.stdout, "study-cause")
    (found,) = json.loads((home / "s.json").read_text())
    assert set(found["kinds"]) == set(KINDS)
    assert found["games"] == 30
    assert [one["taken"] for one in found["kinds"]["turn-order"]] == [30, 30, 30]
    assert sum(one["wins"] for one in found["kinds"]["turn-order"]) == pytest.approx(1, abs=0.001)
    assert all(one["booked"] is None for one in found["kinds"]["gates"])
    assert any(one["booked"] for one in found["kinds"]["oases"])
    page = (home / "s.html").read_text()
    assert page.count("<svg") >= 1
    assert says(page, "study-title")
    assert says(page, "study-cause")
    assert says(page, "study-turn", number=3)
    again = marrakesh("study", "r.jsonl", "--json", "again.json")
    assert again.exit_code == 0
    assert (home / "again.json").read_text() == (home / "s.json").read_text()


def test_each_edition_has_its_own_study(home: Path) -> None:
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
    assert says((home / "s.html").read_text(), "edition-essential")
    assert says(result.stdout, "edition-deluxe")


@pytest.mark.parametrize("solo", ["pashabot", "simplified"])
def test_study_of_solo_games_omits_the_turn_order(solo: str) -> None:
    result = marrakesh(
        "study", "--bots", "random", "--games", "4", "--solo", solo, "--processes", "1"
    )
    assert result.exit_code == 0, result.stderr
    assert says(result.stdout, "study-kind-luxury-goods")
    assert not says(result.stdout, "study-kind-turn-order")


@pytest.mark.parametrize("lang", ["en", "de", "nl"])
def test_every_item_in_a_study_has_a_unique_name(lang: str) -> None:
    config = Config(4, "deluxe", modules=frozenset(MODULES))
    outcomes = [play(Setting(config), Job(seed, ("random",) * 4)) for seed in range(4)]
    found = study(header_of(PLAN), outcomes)
    names = [item_name(one.item, text(lang)) for some in found.kinds.values() for one in some]
    assert len(set(names)) == len(names) > 90
    assert all(name[0].isupper() or name[0].isdigit() for name in names)


MISTAKES = {
    "study nowhere": ("cli-file", {"file": "nowhere"}),
    "study --bots nobody": ("bot-unknown", {"bot": "nobody"}),
    "study r --bots random": ("study-both", {"option": "--bots"}),
    "study r --games 3": ("study-both", {"option": "--games"}),
    "study r": ("arena-no-results", {"file": "r"}),
}


@pytest.mark.parametrize("command", MISTAKES)
def test_usage_error_is_reported_in_one_sentence(home: Path, command: str) -> None:
    (home / "r").write_text('{"something": "else"}\n')
    result = marrakesh(*command.split())
    assert result.exit_code == 2
    (sentence,) = result.stderr.splitlines()
    key, params = MISTAKES[command]
    assert says(sentence, key, **params), sentence
