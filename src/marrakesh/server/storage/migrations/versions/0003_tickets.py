"""Seats are claimed with tickets. Those of earlier tables stay with whoever has their links."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    column = sa.Column("ticket", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("seats", column)
    op.create_table(
        "holders",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("token_hash", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", "token_hash"),
    )
    op.execute(
        "INSERT INTO holders (table_id, seat, token_hash)"
        " SELECT table_id, seat, token_hash FROM seats WHERE token_hash <> ''"
    )
    op.create_index("holders_token", "holders", ["token_hash"])
    op.drop_index("seats_token", "seats")
