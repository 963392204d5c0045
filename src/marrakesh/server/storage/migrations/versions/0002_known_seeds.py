"""Mark tables whose seed a player may have known."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    column = sa.Column("known_seed", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("tables", column)
