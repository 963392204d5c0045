"""Every table option is handled by all code that requests, stores, shows or copies it."""

from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from marrakesh.server.messages import (
    ClockSettings,
    Deadline,
    NewTable,
    TableInfo,
    TableOptions,
    options_of,
)
from marrakesh.server.messages.table_options import OFFERED
from marrakesh.server.settings import sqlite_url
from marrakesh.server.storage.table_store import SqlTableStore
from marrakesh.server.tables.config_choices import config_choices
from marrakesh.server.tables.new_tables import for_rematch, from_request
from marrakesh.server.tables.snapshots import SnapshotBuilder
from server.storage.stored_tables import summary, with_store

USUAL: Final = options_of(TableOptions())
OFFERS: Final = {option.name: option for option in OFFERED}
OWN: Final[dict[str, Any]] = {
    "clock": ClockSettings(minutes=5),
    "deadline": Deadline(hours=48, then="wait"),
    "webhook": "https://example.org/hook",
    "corrections": ("river jetty = 15",),
}
"""Values for options that are neither flags nor words."""
WORDS: Final = Path(__file__).parents[2] / "web/src/texts"


def unusual(name: str) -> Any:
    if name in OWN:
        return OWN[name]
    offer = OFFERS[name]
    return True if offer.flag else offer.choices[1]


def request_with(name: str) -> NewTable:
    """Return a request for an online table with a non-default option and everything it needs."""
    values: dict[str, Any] = {"kind": "net", name: unusual(name)}
    for need in OFFERS[name].needs if name in OFFERS else ():
        if need.option != "kind" and OFFERS[need.option].choices:
            values[need.option] = need.words[0]
    return NewTable(**values)


every_option = pytest.mark.parametrize("name", USUAL)


@every_option
def test_request_carries_the_option(name: str) -> None:
    request = request_with(name)
    assert getattr(request, name) != USUAL[name]
    assert msgspec.json.decode(msgspec.json.encode(request), type=NewTable) == request


@every_option
def test_log_and_rematch_keep_the_option(name: str, tmp_path: Path) -> None:
    state = from_request(request_with(name), person="ABC234").state
    assert getattr(state.setup, name) == unusual(name)
    again, _ = for_rematch(state)
    # a rematch is for the same people
    assert getattr(again, name) == (False if name == "open" else unusual(name))

    async def test(store: SqlTableStore) -> None:
        await store.create(state.setup, [], summary(state.setup.table))
        assert await store.setup(state.setup.table) == state.setup

    with_store(test, sqlite_url(tmp_path / "t.sqlite"))


@pytest.mark.parametrize("name", [name for name in USUAL if name in TableInfo.__struct_fields__])
def test_snapshot_shows_the_option(name: str) -> None:
    state = from_request(request_with(name), person="ABC234").state
    assert getattr(SnapshotBuilder(state).info(), name) == unusual(name)


def test_options_that_are_secret_or_shown_differently_are_not_in_table_info() -> None:
    hidden = USUAL.keys() - set(TableInfo.__struct_fields__)
    assert hidden == {"clock", "open", "webhook", "corrections"}


def test_start_page_offers_options_after_those_they_need() -> None:
    offered = [option.name for option in config_choices("en").options]
    assert offered == [name for name in USUAL if name != "corrections"]  # set on the proof sheet
    for number, name in enumerate(offered):
        needed = {need.option for need in OFFERS[name].needs} - {"kind"}
        assert needed <= set(offered[:number])


@pytest.mark.parametrize("lang", ["en", "de", "nl"])
def test_every_option_has_texts(lang: str) -> None:
    texts = "\n".join(file.read_text("utf-8") for file in sorted((WORDS / lang).glob("*.ftl")))
    keys = {line.partition(" =")[0] for line in texts.splitlines()}
    for option in OFFERS.values():
        wanted = {option.key, *(f"{option.key}-{word}" for word in option.choices)}
        assert wanted <= keys, option.name
