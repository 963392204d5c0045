"""A deadline for each move."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    column = sa.Column("deadline", sa.Text, nullable=False, server_default="null")
    op.add_column("tables", column)
