"""What must hold in every position with nomads, camels, imam and sultan."""

from marrakesh.rules import phases
from marrakesh.rules.keshis import Deploy
from marrakesh.rules.modules.nomad_moves import Destination, PlaceNomad
from marrakesh.rules.modules.nomads import LeaveSquare
from marrakesh.rules.sectors.medina import Commit
from marrakesh.rules.sectors.sahara import PlaceCaravan
from marrakesh.rules.sectors.square import PlaceEntertainer
from marrakesh.rules.state import Nomads, Player, Table
from marrakesh.rules.words import (
    BEIGE,
    BROWN,
    EIGHT_SECTORS,
    MEDINA,
    NOMAD,
    PINK,
    YELLOW,
    colours_in,
)
from rules.properties.snapshots import pending


def check_nomads(table: Table) -> None:
    """Every nomad is accounted for, and those on a board are where its bits say."""
    found = table.nomad_supply + table.nomad_offered
    for player in table.players:
        nomads = player.nomads
        assert nomads is not None
        check_nomads_of(table, player, nomads)
        found += nomads.on_board() + nomads.pending
        found += 0 if player.camel is None else player.camel.column.count(NOMAD)
    for frame in table.agenda:  # on their way
        if isinstance(frame, Deploy):
            found += frame.colours.count(NOMAD)
        found += isinstance(frame, PlaceNomad | Destination) - isinstance(frame, LeaveSquare)
    assert found == table.values.nomad_count == 20
    assert min(table.nomad_supply, table.nomad_offered) >= 0


def check_nomads_of(table: Table, player: Player, nomads: Nomads) -> None:
    arriving = [
        sum(isinstance(f, kind) and f.seat == player.seat and f.nomad for f in table.agenda)
        for kind in (PlaceEntertainer, PlaceCaravan)
    ]
    for sector, number in enumerate(nomads.on):
        coming = {PINK: arriving[0], BROWN: arriving[1]}.get(sector, 0)
        assert 0 <= number <= player.keshis[sector] + coming
    assert nomads.on[PINK] == nomads.square.bit_count() + arriving[0]
    assert nomads.square & ~player.square == 0
    assert nomads.vendors & ~(player.vendors & EIGHT_SECTORS) == 0
    committed = nomads.posts.bit_count()
    assert committed <= nomads.on[MEDINA]
    assert all(player.gates[space] >= 0 for space in colours_in(nomads.posts))
    guards = player.keshis[BEIGE] - nomads.on[MEDINA]
    deciding = pending(table, Commit, player)
    assert player.built_gates() <= guards + committed + deciding
    for path, caravans in enumerate(player.caravans):
        assert nomads.caravans >> 4 * path & 15 < 1 << caravans
    assert nomads.caravans.bit_count() == nomads.on[BROWN] - arriving[1]


def check_camels(table: Table) -> None:
    values = table.values
    podium = []
    for player in table.players:
        camel = player.camel
        assert camel is not None
        assert 0 <= camel.step <= values.finish
        assert (camel.podium > 0) == (camel.step == values.finish)
        podium += [camel.podium] if camel.podium else []
        assert camel.dung >= 0
        assert len(camel.column) <= values.column == 8
        assert all(colour < YELLOW or (table.nomads and colour == NOMAD) for colour in camel.column)
    assert sorted(podium) == list(range(1, len(podium) + 1))
    first = max(player.camel.step for player in table.players if player.camel is not None)
    over = [goal for goal, line in enumerate(values.goals) if first >= line]
    assert table.first_over == sum(1 << goal for goal in over)
    left = values.seasons - table.season + (table.phase <= phases.AWARDS)
    assert len(table.awards) == len({side // 2 for side in table.awards}) == left


def check_pawns(table: Table) -> None:
    """Sultan and imam wait, or are with the highest player below the final space (XP2-06)."""
    for stair in range(2):
        holder, step = table.pawn_holders[stair], table.pawn_steps[stair]
        assert -1 <= holder < table.n
        steps = [player.stairs[stair] for player in table.players]
        if holder >= 0:
            assert step == 0
            assert steps[holder] == max(s for s in steps if s < table.values.steps)
        else:
            assert 0 <= step <= table.values.steps
