"""Where a nomad may be placed."""

import pytest

from marrakesh.rules.words import COLOURS
from rules.modules.nomads.helpers import (
    COLOUR,
    EIGHT,
    SEVEN_AND_NOMAD,
    TRACKS,
    Facts,
    claimed,
    nomads_left,
    where,
    with_nomads,
)
from scenario import happened, options, play, see

rule = pytest.mark.rule

SIX_AND_NOMAD: dict[str, Facts] = {
    **{sector: {COLOUR[sector]: 6, "nomads": {sector: 1}} for sector in (*TRACKS, "medina")},
    "square": {"entertainers": range(1, 7), "nomad_entertainers": [8]},
    "sahara": {"caravans": [3, 3, 1], "nomad_caravans": 1},
}


@rule("NOM-03")
def test_a_nomad_may_go_to_any_space_or_vendor_space_except_in_the_souk(edition: str) -> None:
    game = claimed(edition)
    to = [f"nomad to {sector}" for sector in EIGHT]
    assert options(game) == to + [f"nomad as vendor {sector}" for sector in EIGHT]


@rule("NOM-03", "NOM-04")
@pytest.mark.parametrize("sector", EIGHT)
def test_a_nomad_cannot_go_to_a_full_sector_or_an_occupied_vendor_space(
    edition: str, sector: str
) -> None:
    """R198: nomads fill a sector like keshis."""
    full = options(claimed(edition, **SEVEN_AND_NOMAD[sector]))
    assert f"nomad to {sector}" not in full
    assert f"nomad as vendor {sector}" in full
    assert f"nomad to {sector}" in options(claimed(edition, **SIX_AND_NOMAD[sector]))
    for kind in ("vendors", "nomad_vendors"):
        beside = options(claimed(edition, **{kind: [sector]}))
        assert f"nomad as vendor {sector}" not in beside
        assert f"nomad to {sector}" in beside


@rule("NOM-04", "NOM-11", "NOM-12")
@pytest.mark.parametrize("sector", EIGHT)
def test_a_nomad_counts_as_a_keshi_of_its_sector(edition: str, sector: str) -> None:
    """R197"""
    game = claimed(edition, white=1, gray=1, entertainers=[4], beige=1, caravans=[1, 0, 0])
    before = see(game, 0).keshis[COLOUR[sector]]
    play(game, f"nomad to {sector}")
    if sector in ("square", "sahara"):
        play(game, options(game)[0])
    assert see(game, 0).keshis[COLOUR[sector]] == before + 1
    assert where(game) == {sector: 1}
    assert nomads_left(game) == 19


@rule("NOM-04", "NOM-11")
@pytest.mark.parametrize(
    ("sector", "track"),
    [("river", "fisherman"), ("orchard", "dates"), ("palace", "palace"), ("mosque", "mosque")],
)
def test_nomads_strengthen_track_sectors(edition: str, sector: str, track: str) -> None:
    """R197: marker 1 and two nomads make strength 3."""
    board: Facts = {COLOUR[sector]: 1, "nomads": {sector: 2}}
    game = with_nomads(edition).player(0, **board).assistants({0: [sector]})
    play(game, "sector action")
    assert getattr(see(game, 0), track) == 3


@rule("NOM-04", "NOM-11")
@pytest.mark.parametrize(("nomads", "possible"), [(2, True), (1, False)])
def test_nomads_count_as_scholars(edition: str, nomads: int, possible: bool) -> None:
    """R197: a yellow scroll requires 3."""
    table = with_nomads(edition).player(0, gray=1, nomads={"madrasa": nomads}, dates=1)
    table.scrolls_shown("yellow", 22, 23, 24)
    game = table.assistants({0: ["madrasa"]})
    play(game, "sector action")
    assert ("scroll 22" in options(game)) == possible


@rule("NOM-04", "NOM-12")
def test_a_nomad_counts_as_an_entertainer(edition: str) -> None:
    table = with_nomads(edition).player(0, entertainers=[1], nomad_entertainers=[8])
    game = table.assistants({0: ["square"]})
    play(game, "sector action")
    assert options(game) == ["space 1", "space 8"]
    play(game, "space 8")  # after the rotation, the dinar faces 1 spectator
    assert see(game, 0).dinars == 1


@rule("NOM-04", "NOM-12", "SQR-10")
def test_a_single_nomad_makes_the_main_square_action_possible(edition: str) -> None:
    table = with_nomads(edition).player(0, nomad_entertainers=[8])
    game = table.assistants({0: ["square"]})
    play(game, "sector action")
    assert see(game, 0).dinars == 1


@rule("NOM-11", "NOM-04")
@pytest.mark.parametrize("sector", EIGHT)
@pytest.mark.parametrize(("boards", "claims"), [(SIX_AND_NOMAD, 1), (SEVEN_AND_NOMAD, 0)])
def test_nomads_in_a_sector_leave_less_room_for_claims(
    edition: str, sector: str, boards: dict[str, Facts], claims: int
) -> None:
    """R198"""
    colour = COLOUR[sector]
    table = with_nomads(edition).player(0, **boards[sector])
    game = table.base(**{colour: 2}, yellow=1, orange=1).claim()
    offered = [option for option in options(game) if colour in option]
    assert offered == [f"claim {colour} 1"][:claims]


@rule("NOM-11")
@pytest.mark.parametrize("sector", TRACKS)
def test_a_track_filled_by_nomads_offers_no_new_keshi(edition: str, sector: str) -> None:
    """R198: only the sector action is possible; R5: a gained keshi is lost."""
    colour = COLOUR[sector]
    table = with_nomads(edition).player(0, **SEVEN_AND_NOMAD[sector], beige=1, dates=3)
    game = table.workshop(1, colour).assistants({0: [sector, "medina"]})
    events = play(game, "use medina", "sector action", f"gate {colour} from 1", "at souk")
    assert happened(events, "keshi-lost") == [{"colour": COLOURS.index(colour)}]
    assert see(game, 0).keshis[colour] == 8
    assert not options(game)[0].startswith("new keshi")
