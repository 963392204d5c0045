"""Seats that a stranger has taken: the table's maker may free them before anything is played."""

from collections.abc import Collection

from marrakesh.server.errors import RequestError
from marrakesh.server.storage.log import Body, hashed
from marrakesh.server.tables.draft import Draft
from marrakesh.server.tables.player_names import is_taken
from marrakesh.server.tables.requests import check_open, check_room
from marrakesh.server.tables.table_state import Sitting


def may_free(sitting: Sitting, own: Collection[int]) -> list[int]:
    """The seats that the holder of the `own` seats may free."""
    if sitting.head.one_link or sitting.over:
        return []
    maker, *others = sitting.head.people
    if maker not in own:
        return []
    taken = [seat for seat in others if sitting.seats[seat].tokens and seat not in own]
    return [seat for seat in taken if not _has_moved(sitting, seat)]


def _has_moved(sitting: Sitting, seat: int) -> bool:
    """Whether a person in the seat has made a decision that is public."""
    public = sitting.moves[: sitting.public_moves]
    return any(played.seat == seat and played.person for played in public)


def free(draft: Draft, token: str, seat: int, ticket: str) -> None:
    """Take a seat from its holder and make a new ticket for it."""
    sitting = draft.sitting
    own = sitting.seats_of(token)
    if sitting.head.one_link:
        raise RequestError("only-net", 409)
    if sitting.head.people[0] not in own:
        raise RequestError("only-maker", 403)
    check_open(sitting)
    if seat not in sitting.head.people or seat in own:
        raise RequestError("no-invitation", 404)
    if not sitting.seats[seat].tokens:
        raise RequestError("seat-empty", 409)
    if seat not in may_free(sitting, own):
        raise RequestError("seat-moved", 409)
    check_room(draft)
    name = sitting.head.places[seat].name  # as the invitation said
    if is_taken(name, seat, sitting.names, sitting.head.people):
        name = ""
    draft.write("free", seat, Body(secret=hashed(ticket), name=name))
