"""The whole schema as it was first released."""

import sqlalchemy as sa
from alembic import op

revision = "1"
"""Revisions before the release were `0001` to `0010`."""
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("version", sa.String(40), nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("known_seed", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("pace", sa.String(8), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("info", sa.Text, nullable=False),
        sa.Column("asked", sa.Text, nullable=False),
        sa.Column("due", sa.Float),
        sa.Column("free", sa.Integer, nullable=False, server_default="0"),
    )
    waiting = sa.text("free > 0")
    op.create_index("tables_due", "tables", ["due"])
    op.create_index(
        "tables_free", "tables", ["created"], sqlite_where=waiting, postgresql_where=waiting
    )
    op.create_index("tables_listed", "tables", ["listed", "changed"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("token_hash", sa.String(64), nullable=False),
        sa.Column("ticket", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("bot", sa.String(20), nullable=False),
        sa.Column("person", sa.String(8), nullable=False, server_default=""),
        sa.Column("colour", sa.String(8), nullable=False, server_default=""),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_table(
        "holders",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("token_hash", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", "token_hash"),
    )
    op.create_index("holders_token", "holders", ["token_hash"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("client", sa.String(40), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seq"),
    )
    own = sa.text("client <> ''")
    op.create_index(
        "entries_client",
        "entries",
        ["table_id", "client"],
        unique=True,
        sqlite_where=own,
        postgresql_where=own,
    )
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(20), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "subscriptions",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("token_hash", sa.String(64), nullable=False),
        sa.Column("way", sa.String(8), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("keys", sa.Text, nullable=False),
        sa.Column("lang", sa.String(2), nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("subscriptions_table", "subscriptions", ["table_id"])
    op.create_table(
        "told",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("what", sa.String(8), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", "what"),
    )
    op.create_table(
        "said",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("phrase", sa.String(20), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "id"),
    )
    op.create_table(
        "people",
        sa.Column("tag", sa.String(8), primary_key=True),
        sa.Column("key_hash", sa.String(64), nullable=False, unique=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("people_mu", sa.Float),
        sa.Column("people_sigma", sa.Float),
        sa.Column("people_games", sa.Integer, nullable=False, server_default="0"),
        sa.Column("levels_mu", sa.Float),
        sa.Column("levels_sigma", sa.Float),
        sa.Column("levels_games", sa.Integer, nullable=False, server_default="0"),
    )
    op.create_table(
        "results",
        sa.Column("game", sa.String(24), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("mode", sa.Text, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("person", sa.String(8)),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("bot", sa.String(20), nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("gone", sa.Boolean, nullable=False),
        sa.Column("gain", sa.Float),
        sa.PrimaryKeyConstraint("game", "seat"),
    )
    op.create_index("results_person", "results", ["person", "at"])
