"""People whose names are kept, and the results of their games."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    rated = sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("tables", rated)
    op.add_column("seats", sa.Column("person", sa.String(8), nullable=False, server_default=""))
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
