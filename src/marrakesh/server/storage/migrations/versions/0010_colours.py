"""The colours of the seats."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("seats", sa.Column("colour", sa.String(8), nullable=False, server_default=""))
