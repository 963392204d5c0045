"""Component values with which a table plays instead of ours."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    column = sa.Column("corrections", sa.Text, nullable=False, server_default="[]")
    op.add_column("tables", column)
