"""Freeing seats: a table's creator can unseat a player who has made no public move yet."""

from collections.abc import Collection

from marrakesh.server.errors import RequestError
from marrakesh.server.storage.log import EntryBody
from marrakesh.server.storage.tokens import hash_token
from marrakesh.server.tables.draft import Draft
from marrakesh.server.tables.player_names import is_taken
from marrakesh.server.tables.requests import check_open, check_room
from marrakesh.server.tables.table_state import TableState


def may_free(state: TableState, own: Collection[int]) -> list[int]:
    """Return the seats that the holder of the seats `own` may free."""
    if state.setup.one_link or state.over:
        return []
    maker, *others = state.setup.people
    if maker not in own:
        return []
    taken = [seat for seat in others if state.seats[seat].tokens and seat not in own]
    return [seat for seat in taken if not _has_moved(state, seat)]


def _has_moved(state: TableState, seat: int) -> bool:
    """Return whether a person in the seat has made a public decision."""
    public = state.moves[: state.public_moves]
    return any(played.seat == seat and played.person for played in public)


def free(draft: Draft, token: str, seat: int, ticket: str) -> None:
    """Take a seat away from its holder and record a new ticket for it."""
    state = draft.state
    own = state.seats_of(token)
    if state.setup.one_link:
        raise RequestError("only-net", 409)
    if state.setup.people[0] not in own:
        raise RequestError("only-maker", 403)
    check_open(state)
    if seat not in state.setup.people or seat in own:
        raise RequestError("no-invitation", 404)
    if not state.seats[seat].tokens:
        raise RequestError("seat-empty", 409)
    if seat not in may_free(state, own):
        raise RequestError("seat-moved", 409)
    check_room(draft)
    name = state.setup.seats[seat].name  # as in the invitation
    if is_taken(name, seat, state.names, state.setup.people):
        name = ""
    draft.write("free", seat, EntryBody(secret=hash_token(ticket), name=name))
