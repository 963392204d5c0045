"""The database schema."""

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    false,
    text,
)

from marrakesh.server.messages import Mode, Rules, TableInfo, TableOptions
from marrakesh.server.storage.json_column import Json
from marrakesh.server.storage.log import EntryBody

METADATA = MetaData()

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("rules", Json(Rules), nullable=False),
    Column("version", String(40), nullable=False),  # of the rules when the game began
    Column("seed", Text, nullable=False),
    Column("known_seed", Boolean, nullable=False, server_default=false()),
    Column("options", Json(TableOptions), nullable=False),
    Column("created", Float, nullable=False),
    # two of the options, for queries across tables
    Column("pace", String(8), nullable=False),
    Column("listed", Boolean, nullable=False),
    # a summary of the log, for queries across tables
    Column("over", Boolean, nullable=False),
    Column("changed", Float, nullable=False),
    Column("info", Json(TableInfo), nullable=False),
    Column("asked", Json(list[int]), nullable=False),  # the people's seats that must decide
    Column("due", Float),  # when the server itself must act
    Column("free", Integer, nullable=False, server_default="0"),  # seats that anyone can take
    Index("tables_due", "due"),
    Index(
        "tables_free",
        "created",
        sqlite_where=text("free > 0"),
        postgresql_where=text("free > 0"),
    ),
    Index("tables_listed", "listed", "changed"),
)

SEATS = Table(
    "seats",
    METADATA,
    Column("table_id", String(24), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("token_hash", String(64), nullable=False),  # at setup; '' for bots
    Column("ticket", Boolean, nullable=False, server_default=false()),  # the hash is a ticket's
    Column("name", Text, nullable=False),  # at setup
    Column("bot", String(20), nullable=False),
    Column("person", String(8), nullable=False, server_default=""),  # the tag, at setup
    Column("colour", String(8), nullable=False, server_default=""),  # at setup
    PrimaryKeyConstraint("table_id", "seat"),
)

HOLDERS = Table(  # a summary of the log: which tokens hold which seats now
    "holders",
    METADATA,
    Column("table_id", String(24), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("token_hash", String(64), nullable=False),
    PrimaryKeyConstraint("table_id", "seat", "token_hash"),
    Index("holders_token", "token_hash"),
)

ENTRIES = Table(
    "entries",
    METADATA,
    Column("table_id", String(24), ForeignKey("tables.id"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("body", Json(EntryBody), nullable=False),
    Column("client", String(40), nullable=False),  # idempotency key of the request, or ''
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("table_id", "seq"),  # the optimistic lock between processes
    Index(
        "entries_client",
        "table_id",
        "client",
        unique=True,
        sqlite_where=text("client <> ''"),
        postgresql_where=text("client <> ''"),
    ),
)

SECRETS = Table(  # the server's own, created on its first start and shared by its processes
    "secrets",
    METADATA,
    Column("name", String(20), primary_key=True),
    Column("value", Text, nullable=False),
)

SUBSCRIPTIONS = Table(  # who wants notices, and where
    "subscriptions",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("table_id", String(24), ForeignKey("tables.id"), nullable=False),
    Column("token_hash", String(64), nullable=False),
    Column("way", String(8), nullable=False),  # push or mail
    Column("address", Text, nullable=False),
    Column("keys", Text, nullable=False),  # a browser's p256dh and auth, for encryption
    Column("lang", String(2), nullable=False),
    Column("confirmed", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Index("subscriptions_table", "table_id"),
)

TOLD = Table(  # the last notice to a seat, so that only one process sends it
    "told",
    METADATA,
    Column("table_id", String(24), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("what", String(8), nullable=False),  # turn or due
    Column("seq", Integer, nullable=False),
    PrimaryKeyConstraint("table_id", "seat", "what"),
)

SAID = Table(  # separate from the log: chat changes nothing at a table
    "said",
    METADATA,
    Column("table_id", String(24), ForeignKey("tables.id"), nullable=False),
    Column("id", String(40), nullable=False),  # the request's idempotency key
    Column("seat", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("phrase", String(20), nullable=False),  # '' if there is a text
    Column("text", Text, nullable=False),
    Column("moves", Integer, nullable=False),  # public decisions when it was sent
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("table_id", "id"),
)

PEOPLE = Table(
    "people",
    METADATA,
    Column("tag", String(8), primary_key=True),
    Column("key_hash", String(64), nullable=False, unique=True),
    Column("name", Text, nullable=False),
    Column("created", Float, nullable=False),
    # ratings (openskill): in games between people, and against our levels
    Column("people_mu", Float),
    Column("people_sigma", Float),
    Column("people_games", Integer, nullable=False, server_default="0"),
    Column("levels_mu", Float),
    Column("levels_sigma", Float),
    Column("levels_games", Integer, nullable=False, server_default="0"),
)

RESULTS = Table(  # of finished games; kept even if the table is deleted
    "results",
    METADATA,
    Column("game", String(24), nullable=False),  # the table, which may no longer exist
    Column("seat", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("mode", Json(Mode), nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("person", String(8)),  # the tag, or null
    Column("name", Text, nullable=False),
    Column("bot", String(20), nullable=False),
    Column("points", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("gone", Boolean, nullable=False),  # whether a bot stood in at the end
    Column("gain", Float),  # the change in rating
    PrimaryKeyConstraint("game", "seat"),
    Index("results_person", "person", "at"),
)


def owner_of(table: Table) -> Column[str] | None:
    """Return the column with the id of the game table a row belongs to; None if there is none."""
    if table.name == TABLES.name:
        return table.c.id
    return table.c.get("table_id")
